"""What armies can gain by moving."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tricorne.core.policy import Asked
from tricorne.games.rebellion_1775.bots.prospects import Prospects
from tricorne.games.rebellion_1775.bots.standing import (
    NO_UNITS,
    Group,
    apart,
    chance_to_win,
    cost_of_leaving,
    group_in,
    worth_of_holding,
)
from tricorne.games.rebellion_1775.cards.s5_events import has_effect
from tricorne.games.rebellion_1775.names import KIND_OF_FACTION, NOBODY, UNITS, Side
from tricorne.games.rebellion_1775.printed import March, MarchExtra, MarchFarther, PassThrough, Sail, SailInstead
from tricorne.games.rebellion_1775.rules.s3_2_1_armies import march_distance, reach, starts, unmoved
from tricorne.games.rebellion_1775.rules.s3_2_movement import sea_instead

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

MARCHING, THRIFT = 3.0, 0.15
"""How much the gain by marches counts when a movement card is chosen, and how much a strong card is kept for later."""
EXTRA_MARCH = 2
"""How far an army marches by an event before the movement card."""
SAFETY = 0.05
"""How much it counts that an area can be lost more easily."""


def targets_of(game: Rebellion, side: Side, start: int) -> Sequence[int]:
    """Where an army from an area can go with the card that is played."""
    state, board = game.state, game.board
    if state.movement_card == NOBODY:
        return reach(game, side, start, march_distance(game, start, EXTRA_MARCH))
    effect = board.cards[state.movement_card].effect
    if isinstance(effect, Sail):
        return board.sea_neighbours[start] if state.landing == NOBODY else (state.landing,)
    assert isinstance(effect, March)
    by_land = reach(game, side, start, march_distance(game, start, effect.distance))
    return by_land + [area for area in sea_instead(game, start) if area not in by_land]


def acts_now(prospects: Prospects, option: str) -> bool:
    """Whether an event of the movement phase does something that is wanted now.

    One that helps marches waits for the card that lets armies march, and for a march that it helps; one more march has
    to be worth it.
    """
    game, side = prospects.game, prospects.side
    if not has_effect(game, option):
        return False
    effect = game.board.cards[game.board.card[option]].effect
    if isinstance(effect, MarchExtra):
        near = {start: march_distance(game, start, effect.distance) for start in starts(game, game.state.active)}
        plans = [best_march(prospects, start, reach(game, side, start, far)) for start, far in near.items()]
        return max(plan.worth for plan in plans) > 0
    if not isinstance(effect, MarchFarther | PassThrough | SailInstead):
        return True
    if game.state.movement_card == NOBODY:
        return False
    return any(is_helped(prospects, start, effect) for start in starts(game, game.state.active))


def is_helped(prospects: Prospects, start: int, effect: MarchFarther | PassThrough | SailInstead) -> bool:
    """Whether an army from an area finds more to be had with an event."""
    game, side, board = prospects.game, prospects.side, prospects.game.board
    card = board.cards[game.state.movement_card].effect
    assert isinstance(card, March)
    distance = march_distance(game, start, card.distance)
    if isinstance(effect, PassThrough):
        more = reach(game, side, start, distance, stopping=False)
    elif isinstance(effect, SailInstead):
        shore = board.on_water[effect.water]
        more = list(shore) if start in shore else []
    elif not effect.from_colonies or board.colonies[board.colony_of[start]] in effect.from_colonies:
        more = reach(game, side, start, distance + effect.areas)
    else:
        return False
    now = targets_of(game, side, start)
    farther = [area for area in more if area != start and area not in now]
    return best_march(prospects, start, farther).worth > max(0.0, best_march(prospects, start, now).worth)


def largest_army(game: Rebellion) -> int:
    """How many units an army may have with the card that is played; 0 for any number."""
    card = game.state.movement_card
    effect = game.board.cards[card].effect if card != NOBODY else None
    return effect.largest_army if isinstance(effect, Sail) else 0


class Plan(NamedTuple):
    """An army that sets out: what that is worth, who goes, who stays, and where to."""

    worth: float
    group: Group
    target: int


def best_march(prospects: Prospects, start: int, targets: Sequence[int], largest: int = 0) -> Plan:
    """The best march from an area: everybody goes, or some stay behind to hold it."""
    game, side = prospects.game, prospects.side
    available, standing = whole_group(game, side, start), group_in(game, side, start)
    colony_of = game.board.colony_of
    best = Plan(-leaving(prospects, start, NO_UNITS, standing), available, NOBODY)
    for stay in garrisons(prospects, start, available, largest):
        group = apart(available, stay)
        staying = apart(standing, group)
        cost = leaving(prospects, start, staying, standing)
        near = leaving(prospects, start, staying, standing, start) if cost and staying == NO_UNITS else cost
        for target in targets:
            worth = prospects.gain(group, target) - (near if colony_of[target] == colony_of[start] else cost)
            if worth > best.worth:
                best = Plan(worth, group, target)
    return best


def garrisons(prospects: Prospects, start: int, available: Group, largest: int) -> list[Group]:
    """Who may stay behind: nobody, one unit, or as many as can hold the area, all but one if enemies are many."""
    number = sum(available)
    least = max(0, number - largest) if largest else 0
    sizes = [least]
    if number > least + 1:
        sizes.append(least + 1)
    enough = min(sum(prospects.threat(start)), number - 1)
    if enough > least + 1:
        sizes.append(enough)
    return [weakest(prospects.game, prospects.side, available, size) for size in sizes]


def weakest(game: Rebellion, side: Side, available: Group, number: int) -> Group:
    """So many units of a group that an army misses least: those without a die first; one of the faction must go."""
    leader = KIND_OF_FACTION[game.state.active] - side * 4
    left = list(available)
    for _ in range(number):
        kinds = [kind for kind in range(4) if left[kind] > (kind == leader)]
        if not kinds:
            break
        left[max(kinds, key=lambda kind: (left[kind] - game.board.dice[side * 4 + kind], kind == 1))] -= 1
    return apart(available, (left[0], left[1], left[2], left[3]))


def whole_group(game: Rebellion, side: Side, start: int) -> Group:
    """All units of an area that may still move."""
    first, second, allies, natives = unmoved(game, side, start)
    return first, second, allies, natives


def leaving(prospects: Prospects, start: int, staying: Group, standing: Group, target: int = NOBODY) -> float:
    """What is lost when only some stay in an area, and the others go to another: its flag at once, or its safety."""
    game, side = prospects.game, prospects.side
    if staying == NO_UNITS:
        return cost_of_leaving(game, side, start, target)
    against = prospects.threat(start)
    if against == NO_UNITS:
        return 0.0
    board = game.board
    risk = chance_to_win(board, 1 - side, against, staying) - chance_to_win(board, 1 - side, against, standing)
    return SAFETY * worth_of_holding(game, side, start) * risk


def picked_group(asked: Asked) -> Group:
    """The units that are picked for an army."""
    picked: dict[str, int] = asked.args["units"]
    group = [0, 0, 0, 0]
    for unit, number in picked.items():
        group[UNITS.index(unit) % 4] = number
    return group[0], group[1], group[2], group[3]


def strength_of(effect: March | Sail) -> float:
    """How much a movement card lets move, whatever there is to be had."""
    return effect.armies * (0.6 + effect.distance) if isinstance(effect, March) else 3.0


def worth_of_moving(prospects: Prospects, effect: March | Sail) -> float:
    """What the best armies gain that the card lets move."""
    return sum(plan.worth for plan in best_moves(prospects, effect))


def best_moves(prospects: Prospects, effect: March | Sail) -> list[Plan]:
    """The armies that gain most by moving, as many as the card lets move."""
    game, side, sea = prospects.game, prospects.side, prospects.game.board.sea_neighbours
    largest = effect.largest_army if isinstance(effect, Sail) else 0
    plans = []
    for start in starts(game, game.state.active):
        if isinstance(effect, Sail):
            targets: Sequence[int] = sea[start]
        else:
            targets = reach(game, side, start, march_distance(game, start, effect.distance))
        plans.append(best_march(prospects, start, targets, largest))
    plans.sort(key=lambda plan: -plan.worth)
    return [plan for plan in plans[: effect.armies] if plan.worth > 0]
