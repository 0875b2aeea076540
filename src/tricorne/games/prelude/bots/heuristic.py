"""The heuristic of Prelude to Rebellion: a weight for each option of each question.

| question | what it prefers |
|---|---|
| cards | the use that is worth most: an Event, points less what the opponent's Event costs, a purchase less its price |
| actions | cubes that turn control for few points; organizations with a fair chance; the Special Action that fits |
| points of an attempt | as many as make success likely |
| targets of Events | districts where control turns |
| score dice | tracks that favour the side, the sooner the nearer they are |
| raising a target | when it costs little |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import TYPE_CHECKING

from tricorne.core.policy import Asked
from tricorne.games.prelude.bots.standing import (
    CONTROL,
    OPPORTUNITY_POINT,
    ORGANIZATION_BOX,
    POINT,
    SPIRIT,
    chance_of_check,
    winning_chance,
    worth_of_cubes,
    worth_of_event,
)
from tricorne.games.prelude.cards.lasting import mobilization_terms
from tricorne.games.prelude.rules.s3_2_requirements import requirement_met
from tricorne.games.prelude.rules.s5_tracks import advantage_value
from tricorne.games.prelude.rules.s9_1_mobilization import cost_of
from tricorne.games.prelude.rules.s9_2_organizations import affiliation_bonus
from tricorne.games.prelude.state import LOYAL, NEUTRAL, PATRIOTE, RURAL, SIDES, TRACKS

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

WORTHLESS = 0.01


class PreludePolicy:
    """Weighs the options of a seat in a position dealt anew for it."""

    horizon = 20

    def weigh(self, game: Prelude, asked: Asked) -> Sequence[float]:
        weigher = WEIGHERS.get(asked.kind)
        if weigher is None:
            return [1.0] * len(asked.options)
        side = SIDES.index(asked.seat)
        return [max(WORTHLESS, exp(min(4.0, worth))) for worth in weigher(game, asked, side)]

    def value(self, game: Prelude, seat: str) -> float:
        return winning_chance(game, SIDES.index(seat))


def weigh_play(game: Prelude, asked: Asked, side: int) -> list[float]:
    """What each use of each card is worth."""
    worths = []
    for option in asked.options:
        use, _, name = option.partition(":")
        worths.append(worth_of_play(game, side, use, name) if name else 0.0)
    return worths


def worth_of_play(game: Prelude, side: int, use: str, name: str) -> float:
    """One use of one card."""
    card = game.board.card(game.board.number[name])
    points = POINT * card.points
    if use == "event":
        return worth_of_event(game, card, side, side)
    if use == "buy":
        return 0.8 + worth_of_event(game, card, side, side) - OPPORTUNITY_POINT * card.points
    if use == "both":
        return points + worth_of_event(game, card, side, side)
    if card.faction == side:
        return points
    if card.faction == NEUTRAL:
        return points - 0.3
    if game.state.le_canadien[side]:
        return points + 0.6
    if requirement_met(game, card):
        return points + worth_of_event(game, card, side, 1 - side)
    return points - OPPORTUNITY_POINT * (card.points // 2) - 0.3


def weigh_actions(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Worth for the points that it costs; ending early is last."""
    terms = mobilization_terms(game, side)
    points = asked.args["points"]
    bonus = max((affiliation_bonus(game, side, c) for c in organized_cities(game, side)), default=0)
    worths = []
    for option in asked.options:
        word, _, target = option.partition(":")
        if word == "mobilize":
            district = game.board.index[target]
            cost = cost_of(game, side, district, terms) or 1
            worths.append(1.6 * worth_of_cubes(game, side, district, 1) / cost)
        elif word == "organize":
            worths.append(worth_of_attempt(game, side, game.board.index[target], points, bonus))
        elif word == "recruit":
            value = game.state.cubes[side][game.board.index[target]]
            worths.append(1.2 * chance_of_check(value + points, game.state.opportunity[side]))
        elif word == "composure":
            worths.append(1.2 if game.board.turns[game.state.turn].data.composure_cost == 2 else 0.5)
        elif word == "special":
            worths.append(worth_of_special(game, side, target))
        else:
            worths.append(-3.0)
    return worths


def organized_cities(game: Prelude, side: int) -> list[int]:
    """The cities that a rural organization can be affiliated with."""
    return [city for city in game.board.cities if game.state.organizations[side][city]]


def worth_of_attempt(game: Prelude, side: int, district: int, points: int, bonus: int) -> float:
    """An organization, by its chance, with the best bonus of an affiliation in a rural district."""
    city = game.board.is_city[district]
    value = game.state.cubes[side][district] + (0 if city else bonus)
    chance = chance_of_check(value + points, game.state.opportunity[side])
    return (2.6 if city else 1.4) * ORGANIZATION_BOX * chance - 0.3


def worth_of_special(game: Prelude, side: int, target: str) -> float:
    """A Special Action at its price, compared with cubes for the same points."""
    name, _, price = target.partition(":")
    state, cost = game.state, int(price)
    if name == "overwhelming_support":
        full = sum(state.cubes[PATRIOTE][d] == game.board.boxes[PATRIOTE][d] for d in game.board.rural)
        return 1.2 * full - 1.5
    if name == "no_matter_the_cost":
        return 0.25 * state.spirit * (state.score[RURAL] / game.board.advances[RURAL]) - 0.6
    if name == "pulling_the_strings":
        return max(_pull(game, side, track) for track in range(len(TRACKS))) / cost - 0.3
    if name == "non_issue":
        return max(-_pull(game, side, track) for track in range(len(TRACKS))) - 0.8
    if name == "looking_for_trouble":
        return SPIRIT * (2 if cost == 6 else 1) + 0.1
    if name == "strategic_realignment":
        own = sum(game.board.card(n).faction == side for n in state.hands[side])
        return 0.5 * (len(state.hands[side]) / 2 - own) - 0.4
    if name == "our_moment":
        room = game.board.opportunity[side].most - state.opportunity[side]
        return OPPORTUNITY_POINT * min(6, room) - 0.9
    opposing = sum(game.board.card(n).faction == 1 - side for n in state.hands[side])
    own = sum(game.board.card(n).faction == side for n in state.hands[side])
    return {"le_canadien": 0.25 * opposing, "partisan_media": 0.25 * own}.get(name, 0.2 * opposing - 0.4)


