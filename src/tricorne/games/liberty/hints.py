"""What would come of an option, for people who decide."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any

from tricorne.core.questions import Ask
from tricorne.games.liberty.board import SIDES
from tricorne.games.liberty.rules.s2_armies import fire_rating
from tricorne.games.liberty.rules.s4_weather import is_attack
from tricorne.games.liberty.rules.s8_naval import naval_targets

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

MOVES = ("march", "onward", "force", "sail")


def hint_for(game: Liberty, ask: Ask, option: str) -> dict[str, Any] | None:
    """Of a move what it meets and how many more may cross; of fire its dice and the mean of its hits."""
    if ask.kind in MOVES:
        return move_hint(game, ask, option)
    word, _, name = option.partition(":")
    if ask.kind == "combat" and word == "fire":
        return fire_hint(game, ask, name)
    return None


def move_hint(game: Liberty, ask: Ask, option: str) -> dict[str, Any] | None:
    """What a block meets in a place."""
    state, board = game.state, game.board
    side = SIDES.index(ask.seat)
    name = option.split(":")[1] if ":" in option else option
    place = board.place_index.get(name)
    if place is None:
        return None
    found: dict[str, Any] = {"attack": is_attack(game, side, place), "enemies": state.standing[1 - side][place]}
    here = state.at[board.block_index[ask.args["block"]]]
    crossing = board.crossing[here].get(place) if here < board.hex_count else None
    if crossing is not None and ask.kind != "sail":
        code = crossing.side * 4 + side
        used = state.crossings.count(code) + state.crossings.count(code + 2)
        found |= {"may_cross": crossing.limit - used, "stops": crossing.stops}
    return found


def fire_hint(game: Liberty, ask: Ask, name: str) -> dict[str, Any] | None:
    """What a block may expect of its dice: the mean of its hits, the chance of each number, and who is hit first."""
    state, board = game.state, game.board
    battle, block = state.battle, board.block_index[name]
    assert battle is not None
    dice, rating = state.strength[block], fire_rating(game, battle, block)
    targets = naval_targets(game, battle, SIDES.index(ask.seat), block)
    most = max((state.strength[target] for target in targets), default=0)
    return {
        "dice": dice,
        "rating": rating,
        "hits": round(dice * rating / 6, 2),
        "chances": [round(chance_of(hits, dice, rating / 6), 4) for hits in range(dice + 1)],
        "first": [board.block_names[target] for target in targets if state.strength[target] == most],
    }


def chance_of(hits: int, dice: int, each: float) -> float:
    """How likely exactly so many of the dice hit."""
    return float(comb(dice, hits) * each**hits * (1 - each) ** (dice - hits))
