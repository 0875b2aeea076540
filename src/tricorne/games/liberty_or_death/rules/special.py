"""One execution of a Special Activity: who acts, and where it may take place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import BRITISH, FACTIONS
from tricorne.games.liberty_or_death.rules.s1_9_navy import lower_fni
from tricorne.games.liberty_or_death.rules.s1_10_leaders import HOWE, leads

if TYPE_CHECKING:
    from collections.abc import Container

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


class Special:
    """A Special Activity in execution."""

    __slots__ = ("activity", "closed", "faction", "limit", "needy", "optional", "raided", "seat", "spaces", "within")

    def __init__(
        self,
        faction: int,
        activity: str,
        *,
        within: Container[int] | None = None,
        closed: Container[int] = (),
        raided: Container[int] | None = None,
        limit: int = 1,
        optional: bool = False,
        needy: bool = False,
    ) -> None:
        self.faction = faction
        self.seat = FACTIONS[faction]
        self.activity = activity
        self.within = within
        self.closed = closed
        """Spaces of the Command in which it may not take place."""
        self.raided = raided
        """Provinces Raided in the Command, for Plunder."""
        self.limit = limit
        """Spaces granted by an Event to an activity of one space."""
        self.optional = optional
        self.needy = needy
        """It has to bring the Resources for the Command."""
        self.spaces: list[int] = []

    def may_enter(self, space: int) -> bool:
        """Whether the space may be selected."""
        return space not in self.spaces and space not in self.closed and (self.within is None or space in self.within)


@rule("4.1", "1.10")
def begin_special(game: Game, faction: int, activity: str, rule: str) -> Rule[None]:
    """Announce a Special Activity. With Howe in command every British one first lowers FNI by a level."""
    game.log("special", rule, faction=FACTIONS[faction], activity=activity)
    if faction == BRITISH and leads(game.state, BRITISH, HOWE):
        yield from lower_fni(game, 1, "1.10")
