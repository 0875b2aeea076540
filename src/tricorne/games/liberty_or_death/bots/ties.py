"""8.2 Random Spaces, and choosing a space by priorities with such ties."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Generator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from tricorne.core.facts import Facts
from tricorne.core.game import Because
from tricorne.core.priorities import Priority, choose
from tricorne.core.questions import Luck
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import SPACE_INDEX, SPACES, WEST_INDIES, names_of

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.bots.plan import Thinker

T = TypeVar("T")
Thought: TypeAlias = Generator[Luck, Any, T]
"""Reasoning that may have to draw a tie."""

D3 = (1, 2, 3)
D6 = (1, 2, 3, 4, 5, 6)


@lru_cache(maxsize=8)
def random_table(facts: Facts) -> tuple[dict[tuple[int, int], int], dict[int, int]]:
    """The space of each cell of the table, and the place of each space in the order of walking."""
    table = facts.files["random_spaces"]
    start = {
        (int(column), int(row)): SPACE_INDEX[names[0]]
        for column, cells in table["columns"].items()
        for row, names in cells.items()
    }
    walked = (*table["walking_order"], SPACES[WEST_INDIES])
    return start, {SPACE_INDEX[name]: place for place, name in enumerate(walked)}


@rule("8.2")
def random_space(me: Thinker, candidates: Sequence[int]) -> Thought[int]:
    """One of equal spaces: by one die of two, by the table of more. The West Indies are not in it and come last."""
    start, place = random_table(me.game.facts)
    walked = sorted({*candidates}, key=place.__getitem__)
    if walked[-1] == WEST_INDIES and len(walked) > 1:
        walked.pop()
    if len(walked) < 2:
        return walked[0]
    names = names_of(walked)
    if len(walked) < 3:
        first, second = names
        die = yield Luck("random-die", D6, "8.2", faction=me.seat, first=first, second=second)
        taken = walked[0] if die <= 3 else walked[-1]
        if not me.quiet:
            me.notes.append(Because("w-tie-die", {"die": die, "spaces": names, "space": SPACES[taken]}))
        return taken
    column = yield Luck("random-column", D3, "8.2", faction=me.seat, spaces=names)
    row = yield Luck("random-row", D6, "8.2", faction=me.seat)
    at = start[column, row]
    taken = walked[bisect_left(walked, place[at], key=place.__getitem__) % len(walked)]
    if not me.quiet:
        drawn = {"column": column, "row": row, "start": SPACES[at], "space": SPACES[taken]}
        me.notes.append(Because("w-tie-table", drawn))
    return taken


def best_space(me: Thinker, candidates: Sequence[int], *priorities: Priority[int]) -> Thought[int | None]:
    """The space that the priorities, and in the end the table, prefer. None when there is no candidate.

    The candidates, each priority that decided, and the tie are noted as reasons.
    """
    if me.within is not None:
        candidates = me.allowed(candidates)
    if len(candidates) < 2:
        if not candidates:
            return None
        if not me.quiet:
            me.notes.append(Because("w-only-candidate", {"space": SPACES[candidates[0]]}))
        return candidates[0]
    left, steps = choose(candidates, priorities)
    if not me.quiet:
        me.notes.append(Because("w-candidates", {"spaces": names_of(candidates)}))
        for step in steps:
            me.notes.append(Because(f"w-{step.name}", {"spaces": names_of(step.left)}))
    return left[0] if len(left) == 1 else (yield from random_space(me, left))


@rule("8.3.8")
def at_random(me: Thinker, names: Sequence[str]) -> Thought[str]:
    """Any of equal things that are not spaces."""
    if len(names) == 1:
        return names[0]
    numbers = tuple(range(1, len(names) + 1))
    index = yield Luck("random-choice", numbers, "8.3.8", faction=me.seat, choices=list(names))
    taken = names[int(index) - 1]
    me.note("w-lot", choices=list(names), drawn=int(index), taken=taken)
    return taken


def roll(me: Thinker, kind: str, faces: tuple[int, ...], section: str, /, **against: Any) -> Thought[int]:
    """A die of the flowchart, and the figures it is held against."""
    die: int = yield Luck(kind, faces, section, faction=me.seat, **against)
    if not me.quiet:
        me.notes.append(Because(f"w-roll-{kind}", {"die": die, **against}))
    return die
