"""Why the heuristic likes an option: the terms of its weight as messages, with what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.policy import Asked, Explain, Terms
from tricorne.games.liberty.board import Block, Side
from tricorne.games.liberty.bots.flight import flees_in_vain, saved_from_winter
from tricorne.games.liberty.bots.prospects import HUNGER, Prospects
from tricorne.games.liberty.bots.standing import (
    A_STEP,
    AN_ACTION,
    better_in_the_pool,
    danger,
    fair_trade,
    hope,
    is_fair,
    last_turn_of_year,
    power_by_way,
    starves,
    worth_of_replacement,
)
from tricorne.games.liberty.rules.s3_cards import may_be_supplied
from tricorne.games.liberty.rules.s5_1_groups import movable
from tricorne.games.liberty.rules.s11_5_prisoners import prisoners_of

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


def explain_card(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why a card is played."""
    del asked
    board = game.board
    kind = board.card_index[option]
    weak = len(may_be_supplied(game, side))
    why.add(AN_ACTION * board.card_actions[kind], "w-card-acts", count=board.card_actions[kind])
    steps = min(weak, board.card_steps[kind])
    why.add(A_STEP * steps, "w-card-supplies", count=steps)


def explain_action(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
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


def explain_group(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why a block of a group moves."""
    del asked
    if option == "done":
        why.add(0.6, "w-nothing-to-move")
    else:
        explain_block(Prospects(game, side), game.board.block_index[option], why)


def explain_block(prospects: Prospects, block: Block, why: Terms) -> None:
    """What the best move of a block brings, and what it leaves behind."""
    game, side = prospects.game, prospects.side
    here = game.state.at[block]
    reached = prospects.destinations(block)
    if reached:
        prospects.explain(block, max(reached, key=lambda found: found[1])[0], why)
    name = game.board.place_names[here]
    if prospects.hunger(block, here) > 0:
        why.add(HUNGER, "w-some-starve", place=name)
    alone = game.state.standing[side][here] == 1
    why.add(-prospects.lost_without(block, here), "w-leaves-town" if alone else "w-thins-guard", place=name)


def explain_place(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why a block goes to a place, or stays where it is."""
    prospects = Prospects(game, side)
    block = game.board.block_index[asked.args["block"]]
    if option == "stop":
        prospects.explain(block, game.state.at[block], why)
    elif option == "force":
        why.add(-0.3, "w-forced-march")
    else:
        prospects.explain(block, game.board.place_index[option.split(":")[1] if ":" in option else option], why)


def explain_retreat(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why a block retreats there: as in a move, and whether it finds food before winter."""
    explain_place(game, asked, option, side, why)
    if option in saved_from_winter(game, game.board.block_index[asked.args["block"]], asked.options):
        why.add(1.0, "w-finds-food")


def explain_deployment(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why a block comes to a town."""
    del asked
    place = game.board.place_index[option]
    near = danger(game, side, place)
    why.add(game.board.value[place] * (1.0 + near), "w-guards-town", place=option, enemies=near)


def explain_combat(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why a block fires or retreats: how the battle stands, and whether winter takes whoever leaves it."""
    del asked
    chance = hope(game, side)
    why.add(chance - 0.5 or 0.1, "w-battle-stands", chance=round(100 * chance))
    if flees_in_vain(game, side):
        why.add(-0.4 if option == "retreat" else 0.4, "w-flees-in-vain")


def explain_disbanding(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why a block is disbanded."""
    del asked
    place = game.state.at[game.board.block_index[option]]
    if starves(game, side, place):
        why.add(2.0, "w-would-starve", place=game.board.place_names[place])
    else:
        why.add(1.0, "w-is-spent")


def explain_initiative(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """What each place in the order of a turn is good for."""
    del game, asked, side
    why.add(1.0, "w-goes-first" if option == "first" else "w-goes-second")


def explain_supply(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why a block gets a step."""
    del side
    if option == "done":
        why.add(-1.0, "w-steps-lost", count=asked.args["steps"])
    else:
        why.add(1.0, "w-step-shoots", fire=game.board.fire[game.board.block_index[option]])


def explain_loss(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why a block takes a loss rather than another."""
    del asked, side
    block = game.board.block_index[option]
    why.add(1.0 / game.board.fire[block], "w-step-shoots", fire=game.board.fire[block])
    if game.board.is_leader[block]:
        why.add(-1.0, "w-is-leader")


def explain_hungry(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why a block goes hungry rather than another."""
    del asked, side
    block = game.board.block_index[option]
    why.add(1.0, "w-has-steps", count=game.state.strength[block])
    if game.board.is_leader[block]:
        why.add(-2.0, "w-is-leader")


def explain_order(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why it matters who leaves a battle first."""
    del game, asked, option, side
    why.add(1.0, "w-first-away")


def explain_main_attack(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why a way is the one of the main attack."""
    come = power_by_way(game, side)
    most = max(come.get(other, 0.0) for other in asked.options)
    why.add(1.0, "w-main-way" if come.get(option, 0.0) == most else "w-minor-way")


def explain_regroup(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why a block moves on after a battle, or nobody does."""
    place = game.board.place_index[asked.args["place"]]
    if last_turn_of_year(game, side) and starves(game, side, place):
        why.add(1.0, "w-some-starve", place=asked.args["place"])
    else:
        why.add(1.0, "w-all-hold" if option == "done" else "w-fewer-hold", place=asked.args["place"])


def explain_winter(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Why blocks go home before hunger counts, or nobody has to."""
    del asked, option
    first = next(iter(better_in_the_pool(game, side)), None)
    if first is None:
        why.add(1.0, "w-all-fed")
    elif starves(game, side, game.state.at[first]):
        why.add(1.0, "w-some-starve", place=game.board.place_names[game.state.at[first]])
    else:
        why.add(1.0, "w-some-spent")


def explain_negotiation(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Whether there is something to exchange."""
    del asked, option
    if not (prisoners_of(game, side) and prisoners_of(game, 1 - side)):
        why.add(1.0, "w-one-holds-prisoners")
    else:
        why.add(1.0, "w-no-fair-trade" if fair_trade(game, side) is None else "w-both-hold-prisoners")


def explain_offer(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """What a block adds to an offer."""
    del asked, side
    word, _, name = option.partition(":")
    if word in ("offer", "withdraw"):
        why.add(1.0, f"w-exchange-{word}")
    else:
        why.add(1.0, f"w-exchange-{word}")
        why.add(0.5, "w-step-shoots", fire=game.board.fire[game.board.block_index[name]])


def explain_reply(game: Liberty, asked: Asked, option: str, side: Side, why: Terms) -> None:
    """Whether an offer is fair."""
    del side
    if option == "counter":
        why.add(1.0, "w-exchange-counter")
    else:
        back, given = ([game.board.block_index[name] for name in asked.args[word]] for word in ("given", "back"))
        fair = is_fair(game, back, given)
        why.add(1.0, "w-exchange-fair" if fair else "w-exchange-unfair")


REASONS: dict[str, Explain] = {
    "card": explain_card,
    "action": explain_action,
    "group": explain_group,
    "march": explain_place,
    "onward": explain_place,
    "force": explain_place,
    "sail": explain_place,
    "retreat": explain_retreat,
    "regroup-to": explain_place,
    "deploy": explain_deployment,
    "combat": explain_combat,
    "disband": explain_disbanding,
    "initiative": explain_initiative,
    "supply": explain_supply,
    "hit": explain_loss,
    "attrition": explain_hungry,
    "retreat-block": explain_order,
    "leave": explain_order,
    "main-attack": explain_main_attack,
    "regroup": explain_regroup,
    "winter": explain_winter,
    "negotiate": explain_negotiation,
    "exchange": explain_offer,
    "exchange-reply": explain_reply,
}
