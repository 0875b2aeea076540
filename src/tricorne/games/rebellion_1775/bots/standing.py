"""How the war stands: who holds what, and what an area or a battle is worth to a side."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log, sqrt
from typing import TYPE_CHECKING

from tricorne.core.policy import Terms
from tricorne.games.rebellion_1775.board import Board
from tricorne.games.rebellion_1775.names import FACES, FLEE, HIT, INDEPENDENT, KINDS_IN_AREA, NOBODY, Area, Colony, Side

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

Group = tuple[int, ...]
"""How many units of each of the four kinds of a side."""
NO_UNITS: Group = (0, 0, 0, 0)

STEEPNESS, FLIGHT_OF_DEFENDERS, FLIGHT_OF_ATTACKERS, FIRST_THROW = 1.46, 1.15, 0.88, 0.57
"""The curve of `chance_to_win`, fitted to the exact odds of 3,000 battles: 3 % off on average."""

TAKE_FLAG, DROP_FLAG, TOWARD_FLAG, NATIVE = 1.0, 0.9, 0.35, 0.3
"""What it is worth to take an area: a flag for oneself, one less for the enemy, a step, each native won over."""
GIFT = 1.0
"""What a flag costs that the enemy gets because nobody stays in the colony."""
CITY_HELD, WILDS = 0.1, 0.05
"""The same where cities are flagged: a city of one's own, and land between the cities."""


def flags(game: Rebellion, side: Side) -> int:
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


def lead(game: Rebellion, side: Side) -> int:
    """By how many flags a side is ahead."""
    return flags(game, side) - flags(game, 1 - side)


# Battles


def group_in(game: Rebellion, side: Side, area: Area) -> Group:
    """The units of a side in an area."""
    first = area * KINDS_IN_AREA + side * 4
    return tuple(game.state.units[first : first + 4])


def joined(one: Group, other: Group) -> Group:
    """Two groups as one."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def apart(whole: Group, part: Group) -> Group:
    """A group without some of its units."""
    return whole[0] - part[0], whole[1] - part[1], whole[2] - part[2], whole[3] - part[3]


@lru_cache(maxsize=100_000)
def chance_to_win(board: Board, side: Side, attackers: Group, defenders: Group) -> float:
    """A close guess of the attackers' chance, from numbers, dice and the flights to expect."""
    number, against = sum(attackers), sum(defenders)
    if not against:
        return 1.0
    if not number:
        return 0.0
    hits, flights = _throw(board, side, attackers)
    hits_back, flights_there = _throw(board, 1 - side, defenders)
    power = number * (hits + FLIGHT_OF_DEFENDERS * flights_there)
    power_back = against * (hits_back + FLIGHT_OF_ATTACKERS * flights)
    if not power_back:
        return 1.0
    ratio = max(power, 1e-3) / power_back
    return 1 / (1 + exp(FIRST_THROW - STEEPNESS * log(ratio) * sqrt(sqrt(number * against))))


def _throw(board: Board, side: Side, group: Group) -> tuple[float, float]:
    """The hits and the flights of a throw, on average."""
    hits = flights = 0.0
    for kind, number in enumerate(group, side * 4):
        if number:
            dice = min(number, board.dice[kind])
            faces = board.faces[kind]
            hits += dice * faces.count(FACES[HIT]) / len(faces)
            flights += dice * faces.count(FACES[FLEE]) / len(faces)
    return hits, flights


# Areas


def standing_in_colony(game: Rebellion, colony: Colony) -> tuple[int, int, int]:
    """British units, American units, and areas that only natives hold."""
    present, areas, units = game.state.present, game.areas, game.state.units
    british = american = natives = 0
    for area in game.board.areas_of_colony[colony]:
        british += present[area]
        american += present[areas + area]
        natives += bool(units[area * KINDS_IN_AREA + INDEPENDENT])
    return british, american, natives


