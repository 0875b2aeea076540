"""Cards that lie on the table for the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from tricorne.games.rebellion_1775.names import FACTIONS, Card
from tricorne.games.rebellion_1775.printed import Effect

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

E = TypeVar("E", bound=Effect)


def discard(game: Rebellion, card: Card) -> None:
    """A card goes from the active faction's hand to its discards."""
    active = game.state.active
    game.state.hands[active].remove(card)
    game.state.discards[active].append(card)


def put_on_table(game: Rebellion, card: Card) -> None:
    """The active faction plays an event for this turn."""
    state = game.state
    discard(game, card)
    state.events.append(card)
    game.log("card-played", "3.2.6", faction=FACTIONS[state.active], card=game.board.card_names[card])


def lasting(game: Rebellion, effect: type[E]) -> list[E]:
    """The effects of a type among the events played this turn."""
    events = game.state.events
    if not events:
        return []
    cards = game.board.cards
    return [found for card in events if isinstance(found := cards[card].effect, effect)]
