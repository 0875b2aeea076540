"""Events 65 to 80."""

from tests.games.liberty_or_death.cards.table import at, blockaded, markers, play, resources, stays_eligible, table


def test_card_65_unshaded_and_shaded() -> None:
    game = table()
    play(game, 65, "unshaded", by="british")
    assert resources(game) == {"french": 6}
    game = table()
    play(game, 65, "shaded", by="french")
    assert resources(game) == {"french": 13}


def test_card_66_unshaded_six_british_cubes_in_any_mix() -> None:
    game = table()
    answers = ["southwest", "tory", "british_regular", "british_regular", "tory", "tory", "tory"]
    asked = play(game, 66, "unshaded", by="indians", answers=answers)
    assert asked[0].options == ("florida", "southwest")
    assert at(game, "southwest") == {"british_regular": 2, "tory": 4}


def test_card_67_unshaded_fni_falls_and_three_french_go_home() -> None:
    game = table({"west_indies": {"french_regular": 4}}, treaty=True, blockades=["boston"])
    play(game, 67, "unshaded", by="british")
    assert at(game, "west_indies") == {"french_regular": 1}
    assert blockaded(game) == {}
    assert game.state.crc == 0


def test_card_68_own_cubes_and_a_fort_of_the_side_in_quebec() -> None:
    game = table({"boston": {"continental": 2, "french_regular": 2}, "georgia": {"continental": 1}}, treaty=True)
    asked = play(game, 68, by="patriots", answers=["boston:continental", "georgia:continental", "done"])
    assert asked[0].options == ("boston:continental", "georgia:continental", "done")
    assert at(game, "quebec") == {"continental": 2, "patriot_fort": 1}


def test_card_68_indians_place_a_british_fort() -> None:
    game = table({"boston": {"british_regular": 1}})
    assert play(game, 68, by="indians") == []
    assert at(game, "quebec") == {"british_fort": 1}


def test_card_69_unshaded_two_blockades_lifted_and_two_resources() -> None:
    game = table(treaty=True, blockades=["boston", "boston"])
    play(game, 69, "unshaded", by="indians")
    assert (blockaded(game), resources(game)) == ({}, {"british": 12})


def test_card_69_shaded_a_blockade_and_three_resources() -> None:
    game = table(treaty=True, squadrons=1)
    play(game, 69, "shaded", by="french", answers=["boston"])
    assert (blockaded(game), resources(game)) == ({"boston": 1}, {"french": 13})


def test_card_70_three_regulars_of_either_nation() -> None:
    game = table(
        {
            "boston": {"british_regular": 2, "french_regular": 1},
            "west_indies": {"french_regular": 1, "british_regular": 1},
        },
        treaty=True,
    )
    play(
        game,
        70,
        by="british",
        answers=["west_indies:french_regular", "boston:french_regular", "boston:british_regular"],
    )
    assert at(game, "boston") == {"british_regular": 1}
    assert at(game, "west_indies") == {"british_regular": 1}
    assert (game.state.cbc, game.state.crc) == (0, 0)


def test_card_71_unshaded_the_population_of_rebel_cities_blockaded_or_not() -> None:
    game = table(
        {"new_york_city": {"militia_active": 1}, "boston": {"continental": 1}, "norfolk": {"tory": 1}},
        treaty=True,
        blockades=["new_york_city"],
    )
    play(game, 71, "unshaded", by="patriots")
    assert resources(game) == {"patriots": 13}


def test_card_71_shaded_five_resources() -> None:
    game = table()
    play(game, 71, "shaded", by="french")
    assert resources(game) == {"french": 15}


def test_card_72_royalists_place_a_fort_or_village_and_three_units() -> None:
    game = table()
    asked = play(game, 72, by="indians", answers=["northwest", "village", "war_party", "tory", "british_regular"])
    assert asked[0].options == ("quebec", "northwest", "southwest", "florida")
    assert at(game, "northwest") == {"village": 1, "war_party_underground": 1, "tory": 1, "british_regular": 1}


