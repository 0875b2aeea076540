"""Events 33 to 48."""

from tests.games.liberty_or_death.cards.table import (
    at,
    blockaded,
    box,
    level,
    markers,
    play,
    resources,
    sits_out,
    stays_eligible,
    table,
)


def test_card_33_unshaded_three_resources_and_two_militia_of_patriot_choice() -> None:
    game = table({"boston": {"militia_active": 2}, "georgia": {"militia_underground": 1}})
    play(
        game, 33, "unshaded", by="british", answers=["patriots boston:militia_active", "patriots boston:militia_active"]
    )
    assert resources(game) == {"patriots": 7}
    assert at(game, "boston") == {}
    assert at(game, "georgia") == {"militia_underground": 1}


def test_card_34_unshaded_six_resources_and_a_blockade_lifted() -> None:
    game = table(treaty=True, blockades=["boston", "norfolk"])
    play(game, 34, "unshaded", by="indians", answers=["british norfolk"])
    assert resources(game) == {"british": 16}
    assert blockaded(game) == {"boston": 1}


def test_card_34_shaded_a_blockade_and_the_british_sit_out() -> None:
    game = table(treaty=True, squadrons=1)
    play(game, 34, "shaded", by="patriots", answers=["french savannah"])
    assert blockaded(game) == {"savannah": 1}
    assert sits_out(game) == ["british"]


def test_card_35_unshaded_two_patriot_pieces_and_all_militia_shown() -> None:
    game = table(
        {"new_york": {"militia_underground": 3, "patriot_fort": 1}, "new_york_city": {"militia_underground": 1}}
    )
    play(game, 35, "unshaded", by="british", answers=["new_york", "new_york:patriot_fort"])
    assert at(game, "new_york") == {"militia_active": 2}
    assert at(game, "new_york_city") == {"militia_underground": 1}
    assert game.state.crc == 0


def test_card_35_shaded_all_tories_of_new_york_or_a_neighbour() -> None:
    game = table({"new_york": {"tory": 2}, "new_york_city": {"tory": 3}, "georgia": {"tory": 1}})
    asked = play(game, 35, "shaded", by="french", answers=["new_york_city"])
    assert asked[0].options == ("new_york", "new_york_city")
    assert at(game, "new_york_city") == {}
    assert at(game, "new_york") == {"tory": 2}
    assert game.state.cbc == 0


def test_card_36_unshaded_the_french_choose_three_regulars() -> None:
    game = table(
        {"boston": {"french_regular": 2}, "west_indies": {"french_regular": 2}}, treaty=True, blockades=["boston"]
    )
    play(
        game,
        36,
        "unshaded",
        by="british",
        answers=[
            "french boston:french_regular",
            "french west_indies:french_regular",
            "french west_indies:french_regular",
        ],
    )
    assert at(game, "boston") == {"french_regular": 1}
    assert blockaded(game) == {}
    assert game.state.crc == 0


def test_card_36_shaded_four_british_regulars_leave_the_west_indies() -> None:
    game = table({"west_indies": {"british_regular": 5}, "boston": {"british_regular": 1}}, treaty=True)
    play(game, 36, "shaded", by="french")
    assert at(game, "west_indies") == {"british_regular": 1}
    assert at(game, "boston") == {"british_regular": 1}
    assert game.state.cbc == 0


def test_card_37_unshaded_patriots_two_french_three() -> None:
    game = table(treaty=True, blockades=["boston"])
    play(game, 37, "unshaded", by="british")
    assert resources(game) == {"patriots": 8, "french": 7}
    assert blockaded(game) == {}


def test_card_37_shaded_four_british_regulars_leave_the_map() -> None:
    game = table({"boston": {"british_regular": 3}, "georgia": {"british_regular": 2}}, treaty=True, squadrons=2)
    answers = ["boston:british_regular"] * 3
    play(game, 37, "shaded", by="french", answers=[*answers, "boston"])
    assert at(game, "boston") == {}
    assert at(game, "georgia") == {"british_regular": 1}
    assert (game.state.cbc, blockaded(game)) == (0, {"boston": 1})


