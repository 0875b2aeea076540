"""3.2 Actions: move a group, or draw a replacement."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import Side
from tricorne.games.liberty.rules.answers import place_of
from tricorne.games.liberty.rules.s1_map import seat_of
from tricorne.games.liberty.rules.s3_cards import end_actions
from tricorne.games.liberty.rules.s5_1_groups import group_obstacle, group_places, move_group
from tricorne.games.liberty.rules.s5_movement import roll_marches
from tricorne.games.liberty.rules.s6_replacements import draw_obstacle, replace

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

END, REPLACE = "end", "replace"


@rule("3.2")
def take_action(game: Liberty) -> Rule[None]:
    """One action: move a group, or draw a replacement; no more moves after the first replacement."""
    state, board = game.state, game.board
    side = state.mover
    answer = END
    if state.actions and (draw_obstacle(game, side) is None or action_options(game, side) != [END]):
        options, why_not = partial(action_options, game, side), partial(why_not_action, game, side)
        answer = yield Ask(seat_of(side), "action", options, "3.2", why_not, left=state.actions)
    if answer == END:
        yield from roll_marches(game, side)
        end_actions(game)
        return
    state.actions -= 1
    if answer == REPLACE:
        state.replaced = True
        yield from replace(game, side)
    else:
        yield from move_group(game, side, board.place_index[answer.removeprefix("move:")])


def action_options(game: Liberty, side: Side) -> list[str]:
    """The groups that may move, a replacement, or the end. Prisoners who are exchanged meanwhile may be drawn."""
    names = game.board.place_names
    options = [] if game.state.replaced else [f"move:{names[place]}" for place in group_places(game, side)]
    if draw_obstacle(game, side) is None:
        options.append(REPLACE)
    return [*options, END]


def why_not_action(game: Liberty, side: Side, answer: str) -> Reason | None:
    """What is against moving a group, or against drawing a block."""
    if answer == REPLACE:
        return draw_obstacle(game, side)
    place = place_of(game, answer.removeprefix("move:"))
    if place is None or not answer.startswith("move:"):
        return None
    return ("why-replaced", "3.2") if game.state.replaced else group_obstacle(game, side, place)
