"""One execution of a Special Activity: who acts, and where it may take place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import BRITISH, FACTIONS
from tricorne.games.liberty_or_death.rules.s1_9_navy import lower_fni
from tricorne.games.liberty_or_death.rules.s1_10_leaders import HOWE, leads

if TYPE_CHECKING:
    from collections.abc import Container

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


class Special(msgspec.Struct):
    """A Special Activity in execution."""

    faction: int
    activity: str
    within: Container[int] | None = None
    closed: Container[int] = ()
    """Spaces of the Command in which it may not take place."""
    raided: Container[int] | None = None
    """Provinces Raided in the Command, for Plunder."""
    limit: int = 1
    """Spaces granted by an Event to an activity of one space."""
    optional: bool = False
    needy: bool = False
    """It has to bring the Resources for the Command."""
    seat: str = ""
    spaces: list[int] = []

    def __post_init__(self) -> None:
        self.seat = FACTIONS[self.faction]

    def may_enter(self, space: int) -> bool:
        """Whether the space may be selected."""
        return space not in self.spaces and space not in self.closed and (self.within is None or space in self.within)


@rule("4.1", "1.10")
def begin_special(game: Game, faction: int, activity: str, rule: str) -> Rule[None]:
    """Announce a Special Activity. With Howe in command every British one first lowers FNI by a level."""
    game.log("special", rule, faction=FACTIONS[faction], activity=activity)
    if faction == BRITISH and leads(game.state, BRITISH, HOWE):
        yield from lower_fni(game, 1, "1.10")
