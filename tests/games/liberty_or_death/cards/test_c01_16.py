"""Events 1 to 16."""

from tests.games.liberty_or_death.cards.table import (
    at,
    blockaded,
    box,
    level,
    markers,
    play,
    resources,
    sits_out,
    table,
)


def test_card_1_unshaded_two_continentals_fall_where_a_british_piece_is() -> None:
    game = table({"georgia": {"tory": 1, "continental": 3}, "virginia": {"continental": 2}})
    asked = play(game, 1, "unshaded", by="british")
    assert asked == []
    assert at(game, "georgia") == {"tory": 1, "continental": 1}
    assert (box(game, "casualties", "continental"), game.state.crc) == (2, 2)
    assert level(game, "georgia") == "passive_support"
    assert markers(game, "georgia") == (2, 0)


def test_card_2_unshaded_the_british_choose_the_city() -> None:
    game = table()
    play(game, 2, "unshaded", by="french", answers=["british norfolk", "british 0", "british 2"])
    assert at(game, "norfolk") == {"tory": 2}
    assert markers(game, "norfolk") == (2, 0)
    assert resources(game) == {"british": 14}


def test_card_2_unshaded_propaganda_and_resources_come_although_the_british_decline() -> None:
    game = table()
    play(game, 2, "unshaded", by="british", answers=["boston", "0", "0"])
    assert at(game, "boston") == {}
    assert markers(game, "boston") == (2, 0)
    assert resources(game) == {"british": 14}


def test_card_2_shaded_two_cities_turn_against_the_crown() -> None:
    game = table(levels={"boston": "active_opposition"})
    play(game, 2, "shaded", by="patriots", answers=["boston", "savannah"])
    assert level(game, "boston") == "active_opposition"
    assert level(game, "savannah") == "passive_opposition"
    assert markers(game, "boston") == markers(game, "savannah") == (2, 0)


def test_card_3_unshaded_clears_northwest_and_southwest_of_patriots() -> None:
    game = table(
        {"northwest": {"militia_active": 2, "patriot_fort": 1, "war_party_active": 1}, "southwest": {"continental": 1}}
    )
    play(game, 3, "unshaded", by="indians")
    assert at(game, "northwest") == {"war_party_active": 1}
    assert at(game, "southwest") == {}
    assert game.state.crc == 0


def test_card_3_shaded_two_militia_and_partisans_in_each() -> None:
    game = table({"northwest": {"war_party_active": 2}, "southwest": {"tory": 1}})
    play(
        game,
        3,
        "shaded",
        by="french",
        answers=["patriots 2", "patriots 2", "patriots yes", "patriots one", "patriots yes"],
    )
    assert at(game, "northwest") == {"war_party_active": 1, "militia_underground": 1, "militia_active": 1}
    assert at(game, "southwest") == {"militia_underground": 1, "militia_active": 1}
    assert game.state.cbc == 1


def test_card_4_unshaded_three_militia_leave() -> None:
    game = table({"boston": {"militia_active": 2}, "georgia": {"militia_underground": 2}})
    play(
        game,
        4,
        "unshaded",
        by="british",
        answers=["boston:militia_active", "georgia:militia_underground", "georgia:militia_underground"],
    )
    assert at(game, "boston") == {"militia_active": 1}
    assert at(game, "georgia") == {}
    assert resources(game) == {"patriots": 8}


def test_card_4_shaded_any_base_and_any_mix_in_massachusetts() -> None:
    game = table()
    play(game, 4, "shaded", by="indians", answers=["village", "militia", "war_party", "war_party"])
    assert at(game, "massachusetts") == {"village": 1, "militia_underground": 1, "war_party_underground": 2}


def test_card_5_unshaded_the_patriots_sit_out() -> None:
    game = table()
    play(game, 5, "unshaded", by="british")
    assert sits_out(game) == ["patriots"]


def test_card_6_unshaded_a_fort_falls_and_two_militia_leave() -> None:
    game = table(
        {"virginia": {"patriot_fort": 1, "militia_active": 2, "militia_underground": 1}, "boston": {"patriot_fort": 1}}
    )
    play(game, 6, "unshaded", by="british", answers=["virginia:militia_active", "virginia:militia_active"])
    assert at(game, "virginia") == {"militia_underground": 1}
    assert (game.state.crc, box(game, "available", "patriot_fort")) == (1, 5)


def test_card_6_shaded_a_british_fort_and_two_cubes_fall() -> None:
    game = table({"boston": {"british_fort": 1, "british_regular": 1, "tory": 2}})
    play(game, 6, "shaded", by="patriots", answers=["boston:tory", "boston:british_regular"])
    assert at(game, "boston") == {"tory": 1}
    assert game.state.cbc == 3
    assert box(game, "casualties", "british_regular") == 1


def test_card_7_unshaded_regulars_go_to_one_city_before_the_treaty() -> None:
    game = table()
    asked = play(game, 7, "unshaded", by="british", answers=["savannah", "2"])
    assert "west_indies" not in asked[0].options
    assert at(game, "savannah") == {"british_regular": 2}
    assert resources(game) == {"british": 13}


