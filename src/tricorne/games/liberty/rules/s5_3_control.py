"""5.3 Control changes between turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


@rule("1.2", "5.3")
def renew_control(game: Liberty) -> None:
    """Control changes only between turns: towns stay with their side except where enemies stand."""
    state, board = game.state, game.board
    control = list(board.town_owner)
    for block, place in enumerate(state.at):
        if place < board.atlantic or place in board.west_indies:
            control[place] = board.block_side[block]
    state.control = control
