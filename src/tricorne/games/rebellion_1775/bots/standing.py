"""How the war stands: who holds what, and what an area or a battle is worth to a side."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING

from tricorne.games.rebellion_1775.names import FACTIONS, INDEPENDENT, KINDS_IN_AREA, SIDE_OF_FACTION, SIDES

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

DEFENDER_EDGE = 1.15
"""The defenders throw first, which is worth about a seventh of their number."""


def flags(game: Rebellion, side: int) -> int:
    """What the scenario counts: colonies, or city flags with their worth."""
    state, scenario = game.state, game.board.scenario
    if scenario.control == "colonies":
        return state.colony_flags.count(side)
    areas = game.board.areas
    return sum(
        scenario.flags[areas[area]].worth if areas[area] in scenario.flags else 1
        for area, holder in enumerate(state.city_flags)
        if holder == side
    )


def lead(game: Rebellion, side: int) -> int:
    """By how many flags a side is ahead."""
    return flags(game, side) - flags(game, 1 - side)


def chance_to_win_battle(attackers: float, defenders: float) -> float:
    """A rough chance of the attackers, from numbers alone."""
    if not defenders:
        return 1.0
    margin = attackers - DEFENDER_EDGE * defenders
    return 1 / (1 + exp(-1.7 * margin / sqrt(attackers + defenders)))


def standing_in_colony(game: Rebellion, colony: int) -> tuple[int, int, int]:
    """British units, American units, and areas that only natives hold."""
    present, areas, units = game.state.present, game.areas, game.state.units
    british = american = natives = 0
    for area in game.board.areas_of_colony[colony]:
        british += present[area]
        american += present[areas + area]
        natives += bool(units[area * KINDS_IN_AREA + INDEPENDENT])
    return british, american, natives


def worth_of_taking(game: Rebellion, side: int, area: int) -> float:
    """What it is worth to a side to hold an area: flags gained, flags the enemy loses, natives won over."""
    state, board = game.state, game.board
    units = state.units[area * KINDS_IN_AREA + INDEPENDENT]
    natives = 0.12 * units
    if board.scenario.control == "cities":
        return natives + _worth_of_city(game, side, area)
    colony = board.colony_of[area]
    holder = state.colony_flags[colony]
    standing = standing_in_colony(game, colony)
    enemies_elsewhere = standing[1 - side] - state.present[(1 - side) * game.areas + area]
    natives_elsewhere = standing[2] - bool(units)
    gained = 0.0
    if holder == 1 - side:
        gained += 0.9
    if holder != side and not enemies_elsewhere and not natives_elsewhere:
        gained += 1.0
    elif holder != side:
        gained += 0.35 / (1 + enemies_elsewhere + natives_elsewhere)
    return gained + natives


def _worth_of_city(game: Rebellion, side: int, area: int) -> float:
    if area not in game.board.cities:
        return 0.05
    holder = game.state.city_flags[area]
    sheet = game.board.scenario.flags.get(game.board.areas[area])
    worth = sheet.worth if sheet is not None else 1
    if holder == side:
        return 0.1
    return worth * (1.9 if holder == 1 - side else 1.0)


def cost_of_leaving(game: Rebellion, side: int, area: int, staying: int) -> float:
    """What a side loses when only so many of its units stay in an area."""
    if staying:
        return 0.0
    state, board = game.state, game.board
    if board.scenario.control == "cities":
        return 1.2 if state.city_flags[area] == side else 0.0
    colony = board.colony_of[area]
    if state.colony_flags[colony] != side:
        return 0.0
    others = standing_in_colony(game, colony)[side] - state.present[side * game.areas + area]
    exposed = any(state.present[(1 - side) * game.areas + near] for near in board.neighbours[area])
    return (0.0 if others else 1.0) + (0.5 if exposed else 0.15)


def danger(game: Rebellion, side: int, area: int) -> int:
    """How many enemies stand next to an area."""
    first = (1 - side) * game.areas
    return sum(game.state.present[first + near] for near in game.board.neighbours[area])


def winning_chance(game: Rebellion, seat: str) -> float:
    """From the flags, the contested colonies and the numbers on the map; surer as the game goes on."""
    side = SIDE_OF_FACTION[FACTIONS.index(seat)]
    state = game.state
    ahead = float(lead(game, side))
    own = sum(state.present[side * game.areas : (side + 1) * game.areas])
    enemy = sum(state.present[(1 - side) * game.areas : (2 - side) * game.areas])
    ahead += 4.0 * (own - enemy) / (own + enemy + 1)
    if game.board.scenario.control == "colonies":
        for colony, holder in enumerate(state.colony_flags):
            if holder not in range(len(SIDES)):
                standing = standing_in_colony(game, colony)
                total = standing[0] + standing[1]
                if total:
                    ahead += 0.5 * (standing[side] - standing[1 - side]) / total
    return 1 / (1 + exp(-ahead * (0.25 + 0.05 * min(state.round, 6))))
