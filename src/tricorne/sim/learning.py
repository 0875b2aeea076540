"""Games to learn the values of positions from: the signs of each quiet position, and how the game ended."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from tricorne.api import new_match
from tricorne.bots.look import Look
from tricorne.bots.picking import favourite, weighted
from tricorne.core.match import Match
from tricorne.core.questions import Ask
from tricorne.sim.arena import sides_of
from tricorne.sim.pool import PLACES, spread

STRAYS = (0.0, 0.0, 0.05, 0.1, 0.2, 0.4)
"""In which share of its answers a side strays from the heuristic: learned from good play alone, a value could not tell
what bad positions are worth."""


class Course(NamedTuple):
    """A game: the signs of its quiet positions one after the other, and the points of the first side at the end."""

    seed: int
    positions: list[list[float]]
    points: float


def play_course(game: str, scenario: str, seed: int) -> Course:
    """Let the heuristic play a game against itself, with strays on both sides."""
    match, chance = new_match(game, scenario, seed), random.Random(seed)
    first = sides_of(game)[0]
    stray = {side: chance.choice(STRAYS) for side in (True, False)}
    policy = type(match.game).policy()
    positions: list[list[float]] = []
    last = policy.turn(match.game)
    while type(ask := match.question) is Ask:
        now = policy.turn(match.game)
        if now != last:
            positions.append([float(sign) for sign in policy.signs(match.game)])
            last = now
        match.answer(_answer(match, ask, chance, stray[ask.seat in first]), ask.seat)
    return Course(seed, positions, points_of(match, first))


def points_of(match: Match, first: tuple[str, ...]) -> float:
    """1 for a victory of these seats, 0 for a defeat, one half for a draw."""
    result = match.result
    assert result is not None
    if not result.winners:
        return 0.5
    return float(any(seat in first for seat in result.winners))


def _answer(match: Match, ask: Ask, chance: random.Random, stray: float) -> str:
    look = Look(match, ask, chance)
    options = look.asked.options
    if len(options) == 1:
        return options[0]
    weights = look.policy.weigh(look.position(), look.asked)
    if chance.random() < stray:
        return options[weighted([weight**0.5 for weight in weights], chance.random())]
    return options[favourite(weights, chance.random())]


def courses(game: str, scenario: str, seeds: list[int], jobs: int, on: str = PLACES[0]) -> Iterator[Course]:
    """The games with these seeds."""
    return spread(partial(play_course, game, scenario), seeds, jobs, on)
