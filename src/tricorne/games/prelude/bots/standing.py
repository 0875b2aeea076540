"""How a position stands, and what cubes, organizations, VP and the Spirit of Rebellion are worth, in VP."""

from __future__ import annotations

from math import tanh
from typing import TYPE_CHECKING

from tricorne.games.prelude.rules.s5_tracks import advantage_value
from tricorne.games.prelude.state import LOYAL, ORGANIZATIONS, PATRIOTE, RURAL, TRACKS, URBAN, clock

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
SPIRIT, WAR = 0.6, 0.5
"""What a step of the Spirit of Rebellion is worth to the Loyal side, and what a VP in War Readiness is worth."""
REPRISAL, SURE = 3.0, 6.0
"""What the Fear of Reprisal brings the Loyal side in the final scoring, and the lead there that is nearly a victory."""
OPENING = 0.6
"""What the first organization opens."""
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
    points = advantage_value(game, track)
    ours = (game.state.advantage[track] > 0) == (side == LOYAL)
    near = nearness(game, track)
    value = points if near < 1 else worth_of_vp(game, side if ours else 1 - side, points)
    return (value if ours else -value) * near**2


def worth_of_die(game: Prelude, side: int, card: Card) -> float:
    """What the Score Die of a card is worth to a side: half of it goes to its track, the rest to the others."""
    advances = [worth_of_advance(game, side, track) for track in range(len(TRACKS))]
    total = sum(advances)
    if card.die < len(TRACKS):
        return (total + 2 * advances[card.die]) / 6
    return (total + 2 * (max if card.faction == side else min)(advances)) / 6


def final_lead(game: Prelude) -> float:
    """By how much the Loyal side would be ahead if the rebellion broke out now."""
    state = game.state
    lead = state.vp + state.war_readiness[LOYAL] - state.war_readiness[PATRIOTE]
    lead += sum(advantage_value(game, track) * sign(state.advantage[track]) for track in range(len(TRACKS)))
    return lead if state.no_matter_the_cost else lead + REPRISAL


def worth_of_rebellion(game: Prelude, side: int) -> float:
    """What it is worth to a side that the game ends here with a final scoring."""
    worth = VICTORY * tanh(final_lead(game) / SURE)
    return worth if side == LOYAL else -worth


def worth_of_spirit(game: Prelude, side: int, steps: int = 1) -> float:
    """What steps of the Spirit of Rebellion are worth to a side: the game, if they end it."""
    if steps > 0 and game.state.spirit + steps >= game.board.tracks.spirit_of_rebellion.game_ends_at:
        return worth_of_rebellion(game, side)
    return SPIRIT * steps if side == LOYAL else -SPIRIT * steps


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


def worth_of_fewer(game: Prelude, side: int, district: int, number: int = 1) -> float:
    """What it is worth to a side that the other one loses cubes in a district."""
    return -worth_of_cubes(game, 1 - side, district, -number)


def worth_off_leader(game: Prelude, side: int, district: int) -> float:
    """What it is worth to a side that whoever leads in a district loses a cube; where none does, the side decides."""
    cubes = game.state.cubes
    if cubes[side][district] > cubes[1 - side][district]:
        return worth_of_cubes(game, side, district, -1)
    return worth_of_fewer(game, side, district)


def helps_checks(game: Prelude, name: str, side: int) -> bool:
    """Whether the checks of a card are the side's own; otherwise they are better failed."""
    return game.board.card(game.board.number[name]).faction == side and name != "card-84"


def worth_of_organization(game: Prelude, district: int) -> float:
    """The boxes of an organization; one in a city opens the way to others."""
    box = worth_of_box(game, ORGANIZATIONS)
    return 2 * box + OPENING * left(game) if game.board.is_city[district] else box


def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)
