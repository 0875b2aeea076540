"""8.3.8 Other choices of an Event: by chance."""

from __future__ import annotations

from collections.abc import Sequence

from tricorne.core import Luck, rule
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought


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
