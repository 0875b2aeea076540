"""Events 17 to 32."""

from tests.games.liberty_or_death.cards.table import at, box, level, markers, play, resources, sits_out, table


def test_card_17_unshaded_a_patriot_fort_in_a_reserve() -> None:
    game = table({"quebec": {"patriot_fort": 1}, "boston": {"patriot_fort": 1}})
    play(game, 17, "unshaded", by="indians")
    assert at(game, "quebec") == {}
    assert at(game, "boston") == {"patriot_fort": 1}
    assert game.state.crc == 0


def test_card_17_shaded_a_village_anywhere() -> None:
    game = table({"quebec": {"village": 1}, "georgia": {"village": 1}})
    play(game, 17, "shaded", by="patriots", answers=["georgia:village"])
    assert at(game, "georgia") == {}
    assert at(game, "quebec") == {"village": 1}


def test_card_18_any_faction_sits_out() -> None:
    game = table()
    asked = play(game, 18, by="french", answers=["french british"])
    assert asked[0].options == ("british", "patriots", "indians", "french")
    assert sits_out(game) == ["british"]


def test_card_19_unshaded_the_patriots_lose_four() -> None:
    game = table(resources=3)
    play(game, 19, "unshaded", by="british")
    assert resources(game)["patriots"] == 0


def test_card_19_shaded_three_militia_anywhere() -> None:
    game = table()
    play(game, 19, "shaded", by="french", answers=["boston", "boston", "florida"])
    assert at(game, "boston") == {"militia_underground": 2}
    assert at(game, "florida") == {"militia_underground": 1}
    assert resources(game) == {"patriots": 13}


def test_card_20_unshaded_the_patriots_choose_four_continentals() -> None:
    game = table({"boston": {"continental": 4}, "georgia": {"continental": 1}})
    play(game, 20, "unshaded", by="british", answers=["patriots georgia:continental"])
    assert at(game, "boston") == {"continental": 1}
    assert at(game, "georgia") == {}
    assert (game.state.crc, box(game, "available", "continental")) == (0, 19)


def test_card_20_shaded_four_continentals_in_new_jersey() -> None:
    game = table()
    play(game, 20, "shaded", by="french")
    assert at(game, "new_jersey") == {"continental": 4}


def test_card_21_unshaded_one_of_two_colonies_shifts_twice() -> None:
    game = table(levels={"georgia": "active_opposition"})
    asked = play(game, 21, "unshaded", by="british", answers=["georgia"])
    assert asked[0].options == ("south_carolina", "georgia")
    assert level(game, "georgia") == "neutral"
    assert level(game, "south_carolina") == "neutral"


def test_card_22_unshaded_four_patriot_units_of_one_colony() -> None:
    game = table({"virginia": {"continental": 3, "militia_active": 2, "patriot_fort": 1}, "boston": {"continental": 2}})
    play(
        game,
        22,
        "unshaded",
        by="indians",
        answers=["virginia:continental", "virginia:militia_active", "virginia:continental", "virginia:continental"],
    )
    assert at(game, "virginia") == {"militia_active": 1, "patriot_fort": 1}
    assert game.state.crc == 0


def test_card_22_shaded_the_french_choose_the_first_tory_to_desert() -> None:
    game = table({"boston": {"tory": 5}, "georgia": {"tory": 5}})
    play(game, 22, "shaded", by="patriots", answers=["french georgia:tory", "british boston:tory"])
    assert at(game, "georgia") == at(game, "boston") == {"tory": 4}
    assert game.state.cbc == 0


def test_card_23_unshaded_the_named_royalists_drive_all_patriot_units_away() -> None:
    game = table({"south_carolina": {"continental": 1, "militia_underground": 1, "patriot_fort": 1}})
    asked = play(game, 23, "unshaded", by="british", answers=["british indians", "indians georgia"])
    assert asked[1].options == ("north_carolina", "georgia", "southwest")
    assert at(game, "georgia") == {"continental": 1, "militia_underground": 1}
    assert at(game, "south_carolina") == {"patriot_fort": 1}


