"""How a position stands: the worth of places, the odds of battles, and the chance to win the war."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING

from tricorne.games.liberty.board import BRITISH, NOBODY, Board
from tricorne.games.liberty.rules.s11_winter import needs_supply, supply_points, unsupplied

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

FAR = 99
PRIZE = 2.5
"""What a supply point is worth, measured in enemy blocks."""

POINT, BLOCK, YEAR, HANDICAP = 0.194, 0.2, 0.42, 8.1
"""The logarithm of the British odds, by supply points, blocks in the field more than the Americans', and years left:
fitted to the results of 170 games between `normal` and `easy` players."""


@lru_cache(maxsize=8)
def distances(board: Board) -> tuple[tuple[int, ...], ...]:
    """How many hexes lie between any two, over land."""
    rows = []
    for start in range(board.hex_count):
        row = [FAR] * board.place_count
        row[start] = 0
        frontier = [start]
        while frontier:
            onward = []
            for here in frontier:
                for way in board.crossings[here]:
                    if row[way.to] == FAR:
                        row[way.to] = row[here] + 1
                        onward.append(way.to)
            frontier = onward
        rows.append(tuple(row))
    return tuple(rows)


def power(game: Liberty, block: int) -> float:
    """What a block is worth in a fight."""
    return game.state.strength[block] * (0.6 + 0.4 * game.board.fire[block])


def power_at(game: Liberty, side: int, place: int) -> float:
    """What a side has in a place."""
    at = game.state.at
    return sum(power(game, block) for block in game.board.side_blocks[side] if at[block] == place)


def odds(own: float, enemy: float) -> float:
    """The chance to win a battle, between 0 and 1."""
    return own * own / (own * own + enemy * enemy) if own else 0.0


def last_turn_of_year(game: Liberty, side: int) -> bool:
    """Whether winter follows this turn."""
    return not any(game.state.hands[side])


def room(game: Liberty, side: int, place: int) -> int:
    """How many more blocks of a side a town can feed."""
    blocks = [b for b in game.board.side_blocks[side] if game.state.at[b] == place and needs_supply(game, b)]
    return game.board.value[place] - len(blocks)


def starves(game: Liberty, side: int, place: int) -> int:
    """How many blocks of a side would be lost in a place if it were winter."""
    blocks = [b for b in game.board.side_blocks[side] if game.state.at[b] == place and needs_supply(game, b)]
    return unsupplied(game, place, blocks)


def approach(game: Liberty, side: int, place: int) -> float:
    """How near a place lies to enemy towns worth having."""
    board = game.board
    if place == board.atlantic:
        return 1.5
    if place >= board.hex_count:
        return 0.0
    return approaches(board, 1 - side, tuple(game.state.control))[place]


@lru_cache(maxsize=4096)
def approaches(board: Board, enemy: int, control: tuple[int, ...]) -> tuple[float, ...]:
    """For each hex, how near it lies to the supply cities that are the enemy's."""
    towns = [town for town in board.supply_cities if control[town] == enemy]
    return tuple(max((board.value[town] / (1 + row[town]) for town in towns), default=0.0) for row in distances(board))


def hold(game: Liberty, side: int, place: int) -> float:
    """What is lost when the last block of a side leaves a place: a town of the other colour, or one in danger."""
    board, state = game.board, game.state
    value = board.value[place]
    if state.standing[side][place] > 1 or not value:
        return 0.0
    if board.town_owner[place] != side:
        return PRIZE * value
    return 0.8 * value * danger(game, side, place)


def danger(game: Liberty, side: int, place: int) -> int:
    """How many enemy blocks stand next to a place."""
    if place >= game.board.hex_count:
        return 0
    enemy = game.state.standing[1 - side]
    return sum(enemy[way.to] for way in game.board.crossings[place])


def worth(game: Liberty, side: int, block: int, place: int, help_to_come: float = 0.0) -> float:
    """What it is worth to bring a block to a place."""
    board, state = game.board, game.state
    if place == board.atlantic:
        return 0.4 if last_turn_of_year(game, side) else 1.6
    value, enemies = board.value[place], state.standing[1 - side][place]
    if enemies:
        own = power_at(game, side, place) + power(game, block) + help_to_come
        chance = odds(own, power_at(game, 1 - side, place))
        return (PRIZE * value + 1.5 * enemies) * (2.2 * chance - 1.0)
    found = 0.8 * approach(game, side, place)
    if board.town_owner[place] != NOBODY and state.control[place] == 1 - side and not state.standing[side][place]:
        found += PRIZE * value + 0.5
    elif value and state.control[place] == side:
        found += 0.3 * value * (1 + danger(game, side, place)) / (1 + state.standing[side][place])
    if last_turn_of_year(game, side) and not board.is_indian[block] and room(game, side, place) <= 0:
        found -= 3.0
    return found


def winning_chance(game: Liberty, seat_is_british: bool) -> float:
    """The chance to win, by supply points against the thresholds, the year, and the blocks in the field."""
    state, board = game.state, game.board
    if state.winner != NOBODY:
        return float((state.winner == BRITISH) == seat_is_british)
    field = [sum(state.at[block] < board.place_count for block in board.side_blocks[side]) for side in (0, 1)]
    years_left = board.scenario.years.last - state.year
    lead = POINT * supply_points(game) + BLOCK * (field[BRITISH] - field[1 - BRITISH]) + YEAR * years_left - HANDICAP
    british = 1 / (1 + exp(-lead))
    return british if seat_is_british else 1 - british
