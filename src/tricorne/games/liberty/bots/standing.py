"""How a position stands: the worth of places, the odds of battles, and the chance to win the war."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from tricorne.core.policy import WORTHLESS
from tricorne.games.liberty.board import BRITISH, Block, Board, Place, Side
from tricorne.games.liberty.rules.s1_map import blocks_at
from tricorne.games.liberty.rules.s8_naval import active
from tricorne.games.liberty.rules.s11_5_prisoners import prisoners_of
from tricorne.games.liberty.rules.s11_winter import disband_obstacle, needs_supply, supply_points, unsupplied

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

FAR = 99
PRIZE = 2.5
"""What a supply point is worth, measured in enemy blocks."""
AN_ACTION, A_STEP = 2.0, 1.4
"""What an action of a card is worth, and a step of supply that a block can use."""
REPLACED_EARLY, REPLACED_LATE = 4.0, 2.0
"""What a replacement is worth that cannot be used, while there are two more turns at least, and later."""
GUARDED = 0.8
"""What a supply point of the own colour is worth to its last defender, for each enemy next to it."""

IN_REACH = 4
"""How many points one turn may bring."""
FAIR = 0.7
"""An exchange is fair if what is given is worth this part of what is wanted back."""
FOR_EVEN_ODDS, STEEPNESS = 1.37, 4.7
"""How many times the power of the defenders makes a battle even, and how steeply the odds rise: fitted to 1,500 battles
of three rounds. They are 6 % off on average."""


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


def power(game: Liberty, block: Block) -> float:
    """What a block is worth in a fight."""
    return game.state.strength[block] * (0.6 + 0.4 * game.board.fire[block])


def power_at(game: Liberty, side: Side, place: Place) -> float:
    """What a side has in a place."""
    at = game.state.at
    return sum(power(game, block) for block in game.board.side_blocks[side] if at[block] == place)


def odds(attackers: float, defenders: float) -> float:
    """The chance of an attack, between 0 and 1: who defends fires first and need only hold out."""
    return 1 / (1 + (FOR_EVEN_ODDS * defenders / attackers) ** STEEPNESS) if attackers else 0.0


def hope(game: Liberty, side: Side) -> float:
    """The chance of a side in the battle that is being fought."""
    battle = game.state.battle
    assert battle is not None
    own, enemy = (sum(power(game, block) for block in active(game, battle, s)) for s in (side, 1 - side))
    return odds(own, enemy) if side == battle.attacker else 1 - odds(enemy, own)


def last_turn_of_year(game: Liberty, side: Side) -> bool:
    """Whether winter follows this turn."""
    return not any(game.state.hands[side])


def count_decides(game: Liberty, side: Side) -> bool:
    """Whether a few points more for a side may win or save the war at the count."""
    victory, held = game.board.scenario.victory, supply_points(game)
    limits = (victory.british_win, victory.british_lose_below)
    missing = [limit - held if side == BRITISH else held - limit + 1 for limit in limits]
    return any(0 < points <= IN_REACH for points in missing)


def worth_of_replacement(game: Liberty, side: Side) -> float:
    """Build early in the year; the British not in the last turn, because winter disbands what is still at sea."""
    if last_turn_of_year(game, side):
        return WORTHLESS if side == BRITISH else REPLACED_LATE
    return REPLACED_EARLY if sum(game.state.hands[side]) >= 3 else REPLACED_LATE


def room(game: Liberty, side: Side, place: Place) -> int:
    """How many more blocks of a side a town can feed."""
    blocks = [b for b in game.board.side_blocks[side] if game.state.at[b] == place and needs_supply(game, b)]
    return game.board.value[place] - len(blocks)


def starves(game: Liberty, side: Side, place: Place) -> int:
    """How many blocks of a side would be lost in a place if it were winter."""
    blocks = [b for b in game.board.side_blocks[side] if game.state.at[b] == place and needs_supply(game, b)]
    return unsupplied(game, place, blocks)


@lru_cache(maxsize=4096)
def approaches(board: Board, enemy: int, control: tuple[int, ...]) -> tuple[float, ...]:
    """For each hex, how near it lies to the supply cities that are the enemy's."""
    towns = [town for town in board.supply_cities if control[town] == enemy]
    return tuple(max((board.value[town] / (1 + row[town]) for town in towns), default=0.0) for row in distances(board))


def hold(game: Liberty, side: Side, place: Place) -> float:
    """What is lost when the last block of a side leaves a place: a town of the other colour, or one in danger."""
    board, state = game.board, game.state
    value = board.value[place]
    if state.standing[side][place] > 1 or not value:
        return 0.0
    if board.town_owner[place] != side:
        return PRIZE * value
    return GUARDED * value * danger(game, side, place)


def danger(game: Liberty, side: Side, place: Place) -> int:
    """How many enemy blocks stand next to a place."""
    if place >= game.board.hex_count:
        return 0
    enemy = game.state.standing[1 - side]
    return sum(enemy[way.to] for way in game.board.crossings[place])


def power_by_way(game: Liberty, side: Side) -> dict[str, float]:
    """What a side has brought to the battle by each way, by the name of the place it came from."""
    board, battle = game.board, game.state.battle
    assert battle is not None
    come: dict[str, float] = {}
    for block in blocks_at(game, side, battle.hex):
        entry = game.state.entry[block]
        name = board.place_names[board.side_other_end(entry - 1, battle.hex)] if entry > 0 else "sea"
        come[name] = come.get(name, 0.0) + power(game, block)
    return come


def better_disbanded(game: Liberty, side: Side, block: Block) -> float:
    """Above 1 for a block that would be lost, or that is spent and holds nothing."""
    state, board = game.state, game.board
    place = state.at[block]
    spent = 1.2 - 0.3 * state.strength[block] + (0.2 if board.max_strength[block] > 2 else 0.0)
    if board.is_leader[block]:
        spent -= 0.5
    if starves(game, side, place):
        return 2.0 + spent
    return spent - hold(game, side, place)


def better_in_the_pool(game: Liberty, side: Side) -> list[int]:
    """The blocks of a side that may be disbanded and should be, those who would starve first."""
    blocks = [b for b in game.board.side_blocks[side] if disband_obstacle(game, side, b) is None]
    found = {block: better_disbanded(game, side, block) for block in blocks}
    return sorted((block for block in found if found[block] > 1.0), key=lambda block: -found[block])


def prisoner_worth(game: Liberty, block: Block) -> float:
    """What a prisoner adds to the pool of its owner: more if it shoots well, less if there are others to be drawn."""
    board, at = game.board, game.state.at
    owned = board.side_blocks[board.block_side[block]]
    return board.fire[block] * board.max_strength[block] / (1 + sum(at[other] == board.pool for other in owned))


def is_fair(game: Liberty, back: Iterable[Block], given: Iterable[Block]) -> bool:
    """Whether the blocks that come back to a side are worth those that it gives, or nearly."""
    gained, paid = (sum(prisoner_worth(game, block) for block in blocks) for blocks in (back, given))
    return gained >= FAIR * paid


def fair_trade(game: Liberty, side: Side) -> tuple[Block, Block] | None:
    """One prisoner for another that is fair to both: the best that can be had back, and what is given for it."""
    own, theirs = prisoners_of(game, side), prisoners_of(game, 1 - side)
    worth = {block: prisoner_worth(game, block) for block in (*own, *theirs)}
    pairs = [(b, g) for b in own for g in theirs if min(worth[b], worth[g]) >= FAIR * max(worth[b], worth[g])]
    return max(pairs, key=lambda pair: (worth[pair[0]], -worth[pair[1]]), default=None)
