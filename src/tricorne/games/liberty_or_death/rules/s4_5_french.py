"""4.5 French Special Activities: Préparer la Guerre, Skirmish and Naval Pressure."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import BRITISH_CUBES, BRITISH_FORT, FRENCH, FRENCH_REGULAR
from tricorne.games.liberty_or_death.rules.choices import choose_word
from tricorne.games.liberty_or_death.rules.offers import NO_SPACE, Spaces, Words
from tricorne.games.liberty_or_death.rules.s1_4_pieces import shift_box
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain
from tricorne.games.liberty_or_death.rules.s1_9_navy import fni, move_squadrons, raise_fni, rearrange_blockades
from tricorne.games.liberty_or_death.rules.skirmish import Terms, skirmish, skirmish_spaces
from tricorne.games.liberty_or_death.rules.special import Activity, anytime

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.special import Special

PREPARED_REGULARS = 3
PREPARED_RESOURCES = 2
FRENCH_SKIRMISH = Terms(
    "4.5.2", FRENCH_REGULAR, "why-no-regulars", BRITISH_CUBES, BRITISH_FORT, "why-no-british-target"
)


@rule("4.5.1")
def preparer_la_guerre(game: Game, special: Special) -> Rule[None]:
    """A Squadron to the West Indies, up to three Regulars to Available, or two Resources."""
    state = game.state

    def obstacle(choice: str) -> Reason | None:
        if choice == "resources":
            return None
        if special.must_raise:
            return "why-special-must-raise", "4.1"
        left = state.squadrons_unavailable if choice == "squadron" else state.unavailable[FRENCH_REGULAR]
        return None if left else ("why-none-unavailable", "4.5.1")

    choices = Words(("squadron", "regulars", "resources"), obstacle)
    choice = yield from choose_word(game, special.seat, "preparer", choices, "4.5.1")
    if choice == "squadron":
        move_squadrons(game, 1, "4.5.1", release=True)
    elif choice == "regulars":
        shift_box(game, FRENCH_REGULAR, PREPARED_REGULARS, "unavailable", "available", "4.5.1")
    else:
        gain(game, FRENCH, PREPARED_RESOURCES, "4.5.1")


@rule("4.5.2")
def french_skirmish(game: Game, special: Special) -> Rule[None]:
    """French Regulars strike British cubes; where there are none, a Fort."""
    return skirmish(FRENCH_SKIRMISH, game, special)


def french_fleet(game: Game, special: Special) -> Spaces:
    """The French need markers in the West Indies or on Cities."""
    del special
    return Spaces(NO_SPACE if game.state.squadrons or fni(game.state) else (), None)


@rule("4.5.3")
def french_naval_pressure(game: Game, special: Special) -> Rule[None]:
    """A Squadron becomes a Blockade; with none left, the Blockades may be rearranged."""
    del special
    if game.state.squadrons:
        yield from raise_fni(game, 1, "4.5.3")
    else:
        yield from rearrange_blockades(game, "4.5.3")


FRENCH_ACTIVITIES = {
    "preparer_la_guerre": Activity("4.5.1", anytime, preparer_la_guerre),
    "skirmish": Activity(
        "4.5.2",
        partial(skirmish_spaces, FRENCH_SKIRMISH),
        french_skirmish,
        "why-no-french-skirmish",
        ("battle", "muster"),
        after_treaty=True,
    ),
    "naval_pressure": Activity("4.5.3", french_fleet, french_naval_pressure, "why-no-french-fleet", after_treaty=True),
}
