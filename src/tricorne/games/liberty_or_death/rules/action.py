"""One execution of a Command: who acts, at whose cost, where it may go, and what it has used so far."""

from __future__ import annotations

from itertools import filterfalse
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import FACTIONS, SPACE_INDEX, SPACES, Faction, Space, names_of
from tricorne.games.liberty_or_death.rules.moving import NOTHING_MOVED, Moves
from tricorne.games.liberty_or_death.rules.offers import (
    DONE,
    NO_WORDS,
    Obstacle,
    Selecting,
    SomeSpaces,
    Spaces,
    Words,
)
from tricorne.games.liberty_or_death.rules.s1_8_resources import pay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

NO_LIMIT = 99
GIVE_UP = "give-up"
AT_LEAST_ONE = "why-at-least-one", "2.3.4"
RAID_THE_PLUNDERED = "why-raid-the-plundered", "4.4.3"
NO_ARGS: dict[str, Any] = {}


class Specials(Protocol):
    """The Special Activities that may accompany a Command (4.1)."""

    def options(self, game: Game, act: Action, must_raise: bool = False) -> list[str]:
        """Those that could be executed at this moment; with `must_raise` only if they surely bring a Resource."""

    def obstacle(
        self, game: Game, act: Action, activity: str, must_raise: bool = False, exactly: bool = True
    ) -> Reason | None:
        """What stands against one of them; if need not be said `exactly`, that something does."""

    def execute(self, game: Game, act: Action, activity: str, must_raise: bool) -> Rule[None]:
        """Execute one of them; with `must_raise` so that it brings Resources."""

    def common_cause(self) -> Reason | None:
        """What stands against War Parties that serve as Tories in the Command (4.2.1)."""


