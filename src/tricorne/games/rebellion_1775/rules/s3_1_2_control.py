"""3.1.2 Control of a colony, and of the city areas in it."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.names import (
    AMERICAN,
    BRITISH,
    INDEPENDENT,
    KINDS_IN_AREA,
    NOBODY,
    SIDES,
    Area,
    Colony,
    Side,
)

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


BRITISH_THERE, AMERICANS_THERE, NATIVES_ALONE = 1, 2, 4
CONTROLLER = (NOBODY, BRITISH, AMERICAN, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY)
"""Who controls a colony, by who stands in it."""


@rule("3.1.2")
def controllers(game: Rebellion) -> list[Side]:
    """For each colony the side that alone occupies it; natives alone in an area deny it to both."""
    state, areas, colony_of = game.state, game.areas, game.board.colony_of
    standing = [0] * len(game.board.colonies)
    for colony in compress(colony_of, state.present[:areas]):
        standing[colony] |= BRITISH_THERE
    for colony in compress(colony_of, state.present[areas:]):
        standing[colony] |= AMERICANS_THERE
    for colony in compress(colony_of, state.units[INDEPENDENT::KINDS_IN_AREA]):
        standing[colony] |= NATIVES_ALONE
    return [CONTROLLER[there] for there in standing]


@rule("3.1.2")
def update_flag(game: Rebellion, colony: Colony) -> None:
    """During a turn: nothing changes while a battle is pending there, nor because a colony was left empty."""
    state, areas = game.state, game.areas
    standing = 0
    for area in game.board.areas_of_colony[colony]:
        british, americans = state.present[area], state.present[areas + area]
        if british and americans:
            return
        if british:
            standing |= BRITISH_THERE
        elif americans:
            standing |= AMERICANS_THERE
        elif state.units[area * KINDS_IN_AREA + INDEPENDENT]:
            standing |= NATIVES_ALONE
    if standing:
        set_flag(game, colony, CONTROLLER[standing])


@rule("3.1.2")
def update_all_flags(game: Rebellion) -> None:
    """At the end of a turn every colony has the flag of the side that controls it, or none."""
    if game.board.scenario.control == "colonies":
        flags = controllers(game)
        if flags != game.state.colony_flags:
            for colony, side in enumerate(flags):
                set_flag(game, colony, side)


def set_flag(game: Rebellion, colony: Colony, side: Side) -> None:
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
def controlled_cities(game: Rebellion, side: Side) -> list[Area]:
    """The city areas in colonies that a side controls, or those that carry its own flag."""
    state, board = game.state, game.board
    if board.scenario.control == "cities":
        return [area for area in board.cities if state.city_flags[area] == side]
    flags = state.colony_flags
    return [area for area, colony in board.cities_with_colony if flags[colony] == side]


def why_not_controlled(game: Rebellion, area: Area) -> Reason:
    """Why an area is none of the `controlled_cities`."""
    if area not in game.board.cities:
        return "why-no-city", "3.1"
    return ("why-no-flag", "S.3") if game.board.scenario.control == "cities" else ("why-not-controlled", "3.1.2")


def colonies_controlled(game: Rebellion, side: Side) -> int:
    """How many colonies carry the flag of a side."""
    return game.state.colony_flags.count(side)
