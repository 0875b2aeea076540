"""What can never be in a sound position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tricorne.games.liberty.board import AMERICAN, BRITISH, SIDES
from tricorne.games.liberty.rules.s1_map import holder
from tricorne.games.liberty.state import ACTIONS, BATTLE, CARDS, DEAL, ORDER, WINTER

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


def broken(game: Liberty) -> Iterator[str]:
    """A sentence for each broken truth."""
    yield from broken_blocks(game)
    yield from broken_counts(game)
    yield from broken_cards(game)


def broken_blocks(game: Liberty) -> Iterator[str]:
    """Every block has a lawful place and strength."""
    state, board = game.state, game.board
    for block, place in enumerate(state.at):
        name, where = board.block_names[block], board.place_names[place]
        strength = state.strength[block]
        if place >= board.place_count:
            if strength:
                yield f"{name} has strength {strength} off the map"
            continue
        if not 1 <= strength <= board.max_strength[block]:
            yield f"{name} has strength {strength}"
        if board.is_indian[block] and not (place < board.hex_count and board.wilderness[place]):
            yield f"{name} is outside the wilderness at {where}"
        if board.is_ship[block] and place != board.atlantic and not board.port[place]:
            yield f"{name} is in no port at {where}"
        if place >= board.hex_count and not board.goes_by_sea[block]:
            yield f"{name} cannot be at {where}"
        if place in board.west_indies and board.is_loyalist[block]:
            yield f"{name} cannot be at {where}"
        if board.is_french[block] and not state.french_entered and place not in board.west_indies:
            yield f"{name} is in play before France has entered"
        if place == board.pool and board.is_french[block] and not state.french_entered:
            yield f"{name} is in the American pool before France has entered"


def broken_counts(game: Liberty) -> Iterator[str]:
    """The counts of standing blocks are right, and both sides share a hex only in battle."""
    state, board = game.state, game.board
    for side in (AMERICAN, BRITISH):
        counts = [0] * board.place_count
        for block in board.side_blocks[side]:
            if state.at[block] < board.place_count:
                counts[state.at[block]] += 1
        if counts != state.standing[side]:
            yield f"the counts of {SIDES[side]} blocks are wrong"
    together = [
        place
        for place in range(board.place_count)
        if state.standing[AMERICAN][place] and state.standing[BRITISH][place] and place != board.atlantic
    ]
    if together and state.phase not in (ACTIONS, ORDER, BATTLE):
        yield f"both sides stand at {board.place_names[together[0]]}"
    if state.phase in (DEAL, CARDS, WINTER):
        for place in range(board.place_count):
            if place != board.atlantic and state.control[place] != holder(game, place):
                yield f"control of {board.place_names[place]} is wrong"


def broken_cards(game: Liberty) -> Iterator[str]:
    """All cards are somewhere, once."""
    state, board = game.state, game.board
    counted = [sum(counts) for counts in zip(state.bag, *state.hands, *state.spent, strict=True)]
    if tuple(counted) != board.card_counts:
        yield "cards are not conserved"
    if sum(state.hands[AMERICAN]) != sum(state.hands[BRITISH]):
        yield "the hands differ in size"
