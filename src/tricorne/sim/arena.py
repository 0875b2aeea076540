"""Bots against each other: every pairing on both sides of the same seeds, with intervals and ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from math import exp, log10
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tricorne.bots import SEARCHING, seated
from tricorne.core.errors import BadSetup
from tricorne.games import game_class
from tricorne.sim.intervals import interval
from tricorne.sim.pool import PLACES, spread
from tricorne.sim.simulate import Batch, play_row


class Arena(NamedTuple):
    """What is played: the same for every game of an arena."""

    game: str
    scenario: str
    seconds: float = 1.0
    visits: int = 100_000


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


def fixtures(players: Sequence[str], games: int, seed: int, games_hard: int = 0) -> list[Fixture]:
    """Each pairing plays `games` games (`games_hard` if given and somebody searches), every seed from both sides."""
    return [
        Fixture(first, second, index % 2, seed + index // 2)
        for first, second in combinations(players, 2)
        for index in range((games_hard if SEARCHING.keys() & {first, second} else 0) or games)
    ]


def sides_of(game: str) -> tuple[tuple[str, ...], ...]:
    """The seats in two camps: the sides of the game, or every second seat."""
    cls = game_class(game)
    if cls.sides:
        return cls.sides
    return cls.seats[::2], cls.seats[1::2]


def play_fixture(arena: Arena, fixture: Fixture) -> Score:
    """Play one game of a pairing."""
    sides = sides_of(arena.game)
    mine = sides[fixture.side]
    first, second = (seated(game_class(arena.game), name) for name in (fixture.first, fixture.second))
    seats = {seat: first if seat in mine else second for side in sides for seat in side}
    batch = Batch(arena.game, arena.scenario, seats, seconds=arena.seconds, visits=arena.visits)
    row = play_row(batch, fixture.seed)
    if not row.winners:
        return Score(fixture, 0.5, row.failure)
    return Score(fixture, float(any(seat in mine for seat in row.winners)), row.failure)


def play_arena(arena: Arena, planned: Sequence[Fixture], jobs: int, on: str = PLACES[0]) -> Iterator[Score]:
    """These games of an arena, as they are planned."""
    return spread(partial(play_fixture, arena), planned, jobs, on)


class Kept:
    """Scores in a file, one a line after a line that says what is played, so that an arena can go on there."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        head = msgspec.json.encode(arena)
        if not path.is_file():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(head + b"\n")
        elif path.read_bytes().partition(b"\n")[0] != head:
            raise BadSetup("results-other-batch", folder=path.name)

    def scores(self) -> list[Score]:
        """What is there; a line that a kill cut short is not counted."""
        found = []
        for line in self.path.read_bytes().splitlines()[1:]:
            try:
                found.append(msgspec.json.decode(line, type=Score))
            except msgspec.DecodeError:
                continue
        return found

    def add(self, score: Score) -> None:
        """Write a game that was played without failure."""
        if not score.failure:
            with self.path.open("ab") as stream:
                stream.write(b"\n" + msgspec.json.encode(score))


def standings(scores: Sequence[Score]) -> list[Standing]:
    """The result of each pairing. Both games of a seed share their luck, so the interval is rather too wide."""
    pairs: dict[tuple[str, str], list[float]] = {}
    for score in scores:
        pairs.setdefault((score.fixture.first, score.fixture.second), []).append(score.points)
    return [
        Standing(first, second, len(points), sum(points) / len(points), *interval(sum(points), len(points)))
        for (first, second), points in pairs.items()
    ]


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


def report(arena: Arena, players: Sequence[str], scores: Sequence[Score]) -> dict[str, Any]:
    """An arena as plain data."""
    table = standings(scores)
    return {
        "game": arena.game,
        "scenario": arena.scenario,
        "budget": arena.seconds,
        "visits": arena.visits,
        "games": len(scores),
        "failures": sum(1 for score in scores if score.failure),
        "pairings": [row._asdict() for row in table],
        "ratings": ratings(players, table),
    }
