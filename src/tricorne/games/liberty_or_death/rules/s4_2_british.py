"""4.2 British Special Activities: Skirmish and Naval Pressure, beside Common Cause."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Luck, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    MILITIA_ACTIVE,
    PATRIOT_FORT,
)
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain
from tricorne.games.liberty_or_death.rules.s1_9_navy import (
    fni,
    lower_fni,
)
from tricorne.games.liberty_or_death.rules.skirmish import Terms, skirmish, skirmish_spaces
from tricorne.games.liberty_or_death.rules.special import Activity, anytime

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.special import Special

D3 = (1, 2, 3)
BRITISH_SKIRMISH = Terms(
    "4.2.2",
    BRITISH_REGULAR,
    "why-no-regulars",
    (CONTINENTAL, FRENCH_REGULAR, MILITIA_ACTIVE),
    PATRIOT_FORT,
    "why-no-rebel-target",
)


@rule("4.2.2")
def british_skirmish(game: Game, special: Special) -> Rule[None]:
    """Regulars strike Continentals, French Regulars or Active Militia; where there are none, a Fort."""
    return skirmish(BRITISH_SKIRMISH, game, special)


@rule("4.2.3")
def british_naval_pressure(game: Game, special: Special) -> Rule[None]:
    """Against a French fleet FNI goes down a level; otherwise trade brings 1D3 Resources."""
    del special
    if game.state.treaty and fni(game.state):
        yield from lower_fni(game, 1, "4.2.3")
        return
    die = yield Luck("naval-pressure-die", D3, "4.2.3")
    gain(game, BRITISH, int(die), "4.2.3")


BRITISH_ACTIVITIES = {
    "skirmish": Activity(
        "4.2.2",
        partial(skirmish_spaces, BRITISH_SKIRMISH),
        british_skirmish,
        "why-no-british-skirmish",
        ("battle", "muster", "garrison"),
    ),
    "naval_pressure": Activity("4.2.3", anytime, british_naval_pressure),
}
