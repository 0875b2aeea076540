"""The base class of every game: what the table needs to know of it."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, final

import msgspec

from tricorne.core.errors import BadSetup, kebab
from tricorne.core.facts import Facts
from tricorne.core.fortune import Throw
from tricorne.core.log import Entry
from tricorne.core.policy import Because as Because
from tricorne.core.policy import Indifferent, Policy
from tricorne.core.positions import Names, check_names, schema_with_names
from tricorne.core.questions import Ask, Forced, Luck, Rule, Whole
from tricorne.core.standing import Standing
from tricorne.core.state import State
from tricorne.core.words import Words, words_of
from tricorne.core.workshop.plan import Plan

StateT = TypeVar("StateT", bound=State)
Pick = Callable[[int], int]
"""Luck outside of the record, for re-dealing: a number from 0 below n."""

OBSERVER = "observer"


class Option(NamedTuple):
    """A setting of a match. The first choice is the default."""

    name: str
    choices: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.choices[0]


def switch(name: str) -> Option:
    """An option that is off or on."""
    return Option(name, ("off", "on"))


class Result(msgspec.Struct, frozen=True):
    """How a match ended: the winning seats (none in a draw), every seat's place and score, and why.

    Places are those of `places_of` in every game: the winners are the seats in the first place, and in a draw all are.
    """

    winners: tuple[str, ...]
    reason: str
    scores: dict[str, int] = {}
    places: dict[str, int] = {}


def places_of(worth: Mapping[tuple[str, ...], float]) -> dict[str, int]:
    """Every seat's place by what each side is worth: one more than there are better sides; equals share a place."""
    return {seat: 1 + sum(other > own for other in worth.values()) for side, own in worth.items() for seat in side}


@final
class Decision(msgspec.Struct, frozen=True, gc=False):
    """What a non-player answers, and why, step by step; the edges put it into words."""

    answer: str
    why: Sequence[Because]


class Mind(Protocol):
    """A non-player faction of the rulebook. Its memory lasts for one step and is rebuilt by replaying the step."""

    def decide(self, ask: Ask) -> Decision | Generator[Luck, Any, Decision]:
        """Answer one question, at once or after drawing ties from the luck of the table."""


class Advisor(Protocol):
    """Answers for a seat that a rulebook's non-player does not have, as one would, also after answers of others."""

    def decide(self, ask: Ask) -> Generator[Luck, Any, Decision]:
        """Answer one question."""

    def follow(self, ask: Ask, answer: str) -> Generator[Luck, Any, None]:
        """Another answer than it would give is given to the question that it has just decided."""

    def is_weighty(self, ask: Ask) -> bool:
        """Whether so much hangs on the question that it is worth a search."""

    def worth(self) -> float:
        """What the position is worth to the player of the seat, from 0 (lost) to 1 (won), also when the game is over.

        Unlike the chance of the seat, it counts what the player has from the success of others.
        """


