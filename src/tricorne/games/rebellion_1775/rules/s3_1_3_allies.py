"""3.1.3 Allied units: how natives take sides. Hessians and French never change theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.names import (
    AMERICAN,
    BRITISH,
    INDEPENDENT,
    KINDS_IN_AREA,
    NATIVES_KIND,
    NOBODY,
    SIDES,
    Area,
    Side,
)

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


@rule("3.1.3")
def ally_natives(game: Rebellion, area: Area, side: Side) -> None:
    """Independent natives become allies of the side that enters their area."""
    units = game.state.units
    row = area * KINDS_IN_AREA
    number = units[row + INDEPENDENT]
    if number:
        units[row + INDEPENDENT] = 0
        units[row + NATIVES_KIND[side]] += number
        game.state.present[side * game.areas + area] += number
        game.log("natives-allied", "3.1.3", area=game.board.areas[area], units={"native": number}, side=SIDES[side])


@rule("3.1.3")
def settle_natives(game: Rebellion, area: Area) -> None:
    """Allied natives without a unit of their side go over to the other side, or are independent if none is there."""
    state, areas = game.state, game.areas
    row = area * KINDS_IN_AREA
    for side in (BRITISH, AMERICAN):
        natives = state.units[row + NATIVES_KIND[side]]
        if not natives or state.present[side * areas + area] > natives:
            continue
        other = 1 - side
        others = state.present[other * areas + area] - state.units[row + NATIVES_KIND[other]]
        change_allegiance(game, area, side, other if others else NOBODY)


@rule("3.1.3")
def change_allegiance(game: Rebellion, area: Area, side: Side, to: int) -> None:
    """The natives that fought for a side join the other one, or nobody."""
    state, areas = game.state, game.areas
    row = area * KINDS_IN_AREA
    natives = state.units[row + NATIVES_KIND[side]]
    state.units[row + NATIVES_KIND[side]] = 0
    state.moved = [unit for unit in state.moved if unit != row + NATIVES_KIND[side]]
    state.present[side * areas + area] -= natives
    name = game.board.areas[area]
    if to == NOBODY:
        state.units[row + INDEPENDENT] += natives
        game.log("natives-independent", "3.1.3", area=name, units={"native": natives})
    else:
        state.units[row + NATIVES_KIND[to]] += natives
        state.present[to * areas + area] += natives
        game.log("natives-allied", "3.1.3", area=name, units={"native": natives}, side=SIDES[to])


@rule("3.1.3")
def natives_of_both_sides_flee(game: Rebellion, area: Area) -> None:
    """Natives allied to both sides flee in equal number before the first throw."""
    state, areas = game.state, game.areas
    row = area * KINDS_IN_AREA
    number = min(state.units[row + kind] for kind in NATIVES_KIND)
    if not number:
        return
    for side, kind in enumerate(NATIVES_KIND):
        state.units[row + kind] -= number
        state.present[side * areas + area] -= number
        state.fled[kind] += number
    game.log("natives-flee", "3.1.3", area=game.board.areas[area], units={"native": number})
