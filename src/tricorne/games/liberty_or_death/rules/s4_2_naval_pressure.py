"""4.2.3 and 4.5.3: Naval Pressure of the British and of the French."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Luck, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import BRITISH
from tricorne.games.liberty_or_death.rules.offers import NO_SPACE, Spaces
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain
from tricorne.games.liberty_or_death.rules.s1_9_navy import (
    fni,
    lower_fni,
    raise_fni,
    rearrange_blockades,
)

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.special import Special

D3 = (1, 2, 3)


@rule("4.2.3")
def british_naval_pressure(game: Game, special: Special) -> Rule[None]:
    """Against a French fleet FNI goes down a level; otherwise trade brings 1D3 Resources."""
    del special
    if game.state.treaty and fni(game.state):
        yield from lower_fni(game, 1, "4.2.3")
        return
    die = yield Luck("naval-pressure-die", D3, "4.2.3")
    gain(game, BRITISH, int(die), "4.2.3")


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