def test_card_7_unshaded_or_to_the_west_indies_after_it() -> None:
    game = table(treaty=True, blockades=["boston"])
    play(game, 7, "unshaded", by="british", answers=["west_indies", "1"])
    assert at(game, "west_indies") == {"british_regular": 1}
    assert (blockaded(game), game.state.squadrons) == ({}, 1)


def test_card_7_shaded_five_resources_and_a_blockade() -> None:
    game = table(treaty=True, squadrons=1)
    play(game, 7, "shaded", by="patriots", answers=["french boston"])
    assert resources(game) == {"patriots": 15}
    assert blockaded(game) == {"boston": 1}


def test_card_8_unshaded_three_militia_turn_active() -> None:
    game = table({"boston": {"militia_underground": 2}, "georgia": {"militia_underground": 2}})
    play(game, 8, "unshaded", by="british", answers=["boston:militia_underground", "boston:militia_underground"])
    assert at(game, "boston") == {"militia_active": 2}
    assert at(game, "georgia") == {"militia_underground": 1, "militia_active": 1}


def test_card_8_unshaded_active_militia_may_be_counted() -> None:
    game = table({"boston": {"militia_underground": 2, "militia_active": 2}})
    play(game, 8, "unshaded", by="british", answers=["done"])
    assert at(game, "boston") == {"militia_underground": 1, "militia_active": 3}


def test_card_8_shaded_three_british_cubes_fall() -> None:
    game = table(
        {"boston": {"tory": 2}, "georgia": {"british_regular": 2}, "west_indies": {"british_regular": 1}}, treaty=True
    )
    play(game, 8, "shaded", by="french", answers=["boston:tory", "georgia:british_regular", "boston:tory"])
    assert at(game, "georgia") == {"british_regular": 1}
    assert game.state.cbc == 3


def test_card_10_unshaded_two_cities_toward_active_support() -> None:
    game = table(levels={"boston": "active_support", "norfolk": "passive_support"})
    asked = play(game, 10, "unshaded", by="british", answers=["norfolk", "savannah"])
    assert "boston" not in asked[0].options
    assert level(game, "norfolk") == "active_support"
    assert level(game, "savannah") == "passive_support"


def test_card_10_shaded_three_and_two_resources() -> None:
    game = table()
    play(game, 10, "shaded", by="patriots")
    assert resources(game) == {"french": 13, "patriots": 12}


def test_card_11_unshaded_the_patriots_choose_two_forts() -> None:
    game = table({"boston": {"patriot_fort": 1}, "georgia": {"patriot_fort": 1}, "virginia": {"patriot_fort": 1}})
    play(game, 11, "unshaded", by="british", answers=["patriots boston:patriot_fort", "patriots virginia:patriot_fort"])
    assert at(game, "georgia") == {"patriot_fort": 1}
    assert at(game, "boston") == at(game, "virginia") == {}
    assert game.state.crc == 0


def test_card_11_shaded_a_piece_for_a_fort() -> None:
    game = table({"boston": {"militia_active": 1, "continental": 1}, "georgia": {"militia_active": 1, "tory": 1}})
    asked = play(game, 11, "shaded", by="french", answers=["patriots boston", "patriots boston:militia_active"])
    assert asked[0].options == ("boston", "done")
    assert at(game, "boston") == {"continental": 1, "patriot_fort": 1}


def test_card_12_unshaded_patriots_desert() -> None:
    game = table({"boston": {"militia_active": 5}, "georgia": {"continental": 9}})
    play(game, 12, "unshaded", by="british")
    assert at(game, "boston") == {"militia_active": 4}
    assert at(game, "georgia") == {"continental": 8}
    assert game.state.crc == 0


def test_card_12_shaded_five_resources() -> None:
    game = table()
    play(game, 12, "shaded", by="patriots")
    assert resources(game) == {"patriots": 15}


def test_card_13_unshaded_the_indians_choose_the_first_deserter() -> None:
    game = table({"boston": {"militia_active": 5}, "georgia": {"militia_active": 5}})
    play(
        game, 13, "unshaded", by="british", answers=["indians georgia:militia_active", "patriots boston:militia_active"]
    )
    assert at(game, "georgia") == at(game, "boston") == {"militia_active": 4}


def test_card_13_shaded_active_militia_where_militia_are() -> None:
    game = table(
        {"boston": {"militia_underground": 1}, "georgia": {"militia_active": 1}, "virginia": {"continental": 1}}
    )
    asked = play(game, 13, "shaded", by="french", answers=["patriots boston", "patriots georgia"])
    assert asked[0].options == ("boston", "georgia", "done")
    assert at(game, "boston") == {"militia_underground": 1, "militia_active": 1}
    assert at(game, "georgia") == {"militia_active": 2}


def test_card_15_unshaded_virginia_turns_loyal() -> None:
    game = table(levels={"virginia": "passive_opposition"})
    play(game, 15, "unshaded", by="indians")
    assert level(game, "virginia") == "passive_support"
    assert at(game, "virginia") == {"tory": 2}


