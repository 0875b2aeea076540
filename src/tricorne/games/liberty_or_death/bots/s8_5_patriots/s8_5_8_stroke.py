"""8.5.8 Brilliant Stroke of the non-player Patriots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import rule
from tricorne.games.liberty_or_death.bots.machinery.strokes import EVERYBODY, has_occasion, led_by
from tricorne.games.liberty_or_death.names import CONTINENTAL, PATRIOTS, Faction

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


@rule("8.5.8")
def plays_stroke(game: Game, first: Faction | None, over: int | None) -> bool:
    """With four Continentals beside Washington, against any player."""
    return led_by(game, PATRIOTS, CONTINENTAL) >= 4 and has_occasion(game, first, over, against=EVERYBODY)
