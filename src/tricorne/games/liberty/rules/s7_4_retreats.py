"""7.4 Retreats, 7.5 regrouping and 8.5 retreats by sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import NOBODY, Crossing
from tricorne.games.liberty.knowledge import mix
from tricorne.games.liberty.rules.s1_map import (
    blocks_at,
    control_of,
    enemies_at,
    is_port,
    log_secretly,
    may_stand,
    may_stand_in_west_indies,
    put,
    seat_of,
)
from tricorne.games.liberty.rules.s2_armies import PURSUIT_ROUND, allowance, capture
from tricorne.games.liberty.rules.s5_2_hexsides import BY_SHIP, crossing_code
from tricorne.games.liberty.rules.s5_7_sea import sea_lane_open
from tricorne.games.liberty.rules.s8_naval import after_ship_losses, fleet_of, go_with_ship, ships_of
from tricorne.games.liberty.rules.s8_ships import passes_chokepoint

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty
    from tricorne.games.liberty.state import Battle

SEA_RETREAT_TROOPS = 3
STOP, DONE = "stop", "done"
VOLLEY_LEAVES, BAYONETS_LEAVE = 2, 3


@rule("7.4", "13.1", "13.2", "13.3")
def must_leave(game: Liberty, battle: Battle, block: int) -> bool:
    """Whether a block may only retreat: after a volley or a bayonet charge, and attackers in the pursuit round."""
    if battle.round == PURSUIT_ROUND:
        return game.board.block_side[block] == battle.attacker
    if battle.round == BAYONETS_LEAVE:
        return block in battle.bayonets
    return battle.round == VOLLEY_LEAVES and block in battle.volley


def no_way_out(game: Liberty, battle: Battle, block: int) -> None:
    """A block that must retreat and cannot is captured."""
    capture(game, block, "7.4")
    if game.board.is_ship[block]:
        after_ship_losses(game, battle)


def can_retreat(game: Liberty, battle: Battle, block: int) -> bool:
    """Whether there is any way out for a block."""
    if game.board.is_ship[block]:
        return bool(ship_retreats(game, battle, block))
    return bool(land_retreats(game, battle, block, battle.hex, 0, -1)) or bool(sea_retreats(game, battle, block))


@rule("7.4")
def retreat(game: Liberty, battle: Battle, side: int, block: int) -> Rule[None]:
    """One block leaves: troops by land hex by hex or with a fleet, ships to the sea or a port near by."""
    board = game.board
    if block not in battle.shown:
        mix(game, side, battle.hex)
    if board.is_ship[block]:
        yield from retreat_ship(game, battle, side, block)
        return
    gone, waters, here = 0, -1, battle.hex
    while True:
        ways = land_retreats(game, battle, block, here, gone, waters)
        by_sea = [] if gone else sea_retreats(game, battle, block)
        options = [*ways, *(board.place_names[place] for place in by_sea), *([STOP] if gone else [])]
        answer = options[0]
        if len(options) > 1:
            answer = yield Ask(seat_of(side), "retreat", options, "7.4", block=board.block_names[block])
        if answer == STOP:
            break
        crossing = ways.get(answer)
        if crossing is None:
            put(game, block, board.place_index[answer])
            battle.sea_retreats[side] += 1
            break
        battle.crossed.append(crossing.side * 2 + side)
        waters &= crossing.waters
        gone += 1
        here = crossing.to
        put(game, block, here)
        if crossing.stops and not board.is_indian[block]:
            break
    log_retreat(game, side, block, "retreated", "7.4")


def log_retreat(game: Liberty, side: int, block: int, event: str, section: str) -> None:
    """Both see where a block goes; which one it is they know only when it has been revealed."""
    battle, board = game.state.battle, game.board
    assert battle is not None
    start, end = board.place_names[battle.hex], board.place_names[game.state.at[block]]
    if block in battle.shown:
        game.log(event, section, side=seat_of(side), block=board.block_names[block], start=start, end=end)
    else:
        log_secretly(game, event, section, side, block, start=start, end=end)


@rule("7.4")
def land_retreats(game: Liberty, battle: Battle, block: int, here: int, gone: int, waters: int) -> dict[str, Crossing]:
    """The next hexes of a retreat: friendly or neutral, without enemies, and no other battle."""
    board = game.board
    if here >= board.hex_count:
        return {}
    side = board.block_side[block]
    ways = {}
    for crossing in board.crossings[here]:
        to = crossing.to
        if not within_reach(game, block, crossing, gone, waters) or not may_stand(game, block, to):
            continue
        if control_of(game, to) == 1 - side or enemies_at(game, side, to):
            continue
        if gone == 0 and not retreat_side_open(game, battle, side, crossing):
            continue
        if battle.crossed.count(crossing.side * 2 + side) < crossing.limit:
            ways[board.place_names[to]] = crossing
    return ways


@rule("7.4", "7.5")
def within_reach(game: Liberty, block: int, crossing: Crossing, gone: int, waters: int) -> bool:
    """The printed movement, or two hexes along the river by which the block came to the battle. No forced march."""
    if gone < allowance(game, block):
        return True
    return gone == 1 and bool(game.state.river[block] & waters & crossing.waters)


@rule("7.4")
def retreat_side_open(game: Liberty, battle: Battle, side: int, crossing: Crossing) -> bool:
    """Attackers go back as they came, defenders where no attacker came; the last to use a hexside has it."""
    crossings = game.state.crossings
    own = crossing_code(game, side, crossing.side, battle.hex)
    foe = own ^ 1
    last_own = last_foe = -1
    for index, code in enumerate(crossings):
        if code == own:
            last_own = index
        elif code in (foe, foe + BY_SHIP):
            last_foe = index
    if side == battle.attacker:
        return last_own > last_foe
    return last_foe < 0 or last_own > last_foe


# By sea


@rule("8.5", "9.1")
def sea_retreats(game: Liberty, battle: Battle, block: int) -> list[int]:
    """Troops leave by sea together with a warship: where one of theirs has gone this round, three at most."""
    board = game.board
    side = board.block_side[block]
    if not board.goes_by_sea[block] or not battle.covered or battle.sea_retreats[side] >= SEA_RETREAT_TROOPS:
        return []
    aboard = battle.afloat and side == battle.attacker
    if not aboard and ships_of(game, battle, 1 - side):
        return []
    return [place for place in havens(game, side, block, battle.hex) if place * 2 + side in battle.covered]


def havens(game: Liberty, side: int, block: int, here: int) -> list[int]:
    """The Atlantic, and for the West Indies the other port when it is safe."""
    board = game.board
    if not is_port(game, here) or not sea_lane_open(game, side, here):
        return []
    if here not in board.west_indies:
        return [board.atlantic]
    other = board.other_west_indies(here)
    safe = control_of(game, other) == side and not enemies_at(game, side, other)
    safe = safe and may_stand_in_west_indies(game, block)
    return [board.atlantic, other] if safe else [board.atlantic]


@rule("8.5")
def retreat_ship(game: Liberty, battle: Battle, side: int, block: int) -> Rule[None]:
    """A warship leaves, and covers the troops that follow it in the same round."""
    board = game.board
    places = ship_retreats(game, battle, block)
    answer = board.place_names[places[0]]
    if len(places) > 1:
        names = [board.place_names[place] for place in places]
        answer = yield Ask(seat_of(side), "retreat", names, "8.5", block=board.block_names[block])
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


def ship_retreats(game: Liberty, battle: Battle, block: int) -> list[int]:
    """The Atlantic, or a friendly port within two hexes, also over hexsides that enemy ships used."""
    side = game.board.block_side[block]
    return havens(game, side, block, battle.hex) + near_ports(game, side, block, battle.hex, retreating=True)


@rule("7.4", "7.5")
def near_ports(game: Liberty, side: int, block: int, here: int, *, retreating: bool) -> list[int]:
    """Friendly ports without enemies that a warship reaches along the coast; a retreat passes no town of the enemy."""
    board = game.board
    if here >= board.hex_count:
        return []
    found = []
    for voyage in board.voyages[here]:
        to = voyage.to
        if voyage.length > allowance(game, block) or to in found:
            continue
        if control_of(game, to) != side or enemies_at(game, side, to):
            continue
        barred = any(
            enemies_at(game, side, place) or (retreating and control_of(game, place) == 1 - side)
            for place in voyage.between
        )
        if not barred and passes_chokepoint(game, side, here, to):
            found.append(to)
    return found


# Leaving and regrouping


def choose_block(game: Liberty, side: int, blocks: list[int], kind: str, section: str, place: str) -> Rule[int]:
    """One of several blocks, by their owner's choice."""
    if len(blocks) == 1:
        return blocks[0]
    names = [game.board.block_names[b] for b in blocks]
    answer = yield Ask(seat_of(side), kind, names, section, place=place)
    return game.board.block_index[answer]


