"""One execution of a Command: who acts, at whose cost, where it may go, and what it has used so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import FACTIONS, SPACE_INDEX, SPACES
from tricorne.games.liberty_or_death.rules.choices import DONE
from tricorne.games.liberty_or_death.rules.s1_8_resources import pay

if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

NO_LIMIT = 99


class Specials(Protocol):
    """The Special Activities that may accompany a Command (4.1)."""

    def options(self, game: Game, act: Action) -> list[str]:
        """Those that could be executed at this moment."""

    def execute(self, game: Game, act: Action, activity: str) -> Rule[None]:
        """Execute one of them."""


class Action:
    """A Command in execution. It lives as long as the rule that runs it and is no part of the state."""

    __slots__ = (
        "banned",
        "command",
        "faction",
        "free",
        "involved",
        "limit",
        "must_involve",
        "optional",
        "plundered",
        "seat",
        "spaces",
        "special",
        "specials",
        "tories_only",
        "within",
    )

    def __init__(
        self,
        faction: int,
        command: str,
        *,
        free: bool = False,
        limit: int = NO_LIMIT,
        within: Container[int] | None = None,
        specials: Specials | None = None,
        must_involve: int | None = None,
        optional: bool = False,
        tories_only: bool = False,
    ) -> None:
        self.faction = faction
        self.seat = FACTIONS[faction]
        self.command = command
        self.free = free
        self.limit = limit
        self.within = within
        self.specials = specials
        self.special: str | None = None
        self.must_involve = must_involve
        self.optional = optional
        self.tories_only = tories_only
        self.spaces: list[int] = []
        """Spaces selected for the Command, in their order."""
        self.involved: list[int] = []
        """Spaces from which pieces moved."""
        self.banned: list[int] = []
        """Spaces closed to the Command because the Special Activity took place there."""
        self.plundered: int | None = None
        """A Province Plundered before its Raid, which must still be Raided."""

    def may_enter(self, space: int) -> bool:
        """Whether the space may (still) be selected."""
        return (
            space not in self.spaces
            and space not in self.banned
            and (self.within is None or space in self.within)
        )

    def can_pay(self, game: Game, cost: int) -> bool:
        """Whether the executing Faction has the Resources."""
        return self.free or game.state.resources[self.faction] >= cost

    def pay(self, game: Game, cost: int, rule: str) -> None:
        """Pay the cost, unless the Command is free."""
        if cost and not self.free:
            pay(game, self.faction, cost, rule)

    def open_specials(self, game: Game) -> list[str]:
        """The Special Activities that may be executed at this moment of the Command."""
        if self.specials is None or self.special is not None:
            return []
        return self.specials.options(game, self)


@rule("3.1", "2.3.5", "4.1")
def select_space(
    game: Game, act: Action, kind: str, candidates: Callable[[], list[int]], rule: str, *, enough: bool = False, **args: Any
) -> Rule[int | None]:
    """The next space of a Command, or None when there is to be no further one.

    Between two spaces, before the first and after the last the Special Activity may be executed. A Command that was
    chosen takes at least one space, unless `enough` says that it has been executed already.
    """
    while True:
        spaces = candidates() if len(act.spaces) < act.limit else []
        specials = act.open_specials(game)
        if not spaces and not specials:
            return None
        options = [SPACES[space] for space in spaces]
        options.extend(f"special:{activity}" for activity in specials)
        if enough or act.spaces or act.optional or not spaces:
            options.append(DONE)
        answer = yield Ask(act.seat, kind, options, rule, **args)
        if answer == DONE:
            return None
        if answer in SPACE_INDEX:
            return SPACE_INDEX[answer]
        assert act.specials is not None
        yield from act.specials.execute(game, act, answer.partition(":")[2])
