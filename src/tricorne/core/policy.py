"""What a game can tell its bots: how good each option looks, and how a position stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol


class Asked(NamedTuple):
    """A question as a bot sees it: plain data, with nothing of the table behind it."""

    seat: str
    kind: str
    rule: str
    args: Mapping[str, Any]
    options: Sequence[str]


class Policy(Protocol):
    """The heuristic of a game. The position that it is given is dealt anew for the seat that asks."""

    horizon: int
    """How many answers a search plays on by the weights before it asks for the value."""

    def weigh(self, game: Any, asked: Asked) -> Sequence[float]:
        """A weight from 0 up for each option: twice the weight, twice as good."""

    def value(self, game: Any, seat: str) -> float:
        """The chance of the seat to win from here, between 0 and 1."""


class Indifferent:
    """The policy of a game that has none: every option is alike, every position even."""

    horizon = 0

    def weigh(self, game: Any, asked: Asked) -> Sequence[float]:
        del game
        return [1.0] * len(asked.options)

    def value(self, game: Any, seat: str) -> float:
        del game, seat
        return 0.5