def test_card_16_unshaded_two_tories_anywhere() -> None:
    game = table()
    asked = play(game, 16, "unshaded", by="british", answers=["boston", "florida"])
    assert "west_indies" not in asked[0].options
    assert at(game, "boston") == at(game, "florida") == {"tory": 1}


def test_card_16_shaded_a_city_goes_to_passive_opposition_from_either_side() -> None:
    game = table(levels={"boston": "active_support"})
    play(game, 16, "shaded", by="patriots", answers=["boston"])
    assert level(game, "boston") == "passive_opposition"
    game = table(levels={"boston": "active_opposition"})
    play(game, 16, "shaded", by="patriots", answers=["boston"])
    assert level(game, "boston") == "passive_opposition"


def test_card_1_shaded_the_patriots_march_and_battle_and_the_space_calms_down() -> None:
    game = table(
        {"georgia": {"tory": 1}, "south_carolina": {"continental": 3}}, levels={"georgia": "active_opposition"}
    )
    play(
        game,
        1,
        "shaded",
        by="french",
        answers=["patriots georgia", "patriots south_carolina", "patriots continental:3"],
        dice=[1],
    )
    assert at(game, "georgia") == {"continental": 3}
    assert game.state.cbc == 1
    assert markers(game, "georgia") == (2, 0)
    assert level(game, "georgia") == "passive_opposition"
    assert resources(game) == {}


def test_card_5_shaded_the_patriots_may_stay_and_may_battle() -> None:
    game = table({"georgia": {"tory": 1, "continental": 3}})
    play(game, 5, "shaded", by="patriots", answers=["georgia", "yes"], dice=[1])
    assert at(game, "georgia") == {"continental": 3}
    game = table({"georgia": {"tory": 1, "continental": 3}})
    play(game, 5, "shaded", by="patriots", answers=["georgia", "no"])
    assert at(game, "georgia") == {"tory": 1, "continental": 3}
    game = table({"georgia": {"tory": 1, "continental": 3}})
    play(game, 5, "shaded", by="patriots", answers=["done"])
    assert at(game, "georgia") == {"tory": 1, "continental": 3}


def test_card_9_unshaded_british_skirmishes_in_three_spaces() -> None:
    game = table(
        {name: {"british_regular": 1, "continental": 1} for name in ("boston", "georgia", "virginia", "quebec")}
    )
    answers = ["british yes", "british boston", "british georgia", "british quebec"]
    play(game, 9, "unshaded", by="indians", answers=answers)
    assert at(game, "boston") == at(game, "georgia") == at(game, "quebec") == {"british_regular": 1}
    assert at(game, "virginia") == {"british_regular": 1, "continental": 1}
    assert game.state.crc == 3


def test_card_9_shaded_patriot_skirmishes() -> None:
    game = table({"boston": {"tory": 2, "continental": 2}, "georgia": {"tory": 1, "continental": 1}})
    play(
        game, 9, "shaded", by="french", answers=["patriots yes", "patriots boston", "patriots two", "patriots georgia"]
    )
    assert at(game, "boston") == {"continental": 1}
    assert at(game, "georgia") == {"continental": 1}
    assert (game.state.cbc, game.state.crc) == (3, 1)


def test_card_14_unshaded_indians_move_and_the_executor_says_who_fights() -> None:
    game = table({"southwest": {"war_party_underground": 2}, "north_carolina": {"militia_active": 1}})
    play(game, 14, "unshaded", by="british", answers=["indians north_carolina", "indians war_party_underground:2"])
    assert at(game, "north_carolina") == {"war_party_active": 1, "war_party_underground": 1}


def test_card_14_unshaded_a_british_battle_instead() -> None:
    game = table(
        {"southwest": {"war_party_underground": 1}, "north_carolina": {"british_regular": 3, "continental": 1}}
    )
    play(
        game, 14, "unshaded", by="british", answers=["indians north_carolina", "british battle", "british 0"], dice=[1]
    )
    assert at(game, "north_carolina") == {"british_regular": 3, "war_party_underground": 1}
    assert game.state.crc == 1


def test_card_14_shaded_the_patriots_march_and_battle() -> None:
    game = table({"south_carolina": {"continental": 3}, "north_carolina": {"tory": 1}})
    play(
        game,
        14,
        "shaded",
        by="french",
        answers=["patriots north_carolina", "patriots south_carolina", "patriots continental:3"],
        dice=[1],
    )
    assert at(game, "north_carolina") == {"continental": 3}


def test_card_15_shaded_march_battle_and_partisans_in_one_colony() -> None:
    game = table({"georgia": {"british_regular": 2, "tory": 1, "continental": 3, "militia_underground": 1}})
    play(game, 15, "shaded", by="french", answers=["patriots georgia", "patriots 0", "patriots tory"], dice=[1, 1])
    assert at(game, "georgia") == {"british_regular": 1, "continental": 2, "militia_active": 1}
    assert (game.state.cbc, game.state.crc) == (2, 1)
