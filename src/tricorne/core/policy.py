"""What a game can tell its bots: how good each option looks, and how a position stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec


class Because(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One step of a reasoning: the name of a message `w-…` and its arguments (ids and numbers)."""

    say: str
    args: Mapping[str, Any]


class Terms:
    """What speaks for an option and against it, gathered while it is weighed: worths with the reason for each."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: list[tuple[float, Because]] = []

    def add(self, worth: float, say: str, **args: Any) -> None:
        """Something that makes an option better, or worse where it is below 0."""
        if worth:
            self.found.append((worth, Because(say, args)))

    def largest(self, count: int) -> list[Because]:
        """The reasons that weigh most."""
        ranked = sorted(self.found, key=lambda term: -abs(term[0]))
        return [because for _, because in ranked[:count]]

    def against(self, count: int) -> list[Because]:
        """The reasons against it that weigh most."""
        ranked = sorted((term for term in self.found if term[0] < 0), key=lambda term: term[0])
        return [because for _, because in ranked[:count]]


MOST_REASONS = 2
"""How many reasons a heuristic gives for an option."""


class Asked(NamedTuple):
    """A question as a bot sees it: plain data, with nothing of the table behind it."""

    seat: str
    kind: str
    rule: str
    args: Mapping[str, Any]
    options: Sequence[str]


Explain = Callable[[Any, Asked, str, int, Terms], None]
Weigh = Callable[[Any, Asked, int], Sequence[float]]
WORTHLESS = 0.01
"""The least weight of what is offered."""


class Policy:
    """The heuristic of a game. The position that it is given is dealt again for the seat that asks."""

    horizon: int = 0
    """How many answers a search plays on by the weights, at most, before it asks for the value."""
    turns: int = 1
    """How many turns it plays on, the running one included."""
    shares_turns: bool = False
    """Whether all act in a turn, and not only the seat that decides first in it."""
    keeps: frozenset[str] = frozenset()
    """The kinds of question at which whoever stops keeps what is left."""
    risks: frozenset[str] = frozenset()
    """Reasons that tell the chance, in per cent, of a battle which an option begins."""
    vain: frozenset[str] = frozenset()
    """Reasons that tell that nothing would come of an option."""
    overlooked: float = 0.45
    """The share of what is offered that a learner's opponent does not see."""
    names: Sequence[str] = ()
    """The names of the signs from which the value is learned."""
    weighers: Mapping[str, Weigh] = {}
    """What weighs the options, by the kind of the question; where there is nothing, all are alike."""
    reasons: Mapping[str, Explain] = {}
    """What notes the terms of an option's weight, by the kind of the question."""

    def weigh(self, game: Any, asked: Asked) -> Sequence[float]:
        """A weight from 0 up for each option: twice the weight, twice as good."""
        weigher = self.weighers.get(asked.kind)
        if weigher is None:
            return [1.0] * len(asked.options)
        return [max(WORTHLESS, weight) for weight in weigher(game, asked, self.side(asked.seat))]

    def side(self, seat: str) -> int:
        """The side of a seat, as the weights and reasons of the game count it."""
        del seat
        return 0

    def because(self, game: Any, asked: Asked, option: str) -> Sequence[Because]:
        """What the weight of an option comes from, the largest terms first."""
        return self._terms(game, asked, option).largest(MOST_REASONS)

    def against(self, game: Any, asked: Asked, option: str) -> Sequence[Because]:
        """What makes an option worse, the largest terms first."""
        return self._terms(game, asked, option).against(MOST_REASONS)

    def told(self, step: Because, asked: Asked, option: str) -> Because | None:
        """What a step of an advisor's reasoning says to a player of its option; None where it says nothing."""
        del asked, option
        return step

    def _terms(self, game: Any, asked: Asked, option: str) -> Terms:
        why = Terms()
        explain = self.reasons.get(asked.kind)
        if explain is not None:
            explain(game, asked, option, self.side(asked.seat), why)
        return why

    def tallies(self, game: Any, seat: str) -> Mapping[str, tuple[float, float]]:
        """What can be counted in a position and what one of each is worth to the seat, by the name of the reason.

        Two answers are told apart by what comes of them, where nothing can be said of the answers themselves.
        """
        del game, seat
        return {}

    def turn(self, game: Any) -> int:
        """A number that goes up by one wherever a position is quiet, so that its value can be judged."""
        return int(game.turn())

    def signs(self, game: Any) -> Sequence[float]:
        """What tells how a quiet position stands for the first side of the game, in the order of the names."""
        del game
        return ()

    def value(self, game: Any, seat: str) -> float:
        """The chance of the seat to win from here, between 0 and 1."""
        del game, seat
        return 0.5


class Indifferent(Policy):
    """The policy of a game that has none: every option is alike, every position even."""
