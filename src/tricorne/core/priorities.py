"""Choosing by a list of priorities, as rulebooks describe their non-players, with a trace of each step."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from tricorne.core.questions import Luck

C = TypeVar("C")
TIE = "tie"
"""The name of the step in which a tie was drawn."""
Tie = Callable[[Sequence[C]], Generator[Luck, Any, C]]


class Priority(msgspec.Struct, Generic[C], frozen=True):
    """One line of a list: what it prefers (the name of a message), and how much a candidate has of it.

    Lines of one tier are alternatives ("first ..., then ..."): the first of them that any candidate has decides for its
    tier. Lines of a higher tier choose within what is left ("within that ...").
    """

    name: str
    weight: Callable[[C], int | bool]
    tier: int = 0


class Step(msgspec.Struct, Generic[C], frozen=True):
    """What one line of the list left over."""

    name: str
    left: tuple[C, ...]


class Chosen(msgspec.Struct, Generic[C], frozen=True):
    """The candidate that was taken, and the lines that decided."""

    candidate: C
    steps: tuple[Step[C], ...]


def choose(
    candidates: Sequence[C], priorities: Sequence[Priority[C]], tie: Tie[C]
) -> Generator[Luck, Any, Chosen[C] | None]:
    """Keep the candidates with the most of one line of each tier; a line that none has is skipped; `tie` ends it."""
    left: Sequence[C] = candidates
    if not left:
        return None
    steps: list[Step[C]] = []
    settled = -1
    for priority in priorities:
        tier = priority.tier
        if tier <= settled or len(left) == 1:
            continue
        weights = [*map(priority.weight, left)]
        best = max(weights)
        if best <= 0:
            continue
        settled = tier
        if weights.count(best) == len(weights):
            continue
        left = [candidate for candidate, weight in zip(left, weights, strict=True) if weight == best]
        steps.append(Step(priority.name, tuple(left)))
    if len(left) == 1:
        return Chosen(left[0], tuple(steps))
    taken = yield from tie(left)
    steps.append(Step(TIE, (taken,)))
    return Chosen(taken, tuple(steps))
