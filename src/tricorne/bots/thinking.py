"""What searches have in common: how long they may think, what they found out, and what a game has brought."""

from __future__ import annotations

from typing import NamedTuple

from tricorne.core.match import Match
from tricorne.core.policy import Policy


class Budget(NamedTuple):
    """How long a search may think: until one of the two is spent."""

    seconds: float = 1.0
    visits: int = 100_000


class Thought(NamedTuple):
    """What a search found out: visits and winning chance of each option that was tried."""

    answer: str
    visits: dict[str, int]
    chances: dict[str, float]


def chance_of(match: Match, seat: str, policy: Policy) -> float:
    """The chance of a seat to win: the result where there is one, the heuristic's judgement otherwise."""
    result = match.result
    if result is None:
        return policy.value(match.game, seat)
    if not result.winners:
        return 0.5
    return 1.0 if seat in result.winners else 0.0
