"""10.0 Indians."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty.board import AMERICAN
from tricorne.games.liberty.rules.s1_map import blocks_at
from tricorne.games.liberty.rules.s2_armies import capture, disband

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


@rule("10.0", "2.25")
def villages_taken(game: Liberty) -> None:
    """An enemy in a village at year's end captures its Indians wherever they are, and disbands himself."""
    state, board = game.state, game.board
    for indian in board.indians:
        occupiers = blocks_at(game, AMERICAN, board.home[indian])
        if not occupiers:
            continue
        game.log("village-taken", "10.0", place=board.place_names[board.home[indian]])
        if state.at[indian] != board.prison:
            capture(game, indian, "10.0")
        for block in occupiers:
            disband(game, block)