@rule("7.2", "7.4")
def leave_all(game: Liberty, battle: Battle, side: int) -> Rule[None]:
    """Every block of a side leaves the hex, in the order its owner likes; who has no way out is captured."""
    while True:
        here = blocks_at(game, side, battle.hex)
        able = [b for b in here if can_retreat(game, battle, b)]
        if not able:
            break
        place = game.board.place_names[battle.hex]
        block = yield from choose_block(game, side, able, "leave", "7.4", place)
        yield from retreat(game, battle, side, block)
    for block in here:
        capture(game, block, "7.4")


@rule("7.5")
def regroup(game: Liberty, battle: Battle) -> Rule[None]:
    """The winner may move any of his blocks in the hex to friendly hexes without enemies."""
    board = game.board
    side = battle.winner
    stayed: list[int] = []
    while True:
        here = blocks_at(game, side, battle.hex)
        able = [b for b in here if b not in stayed and regroup_places(game, battle, b, battle.hex, 0, -1)]
        if not able:
            return
        names = [board.block_names[b] for b in able]
        answer = yield Ask(seat_of(side), "regroup", [*names, DONE], "7.5", place=board.place_names[battle.hex])
        if answer == DONE:
            return
        block = board.block_index[answer]
        yield from regroup_block(game, battle, side, block)
        stayed.append(block)


