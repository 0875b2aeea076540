"""The heuristic of Liberty: a weight for each option of each question.

| question | what it prefers |
|---|---|
| card | the highest action; supply when blocks are weak |
| initiative | the last word before the count of the year, else the first |
| action, group | the group and block that gain most by moving; replacements when nothing gains much |
| march, sail, deploy, retreat, regroup | the place of most worth: towns to take, battles to win, towns in danger |
| combat | fire; retreat when the odds are bad |
| winter | disband what would starve |
| exchange | one block for one, where it is fair to both |
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.policy import WORTHLESS, Asked, Policy, Weigh
from tricorne.games.liberty.board import SIDES
from tricorne.games.liberty.bots import outlook
from tricorne.games.liberty.bots.flight import flees_in_vain, saved_from_winter
from tricorne.games.liberty.bots.prospects import Prospects
from tricorne.games.liberty.bots.reasons import REASONS
from tricorne.games.liberty.bots.standing import (
    A_STEP,
    AN_ACTION,
    better_disbanded,
    better_in_the_pool,
    danger,
    fair_trade,
    hope,
    is_fair,
    last_turn_of_year,
    power,
    power_by_way,
    starves,
    worth_of_replacement,
)
from tricorne.games.liberty.rules.s1_map import blocks_at
from tricorne.games.liberty.rules.s3_cards import may_be_supplied
from tricorne.games.liberty.rules.s5_1_groups import movable

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

ENOUGH, FLIGHT, FOOD, UNFED = 0.6, 0.2, 4.0, 0.05
"""The gain below which no further block of a group moves, the odds below which a battle is given up, what a way to food
is worth in the last retreat before winter, and the share of its worth that a town keeps which cannot feed a new one."""


# Cards and actions


def weigh_cards(game: Liberty, asked: Asked, side: int) -> list[float]:
    """Supply is as good as the blocks that can use it."""
    weak = len(may_be_supplied(game, side))
    board = game.board
    kinds = [board.card_index[name] for name in asked.options]
    return [1.0 + AN_ACTION * board.card_actions[k] + A_STEP * min(weak, board.card_steps[k]) for k in kinds]


def weigh_initiative(game: Liberty, asked: Asked, side: int) -> list[float]:
    """The last word before the count of the year; else the first."""
    wanted = "second" if last_turn_of_year(game, side) else "first"
    return [1.0 if option == wanted else 0.3 for option in asked.options]


def weigh_actions(game: Liberty, asked: Asked, side: int) -> list[float]:
    """The group that gains most; a replacement is a fair gain as long as it can still be used."""
    prospects = Prospects(game, side)
    weights = []
    for option in asked.options:
        if option == "end":
            weights.append(0.2)
        elif option == "replace":
            weights.append(worth_of_replacement(game, side))
        else:
            place = game.board.place_index[option.removeprefix("move:")]
            blocks = movable(game, side, place)
            weights.append(0.1 + max((prospects.gain(block) for block in blocks), default=0.0))
    return weights


def weigh_group(game: Liberty, asked: Asked, side: int) -> list[float]:
    """Ships before troops, so that there is an escort; then who gains most."""
    board, prospects = game.board, Prospects(game, side)
    weights = []
    for option in asked.options:
        if option == "done":
            weights.append(ENOUGH)
        else:
            block = board.block_index[option]
            weights.append(prospects.gain(block) + (0.5 if board.is_ship[block] else 0.0))
    return weights


def weigh_places(game: Liberty, asked: Asked, side: int) -> list[float]:
    """The worth of each place for the block that goes."""
    board, prospects = game.board, Prospects(game, side)
    block = board.block_index[asked.args["block"]]
    friends = prospects.friends(block)
    weights = []
    for option in asked.options:
        if option == "stop":
            weights.append(0.4 + prospects.worth(block, game.state.at[block]))
            continue
        if option == "force":
            weights.append(0.3)
            continue
        place = board.place_index[option.split(":")[1] if ":" in option else option]
        if board.is_ship[block]:
            score = prospects.ship_worth(block, place)
        else:
            score = prospects.worth(block, place, friends)
        weights.append(score * (0.5 if option.startswith("press:") else 1.0))
    return weights


def weigh_deployment(game: Liberty, asked: Asked, side: int) -> list[float]:
    """Towns in danger first, where they are worth it; before winter those that can feed the block."""
    board, state, prospects = game.board, game.state, Prospects(game, side)
    block = board.block_index[asked.args["block"]]
    weights = []
    for option in asked.options:
        place = board.place_index[option]
        weight = (1 + board.value[place]) * (1 + danger(game, side, place)) / (1 + state.standing[side][place])
        weights.append(weight * (UNFED if prospects.hunger(block, place) > 0 else 1.0))
    return weights


def weigh_supply(game: Liberty, asked: Asked, side: int) -> list[float]:
    """Steps for those who shoot best."""
    del side
    board = game.board
    return [0.1 if option == "done" else float(board.fire[board.block_index[option]]) for option in asked.options]


# Battle


def weigh_combat(game: Liberty, asked: Asked, side: int) -> list[float]:
    """Fire while the odds are fair, and where winter takes whoever flees."""
    flight = 3.0 if hope(game, side) < FLIGHT and not flees_in_vain(game, side) else 0.2
    words = {"retreat": flight, "bayonet": 0.8}
    return [words.get(option.partition(":")[0], 1.0) for option in asked.options]


def weigh_losses(game: Liberty, asked: Asked, side: int) -> list[float]:
    """Lose those first who shoot worst, and leaders last."""
    del side
    board = game.board
    blocks = [board.block_index[name] for name in asked.options]
    return [1.0 / board.fire[b] * (0.3 if board.is_leader[b] else 1.0) for b in blocks]


def weigh_hungry(game: Liberty, asked: Asked, side: int) -> list[float]:
    """Give up those first who have least to fight with, and leaders last."""
    del side
    board = game.board
    blocks = [board.block_index[name] for name in asked.options]
    return [1.0 / power(game, b) * (0.3 if board.is_leader[b] else 1.0) for b in blocks]


def weigh_main_attack(game: Liberty, asked: Asked, side: int) -> list[float]:
    """The way by which most have come."""
    come = power_by_way(game, side)
    return [0.1 + come.get(option, 0.0) for option in asked.options]


def weigh_retreat(game: Liberty, asked: Asked, side: int) -> list[float]:
    """As in a move, and before winter to where there is food; a ship on the open sea opens it to the troops."""
    board, weights = game.board, weigh_places(game, asked, side)
    block = board.block_index[asked.args["block"]]
    if not board.is_ship[block]:
        saved = saved_from_winter(game, block, asked.options)
        return [weight + FOOD * (option in saved) for option, weight in zip(asked.options, weights, strict=True)]
    troops = [b for b in blocks_at(game, side, game.state.at[block]) if board.goes_by_sea[b] and not board.is_ship[b]]
    at_sea = [board.place_index[option] >= board.hex_count for option in asked.options]
    return [weight + len(troops) * goes for weight, goes in zip(weights, at_sea, strict=True)]


def weigh_regroup(game: Liberty, asked: Asked, side: int) -> list[float]:
    """Stay, but for those the place cannot feed in the winter that follows."""
    crowded = last_turn_of_year(game, side) and starves(game, side, game.board.place_index[asked.args["place"]]) > 0
    return [1.0 if option == "done" else (1.5 if crowded else 0.3) for option in asked.options]


# Winter


def weigh_winter(game: Liberty, asked: Asked, side: int) -> list[float]:
    """Disband as long as somebody is better off in the pool."""
    wanted = bool(better_in_the_pool(game, side))
    return [1.0 if (option == "disband") == wanted else WORTHLESS for option in asked.options]


def weigh_disbanding(game: Liberty, asked: Asked, side: int) -> list[float]:
    """Those who would starve, the weakest first."""
    return [better_disbanded(game, side, game.board.block_index[name]) for name in asked.options]


def weigh_negotiation(game: Liberty, asked: Asked, side: int) -> list[float]:
    """Worth a word when one can be had for one."""
    wanted = fair_trade(game, side) is not None
    return [1.0 if (option == "yes") == wanted else WORTHLESS for option in asked.options]


def weigh_offer(game: Liberty, asked: Asked, side: int) -> list[float]:
    """One of ours for one of theirs, then out with it."""
    trade = fair_trade(game, side)
    if trade is None:
        return [1.0 if option == "withdraw" else 0.1 for option in asked.options]
    back, given = (game.board.block_names[block] for block in trade)
    wanted = next((option for option in (f"back:{back}", f"give:{given}") if option in asked.options), "offer")
    return [1.0 if option == wanted else 0.1 for option in asked.options]


def weigh_reply(game: Liberty, asked: Asked, side: int) -> list[float]:
    """Accept what is fair."""
    del side
    back, given = ([game.board.block_index[name] for name in asked.args[word]] for word in ("given", "back"))
    fair = is_fair(game, back, given)
    return [{"accept": 1.0 if fair else 0.1, "refuse": 0.1 if fair else 1.0}.get(o, WORTHLESS) for o in asked.options]


WEIGHERS: dict[str, Weigh] = {
    "card": weigh_cards,
    "initiative": weigh_initiative,
    "action": weigh_actions,
    "group": weigh_group,
    "march": weigh_places,
    "onward": weigh_places,
    "force": weigh_places,
    "sail": weigh_places,
    "retreat": weigh_retreat,
    "regroup-to": weigh_places,
    "deploy": weigh_deployment,
    "supply": weigh_supply,
    "combat": weigh_combat,
    "hit": weigh_losses,
    "attrition": weigh_hungry,
    "main-attack": weigh_main_attack,
    "regroup": weigh_regroup,
    "winter": weigh_winter,
    "disband": weigh_disbanding,
    "negotiate": weigh_negotiation,
    "exchange": weigh_offer,
    "exchange-reply": weigh_reply,
}


class Heuristic(Policy):
    """Weighs the options of a seat in a position dealt again for it."""

    horizon = 300
    shares_turns = True
    risks = frozenset({"w-attacks", "w-attacks-town"})
    overlooked = 0.33
    names = outlook.NAMES
    weighers = WEIGHERS
    reasons = REASONS
    signs = staticmethod(outlook.signs)

    def side(self, seat: str) -> int:
        return SIDES.index(seat)

    def value(self, game: Liberty, seat: str) -> float:
        return outlook.winning_chance(game, SIDES.index(seat))


POLICY = Heuristic()
