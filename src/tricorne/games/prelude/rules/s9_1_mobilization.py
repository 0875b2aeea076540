"""9.1 Mobilization."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tricorne.core import Ask, Rule, rule
from tricorne.games.prelude.cards.lasting import MobilizationTerms, mobilization_terms
from tricorne.games.prelude.rules.s1_map import change_cubes
from tricorne.games.prelude.state import PATRIOTE, SIDES

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude
    from tricorne.games.prelude.rules.action_round import ActionRound


@rule("9.1")
def mobilization_options(game: Prelude, side: int, points: int) -> list[str]:
    """The districts with a free box that the points can pay for."""
    board, state = game.board, game.state
    mine, theirs = state.cubes[side], state.cubes[1 - side]
    if sum(mine) >= board.cube_supply[side]:
        return []
    names = board.mobilize_options
    if state.lasting:
        terms = mobilization_terms(game, side)
        if terms is not None:
            return [
                names[district]
                for district in range(len(names))
                if (cost := cost_of(game, side, district, terms)) is not None and cost <= points
            ]
    boxes, costs, is_city = board.boxes[side], board.cost[side], board.is_city
    if points >= board.dearest_cube:
        return [name for name, count, room in zip(names, mine, boxes, strict=True) if count < room]
    options = []
    for district, count in enumerate(mine):
        if count < boxes[district]:
            cost = costs[district][count]
            if cost <= points or (cost == points + 1 and count < theirs[district] and not is_city[district]):
                options.append(names[district])
    return options


def cost_of(game: Prelude, side: int, district: int, terms: MobilizationTerms | None) -> int | None:
    """What the next cube costs there; None where none can be placed."""
    count = game.state.cubes[side][district]
    if count >= game.board.boxes[side][district]:
        return None
    if game.board.is_city[district]:
        return urban_cost(game, side, district)
    if terms is not None:
        if terms.limit is not None and count >= terms.limit:
            return None
        if terms.two_cubes or (terms.no_extra and game.board.bias[district] == side):
            return 1
    return rural_cost(game, side, district)


@rule("9.1.1")
def rural_cost(game: Prelude, side: int, district: int) -> int:
    """1 and the extra of the box, 1 less when behind, at least 1."""
    count = game.state.cubes[side][district]
    cost = game.board.cost[side][district][count]
    return max(1, cost - 1) if count < game.state.cubes[1 - side][district] else cost


@rule("9.1.2")
def urban_cost(game: Prelude, side: int, district: int) -> int:
    """2 and the extra of the box."""
    return game.board.cost[side][district][game.state.cubes[side][district]]


@rule("9.1")
def mobilize(game: Prelude, now: ActionRound, side: int, district: int, permitted: Sequence[int]) -> Rule[int]:
    """Place a cube in the lowest free box. A second Rural cube goes to a permitted county. Returns the cost."""
    terms = mobilization_terms(game, side)
    cost = cost_of(game, side, district, terms)
    assert cost is not None
    _place(game, side, district, cost)
    if side == PATRIOTE and now.side == PATRIOTE:
        now.mobilization += cost
    if terms is not None and terms.two_cubes and not game.board.is_city[district]:
        yield from second_cube(game, side, terms, permitted)
    return cost


def second_cube(game: Prelude, side: int, terms: MobilizationTerms, permitted: Sequence[int]) -> Rule[None]:
    """Card 107: the point that was paid brings another Rural cube, where the point may serve."""
    board = game.board
    names = [board.districts[d] for d in permitted if cost_of(game, side, d, terms) is not None]
    if names and sum(game.state.cubes[side]) < board.cube_supply[side]:
        answer = yield Ask(SIDES[side], "second_cube", [*names, "done"], "12.0", card=board.card_ids[terms.two_cubes])
        if answer != "done":
            _place(game, side, board.index[answer], 0)


def _place(game: Prelude, side: int, district: int, cost: int) -> None:
    change_cubes(game, side, district, 1)
    game.log("mobilized", "9.1", side=SIDES[side], district=game.board.districts[district], cost=cost)
