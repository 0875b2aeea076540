"""One execution of a Special Activity: who acts, and where it may take place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import BRITISH, FACTIONS, Faction, Kind, Space
from tricorne.games.liberty_or_death.rules.choices import choose_kind
from tricorne.games.liberty_or_death.rules.offers import NO_SPACE, Selecting, Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all
from tricorne.games.liberty_or_death.rules.s1_6_support import casualties
from tricorne.games.liberty_or_death.rules.s1_9_navy import lower_fni
from tricorne.games.liberty_or_death.rules.s1_10_leaders import HOWE, leads

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


UNITS_REMOVED = {"one": 1, "two": 2}
"""How many enemy units a Skirmish, Partisans or War Path removes."""


class Special(Selecting):
    """A Special Activity in execution."""

    faction: Faction
    activity: str
    raided: Spaces | None = None
    """Provinces Raided in the Command, or to be Raided next, for Plunder."""
    leavers: Callable[[Space], Sequence[Kind]] | None = None
    """The War Parties that may leave for it, where not all of them."""
    limit: int = 1
    """Spaces granted by an Event to an activity of one space."""
    optional: bool = False
    must_raise: bool = False
    """It has to bring the Resources for the Command."""

    @property
    def seat(self) -> str:
        """The seat of the Faction."""
        return FACTIONS[self.faction]


@rule("4.1", "1.10")
def begin_special(game: Game, faction: Faction, activity: str, rule: str) -> Rule[None]:
    """Announce a Special Activity. With Howe in command every British one first lowers FNI by a level."""
    game.log("special", rule, faction=FACTIONS[faction], activity=activity)
    if faction == BRITISH and leads(game.state, BRITISH, HOWE):
        yield from lower_fni(game, 1, "1.10")


def strike_units(
    game: Game, seat: str, kind: str, space: Space, targets: Sequence[Kind], number: int, rule: str
) -> Rule[None]:
    """So many enemy units leave the space; nobody is asked which where no more are there."""
    if count_all(game.state, space, targets) == number:
        for unit in targets:
            casualties(game, space, unit, number, rule)
        return
    for _ in range(number):
        target = yield from choose_kind(game, seat, kind, space, targets, rule)
        assert target is not None
        casualties(game, space, target, 1, rule)


class Activity(msgspec.Struct, frozen=True):
    """One Special Activity: its rule, its spaces and its execution."""

    rule: str
    spaces: Callable[[Game, Special], Spaces]
    run: Callable[[Game, Special], Rule[None]]
    nowhere: str = ""
    """What is said when no space meets its conditions."""
    apart_from: tuple[str, ...] = ()
    """Commands in whose spaces it may not take place."""
    after_treaty: bool = False
    because: Callable[[Game, Special], Reason | None] | None = None
    """What is said instead of `nowhere` where it can be told more exactly."""


def anytime(game: Game, special: Special) -> Spaces:
    """It needs no space and no condition."""
    del game, special
    return Spaces(NO_SPACE, None)
