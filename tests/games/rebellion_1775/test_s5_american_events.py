"""5.0 Event cards of the Continentals and the Patriots."""

from __future__ import annotations

import pytest

from tests.games.library import answer, asked, options, reason, seen
from tests.games.rebellion_1775.table import SIEGE, atlantic_cities, cards, game_of, placed_names, turn_of, units
from tricorne.core import Ask
from tricorne.games.rebellion_1775.cards.fighting import advance_obstacle


@pytest.mark.parametrize(("faction", "number"), [("continentals", 9), ("patriots", 9)])
def test_5_0_continentals_09_and_patriots_09_land_five_french_in_any_city_on_the_atlantic(
    faction: str, number: int
) -> None:
    there = {"newport": {faction: 1}, "savannah": {"loyalists": 1}}
    match = turn_of(faction, there, [number, 1], phase="reinforcements")
    answer(match, cards(faction, number)[0])
    assert set(options(match)) == atlantic_cities()
    assert type(match.question) is Ask
    assert match.game.hint(match.question, "savannah"), "there is a battle to expect"
    assert match.game.hint(match.question, "newport") is None
    answer(match, "newport")
    assert units(match, "newport") == {faction: 5, "french": 5}, "reinforcements have but one city to go to"


def test_5_0_continentals_09_french_among_loyalists_attack_them_and_a_continental_comes_to_help() -> None:
    there = {"savannah": {"loyalists": 1}, "augusta": {"continentals": 1}, "newport": {"continentals": 1}}
    dice = ["command", "flee", "command", "hit"]
    match = turn_of("continentals", there, [9, 1], phase="reinforcements", dice=dice)
    answer(match, "card:continentals_09", "savannah")
    assert seen(match)["flags"].get("colony:georgia") is None
    assert list(match.game.invariants()) == []
    answer(match, "augusta", "savannah", "done", "stay")
    assert units(match, "savannah") == {"french": 5}
    assert seen(match)["fled"] == {"continentals": 1}
    assert seen(match)["flags"]["colony:georgia"] == "american"


def test_5_0_continentals_09_flags_wait_for_the_end_of_the_battle() -> None:
    there = {"savannah": {"loyalists": 1}, "newport": {"continentals": 1}}
    match = turn_of("continentals", there, [9, 1], phase="reinforcements")
    assert seen(match)["flags"]["colony:georgia"] == "british"
    answer(match, "card:continentals_09", "savannah")
    assert seen(match)["flags"]["colony:georgia"] == "british"
    assert "savannah" not in set(options(match)), "reinforcements do not follow them"


def test_5_0_continentals_10_oneida_bring_up_to_four_natives_beside_a_continental() -> None:
    there = {"hartford": {"continentals": 1}, "newport": {"patriots": 1}, "albany": {"continentals": 1}}
    match = turn_of("continentals", there, [10, 1], phase="reinforcements")
    answer(match, "card:continentals_10")
    assert placed_names(match) == {"hartford", "albany"}
    assert "hartford:4" in set(options(match))
    assert "hartford:5" not in set(options(match))
    answer(match, "hartford:2")
    assert units(match, "hartford") == {"continentals": 1, "natives_american": 2}


def test_5_0_continentals_11_crossing_the_delaware_moves_one_army_more_two_areas() -> None:
    match = turn_of("continentals", {"philadelphia": {"continentals": 2}, "boston": {"continentals": 1}}, [11, 5])
    answer(match, "card:continentals_11", "philadelphia", "continentals:1")
    assert "prince_town" in set(options(match))
    assert "new_york" not in set(options(match))
    answer(match, "prince_town")
    assert match.question is not None
    assert match.question.args["armies"] == 1, "the movement card has all its armies"
    assert set(options(match)) == {"philadelphia", "boston", "done"}


def test_5_0_continentals_12_washington_throws_any_dice_of_a_throw_again_once() -> None:
    there = {"boston": {"continentals": 2, "patriots": 1}, "newport": {"loyalists": 4}}
    match = turn_of("continentals", there, [12, 1], dice=["hit", "command", "command", "flee", "command", "hit", "hit"])
    answer(match, "boston", "all", "newport", "card:continentals_12", "patriots:1", "stay")
    assert asked(match) == ("continentals", "throw-again")
    assert set(options(match)) == {"keep", "continentals:flee:1", "continentals:command:1"}
    answer(match, "continentals:flee:1", "continentals:command:1")
    assert units(match, "newport") == {"continentals": 2, "loyalists": 2}, "both dice hit the second time"
    assert seen(match)["fled"] == {}


def test_5_0_continentals_12_washington_may_keep_the_dice() -> None:
    there = {"boston": {"continentals": 2}, "newport": {"loyalists": 4}}
    match = turn_of("continentals", there, [12, 1], dice=["command"] * 3 + ["flee", "hit"])
    answer(match, "boston", "continentals:2", "newport", "card:continentals_12", "stay", "keep")
    assert seen(match)["fled"] == {"continentals": 1}
    assert units(match, "newport") == {"continentals": 1, "loyalists": 3}


