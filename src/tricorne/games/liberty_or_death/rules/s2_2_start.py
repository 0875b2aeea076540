"""2.2 The start: the first card is played, the next one lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.rules.s2_1_deck import draw_card
from tricorne.games.liberty_or_death.rules.s2_4_winter import turn_to

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


@rule("2.2")
def start_play(game: Game) -> Rule[None]:
    """The first card is played, the next one lies open on the deck."""
    state = game.state
    if not state.card:
        state.card = yield from draw_card(game)
    if not state.on_deck:
        state.on_deck = yield from draw_card(game)
    turn_to(game, "2.2")