def test_card_38_unshaded_four_cubes_of_any_kind_from_either_box() -> None:
    game = table(unavailable={"british_regular": 1})
    play(
        game,
        38,
        "unshaded",
        by="patriots",
        answers=[
            "british new_york",
            "british unavailable:british_regular",
            "british available:tory",
            "british available:tory",
            "british done",
        ],
    )
    assert at(game, "new_york") == {"british_regular": 1, "tory": 2}
    assert box(game, "unavailable", "british_regular") == 0
    assert stays_eligible(game) == ["british"]


def test_card_38_unshaded_nothing_is_recalled_into_the_unavailable_box() -> None:
    game = table({"georgia": {"tory": 2}}, unavailable={"british_regular": 1})
    asked = play(game, 38, "unshaded", by="british", answers=["quebec", "available:tory", "done"])
    assert "unavailable:british_regular" in asked[1].options
    assert "unavailable:tory" not in asked[1].options
    assert at(game, "quebec") == {"tory": 1}


def test_card_38_shaded_three_militia_or_three_war_parties() -> None:
    game = table()
    play(game, 38, "shaded", by="indians", answers=["war_party"])
    assert at(game, "new_york") == {"war_party_underground": 3}


def test_card_39_three_cities_toward_neutral() -> None:
    game = table(levels={"boston": "active_support", "norfolk": "passive_opposition", "savannah": "active_opposition"})
    asked = play(game, 39, by="french", answers=["boston", "norfolk"])
    assert asked[0].options == ("boston", "norfolk", "savannah")
    assert level(game, "boston") == "passive_support"
    assert level(game, "norfolk") == "neutral"
    assert level(game, "savannah") == "passive_opposition"


def test_card_40_unshaded_fni_to_nothing() -> None:
    game = table(treaty=True, blockades=["boston", "boston", "norfolk"])
    play(game, 40, "unshaded", by="british", answers=["british boston", "british boston"])
    assert (blockaded(game), game.state.squadrons) == ({}, 3)
    assert resources(game) == {"british": 12}


def test_card_40_shaded_fni_as_far_as_squadrons_allow() -> None:
    game = table(treaty=True, squadrons=2)
    play(game, 40, "shaded", by="patriots", answers=["french boston", "french norfolk"])
    assert blockaded(game) == {"boston": 1, "norfolk": 1}


def test_card_41_unshaded_two_levels_but_not_beyond_passive_support() -> None:
    game = table(levels={"virginia": "active_opposition"})
    play(game, 41, "unshaded", by="british", answers=["virginia", "georgia"])
    assert level(game, "virginia") == "neutral"
    assert level(game, "georgia") == "passive_support"


def test_card_41_shaded_two_levels_toward_passive_opposition() -> None:
    game = table(levels={"virginia": "active_support"})
    play(game, 41, "shaded", by="patriots", answers=["virginia", "georgia"])
    assert level(game, "virginia") == "neutral"
    assert level(game, "georgia") == "passive_opposition"


def test_card_42_unshaded_three_resources_and_a_tory() -> None:
    game = table()
    play(game, 42, "unshaded", by="indians")
    assert resources(game) == {"patriots": 7}
    assert at(game, "connecticut_rhode_island") == {"tory": 1}


def test_card_42_shaded_three_militia_and_a_continental() -> None:
    game = table()
    play(game, 42, "shaded", by="french")
    assert at(game, "connecticut_rhode_island") == {"militia_underground": 3, "continental": 1}


def test_card_43_unshaded_tories_join_regulars_even_at_active_opposition() -> None:
    game = table(
        {"north_carolina": {"british_regular": 1}, "georgia": {"tory": 1}},
        levels={"north_carolina": "active_opposition"},
        unavailable={"tory": 2},
    )
    asked = play(game, 43, "unshaded", by="french", answers=["british north_carolina", "british 2", "british 2"])
    assert asked[0].options == ("north_carolina", "done")
    assert at(game, "north_carolina") == {"british_regular": 1, "tory": 2}
    assert box(game, "unavailable", "tory") == 0