def regroup_block(game: Liberty, battle: Battle, side: int, block: int) -> Rule[None]:
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
            answer = yield Ask(seat_of(side), "regroup_to", options, "7.5", block=board.block_names[block])
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


def regroup_places(
    game: Liberty, battle: Battle, block: int, here: int, gone: int, waters: int
) -> dict[str, Crossing | None]:
    """The next hexes of a regrouping block. A hex that is not friendly is only for passing through."""
    board = game.board
    side = board.block_side[block]
    if board.is_ship[block] or here >= board.hex_count:
        return {} if gone else regroup_by_sea(game, block, side, here)
    ways: dict[str, Crossing | None] = {}
    for crossing in board.crossings[here]:
        if not may_regroup_over(game, battle, block, side, crossing, gone, waters):
            continue
        friendly = control_of(game, crossing.to) == side
        if friendly or (gone == 0 and leads_to_friends(game, battle, block, side, crossing)):
            ways[board.place_names[crossing.to]] = crossing
    return ways


def may_regroup_over(
    game: Liberty, battle: Battle, block: int, side: int, crossing: Crossing, gone: int, waters: int
) -> bool:
    """Reach, hexside limit, and no enemies."""
    if not within_reach(game, block, crossing, gone, waters) or not may_stand(game, block, crossing.to):
        return False
    return not enemies_at(game, side, crossing.to) and battle.crossed.count(crossing.side * 2 + side) < crossing.limit


def leads_to_friends(game: Liberty, battle: Battle, block: int, side: int, first: Crossing) -> bool:
    """Whether a block may pass through a hex and end beyond it in a friendly one."""
    if first.stops and not game.board.is_indian[block]:
        return False
    return any(
        control_of(game, way.to) == side
        and way.to != battle.hex
        and may_regroup_over(game, battle, block, side, way, 1, first.waters)
        for way in game.board.crossings[first.to]
    )


@rule("7.5", "9.1")
def regroup_by_sea(game: Liberty, block: int, side: int, here: int) -> dict[str, Crossing | None]:
    """Ships to a friendly port near by, ships and troops between the West Indies; never to the Atlantic."""
    board = game.board
    if here in board.west_indies:
        places = [place for place in havens(game, side, block, here) if place != board.atlantic]
    else:
        places = near_ports(game, side, block, here, retreating=False)
    return {board.place_names[place]: None for place in places if control_of(game, place) != NOBODY}