def test_5_0_continentals_13_montgomery_needs_a_victory_with_a_continental() -> None:
    there = {"ct_east_of_hartford": {"continentals": 1}, "hartford": {"loyalists": 1}}
    match = turn_of("continentals", there, [13, 1], scenario=SIEGE, dice=["hit"])
    answer(match, "ct_east_of_hartford", "hartford")
    assert "card:continentals_13" in seen(match, "patriots")["hands"]["continentals"]


def test_5_0_continentals_13_montgomery_stays_in_hand_without_a_continental_left() -> None:
    there = {"ct_east_of_hartford": {"continentals": 1, "patriots": 2}, "hartford": {"british_regulars": 1}}
    match = turn_of("continentals", there, [13, 1], scenario=SIEGE, dice=["hit", "hit", "command"])
    answer(match, "ct_east_of_hartford", "all", "hartford", "continentals:1")
    assert asked(match)[1] != "advance"
    assert "card:continentals_13" in seen(match, "patriots")["hands"]["continentals"]
    assert units(match, "hartford") == {"patriots": 2}


def test_5_0_continentals_14_arnolds_march_is_one_area_farther_from_new_england() -> None:
    there = {"falmouth": {"continentals": 1}, "albany": {"continentals": 1}}
    match = turn_of("continentals", there, [14, 1], scenario=SIEGE)
    answer(match, "card:continentals_14", "albany")
    assert "hartford" not in set(options(match))
    answer(match, "ma_far_west", "falmouth")
    assert "qc_east_of_quebec_city" in set(options(match))
    assert "halifax" not in set(options(match)), "three areas away"


def test_5_0_patriots_10_minutemen_join_american_units_two_in_each_area_at_most() -> None:
    there = {"newport": {"continentals": 1}, "ny_west_of_albany": {"patriots": 1}, "boston": {"loyalists": 1}}
    match = turn_of("patriots", there, [10, 1], phase="reinforcements")
    answer(match, "card:patriots_10")
    assert set(options(match)) == {
        "done",
        "newport:1",
        "newport:2",
        "ny_west_of_albany:1",
        "ny_west_of_albany:2",
    }
    answer(match, "newport:2")
    assert placed_names(match) == {"done", "ny_west_of_albany"}
    answer(match, "ny_west_of_albany:1", "done")
    assert units(match, "ny_west_of_albany") == {"patriots": 2}


def test_5_0_patriots_10_minutemen_are_four() -> None:
    there = {area: {"continentals": 1} for area in ("newport", "hartford", "albany")}
    match = turn_of("patriots", there, [10, 1], phase="reinforcements")
    answer(match, "card:patriots_10", "newport:2", "hartford:2")
    assert asked(match)[1] == "reinforce", "all four are placed"


def test_5_0_patriots_11_the_declaration_turns_fled_loyalists_into_patriots() -> None:
    match = turn_of(
        "patriots",
        {"newport": {"patriots": 1}, "hartford": {"patriots": 1}, "boston": {"loyalists": 1}},
        [11, 1],
        phase="reinforcements",
        fled={"loyalists": 5},
    )
    answer(match, "card:patriots_11", "newport:3", "hartford:1")
    assert seen(match)["fled"] == {"loyalists": 1}
    assert seen(match)["stockpiles"]["loyalists"] == 45 - 2
    assert units(match, "newport") == {"patriots": 4}
    assert units(match, "hartford") == {"patriots": 2}
    assert asked(match)[1] == "reinforce"


def test_5_0_patriots_11_the_declaration_turns_fewer_if_the_player_likes() -> None:
    there = {"newport": {"patriots": 1}, "boston": {"loyalists": 1}}
    match = turn_of("patriots", there, [11, 1], phase="reinforcements", fled={"loyalists": 3})
    answer(match, "card:patriots_11")
    assert set(options(match)) == {"done", "newport:1", "newport:2", "newport:3"}
    answer(match, "newport:1", "done")
    assert seen(match)["fled"] == {"loyalists": 2}
    assert seen(match)["stockpiles"]["loyalists"] == 45 - 3
    assert units(match, "newport") == {"patriots": 1 + 1 + 4}, "the reinforcements have followed"


def test_5_0_patriots_12_without_patriots_in_the_stockpile_loyalists_just_flee() -> None:
    there = {"newport": {"patriots": 44}, "boston": {"loyalists": 3}}
    match = turn_of("patriots", there, [12, 1], dice=["command", "flee", "flee"])
    answer(match, "newport", "patriots:44", "boston", "card:patriots_12")
    assert units(match, "boston") == {"loyalists": 1, "patriots": 45}
    assert seen(match)["fled"] == {"loyalists": 1}


