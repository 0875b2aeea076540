"""Blocks and places as answers: why one is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason
from tricorne.games.liberty.board import Block, Place, Side

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


def why_not_block(
    game: Liberty, side: Side, obstacle: Callable[[Block], Reason | None], section: str, answer: str
) -> Reason | None:
    """What is against a block of that name; None for what is no block."""
    block = game.board.block_index.get(answer)
    if block is None:
        return None
    return obstacle(block) if game.board.block_side[block] == side else ("why-not-your-block", section)


def place_of(game: Liberty, name: str) -> Place | None:
    """The place of that name on the map, or one of its boxes."""
    place = game.board.place_index.get(name)
    return None if place is None or place >= game.board.place_count else place


def why_not_place(game: Liberty, obstacle: Callable[[Place], Reason | None], answer: str) -> Reason | None:
    """What is against a place of that name; None for what is no place."""
    place = place_of(game, answer)
    return None if place is None else obstacle(place)
