"""The heuristic of Prelude to Rebellion: a weight for each option of each question.

| question | what it prefers |
|---|---|
| first player | the own side |
| cards | the use that is worth most: an Event, points less what the opponent's Event costs, a purchase less its price |
| actions | cubes that turn control for few points; organizations with a fair chance; the Special Action that fits |
| points of an attempt | as many as make success likely |
| targets of Events | districts where control turns |
| score dice | tracks that favour the side, the sooner the nearer they are |
| raising a target | when success is worth more than it costs |
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import TYPE_CHECKING

from tricorne.core.policy import WORTHLESS, Asked, Policy, Weigh
from tricorne.games.prelude.bots import outlook
from tricorne.games.prelude.bots.events import worth_of_announcing, worth_of_pick, worth_of_success
from tricorne.games.prelude.bots.reasons import REASONS
from tricorne.games.prelude.bots.standing import (
    OPPORTUNITY_POINT,
    POINT,
    WAR,
    chance_of_check,
    helps_checks,
    worth_of_advance,
    worth_of_cubes,
    worth_of_organization,
    worth_of_rebellion,
    worth_of_spirit,
    worth_off_leader,
)
from tricorne.games.prelude.bots.uses import worth_of_action, worth_of_play
from tricorne.games.prelude.state import LOYAL, PATRIOTE, SIDES, TRACKS

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

ACTING, STAKE = 1.6, 0.8
"""How sharply actions are kept apart, and how much a point counts that is put into an attempt."""
MUCH = 3.0
"""Worths above it grow slowly, so that they stay apart and nothing else is forgotten."""


def tempered(worth: float) -> float:
    """A worth that grows slowly where it is high."""
    return worth if worth < MUCH else MUCH + log(1 + worth - MUCH)


def weigh_play(game: Prelude, asked: Asked, side: int) -> list[float]:
    """What each use of each card is worth."""
    worths = []
    for option in asked.options:
        use, _, name = option.partition(":")
        worths.append(worth_of_play(game, side, use, name) if name else 0.0)
    return worths


def weigh_actions(game: Prelude, asked: Asked, side: int) -> list[float]:
    """What each action is worth for a point that it costs; ending early is last."""
    points = asked.args["points"]
    return [ACTING * worth_of_action(game, side, option, points) for option in asked.options]


def weigh_points(game: Prelude, asked: Asked, side: int) -> list[float]:
    """As many points as make success likely, and no more."""
    district = game.board.index[asked.args["district"]]
    value, reserve = game.state.cubes[side][district], game.state.opportunity[side]
    worth = worth_of_organization(game, district) if asked.kind == "organization-points" else WAR
    return [worth * chance_of_check(value + int(n), reserve) - STAKE * POINT * int(n) for n in asked.options]


def weigh_additions(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Where a cube of the side turns control."""
    return [_cube(game, side, name, 1) for name in asked.options]


