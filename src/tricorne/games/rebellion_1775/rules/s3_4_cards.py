"""3.4 Drawing cards at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Luck, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.names import FACTIONS, HAND, SEATS_OF_SIDE, SIDE_OF_FACTION, Faction
from tricorne.games.rebellion_1775.rules.s2_rounds import end_turn

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


@rule("3.4")
def draw_cards(game: Rebellion) -> Rule[None]:
    """The active faction fills its hand; with that its turn is over."""
    yield from draw_hand(game, game.state.active, "3.4")
    end_turn(game)


@rule("1.6", "3.4")
def draw_hand(game: Rebellion, faction: Faction, rule_shown: str) -> Rule[None]:
    """Draw up to three cards; a hand of nothing but events is shown, put back and drawn again."""
    yield from fill_hand(game, faction, rule_shown)
    while must_redraw(game, faction):
        put_back(game, faction, rule_shown)
        yield from fill_hand(game, faction, rule_shown)


@rule("1.6", "3.4")
def fill_hand(game: Rebellion, faction: Faction, rule_shown: str) -> Rule[None]:
    """Draw until there are three cards in hand or none in the deck. Partners may look."""
    state, names = game.state, game.board.card_names
    deck, hand = state.decks[faction], state.hands[faction]
    partners = SEATS_OF_SIDE[SIDE_OF_FACTION[faction]]
    while deck and len(hand) < HAND:
        outcomes = [names[card] for card in deck]
        name = yield Luck("card", outcomes, rule_shown, seen_by=partners, faction=FACTIONS[faction])
        card = game.board.card[name]
        deck.remove(card)
        hand.append(card)
        secret = {"card": name}
        game.log_for(partners, secret, "drew", rule_shown, faction=FACTIONS[faction], card="unseen-card")


@rule("1.6", "3.4")
def must_redraw(game: Rebellion, faction: Faction) -> bool:
    """A hand needs a movement card as long as the faction has one left."""
    state, is_movement = game.state, game.board.is_movement
    if any(is_movement[card] for card in state.hands[faction]):
        return False
    return any(is_movement[card] for card in state.decks[faction])


@rule("1.6", "3.4")
def put_back(game: Rebellion, faction: Faction, rule_shown: str) -> None:
    """Show a hand of events to everybody and return it to the deck."""
    state = game.state
    cards = state.hands[faction]
    game.log("showed", rule_shown, faction=FACTIONS[faction], cards=[game.board.card_names[card] for card in cards])
    state.decks[faction] = sorted(state.decks[faction] + cards)
    state.hands[faction] = []
