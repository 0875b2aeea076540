"""What the players can tell of each other's blocks from what both have seen.

Blocks of a side that the other player cannot tell apart form a class, named by its first block plus one.
The set-up and every reveal make a block a class of its own. When something hidden happens to one of a stack,
or a block is drawn from a pool, the classes of all that it could have been become one. A block is vague when
its strength may differ unseen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.liberty.board import Block, Place, Side

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


def mix(game: Liberty, side: Side, place: Place) -> None:
    """One of the blocks in a place is singled out unseen: it could be any that does not lie revealed."""
    state = game.state
    blocks = game.board.side_blocks[side]
    shown = state.battle.shown if state.battle is not None else ()
    labels = {state.mixed[block] for block in blocks if state.at[block] == place and block not in shown}
    if len(labels) > 1:
        first = min(labels)
        for block in blocks:
            if state.mixed[block] in labels:
                state.mixed[block] = first


def change_unseen(game: Liberty, side: Side, place: Place) -> None:
    """A step is won or lost in a place: with more blocks than one there, nobody else knows whose."""
    state = game.state
    if state.standing[side][place] > 1:
        mix(game, side, place)
        for block in game.board.side_blocks[side]:
            if state.at[block] == place:
                state.vague[block] = 1


def recognise(game: Liberty, block: Block) -> None:
    """A block is seen face and all."""
    state = game.state
    label = state.mixed[block]
    state.vague[block] = 0
    state.mixed[block] = block + 1
    if label == block + 1:
        others = [other for other, its in enumerate(state.mixed) if its == label and other != block]
        for other in others:
            state.mixed[other] = others[0] + 1


def certain_blocks(game: Liberty, side: Side) -> list[int]:
    """The blocks of a side on the map that the other player can place: nothing else could be taken for them."""
    state, board = game.state, game.board
    at, mixed = state.at, state.mixed
    labels = [mixed[b] for b in board.side_blocks[side] if at[b] != board.prison]
    return [
        b
        for b in board.side_blocks[side]
        if at[b] < board.place_count and not state.vague[b] and labels.count(mixed[b]) == 1
    ]


def forget_all(game: Liberty) -> None:
    """Neither player has seen anything of the other: one class for each side."""
    state, board = game.state, game.board
    state.vague = [int(place < board.place_count) for place in state.at]
    state.mixed = [board.side_blocks[side][0] + 1 for side in board.block_side]
