"""6.0 Replacements: a block drawn blind from the pool, at full strength."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Luck, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import BRITISH, NOBODY, Block, Place, Side
from tricorne.games.liberty.knowledge import mix
from tricorne.games.liberty.rules.answers import why_not_place
from tricorne.games.liberty.rules.s1_map import control_of, enemies_at, holder, log_secretly, may_stand, put, seat_of

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


@rule("6.0", "12.0")
def draw_obstacle(game: Liberty, side: Side) -> Reason | None:
    """A block can be drawn if there is one in the pool; the British draw none in the first year."""
    state, board = game.state, game.board
    if side == BRITISH and state.year == board.scenario.no_british_replacements.year:
        return "why-no-british-replacements", "12.0"
    has_block = any(state.at[block] == board.pool for block in board.side_blocks[side])
    return None if has_block else ("why-empty-pool", "6.0")


@rule("6.0")
def replace(game: Liberty, side: Side) -> Rule[None]:
    """Draw a block, then choose its place. Without a place it goes back and the action is spent."""
    state, board = game.state, game.board
    pool = [board.block_names[b] for b in board.side_blocks[side] if state.at[b] == board.pool]
    name = yield Luck("replacement", pool, "6.0", seen_by=(seat_of(side),))
    block = board.block_index[name]
    places = [board.place_names[place] for place in deployments(game, side, block)]
    if not places:
        log_secretly(game, "not-deployed", "6.0", side, block)
        return
    place = places[0]
    if len(places) > 1:
        why_not = partial(why_not_place, game, partial(deployment_obstacle, game, side, block))
        place = yield Ask(seat_of(side), "deploy", places, "6.0", why_not, block=name)
    else:
        game.forced.append((seat_of(side), "deploy", place))
    deploy(game, block, board.place_index[place])
    log_secretly(game, "deployed", "6.0", side, block, at=place)


def deploy(game: Liberty, block: Block, place: Place) -> None:
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


def deployments(game: Liberty, side: Side, block: Block) -> list[Place]:
    """Where a drawn block may go."""
    board = game.board
    if is_from_overseas(game, block):
        return [board.atlantic]
    if board.is_indian[block]:
        return [place for place in indian_domain(game, block) if indian_obstacle(game, block, place) is None]
    return [place for place in board.supply_cities if city_obstacle(game, side, block, place) is None]


def deployment_obstacle(game: Liberty, side: Side, block: Block, place: Place) -> Reason | None:
    """What keeps a drawn block from a place, if it has a choice: those from overseas have none."""
    if game.board.is_indian[block]:
        return indian_obstacle(game, block, place)
    return city_obstacle(game, side, block, place)


@rule("6.1", "6.2")
def is_from_overseas(game: Liberty, block: Block) -> bool:
    """British, Hessian and French blocks come from Europe, to the Atlantic."""
    return game.board.nation[block] in ("british", "hessian", "french")


@rule("6.1", "6.2")
def city_obstacle(game: Liberty, side: Side, block: Block, place: Place) -> Reason | None:
    """Loyalists and Americans: friendly supply cities without enemies, one block each; red ones for militia only."""
    state, board = game.state, game.board
    section = "6.1" if side == BRITISH else "6.2"
    if place in board.west_indies:
        return "why-not-west-indies", "9.1"
    if not board.value[place]:
        return "why-no-supply-city", section
    if control_of(game, place) != side:
        return "why-not-friendly", section
    if board.red[place] and not (board.is_loyalist[block] or board.is_militia[block]):
        return "why-militia-only", section
    if enemies_at(game, side, place):
        return "why-enemies-there", section
    return ("why-one-block-a-hex", section) if place in state.deployed else None


def indian_domain(game: Liberty, block: Block) -> list[Place]:
    """An Indian comes to its village, or when that is lost beside it."""
    home = game.board.home[block]
    return [home] if village_is_held(game, home) else [way.to for way in game.board.crossings[home]]


@rule("6.1", "10.0")
def indian_obstacle(game: Liberty, block: Block, place: Place) -> Reason | None:
    """Its own village, one block a turn; when that is lost, a neutral hex of the wilderness beside it."""
    if place not in indian_domain(game, block):
        return "why-not-at-the-village", "10.0"
    if place == game.board.home[block]:
        return ("why-one-block-a-hex", "6.1") if place in game.state.deployed else None
    if not may_stand(game, block, place):
        return "why-no-wilderness", "10.0"
    return None if is_neutral(game, place) else ("why-not-neutral", "10.0")


def village_is_held(game: Liberty, home: Place) -> bool:
    """Whether a village is British, with no enemy in it."""
    return control_of(game, home) == BRITISH and not enemies_at(game, BRITISH, home)


def is_neutral(game: Liberty, place: Place) -> bool:
    """Nobody's at the start of the turn, and empty."""
    return control_of(game, place) == NOBODY and holder(game, place) == NOBODY
