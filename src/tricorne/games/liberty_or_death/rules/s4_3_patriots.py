"""4.3 Patriot Special Activities: Persuasion, Partisans and Skirmish."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH_CUBES,
    BRITISH_FORT,
    CONTINENTAL,
    MILITIA_UNDERGROUND,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
    ROYALIST_UNITS,
    VILLAGE,
    WAR_PARTIES,
    Space,
)
from tricorne.games.liberty_or_death.rules import hidden_strikes, skirmish
from tricorne.games.liberty_or_death.rules.choices import choose_space
from tricorne.games.liberty_or_death.rules.offers import Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate, spaces_of
from tricorne.games.liberty_or_death.rules.s1_6_support import place_markers
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain
from tricorne.games.liberty_or_death.rules.special import Activity

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.special import Special

PERSUASION_SPACES = 3
PARTISANS = hidden_strikes.Terms(
    "4.3.2",
    "partisans",
    MILITIA_UNDERGROUND,
    "why-no-underground-militia",
    ROYALIST_UNITS,
    VILLAGE,
    "village",
    "why-no-village",
    WAR_PARTIES,
    "why-war-parties-guard",
)
PATRIOT_SKIRMISH = skirmish.Terms(
    "4.3.3", CONTINENTAL, "why-no-continentals", BRITISH_CUBES, BRITISH_FORT, "why-no-british-target"
)


def persuasion_spaces(game: Game, special: Special) -> Spaces:
    """Colonies and Cities under Rebellion Control with Underground Militia."""
    state = game.state

    def obstacle(space: Space) -> Reason | None:
        if space not in POPULATED:
            return "why-persuasion-where", "4.3.1"
        return None if state.control[space] == REBELLION_CONTROL else ("why-no-rebellion-control", "4.3.1")

    hidden = spaces_of(state, MILITIA_UNDERGROUND)
    return Spaces(special.open_among(hidden), ("why-no-underground-militia", "4.3.1"), obstacle, special)


@rule("4.3.1")
def persuasion(game: Game, special: Special) -> Rule[None]:
    """In up to three spaces a Militia shows itself for one Resource and a Propaganda marker."""
    while len(special.spaces) < PERSUASION_SPACES:
        space = yield from choose_space(
            game,
            special.seat,
            "persuasion-space",
            persuasion_spaces(game, special),
            "4.3.1",
            optional=special.optional or bool(special.spaces),
        )
        if space is None:
            return
        special.spaces.append(space)
        activate(game, space, MILITIA_UNDERGROUND, 1, "4.3.1")
        gain(game, PATRIOTS, 1, "4.3.1")
        place_markers(game, space, "propaganda", 1, "4.3.1")


@rule("4.3.2")
def partisans(game: Game, special: Special) -> Rule[None]:
    """Underground Militia strike Royalist units, or a Village without War Parties."""
    return hidden_strikes.hidden_strike(PARTISANS, game, special)


@rule("4.3.3")
def patriot_skirmish(game: Game, special: Special) -> Rule[None]:
    """Continentals strike British cubes; where there are none, a Fort."""
    return skirmish.skirmish(PATRIOT_SKIRMISH, game, special)


PATRIOT_ACTIVITIES = {
    "persuasion": Activity("4.3.1", persuasion_spaces, persuasion, "why-no-persuasion"),
    "partisans": Activity(
        "4.3.2", partial(hidden_strikes.strike_spaces, PARTISANS), partisans, "why-no-partisans", ("battle",)
    ),
    "skirmish": Activity(
        "4.3.3",
        partial(skirmish.skirmish_spaces, PATRIOT_SKIRMISH),
        patriot_skirmish,
        "why-no-patriot-skirmish",
        ("battle",),
    ),
}
