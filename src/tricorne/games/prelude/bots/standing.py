"""How a position stands, and what cubes, organizations and Events are worth, in VP."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tricorne.games.prelude.cards import steps
from tricorne.games.prelude.rules.s3_2_requirements import holds, side_of
from tricorne.games.prelude.rules.s5_tracks import advantage_value
from tricorne.games.prelude.state import LOYAL, PATRIOTE, RURAL, TRACKS, URBAN, clock

if TYPE_CHECKING:
    from tricorne.games.prelude.board import Card
    from tricorne.games.prelude.game import Prelude

POINT, OPPORTUNITY_POINT = 0.42, 0.34
"""What an Activity Point and an Opportunity Point are worth."""
CUBE, CITY_CUBE = 0.175, 0.25
"""What a cube is worth beside control."""
RURAL_BOX, ORGANIZATION_BOX, INFLUENCE_BOX, URBAN_BOX = 0.8, 1.0, 0.85, 1.8
"""What a box on each track is worth, scored about once."""
LATER, SOON, LONG = 0.5, 0.6, 0.6
"""How often a track is counted as scored from now on: at least, more as it is near, and more while much is to come."""
SPIRIT, ENDING, WAR = 0.45, 0.0, 0.5
"""What a step of the Spirit of Rebellion is worth to the Loyal side; more for each VP it is ahead as the end comes
near; and what a VP in War Readiness is worth."""
VICTORY = 10.0
"""What VP are worth that win the game at once."""
SUCCESSES = (0, 0, 0, 1, 4, 10, 20, 35, 56, 81, 108, 135, 160, 181, 196, 206, 212, 215, 216)
"""How many of the 216 throws of three dice are at most that high."""
ACTION_ROUNDS = 7 * 8 * 2


def chance_of_check(target: int, points: int) -> float:
    """The chance of a Mobilization Check, with some of the Opportunity Points to raise the target."""
    reach = max(0, min(len(SUCCESSES) - 1, target + min(points, 3)))
    return SUCCESSES[reach] / 216


# Tracks


def left(game: Prelude) -> float:
    """The share of the Action Rounds that are still to come."""
    return max(0.0, 1 - clock(game.state) / ACTION_ROUNDS)


def nearness(game: Prelude, track: int) -> float:
    """How near a track will be to its scoring after one more advance, from 0 to 1."""
    return (game.state.score[track] + 1) / game.board.advances[track]


def worth_of_box(game: Prelude, track: int) -> float:
    """What a box on a track is worth: more when it is about to score, and while it can score often."""
    box = (RURAL_BOX, ORGANIZATION_BOX, INFLUENCE_BOX, URBAN_BOX)[track]
    return box * (LATER + SOON * nearness(game, track) ** 2 + LONG * left(game))


def worth_of_advance(game: Prelude, side: int, track: int) -> float:
    """What an advance of a Score marker is worth to a side."""
    position = game.state.advantage[track]
    favour = advantage_value(game, track) * (1 if (position > 0) == (side == LOYAL) else -1)
    return favour * nearness(game, track) ** 2


def worth_of_die(game: Prelude, side: int, card: Card) -> float:
    """What the Score Die of a card is worth to a side: half of it goes to its track, the rest to the others."""
    advances = [worth_of_advance(game, side, track) for track in range(len(TRACKS))]
    total = sum(advances)
    if card.die < len(TRACKS):
        return (total + 2 * advances[card.die]) / 6
    return (total + 2 * (max if card.faction == side else min)(advances)) / 6


def worth_of_spirit(game: Prelude, side: int) -> float:
    """What a step of the Spirit of Rebellion is worth to a side; at the end it is good for who is ahead."""
    state = game.state
    rebellion = state.spirit / game.board.tracks.spirit_of_rebellion.game_ends_at
    ahead = state.vp + state.war_readiness[LOYAL] - state.war_readiness[PATRIOTE]
    ahead += sum(advantage_value(game, track) * sign(state.advantage[track]) for track in range(len(TRACKS)))
    worth = SPIRIT + ENDING * ahead * rebellion**2
    return worth if side == LOYAL else -worth


def worth_of_vp(game: Prelude, side: int, points: int) -> float:
    """What VP are worth to the side that scores them: the game, if they win it at once."""
    ahead = game.state.vp if side == LOYAL else -game.state.vp
    return points + (VICTORY if ahead + points >= game.board.tracks.victory_points.automatic_win else 0.0)


def worth_of_cubes(game: Prelude, side: int, district: int, change: int) -> float:
    """What it is worth to a side that its own cubes in a district change by so many."""
    state = game.state
    city = game.board.is_city[district]
    lead = state.cubes[side][district] - state.cubes[1 - side][district]
    control = sign(lead + change) - sign(lead)
    box = worth_of_box(game, URBAN if city else RURAL) if control else 0.0
    return control * box + change * (CITY_CUBE if city else CUBE)


def sign(number: int) -> int:
    """-1, 0 or 1."""
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
            return mine(step.side) * worth_of_vp(game, side_of(step.side, resolving), _number(step.n))
        case steps.Opportunity():
            return mine(step.side) * OPPORTUNITY_POINT * _number(step.n)
        case steps.Spirit():
            return step.n * worth_of_spirit(game, side)
        case steps.Advantage():
            return mine(step.toward) * worth_of_box(game, TRACKS.index(step.track)) * _number(step.n)
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
                advantage_value(game, TRACKS.index(t)) * sign(game.state.advantage[TRACKS.index(t)])
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
        return 2 * CUBE * change
    count = step.where.choose if isinstance(step.where.choose, int) else 5
    return (2 * CUBE * change + 0.3 * (1 if change > 0 else -1)) * count


def _number(n: steps.Number) -> int:
    return n if isinstance(n, int) else 2
