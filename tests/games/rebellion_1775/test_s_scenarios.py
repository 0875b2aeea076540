"""The scenario sheets."""

from __future__ import annotations

import random
from typing import Any

from tests.games.library import answer, asked, options, reason, seen
from tests.games.rebellion_1775.table import board, table, turn_of, units
from tricorne.core import Match


def totals(match: Match) -> dict[str, int]:
    """Units on the map by force."""
    found: dict[str, int] = {}
    for there in seen(match)["units"].values():
        for kind, number in there.items():
            found[kind] = found.get(kind, 0) + number
    return found


SIDES_AT_START = {"british_regulars": 11, "loyalists": 18, "continentals": 10, "patriots": 19, "natives": 14}


def test_s_1_the_campaign_starts_with_29_units_on_each_side_and_four_more_for_each_faction() -> None:
    match = table(luck={"turn-marker": ["patriots"]})
    assert totals(match) == SIDES_AT_START
    for area in ("newport", "newport", "boston", "boston"):
        answer(match, f"{area}:4")
    view = seen(match)
    assert sum(totals(match).values()) + sum(view["to_place"].values()) >= sum(SIDES_AT_START.values()) + 16
    assert [len(deck) for deck in board().decks] == [12] * 4


def test_s_1_the_campaign_lasts_three_to_eight_rounds() -> None:
    lengths = set()
    for seed in range(40):
        match, chance = table(seed=seed), random.Random(seed)
        while match.question is not None:
            match.answer(chance.choice(list(match.question.options())))
        lengths.add(match.game.state.round)
    assert min(lengths) >= 3
    assert max(lengths) <= 8


def test_s_2_the_introductory_game_adds_four_fixed_units_to_each_faction() -> None:
    match = table(scenario="introductory", phase="turn", luck="ask")
    added = {force: number + (4 if force != "natives" else 0) for force, number in SIDES_AT_START.items()}
    assert totals(match) == added
    assert units(match, "trenton") == {"continentals": 2, "patriots": 1}
    assert units(match, "boston") == {"british_regulars": 3, "loyalists": 1}


def test_s_2_the_introductory_game_has_no_truces_and_ends_with_round_2() -> None:
    facts = board("introductory")
    decks = [[facts.cards[card].number for card in deck] for deck in facts.decks]
    assert decks == [[1, 2, 3, 7, 10, 12], [1, 2, 3, 4, 9, 11], [2, 3, 4, 7, 9, 12], [1, 2, 3, 5, 10, 12]]
    for number, over in ((1, False), (2, True)):
        match = table(
            luck=[],
            scenario="introductory",
            phase="cards",
            active="patriots",
            round=number,
            order=["loyalists", "british_regulars", "continentals", "patriots"],
        )
        assert (match.result is not None) is over


def siege(**position: Any) -> Match:
    return table([], scenario="siege-of-quebec", **position)


def test_s_3_units_and_flags_of_the_siege() -> None:
    match = siege(phase="turn")
    assert units(match, "ft_ticonderoga") == {"continentals": 1, "patriots": 1}
    assert units(match, "qc_east_of_montreal") == units(match, "qc_east_of_quebec_city")
    assert units(match, "qc_east_of_quebec_city") == {"continentals": 3, "patriots": 1}
    assert seen(match)["points"] == {"british": 6, "american": 7}
    assert seen(match)["flags"]["quebec_city"] == "british"
    assert [len(deck) for deck in board("siege-of-quebec").decks] == [9] * 4
    assert board("siege-of-quebec").scenario.decks["british_regulars"] == (1, 2, 3, 5, 6, 8, 13, 14, 15)


def test_s_3_the_british_add_six_units_each_and_the_americans_three() -> None:
    match = siege()
    answer(match, "loyalists")
    asked_for = []
    while match.question is not None and match.question.kind == "extra-units":
        number = match.question.args["units"]
        asked_for.append((match.question.seat, number))
        area = "boston" if match.question.seat in ("british_regulars", "loyalists") else "newport"
        answer(match, f"{area}:{number}")
    assert asked_for == [("british_regulars", 6), ("loyalists", 6), ("continentals", 3), ("patriots", 3)]


def siege_turn(faction: str, there: dict[str, dict[str, int]], **position: Any) -> Match:
    position.setdefault("phase", "reinforcements")
    return turn_of(faction, there, [1, 2, 3], scenario="siege-of-quebec", **position)


def test_s_3_regulars_arrive_in_flagged_cities_on_the_atlantic_only() -> None:
    there = {"montreal": {"loyalists": 1}, "quebec_city": {"loyalists": 1}, "halifax": {"loyalists": 1}}
    match = siege_turn("british_regulars", there)
    assert match.question is not None
    assert match.question.args["units"] == 3
    assert {option.split(":")[0] for option in set(options(match))} == {"quebec_city", "halifax"}


