"""4.1 Special Activities in general: which one may accompany what, and free ones granted by Events."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, INDIANS, PATRIOTS
from tricorne.games.liberty_or_death.rules.choices import choose_yes, exists
from tricorne.games.liberty_or_death.rules.s1_9_navy import fni
from tricorne.games.liberty_or_death.rules.s1_10_leaders import HOWE, leads
from tricorne.games.liberty_or_death.rules.s3_4_4_raid import plunder_before_raid
from tricorne.games.liberty_or_death.rules.s4_2_naval_pressure import (
    british_naval_pressure,
    french_fleet_ready,
    french_naval_pressure,
)
from tricorne.games.liberty_or_death.rules.s4_2_skirmish import skirmish, skirmish_spaces
from tricorne.games.liberty_or_death.rules.s4_3_2_hidden_strikes import hidden_strike, strike_spaces
from tricorne.games.liberty_or_death.rules.s4_3_patriots import (
    persuasion,
    persuasion_spaces,
)
from tricorne.games.liberty_or_death.rules.s4_4_indians import (
    plunder,
    plunder_spaces,
    trade,
    trade_spaces,
)
from tricorne.games.liberty_or_death.rules.s4_5_french import PREPARED_RESOURCES, preparer_la_guerre
from tricorne.games.liberty_or_death.rules.special import Special, begin_special

if TYPE_CHECKING:
    from collections.abc import Container

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.action import Action


class Activity(NamedTuple):
    """One Special Activity: its rule, its spaces (some list when it needs none), Commands it keeps apart from."""

    rule: str
    spaces: Callable[[Game, Special], Iterable[int]]
    run: Callable[[Game, Special], Rule[None]]
    apart_from: tuple[str, ...] = ()


def _anywhere(game: Game, special: Special) -> Iterable[int]:
    del game, special
    return (0,)


ACTIVITIES: dict[int, dict[str, Activity]] = {
    BRITISH: {
        "skirmish": Activity("4.2.2", skirmish_spaces, skirmish, ("battle", "muster", "garrison")),
        "naval_pressure": Activity("4.2.3", _anywhere, british_naval_pressure),
    },
    PATRIOTS: {
        "persuasion": Activity("4.3.1", persuasion_spaces, persuasion),
        "partisans": Activity("4.3.2", strike_spaces, hidden_strike, ("battle",)),
        "skirmish": Activity("4.3.3", skirmish_spaces, skirmish, ("battle",)),
    },
    INDIANS: {
        "trade": Activity("4.4.1", trade_spaces, trade),
        "war_path": Activity("4.4.2", strike_spaces, hidden_strike),
        "plunder": Activity("4.4.3", plunder_spaces, plunder),
    },
    FRENCH: {
        "preparer_la_guerre": Activity("4.5.1", _anywhere, preparer_la_guerre),
        "skirmish": Activity("4.5.2", skirmish_spaces, skirmish, ("battle", "muster")),
        "naval_pressure": Activity("4.5.3", french_fleet_ready, french_naval_pressure),
    },
}


class Accompanying:
    """The Special Activities beside a Command of the sequence of play (4.1.1)."""

    @rule("4.1.1", "4.2", "4.3", "4.4", "4.5")
    def options(self, game: Game, act: Action) -> list[str]:
        """Those that can be executed at this moment; Plunder only beside a Raid."""
        return [name for name in ACTIVITIES[act.faction] if self._is_possible(game, act, name)]

    def offers(self, game: Game, act: Action, activity: str) -> bool:
        """Whether this one can."""
        return activity in ACTIVITIES[act.faction] and self._is_possible(game, act, activity)

    def raising(self, game: Game, act: Action) -> list[str]:
        """Those that bring at least one Resource for certain."""
        return [
            name
            for name in ACTIVITIES[act.faction]
            if surely_raises(game, act.faction, name) and self._is_possible(game, act, name)
        ]

    def _is_possible(self, game: Game, act: Action, name: str) -> bool:
        if name == "plunder" and act.command != "raid":
            return False
        activity = ACTIVITIES[act.faction][name]
        return exists(activity.spaces(game, self._special(game, act, name, activity)))

    def execute(self, game: Game, act: Action, activity: str, *, needy: bool) -> Rule[None]:
        """Execute one and close its spaces to the Command where the two may not meet."""
        terms = ACTIVITIES[act.faction][activity]
        special = self._special(game, act, activity, terms)
        special.needy = needy
        act.special = activity
        yield from begin_special(game, act.faction, activity, terms.rule)
        yield from terms.run(game, special)
        if act.command in terms.apart_from:
            act.banned.extend(special.spaces)
        if activity == "plunder" and special.spaces[0] not in act.spaces:
            act.plundered = special.spaces[0]

    def _special(self, game: Game, act: Action, name: str, activity: Activity) -> Special:
        closed = act.spaces if act.command in activity.apart_from else ()
        raided: Container[int] | None = None
        if name == "plunder":
            raided = act.spaces or plunder_before_raid(game, act)
        return Special(act.faction, name, closed=closed, raided=raided)


ACCOMPANYING = Accompanying()


class OnlyCommonCause:
    """Beside the Limited Commands of a Brilliant Stroke only Common Cause may be woven into them (2.3.8)."""

    def options(self, game: Game, act: Action) -> list[str]:
        """None that stands apart from the March or Battle."""
        del game, act
        return []

    def offers(self, game: Game, act: Action, activity: str) -> bool:
        """Not one."""
        del game, act, activity
        return False

    def raising(self, game: Game, act: Action) -> list[str]:
        """None."""
        del game, act
        return []

    def execute(self, game: Game, act: Action, activity: str, *, needy: bool) -> Rule[None]:
        """Never offered."""
        raise NotImplementedError(activity, needy)


ONLY_COMMON_CAUSE = OnlyCommonCause()


@rule("3.1.2", "5.3")
def free_special(
    game: Game,
    faction: int,
    activity: str,
    *,
    within: Container[int] | None = None,
    limit: int | None = None,
    optional: bool = False,
) -> Rule[list[int]]:
    """A free Special Activity of any Faction. Returns the spaces in which it took place; none when it is impossible."""
    terms = ACTIVITIES[faction][activity]
    special = Special(faction, activity, within=within, limit=1 if limit is None else limit)
    if not exists(terms.spaces(game, special)):
        return []
    if optional and not (yield from choose_yes(special.seat, "free-special", terms.rule, activity=activity)):
        return []
    yield from begin_special(game, faction, activity, terms.rule)
    yield from terms.run(game, special)
    return special.spaces


def can_do(game: Game, faction: int, activity: str, within: Container[int]) -> bool:
    """Whether the Special Activity could take place in one of the spaces."""
    return exists(ACTIVITIES[faction][activity].spaces(game, Special(faction, activity, within=within)))


def activities_alone(game: Game, faction: int, raided: Container[int]) -> list[str]:
    """The Special Activities a Faction could execute apart from any Command; Plunder only where it Raided before."""
    return [
        name
        for name, terms in ACTIVITIES[faction].items()
        if exists(terms.spaces(game, Special(faction, name, raided=raided)))
    ]


def execute_alone(game: Game, faction: int, activity: str, raided: Container[int]) -> Rule[None]:
    """Execute a Special Activity apart from any Command."""
    terms = ACTIVITIES[faction][activity]
    yield from begin_special(game, faction, activity, terms.rule)
    yield from terms.run(game, Special(faction, activity, raided=raided))


def surely_raises(game: Game, faction: int, activity: str) -> bool:
    """Whether the activity, if it is possible, brings its Faction a Resource whatever happens."""
    state = game.state
    if activity == "naval_pressure":
        threat = fni(state) if state.treaty else 0
        return faction == BRITISH and threat <= (1 if leads(state, BRITISH, HOWE) else 0)
    if activity == "plunder":
        return state.resources[PATRIOTS] > 0
    return activity in ("persuasion", "trade", "preparer_la_guerre")


def credit(game: Game, act: Action) -> int:
    """The Resources a Special Activity before the Command would bring at the least."""
    if act.specials is None or not act.specials.raising(game, act):
        return 0
    return PREPARED_RESOURCES if act.faction == FRENCH else 1