def test_card_43_shaded_a_third_of_the_tories() -> None:
    game = table({"boston": {"tory": 4}, "georgia": {"tory": 4}})
    play(game, 43, "shaded", by="patriots", answers=["british boston:tory", "british georgia:tory"])
    assert at(game, "boston") == at(game, "georgia") == {"tory": 3}


def test_card_44_any_faction_sits_out() -> None:
    game = table()
    play(game, 44, by="british", answers=["british french"])
    assert sits_out(game) == ["french"]


def test_card_45_unshaded_and_shaded() -> None:
    game = table()
    play(game, 45, "unshaded", by="british")
    assert resources(game) == {"british": 16}
    game = table()
    play(game, 45, "shaded", by="french")
    assert resources(game) == {"british": 6}


def test_card_46_unshaded_one_tory_in_each_of_three_spaces() -> None:
    game = table(unavailable={"tory": 1})
    play(game, 46, "unshaded", by="british", answers=["boston", "georgia", "quebec", "1"])
    assert at(game, "boston") == at(game, "georgia") == at(game, "quebec") == {"tory": 1}
    assert box(game, "unavailable", "tory") == 0


def test_card_46_shaded_two_cities_toward_passive_opposition() -> None:
    game = table(levels={"boston": "active_opposition"})
    play(game, 46, "shaded", by="patriots", answers=["boston", "norfolk"])
    assert level(game, "boston") == level(game, "norfolk") == "passive_opposition"


def test_card_47_unshaded_three_tories_where_the_british_control() -> None:
    game = table({"georgia": {"tory": 1}, "virginia": {"militia_active": 1}})
    play(game, 47, "unshaded", by="british")
    assert at(game, "georgia") == {"tory": 4}


def test_card_47_shaded_every_tory_of_a_colony_becomes_militia() -> None:
    game = table({"georgia": {"tory": 2, "british_regular": 1}, "boston": {"tory": 1}})
    play(game, 47, "shaded", by="patriots")
    assert at(game, "georgia") == {"militia_underground": 2, "british_regular": 1}
    assert markers(game, "georgia") == (2, 0)
    assert at(game, "boston") == {"tory": 1}


def test_card_48_shaded_the_named_faction_slips_away_from_regulars() -> None:
    game = table(
        {
            "georgia": {"british_regular": 1, "militia_underground": 2, "war_party_active": 1},
            "virginia": {"tory": 1, "militia_active": 1},
        }
    )
    asked = play(
        game,
        48,
        "shaded",
        by="french",
        answers=[
            "french patriots",
            "patriots georgia",
            "patriots savannah",
            "patriots militia_underground:1",
            "patriots georgia",
            "patriots florida",
        ],
    )
    assert asked[0].options == ("patriots", "indians")
    assert at(game, "savannah") == at(game, "florida") == {"militia_underground": 1}
    assert at(game, "georgia") == {"british_regular": 1, "war_party_active": 1}
    assert at(game, "virginia") == {"tory": 1, "militia_active": 1}


def test_card_33_shaded_the_patriots_rally_in_two_neighbours_of_massachusetts() -> None:
    game = table(levels={"new_york": "active_support"})
    asked = play(game, 33, "shaded", by="french", answers=["patriots boston", "patriots new_hampshire"])
    assert asked[0].options == ("boston", "new_hampshire", "connecticut_rhode_island")
    assert at(game, "boston") == at(game, "new_hampshire") == {"militia_underground": 1}
    assert resources(game) == {"patriots": 13}


def test_card_48_unshaded_the_british_march_and_may_battle() -> None:
    game = table({"georgia": {"british_regular": 3}, "south_carolina": {"continental": 1}})
    play(
        game,
        48,
        "unshaded",
        by="indians",
        answers=["british south_carolina", "british georgia", "british british_regular:3", "british yes"],
        dice=[1],
    )
    assert at(game, "south_carolina") == {"british_regular": 3}
