"""8.2 Random Spaces: one of equal spaces, by a die or by the table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from tricorne.core import Facts, Luck, rule
from tricorne.games.liberty_or_death.bots.machinery.plan import D3, D6, Thought
from tricorne.games.liberty_or_death.names import SPACE_INDEX, SPACES, WEST_INDIES, Space, names_of

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker


@lru_cache(maxsize=8)
def random_table(facts: Facts) -> tuple[dict[tuple[int, int], Space], dict[Space, int]]:
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
def random_space(me: Thinker, candidates: Sequence[Space]) -> Thought[Space]:
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
        me.note("w-tie-die", die=die, spaces=names, space=SPACES[taken])
        return taken
    column = yield Luck("random-column", D3, "8.2", faction=me.seat, spaces=names)
    row = yield Luck("random-row", D6, "8.2", faction=me.seat)
    at = start[column, row]
    taken = walked[bisect_left(walked, place[at], key=place.__getitem__) % len(walked)]
    me.note("w-tie-table", column=column, row=row, start=SPACES[at], space=SPACES[taken])
    return taken


def drawn(me: Thinker, equal: Sequence[Space]) -> Thought[Space]:
    """One of equal spaces, drawn only if there is more than one."""
    return equal[0] if len(equal) == 1 else (yield from random_space(me, equal))