def test_5_0_patriots_12_is_not_asked_for_where_no_loyalist_fights() -> None:
    there = {"newport": {"patriots": 2}, "boston": {"british_regulars": 1}}
    match = turn_of("patriots", there, [12, 1], dice=["command"])
    answer(match, "newport", "patriots:2", "boston")
    assert asked(match)[1] == "command-decision"
    answer(match, "stay")
    assert units(match, "boston") == {"british_regulars": 1, "patriots": 2}


def test_5_0_continentals_09_why_the_french_do_not_arrive_there() -> None:
    there = {"newport": {"patriots": 1}, "hartford": {"patriots": 1}, "albany": {"patriots": 1}}
    match = turn_of("continentals", there, [9, 1], phase="reinforcements")
    answer(match, "card:continentals_09")
    assert reason(match, "albany") == ("why-not-on-atlantic", "5.0")
    assert reason(match, "me_penobscot") == ("why-no-city", "3.1")


def test_5_0_continentals_10_why_natives_do_not_come_there() -> None:
    there = {"albany": {"continentals": 1}, "boston": {"patriots": 1}, "dover": {"continentals": 1}}
    match = turn_of("continentals", there, [10, 1], phase="reinforcements")
    answer(match, "card:continentals_10")
    assert reason(match, "boston:1") == ("why-nobody-to-join", "5.0")


def test_5_0_continentals_11_why_the_extra_army_does_not_start_there() -> None:
    there = {"albany": {"continentals": 1}, "york": {"continentals": 1}, "norfolk": {"patriots": 1}}
    match = answer(turn_of("continentals", there, [11, 1]), "card:continentals_11")
    assert reason(match, "norfolk") == ("why-no-own-unit", "3.2.1")


def test_5_0_patriots_10_why_minutemen_do_not_go_there() -> None:
    there = {"newport": {"continentals": 1}, "ny_west_of_albany": {"patriots": 1}, "boston": {"loyalists": 1}}
    match = turn_of("patriots", there, [10, 1], phase="reinforcements")
    answer(match, "card:patriots_10")
    assert reason(match, "boston:1") == ("why-no-friends", "5.0")
    assert reason(match, "newport:3") == ("why-area-full", "5.0")
    assert reason(match, "newport:5") == ("why-fewer-to-place", "5.0")
    answer(match, "newport:2")
    assert reason(match, "newport:1") == ("why-area-full", "5.0")


def test_5_0_patriots_11_why_patriots_do_not_arrive_there() -> None:
    there = {"newport": {"patriots": 1}, "hartford": {"patriots": 1}, "boston": {"loyalists": 1}}
    match = turn_of("patriots", there, [11, 1], phase="reinforcements", fled={"loyalists": 2})
    answer(match, "card:patriots_11")
    assert reason(match, "boston:1") == ("why-not-controlled", "3.1.2")
    assert reason(match, "newport:3") == ("why-fewer-to-place", "5.0")


def test_5_0_continentals_12_why_dice_are_not_thrown_again() -> None:
    there = {"boston": {"continentals": 2, "patriots": 1}, "newport": {"loyalists": 4}}
    match = turn_of("continentals", there, [12, 1], dice=["hit", "command", "command", "flee", "command"])
    answer(match, "boston", "all", "newport", "card:continentals_12", "patriots:1", "stay")
    assert reason(match, "loyalists:hit:1") == ("why-other-side", "5.0")
    assert reason(match, "continentals:hit:1") == ("why-not-thrown", "5.0")
    assert reason(match, "continentals:flee:2") == ("why-not-thrown", "5.0")
    assert reason(match, "throw") == ("why-no-dice-picked", "5.0")
    answer(match, "continentals:flee:1")
    assert reason(match, "continentals:flee:1") == ("why-dice-picked", "5.0")
    assert reason(match, "keep") == ("why-picked-are-thrown", "5.0")


def test_5_0_continentals_13_why_the_victors_do_not_go_there() -> None:
    there = {"ct_east_of_hartford": {"continentals": 3}, "hartford": {"loyalists": 1}}
    match = turn_of("continentals", there, [13, 1], scenario=SIEGE, dice=["command", "hit", "hit"])
    answer(match, "ct_east_of_hartford", "continentals:3", "hartford", "stay")
    answer(match, "card:continentals_13", "continentals:1")
    assert reason(match, "boston") == ("why-not-adjacent", "5.0")
    assert reason(match, "hartford") == ("why-starts-there", "5.0")


def test_5_0_continentals_13_why_montgomery_does_not_move_on() -> None:
    there = {"ct_east_of_hartford": {"continentals": 1}, "hartford": {"patriots": 1}}
    game = game_of(turn_of("continentals", there, [13, 1], scenario=SIEGE))
    card, area = game.board.card["card:continentals_13"], game.board.area
    assert advance_obstacle(game, area["hartford"], card) == ("why-no-continental", "5.0")
    assert advance_obstacle(game, area["ct_east_of_hartford"], card) is None