class NoSpecials:
    """Beside some Commands there is no Special Activity, for one reason."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason

    def options(self, game: Game, act: Action, must_raise: bool = False) -> list[str]:
        """None."""
        del game, act, must_raise
        return []

    def obstacle(
        self, game: Game, act: Action, activity: str, must_raise: bool = False, exactly: bool = True
    ) -> Reason | None:
        """The same for all of them."""
        del game, act, activity, must_raise, exactly
        return self.reason

    def execute(self, game: Game, act: Action, activity: str, must_raise: bool) -> Rule[None]:
        """Never offered."""
        raise NotImplementedError(activity)

    def common_cause(self) -> Reason | None:
        """The same for it."""
        return self.reason


GRANTED_WITHOUT = NoSpecials(("why-special-own-turn", "4.1"))
SPECIAL_USED = NoSpecials(("why-special-used", "4.1"))


class Bonus(NamedTuple):
    """What an Event adds to the Battle that it grants."""

    attacker_force: int = 0
    defender_loss: int = 0
    attacker_loss: int = 0


NO_BONUS = Bonus()


class Action(Selecting):
    """A Command in execution. It lives as long as the rule that runs it and is no part of the state."""

    faction: Faction
    command: str
    free: bool = False
    limit: int = NO_LIMIT
    limited_by: Reason = ("why-one-space", "2.3.5")
    """What sets the limit."""
    specials: Specials = GRANTED_WITHOUT
    must_involve: Space | None = None
    """The space of the Leader who has to take part in a Brilliant Stroke."""
    optional: bool = False
    tories_only: bool = False
    bonus: Bonus = NO_BONUS
    """What is added to the Battle, or to the one that the March leads to."""
    seat: str = ""
    special: str | None = None
    credit: int = 0
    """Resources that a Special Activity could bring before the first space, while it is asked what is possible."""
    involved: list[Space] = msgspec.field(default_factory=list)
    """Spaces from which a March, Scout, Raid or Garrison moved pieces."""
    brings_leader: bool = False
    """The Leader comes to the map with the Muster, as the Treaty of Alliance says."""
    given_up: bool = False
    """A non-player that has executed its Special Activity finds nothing left to do in the Command."""
    moves: Moves = NOTHING_MOVED
    """What has moved in a Raid."""
    plundered: Space | None = None
    """A Province Plundered before its Raid, which must still be Raided."""

    def __post_init__(self) -> None:
        self.seat = FACTIONS[self.faction]

    def can_pay(self, game: Game, cost: int) -> bool:
        """Whether the executing Faction has the Resources."""
        return self.free or game.state.resources[self.faction] + self.credit >= cost

    def pay(self, game: Game, cost: int, rule: str) -> None:
        """Pay the cost, unless the Command is free."""
        if cost and not self.free:
            pay(game, self.faction, cost, rule)

    def full(self) -> Reason | None:
        """What keeps the Command from any further space."""
        return self.limited_by if len(self.spaces) >= self.limit else None

    def open_specials(self, game: Game, must_raise: bool = False) -> list[str]:
        """The Special Activities that may be executed at this moment of the Command."""
        return [] if self.special is not None else self.specials.options(game, self, must_raise)

    def special_obstacle(
        self, game: Game, activity: str, must_raise: bool = False, exactly: bool = True
    ) -> Reason | None:
        """What stands against one of them."""
        if self.special is not None:
            return "why-special-used", "4.1"
        return self.specials.obstacle(game, self, activity, must_raise, exactly)


class Selection(msgspec.Struct, gc=False):
    """The spaces that a Command may select next, sought as far as somebody looks, and what stands against any other."""

    game: Game
    act: Action
    rule: str
    among: Sequence[Space]
    """Where to look: the spaces that meet the first condition."""
    outside: Reason | None
    """That condition, for all others; None where there are no others."""
    obstacle: Obstacle
    """The further conditions."""
    cost: int = 1
    led: bool = False
    """In a Brilliant Stroke the first is the space of the Leader."""
    shut: Reason | None = None
    """What rules out all of them before anything else is looked at."""
    unpaid: Reason | None = None
    """What else is not paid for, as by an ally."""

    def open(self) -> Sequence[Space]:
        """The spaces against which neither the action nor its Resources stand."""
        act, spaces = self.act, self.among
        selected = act.spaces
        if self.shut or self.unpaid or len(selected) >= act.limit:
            return ()
        if self.cost and not act.can_pay(self.game, self.cost):
            return ()
        if selected or act.closed or act.within is not None:
            spaces = act.open_among(spaces)
        if act.must_involve is not None and self.led and not selected:
            spaces = (act.must_involve,) if act.must_involve in spaces else ()
        return spaces

    def sought(self) -> Iterator[Space]:
        """One after the other, as far as somebody looks."""
        return filterfalse(self.obstacle, self.open())

    __iter__ = sought

    def any(self) -> bool:
        """Whether there is any."""
        obstacle = self.obstacle
        for space in self.open():  # noqa: SIM110 (asked too often for a generator)
            if obstacle(space) is None:
                return True
        return False

    def against(self, space: Space) -> Reason | None:
        """First what the action excludes, then the place and what stands there, and Resources last."""
        act = self.act
        if (excluded := act.against(space) or self.shut or act.full()) is not None:
            return excluded
        if self.led and act.must_involve not in (None, space) and not act.spaces:
            return "why-stroke-leader", "2.3.8"
        return (self.obstacle(space) if space in self.among else self.outside) or self.missing()

    def missing(self) -> Reason | None:
        """The Resources for any of them."""
        return self.unpaid if self.act.can_pay(self.game, self.cost) else ("why-cannot-pay", self.rule)

    def why_not(self, answer: str) -> Reason | None:
        """What stands against the space of that name."""
        space = SPACE_INDEX.get(answer)
        return None if space is None else self.against(space)


class Choices(msgspec.Struct):
    """What may be chosen next within a Command, and what stands against the rest.

    Only as far as somebody looks are its spaces sought and the Special Activities beside it tried.
    """

    game: Game
    act: Action
    spaces: SomeSpaces
    words: Words
    stop: Sequence[str]
    """`done` or `give-up`, if the Command may end here."""
    must_go_on: Reason
    """What stands against `done` where it may not."""
    must_raise: bool
    """No space can be selected before a Special Activity has brought the Resources for it."""
    found: list[Space]
    """The first of the spaces, as many as have been looked at."""
    rest: Iterator[Space]
    """The spaces that come after them."""

    def __call__(self) -> list[str]:
        """All of it."""
        self.found.extend(self.rest)
        specials = self.act.open_specials(self.game, self.must_raise)
        return [*names_of(self.found), *self.words, *[f"special:{name}" for name in specials], *self.stop]

    def __contains__(self, answer: Any) -> bool:
        """Whether this may be chosen."""
        space = SPACE_INDEX.get(answer)
        if space is not None:
            return space in self.found or self._is_ahead(space)
        if answer in self.stop or answer in self.words:
            return True
        what, _, activity = answer.partition(":")
        return what == "special" and self._against_special(activity, False) is None

    def _is_ahead(self, space: Space) -> bool:
        for other in self.rest:
            self.found.append(other)
            if other == space:
                return True
        return False

    def why_not(self, answer: str) -> Reason | None:
        """What stands against a space, a Special Activity, a word or the end."""
        what, _, activity = answer.partition(":")
        if what == "special":
            return self._against_special(activity)
        if answer in self.stop:
            return None
        if answer == DONE:
            return self.must_go_on
        if answer == GIVE_UP:
            return give_up_obstacle(self.game, self.act) or ("why-give-up-when", "8.4.1")
        return self.spaces.why_not(answer) or self.words.why_not(answer)

    def _against_special(self, activity: str, exactly: bool = True) -> Reason | None:
        return self.act.special_obstacle(self.game, activity, self.must_raise, exactly)


@rule("8.4.1", "8.7.1")
def give_up_obstacle(game: Game, act: Action) -> Reason | None:
    """A non-player whose Special Activity came first goes over to another Command when it finds nothing to do."""
    if not game.is_nonplayer(act.seat):
        return "why-give-up-nonplayer", "8.1"
    return ("why-give-up-when", "8.4.1") if act.special is None or act.spaces or act.free else None


def next_choice(
    game: Game,
    act: Action,
    kind: str,
    spaces: Callable[[], SomeSpaces],
    rule: str,
    *,
    may_stop: bool,
    must_go_on: Reason = AT_LEAST_ONE,
    words: Words = NO_WORDS,
    args: dict[str, Any] = NO_ARGS,
) -> Rule[str]:
    """The next choice within a Command: one of the spaces or of the words, or `done`.

    The Special Activity may be executed before, between and after them; the spaces are then sought again. Without
    `may_stop` a choice must be made, if need be after a Special Activity that brings the Resources for it. A Raid goes
    on to the Province that was Plundered for it.
    """
    while True:
        if act.plundered is not None:
            may_stop, must_go_on = False, RAID_THE_PLUNDERED
        candidates = spaces()
        rest = candidates.sought()
        first = next(rest, None)
        found = [] if first is None else [first]
        stop = [DONE] if may_stop else [] if give_up_obstacle(game, act) else [GIVE_UP]
        must_raise = not found and not may_stop
        choices = Choices(game, act, candidates, words, stop, must_go_on, must_raise, found, rest)
        options: Choices | list[str] = choices
        if not found:
            options = [f"special:{name}" for name in act.open_specials(game, must_raise)]
            if not options:
                act.given_up = stop == [GIVE_UP]
                game.forced.append((act.seat, kind, DONE))
                return DONE
            options += stop
        answer: str = yield Ask(act.seat, kind, options, rule, choices, **args)
        if answer == GIVE_UP:
            act.given_up = True
            return DONE
        if not answer.startswith("special:"):
            return answer
        yield from act.specials.execute(game, act, answer.removeprefix("special:"), must_raise)


def selecting_args(act: Action) -> dict[str, Any]:
    """What a question for a space says: how many are `taken`, whether it is `free`, and its `limit` if there is one."""
    return {"taken": len(act.spaces), "free": int(act.free), "limit": act.limit if act.limit < NO_LIMIT else 0}


@rule("3.1", "2.3.5", "4.1")
def select_space(game: Game, act: Action, kind: str, spaces: Callable[[], SomeSpaces], rule: str) -> Rule[Space | None]:
    """The next space of a Command, or None when there is to be no further one.

    A Command that was chosen takes at least one space.
    """
    args, may_stop = selecting_args(act), bool(act.spaces) or act.optional
    if act.bonus is not NO_BONUS:
        args["bonus"] = list(act.bonus)
    answer = yield from next_choice(game, act, kind, spaces, rule, may_stop=may_stop, args=args)
    return None if answer == DONE else SPACE_INDEX[answer]


def take_space(game: Game, act: Action, space: Space, cost: int, rule: str) -> None:
    """Pay for a space and note that the Command takes place there."""
    act.pay(game, cost, rule)
    act.spaces.append(space)
    game.log("selected", rule, faction=act.seat, command=act.command, space=SPACES[space])


def special_afterwards(game: Game, act: Action, rule: str) -> Rule[None]:
    """The Special Activity may still be executed when the Command is over."""
    over = Spaces((), ("why-command-over", "4.1"))
    yield from next_choice(game, act, "special-after", lambda: over, rule, may_stop=True)
