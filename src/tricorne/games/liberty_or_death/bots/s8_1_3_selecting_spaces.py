"""8.1.3 Selecting spaces: by the lines of a Command in order, within each by its priorities, at last by chance."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from tricorne.core import Ask, Because, Luck, rule
from tricorne.core.priorities import Priority, choose
from tricorne.games.liberty_or_death.bots.machinery.plan import READY, Answers, Closing, Plan, Step, Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import spaces_of
from tricorne.games.liberty_or_death.bots.s8_2_random_spaces import random_space
from tricorne.games.liberty_or_death.names import SPACES, Space, names_of

A = TypeVar("A")
Priorities: TypeAlias = tuple[Priority[Thinker, Space], ...]
"""A list of priorities, in the order of the rulebook."""


@rule("8.1.3")
def best_space(me: Thinker, candidates: Sequence[Space], priorities: Priorities = ()) -> Thought[Space | None]:
    """The space that the priorities, and in the end the table, prefer. None when there is no candidate."""
    return best_of(me, me, candidates, priorities)


def best_of(
    me: Thinker, about: A, candidates: Sequence[Space], priorities: Sequence[Priority[A, Space]]
) -> Thought[Space | None]:
    """The same where the priorities weigh more than the Thinker knows.

    The candidates, each priority that decided, and the tie are noted as reasons.
    """
    if me.within is not None:
        candidates = me.allowed(candidates)
    if len(candidates) < 2:
        if not candidates:
            return None
        me.note("w-only-candidate", space=SPACES[candidates[0]])
        return candidates[0]
    left, steps = choose(about, candidates, priorities)
    if not me.quiet:
        me.notes.append(Because("w-candidates", {"spaces": names_of(candidates)}))
        for step in steps:
            me.notes.append(Because(f"w-{step.name}", {"spaces": names_of(step.left)}))
    return left[0] if len(left) == 1 else (yield from random_space(me, left))


def best_offered(me: Thinker, ask: Ask, priorities: Priorities = (), *, otherwise: str = "done") -> Thought[str]:
    """The best of the spaces that the question offers, or another answer where there is none."""
    space = yield from best_of(me, me, spaces_of(ask), priorities)
    return otherwise if space is None else SPACES[space]


def answering(*answers: tuple[str, str]) -> Callable[[Thinker, Space], Answers]:
    """The same answers in every space."""
    return lambda _me, _space: answers


class Line(msgspec.Struct, frozen=True):
    """One line of a Command's instructions: which spaces it means, in which order, and what is done there."""

    name: str
    candidates: Callable[[Thinker], list[Space]]
    priorities: Priorities = ()
    then: Callable[[Thinker, Space], Answers] = answering()
    limit: int = 99
    again: str = ""
    """What is done in one of the spaces that are selected already, as the question calls it."""


Between: TypeAlias = Callable[[Thinker, Ask], str | None]
"""A Special Activity that has to be executed in the middle of a Command, or None."""


def nothing_between(_me: Thinker, _ask: Ask) -> str | None:
    """The Special Activity waits for the end of the Command."""
    return None


@rule("8.1.3", "8.1.1")
def carry_out(
    me: Thinker,
    lines: Sequence[Line],
    closing: Closing,
    *,
    most: int = 99,
    between: Between = nothing_between,
) -> Plan:
    """Work through the lines in order, each until it has no more candidates, up to so many spaces; then close."""
    ask: Ask | None = None
    chosen: list[Space] = []
    for line in lines:
        if line.again:
            if ask is not None:
                ask = yield from _once_more(me, line, ask)
            continue
        taken = 0
        while taken < line.limit and len(chosen) < most:
            left = line.candidates(me)
            if chosen:
                left = [space for space in left if space not in chosen]
            space = yield from best_space(me, left, line.priorities)
            if space is None:
                break
            why = me.reasons(f"w-{line.name}")
            if ask is None:
                ask = yield READY
            if not ask.offers(SPACES[space]) and (special := between(me, ask)) is not None:
                ask = yield me.special(special)
            chosen.append(space)
            if not ask.offers(SPACES[space]):
                continue
            me.spaces.append(space)
            ask = yield Step(SPACES[space], line.then(me, space), why)
            taken += 1
            if (special := between(me, ask)) is not None:
                ask = yield me.special(special)
    if ask is not None:
        yield from closing(me, ask)


def _once_more(me: Thinker, line: Line, ask: Ask) -> Generator[Luck | Step, Any, Ask]:
    """What the line does in a space that is selected already.

    It is offered beside further spaces. Where there are none the selecting is over, and the rules ask for it then.
    """
    spaces = line.candidates(me)
    offered = ask.offers(line.again)
    if spaces and not offered and ask.kind != "special-after" and ask.offers("done"):
        last: Ask = yield Step("done", why=me.reasons("w-command-over"))
        return last
    within, me.within = me.within, None  # the question does not offer them as further spaces
    space = yield from best_space(me, spaces if offered else [], line.priorities)
    me.within = within
    if space is None:
        return ask
    following: Ask = yield Step(line.again, line.then(me, space), me.reasons(f"w-{line.name}"))
    return following
