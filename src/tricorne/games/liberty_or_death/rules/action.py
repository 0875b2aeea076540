"""One execution of a Command: who acts, at whose cost, where it may go, and what it has used so far."""

from __future__ import annotations

from itertools import filterfalse
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    FACTIONS,
    SPACE_INDEX,
    SPACES,
    names_of,
)
from tricorne.games.liberty_or_death.rules.choices import DONE
from tricorne.games.liberty_or_death.rules.s1_8_resources import pay

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Iterator, Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

NO_LIMIT = 99
GIVE_UP = "give-up"
NOTHING_TOLD: dict[str, Any] = {}


class Specials(Protocol):
    """The Special Activities that may accompany a Command (4.1)."""

    def options(self, game: Game, act: Action) -> list[str]:
        """Those that could be executed at this moment."""

    def offers(self, game: Game, act: Action, activity: str) -> bool:
        """Whether this one is among them."""

    def raising(self, game: Game, act: Action) -> list[str]:
        """Those of them that would surely bring a Resource."""

    def execute(self, game: Game, act: Action, activity: str, *, needy: bool) -> Rule[None]:
        """Execute one of them; when `needy`, so that it brings Resources."""


class Bonus(NamedTuple):
    """What an Event adds to the Battle that it grants."""

    attacker_force: int = 0
    defender_loss: int = 0
    attacker_loss: int = 0


NO_BONUS = Bonus()


class Action(msgspec.Struct):
    """A Command in execution. It lives as long as the rule that runs it and is no part of the state."""

    faction: int
    command: str
    free: bool = False
    limit: int = NO_LIMIT
    within: Container[int] | None = None
    specials: Specials | None = None
    must_involve: int | None = None
    optional: bool = False
    tories_only: bool = False
    bonus: Bonus = NO_BONUS
    """What is added to the Battle, or to the one that the March leads to."""
    seat: str = ""
    special: str | None = None
    credit: int = 0
    """Resources that a Special Activity could bring before the first space, while it is asked what is possible."""
    spaces: list[int] = []
    """Spaces selected for the Command, in their order."""
    involved: list[int] = []
    """Spaces from which a March, Scout, Raid or Garrison moved pieces."""
    banned: list[int] = []
    """Spaces closed to the Command because the Special Activity took place there."""
    brings_leader: bool = False
    """The Leader comes to the map with the Muster, as the Treaty of Alliance says."""
    given_up: bool = False
    """A non-player that has executed its Special Activity finds nothing left to do in the Command."""
    plundered: int | None = None
    """A Province Plundered before its Raid, which must still be Raided."""

    def __post_init__(self) -> None:
        self.seat = FACTIONS[self.faction]

    def open_among(self, spaces: Iterable[int]) -> Iterable[int]:
        """Those of the spaces that may (still) be selected."""
        if self.spaces or self.banned:
            closed = {*self.spaces, *self.banned}
            spaces = filterfalse(closed.__contains__, spaces)
        return spaces if self.within is None else [space for space in spaces if space in self.within]

    def open_to_leader(self, spaces: Iterable[int]) -> Iterable[int]:
        """The same, but only the space of the Leader where a Brilliant Stroke asks for him."""
        spaces = self.open_among(spaces)
        leader = self.must_involve
        return spaces if leader is None else [space for space in spaces if space == leader]

    def can_pay(self, game: Game, cost: int) -> bool:
        """Whether the executing Faction has the Resources."""
        return self.free or game.state.resources[self.faction] + self.credit >= cost

    def pay(self, game: Game, cost: int, rule: str) -> None:
        """Pay the cost, unless the Command is free."""
        if cost and not self.free:
            pay(game, self.faction, cost, rule)

    def open_specials(self, game: Game) -> list[str]:
        """The Special Activities that may be executed at this moment of the Command."""
        if self.specials is None or self.special is not None:
            return []
        return self.specials.options(game, self)

    def may_accompany(self, game: Game, activity: str) -> bool:
        """Whether this Special Activity is one of them."""
        return self.specials is not None and self.special is None and self.specials.offers(game, self, activity)


