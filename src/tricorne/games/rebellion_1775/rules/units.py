"""Putting units into areas and taking them out. Everything that moves a unit goes through here."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from tricorne.games.rebellion_1775.names import (
    FORCE_OF_KIND,
    KINDS_IN_AREA,
    KINDS_OF_SIDE,
    UNITS_OF_SIDE,
    Area,
    Kind,
    Side,
)
from tricorne.games.rebellion_1775.rules.s3_1_3_allies import ally_natives, settle_natives
from tricorne.games.rebellion_1775.rules.s_3_siege import drop_flag

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

Group = list[int]
"""How many units of each of the four kinds of a side."""


def count(game: Rebellion, area: Area, kind: Kind) -> int:
    """The units of a kind in an area."""
    return game.state.units[area * KINDS_IN_AREA + kind]


def side_present(game: Rebellion, side: Side, area: Area) -> int:
    """The units of a side in an area, its allies and natives included."""
    return game.state.present[side * game.areas + area]


def occupied(game: Rebellion, side: Side) -> list[Area]:
    """The areas that hold units of a side."""
    areas = game.areas
    return list(compress(range(areas), game.state.present[side * areas : (side + 1) * areas]))


def add(game: Rebellion, area: Area, kind: Kind, number: int) -> None:
    """Put units of a side into an area."""
    game.state.units[area * KINDS_IN_AREA + kind] += number
    game.state.present[(kind >> 2) * game.areas + area] += number


def remove(game: Rebellion, area: Area, kind: Kind, number: int) -> None:
    """Take units of a side out of an area. `settle` comes after it, when all that leave have left."""
    game.state.units[area * KINDS_IN_AREA + kind] -= number
    game.state.present[(kind >> 2) * game.areas + area] -= number


def settle(game: Rebellion, area: Area) -> None:
    """What follows when units have left an area: natives left alone, and a city flag without defenders."""
    settle_natives(game, area)
    drop_flag(game, area)


def enter(game: Rebellion, area: Area, kind: Kind, number: int) -> None:
    """Units of a side come into an area: independent natives there become allies, natives alone do not stay so."""
    add(game, area, kind, number)
    ally_natives(game, area, kind >> 2)
    settle_natives(game, area)


def place(game: Rebellion, area: Area, kind: Kind, number: int) -> None:
    """Put units from the stockpile or supply into an area."""
    game.state.stockpile[FORCE_OF_KIND[kind]] -= number
    enter(game, area, kind, number)


def move_group(game: Rebellion, side: Side, start: Area, target: Area, group: Group, *, marked: bool) -> None:
    """Units of a side go from one area to another; marked ones cannot move again this turn."""
    state = game.state
    for kind, number in zip(KINDS_OF_SIDE[side], group, strict=True):
        if number:
            remove(game, start, kind, number)
            add(game, target, kind, number)
            if marked:
                state.moved += [target * KINDS_IN_AREA + kind] * number
    settle(game, start)
    ally_natives(game, target, side)
    settle_natives(game, target)


def group_of(game: Rebellion, side: Side, area: Area) -> Group:
    """All units of a side in an area."""
    first = area * KINDS_IN_AREA + side * 4
    return game.state.units[first : first + 4]


def named(side: Side, group: Group) -> dict[str, int]:
    """A group by the names of its forces, for the log."""
    return {unit: number for unit, number in zip(UNITS_OF_SIDE[side], group, strict=True) if number}
