"""7.4 Retreats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import Block, Crossing, Place, Side
from tricorne.games.liberty.knowledge import mix
from tricorne.games.liberty.rules.answers import place_of, why_not_block
from tricorne.games.liberty.rules.s1_map import blocks_at, control_of, enemies_at, may_stand, put, seat_of
from tricorne.games.liberty.rules.s2_armies import allowance, capture
from tricorne.games.liberty.rules.s5_2_hexsides import BY_SHIP, crossing_code
from tricorne.games.liberty.rules.s8_5_sea_retreats import (
    STOP,
    log_retreat,
    retreat_ship,
    sea_retreat_obstacle,
    sea_retreats,
    ship_retreats,
)
from tricorne.games.liberty.rules.s8_naval import after_ship_losses

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty
    from tricorne.games.liberty.state import Battle


def no_way_out(game: Liberty, battle: Battle, block: Block) -> None:
    """A block that must retreat and cannot is captured."""
    capture(game, block, "7.4")
    if game.board.is_ship[block]:
        after_ship_losses(game, battle)


def can_retreat(game: Liberty, battle: Battle, block: Block) -> bool:
    """Whether there is any way out for a block."""
    if game.board.is_ship[block]:
        return bool(ship_retreats(game, battle, block))
    return bool(land_retreats(game, battle, block, battle.hex, 0, -1)) or bool(sea_retreats(game, battle, block))


@rule("7.4")
def retreat(game: Liberty, battle: Battle, side: Side, block: Block) -> Rule[None]:
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
            why_not = partial(why_not_retreat, game, battle, block, here, gone, waters)
            answer = yield Ask(seat_of(side), "retreat", options, "7.4", why_not, block=board.block_names[block])
        else:
            game.forced.append((seat_of(side), "retreat", answer))
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


def why_not_retreat(
    game: Liberty, battle: Battle, block: Block, here: Place, gone: int, waters: int, answer: str
) -> Reason | None:
    """What is against the next step of a retreat, or against ending it."""
    if answer == STOP:
        return None if gone else ("why-must-go", "7.4")
    place = place_of(game, answer)
    if place is None:
        return None
    if place >= game.board.hex_count:
        return ("why-by-land", "7.4") if gone else sea_retreat_obstacle(game, battle, block, place)
    crossing = game.board.crossing[here].get(place) if here < game.board.hex_count else None
    if crossing is None:
        return "why-not-adjacent", "1.1"
    return retreat_obstacle(game, battle, block, crossing, gone, waters)


def land_retreats(
    game: Liberty, battle: Battle, block: Block, here: Place, gone: int, waters: int
) -> dict[str, Crossing]:
    """The next hexes of a retreat, by name."""
    board = game.board
    ways = board.crossings[here] if here < board.hex_count else ()
    return {
        board.place_names[way.to]: way
        for way in ways
        if retreat_obstacle(game, battle, block, way, gone, waters) is None
    }


@rule("7.4")
def retreat_obstacle(
    game: Liberty, battle: Battle, block: Block, crossing: Crossing, gone: int, waters: int
) -> Reason | None:
    """Friendly or neutral hexes, without enemies, and no other battle; within reach, and over an open hexside."""
    side, to = game.board.block_side[block], crossing.to
    if not within_reach(game, block, crossing, gone, waters):
        return "why-movement-spent", "7.4"
    if not may_stand(game, block, to):
        return "why-no-wilderness", "10.0"
    if control_of(game, to) == 1 - side:
        return "why-enemy-hex", "7.4"
    if enemies_at(game, side, to):
        return "why-enemies-there", "7.4"
    if gone == 0 and not retreat_side_open(game, battle, side, crossing):
        return ("why-not-as-they-came", "7.4") if side == battle.attacker else ("why-attackers-came", "7.4")
    is_full = battle.crossed.count(crossing.side * 2 + side) >= crossing.limit
    return ("why-hexside-full", "7.4") if is_full else None


@rule("7.4", "7.5")
def within_reach(game: Liberty, block: Block, crossing: Crossing, gone: int, waters: int) -> bool:
    """The printed movement, or two hexes along the river by which the block came two hexes. No forced march."""
    if gone < allowance(game, block):
        return True
    return gone == 1 and bool(game.state.river[block] & waters & crossing.waters)


@rule("7.4")
def retreat_side_open(game: Liberty, battle: Battle, side: Side, crossing: Crossing) -> bool:
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


def choose_block(
    game: Liberty,
    side: Side,
    blocks: list[Block],
    obstacle: Callable[[Block], Reason | None],
    kind: str,
    place: Place,
) -> Rule[Block]:
    """One of several blocks that retreat, by their owner's choice."""
    if len(blocks) == 1:
        game.forced.append((seat_of(side), kind, game.board.block_names[blocks[0]]))
        return blocks[0]
    names = [game.board.block_names[b] for b in blocks]
    why_not = partial(why_not_block, game, side, obstacle, "7.4")
    answer = yield Ask(seat_of(side), kind, names, "7.4", why_not, place=game.board.place_names[place])
    return game.board.block_index[answer]


@rule("7.2", "7.4")
def leave_all(game: Liberty, battle: Battle, side: Side) -> Rule[None]:
    """Every block of a side leaves the hex, in the order its owner likes; who has no way out is captured."""

    def obstacle(block: Block) -> Reason | None:
        if game.state.at[block] != battle.hex:
            return "why-not-in-battle", "7.4"
        return None if can_retreat(game, battle, block) else ("why-no-way-out", "7.4")

    while True:
        here = blocks_at(game, side, battle.hex)
        able = [b for b in here if obstacle(b) is None]
        if not able:
            break
        block = yield from choose_block(game, side, able, obstacle, "leave", battle.hex)
        yield from retreat(game, battle, side, block)
    for block in here:
        capture(game, block, "7.4")
