"""Areas, units and cards as answers: what they are called, and why one is not offered."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Sequence
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason
from tricorne.games.rebellion_1775.names import ALL, FORCES_OF_SIDE, Area, Side
from tricorne.games.rebellion_1775.rules.units import Group, count

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

Obstacle = Callable[[Area], Reason | None]
"""The first condition that an area fails."""
Found = tuple[Sequence[Area], Obstacle]
"""The areas that meet all conditions, and what is against any other."""


def always(reason: Reason) -> Obstacle:
    """The one condition that all areas fail that are not found."""
    return lambda _: reason


def why_not_area(game: Rebellion, areas: Container[Area], why_not: Obstacle, answer: str) -> Reason | None:
    """What is against an area that is not among those found; None for what is no area."""
    if answer in game.board.elsewhere:
        return "why-not-in-scenario", "S.3"
    area = game.board.area.get(answer)
    return None if area is None or area in areas else why_not(area)


def places_for(game: Rebellion, areas: Iterable[Area], most: int) -> list[str]:
    """Each area with each number up to the most, such as `boston:3`."""
    places = game.board.places
    options: list[str] = []
    for area in areas:
        options += places[area][:most]
    return options


def why_not_place(
    game: Rebellion, areas: Container[Area], why_not: Obstacle, most: int, too_many: Reason, answer: str
) -> Reason | None:
    """What is against an area, or against so many units there."""
    reason = why_not_area(game, areas, why_not, answer.partition(":")[0])
    if reason is not None or answer not in game.board.place:
        return reason
    _, number = game.board.place[answer]
    return too_many if number > most else None


class Picking(ABC):
    """A group being picked in an area, by force and number or all at once, and then where it goes."""

    __slots__ = ("available", "game", "largest", "picked", "side", "start")

    def __init__(self, game: Rebellion, side: Side, start: Area, available: Group, largest: int = 0) -> None:
        self.game = game
        self.side = side
        self.start = start
        self.available = available
        self.largest = largest
        self.picked = available[:] if sum(available) == 1 else [0, 0, 0, 0]

    @abstractmethod
    def room(self, own: int) -> int:
        """How many units of one of the four kinds of the side may be picked."""

    @abstractmethod
    def why_they_stay(self, own: int, number: int) -> Reason:
        """Which limit of `room` keeps units that are there."""

    @abstractmethod
    def goals(self) -> Sequence[Area]:
        """Where those who are picked may go."""

    @abstractmethod
    def why_not_to(self, area: Area) -> Reason:
        """Why an area is none of the goals."""

    def __call__(self) -> list[str]:
        board = self.game.board
        options: list[str] = []
        for own, number in enumerate(self.available):
            if number:
                options += board.amounts[self.side * 4 + own][: self.room(own)]
        if any(self.picked):
            options += [board.areas[area] for area in self.goals()]
        elif self.why_not_all() is None:
            options.append(ALL)
        return options

    def why_not(self, answer: str, /) -> Reason | None:
        """What is against these units, or against going to this area."""
        if answer == ALL:
            return self.why_not_all()
        if answer in self.game.board.amount:
            return self.why_not_units(*self.game.board.amount[answer])
        return why_not_area(self.game, self.goals(), self.why_not_to, answer)

    def why_not_units(self, force: str, number: int) -> Reason | None:
        """What is against so many units of a force."""
        if force not in FORCES_OF_SIDE[self.side]:
            return "why-other-side", "1.1"
        own = FORCES_OF_SIDE[self.side].index(force)
        if number <= self.room(own):
            return None
        if self.picked[own]:
            return "why-picked", "3.2.1"
        there = count(self.game, self.start, self.side * 4 + own)
        if number > there:
            return ("why-fewer-there", "3.2.1") if there else ("why-none-there", "3.2.1")
        return self.why_they_stay(own, number)

    def why_not_all(self) -> Reason | None:
        """All at once is for more than one force, before anybody else is picked, if the group may be so large."""
        if any(self.picked):
            return "why-picking-begun", "3.2.1"
        total = sum(self.available)
        if total == max(self.available):
            return "why-one-force", "3.2.1"
        return ("why-boat-full", "3.2.4") if 0 < self.largest < total else None

    def pick(self, answer: str) -> None:
        """Add the units that an answer says."""
        if answer == ALL:
            self.picked[:] = self.available
        else:
            force, number = self.game.board.amount[answer]
            self.picked[FORCES_OF_SIDE[self.side].index(force)] = number