def test_card_23_shaded_four_british_units_leave_where_militia_are() -> None:
    game = table(
        {
            "north_carolina": {"tory": 3, "british_regular": 2, "british_fort": 1, "militia_underground": 1},
            "south_carolina": {"tory": 4},
        }
    )
    play(
        game,
        23,
        "shaded",
        by="patriots",
        answers=["north_carolina:tory", "north_carolina:tory", "north_carolina:british_regular", "north_carolina:tory"],
    )
    assert at(game, "north_carolina") == {"british_regular": 1, "british_fort": 1, "militia_underground": 1}
    assert at(game, "south_carolina") == {"tory": 4}
    assert game.state.cbc == 0


def test_card_23_shaded_nothing_happens_without_militia() -> None:
    game = table({"north_carolina": {"tory": 3, "continental": 2}})
    play(game, 23, "shaded", by="patriots")
    assert at(game, "north_carolina") == {"tory": 3, "continental": 2}


def test_card_24_unshaded_two_two_and_one() -> None:
    game = table({"boston": {"continental": 1, "militia_active": 2, "patriot_fort": 1}, "georgia": {"continental": 2}})
    play(game, 24, "unshaded", by="british", answers=["georgia:continental", "georgia:continental"])
    assert at(game, "boston") == {"continental": 1}
    assert at(game, "georgia") == {}
    assert game.state.crc == 0


def test_card_24_shaded_militia_bring_propaganda_and_a_patriot_fort_comes() -> None:
    game = table()
    play(game, 24, "shaded", by="patriots", answers=["virginia", "virginia", "boston", "boston"])
    assert at(game, "virginia") == {"militia_underground": 2}
    assert at(game, "boston") == {"militia_underground": 1, "patriot_fort": 1}
    assert markers(game, "virginia") == (2, 0)
    assert markers(game, "boston") == (1, 0)


def test_card_25_unshaded_never_beyond_passive_support() -> None:
    game = table(levels={"boston": "active_support", "norfolk": "passive_support"})
    asked = play(game, 25, "unshaded", by="british", answers=["boston", "savannah"])
    assert "norfolk" not in asked[0].options
    assert level(game, "boston") == level(game, "savannah") == "passive_support"


def test_card_25_shaded_militia_shift_and_propaganda_in_two_cities() -> None:
    game = table(levels={"boston": "passive_support"})
    play(game, 25, "shaded", by="french", answers=["boston", "savannah"])
    assert at(game, "boston") == at(game, "savannah") == {"militia_underground": 1}
    assert level(game, "boston") == "neutral"
    assert level(game, "savannah") == "passive_opposition"
    assert markers(game, "boston") == markers(game, "savannah") == (1, 0)


def test_card_26_unshaded_a_fort_or_two_tories() -> None:
    game = table()
    play(game, 26, "unshaded", by="british", answers=["tory"])
    assert at(game, "north_carolina") == {"tory": 2}
    game = table()
    play(game, 26, "unshaded", by="british", answers=["british_fort"])
    assert at(game, "north_carolina") == {"british_fort": 1}


def test_card_27_unshaded_two_tories_in_each_of_two_controlled_colonies() -> None:
    game = table({"georgia": {"tory": 1}, "virginia": {"tory": 1}}, unavailable={"tory": 3})
    play(game, 27, "unshaded", by="british", answers=["georgia", "2", "1"])
    assert at(game, "georgia") == at(game, "virginia") == {"tory": 3}
    assert (box(game, "unavailable", "tory"), box(game, "available", "tory")) == (0, 19)


def test_card_27_shaded_two_cities_toward_active_opposition_with_militia() -> None:
    game = table(levels={"boston": "passive_opposition"})
    play(game, 27, "shaded", by="patriots", answers=["boston", "norfolk"])
    assert level(game, "boston") == "active_opposition"
    assert level(game, "norfolk") == "passive_opposition"
    assert at(game, "boston") == at(game, "norfolk") == {"militia_underground": 1}


def test_card_28_unshaded_every_militia_becomes_two_tories() -> None:
    game = table({"north_carolina": {"militia_active": 1, "militia_underground": 1}, "boston": {"militia_active": 1}})
    play(game, 28, "unshaded", by="british", answers=["north_carolina"])
    assert at(game, "north_carolina") == {"tory": 4}
    assert at(game, "boston") == {"militia_active": 1}