def worth_of_taking(game: Rebellion, side: Side, area: Area, why: Terms | None = None) -> float:
    """What it is worth to a side to hold an area: flags gained, flags the enemy loses, natives won over."""
    state, board = game.state, game.board
    units = state.units[area * KINDS_IN_AREA + INDEPENDENT]
    natives = NATIVE * units
    if why is not None and units:
        why.add(natives, "w-natives-join", area=board.areas[area], units=units)
    if board.scenario.control == "cities":
        return natives + _worth_of_city(game, side, area, why)
    colony = board.colony_of[area]
    holder = state.colony_flags[colony]
    if holder == side:
        return natives
    standing = standing_in_colony(game, colony)
    elsewhere = standing[1 - side] - state.present[(1 - side) * game.areas + area] + standing[2] - bool(units)
    falls = DROP_FLAG if holder == 1 - side else 0.0
    gained = TOWARD_FLAG / (1 + elsewhere) if elsewhere else TAKE_FLAG
    if why is not None:
        why.add(falls, "w-flag-falls", place=board.colony_names[colony])
        why.add(gained, "w-toward-flag" if elsewhere else "w-takes-flag", place=board.colony_names[colony])
    return falls + gained + natives


def _worth_of_city(game: Rebellion, side: Side, area: Area, why: Terms | None = None) -> float:
    if area not in game.board.cities:
        return WILDS
    holder = game.state.city_flags[area]
    if holder == side:
        return CITY_HELD
    worth = flag_worth(game.board, area)
    falls = DROP_FLAG * worth if holder == 1 - side else 0.0
    if why is not None:
        why.add(falls, "w-flag-falls", place=game.board.areas[area])
        why.add(TAKE_FLAG * worth, "w-takes-flag", place=game.board.areas[area])
    return TAKE_FLAG * worth + falls


def flag_worth(board: Board, area: Area) -> int:
    """How many flags a city counts for."""
    sheet = board.scenario.flags.get(board.areas[area])
    return sheet.worth if sheet is not None else 1


def worth_of_holding(game: Rebellion, side: Side, area: Area) -> float:
    """What a side would lose with an area: its flag, or the enemy's hope of one."""
    state, board = game.state, game.board
    if board.scenario.control == "cities":
        if area not in board.cities:
            return 0.1
        return 1.9 * flag_worth(board, area) if state.city_flags[area] == side else 0.5
    holder = state.colony_flags[board.colony_of[area]]
    others = standing_in_colony(game, board.colony_of[area])[side] - state.present[side * game.areas + area]
    return (1.0 if holder == side else 0.3) + (0.6 if not others else 0.0)


def cost_of_leaving(game: Rebellion, side: Side, area: Area, target: Area = NOBODY) -> float:
    """What a side loses when none of its units stays in an area: its flag, or what keeps the enemy from one."""
    state, board = game.state, game.board
    if board.scenario.control == "cities":
        if area not in board.cities or state.city_flags[area] == 1 - side:
            return 0.0
        return 1.2 * flag_worth(board, area)
    colony = board.colony_of[area]
    holder, goes_far = state.colony_flags[colony], target == NOBODY or board.colony_of[target] != colony
    if holder == 1 - side or (holder == NOBODY and not goes_far):
        return 0.0
    standing = standing_in_colony(game, colony)
    others = standing[side] - state.present[side * game.areas + area] + (not goes_far)
    if holder == NOBODY:
        return GIFT / (1 + standing[2]) if standing[1 - side] and not others else 0.0
    exposed = any(state.present[(1 - side) * game.areas + near] for near in board.neighbours[area])
    return (0.0 if others else 1.0) + (0.5 if exposed else 0.15)


def danger(game: Rebellion, side: Side, area: Area) -> int:
    """How many enemies stand next to an area."""
    first = (1 - side) * game.areas
    return sum(game.state.present[first + near] for near in game.board.neighbours[area])


def threat(game: Rebellion, side: Side, area: Area) -> Group:
    """What the enemy could bring against an area from next door: the largest group, and half of the others."""
    present, first = game.state.present, (1 - side) * game.areas
    near = [n for n in game.board.neighbours[area] if present[first + n]]
    if not near:
        return NO_UNITS
    groups = [group_in(game, 1 - side, n) for n in near]
    if len(groups) == 1:
        return groups[0]
    groups.sort(key=sum)
    largest = groups.pop()
    others = [sum(kind) for kind in zip(*groups, strict=True)]
    return joined(largest, tuple(number // 2 for number in others))
