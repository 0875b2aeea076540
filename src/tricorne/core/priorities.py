"""Choosing by a list of priorities, as rulebooks describe their non-players, with a trace of each step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec

A = TypeVar("A", contravariant=True)
C = TypeVar("C")


class Priority(msgspec.Struct, Generic[A, C], frozen=True):
    """One line of a list: what it prefers (the name of a message), and how much a candidate has of it.

    The weight also gets what the choice is about (who chooses, or more), so that a list can be a constant.
    Lines of one tier are alternatives ("first ..., then ..."): the first of them that any candidate has decides for its
    tier. Lines of a higher tier choose within what is left ("within that ...").
    """

    name: str
    weight: Callable[[A, C], int | bool]
    tier: int = 0


class Step(msgspec.Struct, Generic[C], frozen=True):
    """What one line of the list left over."""

    name: str
    left: Sequence[C]


def choose(
    about: A, candidates: Sequence[C], priorities: Sequence[Priority[A, C]]
) -> tuple[Sequence[C], list[Step[C]]]:
    """Keep the candidates with the most of one line of each tier; a line that none has is skipped.

    Returns those that are left, equal in all that is asked for, and what each line that decided left over.
    """
    left = candidates
    steps: list[Step[C]] = []
    settled = -1
    for priority in priorities:
        if len(left) < 2:
            break
        if priority.tier <= settled:
            continue
        weigh, most = priority.weight, 0
        best: list[C] = []
        for candidate in left:
            weight = weigh(about, candidate)
            if weight > most:
                best, most = [candidate], weight
            elif best and weight == most:
                best.append(candidate)
        if not best:
            continue
        settled = priority.tier
        if len(best) < len(left):
            left = best
            steps.append(Step(priority.name, left))
    return left, steps