def test_card_72_the_rebellion_places_a_patriot_fort_and_no_french_before_the_treaty() -> None:
    game = table()
    asked = play(game, 72, by="french", answers=["quebec", "militia", "continental", "militia"])
    assert asked[1].options == ("continental", "militia")
    assert at(game, "quebec") == {"patriot_fort": 1, "militia_underground": 2, "continental": 1}


def test_card_73_one_fort_or_village_of_three_provinces() -> None:
    game = table({"quebec": {"village": 1}, "new_york": {"british_fort": 1}, "georgia": {"village": 1}})
    asked = play(game, 73, by="patriots", answers=["new_york:british_fort"])
    assert asked[0].options == ("new_york:british_fort", "quebec:village")
    assert at(game, "new_york") == {}
    assert game.state.cbc == 0


def test_card_74_unshaded_half_the_villages() -> None:
    game = table({"quebec": {"village": 2}, "florida": {"village": 1}})
    asked = play(game, 74, "unshaded", by="british", answers=["british"])
    assert asked[0].options == ("indians", "british")
    assert resources(game) == {"british": 11}


def test_card_74_shaded_one_and_two_in_each_of_two_spaces() -> None:
    game = table(
        {
            "georgia": {"war_party_active": 2, "militia_active": 2},
            "quebec": {"war_party_active": 2, "militia_active": 2},
        }
    )
    play(game, 74, "shaded", by="patriots", answers=["georgia", "war_party", "militia"])
    assert at(game, "georgia") == {"militia_active": 1}
    assert at(game, "quebec") == {"war_party_active": 1}


def test_card_75_shaded_three_indian_pieces_of_northwest_villages_last() -> None:
    game = table({"northwest": {"war_party_active": 1, "war_party_underground": 1, "village": 2}})
    play(game, 75, "shaded", by="patriots")
    assert at(game, "northwest") == {"village": 1}


def test_card_76_unshaded_the_british_turn_three_militia_of_a_province() -> None:
    game = table({"virginia": {"militia_active": 4}, "boston": {"militia_active": 1}})
    asked = play(game, 76, "unshaded", by="indians")
    assert asked == []
    assert at(game, "virginia") == {"militia_active": 1, "tory": 3}


def test_card_76_shaded_the_british_choose_two_villages() -> None:
    game = table({"quebec": {"village": 2}, "florida": {"village": 1}})
    play(game, 76, "shaded", by="patriots", answers=["british quebec:village", "british florida:village"])
    assert at(game, "quebec") == {"village": 1}
    assert at(game, "florida") == {}


def test_card_77_unshaded_a_village_beside_british_and_all_war_parties_hide() -> None:
    game = table({"quebec": {"tory": 1, "war_party_active": 1}, "florida": {"war_party_active": 2}})
    play(game, 77, "unshaded", by="british")
    assert at(game, "quebec") == {"tory": 1, "war_party_underground": 1, "village": 1}
    assert at(game, "florida") == {"war_party_underground": 2}


def test_card_77_shaded_one_british_piece_in_each_of_three_provinces_forts_last() -> None:
    game = table(
        {
            "quebec": {"british_fort": 1, "tory": 1, "village": 1},
            "florida": {"british_fort": 1, "war_party_active": 1},
            "georgia": {"tory": 1},
        }
    )
    play(game, 77, "shaded", by="patriots", answers=["quebec"])
    assert at(game, "quebec") == {"british_fort": 1, "village": 1}
    assert at(game, "florida") == {"war_party_active": 1}
    assert at(game, "georgia") == {"tory": 1}
    assert markers(game, "quebec") == markers(game, "florida") == (0, 1)
    assert game.state.cbc == 0


def test_card_78_unshaded_a_quarter_of_the_patriot_units() -> None:
    game = table({"boston": {"continental": 4, "patriot_fort": 1}, "georgia": {"militia_active": 5}})
    play(game, 78, "unshaded", by="british", answers=["patriots georgia:militia_active", "patriots boston:continental"])
    assert at(game, "boston") == {"continental": 3, "patriot_fort": 1}
    assert at(game, "georgia") == {"militia_active": 4}


