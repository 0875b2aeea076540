"""Which districts an Event may touch, and who picks them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tricorne.core import Ask, Reason, Rule, rule
from tricorne.games.prelude.rules.answers import Found, Obstacle, why_not_district
from tricorne.games.prelude.rules.s3_2_requirements import side_of
from tricorne.games.prelude.state import LOYAL, PATRIOTE, SIDES, District, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.cards.steps import Choose
    from tricorne.games.prelude.game import Prelude


def candidates_of(game: Prelude, where: Choose, resolving: Side, *more: Obstacle) -> Found:
    """The districts that fit the description, and whatever more the step asks, as it begins."""
    domain, outside = domain_of(game, where)
    obstacles = [*described(game, where, resolving), *more]
    found = list(domain)
    for obstacle in obstacles:
        found = [district for district in found if obstacle(district) is None]

    def why_not(district: District) -> Reason | None:
        if district not in domain:
            return outside
        return next((reason for obstacle in obstacles if (reason := obstacle(district)) is not None), None)

    return found, why_not


def domain_of(game: Prelude, where: Choose) -> tuple[Sequence[District], Reason]:
    """The districts among which the description looks, and what is said of all others."""
    board = game.board
    if where.among:
        return [board.index[name] for name in where.among], ("why-not-named", "12.0")
    if where.kind == "urban":
        return board.cities, ("why-not-a-city", "12.0")
    return board.rural if where.kind == "rural" else range(len(board.districts)), ("why-not-rural", "12.0")


def described(game: Prelude, where: Choose, resolving: Side) -> Iterator[Obstacle]:
    """The conditions that a description puts to a district."""
    board, state = game.board, game.state
    patriote, loyal = state.cubes
    if where.bias is not None:
        bias, other_bias = SIDES.index(where.bias), (f"why-not-{where.bias}-bias", "1.1")
        yield lambda d: None if board.bias[d] == bias else other_bias
    if where.exclude:
        excluded = {board.index[name] for name in where.exclude}
        yield lambda d: ("why-excluded", "12.0") if d in excluded else None
    if where.organization is not None:
        having = side_of(where.organization, resolving)
        missing = f"why-no-{SIDES[having]}-organization", "12.0"
        yield lambda d: None if state.organizations[having][d] else missing
    if where.without_organization is not None:
        lacking = side_of(where.without_organization, resolving)
        present = f"why-{SIDES[lacking]}-organization-there", "12.0"
        yield lambda d: present if state.organizations[lacking][d] else None
    if where.cubes is not None:
        yield partial(cubes_obstacle, game, side_of(where.cubes.side, resolving), where.cubes.min, where.cubes.max)
    if where.patriote_lead is not None:
        yield partial(lead_obstacle, game, where.patriote_lead.min, where.patriote_lead.max)
    if where.both_present:
        yield lambda d: None if patriote[d] and loyal[d] else ("why-not-both-sides", "12.0")


def cubes_obstacle(game: Prelude, side: Side, least: int, most: int, district: District) -> Reason | None:
    """The side has as many cubes there as the card asks for."""
    cubes = game.state.cubes[side][district]
    if least <= cubes <= most:
        return None
    return f"why-{'few' if cubes < least else 'many'}-{SIDES[side]}-cubes", "12.0"


def lead_obstacle(game: Prelude, least: int, most: int, district: District) -> Reason | None:
    """The Patriotes lead there as far as the card asks for."""
    patriote, loyal = game.state.cubes
    lead = patriote[district] - loyal[district]
    if least <= lead <= most:
        return None
    return ("why-lead-low" if lead < least else "why-lead-high"), "12.0"


def loss_obstacle(game: Prelude, side: Side, district: District) -> Reason | None:
    """The side has a cube to lose there."""
    return None if game.state.cubes[side][district] else (f"why-no-{SIDES[side]}-cubes", "12.0")


@rule("3.2")
def choose_districts(
    game: Prelude,
    chooser: Side,
    purpose: str,
    candidates: Found,
    count: int,
    card: int,
    most_loyal_bias: int | None = None,
) -> Rule[list[District]]:
    """Different districts, picked one after the other; all of them when there are no more than wanted."""
    found, why_not = candidates
    if most_loyal_bias is None and len(found) <= count:
        game.forced += [(SIDES[chooser], purpose, game.board.districts[d]) for d in found]
        return found
    board, chosen, left = game.board, list[District](), list(found)

    def why_not_next(district: District) -> Reason | None:
        if district in chosen:
            return "why-chosen", "3.2"
        enough = ("why-enough-loyal-bias", "12.0") if most_loyal_bias is not None else None
        return why_not(district) or enough

    while left and len(chosen) < count:
        names = [board.districts[d] for d in left]
        answer = names[0]
        if len(names) > 1:
            reasons = partial(why_not_district, game, left, why_not_next)
            args = {"card": board.card_ids[card], "left": count - len(chosen)}
            answer = yield Ask(SIDES[chooser], purpose, names, "3.2", reasons, **args)
        else:
            game.forced.append((SIDES[chooser], purpose, answer))
        chosen.append(board.index[answer])
        left.remove(chosen[-1])
        if most_loyal_bias is not None and sum(board.bias[d] == LOYAL for d in chosen) >= most_loyal_bias:
            left = [d for d in left if board.bias[d] == PATRIOTE]
    return chosen
