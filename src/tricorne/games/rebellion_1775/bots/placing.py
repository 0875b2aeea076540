"""Where new units add most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tricorne.core.policy import Asked, Terms
from tricorne.games.rebellion_1775.bots.prospects import Prospects
from tricorne.games.rebellion_1775.bots.standing import (
    NO_UNITS,
    Group,
    chance_to_win,
    group_in,
    joined,
    worth_of_holding,
)
from tricorne.games.rebellion_1775.names import KINDS, NOBODY, Area, Kind, Side

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


def place_of(game: Rebellion, asked: Asked, option: str, side: Side) -> tuple[int, int, int]:
    """Where an option places units, of which kind and how many."""
    name, _, number = option.partition(":")
    kind = KINDS.index(asked.args.get("force", asked.seat), side * 4) - side * 4
    return game.board.area[name], kind, int(number or asked.args.get("units", 1))


def worth_of_placing(prospects: Prospects, area: Area, kind: Kind, number: int, why: Terms | None = None) -> float:
    """What so many new units add."""
    added = [0, 0, 0, 0]
    added[kind] = number
    return worth_of_joining(prospects, area, (added[0], added[1], added[2], added[3]), why)


def worth_of_joining(prospects: Prospects, area: Area, group: Group, why: Terms | None = None) -> float:
    """What a group adds where it comes: flags made safer, and targets next door that come within reach."""
    game, side = prospects.game, prospects.side
    own = group_in(game, side, area)
    if game.state.present[(1 - side) * game.areas + area]:
        if why is not None:
            prospects.explain(group, area, why)
        return prospects.gain(group, area)
    stronger = joined(own, group)
    safer = worth_of_safety(prospects, area, own, stronger)
    reached, target = worth_of_reach(prospects, area, own, stronger)
    if why is not None:
        why.add(safer, "w-safer", area=game.board.areas[area])
        if target != NOBODY:
            why.add(reached, "w-within-reach", area=game.board.areas[target])
    return safer + reached


def best_shift(prospects: Prospects, start: Area) -> tuple[float, Area]:
    """What the units of an area gain at most by changing places within their colony, and where they go."""
    game, side = prospects.game, prospects.side
    group = group_in(game, side, start)
    kept = worth_of_safety(prospects, start, NO_UNITS, group) + worth_of_reach(prospects, start, NO_UNITS, group)[0]
    best, found = 0.0, NOBODY
    for target in game.board.areas_of_colony[game.board.colony_of[start]]:
        gain = worth_of_joining(prospects, target, group) - kept if target != start else 0.0
        if gain > best:
            best, found = gain, target
    return best, found


def worth_of_safety(prospects: Prospects, area: Area, own: Group, stronger: Group) -> float:
    """What an area gains against the enemies next door when its units become more."""
    game, side = prospects.game, prospects.side
    against = prospects.threat(area)
    if against == NO_UNITS:
        return 0.0
    safer = chance_to_win(game.board, 1 - side, against, own) - chance_to_win(game.board, 1 - side, against, stronger)
    return worth_of_holding(game, side, area) * safer


def worth_of_reach(prospects: Prospects, area: Area, own: Group, stronger: Group) -> tuple[float, int]:
    """What more units can expect of the best target next door, and which it is."""
    best, found = 0.0, NOBODY
    for target in prospects.game.board.neighbours[area]:
        before = max(0.0, prospects.gain(own, target)) if own != NO_UNITS else 0.0
        more = prospects.gain(stronger, target) - before
        if more > best:
            best, found = more, target
    return best, found


def shared_out(worths: Mapping[tuple[int, int], float], units: int) -> dict[int, int]:
    """How many units each area gets when they are placed, group by group, where each adds most.

    `worths` tells for areas and numbers what so many units add there.
    """
    placed: dict[int, int] = {}
    while units > 0:
        best, chosen = 0.0, None
        for (area, number), worth in worths.items():
            there = placed.get(area, 0)
            more = number - there
            if 0 < more <= units:
                each = (worth - (worths[area, there] if there else 0.0)) / more
                if each > best:
                    best, chosen = each, (area, number)
        if chosen is None:
            break
        area, number = chosen
        units -= number - placed.get(area, 0)
        placed[area] = number
    return placed
