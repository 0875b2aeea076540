"""11.0 Winter, in its exact order: victory, French entry, disbanding, attrition, prisoners."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import AMERICAN, BRITISH, NOBODY, Block, Place, Side
from tricorne.games.liberty.rules.answers import why_not_block
from tricorne.games.liberty.rules.s1_map import blocks_at, blocks_on_map, control_of, is_frozen, seat_of
from tricorne.games.liberty.rules.s2_armies import capture, disband, fed_by_leader
from tricorne.games.liberty.rules.s5_3_control import renew_control
from tricorne.games.liberty.rules.s5_7_sea import sea_lane_open
from tricorne.games.liberty.rules.s9_french import french_entry_roll
from tricorne.games.liberty.rules.s10_indians import villages_taken
from tricorne.games.liberty.rules.s11_5_prisoners import winter_exchange
from tricorne.games.liberty.state import ATTRITION, DEAL, DISBAND, EXCHANGE, OVER

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

DONE = "done"
LOCAL = ("american", "loyalist", "indian")
"""Nations whose blocks are disbanded in a town; all others sail home."""


@rule("11.0", "11.2")
def begin_winter(game: Liberty) -> Rule[None]:
    """The war may end; if not, France may come, and villages fall."""
    state = game.state
    decide_victory(game)
    if state.winner != NOBODY:
        state.phase = OVER
        return
    yield from french_entry_roll(game)
    villages_taken(game)
    state.phase, state.mover = DISBAND, BRITISH


def supply_points(game: Liberty) -> int:
    """The value of all supply cities the British control."""
    value = game.board.value
    return sum(value[place] for place in game.board.supply_cities if control_of(game, place) == BRITISH)


@rule("11.1")
def decide_victory(game: Liberty) -> None:
    """The British win with 30 points and lose below 12; without a decision by the end of 1783 the Americans win."""
    state, scenario = game.state, game.board.scenario
    points = supply_points(game)
    state.points.append(points)
    game.log("points", "11.1", year=str(state.year), points=points)
    if points >= scenario.victory.british_win:
        state.winner, state.reason = BRITISH, "british-control"
    elif points < scenario.victory.british_lose_below:
        state.winner, state.reason = AMERICAN, "british-collapse"
    elif state.year == scenario.years.last:
        state.winner, state.reason = AMERICAN, "american-endurance"


@rule("11.3")
def disbanding(game: Liberty) -> Rule[None]:
    """The British first: blocks go back to the pool; everything in the Atlantic must."""
    state, board = game.state, game.board
    side = state.mover
    for block in blocks_at(game, side, board.atlantic):
        disband(game, block)
    obstacle = partial(disband_obstacle, game, side)
    while True:
        names = [board.block_names[b] for b in blocks_on_map(game, side) if obstacle(b) is None]
        if not names or (yield Ask(seat_of(side), "winter", ["disband", DONE], "11.3")) == DONE:
            break
        why_not = partial(why_not_block, game, side, obstacle, "11.3")
        answer = yield Ask(seat_of(side), "disband", names, "11.3", why_not)
        disband(game, board.block_index[answer])
    if side == BRITISH:
        state.mover = AMERICAN
    else:
        state.phase = ATTRITION


@rule("11.3")
def disband_obstacle(game: Liberty, side: Side, block: Block) -> Reason | None:
    """British, Hessian and French blocks in or beside a friendly port with an open way to sea; others in any town."""
    board = game.board
    place = game.state.at[block]
    if place >= board.place_count:
        return "why-not-on-map", "11.3"
    if is_frozen(game, block):
        return "why-france-neutral", "9.0"
    if board.nation[block] in LOCAL:
        return ("why-no-town", "11.3") if board.town_owner[place] == NOBODY else None
    friendly = [port for port in board.ports_near[place] if control_of(game, port) == side]
    if not friendly:
        return "why-no-friendly-port", "11.3"
    return None if any(sea_lane_open(game, side, port) for port in friendly) else ("why-bay-closed", "11.3")


@rule("11.4")
def attrition(game: Liberty) -> Rule[None]:
    """Blocks beyond what town and leader can feed are captured; the owner chooses them."""
    state, board = game.state, game.board
    for side in (BRITISH, AMERICAN):
        for place in range(board.place_count):
            if state.standing[side][place]:
                yield from starve(game, side, place)
    renew_control(game)
    state.phase = EXCHANGE


def starve(game: Liberty, side: Side, place: Place) -> Rule[None]:
    """The losses of one hex."""
    board = game.board
    while True:
        blocks = [b for b in blocks_at(game, side, place) if needs_supply(game, b)]
        excess = unsupplied(game, place, blocks)
        if not excess:
            return
        helpful = [b for b in blocks if unsupplied(game, place, [x for x in blocks if x != b]) < excess]
        names = [board.block_names[b] for b in helpful]
        answer = names[0]
        if len(names) > 1 and excess < len(blocks):
            obstacle = partial(attrition_obstacle, game, place, helpful)
            why_not = partial(why_not_block, game, side, obstacle, "11.4")
            args = {"place": board.place_names[place], "excess": excess}
            answer = yield Ask(seat_of(side), "attrition", names, "11.4", why_not, **args)
        else:
            game.forced.append((seat_of(side), "attrition", answer))
        capture(game, board.block_index[answer], "11.4")


def attrition_obstacle(game: Liberty, place: Place, helpful: list[Block], block: Block) -> Reason | None:
    """Why a block is none of those whose loss would help the others."""
    if block in helpful:
        return None
    if game.state.at[block] != place:
        return "why-elsewhere", "11.4"
    return ("why-loss-is-no-help", "11.4") if needs_supply(game, block) else ("why-needs-no-supply", "11.4")


def needs_supply(game: Liberty, block: Block) -> bool:
    """Indians live off the land, and France looks after its own before it enters."""
    board = game.board
    return not board.is_indian[block] and (game.state.french_entered or not board.is_french[block])


@rule("11.4")
def unsupplied(game: Liberty, place: Place, blocks: list[Block]) -> int:
    """How many blocks go without: the town feeds its value, one leader in a town his strength."""
    board = game.board
    need = len(blocks) - board.value[place]
    if need <= 0 or board.town_owner[place] == NOBODY:
        return max(need, 0)
    return max(need - fed_by_leader(game, blocks), 0)


@rule("11.0", "11.5")
def end_winter(game: Liberty) -> Rule[None]:
    """Prisoners may be exchanged; then the next year begins."""
    yield from winter_exchange(game)
    game.state.year += 1
    game.state.phase = DEAL