def test_card_78_shaded_militia_where_tories_or_indians_are() -> None:
    game = table({"boston": {"tory": 1}, "quebec": {"village": 1}, "georgia": {"british_regular": 1}})
    play(game, 78, "shaded", by="french", answers=["quebec"])
    assert at(game, "boston") == {"tory": 1, "militia_underground": 1}
    assert at(game, "quebec") == {"village": 1, "militia_underground": 1}
    assert at(game, "georgia") == {"british_regular": 1}


def test_card_79_unshaded_a_village_and_two_war_parties_in_a_colony() -> None:
    game = table()
    play(game, 79, "unshaded", by="indians", answers=["georgia"])
    assert at(game, "georgia") == {"village": 1, "war_party_underground": 2}


def test_card_79_shaded_a_village_and_two_war_parties_leave_a_colony() -> None:
    game = table({"georgia": {"village": 2, "war_party_active": 3}, "quebec": {"village": 1}})
    play(game, 79, "shaded", by="patriots")
    assert at(game, "georgia") == {"village": 1, "war_party_active": 1}
    assert at(game, "quebec") == {"village": 1}


def test_card_80_the_named_faction_gives_up_two_pieces_in_each_of_two_spaces() -> None:
    game = table(
        {"georgia": {"continental": 2, "patriot_fort": 1}, "boston": {"militia_active": 1}, "quebec": {"tory": 1}}
    )
    asked = play(
        game,
        80,
        by="british",
        answers=["british patriots", "british georgia", "patriots georgia:continental", "patriots georgia:continental"],
    )
    assert asked[0].options == ("british", "patriots")
    assert at(game, "georgia") == {"patriot_fort": 1}
    assert at(game, "boston") == {}
    assert game.state.crc == 0


def test_card_66_shaded_the_named_rebels_march_into_florida_with_two_more() -> None:
    game = table({"georgia": {"continental": 1}, "florida": {"tory": 1}})
    asked = play(game, 66, "shaded", by="french", answers=["patriots florida", "patriots georgia"], dice=[1])
    assert asked[0].seat == "patriots"
    assert at(game, "florida") == {"continental": 1}


def test_card_66_shaded_the_french_after_the_treaty() -> None:
    game = table({"georgia": {"french_regular": 1, "continental": 1}, "florida": {"tory": 1}}, treaty=True)
    asked = play(
        game,
        66,
        "shaded",
        by="patriots",
        answers=["patriots french", "french florida", "french georgia", "french yes"],
        dice=[1],
    )
    assert asked[0].options == ("patriots", "french")
    assert at(game, "florida") == {"french_regular": 1, "continental": 1}


def test_card_66_shaded_the_french_stay_in_florida_and_battle_there() -> None:
    game = table({"florida": {"french_regular": 3, "tory": 1}}, treaty=True)
    asked = play(game, 66, "shaded", by="french", dice=[3])
    assert [request.kind for request in asked] == []
    assert at(game, "florida") == {"french_regular": 3}


def test_card_67_shaded_a_rally_or_a_muster_and_that_faction_stays_eligible() -> None:
    game = table()
    play(game, 67, "shaded", by="french", answers=["patriots boston"])
    assert at(game, "boston") == {"militia_underground": 1}
    assert stays_eligible(game) == ["patriots"]
    game = table({"boston": {"continental": 1}}, treaty=True)
    play(game, 67, "shaded", by="patriots", answers=["patriots french", "french boston", "french 3", "french no"])
    assert at(game, "boston") == {"continental": 1, "french_regular": 3}
    assert (stays_eligible(game), resources(game)) == (["french"], {})


def test_card_75_unshaded_three_gathers_and_one_war_path() -> None:
    game = table({"quebec": {"militia_active": 1}, "georgia": {"war_party_underground": 1, "militia_active": 1}})
    asked = play(game, 75, "unshaded", by="british", answers=["indians quebec", "indians florida", "indians northwest"])
    assert asked[0].options == ("quebec", "northwest", "southwest", "florida")
    assert at(game, "quebec") == {"war_party_active": 1}
    assert at(game, "florida") == at(game, "northwest") == {"war_party_underground": 1}
    assert at(game, "georgia") == {"war_party_underground": 1, "militia_active": 1}
