"""Bots against each other: every pairing on both sides of the same seeds, with intervals and ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from math import exp, log10, sqrt
from typing import Any, NamedTuple

from tricorne.bots import seated
from tricorne.games import game_class
from tricorne.sim.pool import spread
from tricorne.sim.simulate import Batch, play_row

Z95 = 1.959964


class Fixture(NamedTuple):
    """One game of a pairing: `first` plays the side of that number."""

    first: str
    second: str
    side: int
    seed: int


class Score(NamedTuple):
    """What `first` got out of it: 1, 0.5 or 0."""

    fixture: Fixture
    points: float
    failure: str


class Standing(NamedTuple):
    """A pairing after all games: the share of the first player and its 95 % interval."""

    first: str
    second: str
    games: int
    share: float
    low: float
    high: float


def fixtures(players: Sequence[str], games: int, seed: int) -> list[Fixture]:
    """Each pairing plays `games` games, every seed twice with the sides swapped."""
    return [
        Fixture(first, second, index % 2, seed + index // 2)
        for first, second in combinations(players, 2)
        for index in range(games)
    ]


def sides_of(game: str) -> tuple[tuple[str, ...], ...]:
    """The seats in two camps: the sides of the game, or every second seat."""
    cls = game_class(game)
    if cls.sides:
        return cls.sides
    return cls.seats[::2], cls.seats[1::2]


def play_fixture(game: str, scenario: str, seconds: float, visits: int, fixture: Fixture) -> Score:
    """Play one game of a pairing."""
    sides = sides_of(game)
    mine = sides[fixture.side]
    first, second = (seated(game_class(game), name) for name in (fixture.first, fixture.second))
    seats = {seat: first if seat in mine else second for side in sides for seat in side}
    row = play_row(Batch(game, scenario, seats, seconds=seconds, visits=visits), fixture.seed)
    if not row.winners:
        return Score(fixture, 0.5, row.failure)
    return Score(fixture, float(any(seat in mine for seat in row.winners)), row.failure)


def play_arena(
    game: str, scenario: str, players: Sequence[str], games: int, seed: int, jobs: int, seconds: float, visits: int
) -> Iterator[Score]:
    """All games of an arena."""
    return spread(partial(play_fixture, game, scenario, seconds, visits), fixtures(players, games, seed), jobs)


def standings(scores: Sequence[Score]) -> list[Standing]:
    """The result of each pairing. Games of one seed are one observation, because they share their luck."""
    pairs: dict[tuple[str, str], dict[int, list[float]]] = {}
    for score in scores:
        fixture = score.fixture
        pairs.setdefault((fixture.first, fixture.second), {}).setdefault(fixture.seed, []).append(score.points)
    return [_standing(first, second, list(by_seed.values())) for (first, second), by_seed in pairs.items()]


def _standing(first: str, second: str, observations: list[list[float]]) -> Standing:
    means = [sum(points) / len(points) for points in observations]
    share = sum(means) / len(means)
    variance = sum((mean - share) ** 2 for mean in means) / max(len(means) - 1, 1)
    reach = Z95 * sqrt(variance / len(means))
    games = sum(map(len, observations))
    return Standing(first, second, games, share, max(0.0, share - reach), min(1.0, share + reach))


def ratings(players: Sequence[str], table: Sequence[Standing]) -> dict[str, float]:
    """Ratings on the Elo scale (400 points are ten to one), the first player at 1000."""
    strength = dict.fromkeys(players, 0.0)
    for _ in range(4000):
        for player in players:
            slope = sum(_surprise(player, row, strength) for row in table)
            strength[player] += slope / max(1, sum(row.games for row in table if player in (row.first, row.second)))
        base = strength[players[0]]
        strength = {player: value - base for player, value in strength.items()}
    return {player: round(1000 + 400 * value * log10(exp(1)), 1) for player, value in strength.items()}


def _surprise(player: str, row: Standing, strength: Mapping[str, float]) -> float:
    if player not in (row.first, row.second):
        return 0.0
    other = row.second if player == row.first else row.first
    share = row.share if player == row.first else 1 - row.share
    share = min(max(share, 0.5 / row.games), 1 - 0.5 / row.games)
    return row.games * (share - 1 / (1 + exp(strength[other] - strength[player])))


def report(players: Sequence[str], scores: Sequence[Score]) -> dict[str, Any]:
    """An arena as plain data."""
    table = standings(scores)
    return {
        "games": len(scores),
        "failures": sum(1 for score in scores if score.failure),
        "pairings": [row._asdict() for row in table],
        "ratings": ratings(players, table),
    }
