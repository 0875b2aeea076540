"""3.2.6 Cards in hand: which can be played at a moment, and why not others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.names import FACTIONS, NOBODY, Card
from tricorne.games.rebellion_1775.printed import Rearrange

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


Obstacle = Callable[[Card], Reason | None]
"""The first condition that a card in hand fails."""


def playable(game: Rebellion, obstacle: Obstacle) -> list[str]:
    """The cards in the active faction's hand that meet the conditions."""
    names, hand = game.board.card_names, game.state.hands[game.state.active]
    return [names[card] for card in hand if obstacle(card) is None]


def why_not_card(game: Rebellion, obstacle: Obstacle, answer: str) -> Reason | None:
    """What is against a card; None for what is no card."""
    state, board = game.state, game.board
    card = board.card.get(answer)
    if card is None:
        return None
    if board.cards[card].faction != FACTIONS[state.active]:
        return "why-card-of-others", "3.2.6"
    return obstacle(card) if card in state.hands[state.active] else ("why-not-in-hand", "3.2.6")


@rule("3.2.6")
def playable_events(game: Rebellion, phase: str) -> list[str]:
    """The events of a phase in the active faction's hand, also those that would do nothing."""
    board, hand = game.board, game.state.hands[game.state.active]
    phases, names = board.event_phase, board.card_names
    return [names[card] for card in hand if phases[card] == phase and too_late(game, card) is None]


def event_obstacle(game: Rebellion, phase: str, card: Card) -> Reason | None:
    """Why a card in hand is none of the `playable_events`."""
    if game.board.event_phase[card] == phase:
        return too_late(game, card)
    if not game.board.is_movement[card]:
        return "why-other-phase", "3.2.6"
    is_played = game.state.movement_card != NOBODY
    return ("why-one-movement-card", "3.2") if is_played else ("why-movement-phase", "3.2")


@rule("5.0")
def too_late(game: Rebellion, card: Card) -> Reason | None:
    """British Loyalty comes before the movement card; any other event fits anywhere in its phase."""
    if game.state.movement_card == NOBODY or not isinstance(game.board.cards[card].effect, Rearrange):
        return None
    return "why-before-movement-card", "5.0"


def why_not_event(game: Rebellion, phase: str, answer: str) -> Reason | None:
    """What is against a card as an event of a phase; None for what is no card."""
    return why_not_card(game, partial(event_obstacle, game, phase), answer)
