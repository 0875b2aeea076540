"""5.2 Crossing hexsides: how crossings and attacks are counted and logged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty.board import Block, Crossing, Place, Side
from tricorne.games.liberty.rules.s1_map import log_secretly

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

BY_SHIP = 1 << 20
"""Warships use hexsides without counting against the limit; their crossings are noted apart."""


@rule("5.2")
def has_room(game: Liberty, side: Side, crossing: Crossing) -> bool:
    """Each player may send only so many blocks over a hexside in a turn, in both directions together."""
    crossings = game.state.crossings
    code = crossing.side * 4 + side
    return crossings.count(code) + crossings.count(code + 2) < crossing.limit


def crossing_code(game: Liberty, side: Side, hexside: int, to: int) -> int:
    """How a crossing is noted: the hexside, its direction and the player."""
    return hexside * 4 + 2 * (game.board.side_ends[hexside][1] == to) + side


def used_to_enter(game: Liberty, side: Side, hexside: int, place: Place) -> bool:
    """Whether blocks of a side, ships included, came into a hex over a hexside this turn."""
    code = crossing_code(game, side, hexside, place)
    crossings = game.state.crossings
    return code in crossings or code + BY_SHIP in crossings


def note_attack(game: Liberty, side: Side, place: Place) -> None:
    """Whoever first moves against enemy blocks is the attacker there this turn."""
    state = game.state
    if state.standing[1 - side][place] and not any(attack // 2 == place for attack in state.attacks):
        state.attacks.append(place * 2 + side)


def log_move(game: Liberty, event: str, section: str, side: Side, block: Block, start: int) -> None:
    """Both see a block go from place to place; only its owner sees which."""
    names = game.board.place_names
    log_secretly(game, event, section, side, block, start=names[start], end=names[game.state.at[block]])
