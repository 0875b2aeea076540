"""What is hidden from a seat: the decks and the opposing hand, but not the cards of it that the seat has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.prelude.state import SIDES, PreludeState, Side

if TYPE_CHECKING:
    from tricorne.core import Pick
    from tricorne.games.prelude.game import Prelude


def hidden_in_hand(state: PreludeState, side: Side, seat: str) -> list[int]:
    """The cards of a hand that a seat does not know. An opponent knows those it has seen, an observer none."""
    if SIDES[side] == seat:
        return []
    if seat in SIDES:
        return [number for number in state.hands[side] if number not in state.known[side]]
    return list(state.hands[side])


def unknown(game: Prelude, seat: str) -> list[str]:
    """Every card that the seat cannot place."""
    state = game.state
    numbers = [number for deck in state.decks for number in deck]
    for side in range(len(SIDES)):
        numbers += hidden_in_hand(state, side, seat)
    return [game.board.card_ids[number] for number in sorted(numbers)]


def redeal(game: Prelude, seat: str, pick: Pick) -> PreludeState:
    """The hidden cards of each deck are mixed and dealt again, so that every hand keeps its backs."""
    state, board = game.state.copy(), game.board
    hidden = [hidden_in_hand(state, side, seat) for side in range(len(SIDES))]
    for number, deck in enumerate(state.decks):
        of_deck = [[card for card in cards if board.card(card).deck == number] for cards in hidden]
        deck[:] = sorted([*deck, *(card for cards in of_deck for card in cards)])
        for side, cards in enumerate(of_deck):
            deal_side(state, side, cards, [deck.pop(pick(len(deck))) for _ in cards])
    return state


def deal_side(state: PreludeState, side: Side, old: list[int], new: list[int]) -> None:
    """Give a side other cards, of which its opponent has seen as many as of the old ones."""
    if old:
        state.hands[side] = sorted([card for card in state.hands[side] if card not in old] + new)
        seen = [card for card in state.known[side] if card in old]
        state.known[side] = [card for card in state.known[side] if card not in seen] + sorted(new[: len(seen)])
