"""S The scenario sheets: what each of the three games changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.names import FACTIONS, Area
from tricorne.games.rebellion_1775.printed import Units

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


@rule("S.1")
def extra_units(game: Rebellion) -> list[int]:
    """How many units each faction adds to the set-up; none in the introductory scenario."""
    extra = game.board.scenario.extra_units
    return [extra.get(faction, 0) for faction in FACTIONS]


@rule("S.2")
def starting_units(game: Rebellion, area: Area) -> Units:
    """The printed units of an area, or what the scenario puts there instead, and what it adds."""
    scenario = game.board.scenario
    name = game.board.areas[area]
    units = dict(scenario.changed_units.get(name, game.board.printed_areas[area].units))
    for force, number in scenario.added_units.get(name, {}).items():
        units[force] = units.get(force, 0) + number
    return units
