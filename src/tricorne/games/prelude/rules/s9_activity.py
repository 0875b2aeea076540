"""9 Activity Points: what they can be spent on, and the Call for Composure."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core import Ask, Reason, Rule, rule
from tricorne.games.prelude.rules.s9_1_mobilization import mobilization_obstacle, mobilization_options, mobilize
from tricorne.games.prelude.rules.s9_2_organizations import (
    create_organization,
    organization_obstacle,
    organization_options,
)
from tricorne.games.prelude.rules.s9_4_volunteers import recruit, recruit_obstacle, recruit_options
from tricorne.games.prelude.rules.s9_5_special import special_action, special_obstacle, special_options
from tricorne.games.prelude.state import LOYAL, PATRIOTE, SIDES, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude
    from tricorne.games.prelude.rules.action_round import ActionRound


@rule("9.0")
def spend_activity_points(game: Prelude, now: ActionRound, side: Side, points: int) -> Rule[None]:
    """Perform actions until the points are spent or the player is done."""
    game.log("activity-points", "9.0", side=SIDES[side], count=points)
    while points > 0:
        options = action_options(game, now, side, points)
        if len(options) == 1:
            game.forced.append((SIDES[side], "action", "done"))
            return
        why_not = partial(why_not_action, game, now, side, points)
        answer: str = yield Ask(SIDES[side], "action", options, "9.0", why_not, points=points)
        if answer == "done":
            return
        word, _, target = answer.partition(":")
        if word == "mobilize":
            cost = yield from mobilize(game, now, side, game.board.index[target], game.board.rural)
        elif word == "organize":
            cost = yield from create_organization(game, now, side, game.board.index[target], points)
        elif word == "recruit":
            cost = yield from recruit(game, game.board.index[target], points)
        elif word == "composure":
            cost = call_for_composure(game)
        else:
            cost = yield from special_action(game, side, target)
        points -= cost


def action_options(game: Prelude, now: ActionRound, side: Side, points: int) -> list[str]:
    """Every action that the points can pay for."""
    return [
        *mobilization_options(game, side, points),
        *organization_options(game, now, side, points),
        *(composure_options(game, points) if side == PATRIOTE else recruit_options(game, points)),
        *special_options(game, side, points),
        "done",
    ]


def why_not_action(game: Prelude, now: ActionRound, side: Side, points: int, answer: str) -> Reason | None:
    """What is against an action."""
    word, _, target = answer.partition(":")
    if word == "composure":
        return composure_obstacle(game, points) if side == PATRIOTE else ("why-patriotes-only", "9.3")
    if word == "special":
        return special_obstacle(game, side, target, points)
    district = game.board.index.get(target)
    if district is None:
        return None
    if word == "mobilize":
        return mobilization_obstacle(game, side, district, points)
    if word == "organize":
        return organization_obstacle(game, now, side, district, points)
    if word == "recruit":
        return recruit_obstacle(game, district, points) if side == LOYAL else ("why-loyals-only", "9.4")
    return None


def composure_options(game: Prelude, points: int) -> list[str]:
    """The call for Composure, if nothing is against it."""
    return ["composure"] if composure_obstacle(game, points) is None else []


@rule("9.3")
def composure_obstacle(game: Prelude, points: int) -> Reason | None:
    """The Patriotes call once a turn, at the price of the period."""
    state = game.state
    if state.composure:
        return "why-already-composed", "9.3"
    return None if points >= game.board.turns[state.turn].data.composure_cost else ("why-few-points", "9.3")


@rule("9.3")
def call_for_composure(game: Prelude) -> int:
    """The Spirit of Rebellion will not rise at the end of this turn. Returns the cost."""
    game.state.composure = True
    game.log("composure", "9.3")
    return game.board.turns[game.state.turn].data.composure_cost
