"""Flight before winter: whether a block that leaves a battle finds food in time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tricorne.games.liberty.board import Block, Place, Side
from tricorne.games.liberty.bots.standing import last_turn_of_year, room
from tricorne.games.liberty.rules.s1_map import control_of
from tricorne.games.liberty.rules.s5_movement import ANY_WATER
from tricorne.games.liberty.rules.s7_4_retreats import land_retreats
from tricorne.games.liberty.rules.s8_5_sea_retreats import sea_retreats
from tricorne.games.liberty.rules.s8_naval import active
from tricorne.games.liberty.rules.s11_winter import LOCAL, needs_supply
from tricorne.games.liberty.state import Battle

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


def winter_is_next(game: Liberty, side: Side) -> bool:
    """Whether a side does not move again before winter."""
    battle = game.state.battle
    assert battle is not None
    moves_later = battle.attacker == game.state.first != side
    return last_turn_of_year(game, side) and not moves_later


def flees_in_vain(game: Liberty, side: Side) -> bool:
    """Whether winter takes every block of a side that leaves the battle now."""
    battle = game.state.battle
    assert battle is not None
    return winter_is_next(game, side) and not any(escapes(game, battle, block) for block in active(game, battle, side))


def escapes(game: Liberty, battle: Battle, block: Block) -> bool:
    """Whether there is a way out for a block that winter does not close."""
    if game.board.is_ship[block] or not needs_supply(game, block) or sea_retreats(game, battle, block):
        return True
    ways = land_retreats(game, battle, block, battle.hex, 0, ANY_WATER).values()
    return any(leads_to_food(game, battle, block, way.to, 1, way.waters) for way in ways)


def leads_to_food(game: Liberty, battle: Battle, block: Block, place: Place, gone: int, waters: int) -> bool:
    """Whether a block that retreats to a place finds food there or farther on."""
    board, side = game.board, game.board.block_side[block]
    if room(game, side, place) > 0:
        return True
    if board.nation[block] not in LOCAL and any(control_of(game, port) == side for port in board.ports_near[place]):
        return True
    ways = land_retreats(game, battle, block, place, gone, waters).values()
    return any(leads_to_food(game, battle, block, way.to, gone + 1, waters & way.waters) for way in ways)


def saved_from_winter(game: Liberty, block: Block, options: Iterable[str]) -> set[str]:
    """The next hexes of a retreat that lead to food, where nobody moves again before winter."""
    board, battle = game.board, game.state.battle
    assert battle is not None
    if not needs_supply(game, block) or not winter_is_next(game, board.block_side[block]):
        return set()
    here = game.state.at[block]
    gone = 1 if here == battle.hex else 2
    places = {option: board.place_index[option] for option in options if option in board.place_index}
    return {name for name, to in places.items() if leads_to_food(game, battle, block, to, gone, ANY_WATER)}
