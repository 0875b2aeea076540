"""What a rule may ask: a choice of one seat, choices of several seats in secret, or luck."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, final

T = TypeVar("T")

Reason: TypeAlias = tuple[str, str]
"""What stands against an answer: the name of a message and the section of the rules."""

WhyNot: TypeAlias = Callable[[str], Reason | None]
"""The first condition that an answer fails; None where it fails none or is no answer at all."""

Forced: TypeAlias = tuple[str, str, str]
"""Seat, kind and only answer of a question that was not asked."""

TABLE = "table"
"""The seat that answers for luck when people roll and draw themselves."""


class Reasons(Protocol):
    """What a rule has against the answers that it does not offer."""

    def why_not(self, answer: str, /) -> Reason | None:
        """The first condition that the answer fails; None where it fails none or is no answer at all."""


class Listing(Protocol):
    """Options that are costly to list: it can tell of one answer alone whether it is among them."""

    def __call__(self) -> Sequence[str]:
        """The names that may be answered."""

    def __contains__(self, answer: object, /) -> bool:
        """Whether the name is one of them."""


class Whole(NamedTuple):
    """Answers that a person thinks of as one where the rules ask one by one, and what they come to.

    They are exactly those that will be asked, in their order; `takes` also counts what follows from them by itself.
    """

    answers: tuple[str, ...]
    takes: dict[str, int]

    @property
    def name(self) -> str:
        """What a hint about it is asked by."""
        return " ".join(self.answers)


class Offer(Generic[T]):
    """Named things and what may stand against each of them, said once: both the options and the reasons of a question.

    `Ask(seat, "reinforce", offer, "3.1", offer)`. `more` are names that are always offered, such as `done`.
    """

    __slots__ = ("more", "obstacle", "things")

    def __init__(self, things: Mapping[str, T], obstacle: Callable[[T], Reason | None], *more: str) -> None:
        self.things = things
        self.obstacle = obstacle
        self.more = more

    def __call__(self) -> Sequence[str]:
        return [name for name, thing in self.things.items() if self.obstacle(thing) is None] + [*self.more]

    def __contains__(self, answer: object) -> bool:
        if answer in self.more:
            return True
        return isinstance(answer, str) and answer in self.things and self.obstacle(self.things[answer]) is None

    def why_not(self, answer: str, /) -> Reason | None:
        """The first condition that the thing of that name fails."""
        return self.obstacle(self.things[answer]) if answer in self.things else None


class Ask:
    """A choice offered to one seat. The options are stable names, listed only when somebody looks."""

    __slots__ = ("_accepted", "_listed", "_reasons", "_source", "args", "kind", "rule", "seat")

    def __init__(
        self,
        seat: str,
        kind: str,
        options: Sequence[str] | Callable[[], Sequence[str]] | Listing,
        rule: str,
        reasons: Reasons | WhyNot | None = None,
        /,
        **args: Any,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.args = args
        self._source = options
        self._reasons = reasons
        self._listed: Sequence[str] | None = None
        self._accepted: str | None = None

    def options(self) -> Sequence[str]:
        """The names that may be answered."""
        listed = self._listed
        if listed is None:
            source = self._source
            listed = self._listed = source() if callable(source) else source
        return listed

    def offers(self, answer: object) -> bool:
        """Whether it is a name that may be answered, without a listing of all others where the rule can tell."""
        if not isinstance(answer, str):
            return False
        if answer == self._accepted:
            return True
        known: Sequence[str] | Listing | None = self._listed
        if known is None:
            source = self._source
            known = source if hasattr(source, "__contains__") else self.options()
        if answer not in known:
            return False
        self._accepted = answer
        return True

    def why_not(self, answer: str) -> Reason | None:
        """The first condition of the rules that a name fails. Only the rule that asks knows what it has done so far."""
        if self._reasons is None:
            return None
        why_not: Any = getattr(self._reasons, "why_not", self._reasons)
        reason: Reason | None = why_not(answer)
        return reason

    def forget(self) -> None:
        """List again at the next look, because the position has changed meanwhile."""
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

    def can_be(self, outcome: object) -> bool:
        """Whether it can come up: as what it is, not as something that only equals it, such as true for 1."""
        return type(outcome) in (str, int) and outcome in self.outcomes

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
