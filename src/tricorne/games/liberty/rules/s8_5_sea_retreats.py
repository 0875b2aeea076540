"""8.5 Retreats by sea: warships, and the troops that follow them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import Block, Place, Side, Voyage
from tricorne.games.liberty.rules.answers import why_not_place
from tricorne.games.liberty.rules.s1_map import (
    control_of,
    enemies_at,
    is_port,
    log_secretly,
    may_stand_in_west_indies,
    put,
    seat_of,
)
from tricorne.games.liberty.rules.s2_armies import allowance
from tricorne.games.liberty.rules.s5_7_sea import lane_obstacle, sea_lane_open, sea_lanes
from tricorne.games.liberty.rules.s8_1_ships import passes_chokepoint, voyages_from
from tricorne.games.liberty.rules.s8_naval import after_ship_losses, fleet_of, go_with_ship, ships_of

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty
    from tricorne.games.liberty.state import Battle

SEA_RETREAT_TROOPS = 3
STOP = "stop"


def sea_retreats(game: Liberty, battle: Battle, block: Block) -> list[Place]:
    """The places to which a block of troops may follow a warship."""
    lanes = sea_lanes(game, battle.hex) if battle.covered else ()
    return [place for place in lanes if sea_retreat_obstacle(game, battle, block, place) is None]


@rule("8.5", "9.1")
def sea_retreat_obstacle(game: Liberty, battle: Battle, block: Block, place: Place) -> Reason | None:
    """Troops leave by sea together with a warship: where one of theirs has gone this round, three at most."""
    side = game.board.block_side[block]
    if not game.board.goes_by_sea[block]:
        return "why-not-by-sea", "5.7"
    if (unsafe := haven_obstacle(game, side, block, battle.hex, place)) is not None:
        return unsafe
    aboard = battle.afloat and side == battle.attacker
    if not aboard and ships_of(game, battle, 1 - side):
        return "why-enemy-ships", "8.5"
    if place * 2 + side not in battle.covered:
        return "why-no-ship-went", "8.5"
    return ("why-three-troops", "8.5") if battle.sea_retreats[side] >= SEA_RETREAT_TROOPS else None


def havens(game: Liberty, side: Side, block: Block, here: Place) -> list[Place]:
    """The Atlantic, and for the West Indies the other port when it is safe."""
    return [place for place in sea_lanes(game, here) if haven_obstacle(game, side, block, here, place) is None]


def haven_obstacle(game: Liberty, side: Side, block: Block, here: Place, place: Place) -> Reason | None:
    """The bay is open; another port is friendly and safe, and open to the block."""
    if (closed := lane_obstacle(game, here, place)) is not None:
        return closed
    if not sea_lane_open(game, side, here):
        return "why-bay-closed", "8.5"
    if place == game.board.atlantic:
        return None
    if not may_stand_in_west_indies(game, block):
        return "why-west-indies-blocks", "9.1"
    if control_of(game, place) != side:
        return "why-not-friendly", "8.5"
    return ("why-enemies-there", "8.5") if enemies_at(game, side, place) else None


@rule("8.5")
def retreat_ship(game: Liberty, battle: Battle, side: Side, block: Block) -> Rule[None]:
    """A warship leaves, and covers the troops that follow it in the same round."""
    board = game.board
    places = ship_retreats(game, battle, block)
    answer = board.place_names[places[0]]
    if len(places) > 1:
        names = [board.place_names[place] for place in places]
        why_not = partial(why_no_ship_retreat, game, battle, block)
        answer = yield Ask(seat_of(side), "retreat", names, "8.5", why_not, block=board.block_names[block])
    else:
        game.forced.append((seat_of(side), "retreat", answer))
    opposed = bool(ships_of(game, battle, 1 - side))
    aboard = battle.afloat and side == battle.attacker
    place = board.place_index[answer]
    put(game, block, place)
    log_retreat(game, side, block, "retreated", "8.5")
    if aboard or not opposed:
        battle.covered.append(place * 2 + side)
    if aboard and not fleet_of(game, battle, side):
        go_with_ship(game, battle, place)
    else:
        after_ship_losses(game, battle)


def ship_retreats(game: Liberty, battle: Battle, block: Block) -> list[Place]:
    """The Atlantic, or a friendly port within two hexes, also over hexsides that enemy ships used."""
    side = game.board.block_side[block]
    return havens(game, side, block, battle.hex) + near_ports(game, side, block, battle.hex)


def why_no_ship_retreat(game: Liberty, battle: Battle, block: Block, answer: str) -> Reason | None:
    """What is against a place for a warship, which goes there at a stroke."""
    if answer == STOP:
        return "why-must-go", "8.5"
    return why_not_place(game, partial(ship_retreat_obstacle, game, battle, block), answer)


def ship_retreat_obstacle(game: Liberty, battle: Battle, block: Block, place: Place) -> Reason | None:
    """Why a place is none of the `ship_retreats`."""
    side = game.board.block_side[block]
    if place >= game.board.hex_count:
        return haven_obstacle(game, side, block, battle.hex, place)
    return near_port_obstacle(game, side, block, battle.hex, place)


def near_ports(game: Liberty, side: Side, block: Block, here: Place) -> list[Place]:
    """The ports that a warship reaches along the coast."""
    found: list[Place] = []
    for voyage in voyages_from(game, here):
        if voyage.to not in found and coastal_retreat_obstacle(game, side, block, here, voyage) is None:
            found.append(voyage.to)
    return found


def near_port_obstacle(game: Liberty, side: Side, block: Block, here: Place, place: Place) -> Reason | None:
    """Why a place is none of the `near_ports`."""
    if not is_port(game, place):
        return "why-not-a-port", "8.1"
    voyages = [voyage for voyage in voyages_from(game, here) if voyage.to == place]
    reasons = [coastal_retreat_obstacle(game, side, block, here, voyage) for voyage in voyages]
    return None if None in reasons else next(iter(reasons), ("why-no-coastal-way", "8.1"))


@rule("7.4", "7.5")
def coastal_retreat_obstacle(game: Liberty, side: Side, block: Block, here: Place, voyage: Voyage) -> Reason | None:
    """A friendly port without enemies within the printed movement, and no town of the enemy on the way."""
    if voyage.length > allowance(game, block):
        return "why-movement-spent", "7.4"
    if control_of(game, voyage.to) != side:
        return "why-not-friendly", "7.4"
    if enemies_at(game, side, voyage.to):
        return "why-enemies-there", "7.4"
    if any(enemies_at(game, side, place) for place in voyage.between):
        return "why-enemies-on-the-way", "7.4"
    if any(control_of(game, place) == 1 - side for place in voyage.between):
        return "why-enemy-town-on-the-way", "7.4"
    return None if passes_chokepoint(game, side, here, voyage.to) else ("why-bay-closed", "8.1")


def log_retreat(game: Liberty, side: Side, block: Block, event: str, section: str) -> None:
    """Both see where a block goes; which one it is they know only when it has been revealed."""
    battle, board = game.state.battle, game.board
    assert battle is not None
    start, end = board.place_names[battle.hex], board.place_names[game.state.at[block]]
    if block in battle.shown:
        game.log(event, section, side=seat_of(side), block=board.block_names[block], start=start, end=end)
    else:
        log_secretly(game, event, section, side, block, start=start, end=end)
