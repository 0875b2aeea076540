"""Why the heuristic likes an option: the terms of its weight as messages, with what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.policy import Asked, Explain, Terms
from tricorne.games.rebellion_1775.bots.marching import (
    MARCHING,
    THRIFT,
    Plan,
    acts_now,
    best_march,
    best_moves,
    largest_army,
    leaving,
    picked_group,
    strength_of,
    targets_of,
    whole_group,
)
from tricorne.games.rebellion_1775.bots.placing import best_shift, place_of, worth_of_joining, worth_of_placing
from tricorne.games.rebellion_1775.bots.prospects import Prospects
from tricorne.games.rebellion_1775.bots.standing import apart, group_in, lead
from tricorne.games.rebellion_1775.cards.fighting import FIGHT, matters
from tricorne.games.rebellion_1775.cards.s5_events import has_effect
from tricorne.games.rebellion_1775.hints import after_stepping_out, units_in
from tricorne.games.rebellion_1775.names import DONE, KINDS, KINDS_IN_AREA, NOBODY, SIDE_OF_FACTION
from tricorne.games.rebellion_1775.odds import battle_odds, in_percent
from tricorne.games.rebellion_1775.printed import March, Sail

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

LOSS_RANK = {"natives": 3.0, "patriots": 2.0, "loyalists": 2.0}
"""How gladly a force is given up; others less."""
EVENT = 8.0
"""How much it counts what an event does, or a truce."""


def explain_place(game: Rebellion, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why units are placed there, or an event comes first."""
    if option.startswith("card:"):
        why.add(EVENT, "w-event-now" if has_effect(game, option) else "w-event-idle", card=option)
    elif option != DONE:
        worth_of_placing(Prospects(game, side), *place_of(game, asked, option, side), why)
        if not why.found:
            why.add(0.1, "w-nobody-near", area=option.partition(":")[0])


