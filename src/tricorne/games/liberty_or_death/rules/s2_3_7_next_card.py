"""2.3.7 The next card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.rules.s2_1_deck import draw_card
from tricorne.games.liberty_or_death.rules.s2_4_winter import turn_to

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


@rule("2.3.7", "2.2")
def next_card(game: Game) -> Rule[None]:
    """The card on the deck is played next. A Winter Quarters card just revealed changes places with it.

    With Winter is Coming it waits for its turn instead.
    """
    state = game.state
    state.played.append(state.card)
    state.card = state.on_deck
    state.on_deck = yield from draw_card(game)
    winters = game.board.winters
    if not game.winter_is_coming and state.on_deck in winters:
        state.card, state.on_deck = state.on_deck, state.card
    state.winter_phase = 0
    turn_to(game, "2.3.7")
