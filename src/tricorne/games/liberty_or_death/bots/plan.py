"""A non-player's plan: what it means to do, told step by step as the rules come to ask."""

from __future__ import annotations

from collections.abc import Callable, Container, Generator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import msgspec

from tricorne.core.game import Because
from tricorne.core.priorities import Priority
from tricorne.core.questions import Ask, Luck
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.ties import best_space
from tricorne.games.liberty_or_death.names import FACTIONS, KINDS, SPACES
from tricorne.games.liberty_or_death.rules.action import NO_BONUS

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.bots.marching import March
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State


Answers = tuple[tuple[str, str], ...]
"""Answers by the kind of their question."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """The answer to the next question of the Command, and to those that follow from it, by their kind."""

    answer: str
    then: Answers = ()
    why: tuple[Because, ...] = ()


Plan: TypeAlias = Generator[Luck | Step, Any, None]
"""It yields ties and Steps; after a Step it is resumed with the next question of the Command."""


def because(say: str, /, **args: Any) -> Because:
    """One line of reasoning."""
    return Because(say, args)


def group_answers(kind: str, group: dict[int, int]) -> tuple[tuple[str, str], ...]:
    """The answers that put a group together."""
    return (*((kind, f"{KINDS[which]}:{n}") for which, n in group.items() if n), (kind, "done"))


class Thinker:
    """What the plans of one Faction work with: the game, the Faction, and what it has done in this step."""

    __slots__ = (
        "bonus",
        "command",
        "faction",
        "foreseen",
        "game",
        "granted",
        "last_cube",
        "leader",
        "marches",
        "most",
        "named",
        "notes",
        "queue",
        "quiet",
        "reached",
        "seat",
        "spaces",
        "special_used",
        "state",
        "within",
    )

    def __init__(self, game: Game, faction: int) -> None:
        self.game = game
        self.state: State = game.state
        self.faction = faction
        self.seat = FACTIONS[faction]
        self.command = ""
        """The Command that is being executed."""
        self.spaces: list[int] = []
        """Spaces selected for it."""
        self.most = 99
        """How many spaces may be selected for it."""
        self.marches: list[March] = []
        """The moves of the Command, as far as they have been planned or made."""
        self.leader: int | None = None
        """The space of the Leader who has to take part, until the first space is selected."""
        self.within: Container[int] | None = None
        """Where he would, when he has to; afterwards what the question offers."""
        self.granted = False
        """The Command is free, by an Event, a won Day or a Brilliant Stroke."""
        self.bonus = NO_BONUS
        """What the Event adds to the Battle that it grants."""
        self.special_used = False
        self.last_cube: dict[int, int] = {}
        """The kind of cube that was placed or removed last, by its space: the other one is next."""
        self.reached: tuple[str, int | None, int] | None = None
        """The last space of a choice made piece by piece: the kind of its question, how many were left, the space."""
        self.named: int | None = None
        """The Faction that was named for the Event."""
        self.queue: list[tuple[str, str]] = []
        """Answers to questions that are still to come, by their kind."""
        self.foreseen: tuple[Because, ...] = ()
        """Why those answers were foreseen."""
        self.notes: list[Because] = []
        """What has been considered since the last answer."""
        self.quiet = False
        """Nothing is noted, because the answers are only tried out."""

    @property
    def resources(self) -> int:
        return self.game.state.resources[self.faction]

    def ahead(self) -> Thinker:
        """The same Faction on a copy of the game, to plan several moves before the first is made."""
        other = Thinker(self.game.ahead(), self.faction)
        other.bonus = self.bonus
        other.command = self.command
        other.granted = self.granted
        other.leader = self.leader
        other.quiet = self.quiet
        other.special_used = self.special_used
        other.within = self.within
        return other

    def selectable(self, spaces: Sequence[int]) -> Sequence[int]:
        """Those of the spaces that may be selected: all while one more may be, then those that are already."""
        return spaces if len(self.spaces) < self.most else [space for space in spaces if space in self.spaces]

    def allowed(self, spaces: Sequence[int]) -> Sequence[int]:
        """Those of the spaces in which the Leader would take part, if he has to."""
        within = self.within
        return spaces if within is None else [space for space in spaces if space in within]

    def note(self, say: str, /, **args: Any) -> None:
        """Remember a step of the reasoning for the next answer."""
        if not self.quiet:
            self.notes.append(Because(say, args))

    def reasons(self, say: str, /, **args: Any) -> tuple[Because, ...]:
        """The headline of an answer, and all that has been considered for it."""
        return () if self.quiet else self.considered(Because(say, args))

    def considered(self, headline: Because) -> tuple[Because, ...]:
        """The headline with all that has been considered since the last answer."""
        notes, self.notes = self.notes, []
        return (headline, *notes)

    def special(self, name: str, then: Answers = ()) -> Step:
        """Execute a Special Activity."""
        self.special_used = True
        return Step(f"special:{name}", then, self.reasons("w-special", activity=name))


READY = Step("")
"""Yielded once when a plan has found something to do; it is resumed with the first question of its Command."""


def no_priorities(_me: Thinker) -> tuple[Priority[int], ...]:
    """Only chance decides."""
    return ()


def answering(*answers: tuple[str, str]) -> Callable[[Thinker, int], Answers]:
    """The same answers in every space."""
    return lambda _me, _space: answers


def nothing_between(_me: Thinker, _ask: Ask) -> str | None:
    """The Special Activity waits for the end of the Command."""
    return None


class Line(NamedTuple):
    """One line of a Command's instructions: which spaces it means, in which order, and what is done there."""

    name: str
    candidates: Callable[[Thinker], list[int]]
    priorities: Callable[[Thinker], tuple[Priority[int], ...]] = no_priorities
    then: Callable[[Thinker, int], Answers] = answering()
    limit: int = 99
    again: str = ""
    """What is done in one of the spaces that are selected already, as the question calls it."""


Between = Callable[[Thinker, Ask], str | None]
"""A Special Activity that has to be executed in the middle of a Command, or None."""
Closing = Callable[[Thinker, Ask], Plan]


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
    chosen: list[int] = []
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
            space = yield from best_space(me, left, *(line.priorities(me) if len(left) > 1 else ()))
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
    space = yield from best_space(me, spaces if offered else [], *line.priorities(me))
    me.within = within
    if space is None:
        return ask
    following: Ask = yield Step(line.again, line.then(me, space), me.reasons(f"w-{line.name}"))
    return following
