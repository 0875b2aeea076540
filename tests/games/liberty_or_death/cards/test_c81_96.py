"""Events 81 to 96."""

from tests.games.liberty_or_death.cards.table import at, level, markers, play, stays_eligible, table


def test_card_81_unshaded_war_parties_a_raid_and_a_village() -> None:
    game = table()
    asked = play(game, 81, "unshaded", by="indians", answers=["georgia"])
    assert asked[0].options == ("south_carolina", "georgia")
    assert at(game, "georgia") == {"war_party_underground": 2, "village": 1}
    assert markers(game, "georgia") == (0, 1)


def test_card_81_shaded_two_war_parties_of_both_colonies_together() -> None:
    game = table({"georgia": {"war_party_active": 2}, "south_carolina": {"war_party_active": 1, "village": 1}})
    play(game, 81, "shaded", by="patriots", answers=["georgia:war_party_active", "south_carolina:war_party_active"])
    assert at(game, "georgia") == {"war_party_active": 1}
    assert at(game, "south_carolina") == {"village": 1}


def test_card_82_unshaded_a_war_party_and_a_raid_in_four_colonies() -> None:
    game = table({"quebec": {"war_party_active": 12}})
    play(
        game,
        82,
        "unshaded",
        by="british",
        answers=["indians georgia", "indians virginia", "indians south_carolina", "indians done"],
    )
    assert at(game, "georgia") == at(game, "virginia") == at(game, "south_carolina") == {"war_party_underground": 1}
    assert at(game, "north_carolina") == {}
    assert all(markers(game, name) == (0, 1) for name in ("georgia", "virginia", "south_carolina", "north_carolina"))


def test_card_82_shaded_no_village_goes_while_a_war_party_is_left_in_the_four() -> None:
    game = table({"virginia": {"village": 2}, "georgia": {"war_party_active": 2}, "quebec": {"war_party_active": 1}})
    play(game, 82, "shaded", by="patriots")
    assert at(game, "georgia") == {}
    assert at(game, "virginia") == {"village": 1}
    assert at(game, "quebec") == {"war_party_active": 1}


def test_card_83_unshaded_quebec_city_loyal_and_two_war_parties() -> None:
    game = table(levels={"quebec_city": "passive_opposition"})
    play(game, 83, "unshaded", by="british")
    assert level(game, "quebec_city") == "active_support"
    assert at(game, "quebec") == {"war_party_underground": 2}


def test_card_83_shaded_three_pieces_of_any_faction_with_one_base() -> None:
    game = table()
    asked = play(game, 83, "shaded", by="indians", answers=["quebec", "tory", "village", "militia"])
    assert "patriot_fort" in asked[1].options
    assert "french_regular" not in asked[1].options
    assert "patriot_fort" not in asked[3].options
    assert at(game, "quebec") == {"tory": 1, "village": 1, "militia_underground": 1}


def test_card_83_shaded_no_indians_in_the_city() -> None:
    game = table(treaty=True)
    asked = play(game, 83, "shaded", by="french", answers=["quebec_city", "french_regular", "done"])
    assert "war_party" not in asked[1].options
    assert "village" not in asked[1].options
    assert at(game, "quebec_city") == {"french_regular": 1}


def test_card_84_shaded_the_patriots_choose_a_village() -> None:
    game = table({"quebec": {"village": 1}, "florida": {"village": 1}})
    play(game, 84, "shaded", by="british", answers=["patriots florida:village"])
    assert at(game, "florida") == {}
    assert at(game, "quebec") == {"village": 1}


def test_card_85_unshaded_the_british_place_three_cubes_in_southwest() -> None:
    game = table()
    play(game, 85, "unshaded", by="indians", answers=["british tory", "british tory", "british british_regular"])
    assert at(game, "southwest") == {"tory": 2, "british_regular": 1}


def test_card_85_shaded_two_patriot_units_and_two_french() -> None:
    game = table(treaty=True)
    play(game, 85, "shaded", by="patriots", answers=["continental", "militia"])
    assert at(game, "southwest") == {"continental": 1, "militia_underground": 1, "french_regular": 2}


def test_card_85_shaded_no_french_before_the_treaty() -> None:
    game = table()
    play(game, 85, "shaded", by="patriots", answers=["continental", "continental"])
    assert at(game, "southwest") == {"continental": 2}


