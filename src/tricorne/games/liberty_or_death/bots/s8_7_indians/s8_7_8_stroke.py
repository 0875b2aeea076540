"""8.7.8 Brilliant Stroke of the non-player Indians."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import rule
from tricorne.games.liberty_or_death.bots.machinery.strokes import EVERYBODY, has_occasion, led_by
from tricorne.games.liberty_or_death.names import FRENCH, INDIANS, PATRIOTS, WAR_PARTIES, Faction

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


@rule("8.7.8")
def plays_stroke(game: Game, first: Faction | None, over: int | None) -> bool:
    """With three War Parties beside the Leader: against any player, or over the card of a Rebellion Faction."""
    return led_by(game, INDIANS, *WAR_PARTIES) >= 3 and has_occasion(
        game, first, over, against=EVERYBODY, answers=(PATRIOTS, FRENCH)
    )
