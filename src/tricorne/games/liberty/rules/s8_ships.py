"""8.1 Warships: their movement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import NOBODY, Voyage
from tricorne.games.liberty.rules.s1_map import enemies_at, put, seat_of
from tricorne.games.liberty.rules.s2_armies import allowance
from tricorne.games.liberty.rules.s4_weather import storm_forbids
from tricorne.games.liberty.rules.s5_2_hexsides import BY_SHIP, crossing_code, log_move, note_attack, used_to_enter
from tricorne.games.liberty.rules.s5_7_sea import sea_lane_open
from tricorne.games.liberty.rules.s9_french import west_indies_open
from tricorne.games.liberty.state import BY_SEA

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


@rule("2.24", "8.0", "8.1")
def sail(game: Liberty, side: int, block: int) -> Rule[None]:
    """Between any port and the Atlantic, or two hexes (three by forced march) along the coast to a port."""
    board = game.board
    by_sea = ship_ports(game, side, block)
    voyages = coastal_voyages(game, side, block)
    answer = yield Ask(seat_of(side), "sail", [*by_sea, *voyages], "8.1", block=board.block_names[block])
    state = game.state
    start = state.at[block]
    state.moved[block] = 1
    voyage = voyages.get(answer)
    if voyage is None:
        put(game, block, by_sea[answer])
        state.entry[block] = BY_SEA
    else:
        put(game, block, voyage.to)
        state.entry[block] = voyage.last_side + 1
        state.crossings.append(crossing_code(game, side, voyage.last_side, voyage.to) + BY_SHIP)
        if voyage.length > allowance(game, block):
            state.marched.append(block)
    if state.at[block] != board.atlantic:
        note_attack(game, side, state.at[block])
    log_move(game, "sailed", "8.1", side, block, start)


def ship_ports(game: Liberty, side: int, block: int) -> dict[str, int]:
    """The places a warship reaches through the Atlantic, or between the ports of the West Indies."""
    board = game.board
    here = game.state.at[block]
    if here == board.atlantic:
        candidates = [port for port in board.ports if sea_lane_open(game, side, port)]
    elif here in board.west_indies:
        candidates = [board.atlantic, board.other_west_indies(here)]
    else:
        candidates = [board.atlantic] if sea_lane_open(game, side, here) else []
    open_to_ship = [p for p in candidates if p == board.atlantic or may_make_port(game, side, here, p)]
    return {f"sea:{board.place_names[p]}": p for p in open_to_ship}


def may_make_port(game: Liberty, side: int, start: int, port: int) -> bool:
    """Weather, and the peace in the West Indies before France enters."""
    if port in game.board.west_indies and not west_indies_open(game, side, port):
        return False
    return not storm_forbids(game, side, start, port)


def coastal_voyages(game: Liberty, side: int, block: int) -> dict[str, Voyage]:
    """The ways inside the map, by the name of the option."""
    here = game.state.at[block]
    if here >= game.board.hex_count:
        return {}
    reach = allowance(game, block)
    found: dict[str, Voyage] = {}
    for voyage in game.board.voyages[here]:
        name = voyage.forced_name if voyage.length > reach else voyage.name
        if name not in found and voyage.name not in found and voyage_is_open(game, side, here, voyage):
            found[name] = voyage
    return found


@rule("8.1")
def voyage_is_open(game: Liberty, side: int, start: int, voyage: Voyage) -> bool:
    """No enemies on the way, no pinning hexside, no storm, no closed bay."""
    if any(enemies_at(game, side, place) for place in voyage.between):
        return False
    if game.state.weather and any(storm_forbids(game, side, start, place) for place in (*voyage.between, voyage.to)):
        return False
    if enemies_at(game, side, start) and used_to_enter(game, 1 - side, voyage.first_side, start):
        return False
    return passes_chokepoint(game, side, start, voyage.to)


@rule("5.7", "8.1")
def passes_chokepoint(game: Liberty, side: int, start: int, to: int) -> bool:
    """An enemy at the mouth of a bay stops ships on their way in or out, but not those that attack him."""
    guarded_by = game.board.guarded_by
    inside, outside = guarded_by[to], guarded_by[start]
    if inside == outside:
        return True
    if inside != NOBODY and enemies_at(game, side, inside):
        return False
    return outside in (NOBODY, to) or not enemies_at(game, side, outside)