def test_card_86_unshaded_all_militia_of_one_space_turn_active() -> None:
    game = table({"massachusetts": {"militia_underground": 2}, "georgia": {"militia_underground": 2, "village": 1}})
    play(game, 86, "unshaded", by="british", answers=["georgia"])
    assert at(game, "georgia") == {"militia_active": 2, "village": 1}
    assert at(game, "massachusetts") == {"militia_underground": 2}


def test_card_86_shaded_three_militia() -> None:
    game = table({"georgia": {"war_party_active": 1}})
    asked = play(game, 86, "shaded", by="patriots", answers=["georgia"])
    assert asked[0].options == ("massachusetts", "georgia")
    assert at(game, "georgia") == {"war_party_active": 1, "militia_underground": 3}


def test_card_87_any_piece_of_pennsylvania_and_the_executor_stays_eligible() -> None:
    game = table({"pennsylvania": {"tory": 1, "militia_active": 1}, "georgia": {"tory": 1}})
    asked = play(game, 87, by="indians", answers=["pennsylvania:militia_active"])
    assert asked[0].options == ("pennsylvania:tory", "pennsylvania:militia_active")
    assert at(game, "pennsylvania") == {"tory": 1}
    assert stays_eligible(game) == ["indians"]


def test_card_87_eligibility_even_with_nobody_in_pennsylvania() -> None:
    game = table()
    play(game, 87, by="french")
    assert stays_eligible(game) == ["french"]


def test_card_88_own_units_leave_spaces_shared_with_the_named_faction() -> None:
    game = table(
        {"georgia": {"war_party_underground": 2, "militia_active": 1}, "quebec": {"war_party_active": 1, "tory": 1}}
    )
    asked = play(game, 88, by="indians", answers=["indians patriots", "georgia", "florida", "war_party_underground:2"])
    assert asked[0].options == ("british", "patriots")
    assert asked[1].options == ("georgia", "done")
    assert "savannah" not in asked[2].options
    assert at(game, "florida") == {"war_party_underground": 2}
    assert at(game, "georgia") == {"militia_active": 1}


def test_card_89_unshaded_four_patriot_units_become_tories() -> None:
    game = table({"boston": {"continental": 2}, "georgia": {"militia_active": 3}})
    answers = ["boston:continental", "boston:continental"]
    play(game, 89, "unshaded", by="british", answers=answers)
    assert at(game, "boston") == {"tory": 2}
    assert at(game, "georgia") == {"militia_active": 1, "tory": 2}


def test_card_89_shaded_three_tories_become_militia() -> None:
    game = table({"boston": {"tory": 2}, "georgia": {"tory": 3}})
    play(game, 89, "shaded", by="patriots", answers=["boston:tory", "boston:tory"])
    assert at(game, "boston") == {"militia_underground": 2}
    assert at(game, "georgia") == {"tory": 2, "militia_underground": 1}


def test_card_90_unshaded_a_base_of_the_executing_side() -> None:
    game = table()
    play(game, 90, "unshaded", by="patriots", answers=["boston"])
    assert at(game, "boston") == {"patriot_fort": 1}
    game = table()
    asked = play(game, 90, "unshaded", by="british", answers=["village", "quebec"])
    assert asked[0].options == ("fort", "village")
    assert "boston" not in asked[1].options
    assert at(game, "quebec") == {"village": 1}


def test_card_90_shaded_two_british_regulars_fall() -> None:
    game = table({"boston": {"british_regular": 3}})
    play(game, 90, "shaded", by="french")
    assert at(game, "boston") == {"british_regular": 1}
    assert game.state.cbc == 2


def test_card_91_unshaded_a_village_and_two_war_parties_in_a_reserve() -> None:
    game = table()
    asked = play(game, 91, "unshaded", by="british", answers=["florida"])
    assert asked[0].options == ("quebec", "northwest", "southwest", "florida")
    assert at(game, "florida") == {"village": 1, "war_party_underground": 2}


def test_card_91_shaded_a_village_of_a_reserve() -> None:
    game = table({"quebec": {"village": 1}, "georgia": {"village": 1}})
    play(game, 91, "shaded", by="patriots")
    assert at(game, "quebec") == {}
    assert at(game, "georgia") == {"village": 1}


def test_card_92_a_second_base_where_exactly_one_own_base_stands() -> None:
    game = table({"quebec": {"village": 1}, "florida": {"village": 1, "british_fort": 1}, "georgia": {"village": 2}})
    assert play(game, 92, by="indians") == []
    assert at(game, "quebec") == {"village": 2}


