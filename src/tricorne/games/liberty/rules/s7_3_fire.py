"""7.3 Fire: dice, and who takes the hits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Luck, Reason, Rule, Whole
from tricorne.core.rules import rule
from tricorne.games.liberty.board import Block, Side
from tricorne.games.liberty.rules.answers import why_not_block
from tricorne.games.liberty.rules.s1_map import seat_of
from tricorne.games.liberty.rules.s2_armies import fire_rating, lose_step
from tricorne.games.liberty.rules.s4_weather import DIE
from tricorne.games.liberty.rules.s8_naval import active, after_ship_losses, fire_obstacle, naval_targets
from tricorne.games.liberty.rules.s13_optional import bayonet_obstacle

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty
    from tricorne.games.liberty.state import Battle


def fire_words(game: Liberty, battle: Battle, block: Block) -> list[str]:
    """Fire, or charge with the bayonet."""
    name = game.board.block_names[block]
    words = [f"fire:{name}"] if fire_obstacle(game, battle, block) is None else []
    if bayonet_obstacle(game, battle, block) is None:
        words.append(f"bayonet:{name}")
    return words


@rule("7.3", "7.31")
def fire(game: Liberty, battle: Battle, side: Side, block: Block) -> Rule[None]:
    """As many dice as the strength; each die up to the rating hits."""
    rating = fire_rating(game, battle, block)
    dice = yield from roll(game.state.strength[block])
    hits = sum(die <= rating for die in dice)
    name = game.board.block_names[block]
    game.log("fired", "7.31", side=seat_of(side), block=name, dice=dice, rating=rating, hits=hits)
    yield from strike(game, battle, side, block, hits)


def strike(game: Liberty, battle: Battle, side: Side, block: Block, hits: int) -> Rule[None]:
    """The hits of a block fall one after the other, as long as there is whom they can strike."""
    for left in range(hits, 0, -1):
        targets = naval_targets(game, battle, side, block)
        if not targets:
            game.log("hits-lost", "8.3", side=seat_of(side))
            return
        yield from take_hit(game, battle, 1 - side, targets, block, left)


def roll(count: int) -> Rule[list[int]]:
    """So many dice."""
    dice = [0] * count
    for index in range(count):
        dice[index] = yield Luck("fire", DIE, "7.31")
    return dice


@rule("7.32")
def take_hit(game: Liberty, battle: Battle, side: Side, targets: list[Block], by: Block, left: int) -> Rule[None]:
    """The strongest block is hit; among equals its owner chooses. `left` hits of `by` are still to be taken."""
    strength, board = game.state.strength, game.board
    first = strongest(strength, targets)
    block = first[0]
    if len(first) > 1:
        names = [board.block_names[b] for b in first]
        obstacle = partial(hit_obstacle, game, battle, targets, strength[block])
        why_not = partial(why_not_block, game, side, obstacle, "7.32")
        args = {"place": board.place_names[battle.hex], "by": board.block_names[by], "hits": left}
        answer = yield Ask(seat_of(side), "hit", names, "7.32", why_not, **args)
        block = board.block_index[answer]
    else:
        game.forced.append((seat_of(side), "hit", board.block_names[block]))
    game.log("hit", "7.32", side=seat_of(side), block=board.block_names[block], left=strength[block] - 1)
    if lose_step(game, block) and board.is_ship[block]:
        after_ship_losses(game, battle)


def hit_obstacle(game: Liberty, battle: Battle, targets: list[Block], most: int, block: Block) -> Reason | None:
    """Why a block does not take the hit."""
    if block not in active(game, battle, game.board.block_side[block]):
        return ("why-reserve", "7.22") if game.state.at[block] == battle.hex else ("why-not-in-battle", "7.32")
    if block not in targets:
        is_like_them = game.board.is_ship[block] == game.board.is_ship[targets[0]]
        return ("why-last-step", "8.3") if is_like_them else ("why-not-engaged", "8.2")
    return None if game.state.strength[block] == most else ("why-weaker", "7.32")


def strongest(strength: Sequence[int], targets: list[int]) -> list[int]:
    """Those of the targets that have the most steps."""
    most = max(strength[b] for b in targets)
    return [b for b in targets if strength[b] == most]


def whole_hits(game: Liberty, battle: Battle, side: Side, by: int, hits: int) -> list[Whole]:
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
