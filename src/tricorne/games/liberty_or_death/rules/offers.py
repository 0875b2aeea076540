"""What a question offers, and what stands against everything else: the same conditions give both."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import filterfalse
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from tricorne.core.questions import Reason, Reasons
from tricorne.games.liberty_or_death.names import CELL_INDEX, KIND_COUNT, KIND_INDEX, MAP, SPACE_INDEX, Kind, Space

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

DONE = "done"

Obstacle: TypeAlias = Callable[[Space], Reason | None]
"""The first condition that a space fails, or None."""
Limit: TypeAlias = tuple[int, str, str]
"""A number that cannot be passed, with the message and the section that say why."""
Limits: TypeAlias = tuple[Limit, ...]
Group: TypeAlias = dict[Kind, int]
"""Kind -> number, of pieces that move or are taken together."""


class Against(Protocol):
    """Anything that can say what stands against a space."""

    def against(self, space: Space, /) -> Reason | None:
        """The first thing that stands against it; None where it may be chosen."""


class SomeSpaces(Against, Reasons, Protocol):
    """Spaces to choose from that know what stands against any other."""

    def sought(self) -> Iterator[Space]:
        """One after the other, as far as somebody looks."""


class Spaces(msgspec.Struct, gc=False):
    """Spaces to choose from, sought as far as somebody looks, and what stands against any other."""

    among: Sequence[Space]
    """Where to look: the spaces that meet the first condition."""
    outside: Reason | None
    """That condition, for all others; None where there are no others."""
    obstacle: Obstacle | None = None
    """The further conditions."""
    first: Against | None = None
    """What has to be asked before: an action that excludes some spaces, or the spaces from which these were taken."""

    def sought(self) -> Iterator[Space]:
        """One after the other, as far as somebody looks."""
        return iter(self.among) if self.obstacle is None else filterfalse(self.obstacle, self.among)

    __iter__ = sought

    def any(self) -> bool:
        """Whether there is any."""
        if self.obstacle is None:
            return bool(self.among)
        for space in self.among:  # noqa: SIM110 (asked too often for a generator)
            if self.obstacle(space) is None:
                return True
        return False

    def against(self, space: Space) -> Reason | None:
        """The first thing that stands against a space; None where it may be chosen."""
        if self.first is not None and (excluded := self.first.against(space)) is not None:
            return excluded
        if space not in self.among:
            return self.outside
        return None if self.obstacle is None else self.obstacle(space)

    def why_not(self, answer: str) -> Reason | None:
        """The same by the name of the space."""
        space = SPACE_INDEX.get(answer)
        return None if space is None else self.against(space)


ON_MAP = Spaces(MAP, ("why-not-on-map", "1.3.7"))
NO_SPACE = (0,)
"""Stands for an action that takes place in no space."""


def no_obstacle(space: Space) -> None:
    """Nothing stands against it."""
    del space


class Selecting(msgspec.Struct, kw_only=True):
    """An action that selects spaces, each only once."""

    within: Sequence[Space] | None = None
    """The spaces in which an Event grants it."""
    closed: list[Space] = []
    """Spaces in which a Command and its Special Activity may not meet."""
    spaces: list[Space] = []
    """Spaces selected, in their order."""

    def against(self, space: Space) -> Reason | None:
        """What the action has against a space, whatever stands there."""
        if space in self.spaces:
            return "why-selected", "3.1"
        if space in self.closed:
            return "why-apart", "4.1.1"
        if self.within is not None and space not in self.within:
            return "why-not-granted", "5.3"
        return None

    def open_among(self, spaces: Sequence[Space]) -> Sequence[Space]:
        """Those of the spaces against which it has nothing; the same said for many at once, as it is asked so often."""
        if self.spaces or self.closed:
            taken = {*self.spaces, *self.closed}
            spaces = [*filterfalse(taken.__contains__, spaces)]
        return spaces if self.within is None else [space for space in spaces if space in self.within]


class Words(msgspec.Struct, gc=False):
    """Named possibilities, and what stands against each."""

    among: Sequence[str]
    obstacle: Callable[[str], Reason | None] | None = None
    outside: Reason | None = None
    """What is said of any other word."""

    def __iter__(self) -> Iterator[str]:
        return iter(self.among) if self.obstacle is None else filterfalse(self.obstacle, self.among)

    def why_not(self, answer: str) -> Reason | None:
        """What stands against the word."""
        if answer not in self.among:
            return self.outside
        return None if self.obstacle is None else self.obstacle(answer)


NO_WORDS = Words(())


class Numbers(msgspec.Struct, gc=False):
    """The numbers between limits."""

    at_least: Limits
    at_most: Limits

    def why_not(self, answer: str) -> Reason | None:
        """The first limit that the number passes."""
        if not answer.isdecimal():
            return None
        number = int(answer)
        too_few = ((message, section) for low, message, section in self.at_least if number < low)
        return above(self.at_most, number) or next(too_few, None)


def above(limits: Limits, number: int) -> Reason | None:
    """The first of the limits that is below the number."""
    for most, message, section in limits:
        if number > most:
            return message, section
    return None


class GroupLimits(msgspec.Struct, gc=False):
    """How many of each kind may be added to a group of pieces."""

    group: Group
    limits: Sequence[tuple[Kind, Limits]]
    unfinished: Reason | None
    """Why the group cannot stay as it is."""
    rule: str

    def why_not(self, answer: str) -> Reason | None:
        """What stands against so many of a kind, or against `done`."""
        if answer == DONE:
            return self.unfinished
        name, _, number = answer.partition(":")
        kind = KIND_INDEX.get(name)
        if kind is None or not number.isdecimal():
            return None
        if kind in self.group:
            return "why-kind-settled", self.rule
        for which, limits in self.limits:
            if which == kind:
                return above(limits, int(number))
        return "why-no-part", self.rule


class KindsThere(msgspec.Struct, gc=False):
    """Pieces of one space by their kind."""

    state: State
    space: Space
    kinds: Sequence[Kind]
    rule: str

    def why_not(self, answer: str) -> Reason | None:
        """A kind that is not meant, or of which no piece is there."""
        kind = KIND_INDEX.get(answer)
        return None if kind is None else no_piece(self.state, self.space, kind, self.kinds, self.rule)


class PiecesThere(msgspec.Struct, gc=False):
    """Pieces of several spaces: `boston:tory`."""

    state: State
    spaces: Against
    kinds: Sequence[Kind]
    rule: str

    def why_not(self, answer: str) -> Reason | None:
        """A kind that is not meant, a space that is left out, or no such piece."""
        cell = CELL_INDEX.get(answer)
        if cell is None:
            return None
        space, kind = divmod(cell, KIND_COUNT)
        left_out = self.spaces.against(space) if kind in self.kinds else None
        return left_out or no_piece(self.state, space, kind, self.kinds, self.rule)


def no_piece(state: State, space: Space, kind: Kind, kinds: Sequence[Kind], rule: str) -> Reason | None:
    """Whether it is the kind, or whether none is there."""
    if kind not in kinds:
        return "why-not-that-kind", rule
    return None if state.pieces[space * KIND_COUNT + kind] else ("why-none-there", rule)


class Binding(msgspec.Struct, gc=False):
    """A choice, and whether it can be declined."""

    reasons: Reasons
    must: Reason | None
    """What stands against declining it, if anything does."""

    def why_not(self, answer: str) -> Reason | None:
        """Why not nothing, or why not something else."""
        return self.must if answer == DONE else self.reasons.why_not(answer)
