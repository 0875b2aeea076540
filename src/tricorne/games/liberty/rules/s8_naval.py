"""8.2 to 8.6 Ships in battle: engaged fleets, bombardment, landings, and who must give way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Reason
from tricorne.core.rules import rule
from tricorne.games.liberty.board import Block, Place, Side
from tricorne.games.liberty.rules.s1_map import blocks_at, put, seat_of
from tricorne.games.liberty.rules.s2_armies import lose_step
from tricorne.games.liberty.state import BY_SEA

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty
    from tricorne.games.liberty.state import Battle


def active(game: Liberty, battle: Battle, side: Side) -> list[int]:
    """The blocks of a side that fight: all in the hex but the reserves."""
    here = blocks_at(game, side, battle.hex)
    return [b for b in here if b not in battle.reserves] if battle.reserves else here


def ships_of(game: Liberty, battle: Battle, side: Side) -> list[int]:
    """The warships of a side that fight."""
    is_ship = game.board.is_ship
    return [b for b in active(game, battle, side) if is_ship[b]]


def fleet_of(game: Liberty, battle: Battle, side: Side) -> list[int]:
    """All warships of a side in the hex, reserves included."""
    is_ship = game.board.is_ship
    return [b for b in blocks_at(game, side, battle.hex) if is_ship[b]]


def troops_of(game: Liberty, battle: Battle, side: Side) -> list[int]:
    """The land blocks of a side that fight."""
    is_ship = game.board.is_ship
    return [b for b in active(game, battle, side) if not is_ship[b]]


def naval_targets(game: Liberty, battle: Battle, side: Side, block: Block) -> list[int]:
    """Whom a block's hits may strike, as far as ships make a difference."""
    board = game.board
    enemies = active(game, battle, 1 - side)
    theirs = [b for b in enemies if board.is_ship[b]]
    if battle.afloat or (theirs and ships_of(game, battle, side)):
        return engaged(game, block, theirs, enemies)
    if board.is_ship[block]:
        return bombarded(game, enemies)
    return enemies


@rule("8.0", "8.2")
def engaged(game: Liberty, block: Block, ships: list[int], enemies: list[int]) -> list[int]:
    """While both sides have ships, or troops are aboard, ships hit ships and troops hit troops."""
    board = game.board
    return ships if board.is_ship[block] else [b for b in enemies if not board.is_ship[b]]


@rule("8.3")
def bombarded(game: Liberty, enemies: list[int]) -> list[int]:
    """Bombardment never takes a land block's last step."""
    strength = game.state.strength
    return [b for b in enemies if strength[b] > 1]


@rule("8.4")
def begins_afloat(game: Liberty, battle: Battle) -> bool:
    """Troops of a sea attack stay aboard while enemy ships defend the port."""
    aboard = sea_troops(game, battle, active(game, battle, battle.attacker))
    return aboard and bool(ships_of(game, battle, 1 - battle.attacker))


def sea_troops(game: Liberty, battle: Battle, blocks: list[int]) -> bool:
    """Whether there are land blocks of a sea attack among these."""
    board, entry = game.board, game.state.entry
    return any(entry[b] == BY_SEA and not board.is_ship[b] and board.block_side[b] == battle.attacker for b in blocks)


def after_ship_losses(game: Liberty, battle: Battle) -> None:
    """A fleet has shrunk: troops aboard may land, or must turn back."""
    if not battle.afloat:
        return
    if not ships_of(game, battle, 1 - battle.attacker):
        land_at_once(game, battle)
    elif not fleet_of(game, battle, battle.attacker):
        repulse(game, battle)


@rule("8.4")
def land_at_once(game: Liberty, battle: Battle) -> None:
    """The last defending ship is gone: the troops land and may fire in this round."""
    battle.afloat = False
    battle.landed = battle.round
    game.log("landed", "8.4", side=seat_of(battle.attacker), place=game.board.place_names[battle.hex])


@rule("8.4", "9.1")
def repulse(game: Liberty, battle: Battle) -> None:
    """The last attacking ship is beaten: its troops lose a step and go back where they came from."""
    board, state = game.board, game.state
    side = battle.attacker
    for block in aboard(game, battle):
        origin = state.origin[block]
        returns = origin in board.west_indies and state.control[origin] == side and not state.standing[1 - side][origin]
        if not lose_step(game, block):
            put(game, block, origin if returns else board.atlantic)
    give_up_landing(game, battle)


@rule("8.5", "9.1")
def go_with_ship(game: Liberty, battle: Battle, place: Place) -> None:
    """The last attacking ship leaves: its troops go with it, but to the Atlantic where it keeps to the coast."""
    board = game.board
    for block in aboard(game, battle):
        put(game, block, place if place in board.west_indies else board.atlantic)
    give_up_landing(game, battle)


def aboard(game: Liberty, battle: Battle) -> list[int]:
    """The land blocks of a sea attack, reserves included."""
    is_ship = game.board.is_ship
    return [b for b in blocks_at(game, battle.attacker, battle.hex) if not is_ship[b]]


def give_up_landing(game: Liberty, battle: Battle) -> None:
    """No troops are left before the port."""
    battle.afloat = False
    game.log("repulsed", "8.4", side=seat_of(battle.attacker), place=game.board.place_names[battle.hex])


@rule("8.6")
def displaced_ships(game: Liberty, battle: Battle) -> bool:
    """Ships alone cannot hold a hex against troops ashore, even as defenders."""
    if battle.afloat or troops_of(game, battle, 1 - battle.attacker):
        return False
    return bool(troops_of(game, battle, battle.attacker))


@rule("7.21", "8.4")
def fire_obstacle(game: Liberty, battle: Battle, block: Block) -> Reason | None:
    """Troops hold their fire during a landing."""
    return ("why-before-landing", "8.4") if battle.afloat and not game.board.is_ship[block] else None
