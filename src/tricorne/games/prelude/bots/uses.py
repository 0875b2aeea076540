"""What cards and actions are worth, in VP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.prelude.bots.events import worth_of_event
from tricorne.games.prelude.bots.standing import (
    OPPORTUNITY_POINT,
    POINT,
    WAR,
    chance_of_check,
    nearness,
    worth_of_advance,
    worth_of_cubes,
    worth_of_die,
    worth_of_organization,
    worth_of_spirit,
    worth_of_vp,
)
from tricorne.games.prelude.cards import steps
from tricorne.games.prelude.cards.lasting import mobilization_terms
from tricorne.games.prelude.rules.s3_2_requirements import requirement_met
from tricorne.games.prelude.rules.s9_1_mobilization import cost_of
from tricorne.games.prelude.rules.s9_2_organizations import affiliation_bonus
from tricorne.games.prelude.rules.s9_5_special import OUR_MOMENT_GAIN, TROUBLE
from tricorne.games.prelude.state import NEUTRAL, PATRIOTE, RURAL, TRACKS, District, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.board import Card
    from tricorne.games.prelude.game import Prelude

DIE, BOUGHT = 0.5, 0.8
"""How much the Score Die of a card counts, and what is added to a card from the pool, which keeps the hand together."""
WAITING = 0.8
"""How much of an Event that waits for a session is lost when its card is used for points."""
NON_ISSUE, CANADIEN, PARTISAN, ANGLE = 1.0, 1.0, 0.9, 0.3
"""What Special Actions are worth: of the advance of a track that is put back, of the Event that is kept away, of what
a card brings in addition, and for each opposing card in hand."""


def worth_of_play(game: Prelude, side: Side, use: str, name: str) -> float:
    """One use of one card, with the die that follows."""
    card = game.board.card(game.board.number[name])
    return worth_of_use(game, side, use, card) + DIE * worth_of_die(game, side, card)


def worth_of_use(game: Prelude, side: Side, use: str, card: Card) -> float:
    """One use of one card before its die."""
    points = POINT * card.points
    if use == "event":
        return worth_of_event(game, card, side, side)
    if use == "buy":
        return BOUGHT + worth_of_event(game, card, side, side) - OPPORTUNITY_POINT * card.points
    if use == "both":
        return points + (worth_of_event(game, card, side, side) if requirement_met(game, card) else 0.0)
    if card.faction == 1 - side:
        return points - worth_of_opposing_event(game, side, card)
    waiting = WAITING * max(0.0, worth_of_event(game, card, side, side) - points) if is_awaited(game, card) else 0.0
    return points - waiting - (0.3 if card.faction == NEUTRAL else 0.0)


def worth_of_opposing_event(game: Prelude, side: Side, card: Card) -> float:
    """What the points of an opposing card cost: its Event, what stands in for it, or the shield of Le Canadien."""
    if game.state.le_canadien[side]:
        return worst_event(game, side) - harm(game, side, card)
    if requirement_met(game, card):
        return -worth_of_event(game, card, side, 1 - side)
    return OPPORTUNITY_POINT * (card.points // 2) + 0.3


def harm(game: Prelude, side: Side, card: Card) -> float:
    """What an opposing Event would cost a side now."""
    return max(0.0, -worth_of_event(game, card, side, 1 - side)) if requirement_met(game, card) else 0.0


def worst_event(game: Prelude, side: Side) -> float:
    """The most that an opposing card of the own hand would cost."""
    cards = map(game.board.card, game.state.hands[side])
    return max((harm(game, side, card) for card in cards if card.faction == 1 - side), default=0.0)


def richest_card(game: Prelude, side: Side) -> float:
    """The most that points and Event of one own card bring beyond the better of them."""
    cards = (game.board.card(number) for number in game.state.hands[side])
    own = [card for card in cards if card.faction == side and requirement_met(game, card)]
    return max((min(POINT * card.points, worth_of_event(game, card, side, side)) for card in own), default=0.0)


def is_awaited(game: Prelude, card: Card) -> bool:
    """Whether the Event cannot be played now, but in a session later in the turn."""
    state = game.state
    if not any(isinstance(condition, steps.Parliamentary) for condition in card.data.requirement):
        return False
    return not state.sessions[state.round] and any(state.sessions[state.round + 1 :])


def worth_of_action(game: Prelude, side: Side, option: str, points: int) -> float:
    """What an action is worth for each of its points."""
    word, _, target = option.partition(":")
    if word == "mobilize":
        district = game.board.index[target]
        cost = cost_of(game, side, district, mobilization_terms(game, side)) or 1
        return worth_of_cubes(game, side, district, 1) / cost
    if word == "organize":
        return worth_of_attempt(game, side, game.board.index[target], points)
    if word == "recruit":
        value = game.state.cubes[side][game.board.index[target]]
        return best_of_attempts(WAR + 0.5 * worth_of_spirit(game, side), value, points, game.state.opportunity[side])
    if word == "composure":
        return -worth_of_spirit(game, side) / game.board.turns[game.state.turn].data.composure_cost
    if word == "special":
        return worth_of_special(game, side, target) / int(target.partition(":")[2])
    return -3.0


def organized_cities(game: Prelude, side: Side) -> list[int]:
    """The cities that a rural organization can be affiliated with."""
    return [city for city in game.board.cities if game.state.organizations[side][city]]


def worth_of_attempt(game: Prelude, side: Side, district: District, points: int) -> float:
    """An organization for each point, with the best bonus of an affiliation in a rural district."""
    city = game.board.is_city[district]
    value = game.state.cubes[side][district]
    if not city:
        value += max((affiliation_bonus(game, side, c) for c in organized_cities(game, side)), default=0)
    return best_of_attempts(worth_of_organization(game, district), value, points, game.state.opportunity[side])


def best_of_attempts(worth: float, value: int, points: int, reserve: int) -> float:
    """What an attempt brings for each point put into it, at best."""
    return max((worth * chance_of_check(value + n, reserve) / n for n in range(2, points + 1)), default=-1.0)


def worth_of_special(game: Prelude, side: Side, target: str) -> float:
    """A Special Action at its price, compared with cubes for the same points."""
    name, _, price = target.partition(":")
    state, cost = game.state, int(price)
    if name == "overwhelming_support":
        ours = [county for county in game.board.rural if game.board.bias[county] == PATRIOTE]
        full = sum(state.cubes[PATRIOTE][county] == game.board.boxes[PATRIOTE][county] for county in ours)
        return worth_of_vp(game, side, full)
    if name == "no_matter_the_cost":
        return 0.25 * state.spirit * nearness(game, RURAL)
    if name == "pulling_the_strings":
        return cost * max(worth_of_advance(game, side, track) for track in range(len(TRACKS))) / 2
    if name == "non_issue":
        return NON_ISSUE * max(
            -worth_of_advance(game, side, track) for track in range(len(TRACKS)) if state.score[track]
        )
    if name == "looking_for_trouble":
        return worth_of_spirit(game, side, TROUBLE[cost])
    if name == "strategic_realignment":
        own = sum(game.board.card(n).faction == side for n in state.hands[side])
        return 0.5 * (len(state.hands[side]) / 2 - own)
    if name == "our_moment":
        room = game.board.opportunity[side].most - state.opportunity[side]
        return OPPORTUNITY_POINT * min(OUR_MOMENT_GAIN, room)
    if name == "le_canadien":
        return CANADIEN * worst_event(game, side)
    if name == "partisan_media":
        return PARTISAN * richest_card(game, side)
    return ANGLE * sum(game.board.card(n).faction == 1 - side for n in state.hands[side])
