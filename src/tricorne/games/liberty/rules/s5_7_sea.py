"""5.7 Movement by sea, and 8.4 attacks from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty.board import NOBODY
from tricorne.games.liberty.rules.s1_map import (
    blocks_at,
    control_of,
    enemies_at,
    is_port,
    may_stand_in_west_indies,
    put,
)
from tricorne.games.liberty.rules.s4_weather import storm_forbids
from tricorne.games.liberty.rules.s5_2_hexsides import log_move, note_attack
from tricorne.games.liberty.rules.s9_french import west_indies_open
from tricorne.games.liberty.state import BY_SEA

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

SEA_ATTACK_TROOPS = 3


@rule("5.7")
def sea_destinations(game: Liberty, side: int, block: int) -> list[str]:
    """Friendly port to the Atlantic, Atlantic to a friendly port, port to port in the West Indies, or a sea attack."""
    board = game.board
    if not board.goes_by_sea[block]:
        return []
    names = board.place_names
    return [f"sea:{names[place]}" for place in sea_places(game, side, block)]


def sea_places(game: Liberty, side: int, block: int) -> list[int]:
    """The places a land block reaches by sea."""
    state, board = game.state, game.board
    here = state.at[block]
    if here == board.atlantic:
        candidates = [place for place in board.ports if sea_lane_open(game, side, place)]
    elif is_port(game, here) and control_of(game, here) == side and sea_lane_open(game, side, here):
        candidates = [board.atlantic]
        if here in board.west_indies:
            candidates.append(board.other_west_indies(here))
    else:
        candidates = []
    return [place for place in candidates if may_land(game, side, block, here, place)]


def may_land(game: Liberty, side: int, block: int, start: int, place: int) -> bool:
    """A friendly port without enemies takes troops freely; any other only as a sea attack."""
    board = game.board
    if place == board.atlantic:
        return True
    barred = not may_stand_in_west_indies(game, block) or not west_indies_open(game, side, place)
    if place in board.west_indies and barred:
        return False
    if control_of(game, place) == side:
        return not enemies_at(game, side, place)
    return may_attack_by_sea(game, side, start, place)


@rule("8.4")
def may_attack_by_sea(game: Liberty, side: int, start: int, place: int) -> bool:
    """With a warship from the same place this turn, three land blocks at most, none by land or from elsewhere."""
    state, board = game.state, game.board
    if not state.standing[side][place] or place * 2 + side in state.land_attacks:
        return False
    if storm_forbids(game, side, start, place):
        return False
    ours = blocks_at(game, side, place)
    escort = any(board.is_ship[b] and state.entry[b] == BY_SEA and state.origin[b] == start for b in ours)
    origins = [state.origin[b] for b in ours if not board.is_ship[b]]
    return escort and len(origins) < SEA_ATTACK_TROOPS and all(origin == start for origin in origins)


@rule("8.4")
def is_attacked_by_sea(game: Liberty, side: int, place: int) -> bool:
    """Whether troops of a side have come from the sea against a place this turn: no others may join them."""
    return place * 2 + side in game.state.sea_attacks


@rule("5.7", "8.1")
def sea_lane_open(game: Liberty, side: int, port: int) -> bool:
    """An enemy at Yorktown closes the Chesapeake, an enemy at Dover the Delaware."""
    keeper = game.board.guarded_by[port]
    return keeper == NOBODY or not enemies_at(game, side, keeper)


def sea_move(game: Liberty, side: int, block: int, place: int) -> None:
    """Carry out a move of a land block by sea."""
    state = game.state
    start = state.at[block]
    put(game, block, place)
    state.moved[block] = 1
    state.entry[block] = BY_SEA
    if place != game.board.atlantic and control_of(game, place) != side:
        note_attack(game, side, place)
        if place * 2 + side not in state.sea_attacks:
            state.sea_attacks.append(place * 2 + side)
        log_move(game, "sea_attack", "8.4", side, block, start)
    else:
        log_move(game, "sea_moved", "5.7", side, block, start)
