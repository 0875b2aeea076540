"""12.0 Set-up of the war."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty.knowledge import forget_all, recognise
from tricorne.games.liberty.rules.s1_map import put
from tricorne.games.liberty.rules.s5_3_control import renew_control
from tricorne.games.liberty.state import LibertyState

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


@rule("12.0")
def set_up(game: Liberty) -> LibertyState:
    """Blocks of the list on the map, known to both players; the others in the pools, the French apart."""
    board = game.board
    count = len(board.block_names)
    game.state = state = LibertyState(
        board.scenario.years.first,
        [board.french_pool if french else board.pool for french in board.is_french],
        [0] * count,
        [],
        [[0] * board.place_count, [0] * board.place_count],
        list(board.card_counts),
    )
    kinds = len(board.card_names)
    state.hands, state.spent = [[0] * kinds, [0] * kinds], [[0] * kinds, [0] * kinds]
    state.entry, state.moved, state.river = [0] * count, [0] * count, [0] * count
    state.seen_at, state.seen_strength, state.seen_turn = [-1] * count, [0] * count, [0] * count
    forget_all(game)
    for block, place, strength in board.set_up:
        put(game, block, place)
        state.strength[block] = state.seen_strength[block] = strength
        state.seen_at[block] = place
        state.seen_turn[block] = state.year * 10
        recognise(game, block)
    state.origin = state.at[:]
    renew_control(game)
    return state
