"""3.2.1 Armies: who goes along, and how far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards.lasting import lasting
from tricorne.games.rebellion_1775.pieces import (
    ALL,
    FACTIONS,
    INDEPENDENT,
    KIND_OF_FACTION,
    KINDS,
    KINDS_IN_AREA,
    NOBODY,
    SIDE_OF_FACTION,
)
from tricorne.games.rebellion_1775.printed import MarchFarther, PassThrough
from tricorne.games.rebellion_1775.rules.units import Group, named

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

Targets = Callable[[], Sequence[int]]


@rule("3.2.1")
def starts(game: Rebellion, faction: int) -> list[int]:
    """The areas with a unit of the faction that has not moved this turn."""
    kind = KIND_OF_FACTION[faction]
    units = game.state.units[kind::KINDS_IN_AREA]
    for unit in game.state.moved:
        if unit % KINDS_IN_AREA == kind:
            units[unit // KINDS_IN_AREA] -= 1
    return list(compress(range(game.areas), units))


@rule("3.2.1")
def unmoved(game: Rebellion, side: int, area: int) -> Group:
    """The units of a side in an area that may still move this turn."""
    first = area * KINDS_IN_AREA + side * 4
    group = game.state.units[first : first + 4]
    for unit in game.state.moved:
        if 0 <= unit - first < 4:
            group[unit - first] -= 1
    return group


@rule("3.2.1")
def reach(game: Rebellion, side: int, start: int, distance: int) -> list[int]:
    """The areas an army may march to. It stops at enemies and independent natives unless an event lets it pass."""
    state, neighbours = game.state, game.board.neighbours
    present, units = state.present, state.units
    enemies = (1 - side) * game.areas
    passing = bool(lasting(game, PassThrough))
    entered = [*neighbours[start]]
    found = entered[:]
    for _ in range(distance - 1):
        onward = entered
        if not passing:
            onward = [a for a in entered if not (present[enemies + a] or units[a * KINDS_IN_AREA + INDEPENDENT])]
        entered = []
        for area in onward:
            for neighbour in neighbours[area]:
                if neighbour != start and neighbour not in found:
                    entered.append(neighbour)
                    found.append(neighbour)
    return found


@rule("3.2.1", "3.2.2")
def march_distance(game: Rebellion, start: int, distance: int) -> int:
    """How many areas an army from here may march: what its card says, and what events add."""
    colony = game.board.colonies[game.board.colony_of[start]]
    for effect in lasting(game, MarchFarther):
        if not effect.from_colonies or colony in effect.from_colonies:
            distance += effect.areas
    return distance


@rule("3.2.1")
def form_army(
    game: Rebellion,
    start: int,
    available: Group,
    targets: Targets,
    rule_shown: str,
    *,
    largest: int = 0,
    landing: int = NOBODY,
) -> Rule[tuple[Group, int]]:
    """The active faction picks who goes by kind and number, then where to. At least one unit is its own.

    A largest army limits the number of units; a landing that is already fixed is not asked for.
    """
    faction = game.state.active
    side = SIDE_OF_FACTION[faction]
    leader = KIND_OF_FACTION[faction] - side * 4
    picked = available[:] if sum(available) == 1 else [0, 0, 0, 0]
    while True:
        cornered = landing != NOBODY or len(game.board.neighbours[start]) == 1
        if cornered and not can_add(available, picked, leader, largest) and len(targets()) == 1:
            return picked, targets()[0]
        answer: str = yield Ask(
            FACTIONS[faction],
            "army",
            lambda: army_options(game, side, available, picked, leader, largest, targets),
            rule_shown,
            area=game.board.areas[start],
            units=named(side, picked),
        )
        if answer == ALL:
            picked[:] = available
        elif ":" in answer:
            name, _, number = answer.partition(":")
            picked[KINDS.index(name, side * 4) - side * 4] = int(number)
        else:
            return picked, game.board.area[answer]


def can_add(available: Group, picked: Group, leader: int, largest: int) -> bool:
    """Whether another kind can still be added to the army."""
    return any(room_for(available, picked, kind, leader, largest) for kind in range(4))


@rule("3.2.1", "3.2.4")
def room_for(available: Group, picked: Group, kind: int, leader: int, largest: int) -> int:
    """How many units of a kind can be added; a limited army keeps room for a unit of the active faction."""
    if picked[kind]:
        return 0
    if not largest:
        return available[kind]
    kept = 0 if kind == leader or picked[leader] else 1
    return min(available[kind], largest - sum(picked) - kept)


def army_options(
    game: Rebellion, side: int, available: Group, picked: Group, leader: int, largest: int, targets: Targets
) -> list[str]:
    """Kinds with numbers, all of them at once, and the targets once a unit of the active faction goes along."""
    options: list[str] = []
    amounts = game.board.amounts
    for kind, number in enumerate(available):
        if number and (room := room_for(available, picked, kind, leader, largest)) > 0:
            options += amounts[side * 4 + kind][:room]
    total = sum(available)
    if not any(picked) and total > max(available) and (not largest or total <= largest):
        options.append(ALL)
    if picked[leader]:
        names = game.board.areas
        options += [names[area] for area in targets()]
    return options
