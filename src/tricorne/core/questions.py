"""What a rule may ask: a choice of one seat, choices of several seats in secret, or luck."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar, final

T = TypeVar("T")

TABLE = "table"
"""The seat that answers for luck when people roll and draw themselves."""


class Offer(Protocol):
    """Options that are dear to list: it can tell of one answer alone whether it is among them."""

    def __call__(self) -> Sequence[str]:
        """The names that may be answered."""

    def __contains__(self, answer: object, /) -> bool:
        """Whether the name is one of them."""


class Ask:
    """A choice offered to one seat. The options are stable names, listed only when somebody looks."""

    __slots__ = ("_accepted", "_listed", "_source", "args", "kind", "rule", "seat")

    def __init__(
        self,
        seat: str,
        kind: str,
        options: Sequence[str] | Callable[[], Sequence[str]] | Offer,
        rule: str,
        /,
        **args: Any,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.args = args
        self._source = options
        self._listed: Sequence[str] | None = None if callable(options) else options
        self._accepted: str | None = None

    def options(self) -> Sequence[str]:
        """The names that may be answered."""
        listed = self._listed
        if listed is None:
            source = self._source
            listed = self._listed = source() if callable(source) else source
        return listed

    def offers(self, answer: str) -> bool:
        """Whether the name may be answered, without a listing of all others where the rule can tell."""
        if answer == self._accepted:
            return True
        known: Sequence[str] | Offer | None = self._listed
        if known is None:
            source = self._source
            known = source if hasattr(source, "__contains__") else self.options()
        if answer not in known:
            return False
        self._accepted = answer
        return True

    def forget(self) -> None:
        """List anew at the next look, because the position has changed meanwhile."""
        self._listed = self._accepted = None

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.kind}, rule {self.rule})"


class Together:
    """One question to each of several seats, answered in secret; the rule receives all answers by seat."""

    __slots__ = ("asks",)

    def __init__(self, *asks: Ask) -> None:
        self.asks = asks

    def __repr__(self) -> str:
        return f"Together{self.asks!r}"


@final
class Luck:
    """A die, a draw or any other chance: equally likely outcomes (a repeated one is as much likelier).

    `seen_by` names the seats that see the outcome; None means everybody.
    """

    __slots__ = ("args", "kind", "outcomes", "rule", "seen_by")

    seat = TABLE

    def __init__(
        self,
        kind: str,
        outcomes: Sequence[str] | Sequence[int],
        rule: str,
        /,
        seen_by: tuple[str, ...] | None = None,
        **args: Any,
    ) -> None:
        self.kind = kind
        self.outcomes = outcomes
        self.rule = rule
        self.seen_by = seen_by
        self.args = args

    def options(self) -> Sequence[str]:
        """The outcomes by name, each once."""
        return list(dict.fromkeys(map(str, self.outcomes)))

    def named(self, name: str | int) -> str | int:
        """The outcome of that name. Raises ValueError when it cannot come up."""
        text = str(name)
        for outcome in self.outcomes:
            if str(outcome) == text:
                return outcome
        raise ValueError(name)

    def __repr__(self) -> str:
        return f"Luck({self.kind}, rule {self.rule})"


Request: TypeAlias = Ask | Together | Luck
Rule: TypeAlias = Generator[Request, Any, T]
"""A rule: it yields requests, receives their answers, and returns a T."""