def weigh_removals(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Where a cube of the other side holds control."""
    return [-_cube(game, 1 - side, name, -1) for name in asked.options]


def weigh_off_leaders(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Where the other side leads, best where its cube holds control; a cube of one's own only where it has to be."""
    return [1.5 * worth_off_leader(game, side, game.board.index[name]) for name in asked.options]


def weigh_tied(game: Prelude, asked: Asked, side: int) -> list[float]:
    """The cube of the other side."""
    del game
    return [0.0 if option == SIDES[side] else 1.5 for option in asked.options]


def weigh_picks(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Where both sides' losses together serve best."""
    card = game.board.card(game.board.number[asked.args["card"]])
    return [1.5 * worth_of_pick(game, card, side, game.board.index[name]) for name in asked.options]


def weigh_announcements(game: Prelude, asked: Asked, side: int) -> list[float]:
    """As many checks as are worth their risk."""
    del side
    card = game.board.card(game.board.number[asked.args["card"]])
    return [2 * worth_of_announcing(game, card, int(number)) for number in asked.options]


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
    return [0.4 * game.state.cubes[1 - side][game.board.index[name]] + 0.9 for name in asked.options]


def weigh_checks(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Own checks where the value is high, the opponent's where it is low."""
    helps = helps_checks(game, asked.args["card"], side)
    whose = LOYAL if helps and side == LOYAL else PATRIOTE
    sign = 0.4 if helps else -0.4
    return [sign * game.state.cubes[whose][game.board.index[name]] for name in asked.options]


def weigh_attempts(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Organizations where the side is strong."""
    return [0.5 * game.state.cubes[side][game.board.index[name]] for name in asked.options]


def weigh_tracks(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Tracks that favour the side, the nearer the better."""
    return [worth_of_advance(game, side, TRACKS.index(name)) for name in asked.options]


def weigh_resets(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Tracks that favour the other side."""
    return [-worth_of_advance(game, side, TRACKS.index(name)) for name in asked.options]


def weigh_rescue(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Pay for a check where its success is worth more than the points."""
    gain = worth_of_success(game, side, game.board.index[asked.args["district"]])
    gain -= OPPORTUNITY_POINT * asked.args["cost"]
    return [0.0 if option == "fail" else 2 * gain for option in asked.options]


def weigh_first_player(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Who is first has the pool to choose from, and the victory where it lies in the hand."""
    del game
    return [1.0 if name == SIDES[side] else 0.0 for name in asked.options]


def weigh_alternatives(game: Prelude, asked: Asked, side: int) -> list[float]:
    """End the game when ahead; otherwise points at once are a little better than points later."""
    ahead = worth_of_rebellion(game, side)
    spirit = worth_of_spirit(game, side)
    known = {"end_the_game": ahead, "decline": -ahead, "activity_points": 0.3, "raise_spirit": spirit}
    return [known.get(option, 0.0) for option in asked.options]


def weigh_amounts(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Contests: a little, or one more than the other where that is cheap."""
    del game, side
    against = asked.args["against"]
    return [1.0 - 0.3 * abs(int(amount) - (against + 1 if 0 < against <= 2 else 2 - min(2, against)))
            for amount in asked.options]  # fmt: skip


def weigh_gifts(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Give away what is worth least in the own hand."""
    uses = {True: ("points",), False: ("points", "event")}
    weights = []
    for name in asked.options:
        theirs = game.board.card(game.board.number[name]).faction == 1 - side
        weights.append(-max(worth_of_play(game, side, use, name) for use in uses[theirs]))
    return weights


def weigh_takings(game: Prelude, asked: Asked, side: int) -> list[float]:
    """Take what is worth most in the own hand."""
    return [-weight for weight in weigh_gifts(game, asked, side)]


WEIGHERS: dict[str, Weigh] = {
    "first-player": weigh_first_player,
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
    "remove-leader": weigh_off_leaders,
    "remove-tied": weigh_tied,
    "reprisal": weigh_removals,
    "pick": weigh_picks,
    "announce": weigh_announcements,
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


class Heuristic(Policy):
    """Weighs the options of a seat in a position dealt again for it."""

    horizon = 100
    turns = 2
    keeps = frozenset({"mobilize-here"})
    overlooked = 0.6
    names = outlook.NAMES
    weighers = WEIGHERS
    reasons = REASONS
    turn = staticmethod(outlook.turn)
    signs = staticmethod(outlook.signs)

    def weigh(self, game: Prelude, asked: Asked) -> Sequence[float]:
        weigher = WEIGHERS.get(asked.kind)
        if weigher is None:
            return [1.0] * len(asked.options)
        return [max(WORTHLESS, exp(tempered(worth))) for worth in weigher(game, asked, self.side(asked.seat))]

    def side(self, seat: str) -> int:
        return SIDES.index(seat)

    def value(self, game: Prelude, seat: str) -> float:
        return outlook.winning_chance(game, SIDES.index(seat))


POLICY = Heuristic()