def test_card_28_shaded_every_tory_becomes_two_militia() -> None:
    game = table({"north_carolina": {"tory": 3}})
    play(game, 28, "shaded", by="patriots")
    assert at(game, "north_carolina") == {"militia_underground": 6}


def test_card_29_half_of_all_turn_active_and_their_owner_chooses() -> None:
    game = table(
        {
            "boston": {"militia_underground": 3},
            "georgia": {"militia_underground": 3, "militia_active": 1},
            "quebec": {"war_party_underground": 2},
        }
    )
    asked = play(game, 29, by="british", answers=["british patriots", "patriots boston", "patriots georgia"])
    assert asked[0].options == ("patriots", "indians")
    assert at(game, "boston") == {"militia_underground": 2, "militia_active": 1}
    assert at(game, "georgia") == {"militia_underground": 2, "militia_active": 2}


def test_card_30_unshaded_regulars_join_regulars_under_control() -> None:
    game = table(
        {"boston": {"british_regular": 1}, "virginia": {"british_regular": 1, "continental": 1}},
        unavailable={"british_regular": 6},
    )
    asked = play(game, 30, "unshaded", by="british", answers=["boston", "2", "1"])
    assert asked[0].options == ("boston", "done")
    assert at(game, "boston") == {"british_regular": 3}
    assert box(game, "unavailable", "british_regular") == 5
    assert resources(game) == {"british": 12}


def test_card_30_shaded_a_fifth_of_the_regulars_on_the_map() -> None:
    game = table(
        {"boston": {"british_regular": 6}, "georgia": {"british_regular": 5}, "west_indies": {"british_regular": 4}},
        treaty=True,
    )
    play(
        game, 30, "shaded", by="patriots", answers=["british boston:british_regular", "british boston:british_regular"]
    )
    assert at(game, "boston") == {"british_regular": 4}
    assert game.state.cbc == 0


def test_card_31_unshaded_a_fort_and_two_tories() -> None:
    game = table()
    play(game, 31, "unshaded", by="british", answers=["georgia"])
    assert at(game, "georgia") == {"british_fort": 1, "tory": 2}


def test_card_32_unshaded_up_to_two_and_two_in_one_colony() -> None:
    game = table(unavailable={"british_regular": 1, "tory": 1})
    play(game, 32, "unshaded", by="british", answers=["virginia", "2", "1", "1", "0"])
    assert at(game, "virginia") == {"british_regular": 2, "tory": 1}
    assert box(game, "unavailable", "british_regular") == 0
    assert box(game, "unavailable", "tory") == 1


def test_card_32_shaded_half_the_british_cities_for_one_faction() -> None:
    game = table({"boston": {"tory": 1}, "norfolk": {"tory": 1}, "savannah": {"tory": 1}, "georgia": {"tory": 1}})
    play(game, 32, "shaded", by="indians", answers=["indians"])
    assert resources(game) == {"indians": 11}


def test_card_21_shaded_the_patriots_march_into_one_of_two_colonies() -> None:
    game = table({"north_carolina": {"continental": 3}, "south_carolina": {"tory": 1}, "virginia": {"tory": 1}})
    asked = play(
        game, 21, "shaded", by="patriots", answers=["south_carolina", "north_carolina", "continental:3"], dice=[1]
    )
    assert at(game, "south_carolina") == {"continental": 3}
    assert asked


def test_card_26_shaded_the_patriots_may_march_into_north_carolina() -> None:
    game = table({"virginia": {"continental": 3}, "north_carolina": {"tory": 1}})
    play(
        game,
        26,
        "shaded",
        by="french",
        answers=["patriots north_carolina", "patriots virginia", "patriots continental:3", "patriots yes"],
        dice=[1],
    )
    assert at(game, "north_carolina") == {"continental": 3}


def test_card_31_shaded_two_militia_and_partisans() -> None:
    game = table({"georgia": {"tory": 1}})
    play(game, 31, "shaded", by="french", answers=["patriots georgia", "patriots yes"])
    assert at(game, "georgia") == {"militia_underground": 1, "militia_active": 1}
    assert game.state.cbc == 1
