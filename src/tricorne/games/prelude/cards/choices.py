"""Which districts an Event may touch, and who picks them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tricorne.core import Ask, Rule, rule
from tricorne.games.prelude.board import districts_of
from tricorne.games.prelude.rules.s1_map import free_boxes
from tricorne.games.prelude.rules.s3_2_requirements import side_of
from tricorne.games.prelude.state import LOYAL, PATRIOTE, SIDES

if TYPE_CHECKING:
    from tricorne.games.prelude.cards.steps import Choose
    from tricorne.games.prelude.game import Prelude


def candidates_of(game: Prelude, where: Choose, resolving: int) -> list[int]:
    """The districts that fit the description as the step begins."""
    state = game.state
    found = list(districts_of(game.board, where))
    if where.organization is not None:
        organizations = state.organizations[side_of(where.organization, resolving)]
        found = [d for d in found if organizations[d]]
    if where.without_organization is not None:
        organizations = state.organizations[side_of(where.without_organization, resolving)]
        found = [d for d in found if not organizations[d]]
    if where.cubes is not None:
        cubes, least, most = state.cubes[side_of(where.cubes.side, resolving)], where.cubes.min, where.cubes.max
        found = [d for d in found if least <= cubes[d] <= most]
    patriote, loyal = state.cubes
    if where.patriote_lead is not None:
        lead = where.patriote_lead
        found = [d for d in found if lead.min <= patriote[d] - loyal[d] <= lead.max]
    if where.both_present:
        found = [d for d in found if patriote[d] and loyal[d]]
    return found


def with_free_box(game: Prelude, side: int, districts: Iterable[int]) -> list[int]:
    """Those in which the side can still place a cube."""
    return [d for d in districts if free_boxes(game, side, d) > 0]


def with_cubes(game: Prelude, side: int, districts: Iterable[int]) -> list[int]:
    """Those in which the side has a cube to lose."""
    cubes = game.state.cubes[side]
    return [d for d in districts if cubes[d]]


@rule("3.2")
def choose_districts(
    game: Prelude,
    chooser: int,
    purpose: str,
    candidates: list[int],
    count: int,
    card: int,
    most_loyal_bias: int | None = None,
) -> Rule[list[int]]:
    """Different districts, picked one after the other; all of them when there are no more than wanted."""
    if most_loyal_bias is None and len(candidates) <= count:
        return candidates
    board, chosen, left = game.board, list[int](), list(candidates)
    while left and len(chosen) < count:
        names = [board.districts[d] for d in left]
        args = {"card": board.card_ids[card], "left": count - len(chosen)}
        answer = names[0] if len(names) == 1 else (yield Ask(SIDES[chooser], purpose, names, "3.2", **args))
        chosen.append(board.index[answer])
        left.remove(chosen[-1])
        if most_loyal_bias is not None and sum(board.bias[d] == LOYAL for d in chosen) >= most_loyal_bias:
            left = [d for d in left if board.bias[d] == PATRIOTE]
    return chosen
