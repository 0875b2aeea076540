"""Reading a question: its spaces, its pieces, its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tricorne.core import Ask
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.names import KIND_INDEX, SPACE_INDEX, SPACES, Kind, Space

Answer: TypeAlias = Callable[[Thinker, Ask], str | Thought[str]]
"""How a kind of question is answered: at once, or after drawing a tie."""

PIECE_INDEX = {
    f"{space}:{kind}": (at, which) for space, at in SPACE_INDEX.items() for kind, which in KIND_INDEX.items()
}
"""`boston:tory` as (space, kind)."""


def spaces_of(ask: Ask) -> list[Space]:
    """The spaces among the options."""
    return [SPACE_INDEX[name] for name in ask.options() if name in SPACE_INDEX]


class OfferedSpaces:
    """The spaces among the options; every space where there are none."""

    __slots__ = ("ask",)

    def __init__(self, ask: Ask) -> None:
        self.ask = ask

    def __contains__(self, space: Any) -> bool:
        return self.ask.offers(SPACES[space]) or SPACE_INDEX.keys().isdisjoint(self.ask.options())


def space_of(ask: Ask, name: str = "space") -> Space:
    """The space that the question speaks of."""
    return SPACE_INDEX[ask.args[name]]


def pieces_of(ask: Ask) -> list[tuple[Space, Kind]]:
    """The pieces among the options, as (space, kind)."""
    return [PIECE_INDEX[name] for name in ask.options() if name in PIECE_INDEX]


def kinds_of(ask: Ask) -> list[Kind]:
    """The kinds of pieces among the options."""
    return [KIND_INDEX[name] for name in ask.options() if name in KIND_INDEX]


def numbers_of(ask: Ask) -> list[int]:
    """The numbers among the options."""
    return [int(name) for name in ask.options() if name.isdigit()]


def most_of(ask: Ask) -> str:
    """The largest number."""
    return str(max(numbers_of(ask)))
