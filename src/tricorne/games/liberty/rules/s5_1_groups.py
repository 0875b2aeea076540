"""5.1 Group moves: which groups and blocks move."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import Block, Place, Side
from tricorne.games.liberty.knowledge import mix
from tricorne.games.liberty.rules.answers import why_not_block
from tricorne.games.liberty.rules.s1_map import blocks_at, is_frozen, seat_of
from tricorne.games.liberty.rules.s3_cards import DONE
from tricorne.games.liberty.rules.s5_7_sea import sea_places
from tricorne.games.liberty.rules.s5_movement import ANY_WATER, crossing_obstacle, free_to_leave, march
from tricorne.games.liberty.rules.s8_1_ships import coastal_voyages, sail, ship_ports

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

MOVED = "why-moved", "5.1"


def group_places(game: Liberty, side: Side) -> list[Place]:
    """Where a group stands of which a block may still move this turn."""
    state, board = game.state, game.board
    places: dict[Place, bool] = {}
    for block in board.side_blocks[side]:
        place = state.at[block]
        if place < board.place_count and not places.get(place) and not state.moved[block]:
            places[place] = move_obstacle(game, side, block) is None
    return [place for place, open_to_leave in places.items() if open_to_leave]


def group_obstacle(game: Liberty, side: Side, place: Place) -> Reason | None:
    """Why a place is none of the `group_places`: what keeps the first of its blocks that has not moved."""
    blocks = blocks_at(game, side, place)
    if not blocks:
        return "why-no-blocks", "5.1"
    reasons = [move_obstacle(game, side, block) for block in blocks]
    if None in reasons:
        return None
    return next((reason for reason in reasons if reason != MOVED), MOVED)


@rule("5.1")
def move_group(game: Liberty, side: Side, place: Place) -> Rule[None]:
    """One action moves any blocks of one place, each wherever it can go."""
    board = game.board
    enough: list[str] = []
    while blocks := movable(game, side, place):
        names = [board.block_names[block] for block in blocks]
        answer = names[0]
        if len(names) > 1 or enough:
            why_not = partial(why_not_in_group, game, side, place, bool(enough))
            answer = yield Ask(
                seat_of(side), "group", [*names, *enough], "5.1", why_not, place=board.place_names[place]
            )
        if answer == DONE:
            return
        yield from move_block(game, side, board.block_index[answer])
        enough = [DONE]


def movable(game: Liberty, side: Side, place: Place) -> list[Block]:
    """The blocks of a group that have not moved, are not pinned and can go somewhere."""
    return [block for block in blocks_at(game, side, place) if move_obstacle(game, side, block) is None]


def why_not_in_group(game: Liberty, side: Side, place: Place, has_begun: bool, answer: str) -> Reason | None:
    """What is against a block of a group, or against moving no more of them."""
    if answer == DONE:
        return None if has_begun else ("why-somebody-moves", "5.1")

    def obstacle(block: Block) -> Reason | None:
        return move_obstacle(game, side, block) if game.state.at[block] == place else ("why-elsewhere", "5.1")

    return why_not_block(game, side, obstacle, "5.1", answer)


def move_obstacle(game: Liberty, side: Side, block: Block) -> Reason | None:
    """A block moves once a turn, if it is not pinned and can go somewhere."""
    if game.state.moved[block]:
        return MOVED
    if not free_to_leave(game, side, game.state.at[block]):
        return "why-pinned", "5.4"
    if is_frozen(game, block):
        return "why-france-neutral", "9.0"
    return None if has_way(game, side, block) else ("why-no-way", "5.2")


def has_way(game: Liberty, side: Side, block: Block) -> bool:
    """Whether a block can go anywhere at all."""
    board, here = game.board, game.state.at[block]
    if board.is_ship[block]:
        return bool(ship_ports(game, side, block) or coastal_voyages(game, side, block))
    if here < board.hex_count:
        for way in board.crossings[here]:
            if crossing_obstacle(game, side, block, here, way, 0, ANY_WATER) is None:
                return True
    return bool(sea_places(game, side, block))


def move_block(game: Liberty, side: Side, block: Block) -> Rule[None]:
    """One block's move: by ship or sea at a stroke, over land hex by hex."""
    board = game.board
    mix(game, side, game.state.at[block])
    if board.is_ship[block]:
        yield from sail(game, side, block)
    else:
        yield from march(game, side, block)
