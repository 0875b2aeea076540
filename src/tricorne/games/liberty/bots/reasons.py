"""Why the heuristic likes an option: the terms of its weight as messages, with what they are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tricorne.core.policy import Asked, Terms
from tricorne.games.liberty.bots.prospects import Prospects
from tricorne.games.liberty.bots.standing import (
    A_STEP,
    AN_ACTION,
    danger,
    hold,
    hope,
    last_turn_of_year,
    starves,
    worth_of_replacement,
)
from tricorne.games.liberty.rules.s3_cards import may_be_supplied
from tricorne.games.liberty.rules.s5_movement import movable

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


def explain_card(game: Liberty, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why a card is played."""
    del asked
    board = game.board
    kind = board.card_index[option]
    weak = len(may_be_supplied(game, side))
    why.add(AN_ACTION * board.card_actions[kind], "w-card-acts", count=board.card_actions[kind])
    steps = min(weak, board.card_steps[kind])
    why.add(A_STEP * steps, "w-card-supplies", count=steps)


def explain_action(game: Liberty, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why a group moves, or a block is drawn."""
    del asked
    if option == "replace":
        late = last_turn_of_year(game, side)
        why.add(worth_of_replacement(game, side), "w-replacement-late" if late else "w-replacement")
    elif option == "end":
        why.add(0.2, "w-nothing-to-move")
    else:
        prospects = Prospects(game, side)
        blocks = movable(game, side, game.board.place_index[option.removeprefix("move:")])
        if blocks:
            explain_block(prospects, max(blocks, key=prospects.gain), why)


def explain_group(game: Liberty, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why a block of a group moves."""
    del asked
    if option == "done":
        why.add(0.6, "w-nothing-to-move")
    else:
        explain_block(Prospects(game, side), game.board.block_index[option], why)


def explain_block(prospects: Prospects, block: int, why: Terms) -> None:
    """What the best move of a block brings, and what it leaves behind."""
    game, side = prospects.game, prospects.side
    here = game.state.at[block]
    reached = prospects.destinations(block)
    if reached:
        prospects.explain(block, max(reached, key=lambda found: found[1])[0], why)
    why.add(-hold(game, side, here), "w-leaves-town", place=game.board.place_names[here])


def explain_place(game: Liberty, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why a block goes to a place, or stays where it is."""
    prospects = Prospects(game, side)
    block = game.board.block_index[asked.args["block"]]
    if option == "stop":
        prospects.explain(block, game.state.at[block], why)
    elif option == "force":
        why.add(-0.3, "w-forced-march")
    else:
        prospects.explain(block, game.board.place_index[option.split(":")[1] if ":" in option else option], why)


def explain_deployment(game: Liberty, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why a block comes to a town."""
    del asked
    place = game.board.place_index[option]
    near = danger(game, side, place)
    why.add(game.board.value[place] * (1.0 + near), "w-guards-town", place=option, enemies=near)


def explain_combat(game: Liberty, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why a block fires or retreats."""
    del asked, option
    chance = hope(game, side)
    why.add(chance - 0.5, "w-battle-stands", chance=round(100 * chance))


def explain_disbanding(game: Liberty, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why a block is disbanded."""
    del asked
    place = game.state.at[game.board.block_index[option]]
    if starves(game, side, place):
        why.add(2.0, "w-would-starve", place=game.board.place_names[place])
    else:
        why.add(1.0, "w-is-spent")


Explainer = Callable[["Liberty", Asked, str, int, Terms], None]
REASONS: dict[str, Explainer] = {
    "card": explain_card,
    "action": explain_action,
    "group": explain_group,
    "march": explain_place,
    "onward": explain_place,
    "force": explain_place,
    "sail": explain_place,
    "retreat": explain_place,
    "regroup_to": explain_place,
    "deploy": explain_deployment,
    "combat": explain_combat,
    "disband": explain_disbanding,
}
