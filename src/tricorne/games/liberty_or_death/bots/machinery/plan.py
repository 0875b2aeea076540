"""A non-player's plan: what it means to do, given step by step as the rules come to ask."""

from __future__ import annotations

from collections.abc import Callable, Container, Generator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import msgspec

from tricorne.core import Ask, Because, Luck
from tricorne.games.liberty_or_death.names import FACTIONS, KINDS, Faction, Kind, Space
from tricorne.games.liberty_or_death.rules.action import NO_BONUS, Bonus

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.bots.machinery.marching import March
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State

T = TypeVar("T")
Thought: TypeAlias = Generator[Luck, Any, T]
"""Reasoning that may have to draw a tie."""
Answers: TypeAlias = tuple[tuple[str, str], ...]
"""Answers by the kind of their question."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """The answer to the next question of the Command, and to those that follow from it, by their kind."""

    answer: str
    then: Answers = ()
    why: tuple[Because, ...] = ()


READY = Step("")
"""Yielded once when a plan has found something to do; it is resumed with the first question of its Command."""


class Thinker(msgspec.Struct, eq=False):
    """What the plans of one Faction work with: the game, the Faction, and what it has done in this step."""

    game: Game
    state: State
    """The state of that game."""
    faction: Faction
    command: str = ""
    """The Command that is being executed."""
    granted: bool = False
    """The Command is free, by an Event, a won Day or a Brilliant Stroke."""
    bonus: Bonus = NO_BONUS
    """What the Event adds to the Battle that it grants."""
    leader: Space | None = None
    """The space of the Leader who has to take part, until the first space is selected."""
    within: Container[Space] | None = None
    """Where he would, when he has to; afterwards what the question offers."""
    most: int = 99
    """How many spaces may be selected for the Command."""
    spaces: list[Space] = []
    """Spaces selected for it."""
    marches: list[March] = []
    """Its moves, as far as they have been planned or made."""
    special_used: bool = False
    last_cube: dict[Space, Kind] = {}
    """The kind of cube that was placed or removed last, by its space: the other one is next."""
    reached: tuple[str, int | None, Space] | None = None
    """The last space of a choice made piece by piece: the kind of its question, how many were left, the space."""
    named: Faction | None = None
    """The Faction that was named for the Event."""
    queue: list[tuple[str, str]] = []
    """Answers to questions that are still to come, by their kind."""
    foreseen: tuple[Because, ...] = ()
    """Why those answers were foreseen."""
    notes: list[Because] = []
    """What has been considered since the last answer."""
    quiet: bool = False
    """Nothing is noted, because the answers are only tried out."""

    @property
    def seat(self) -> str:
        return FACTIONS[self.faction]

    @property
    def resources(self) -> int:
        return self.state.resources[self.faction]

    def ahead(self) -> Thinker:
        """The same Faction on a copy of the game, to plan several moves before the first is made."""
        copy = self.game.ahead()
        return Thinker(
            copy,
            copy.state,
            self.faction,
            command=self.command,
            granted=self.granted,
            bonus=self.bonus,
            leader=self.leader,
            within=self.within,
            special_used=self.special_used,
            quiet=self.quiet,
        )

    def selectable(self, spaces: Sequence[Space]) -> Sequence[Space]:
        """Those of the spaces that may be selected: all while one more may be, then those that are already."""
        return spaces if len(self.spaces) < self.most else [space for space in spaces if space in self.spaces]

    def allowed(self, spaces: Sequence[Space]) -> Sequence[Space]:
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


Plan: TypeAlias = Generator[Luck | Step, Any, None]
"""It yields ties and Steps; after a Step it is resumed with the next question of the Command."""
Command: TypeAlias = Callable[[Thinker], Plan]
"""How a Faction carries out a Command."""
Closing: TypeAlias = Callable[[Thinker, Ask], Plan]
"""What comes at the end of a Command."""


def group_answers(kind: str, group: dict[Kind, int]) -> Answers:
    """The answers that put a group together."""
    return (*((kind, f"{KINDS[which]}:{n}") for which, n in group.items() if n), (kind, "done"))


# The dice of the flowcharts

D3 = (1, 2, 3)
D6 = (1, 2, 3, 4, 5, 6)


def roll(me: Thinker, kind: str, faces: tuple[int, ...], section: str, /, **against: Any) -> Thought[int]:
    """A die of the flowchart, and the figures it is compared with."""
    die: int = yield Luck(kind, faces, section, faction=me.seat, **against)
    me.note(f"w-roll-{kind}", die=die, **against)
    return die


def muster_is_on(me: Thinker, section: str, available: int) -> Thought[bool]:
    """Whether a die falls below the Available Regulars; none is rolled that could not change the answer."""
    if available > max(D6) or available <= min(D6):
        me.note("w-box-muster-sure", available=available, answer=available > max(D6))
        return available > max(D6)
    return (yield from roll(me, "muster-die", D6, section, available=available)) < available
