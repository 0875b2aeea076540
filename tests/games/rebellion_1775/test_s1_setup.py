"""1. Setting up."""

from __future__ import annotations

import pytest

import tricorne
from tests.games.library import answer, asked, events, options, reason, seen
from tests.games.rebellion_1775.table import GAME, board, cards, table, units


def test_1_0_there_are_three_scenarios() -> None:
    about = next(game for game in tricorne.games() if game["id"] == GAME)
    assert list(about["scenarios"]) == ["campaign", "introductory", "siege-of-quebec"]
    assert {len(board(name).areas) for name in about["scenarios"]} == {54, 27}


def test_1_1_two_factions_on_each_side_with_their_units_dice_and_cards() -> None:
    facts = board()
    assert facts.units_of_force == (35, 45, 12, 40, 45, 10, 18)
    assert [facts.dice[kind] for kind in range(8)] == [2, 3, 2, 2, 2, 3, 2, 2]
    owners = [card.faction for card in facts.cards]
    counts = [owners.count(name) for name in ("british_regulars", "loyalists", "continentals", "patriots")]
    assert counts == [15, 13, 14, 12]


def test_1_1_partners_see_each_others_hands_and_nobody_elses() -> None:
    match = table(active="loyalists")
    assert set(seen(match, "british_regulars")["hands"]) == {"british_regulars", "loyalists"}
    assert set(seen(match, "patriots")["hands"]) == {"continentals", "patriots"}
    assert seen(match)["hands"] == {}


def test_1_1_partners_see_what_the_other_is_asked() -> None:
    match = table(active="loyalists")
    assert "options" in match.view("british_regulars")["asked"][0]
    assert "options" not in match.view("continentals")["asked"][0]


def test_1_2_the_printed_units_stand_on_the_map() -> None:
    match = table(luck={"turn-marker": ["patriots"]})
    assert units(match, "boston") == {"british_regulars": 2, "loyalists": 1}
    assert units(match, "newport") == {"continentals": 1, "patriots": 2}
    assert units(match, "sc_west") == {"natives": 2}


@pytest.mark.parametrize(
    ("marker", "order"),
    [
        ("patriots", ["continentals", "patriots", "british_regulars", "loyalists"]),
        ("british_regulars", ["british_regulars", "loyalists", "continentals", "patriots"]),
    ],
)
def test_1_3_the_side_of_the_drawn_marker_adds_its_four_units_each_first(marker: str, order: list[str]) -> None:
    match = table(luck={"turn-marker": [marker]})
    placed = []
    while match.question is not None and match.question.kind == "extra-units":
        placed.append(match.question.seat)
        area = "newport" if match.question.seat in ("continentals", "patriots") else "boston"
        match.answer(f"{area}:4")
    assert placed == order
    assert units(match, "newport") == {"continentals": 5, "patriots": 6}
    assert units(match, "boston") == {"british_regulars": 6, "loyalists": 5}


def test_1_3_extra_units_go_where_the_side_already_stands() -> None:
    match = table(luck={"turn-marker": ["loyalists"]})
    areas = {option.split(":")[0] for option in set(options(match))}
    assert "boston" in areas
    assert not areas & {"newport", "sc_west", "pa_susquehanna"}
    answer(match, "boston:1", "halifax:2")
    assert match.question is not None
    assert match.question.args["units"] == 1


def test_1_3_the_marker_goes_back_into_the_bag() -> None:
    match = table(luck={"turn-marker": ["loyalists"]})
    for area in ("boston", "boston", "newport", "newport"):
        match.answer(f"{area}:4")
    assert len(seen(match)["order"]) == 1
    assert match.game.state.bag + match.game.state.order != []
    assert sorted(match.game.state.bag + match.game.state.order) == [0, 1, 2, 3]


def test_1_4_what_is_not_on_the_map_is_in_the_stockpile() -> None:
    stock = seen(table(luck={"turn-marker": ["loyalists"]}))["stockpiles"]
    assert stock == {
        "british_regulars": 24,
        "loyalists": 27,
        "hessians": 12,
        "continentals": 30,
        "patriots": 26,
        "french": 10,
        "natives": 4,
    }


def test_1_5_flags_at_the_start() -> None:
    assert seen(table(luck={"turn-marker": ["loyalists"]}))["flags"] == {
        "colony:delaware": "british",
        "colony:quebec": "british",
        "colony:nova_scotia": "british",
        "colony:connecticut": "american",
        "colony:rhode_island": "american",
    }


def test_1_6_each_faction_draws_three_cards_of_its_deck() -> None:
    match = table(scenario="introductory", seed=5)
    view = seen(match, "loyalists")
    assert set(view["hand_sizes"].values()) == {3}
    assert set(view["deck_sizes"].values()) == {3}
    assert set(view["hands"]["loyalists"]) <= set(cards("loyalists", 1, 2, 3, 4, 9, 11))


def test_1_6_a_hand_of_events_is_shown_and_drawn_anew() -> None:
    draws = cards("british_regulars", 9, 10, 11, 12, 9, 1)
    match = table(phase="deal", luck={"card": draws})
    view = seen(match, "british_regulars")
    assert view["hands"]["british_regulars"] == cards("british_regulars", 12, 9, 1)
    shown = next(entry for entry in match.log("patriots") if entry["event"] == "showed")
    assert shown["args"]["cards"] == cards("british_regulars", 9, 10, 11)


def test_1_6_others_do_not_read_which_cards_are_drawn() -> None:
    match = table(phase="deal", luck={"card": cards("british_regulars", 1, 2, 3)})
    own = [entry["args"]["card"] for entry in match.log("loyalists") if entry["event"] == "drew"]
    others = [entry["args"]["card"] for entry in match.log("patriots") if entry["event"] == "drew"]
    assert own[:3] == cards("british_regulars", 1, 2, 3)
    assert others[:3] == ["unseen-card"] * 3


def test_1_7_the_game_starts_in_round_1() -> None:
    assert seen(table())["round"] == 1
    assert "round" not in events(table())


def test_1_3_the_partner_is_asked_after_the_regulars() -> None:
    match = table(luck={"turn-marker": ["loyalists"]})
    assert asked(match) == ("british_regulars", "extra-units")
    answer(match, "boston:4")
    assert asked(match) == ("loyalists", "extra-units")


def test_1_3_why_extra_units_do_not_go_elsewhere() -> None:
    match = table({"turn-marker": ["patriots"]})
    assert reason(match, "boston:1") == ("why-no-friends", "1.3")
    assert reason(match, "newport:5") == ("why-fewer-to-place", "1.3")
    answer(match, "newport:3")
    assert reason(match, "newport:2") == ("why-fewer-to-place", "1.3")