class Choices(msgspec.Struct):
    """What may be chosen next within a Command.

    Only as far as somebody looks are its spaces sought and the Special Activities beside it tried.
    """

    game: Game
    act: Action
    found: list[int]
    """The first of its spaces, as many as have been looked at."""
    rest: Iterator[int]
    """The spaces that come after them."""
    words: Callable[[], Sequence[str]]
    stop: list[str]

    def __call__(self) -> list[str]:
        """All of it."""
        self.found.extend(self.rest)
        specials = self.act.open_specials(self.game)
        return [*names_of(self.found), *self.words(), *(f"special:{name}" for name in specials), *self.stop]

    def __contains__(self, answer: Any) -> bool:
        """Whether this may be chosen."""
        space = SPACE_INDEX.get(answer)
        if space is not None:
            return space in self.found or self._is_ahead(space)
        if answer in self.stop or answer in self.words():
            return True
        what, _, activity = answer.partition(":")
        return what == "special" and self.act.may_accompany(self.game, activity)

    def _is_ahead(self, space: int) -> bool:
        for other in self.rest:
            self.found.append(other)
            if other == space:
                return True
        return False


@rule("8.4.1", "8.7.1")
def may_give_up(game: Game, act: Action) -> bool:
    """A non-player whose Special Activity came first goes over to another Command when it finds nothing to do."""
    return act.special is not None and not act.spaces and not act.free and game.is_nonplayer(act.seat)


def next_choice(
    game: Game,
    act: Action,
    kind: str,
    spaces: Callable[[], Iterable[int]],
    rule: str,
    *,
    may_stop: bool,
    words: Callable[[], Sequence[str]] = tuple,
    told: dict[str, Any] = NOTHING_TOLD,
) -> Rule[str]:
    """The next choice within a Command: one of the spaces, or of the words while there are any, or `done`.

    The Special Activity may be executed before, between and after them; the spaces are then found anew. Without
    `may_stop` a choice must be made, if need be after a Special Activity that brings the Resources for it. What is
    `told` goes with the question.
    """
    while True:
        rest = iter(spaces())
        first = next(rest, None)
        stop = [DONE] if may_stop else [GIVE_UP] if may_give_up(game, act) else []
        needy = first is None and not may_stop
        choices: list[str] | Choices
        if first is not None:
            choices = Choices(game, act, [first], rest, words, stop)
        else:
            specials = act.open_specials(game)
            if needy and specials and act.specials is not None:
                specials = act.specials.raising(game, act)
            if not specials:
                act.given_up = stop == [GIVE_UP]
                return DONE
            choices = [*(f"special:{name}" for name in specials), *stop]
        answer: str = yield Ask(act.seat, kind, choices, rule, **told)
        if answer == GIVE_UP:
            act.given_up = True
            return DONE
        if not answer.startswith("special:"):
            return answer
        assert act.specials is not None
        yield from act.specials.execute(game, act, answer.removeprefix("special:"), needy=needy)


@rule("3.1", "2.3.5", "4.1")
def select_space(
    game: Game, act: Action, kind: str, candidates: Callable[[], Iterable[int]], rule: str
) -> Rule[int | None]:
    """The next space of a Command, or None when there is to be no further one.

    A Command that was chosen takes at least one space. The question tells how many it has `taken`.
    """
    taken = len(act.spaces)
    spaces = candidates if taken < act.limit else tuple
    told: dict[str, Any] = {"taken": taken}
    if act.bonus is not NO_BONUS:
        told["bonus"] = list(act.bonus)
    answer = yield from next_choice(game, act, kind, spaces, rule, may_stop=taken > 0 or act.optional, told=told)
    return None if answer == DONE else SPACE_INDEX[answer]


def take_space(game: Game, act: Action, space: int, cost: int, rule: str) -> None:
    """Pay for a space and note that the Command takes place there."""
    act.pay(game, cost, rule)
    act.spaces.append(space)
    game.log("selected", rule, faction=act.seat, command=act.command, space=SPACES[space])


def special_afterwards(game: Game, act: Action, rule: str) -> Rule[None]:
    """The Special Activity may still be executed when the Command is over."""
    yield from next_choice(game, act, "special-after", tuple, rule, may_stop=True)
