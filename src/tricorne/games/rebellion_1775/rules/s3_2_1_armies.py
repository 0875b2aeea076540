"""3.2.1 Armies: who goes along, and how far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards.lasting import lasting
from tricorne.games.rebellion_1775.names import (
    FACTIONS,
    INDEPENDENT,
    KIND_OF_FACTION,
    KINDS_IN_AREA,
    NOBODY,
    SIDE_OF_FACTION,
    Area,
    Faction,
    Side,
)
from tricorne.games.rebellion_1775.printed import MarchFarther, PassThrough
from tricorne.games.rebellion_1775.rules.answers import Picking
from tricorne.games.rebellion_1775.rules.units import Group, count, named

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


@rule("3.2.1")
def starts(game: Rebellion, faction: Faction) -> list[Area]:
    """The areas with a unit of the faction that has not moved this turn."""
    kind = KIND_OF_FACTION[faction]
    units = game.state.units[kind::KINDS_IN_AREA]
    for unit in game.state.moved:
        if unit % KINDS_IN_AREA == kind:
            units[unit // KINDS_IN_AREA] -= 1
    return list(compress(range(game.areas), units))


def why_no_start(game: Rebellion, area: Area) -> Reason:
    """Why an area is none of `starts`."""
    has_own = count(game, area, KIND_OF_FACTION[game.state.active])
    return ("why-moved", "3.2.1") if has_own else ("why-no-own-unit", "3.2.1")


@rule("3.2.1")
def unmoved(game: Rebellion, side: Side, area: Area) -> Group:
    """The units of a side in an area that may still move this turn."""
    first = area * KINDS_IN_AREA + side * 4
    group = game.state.units[first : first + 4]
    for unit in game.state.moved:
        if 0 <= unit - first < 4:
            group[unit - first] -= 1
    return group


@rule("3.2.1")
def reach(game: Rebellion, side: Side, start: Area, distance: int, *, stopping: bool = True) -> list[Area]:
    """The areas an army may march to. It stops at enemies and independent natives unless an event lets it pass."""
    state, neighbours = game.state, game.board.neighbours
    present, units = state.present, state.units
    enemies = (1 - side) * game.areas
    passing = not stopping or bool(lasting(game, PassThrough))
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


def why_out_of_reach(game: Rebellion, side: Side, start: Area, distance: int, area: Area) -> Reason:
    """Why an area is out of `reach`: it would be within it if nothing stood on the way, or it is too far."""
    if area == start:
        return "why-starts-there", "3.2.1"
    if area in reach(game, side, start, distance, stopping=False):
        return "why-stopped", "3.2.1"
    return "why-too-far", "3.2.1"


@rule("3.2.1", "3.2.2")
def march_distance(game: Rebellion, start: Area, distance: int) -> int:
    """How many areas an army from here may march: what its card says, and what events add."""
    colony = game.board.colonies[game.board.colony_of[start]]
    for effect in lasting(game, MarchFarther):
        if not effect.from_colonies or colony in effect.from_colonies:
            distance += effect.areas
    return distance


Targets = Callable[[], Sequence[Area]]
"""Where an army may go, found when somebody looks."""


class Army(Picking):
    """An army being formed, with at least one unit of the active faction. A largest army limits the number of units."""

    __slots__ = ("leader", "targets", "why_not_there")

    def __init__(
        self,
        game: Rebellion,
        start: Area,
        available: Group,
        targets: Targets,
        why_not_there: Callable[[Area], Reason],
        largest: int,
    ) -> None:
        faction = game.state.active
        super().__init__(game, SIDE_OF_FACTION[faction], start, available, largest)
        self.leader = KIND_OF_FACTION[faction] - self.side * 4
        self.targets = targets
        self.why_not_there = why_not_there

    @rule("3.2.1", "3.2.4")
    def room(self, own: int) -> int:
        """How many units of a kind can be added; a limited army keeps room for a unit of the active faction."""
        if self.picked[own]:
            return 0
        if not self.largest:
            return self.available[own]
        kept = 0 if own == self.leader or self.picked[self.leader] else 1
        return min(self.available[own], self.largest - sum(self.picked) - kept)

    def why_they_stay(self, own: int, number: int) -> Reason:
        return ("why-moved", "3.2.1") if number > self.available[own] else ("why-boat-full", "3.2.4")

    def goals(self) -> Sequence[Area]:
        return self.targets() if self.picked[self.leader] else ()

    def why_not_to(self, area: Area) -> Reason:
        return self.why_not_there(area) if self.picked[self.leader] else ("why-no-own-unit", "3.2.1")

    def is_settled(self) -> bool:
        """Whether nobody can be added and there is one goal."""
        full = not any(map(self.room, range(4)))
        return full and len(self.goals()) == 1


@rule("3.2.1")
def form_army(
    game: Rebellion,
    start: Area,
    available: Group,
    targets: Targets,
    why_not_there: Callable[[Area], Reason],
    rule_shown: str,
    *,
    largest: int = 0,
    landing: Area = NOBODY,
) -> Rule[tuple[Group, Area]]:
    """The active faction picks who goes by kind and number, then where to. At least one unit is its own.

    A landing that is already fixed is not asked for.
    """
    army = Army(game, start, available, targets, why_not_there, largest)
    cornered = landing != NOBODY or len(game.board.neighbours[start]) == 1
    while True:
        if cornered and army.is_settled():
            goal = army.goals()[0]
            game.forced.append((FACTIONS[game.state.active], "army", game.board.areas[goal]))
            return army.picked, goal
        answer: str = yield Ask(
            FACTIONS[game.state.active],
            "army",
            army,
            rule_shown,
            army,
            area=game.board.areas[start],
            units=named(army.side, army.picked),
        )
        if answer in game.board.area:
            return army.picked, game.board.area[answer]
        army.pick(answer)