def test_card_92_is_of_no_use_to_the_french() -> None:
    game = table({"quebec": {"patriot_fort": 1}})
    play(game, 92, by="french")
    assert at(game, "quebec") == {"patriot_fort": 1}


def test_card_93_unshaded_three_frontier_colonies_toward_neutral() -> None:
    game = table(levels={"virginia": "active_opposition", "new_york": "passive_support"})
    asked = play(game, 93, "unshaded", by="indians", answers=["virginia", "new_york", "done"])
    assert asked[0].options == (
        "new_hampshire",
        "new_york",
        "pennsylvania",
        "maryland_delaware",
        "virginia",
        "north_carolina",
        "south_carolina",
        "georgia",
        "done",
    )
    assert level(game, "virginia") == "passive_opposition"
    assert level(game, "new_york") == "neutral"
    assert markers(game, "virginia") == markers(game, "new_york") == (0, 1)


def test_card_93_shaded_four_war_parties_around_pennsylvania() -> None:
    game = table(
        {
            "pennsylvania": {"war_party_active": 2},
            "northwest": {"war_party_underground": 3},
            "georgia": {"war_party_active": 2},
        }
    )
    answers = ["northwest:war_party_underground"] * 3
    play(game, 93, "shaded", by="patriots", answers=answers)
    assert at(game, "northwest") == {}
    assert at(game, "pennsylvania") == {"war_party_active": 1}
    assert at(game, "georgia") == {"war_party_active": 2}


def test_card_94_shaded_every_indian_piece_leaves_new_york() -> None:
    game = table({"new_york": {"war_party_active": 2, "village": 1, "tory": 1}, "quebec": {"village": 1}})
    play(game, 94, "shaded", by="patriots")
    assert at(game, "new_york") == {"tory": 1}
    assert at(game, "quebec") == {"village": 1}


def test_card_95_an_enemy_base_leaves_northwest_and_three_friendly_units_come() -> None:
    game = table({"northwest": {"village": 1, "british_fort": 1}})
    play(game, 95, by="patriots", answers=["northwest:village", "militia", "militia", "continental"])
    assert at(game, "northwest") == {"british_fort": 1, "militia_underground": 2, "continental": 1}
    game = table({"northwest": {"village": 1, "patriot_fort": 1}})
    play(game, 95, by="british", answers=["war_party", "tory", "tory"])
    assert at(game, "northwest") == {"village": 1, "war_party_underground": 1, "tory": 2}
    assert game.state.crc == 0


def test_card_96_shaded_a_village_anywhere() -> None:
    game = table({"quebec": {"village": 1}, "georgia": {"village": 1}})
    play(game, 96, "shaded", by="patriots", answers=["georgia:village"])
    assert at(game, "georgia") == {}


def test_card_84_unshaded_two_gathers_in_colonies() -> None:
    game = table(levels={"georgia": "active_support"})
    asked = play(game, 84, "unshaded", by="british", answers=["indians virginia", "indians new_york"])
    assert "georgia" not in asked[0].options
    assert "quebec" not in asked[0].options
    assert at(game, "virginia") == at(game, "new_york") == {"war_party_underground": 1}


def test_card_94_unshaded_gather_tories_and_no_militia_in_new_york() -> None:
    game = table({"new_york": {"militia_underground": 2, "militia_active": 1, "british_fort": 1}})
    play(game, 94, "unshaded", by="indians", answers=[])
    assert at(game, "new_york") == {"british_fort": 1, "war_party_underground": 1, "tory": 2}


def test_card_94_unshaded_the_muster_is_of_tories_alone() -> None:
    game = table({"new_york": {"british_regular": 3, "tory": 2}})
    asked = play(game, 94, "unshaded", by="indians", answers=[])
    assert asked == []
    assert at(game, "new_york") == {"british_regular": 3, "tory": 4, "war_party_underground": 1}


def test_card_96_unshaded_gather_and_war_path_in_each_of_two_reserves() -> None:
    game = table({"quebec": {"militia_active": 1}, "florida": {"militia_active": 1}})
    play(game, 96, "unshaded", by="british", answers=["indians quebec", "indians florida"])
    assert at(game, "quebec") == at(game, "florida") == {"war_party_active": 1}
