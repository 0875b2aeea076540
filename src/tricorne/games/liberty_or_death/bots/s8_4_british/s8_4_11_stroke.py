"""8.4.11 Brilliant Stroke of the non-player British."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import rule
from tricorne.games.liberty_or_death.bots.machinery.strokes import has_occasion, led_by
from tricorne.games.liberty_or_death.names import BRITISH, BRITISH_REGULAR, FRENCH, PATRIOTS, Faction

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


@rule("8.4.11")
def plays_stroke(game: Game, first: Faction | None, over: int | None) -> bool:
    """With four Regulars beside the Leader: against a Rebellion player, or over the card of the Patriots."""
    return led_by(game, BRITISH, BRITISH_REGULAR) >= 4 and has_occasion(
        game, first, over, against=(PATRIOTS, FRENCH), answers=(PATRIOTS,)
    )
