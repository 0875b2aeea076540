"""1.0 The map: where blocks may stand, whose a place is, and how blocks are put down and taken away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tricorne.core.rules import rule
from tricorne.games.liberty.board import NOBODY, SIDES, Block, Place, Side

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

HIDDEN = "hidden-block"
"""What others read of in the place of a block's name."""


def seat_of(side: Side) -> str:
    """The seat that plays a side."""
    return SIDES[side]


def put(game: Liberty, block: Block, place: Place) -> None:
    """Stand a block on a place, or off the map."""
    state, board = game.state, game.board
    standing = state.standing[board.block_side[block]]
    here = state.at[block]
    if here < board.place_count:
        standing[here] -= 1
    if place < board.place_count:
        standing[place] += 1
    state.at[block] = place


def blocks_at(game: Liberty, side: Side, place: Place) -> list[Block]:
    """The blocks of a side on a place."""
    at = game.state.at
    return [block for block in game.board.side_blocks[side] if at[block] == place]


def blocks_on_map(game: Liberty, side: Side) -> list[Block]:
    """The blocks of a side on the map and in its boxes."""
    at, count = game.state.at, game.board.place_count
    return [block for block in game.board.side_blocks[side] if at[block] < count]


@rule("1.0", "1.1", "1.4")
def may_stand(game: Liberty, block: Block, place: Place) -> bool:
    """Whether a block may ever enter a hex of the map: Indians keep to the wilderness, only land holds troops."""
    return not game.board.is_indian[block] or game.board.wilderness[place]


@rule("1.3")
def is_port(game: Liberty, place: Place) -> bool:
    """Ports open the sea to troops and hold warships."""
    return game.board.port[place]


@rule("1.5")
def may_stand_in_west_indies(game: Liberty, block: Block) -> bool:
    """Only British and French blocks go there; Hessians serve as British, Loyalists do not."""
    board = game.board
    return board.goes_by_sea[block] and not board.is_loyalist[block]


@rule("1.2", "5.3")
def holder(game: Liberty, place: Place) -> Side:
    """Who controls a place: whoever stands there, else the side of its town, else nobody."""
    american, british = game.state.standing
    if american[place]:
        return 0
    if british[place]:
        return 1
    return game.board.town_owner[place]


@rule("1.6")
def is_open_to_both(game: Liberty, place: Place) -> bool:
    """In the Atlantic both sides lie side by side and never fight."""
    return place == game.board.atlantic


def enemies_at(game: Liberty, side: Side, place: Place) -> int:
    """How many enemy blocks bar a place to a side."""
    count = game.state.standing[1 - side][place]
    return 0 if count and is_open_to_both(game, place) else count


def is_frozen(game: Liberty, block: Block) -> bool:
    """French blocks wait in the West Indies until France enters the war."""
    return game.board.is_french[block] and not game.state.french_entered


def control_of(game: Liberty, place: Place) -> Side:
    """Who controlled a place when the turn began. The Atlantic is nobody's."""
    return game.state.control[place] if place < game.board.place_count else NOBODY


def log_secretly(game: Liberty, event: str, section: str, side: Side, block: Block, **args: Any) -> None:
    """What both see happen to a block, and only its owner to which."""
    seat = seat_of(side)
    secret = {"block": game.board.block_names[block]}
    game.log_for((seat,), secret, event, section, side=seat, block=HIDDEN, **args)