def _pull(game: Prelude, side: int, track: int) -> float:
    """What an advance of a Score marker is worth to the side."""
    position = game.state.advantage[track]
    favour = advantage_value(game, track) * (1 if (position > 0) == (side == LOYAL) else -1)
    near = (game.state.score[track] + 1) / game.board.advances[track]
    return favour * near**2


def weigh_points(game: Prelude, asked: Asked, side: int) -> list[float]:
    """As many points as make success likely, and no more."""
    district = game.board.index[asked.args["district"]]
    value, reserve = game.state.cubes[side][district], game.state.opportunity[side]
    worth = 3.0 if game.board.is_city[district] else 1.8
    return [worth * chance_of_check(value + int(n), reserve) - POINT * 0.8 * int(n) for n in asked.options]


def weigh_additions(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Where a cube of the side turns control."""
    return [_cube(game, side, name, 1) for name in asked.options]


def weigh_removals(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Where a cube of the other side holds control."""
    return [-_cube(game, 1 - side, name, -1) for name in asked.options]


def _cube(game: Prelude, side: int, name: str, change: int) -> float:
    if name not in game.board.index:
        return -1.0
    return 1.5 * worth_of_cubes(game, side, game.board.index[name], change)


def weigh_how_many_added(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Cards that add up to a number of own cubes."""
    district = game.board.index[asked.args["district"]]
    return [1.5 * worth_of_cubes(game, side, district, int(number)) for number in asked.options]


def weigh_how_many_removed(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Cards that remove up to a number of the other side's cubes."""
    district = game.board.index[asked.args["district"]]
    return [-1.5 * worth_of_cubes(game, 1 - side, district, -int(number)) for number in asked.options]


def weigh_levelling(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Card 134: where most cubes are gained."""
    return [0.4 * game.state.cubes[1 - side][game.board.index[name]] + CONTROL for name in asked.options]


def weigh_checks(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Own checks where the value is high, the opponent's where it is low."""
    own = game.board.card(game.board.number[asked.args["card"]]).faction == side
    sign = 0.4 if own and asked.args["card"] != "card-84" else -0.4
    return [sign * game.state.cubes[PATRIOTE if side == PATRIOTE or sign < 0 else LOYAL][game.board.index[name]]
            for name in asked.options]  # fmt: skip


def weigh_attempts(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Organizations where the side is strong."""
    return [0.5 * game.state.cubes[side][game.board.index[name]] for name in asked.options]


def weigh_tracks(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Tracks that favour the side, the nearer the better."""
    return [_pull(game, side, TRACKS.index(name)) for name in asked.options]


def weigh_resets(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Tracks that favour the other side."""
    return [-_pull(game, side, TRACKS.index(name)) for name in asked.options]


def weigh_rescue(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Pay for a check when little is missing."""
    del game, side
    return [0.0 if option == "fail" else 1.6 - 0.5 * asked.args["cost"] for option in asked.options]


def weigh_alternatives(game: Prelude, asked: Asked, side: int) -> list[float]:
    """End the game when ahead; otherwise points at once are a little better than points later."""
    ahead = 6.0 * (winning_chance(game, side) - 0.5)
    spirit = 0.6 if side == LOYAL else -0.6
    known = {"end_the_game": ahead, "decline": -ahead, "activity_points": 0.3, "raise_spirit": spirit}
    return [known.get(option, 0.0) for option in asked.options]


def weigh_amounts(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Contests: a little, or one more than the other where that is cheap."""
    del game, side
    against = asked.args["against"]
    return [1.0 - 0.3 * abs(int(amount) - (against + 1 if 0 < against <= 2 else 2 - min(2, against)))
            for amount in asked.options]  # fmt: skip


def weigh_gifts(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Give away opposing cards."""
    return [1.5 if game.board.card(game.board.number[name]).faction == 1 - side else -0.5 for name in asked.options]


def weigh_takings(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Take own cards."""
    return [-weight for weight in weigh_gifts(game, asked, side)]


WEIGHERS: dict[str, Callable[[Prelude, Asked, int], list[float]]] = {
    "play": weigh_play,
    "action": weigh_actions,
    "organization-points": weigh_points,
    "volunteer-points": weigh_points,
    "affiliation": weigh_attempts,
    "add": weigh_additions,
    "second-cube": weigh_additions,
    "mobilize-in": weigh_additions,
    "mobilize-here": weigh_additions,
    "random-county": weigh_additions,
    "add-up-to": weigh_how_many_added,
    "remove": weigh_removals,
    "remove-up-to": weigh_how_many_removed,
    "remove-leader": weigh_removals,
    "reprisal": weigh_removals,
    "pick": weigh_removals,
    "match": weigh_levelling,
    "check": weigh_checks,
    "organize": weigh_attempts,
    "score-die": weigh_tracks,
    "pull-string": weigh_tracks,
    "score-track": weigh_tracks,
    "non-issue": weigh_resets,
    "score-marker": weigh_resets,
    "raise-target": weigh_rescue,
    "choose-one": weigh_alternatives,
    "contest": weigh_amounts,
    "exchange-give": weigh_gifts,
    "exchange-take": weigh_takings,
}

POLICY = PreludePolicy()
