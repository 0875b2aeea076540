"""8.1 Warships: their movement."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import NOBODY, Block, Place, Side, Voyage
from tricorne.games.liberty.rules.answers import place_of
from tricorne.games.liberty.rules.s1_map import enemies_at, put, seat_of
from tricorne.games.liberty.rules.s2_armies import allowance
from tricorne.games.liberty.rules.s4_weather import storm_forbids
from tricorne.games.liberty.rules.s5_2_hexsides import BY_SHIP, crossing_code, log_move, note_attack, used_to_enter
from tricorne.games.liberty.rules.s5_7_sea import lane_obstacle, sea_lane_open, sea_lanes
from tricorne.games.liberty.rules.s9_french import peace_obstacle
from tricorne.games.liberty.state import BY_SEA

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


@rule("2.24", "8.1")
def sail(game: Liberty, side: Side, block: Block) -> Rule[None]:
    """Between any port and the Atlantic, or two hexes (three by forced march) along the coast to a port."""
    board = game.board
    by_sea = ship_ports(game, side, block)
    voyages = coastal_voyages(game, side, block)
    why_not = partial(why_not_sail, game, side, block)
    answer = yield Ask(seat_of(side), "sail", [*by_sea, *voyages], "8.1", why_not, block=board.block_names[block])
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


def why_not_sail(game: Liberty, side: Side, block: Block, answer: str) -> Reason | None:
    """What is against a voyage such as `sea:boston`, `sail:boston:portsmouth` or `press:boston:portsmouth`."""
    word, _, names = answer.partition(":")
    name, _, via = names.partition(":")
    place = place_of(game, name)
    if place is None:
        return None
    if word == "sea" and not via:
        here = game.state.at[block]
        return lane_obstacle(game, here, place) or port_obstacle(game, side, here, place)
    if word not in ("sail", "press") or place_of(game, via) is None:
        return None
    return coast_obstacle(game, side, block, answer)


def ship_ports(game: Liberty, side: Side, block: Block) -> dict[str, Place]:
    """The places a warship reaches through the Atlantic, or between the ports of the West Indies."""
    names, here = game.board.place_names, game.state.at[block]
    places = [place for place in sea_lanes(game, here) if port_obstacle(game, side, here, place) is None]
    return {f"sea:{names[place]}": place for place in places}


def port_obstacle(game: Liberty, side: Side, here: Place, place: Place) -> Reason | None:
    """An open bay, fair weather for an attack, and the peace in the West Indies before France enters."""
    board = game.board
    if not sea_lane_open(game, side, place if here == board.atlantic else here):
        return "why-bay-closed", "8.1"
    if place == board.atlantic:
        return None
    if place in board.west_indies and (peace := peace_obstacle(game, side, place)) is not None:
        return peace
    return ("why-storm", "4.0") if storm_forbids(game, side, here, place) else None


def coastal_voyages(game: Liberty, side: Side, block: Block) -> dict[str, Voyage]:
    """The ways inside the map, by the name of the option."""
    here = game.state.at[block]
    found: dict[str, Voyage] = {}
    for voyage in voyages_from(game, here):
        name = voyage_name(game, block, voyage)
        if name not in found and voyage.name not in found and voyage_obstacle(game, side, here, voyage) is None:
            found[name] = voyage
    return found


def voyages_from(game: Liberty, here: Place) -> Sequence[Voyage]:
    """The ways along the coast from a hex."""
    return game.board.voyages[here] if here < game.board.hex_count else ()


def voyage_name(game: Liberty, block: Block, voyage: Voyage) -> str:
    """A way beyond the printed movement is a forced march."""
    return voyage.forced_name if voyage.length > allowance(game, block) else voyage.name


def coast_obstacle(game: Liberty, side: Side, block: Block, answer: str) -> Reason | None:
    """Why a way along the coast is none of the `coastal_voyages`."""
    here = game.state.at[block]
    offered = coastal_voyages(game, side, block)
    if answer in offered:
        return None
    voyages = [voyage for voyage in voyages_from(game, here) if answer in (voyage.name, voyage.forced_name)]
    if not voyages:
        return "why-no-coastal-way", "8.1"
    if voyages[0].name in offered:
        return "why-within-movement", "5.5"
    named = [voyage for voyage in voyages if voyage_name(game, block, voyage) == answer]
    if not named:
        return ("why-beyond-movement", "5.5") if answer == voyages[0].name else ("why-within-movement", "5.5")
    return voyage_obstacle(game, side, here, named[0])


@rule("8.1")
def voyage_obstacle(game: Liberty, side: Side, start: Place, voyage: Voyage) -> Reason | None:
    """No enemies on the way, no pinning hexside, no storm, no closed bay."""
    if any(enemies_at(game, side, place) for place in voyage.between):
        return "why-enemies-on-the-way", "8.1"
    if any(storm_forbids(game, side, start, place) for place in (*voyage.between, voyage.to)):
        return "why-storm", "4.0"
    if enemies_at(game, side, start) and used_to_enter(game, 1 - side, voyage.first_side, start):
        return "why-pinning-hexside", "5.4"
    return None if passes_chokepoint(game, side, start, voyage.to) else ("why-bay-closed", "8.1")


@rule("5.7", "8.1")
def passes_chokepoint(game: Liberty, side: Side, start: Place, to: Place) -> bool:
    """An enemy at the mouth of a bay stops ships on their way in or out, but not those that attack him."""
    guarded_by = game.board.guarded_by
    inside, outside = guarded_by[to], guarded_by[start]
    if inside == outside:
        return True
    if inside != NOBODY and enemies_at(game, side, inside):
        return False
    return outside in (NOBODY, to) or not enemies_at(game, side, outside)
