"""S.3 The Siege of Quebec: flags stand in cities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.names import (
    KIND_OF_FACTION,
    KINDS_IN_AREA,
    NOBODY,
    SIDE_OF_FACTION,
    SIDES,
    Area,
    Faction,
    Side,
)

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


@rule("S.3")
def drop_flag(game: Rebellion, area: Area) -> None:
    """A city loses its flag as soon as no unit of the flag's side is in it."""
    side = game.state.city_flags[area]
    if side != NOBODY and not game.state.present[side * game.areas + area]:
        game.state.city_flags[area] = NOBODY
        game.log("flag-lost", "S.3", side=SIDES[side], place=game.board.areas[area])


@rule("S.3")
def raise_flags(game: Rebellion, faction: Faction) -> None:
    """At the start of its turn a faction flags every bare city that holds a unit of its own."""
    if game.board.scenario.control != "cities":
        return
    state = game.state
    for area in game.board.cities:
        if state.city_flags[area] == NOBODY and state.units[area * KINDS_IN_AREA + KIND_OF_FACTION[faction]]:
            side = SIDE_OF_FACTION[faction]
            state.city_flags[area] = side
            game.log("flag-raised", "S.3", side=SIDES[side], place=game.board.areas[area])


@rule("S.3")
def flags_counted(game: Rebellion, side: Side) -> int:
    """The flags of a side; a city may count for more than one."""
    state = game.state
    worth = game.board.scenario.flags
    return sum(
        worth[name].worth if (name := game.board.areas[area]) in worth else 1
        for area in game.board.cities
        if state.city_flags[area] == side
    )
