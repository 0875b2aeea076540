"""3.1.2 Control of a colony, and of the city areas in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.pieces import AMERICAN, BRITISH, INDEPENDENT, KINDS_IN_AREA, NOBODY, SIDES

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


@rule("3.1.2")
def controller(game: Rebellion, colony: int) -> int:
    """The side that alone occupies a colony; natives alone in an area deny it to both."""
    state, areas = game.state, game.areas
    units, present = state.units, state.present
    british = american = False
    for area in game.board.areas_of_colony[colony]:
        if units[area * KINDS_IN_AREA + INDEPENDENT]:
            return NOBODY
        if present[area]:
            british = True
        if present[areas + area]:
            american = True
    if british:
        return NOBODY if american else BRITISH
    return AMERICAN if american else NOBODY


@rule("3.1.2")
def update_flag(game: Rebellion, colony: int) -> None:
    """During a turn: nothing changes while a battle is pending there, nor because a colony was left empty."""
    state, areas = game.state, game.areas
    standing = False
    for area in game.board.areas_of_colony[colony]:
        british, american = state.present[area], state.present[areas + area]
        if british and american:
            return
        standing = standing or bool(british or american or state.units[area * KINDS_IN_AREA + INDEPENDENT])
    if standing:
        set_flag(game, colony, controller(game, colony))


@rule("3.1.2")
def update_all_flags(game: Rebellion) -> None:
    """At the end of a turn every colony has the flag of the side that controls it, or none."""
    if game.board.scenario.control == "colonies":
        for colony in range(len(game.board.colonies)):
            set_flag(game, colony, controller(game, colony))


def set_flag(game: Rebellion, colony: int, side: int) -> None:
    """Turn, place or take away a colony's flag."""
    flags = game.state.colony_flags
    before = flags[colony]
    if side == before or game.board.scenario.control != "colonies":
        return
    flags[colony] = side
    if side == NOBODY:
        game.log("flag-lost", "3.1.2", side=SIDES[before], place=game.board.colony_names[colony])
    else:
        game.log("flag-raised", "3.1.2", side=SIDES[side], place=game.board.colony_names[colony])


@rule("3.1.2", "S.3")
def controlled_cities(game: Rebellion, side: int) -> list[int]:
    """The city areas in colonies that a side controls, or those that carry its own flag."""
    state, board = game.state, game.board
    if board.scenario.control == "cities":
        return [area for area in board.cities if state.city_flags[area] == side]
    flags, colony_of = state.colony_flags, board.colony_of
    return [area for area in board.cities if flags[colony_of[area]] == side]


def colonies_controlled(game: Rebellion, side: int) -> int:
    """How many colonies carry the flag of a side."""
    return game.state.colony_flags.count(side)
