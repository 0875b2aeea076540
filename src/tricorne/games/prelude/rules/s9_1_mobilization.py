"""9.1 Mobilization."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from tricorne.core import Ask, Reason, Rule, rule
from tricorne.games.prelude.cards.lasting import USUAL, MobilizationTerms, mobilization_terms
from tricorne.games.prelude.rules.answers import why_not_district
from tricorne.games.prelude.rules.s1_map import change_cubes
from tricorne.games.prelude.state import LOYAL, PATRIOTE, SIDES, District, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.board import Board
    from tricorne.games.prelude.game import Prelude
    from tricorne.games.prelude.rules.action_round import ActionRound

CLOSED = 99
"""More points than anybody has: the cost where no cube can be placed."""


@rule("9.1")
def mobilization_options(game: Prelude, side: Side, points: int) -> list[str]:
    """The districts with a free box that the points can pay for."""
    board, cubes = game.board, game.state.cubes
    own, others, names = cubes[side], cubes[1 - side], board.mobilize_options
    if sum(own) >= board.cube_supply[side]:
        return []
    terms = mobilization_terms(game, side)
    if terms == USUAL and points >= highest_cost(board):  # saves 2 % of random play
        return [name for name, count, boxes in zip(names, own, board.boxes[side], strict=True) if count < boxes]
    table = zip(names, own, others, costs(board, side, terms), strict=True)
    return [name for name, mine, theirs, column in table if column[mine < theirs][mine] <= points]


def mobilization_obstacle(game: Prelude, side: Side, district: District, points: int) -> Reason | None:
    """Why a district is none of the `mobilization_options`."""
    if sum(game.state.cubes[side]) >= game.board.cube_supply[side]:
        return "why-no-cubes-left", "1.0"
    cost = cost_of(game, side, district, mobilization_terms(game, side))
    return closed_to_cubes(game, side, district, cost) or (None if cost <= points else ("why-few-points", "9.1"))


def closed_to_cubes(game: Prelude, side: Side, district: District, cost: int) -> Reason | None:
    """What is against a further cube, whatever it may cost: the boxes are full, or card 56 allows no more."""
    if cost != CLOSED:
        return None
    is_full = game.state.cubes[side][district] >= game.board.boxes[side][district]
    return ("why-no-free-box", "9.1") if is_full else ("why-cube-limit", "12.0")


def cost_of(game: Prelude, side: Side, district: District, terms: MobilizationTerms) -> int:
    """The Activity Points for the next cube of a side; CLOSED where it cannot have one."""
    cubes = game.state.cubes
    own, theirs = cubes[side][district], cubes[1 - side][district]
    return costs(game.board, side, terms)[district][own < theirs][own]


@lru_cache(maxsize=64)
def costs(board: Board, side: Side, terms: MobilizationTerms) -> Sequence[Sequence[Sequence[int]]]:
    """What `box_cost` says, by district, whether the side is behind, and box; after the last one CLOSED."""
    return tuple(
        tuple(
            (*(box_cost(board, side, district, box, terms, behind=behind) for box in range(boxes)), CLOSED)
            for behind in (False, True)
        )
        for district, boxes in enumerate(board.boxes[side])
    )


@lru_cache(maxsize=8)
def highest_cost(board: Board) -> int:
    """What the most expensive box costs."""
    every = [cost for side in (PATRIOTE, LOYAL) for rows in costs(board, side, USUAL) for row in rows for cost in row]
    return max(cost for cost in every if cost != CLOSED)


def box_cost(board: Board, side: Side, district: District, box: int, terms: MobilizationTerms, *, behind: bool) -> int:
    """What a box costs, with what cards 56, 68 and 107 change in Rural Counties."""
    extra = board.extra[side][district][box]
    if board.is_city[district]:
        return urban_cost(extra)
    if box >= terms.limit:
        return CLOSED
    is_plain = terms.two_cubes or (terms.no_extra and board.bias[district] == side)
    return 1 if is_plain else rural_cost(extra, behind=behind)


@rule("9.1.1")
def rural_cost(extra: int, *, behind: bool) -> int:
    """1 and the extra of the box, 1 less when behind, at least 1."""
    return max(1, extra) if behind else 1 + extra


@rule("9.1.2")
def urban_cost(extra: int) -> int:
    """2 and the extra of the box, also when behind."""
    return 2 + extra


@rule("9.1")
def mobilize(
    game: Prelude, now: ActionRound, side: Side, district: District, permitted: Sequence[District]
) -> Rule[int]:
    """Place a cube in the lowest free box. A second Rural cube goes to a permitted county. Returns the cost."""
    terms = mobilization_terms(game, side)
    cost = cost_of(game, side, district, terms)
    _place(game, side, district, cost)
    if side == PATRIOTE and now.side == PATRIOTE:
        now.mobilization += cost
    if terms.two_cubes and not game.board.is_city[district]:
        yield from second_cube(game, side, terms, permitted)
    return cost


def second_cube(game: Prelude, side: Side, terms: MobilizationTerms, permitted: Sequence[District]) -> Rule[None]:
    """Card 107: the point that was paid brings another Rural cube, where the point may serve."""
    board = game.board

    def obstacle(district: District) -> Reason | None:
        if district not in permitted:
            return ("why-not-rural", "12.0") if board.is_city[district] else ("why-other-district", "12.0")
        return closed_to_cubes(game, side, district, cost_of(game, side, district, terms))

    open_to_it = [district for district in permitted if obstacle(district) is None]
    if open_to_it and sum(game.state.cubes[side]) < board.cube_supply[side]:
        names = [board.districts[district] for district in open_to_it]
        why_not = partial(why_not_district, game, open_to_it, obstacle)
        card = board.card_ids[terms.two_cubes]
        answer = yield Ask(SIDES[side], "second-cube", [*names, "done"], "12.0", why_not, card=card)
        if answer != "done":
            _place(game, side, board.index[answer], 0)


def _place(game: Prelude, side: Side, district: District, cost: int) -> None:
    change_cubes(game, side, district, 1)
    game.log("mobilized", "9.1", side=SIDES[side], district=game.board.districts[district], cost=cost)
