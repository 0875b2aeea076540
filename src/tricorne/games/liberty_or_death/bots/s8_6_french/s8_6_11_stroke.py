"""8.6.11 Brilliant Stroke of the non-player French."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import rule
from tricorne.games.liberty_or_death.bots.machinery.strokes import EVERYBODY, has_occasion, led_by
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, FRENCH_REGULAR, Faction

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


@rule("8.6.11")
def plays_stroke(game: Game, first: Faction | None, over: int | None) -> bool:
    """With four Regulars beside the Leader: against any player, or over the card of the British."""
    return led_by(game, FRENCH, FRENCH_REGULAR) >= 4 and has_occasion(
        game, first, over, against=EVERYBODY, answers=(BRITISH,)
    )