def test_s_3_loyalists_and_patriots_arrive_in_any_flagged_city_of_their_side() -> None:
    there = {"montreal": {"british_regulars": 1}, "halifax": {"british_regulars": 1}, "albany": {"continentals": 1}}
    match = siege_turn("loyalists", there, fled={"loyalists": 2})
    assert match.question is not None
    assert match.question.args["units"] == 5
    assert {option.split(":")[0] for option in set(options(match))} == {"montreal", "halifax"}
    match = siege_turn("patriots", there)
    assert units(match, "albany") == {"continentals": 1, "patriots": 3}


def test_s_3_continentals_arrive_in_massachusetts_wherever_no_enemy_stands() -> None:
    match = siege_turn("continentals", {"boston": {"loyalists": 1}}, fled={"continentals": 1})
    assert match.question is not None
    assert match.question.args["units"] == 4
    assert {option.split(":")[0] for option in set(options(match))} == {"ma_west_of_boston", "ma_far_west"}
    everywhere = {area: {"loyalists": 1} for area in ("boston", "ma_west_of_boston", "ma_far_west")}
    match = siege_turn("continentals", everywhere, fled={"continentals": 1})
    assert asked(match)[1] == "movement-card"
    assert seen(match)["fled"] == {"continentals": 1}


def test_s_3_a_flag_falls_as_soon_as_its_side_leaves_the_city() -> None:
    match = siege_turn("patriots", {"albany": {"patriots": 1}}, phase="movement")
    answer(match, "card:patriots_01", "albany", "ft_ticonderoga")
    assert "albany" not in seen(match)["flags"]
    assert "ft_ticonderoga" not in seen(match)["flags"], "it is taken at the start of a turn"


def test_s_3_a_faction_flags_bare_cities_that_hold_its_own_units_at_the_start_of_its_turn() -> None:
    there = {"montreal": {"patriots": 1}, "quebec_city": {"continentals": 1}}
    match = siege(
        phase="turn",
        units={**{area: {} for area in board("siege-of-quebec").areas}, **there},
        flags={"montreal": "none", "quebec_city": "none"},
    )
    assert seen(match)["points"] == {"british": 0, "american": 0}
    answer(match, "patriots")
    assert seen(match)["flags"] == {"montreal": "american"}
    assert seen(match)["points"] == {"british": 0, "american": 1}


def test_s_3_quebec_city_counts_twice() -> None:
    match = siege(
        phase="turn",
        units={**{area: {} for area in board("siege-of-quebec").areas}, "quebec_city": {"continentals": 1}},
        flags={"quebec_city": "none"},
    )
    answer(match, "continentals")
    assert seen(match)["points"] == {"british": 0, "american": 2}


def test_s_3_the_siege_can_end_in_round_1_and_flags_decide() -> None:
    match = turn_of(
        "patriots",
        {"quebec_city": {"loyalists": 1}, "albany": {"patriots": 1}},
        [1],
        phase="cards",
        scenario="siege-of-quebec",
        round=1,
        order=["loyalists", "british_regulars", "continentals", "patriots"],
        truces=["continentals", "patriots"],
    )
    assert match.result is not None
    assert match.result.winners == ("british_regulars", "loyalists")
    assert match.result.scores == {"british_regulars": 2, "loyalists": 2, "continentals": 1, "patriots": 1}


def test_s_3_why_units_do_not_arrive_elsewhere() -> None:
    there = {name: {"loyalists": 1} for name in ("boston", "halifax", "quebec_city", "montreal")}
    regulars = turn_of("british_regulars", there, [1, 2], phase="reinforcements", scenario="siege-of-quebec")
    assert reason(regulars, "montreal:1") == ("why-not-on-atlantic", "S.3")
    assert reason(regulars, "newport:1") == ("why-no-flag", "S.3")
    assert reason(regulars, "ma_far_west:1") == ("why-no-city", "3.1")
    assert reason(regulars, "halifax:4") == ("why-fewer-to-place", "3.1")
    assert reason(regulars, "savannah:1") == ("why-not-in-scenario", "S.3")
    continentals = turn_of("continentals", there, [1, 2], phase="reinforcements", scenario="siege-of-quebec")
    assert reason(continentals, "newport:1") == ("why-not-in-massachusetts", "S.3")
    assert reason(continentals, "boston:1") == ("why-enemies-there", "S.3")
    assert reason(continentals, "ma_far_west:4") == ("why-fewer-to-place", "3.1")
    loyalists = turn_of("loyalists", there, [1, 2], phase="reinforcements", scenario="siege-of-quebec")
    assert reason(loyalists, "ma_far_west:1") == ("why-no-city", "3.1")
    asked_where = [match.question.args["where"] for match in (regulars, continentals, loyalists) if match.question]
    assert asked_where == ["where:flagged-on-atlantic", "where:massachusetts", "where:flagged-cities"]
