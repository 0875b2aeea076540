"""What a seat cannot know: the hands of the other side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tricorne.core.game import Pick
from tricorne.games.rebellion_1775.names import FACTIONS, NOBODY, Faction
from tricorne.games.rebellion_1775.state import RebellionState
from tricorne.games.rebellion_1775.view import eyes

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


def unknown(game: Rebellion, seat: str) -> Sequence[str]:
    """The cards in hands that the seat cannot see, and how the enemy's battle ends.

    Whether the active player is asked for an event, to advance or before the next battle, depends on his hand, so the
    other side learns something when a battle is over.
    """
    state, names, hidden = game.state, game.board.card_names, enemies(seat)
    tokens = [names[card] for faction in hidden for card in state.hands[faction]]
    if state.battle != NOBODY and state.active in hidden:
        tokens.append(f"battle:{game.board.areas[state.battle]}")
    return tokens


def redeal(game: Rebellion, seat: str, pick: Pick) -> RebellionState:
    """Hands and decks of the other side dealt from one pool."""
    state = game.state.copy()
    for faction in enemies(seat):
        hand, deck = state.hands[faction], state.decks[faction]
        pool = sorted(hand + deck)
        dealt = some_cards(pool, len(hand), pick)
        if needs_movement_card(game, faction, pool) and not can_move(game, dealt):
            able = [card for card in pool if game.board.is_movement[card]]
            dealt[pick(len(dealt))] = able[pick(len(able))]
        state.hands[faction] = dealt
        state.decks[faction] = [card for card in pool if card not in dealt]
    return state


def enemies(seat: str) -> Sequence[int]:
    """The factions whose hands a seat cannot see."""
    seen = eyes(seat)
    return [faction for faction in range(len(FACTIONS)) if faction not in seen]


def can_move(game: Rebellion, cards: Sequence[int]) -> bool:
    """Whether there is a movement card among them."""
    return any(game.board.is_movement[card] for card in cards)


def needs_movement_card(game: Rebellion, faction: Faction, pool: Sequence[int]) -> bool:
    """A hand has a movement card from its dealing until one is played."""
    state = game.state
    if state.phase == "deal" or not can_move(game, pool) or not state.hands[faction]:
        return False
    return faction != state.active or (state.movement_card == NOBODY and state.phase != "cards")


def some_cards(pool: Sequence[int], number: int, pick: Pick) -> list[int]:
    """So many cards of the pool, one after the other."""
    left = list(pool)
    return [left.pop(pick(len(left))) for _ in range(number)]
