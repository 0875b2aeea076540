"""6.0 Replacements: a block drawn blind from the pool, at full strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Luck, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import BRITISH, NOBODY
from tricorne.games.liberty.knowledge import mix
from tricorne.games.liberty.rules.s1_map import control_of, enemies_at, holder, log_secretly, may_stand, put, seat_of

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


@rule("6.0", "12.0")
def may_replace(game: Liberty, side: int) -> bool:
    """Whether a side may draw: it needs a block in its pool, and the British draw none in the first year."""
    state, board = game.state, game.board
    if side == BRITISH and state.year == board.scenario.no_british_replacements.year:
        return False
    return any(state.at[block] == board.pool for block in board.side_blocks[side])


@rule("6.0")
def replace(game: Liberty, side: int) -> Rule[None]:
    """Draw a block, then choose its place. Without a place it goes back and the action is spent."""
    state, board = game.state, game.board
    pool = [board.block_names[b] for b in board.side_blocks[side] if state.at[b] == board.pool]
    name = yield Luck("replacement", pool, "6.0", seen_by=(seat_of(side),))
    block = board.block_index[name]
    places = [board.place_names[place] for place in deployments(game, side, block)]
    if not places:
        log_secretly(game, "not_deployed", "6.0", side, block)
        return
    place = places[0]
    if len(places) > 1:
        place = yield Ask(seat_of(side), "deploy", places, "6.0", block=name)
    deploy(game, block, board.place_index[place])
    log_secretly(game, "deployed", "6.0", side, block, at=place)


def deploy(game: Liberty, block: int, place: int) -> None:
    """Put a drawn block on the map; it does nothing more this turn."""
    state, board = game.state, game.board
    mix(game, board.block_side[block], board.pool)
    put(game, block, place)
    state.strength[block] = board.max_strength[block]
    state.vague[block] = 0
    state.origin[block] = place
    state.moved[block] = 1
    if place != board.atlantic:
        state.deployed.append(place)


def deployments(game: Liberty, side: int, block: int) -> list[int]:
    """Where a drawn block may go."""
    board = game.board
    if board.is_indian[block]:
        return indian_deployments(game, block)
    if board.is_loyalist[block] or board.nation[block] == "american":
        return city_deployments(game, side, block)
    return overseas_deployments(game)


@rule("6.1", "6.2")
def overseas_deployments(game: Liberty) -> list[int]:
    """British, Hessian and French blocks come from Europe."""
    return [game.board.atlantic]


@rule("6.1", "6.2")
def city_deployments(game: Liberty, side: int, block: int) -> list[int]:
    """Loyalists and Americans: friendly supply cities without enemies, one block each; red ones for militia only."""
    state, board = game.state, game.board
    found = []
    for place in board.supply_cities:
        if place in board.west_indies or place in state.deployed:
            continue
        if control_of(game, place) != side or enemies_at(game, side, place):
            continue
        if board.red[place] and not (board.is_loyalist[block] or board.is_militia[block]):
            continue
        found.append(place)
    return found


@rule("6.1", "10.0")
def indian_deployments(game: Liberty, block: int) -> list[int]:
    """Its own village; when that is lost, a neutral hex beside it."""
    board = game.board
    home = board.home[block]
    if control_of(game, home) == BRITISH and not enemies_at(game, BRITISH, home):
        return [] if home in game.state.deployed else [home]
    return [way.to for way in board.crossings[home] if is_neutral(game, way.to) and may_stand(game, block, way.to)]


def is_neutral(game: Liberty, place: int) -> bool:
    """Nobody's at the start of the turn, and empty."""
    return control_of(game, place) == NOBODY and holder(game, place) == NOBODY