class Game(ABC, Generic[StateT]):
    """One match's rules at work: the state, the printed facts and the log. Subclasses add what is particular."""

    id: ClassVar[str]
    seats: ClassVar[tuple[str, ...]]
    scenarios: ClassVar[tuple[str, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    rules_version: ClassVar[int] = 1
    state_type: ClassVar[type[State]]
    position_type: ClassVar[type[msgspec.Struct]]
    workshop: ClassVar[Plan] = Plan()
    """How owners are led through what is printed."""
    minds: ClassVar[tuple[str, ...]] = ()
    printed_names: ClassVar[frozenset[str]] = frozenset()
    """Names from the components that stand neither in a data file nor in an answer, and keep their spelling too."""
    gives_reasons: ClassVar[bool] = False
    """Whether every question of the game knows why it does not offer something."""
    sides: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """The seats that stand together against the others; each seat alone if empty."""
    allies: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """The seats that stand together though each of them wins alone."""

    state: StateT

    def __init__(self, facts: Facts, scenario: str, settings: Mapping[str, str]) -> None:
        self.facts = facts
        self.scenario = scenario
        self.settings = settings
        self.players: dict[str, str] = {}
        self.moment = 0
        self.entries: list[Entry] = []
        self.forced: list[Forced] = []
        """What left no choice and was not asked since the last answer."""
        self._table: tuple[StateT | None, dict[str, Any]] = (None, {})

    @classmethod
    def folder(cls) -> Path:
        """The folder of the game's package, with its data, words and help: where the module of its class lies."""
        return Path(str(sys.modules[cls.__module__].__file__)).parent

    @classmethod
    def package(cls) -> str:
        """The name by which the game's package is imported."""
        return cls.__module__.rpartition(".")[0]

    def words(self, language: str) -> Words:
        """The texts of this match in a language: the game's, as the pack corrects them."""
        return words_of(self.folder(), language, self.facts.pack)

    def is_nonplayer(self, seat: str) -> bool:
        """Whether a non-player of the rulebook has this seat."""
        return self.players.get(seat) in self.minds

    # What the rules write

    def log(self, event: str, rule: str, /, **args: Any) -> None:
        """Note what happened. String arguments are ids, never text."""
        self.entries.append(Entry(self.moment, event, rule, args, None, None))

    def log_for(
        self, seats: tuple[str, ...], secret: Mapping[str, Any] | None, event: str, rule: str, /, **args: Any
    ) -> None:
        """Note what only some seats may know: the secret arguments, or without any the whole entry."""
        self.entries.append(Entry(self.moment, event, rule, args, seats, secret))

    # What a game defines

    @abstractmethod
    def setup(self) -> StateT:
        """The position of the scenario before anything is asked."""

    @abstractmethod
    def step(self) -> Rule[None] | None:
        """The next step of the sequence of play, as the state says; None when the game is over."""

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def view(self, seat: str) -> dict[str, Any]:
        """What a seat (or the observer) may see, put together from nothing."""

    def on_table(self) -> dict[str, Any]:
        """The part of a view that is open to everybody."""
        return {}

    def table(self) -> dict[str, Any]:
        """What is open to everybody, put together once for all who look at one position."""
        position, shown = self._table
        if position != self.state:
            shown = self.on_table()
            self._table = (self.state.copy(), shown)
        return shown

    @abstractmethod
    def position(self) -> msgspec.Struct:
        """The present position in the game's position format."""

    @abstractmethod
    def set_position(self, position: Any) -> None:
        """Change the state to what a checked position says differs; BadSetup names the section of a broken rule."""

    def position_names(self) -> Names:
        """The names that a position may use, by the kind with which the format marks them."""
        return {}

    def renewed_position(self, plain: Any) -> Any:
        """A position as an older record writes it, in the present spelling."""
        if isinstance(plain, dict) and isinstance(plain.get("phase"), str):
            return {**plain, "phase": kebab(plain["phase"])}
        return plain

    def renewed_state(self, plain: Any) -> Any:
        """The state that an older record has kept, with phase and ending in the present spelling."""
        if not isinstance(plain, dict):
            return plain
        old = {name: plain[name] for name in ("phase", "ending") if isinstance(plain.get(name), str)}
        return plain | {name: kebab(word) for name, word in old.items()}

    def accept_position(self, plain: Any) -> None:
        """Change the state to what a position from outside says, after checking its form."""
        plain = self.renewed_position(plain)
        check_names(plain, schema_with_names(self.position_type, self.position_names()))
        try:
            position = msgspec.convert(plain, self.position_type)
        except (msgspec.ValidationError, UnicodeEncodeError) as error:
            raise BadSetup("position-invalid", problem=str(error)) from None
        self.set_position(position)

    def invariants(self) -> Iterable[str]:
        """A sentence for each thing that cannot be in a sound position."""
        return ()

    def unknown(self, seat: str) -> Sequence[str]:
        """What is hidden from a seat, as tokens with repetition. A token that goes means that something was shown."""
        del seat
        return ()

    def redeal(self, seat: str, pick: Pick) -> StateT:
        """A state in which everything the seat cannot know is dealt again, consistent with what it knows."""
        del seat, pick
        return self.state.copy()

    def turn(self) -> int:
        """The number of the present turn, round or card: what a chart of the game counts along."""
        return 0

    def tracks(self) -> dict[str, int]:
        """The public figures that tell how the game stands, for charts: name of a noun and number."""
        return {}

    def counts(self) -> Mapping[str, int]:
        """How often things happened that no single entry of the log tells, for batches of games."""
        return {}

    def throws(self, entries: Sequence[Entry]) -> Iterable[Throw]:
        """The dice of the log whose luck decides fights, each with what it brought and what it brings on average."""
        del entries
        return ()

    def partners(self, seat: str) -> tuple[str, ...]:
        """The seats that see what this seat sees."""
        del seat
        return ()

    def interrupts(self, seat: str) -> Sequence[str]:
        """What a seat may do at this moment beside the questions, whether it is asked or not."""
        del seat
        return ()

    def interrupt(self, seat: str, name: str) -> Rule[None]:
        """Carry out what a seat does beside the questions."""
        raise NotImplementedError

    def why_not(self, ask: Ask, answer: str) -> tuple[str, str] | None:
        """Why an answer is not offered: a message and the section of the rules, where the game can tell."""
        del ask, answer
        return None

    def whole_answers(self, ask: Ask) -> Sequence[Whole]:
        """The ways to answer this question together with those that follow from it, where people see them as one."""
        del ask
        return ()

    def hint(self, ask: Ask, option: str) -> dict[str, Any] | None:
        """What would come of an option or of the name of a whole answer, for people who decide: plain data, or None."""
        del ask, option
        return None

    def standing(self, seat: str, shown: Mapping[str, Any]) -> Standing:
        """How the game is won and how it stands: from what the seat is shown and what is printed, nothing else."""
        del seat, shown
        return Standing()

    @classmethod
    def policy(cls) -> Policy:
        """What the bots of this game go by."""
        return Indifferent()

    def advisor(self, seat: str, *, quiet: bool = True) -> Advisor | None:
        """Who can play a seat of any player to the end; a search improves on it. If it is not quiet, it says why.

        It sees the position at each question of the step, so only a game without hidden information has one.
        """
        del seat, quiet
        return None

    def mind(self, seat: str, name: str) -> Mind:
        """The non-player of that name for a seat."""
        raise BadSetup("unknown-player", game=self.id, seat=seat, player=name)
