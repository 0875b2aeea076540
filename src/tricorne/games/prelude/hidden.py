"""What is hidden from a seat: the decks and the opposing hand, but not the cards of it that the seat has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.prelude.state import SIDES, PreludeState

if TYPE_CHECKING:
    from tricorne.core import Pick
    from tricorne.games.prelude.game import Prelude


def hidden_in_hand(state: PreludeState, side: int, seat: str) -> list[int]:
    """The cards of a hand that a seat does not know. An opponent knows those it has seen, an observer none."""
    if SIDES[side] == seat:
        return []
    if seat in SIDES:
        return [number for number in state.hands[side] if number not in state.known[side]]
    return list(state.hands[side])


def hidden_cards(game: Prelude, seat: str) -> list[str]:
    """Every card that the seat cannot place."""
    state = game.state
    numbers = [number for deck in state.decks for number in deck]
    for side in range(len(SIDES)):
        numbers += hidden_in_hand(state, side, seat)
    return [game.board.card_ids[number] for number in sorted(numbers)]


def dealt_anew(game: Prelude, seat: str, pick: Pick) -> PreludeState:
    """The hidden cards of each deck are mixed and dealt again, so that every hand keeps its backs."""
    state, board = game.state.copy(), game.board
    hidden = [hidden_in_hand(state, side, seat) for side in range(len(SIDES))]
    for cards in hidden:
        for number in cards:
            state.decks[board.card(number).deck].append(number)
    for side, cards in enumerate(hidden):
        for number in cards:
            deck = state.decks[board.card(number).deck]
            dealt = deck.pop(pick(len(deck)))
            state.hands[side][game.state.hands[side].index(number)] = dealt
            state.known[side] = [dealt if known == number else known for known in state.known[side]]
        state.hands[side].sort()
    for deck in state.decks:
        deck.sort()
    return state
