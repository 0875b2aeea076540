"""7.3 Fire: dice, and who takes the hits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Luck, Rule, Whole
from tricorne.core.rules import rule
from tricorne.games.liberty.rules.s1_map import seat_of
from tricorne.games.liberty.rules.s2_armies import FOOT_WITH_BAYONETS, fire_rating, lose_step
from tricorne.games.liberty.rules.s4_weather import DIE
from tricorne.games.liberty.rules.s8_naval import after_ship_losses, naval_targets

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty
    from tricorne.games.liberty.state import Battle

BAYONET_ROUND = 2


@rule("7.21", "13.2")
def fire_words(game: Liberty, battle: Battle, block: int) -> list[str]:
    """Fire, or charge with the bayonet in round 2 where that rule is used. Troops hold their fire during a landing."""
    board = game.board
    if battle.afloat and not board.is_ship[block]:
        return []
    name = board.block_names[block]
    words = [f"fire:{name}"]
    may_charge = battle.round == BAYONET_ROUND and board.block_type[block] in FOOT_WITH_BAYONETS
    if may_charge and game.settings["bayonets"] == "on":
        words.append(f"bayonet:{name}")
    return words


@rule("7.3", "7.31")
def fire(game: Liberty, battle: Battle, side: int, block: int) -> Rule[None]:
    """As many dice as the strength; each die up to the rating hits."""
    rating = fire_rating(game, battle, block)
    dice = yield from roll(game.state.strength[block])
    hits = sum(die <= rating for die in dice)
    name = game.board.block_names[block]
    game.log("fired", "7.31", side=seat_of(side), block=name, dice=dice, rating=rating, hits=hits)
    yield from strike(game, battle, side, block, hits)


def strike(game: Liberty, battle: Battle, side: int, block: int, hits: int) -> Rule[None]:
    """The hits of a block fall one after the other, as long as there is whom they can strike."""
    for left in range(hits, 0, -1):
        targets = naval_targets(game, battle, side, block)
        if not targets:
            game.log("hits_lost", "8.3", side=seat_of(side))
            return
        yield from take_hit(game, battle, 1 - side, targets, block, left)


def roll(count: int) -> Rule[list[int]]:
    """So many dice."""
    dice = [0] * count
    for index in range(count):
        dice[index] = yield Luck("fire", DIE, "7.31")
    return dice


@rule("7.32")
def take_hit(game: Liberty, battle: Battle, side: int, targets: list[int], by: int, left: int) -> Rule[None]:
    """The strongest block is hit; among equals its owner chooses. `left` hits of `by` are still to be taken."""
    strength, board = game.state.strength, game.board
    first = strongest(strength, targets)
    block = first[0]
    if len(first) > 1:
        names = [board.block_names[b] for b in first]
        place = board.place_names[battle.hex]
        answer = yield Ask(seat_of(side), "hit", names, "7.32", place=place, by=board.block_names[by], hits=left)
        block = board.block_index[answer]
    game.log("hit", "7.32", side=seat_of(side), block=board.block_names[block], left=strength[block] - 1)
    if lose_step(game, block) and board.is_ship[block]:
        after_ship_losses(game, battle)


def strongest(strength: Sequence[int], targets: list[int]) -> list[int]:
    """Those of the targets that have the most steps."""
    most = max(strength[b] for b in targets)
    return [b for b in targets if strength[b] == most]


def whole_hits(game: Liberty, battle: Battle, side: int, by: int, hits: int) -> list[Whole]:
    """Every way in which a side can take the hits of a block; none where one may be lost: that changes who is hit."""
    names = game.board.block_names
    targets = naval_targets(game, battle, 1 - side, by)
    found: dict[frozenset[tuple[str, int]], Whole] = {}
    ways: list[tuple[list[int], tuple[str, ...], dict[str, int]]] = [(game.state.strength, (), {})]
    for _ in range(hits):
        further = []
        for strength, answers, takes in ways:
            first = strongest(strength, targets)
            if strength[first[0]] == 1:
                return []
            for block in first:
                left, name = strength.copy(), names[block]
                left[block] -= 1
                asked = (name,) if len(first) > 1 else ()
                further.append((left, (*answers, *asked), {**takes, name: takes.get(name, 0) + 1}))
        ways = further
    for _, answers, takes in ways:
        found.setdefault(frozenset(takes.items()), Whole(answers, takes))
    return list(found.values())
