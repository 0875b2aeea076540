"""9 Activity Points: what they can be spent on, and the Call for Composure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, Rule, rule
from tricorne.games.prelude.rules.s9_1_mobilization import mobilization_options, mobilize
from tricorne.games.prelude.rules.s9_2_organizations import create_organization, organization_options
from tricorne.games.prelude.rules.s9_4_volunteers import recruit, recruit_options
from tricorne.games.prelude.rules.s9_5_special import special_action, special_options
from tricorne.games.prelude.state import PATRIOTE, SIDES

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude
    from tricorne.games.prelude.rules.action_round import ActionRound


@rule("9.0")
def spend_activity_points(game: Prelude, now: ActionRound, side: int, points: int) -> Rule[None]:
    """Perform actions until the points are spent or the player is done."""
    game.log("activity_points", "9.0", side=SIDES[side], count=points)
    while points > 0:
        options = action_options(game, now, side, points)
        if len(options) == 1:
            return
        answer: str = yield Ask(SIDES[side], "action", options, "9.0", points=points)
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


def action_options(game: Prelude, now: ActionRound, side: int, points: int) -> list[str]:
    """Every action that the points can pay for."""
    options = mobilization_options(game, side, points)
    if points >= 2 and not now.organization_failed[side]:
        options += organization_options(game, side)
    if side == PATRIOTE:
        if may_call_for_composure(game, points):
            options.append("composure")
    elif points >= 2:
        options += recruit_options(game)
    options += special_options(game, side, points)
    options.append("done")
    return options


@rule("9.3")
def may_call_for_composure(game: Prelude, points: int) -> bool:
    """Once a turn, at the price of the period."""
    state = game.state
    return not state.composure and points >= game.board.turns[state.turn].data.composure_cost


@rule("9.3")
def call_for_composure(game: Prelude) -> int:
    """The Spirit of Rebellion will not rise at the end of this turn. Returns the cost."""
    game.state.composure = True
    game.log("composure", "9.3")
    return game.board.turns[game.state.turn].data.composure_cost
