"""2.4 Winter Quarters cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import CARD_NAMES
from tricorne.games.liberty_or_death.state import CARD, WINTER

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


@rule("2.4")
def turn_to(game: Game, section: str) -> None:
    """Play goes on with the card in play: a Winter Quarters card is a Round of its own."""
    state = game.state
    state.step = WINTER if state.card in game.board.winters else CARD
    game.log(
        "card", section, card=CARD_NAMES[state.card], on_deck=CARD_NAMES[state.on_deck] if state.on_deck else "none"
    )


@rule("2.4.1")
def is_final_winter(game: Game) -> bool:
    """Whether no campaign follows this Winter Quarters Round."""
    return game.state.winters_done + 1 == len(game.plan.campaigns)
