"""5.0 The 32 movement cards: how many armies, how far, by land or by water."""

from __future__ import annotations

import pytest

from tests.games.library import answer, asked, options, seen
from tests.games.rebellion_1775.table import board, turn_of

FACTIONS = ("british_regulars", "loyalists", "continentals", "patriots")
MARCHES = {1: (3, 1), 2: (4, 1), 3: (2, 2), 4: (3, 2), 5: (1, 3), 6: (2, 3), 8: (4, 2)}
OF_LOYALISTS = {**MARCHES, 4: MARCHES[5], 5: MARCHES[4]}


def within(start: str, distance: int) -> set[str]:
    """The areas at most so many borders away."""
    facts = board()
    reached = {facts.area[start]}
    for _ in range(distance):
        reached |= {neighbour for area in reached for neighbour in facts.neighbours[area]}
    return {facts.areas[area] for area in reached} - {start}


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("number", MARCHES)
def test_5_0_march_and_truce_cards_01_to_06_and_08(faction: str, number: int) -> None:
    armies, distance = (OF_LOYALISTS if faction == "loyalists" else MARCHES)[number]
    match = turn_of(faction, {"albany": {faction: 6}}, [number])
    for moved in range(armies):
        assert asked(match) == (faction, "march"), f"army {moved + 1}"
        answer(match, "albany", f"{faction}:1")
        assert {name for name in set(options(match)) if ":" not in name} == within("albany", distance)
        answer(match, "ma_far_west")
    assert asked(match)[1] == "turn-marker"
    assert seen(match)["truces"] == ([faction] if number == 8 else [])


@pytest.mark.parametrize("faction", ["british_regulars", "continentals"])
def test_5_0_warship_card_07(faction: str) -> None:
    match = turn_of(faction, {"boston": {faction: 6}, "savannah": {faction: 5}}, [7])
    answer(match, "boston", f"{faction}:5", "halifax", "savannah", f"{faction}:5", "dover")
    assert asked(match)[1] == "turn-marker", "two armies have sailed, of any size, to two places"
    assert seen(match)["units"] == {"boston": {faction: 1}, "halifax": {faction: 5}, "dover": {faction: 5}}


@pytest.mark.parametrize("faction", ["loyalists", "patriots"])
def test_5_0_boat_card_07(faction: str) -> None:
    match = turn_of(faction, {"boston": {faction: 6}, "savannah": {faction: 5}}, [7])
    answer(match, "boston")
    assert set(options(match)) == {f"{faction}:{number}" for number in (1, 2, 3)}
    answer(match, f"{faction}:3", "halifax", "savannah", f"{faction}:3")
    assert asked(match)[1] == "turn-marker"
    assert seen(match)["units"] == {"boston": {faction: 3}, "halifax": {faction: 6}, "savannah": {faction: 2}}