def explain_card(game: Rebellion, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why a card is played: the best of its marches; and that the strongest card can be kept."""
    card = game.board.cards[game.board.card[option]]
    if not isinstance(card.effect, March | Sail):
        if acts_now(Prospects(game, side), option):
            why.add(EVENT, "w-event-now", card=option)
        else:
            why.add(-EVENT, "w-event-waits" if has_effect(game, option) else "w-event-idle", card=option)
        return
    ahead = lead(game, side)
    if card.kind == "truce":
        why.add(EVENT if ahead > 1 else -EVENT, "w-truce-ahead" if ahead > 1 else "w-truce-early", flags=ahead)
    prospects = Prospects(game, side)
    moves = best_moves(prospects, card.effect)
    if moves and moves[0].target != NOBODY:
        terms = Terms()
        prospects.explain(moves[0].group, moves[0].target, terms)
        why.found += [(MARCHING * worth, because) for worth, because in terms.found]
    else:
        why.add(0.3, "w-nothing-to-gain")
    effects = (game.board.cards[game.board.card[other]].effect for other in asked.options if other in game.board.card)
    strengths = {strength_of(effect) for effect in effects if isinstance(effect, March | Sail)}
    if strength_of(card.effect) == max(strengths) > min(strengths):
        why.add(-THRIFT * strength_of(card.effect), "w-card-kept", card=option)


def explain_start(game: Rebellion, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why an army sets out, and for where."""
    if option == DONE:
        why.add(0.3, "w-nothing-to-gain")
    elif option.startswith("card:"):
        explain_card(game, asked, option, side, why)
    else:
        prospects, start = Prospects(game, side), game.board.area[option]
        plan = best_march(prospects, start, targets_of(game, side, start), largest_army(game))
        if plan.target != NOBODY:
            prospects.explain(plan.group, plan.target, why)
        why.add(-loss_by(prospects, start, plan), "w-leaves-open", area=option)


def loss_by(prospects: Prospects, start: int, plan: Plan) -> float:
    """What is lost when an army leaves an area."""
    standing = group_in(prospects.game, prospects.side, start)
    return leaving(prospects, start, apart(standing, plan.group), standing, plan.target)


def explain_army(game: Rebellion, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why units go along, or where they go."""
    prospects, start = Prospects(game, side), game.board.area[asked.args["area"]]
    if option in game.board.area:
        prospects.explain(picked_group(asked), game.board.area[option], why)
        if not why.found:
            why.add(0.1, "w-nothing-there", area=option)
        return
    plan = best_march(prospects, start, targets_of(game, side, start), largest_army(game))
    if plan.group == whole_group(game, side, start):
        why.add(1.0, "w-nothing-to-keep", area=asked.args["area"])
    else:
        why.add(1.0, "w-somebody-stays", area=asked.args["area"])


def explain_command(game: Rebellion, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why units stay in a battle or step out of it."""
    attacker = SIDE_OF_FACTION[game.state.active]
    odds = after_stepping_out(game, asked, option, attacker)["attacker" if attacker == side else "defender"]
    why.add(odds["wins"] - 0.5 or 0.1, "w-battle-stands", area=asked.args["area"], chance=in_percent(odds["wins"]))
    name, _, number = option.partition(":")
    if number:
        going = [0, 0, 0, 0]
        going[KINDS.index(asked.args["force"], side * 4) - side * 4] = int(number)
        Prospects(game, side).explain((going[0], going[1], going[2], going[3]), game.board.area[name], why)


def explain_shifts(game: Rebellion, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why units change places within a colony, or nobody does."""
    del asked
    prospects, start = Prospects(game, side), NOBODY if option == DONE else game.board.area[option]
    target = NOBODY if start == NOBODY else best_shift(prospects, start)[1]
    if target != NOBODY:
        worth_of_joining(prospects, target, group_in(game, side, start), why)
    if not why.found:
        why.add(0.1, "w-nothing-to-gain")


def explain_shift(game: Rebellion, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Where units that change places add most."""
    if option in game.board.area:
        worth_of_joining(Prospects(game, side), game.board.area[option], picked_group(asked), why)
        if not why.found:
            why.add(0.1, "w-nobody-near", area=option)
    else:
        why.add(1.0, "w-nothing-to-keep", area=asked.args["area"])


def explain_battle(game: Rebellion, asked: Asked, option: str, side: int, why: Terms) -> None:
    """How sure a battle is."""
    del asked
    area = game.board.area[option]
    chance = battle_odds(game, units_in(game, area), side)["attacker"]["wins"]
    why.add(1.0, "w-battle-stands", area=option, chance=in_percent(chance))


def explain_advance(game: Rebellion, asked: Asked, option: str, side: int, why: Terms) -> None:
    """What is to be had by moving on after a victory."""
    area = game.board.area[asked.args["area"]]
    prospects, group = Prospects(game, side), list(group_in(game, side, area))
    group[group.index(max(group))] -= 1
    goal = max(game.board.neighbours[area], key=lambda near: prospects.gain(tuple(group), near))
    if option != DONE and matters(game, area, option):
        prospects.explain(tuple(group), goal, why)
    elif option != DONE:
        why.add(-1.0, "w-event-idle", card=option)
    if not why.found:
        why.add(0.1, "w-nothing-to-gain")


def explain_loss(game: Rebellion, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why a unit is given up: there are more of it than dice, or others are missed more."""
    name, _, number = option.partition(":")
    kind = KINDS.index(name, side * 4)
    standing = game.state.units[game.board.area[asked.args["area"]] * KINDS_IN_AREA + kind]
    costs_die = standing - int(number) < game.board.dice[kind]
    why.add(1.0, ("w-better-dice-stay" if name in LOSS_RANK else "w-costs-die") if costs_die else "w-costs-no-die")


def explain_dice(game: Rebellion, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why a die is thrown again, or kept."""
    del game, asked, side
    _, _, face = option.partition(":")
    thrown = {"flee": "w-flight-again", "command": "w-blank-again", "hit": "w-hit-again"}
    why.add(1.0, thrown.get(face.partition(":")[0], "w-dice-kept"))


def explain_battle_event(game: Rebellion, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why an event is spent on a battle, or kept for a greater one."""
    area = game.board.area[asked.args["area"]]
    if option == FIGHT:
        why.add(1.0, "w-event-kept")
    elif matters(game, area, option):
        why.add(1.0, "w-event-battle", units=game.state.present[(1 - side) * game.areas + area])
    else:
        why.add(-1.0, "w-event-idle", card=option)


def explain_turncoat(game: Rebellion, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Whether a unit that changes sides stands alone, or has to fight those beside it."""
    del asked
    left = sum(group_in(game, 1 - side, game.board.area[option])) - 1
    why.add(-left or 1.0, "w-turns-and-fights" if left else "w-turns-alone", area=option, units=left)


REASONS: dict[str, Explain] = {
    "extra-units": explain_place,
    "reinforce": explain_place,
    "reinforcement-events": explain_place,
    "place-some": explain_place,
    "place-all": explain_place,
    "movement-card": explain_card,
    "march": explain_start,
    "march-extra": explain_start,
    "sail": explain_start,
    "army": explain_army,
    "rearrange": explain_shifts,
    "shift": explain_shift,
    "battle": explain_battle,
    "advance": explain_advance,
    "command-decision": explain_command,
    "losses": explain_loss,
    "throw-again": explain_dice,
    "battle-events": explain_battle_event,
    "replace": explain_turncoat,
}
