"""4.1 Special Activities in general: which one may accompany what, and free ones granted by Events."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, INDIANS, PATRIOTS, Faction, Space
from tricorne.games.liberty_or_death.rules.action import NoSpecials
from tricorne.games.liberty_or_death.rules.choices import choose_yes
from tricorne.games.liberty_or_death.rules.offers import Spaces, Words
from tricorne.games.liberty_or_death.rules.s1_9_navy import BEFORE_TREATY, fni
from tricorne.games.liberty_or_death.rules.s1_10_leaders import HOWE, leads
from tricorne.games.liberty_or_death.rules.s3_4_4_raid import NOT_RAIDED, leavers, plunder_of_raid
from tricorne.games.liberty_or_death.rules.s4_2_british import BRITISH_ACTIVITIES
from tricorne.games.liberty_or_death.rules.s4_3_patriots import PATRIOT_ACTIVITIES
from tricorne.games.liberty_or_death.rules.s4_4_indians import BESIDE_RAID, INDIAN_ACTIVITIES
from tricorne.games.liberty_or_death.rules.s4_5_french import (
    FRENCH_ACTIVITIES,
    PREPARED_RESOURCES,
)
from tricorne.games.liberty_or_death.rules.special import Activity, Special, begin_special

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.action import Action


ACTIVITIES: dict[Faction, dict[str, Activity]] = {
    BRITISH: BRITISH_ACTIVITIES,
    PATRIOTS: PATRIOT_ACTIVITIES,
    INDIANS: INDIAN_ACTIVITIES,
    FRENCH: FRENCH_ACTIVITIES,
}


def of_raid(provinces: Sequence[Space]) -> Spaces:
    """The Provinces of a Raid, for Plunder."""
    return Spaces(provinces, NOT_RAIDED)


def not_its_own(faction: Faction) -> Reason:
    """A Special Activity that other Factions have."""
    return "why-not-your-special", f"4.{2 + faction}"


def activity_obstacle(game: Game, special: Special, exactly: bool = True) -> Reason | None:
    """What stands against executing the Special Activity at this moment, wherever it is.

    Unless it has to be said `exactly`, it is not tried whether its terms or the spaces are to blame.
    """
    activity = ACTIVITIES[special.faction].get(special.activity)
    if activity is None:
        return not_its_own(special.faction)
    if activity.after_treaty and not game.state.treaty:
        return BEFORE_TREATY
    if activity.spaces(game, special).any():
        return None
    if exactly and special.closed and activity.spaces(game, replace(special, closed=[])).any():
        return "why-special-apart", "4.1.1"
    if exactly and special.within is not None and activity.spaces(game, replace(special, within=None)).any():
        return "why-nowhere-granted", "5.3"
    because = None if activity.because is None or not exactly else activity.because(game, special)
    return because or (activity.nowhere, activity.rule)


class Accompanying:
    """The Special Activities beside a Command of the sequence of play (4.1.1)."""

    @rule("4.1.1", "4.2", "4.3", "4.4", "4.5")
    def options(self, game: Game, act: Action, must_raise: bool = False) -> list[str]:
        """Those that can be executed at this moment."""
        return [name for name in ACTIVITIES[act.faction] if self.obstacle(game, act, name, must_raise, False) is None]

    def obstacle(
        self, game: Game, act: Action, activity: str, must_raise: bool = False, exactly: bool = True
    ) -> Reason | None:
        """Plunder only beside a Raid; if need be only what surely brings a Resource."""
        if activity not in ACTIVITIES[act.faction]:
            return not_its_own(act.faction)
        if activity == "plunder" and act.command != "raid":
            return BESIDE_RAID
        if must_raise and not surely_raises(game, act.faction, activity):
            return "why-special-must-raise", "4.1"
        return activity_obstacle(game, self._special(game, act, activity), exactly)

    def execute(self, game: Game, act: Action, activity: str, must_raise: bool) -> Rule[None]:
        """Execute one and close its spaces to the Command where the two may not meet."""
        terms = ACTIVITIES[act.faction][activity]
        special = self._special(game, act, activity)
        special.must_raise = must_raise
        act.special = activity
        yield from begin_special(game, act.faction, activity, terms.rule)
        yield from terms.run(game, special)
        if act.command in terms.apart_from:
            act.closed.extend(special.spaces)
        if activity == "plunder" and special.spaces[0] not in act.spaces:
            act.plundered = special.spaces[0]

    def common_cause(self) -> Reason | None:
        """Nothing stands against it."""
        return None

    def _special(self, game: Game, act: Action, name: str) -> Special:
        if name == "plunder":
            raided = plunder_of_raid(game, act)
            return Special(act.faction, name, raided=raided, leavers=partial(leavers, game, act))
        terms = ACTIVITIES[act.faction].get(name)
        if act.spaces and terms is not None and act.command in terms.apart_from:
            return Special(act.faction, name, closed=act.spaces)
        return Special(act.faction, name)


ACCOMPANYING = Accompanying()


class OnlyCommonCause(NoSpecials):
    """Beside the Limited Commands of a Brilliant Stroke only Common Cause may be woven into them (2.3.8)."""

    def common_cause(self) -> Reason | None:
        """Nothing stands against it."""
        return None


@rule("3.1.2", "5.3")
def free_special(
    game: Game,
    faction: Faction,
    activity: str,
    *,
    within: Sequence[Space] | None = None,
    limit: int = 1,
    optional: bool = False,
) -> Rule[list[Space]]:
    """A free Special Activity of any Faction. Returns the spaces in which it took place; none when it is impossible."""
    terms = ACTIVITIES[faction][activity]
    special = Special(faction, activity, within=within, limit=limit)
    if activity_obstacle(game, special) is not None:
        return []
    if optional and not (yield from choose_yes(special.seat, "free-special", terms.rule, activity=activity)):
        return []
    yield from begin_special(game, faction, activity, terms.rule)
    yield from terms.run(game, special)
    return special.spaces


def activities_alone(game: Game, faction: Faction, raided: Sequence[Space]) -> Words:
    """The Special Activities a Faction could execute apart from any Command; Plunder only where it Raided before."""
    provinces = of_raid(raided)

    def obstacle(name: str) -> Reason | None:
        return activity_obstacle(game, Special(faction, name, raided=provinces))

    return Words(tuple(ACTIVITIES[faction]), obstacle, not_its_own(faction))


def execute_alone(game: Game, faction: Faction, activity: str, raided: Sequence[Space]) -> Rule[None]:
    """Execute a Special Activity apart from any Command."""
    terms = ACTIVITIES[faction][activity]
    yield from begin_special(game, faction, activity, terms.rule)
    yield from terms.run(game, Special(faction, activity, raided=of_raid(raided)))


def surely_raises(game: Game, faction: Faction, activity: str) -> bool:
    """Whether the activity, if it is possible, brings its Faction a Resource whatever happens."""
    state = game.state
    if activity == "naval_pressure":
        threat = fni(state) if state.treaty else 0
        return faction == BRITISH and threat <= (1 if leads(state, BRITISH, HOWE) else 0)
    if activity == "plunder":
        return state.resources[PATRIOTS] > 0
    return activity in ("persuasion", "trade", "preparer_la_guerre")


@rule("4.1")
def credit(game: Game, act: Action) -> int:
    """The Resources a Special Activity before the Command would bring at the least."""
    if not act.specials.options(game, act, True):
        return 0
    return PREPARED_RESOURCES if act.faction == FRENCH else 1
