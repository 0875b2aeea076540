"""7.5 Regrouping after a victory."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import Block, Crossing, Place, Side
from tricorne.games.liberty.knowledge import mix
from tricorne.games.liberty.rules.answers import place_of, why_not_block
from tricorne.games.liberty.rules.s1_map import blocks_at, control_of, enemies_at, may_stand, put, seat_of
from tricorne.games.liberty.rules.s5_7_sea import sea_lanes
from tricorne.games.liberty.rules.s7_4_retreats import within_reach
from tricorne.games.liberty.rules.s8_5_sea_retreats import (
    STOP,
    haven_obstacle,
    log_retreat,
    near_port_obstacle,
    near_ports,
)

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty
    from tricorne.games.liberty.state import Battle

DONE = "done"


@rule("7.5")
def regroup(game: Liberty, battle: Battle) -> Rule[None]:
    """The winner may move any of his blocks in the hex to friendly hexes without enemies."""
    board = game.board
    side = battle.winner
    stayed: list[Block] = []

    def obstacle(block: Block) -> Reason | None:
        if block in stayed:
            return "why-regrouped", "7.5"
        if game.state.at[block] != battle.hex:
            return "why-not-in-battle", "7.5"
        has_place = regroup_places(game, battle, block, battle.hex, 0, -1)
        return None if has_place else ("why-nowhere-to-regroup", "7.5")

    while True:
        able = [b for b in blocks_at(game, side, battle.hex) if obstacle(b) is None]
        if not able:
            return
        names = [board.block_names[b] for b in able]
        why_not = partial(why_not_block, game, side, obstacle, "7.5")
        place = board.place_names[battle.hex]
        answer = yield Ask(seat_of(side), "regroup", [*names, DONE], "7.5", why_not, place=place)
        if answer == DONE:
            return
        block = board.block_index[answer]
        yield from regroup_block(game, battle, side, block)
        stayed.append(block)


def regroup_block(game: Liberty, battle: Battle, side: Side, block: Block) -> Rule[None]:
    """A normal move of one block to a friendly hex."""
    board = game.board
    if block not in battle.shown:
        mix(game, side, battle.hex)
    gone, waters, here = 0, -1, battle.hex
    while True:
        ways = regroup_places(game, battle, block, here, gone, waters)
        options = [*ways, *([STOP] if gone and control_of(game, here) == side else [])]
        if not ways:
            break
        answer = options[0]
        if len(options) > 1:
            why_not = partial(why_not_regroup, game, battle, block, here, gone, waters)
            answer = yield Ask(seat_of(side), "regroup-to", options, "7.5", why_not, block=board.block_names[block])
        else:
            game.forced.append((seat_of(side), "regroup-to", answer))
        if answer == STOP:
            break
        crossing = ways[answer]
        gone += 1
        if crossing is None:
            put(game, block, board.place_index[answer])
            break
        battle.crossed.append(crossing.side * 2 + side)
        waters &= crossing.waters
        here = crossing.to
        put(game, block, here)
        if crossing.stops and not board.is_indian[block]:
            break
    log_retreat(game, side, block, "regrouped", "7.5")


def why_not_regroup(
    game: Liberty, battle: Battle, block: Block, here: Place, gone: int, waters: int, answer: str
) -> Reason | None:
    """What is against the next step of a regrouping block, or against ending there."""
    board, side = game.board, game.board.block_side[block]
    if answer == STOP:
        if not gone:
            return "why-must-go", "7.5"
        return None if control_of(game, here) == side else ("why-only-passing", "7.5")
    place = place_of(game, answer)
    if place is None:
        return None
    if board.is_ship[block] or here >= board.hex_count:
        return regroup_by_sea_obstacle(game, block, side, here, place)
    crossing = board.crossing[here].get(place)
    if crossing is None:
        return "why-not-adjacent", "1.1"
    return regroup_obstacle(game, battle, block, side, crossing, gone, waters)


def regroup_places(
    game: Liberty, battle: Battle, block: Block, here: Place, gone: int, waters: int
) -> dict[str, Crossing | None]:
    """The next hexes of a regrouping block, by name."""
    board = game.board
    side = board.block_side[block]
    if board.is_ship[block] or here >= board.hex_count:
        return {} if gone else regroup_by_sea(game, block, side, here)
    return {
        board.place_names[way.to]: way
        for way in board.crossings[here]
        if regroup_obstacle(game, battle, block, side, way, gone, waters) is None
    }


@rule("7.5")
def regroup_obstacle(
    game: Liberty, battle: Battle, block: Block, side: Side, crossing: Crossing, gone: int, waters: int
) -> Reason | None:
    """A normal move to a friendly hex. A neutral one is only for passing through."""
    if (closed := regroup_way_obstacle(game, battle, block, side, crossing, gone, waters)) is not None:
        return closed
    if control_of(game, crossing.to) == side:
        return None
    passes = gone == 0 and leads_to_friends(game, battle, block, side, crossing)
    return None if passes else ("why-not-friendly", "7.5")


def regroup_way_obstacle(
    game: Liberty, battle: Battle, block: Block, side: Side, crossing: Crossing, gone: int, waters: int
) -> Reason | None:
    """Reach, hexside limit, no enemies and no town of theirs; the hex of the battle is left behind."""
    if not within_reach(game, block, crossing, gone, waters):
        return "why-movement-spent", "7.5"
    if not may_stand(game, block, crossing.to):
        return "why-no-wilderness", "10.0"
    if crossing.to == battle.hex:
        return "why-back-to-start", "7.5"
    if control_of(game, crossing.to) == 1 - side:
        return "why-enemy-hex", "7.5"
    if enemies_at(game, side, crossing.to):
        return "why-enemies-there", "7.5"
    is_full = battle.crossed.count(crossing.side * 2 + side) >= crossing.limit
    return ("why-hexside-full", "7.5") if is_full else None


def leads_to_friends(game: Liberty, battle: Battle, block: Block, side: Side, first: Crossing) -> bool:
    """Whether a block may pass through a hex and end beyond it in a friendly one."""
    if first.stops and not game.board.is_indian[block]:
        return False
    return any(
        control_of(game, way.to) == side
        and regroup_way_obstacle(game, battle, block, side, way, 1, first.waters) is None
        for way in game.board.crossings[first.to]
    )


def regroup_by_sea(game: Liberty, block: Block, side: Side, here: Place) -> dict[str, Crossing | None]:
    """The ports to which a block regroups by sea, by name."""
    board = game.board
    if here in board.west_indies:
        lanes = sea_lanes(game, here)
        places = [place for place in lanes if regroup_by_sea_obstacle(game, block, side, here, place) is None]
    else:
        places = near_ports(game, side, block, here)
    return {board.place_names[place]: None for place in places}


@rule("7.5", "9.1")
def regroup_by_sea_obstacle(game: Liberty, block: Block, side: Side, here: Place, place: Place) -> Reason | None:
    """Ships to a friendly port near by, ships and troops between the West Indies; never to the Atlantic."""
    board = game.board
    if place == board.atlantic:
        return "why-not-to-the-atlantic", "7.5"
    if here in board.west_indies or place >= board.hex_count:
        return haven_obstacle(game, side, block, here, place)
    return near_port_obstacle(game, side, block, here, place)
