"""5.7 Movement by sea, and 8.4 attacks from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason
from tricorne.core.rules import rule
from tricorne.games.liberty.board import NOBODY, Block, Place, Side
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
from tricorne.games.liberty.rules.s9_french import peace_obstacle
from tricorne.games.liberty.state import BY_SEA

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

SEA_ATTACK_TROOPS = 3


def sea_destinations(game: Liberty, side: Side, block: Block) -> list[str]:
    """The places a land block reaches by sea, as options."""
    names = game.board.place_names
    return [f"sea:{names[place]}" for place in sea_places(game, side, block)]


def sea_places(game: Liberty, side: Side, block: Block) -> list[Place]:
    """The places a land block reaches by sea."""
    here = game.state.at[block]
    if not game.board.goes_by_sea[block] or embarking_obstacle(game, side, here) is not None:
        return []
    return [place for place in sea_lanes(game, here) if landing_obstacle(game, side, block, here, place) is None]


def sea_lanes(game: Liberty, here: Place) -> Sequence[Place]:
    """All ports from the Atlantic, the Atlantic from a port, and port to port in the West Indies."""
    board = game.board
    if here == board.atlantic:
        return board.ports
    if here in board.west_indies:
        return board.atlantic, board.other_west_indies(here)
    return (board.atlantic,) if is_port(game, here) else ()


@rule("5.7")
def sea_obstacle(game: Liberty, side: Side, block: Block, place: Place) -> Reason | None:
    """Friendly port to the Atlantic, Atlantic to a friendly port, port to port in the West Indies, or a sea attack."""
    here = game.state.at[block]
    if not game.board.goes_by_sea[block]:
        return "why-not-by-sea", "5.7"
    return (
        lane_obstacle(game, here, place)
        or embarking_obstacle(game, side, here)
        or landing_obstacle(game, side, block, here, place)
    )


def lane_obstacle(game: Liberty, here: Place, place: Place) -> Reason | None:
    """Why a place is none of the `sea_lanes` from another."""
    if place in sea_lanes(game, here):
        return None
    if here == place:
        return "why-already-there", "5.7"
    if here == game.board.atlantic:
        return "why-not-a-port", "5.7"
    return ("why-by-the-atlantic", "5.7") if is_port(game, here) else ("why-not-in-port", "5.7")


def embarking_obstacle(game: Liberty, side: Side, here: Place) -> Reason | None:
    """Troops go to sea from the Atlantic, or from a friendly port in an open bay."""
    if here == game.board.atlantic:
        return None
    if control_of(game, here) != side:
        return "why-port-not-friendly", "5.7"
    return None if sea_lane_open(game, side, here) else ("why-bay-closed", "5.7")


def landing_obstacle(game: Liberty, side: Side, block: Block, start: Place, place: Place) -> Reason | None:
    """A friendly port without enemies takes troops freely; any other only as a sea attack."""
    if place == game.board.atlantic:
        return None
    if not sea_lane_open(game, side, place):
        return "why-bay-closed", "5.7"
    if place in game.board.west_indies:
        if not may_stand_in_west_indies(game, block):
            return "why-west-indies-blocks", "9.1"
        if (peace := peace_obstacle(game, side, place)) is not None:
            return peace
    if control_of(game, place) == side:
        return ("why-enemies-there", "5.7") if enemies_at(game, side, place) else None
    return sea_attack_obstacle(game, side, start, place)


@rule("8.4")
def sea_attack_obstacle(game: Liberty, side: Side, start: Place, place: Place) -> Reason | None:
    """With a warship from the same place this turn, three land blocks at most, none by land or from elsewhere."""
    state, board = game.state, game.board
    if not state.standing[side][place]:
        return "why-no-escort", "8.4"
    ours = blocks_at(game, side, place)
    if not any(board.is_ship[b] and state.entry[b] == BY_SEA and state.origin[b] == start for b in ours):
        return "why-no-escort", "8.4"
    if place * 2 + side in state.land_attacks:
        return "why-land-attack", "8.4"
    if storm_forbids(game, side, start, place):
        return "why-storm", "4.0"
    origins = [state.origin[b] for b in ours if not board.is_ship[b]]
    if any(origin != start for origin in origins):
        return "why-other-origin", "8.4"
    return ("why-three-troops", "8.4") if len(origins) >= SEA_ATTACK_TROOPS else None


@rule("8.4")
def is_attacked_by_sea(game: Liberty, side: Side, place: Place) -> bool:
    """Whether troops of a side have come from the sea against a place this turn: no others may join them."""
    return place * 2 + side in game.state.sea_attacks


@rule("5.7", "8.1")
def sea_lane_open(game: Liberty, side: Side, port: Place) -> bool:
    """An enemy at Yorktown closes the Chesapeake, an enemy at Dover the Delaware."""
    keeper = game.board.guarded_by[port]
    return keeper == NOBODY or not enemies_at(game, side, keeper)


def sea_move(game: Liberty, side: Side, block: Block, place: Place) -> None:
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
        log_move(game, "sea-attack", "8.4", side, block, start)
    else:
        log_move(game, "sea-moved", "5.7", side, block, start)
