"""The signs by which the chance to win is judged, and the chance of the Patriotes by the fitted weights."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tricorne.core.outlook import read_outlooks
from tricorne.games.prelude.board import Board
from tricorne.games.prelude.rules.s5_tracks import advantage_value
from tricorne.games.prelude.state import LOYAL, NEUTRAL, OVER, PATRIOTE, SIDES, TRACKS, Side, clock

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

ACTION_ROUNDS = 7 * 8 * 2
FAR_AHEAD = 10
"""VP from which on a lead can decide the game at once."""
NAMES = (
    *("vp", "vp late", "spirit", "spirit late", "time left", "loyal to move", "composure"),
    *(f"{what}, {track}" for track in TRACKS for what in ("advantage", "value", "value near", "value late", "near")),
    *("war readiness as the spirit rises", "tied counties"),
    *(
        f"{what}, {side}"
        for side in SIDES
        for what in (
            *("opportunity", "war readiness", "rural cubes", "city cubes", "counties held by one cube"),
            *("organizations", "city organizations", "cards", "own points in hand", "opposing points in hand"),
            *("skipped rounds", "close to twenty"),
        )
    ),
    *("cards in the pool", "volunteers"),
)


def signs(game: Prelude) -> list[float]:
    """What tells how the game stands. VP and advantages are above 0 where they favour the Loyal side."""
    state = game.state
    found = [*of_time(game), *of_tracks(game), *of_counties(game)]
    for side in (PATRIOTE, LOYAL):
        found += of_side(game, side)
    return [*found, len(state.pool), sum(state.volunteers)]


def late(game: Prelude) -> float:
    """How far the game has gone, from 0 to 1, slowly at first."""
    return min(1.0, clock(game.state) / ACTION_ROUNDS) ** 2


def of_time(game: Prelude) -> list[float]:
    """VP and Spirit, as they count at this time."""
    state, gone = game.state, late(game)
    left = 1 - min(1.0, clock(state) / ACTION_ROUNDS)
    turn = 1 if state.active == LOYAL else -1
    return [state.vp, state.vp * gone, state.spirit, state.spirit * gone, left, turn, state.composure]


def of_tracks(game: Prelude) -> list[float]:
    """What each track would score, and how soon."""
    state, gone = game.state, late(game)
    found: list[float] = []
    for track, advantage in enumerate(state.advantage):
        value = advantage_value(game, track) * ((advantage > 0) - (advantage < 0))
        near = state.score[track] / game.board.advances[track]
        found += [advantage, value, value * near, value * gone, near]
    return found


def of_counties(game: Prelude) -> list[float]:
    """What the end by rebellion would bring, and counties that nobody controls."""
    state, board = game.state, game.board
    rebellion = state.spirit / board.tracks.spirit_of_rebellion.game_ends_at
    ready = (state.war_readiness[LOYAL] - state.war_readiness[PATRIOTE]) * rebellion**2
    patriote, loyal = state.cubes
    return [ready, sum(patriote[county] == loyal[county] for county in board.rural)]


def of_side(game: Prelude, side: Side) -> list[float]:
    """What a side has on the map and in hand."""
    state, board = game.state, game.board
    own, other = state.cubes[side], state.cubes[1 - side]
    rural = narrow = 0
    for county in board.rural:
        rural += own[county]
        narrow += own[county] - other[county] == 1
    marks = marks_of_cards(board)
    points = opposing = 0
    for number in state.hands[side]:
        faction, value = marks[number]
        if faction == side:
            points += value
        elif faction == 1 - side:
            opposing += value
    ahead = -state.vp if side == PATRIOTE else state.vp
    organizations = state.organizations[side]
    return [
        state.opportunity[side],
        state.war_readiness[side],
        rural,
        sum(own[city] for city in board.cities),
        narrow,
        sum(organizations),
        sum(organizations[city] for city in board.cities),
        len(state.hands[side]),
        points,
        opposing,
        state.skips[side],
        max(0, ahead - FAR_AHEAD),
    ]


@lru_cache(maxsize=8)
def marks_of_cards(board: Board) -> tuple[tuple[int, int], ...]:
    """For each card its faction and its points."""
    return tuple((NEUTRAL, 0) if card is None else (card.faction, card.points) for card in board.cards)


OUTLOOKS = read_outlooks(__file__, NAMES)


def winning_chance(game: Prelude, side: Side) -> float:
    """The chance of a side to win from here."""
    if game.state.phase == OVER:
        return float((game.state.vp < 0) == (side == PATRIOTE))
    patriote = OUTLOOKS[game.scenario].chance(signs(game))
    return patriote if side == PATRIOTE else 1 - patriote


def turn(game: Prelude) -> int:
    """The number of the player's Action Round."""
    return clock(game.state)
