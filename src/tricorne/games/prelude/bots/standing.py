"""How a position stands, and what cubes, organizations and Events are worth, in VP."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import TYPE_CHECKING

from tricorne.games.prelude.cards import steps
from tricorne.games.prelude.rules.s3_2_requirements import holds, side_of
from tricorne.games.prelude.rules.s5_tracks import advantage_value
from tricorne.games.prelude.state import LOYAL, OVER, PATRIOTE, TRACKS, clock

if TYPE_CHECKING:
    from tricorne.games.prelude.board import Card
    from tricorne.games.prelude.game import Prelude

ACTION_ROUNDS = 7 * 8 * 2
CERTAINTY = 7.0
"""What a margin is divided by to give the logarithm of the odds. It and the weights of `margin` were fitted to the
results of 900 games between `normal` and `easy` players."""

POINT, OPPORTUNITY_POINT = 0.42, 0.34
CUBE, CITY_CUBE = 0.35, 0.5
CONTROL, CITY_CONTROL = 0.9, 2.0
INFLUENCE, ORGANIZATION_BOX, SPIRIT, WAR = 0.9, 1.1, 0.45, 0.5
SUCCESSES = (0, 0, 0, 1, 4, 10, 20, 35, 56, 81, 108, 135, 160, 181, 196, 206, 212, 215, 216)
"""How many of the 216 throws of three dice are at most that high."""


def chance_of_check(target: int, points: int) -> float:
    """The chance of a Mobilization Check, with some of the Opportunity Points to raise the target."""
    reach = max(0, min(len(SUCCESSES) - 1, target + min(points, 3)))
    return SUCCESSES[reach] / 216


def share_left(game: Prelude) -> float:
    """The share of the Action Rounds that are still to come."""
    return max(0.0, 1 - clock(game.state) / ACTION_ROUNDS)


def margin(game: Prelude) -> float:
    """How far the Loyal side is ahead: VP count the more the less is to come, tracks as long as they can score."""
    state = game.state
    played = 1 - share_left(game)
    ahead = state.vp * (0.4 + 1.8 * played)
    for track, position in enumerate(state.advantage):
        value = advantage_value(game, track) * (1 if position > 0 else -1)
        near = state.score[track] / game.board.advances[track]
        ahead += value * (1.2 + 1.1 * played + 0.8 * near)
    rebellion = state.spirit / game.board.tracks.spirit_of_rebellion.game_ends_at
    ahead += 0.4 * (state.war_readiness[LOYAL] - state.war_readiness[PATRIOTE]) * rebellion**2
    ahead += 0.2 * (state.opportunity[LOYAL] - state.opportunity[PATRIOTE]) + 1.4
    return ahead + 0.8 * state.spirit


def winning_chance(game: Prelude, side: int) -> float:
    """The chance of a side to win from here."""
    if game.state.phase == OVER:
        return float((game.state.vp < 0) == (side == PATRIOTE))
    loyal = 1 / (1 + exp(-margin(game) / CERTAINTY))
    return loyal if side == LOYAL else 1 - loyal


def worth_of_cubes(game: Prelude, side: int, district: int, change: int) -> float:
    """What it is worth to a side that its own cubes in a district change by so many."""
    state = game.state
    city = game.board.is_city[district]
    lead = state.cubes[side][district] - state.cubes[1 - side][district]
    control = _sign(lead + change) - _sign(lead)
    return control * (CITY_CONTROL if city else CONTROL) + change * (CITY_CUBE if city else CUBE) * 0.5


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def worth_of_event(game: Prelude, card: Card, side: int, resolving: int) -> float:
    """What it is worth to `side` that `resolving` carries out the Event of the card."""
    return sum(_worth(game, step, side, resolving) for step in card.data.effect)


def _all(game: Prelude, effect: Iterable[steps.Step], side: int, resolving: int) -> float:
    return sum(_worth(game, step, side, resolving) for step in effect)


def _worth(game: Prelude, step: steps.Step, side: int, resolving: int) -> float:
    """A step in VP for `side`: exact where it names its district, typical where somebody chooses."""

    def mine(named: steps.Side) -> int:
        return 1 if side_of(named, resolving) == side else -1

    match step:
        case steps.AddCubes() | steps.RemoveCubes():
            return mine(step.side) * _worth_of_cube_step(game, step, resolving)
        case steps.Vp():
            return mine(step.side) * _number(step.n)
        case steps.Opportunity():
            return mine(step.side) * OPPORTUNITY_POINT * _number(step.n)
        case steps.Spirit():
            return SPIRIT * step.n * (1 if side == LOYAL else -1)
        case steps.Advantage():
            unit = INFLUENCE if step.track == "external_influence" else ORGANIZATION_BOX
            return mine(step.toward) * unit * _number(step.n)
        case steps.WarReadiness():
            return mine(step.side) * WAR * step.n
        case steps.Check() | steps.Checks():
            success, failure = _all(game, step.success, side, resolving), _all(game, step.failure, side, resolving)
            return 0.5 * success + 0.5 * failure
        case steps.When():
            met = holds(game, step.cond, resolving, game.board.rural[0], 0)
            return _all(game, step.then if met else step.otherwise, side, resolving)
        case steps.ByPlayer():
            return _all(game, step.loyal if resolving == LOYAL else step.patriote, side, resolving)
        case steps.ChooseOne():
            return max(_all(game, option, side, resolving) for option in step.options.values())
        case steps.ActivityPoints() | steps.MobilizeIn():
            return mine(step.side) * POINT * (step.n if isinstance(step, steps.ActivityPoints) else 3 * step.points)
        case steps.OrganizationAttempts():
            return mine(step.side) * 0.6 * step.times
        case steps.SkipNextRound():
            return mine(step.side) * -1.6
        case steps.AwardTracks():
            values = (
                advantage_value(game, TRACKS.index(t)) * _sign(game.state.advantage[TRACKS.index(t)])
                for t in step.tracks
            )
            return sum(values) * (1 if side == LOYAL else -1)
        case _:
            return 0.8 if resolving == side else -0.8


def _worth_of_cube_step(game: Prelude, step: steps.AddCubes | steps.RemoveCubes, resolving: int) -> float:
    change = step.n if isinstance(step, steps.AddCubes) else -step.n
    owner = side_of(step.side, resolving)
    if isinstance(step.where, str):
        if step.where in game.board.index:
            return worth_of_cubes(game, owner, game.board.index[step.where], change)
        return CUBE * change
    count = step.where.choose if isinstance(step.where.choose, int) else 5
    return (CUBE * change + 0.3 * (1 if change > 0 else -1)) * count


def _number(n: steps.Number) -> int:
    return n if isinstance(n, int) else 2
