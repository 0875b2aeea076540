"""Who stands where: points from games, and what decides between equals. Nothing here knows of a database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from tricorne.server.club.events.rules import CUP, LADDER, MATCH, POOLS

WON, DRAWN = 2.0, 1.0
"""Points for a pairing, whether it is one game or two."""
WAS_FREE = 1.0
PLACES = (10.0, 6.0, 3.0, 1.0)
"""Points for the places in a game of four; equals share those of their places."""


class Game(NamedTuple):
    """A game of an event: who plays which side, and while it runs nothing more.

    `scores` are 1, ½ and 0 (of four: the points for the places), `margins` by how much each side was ahead in the
    game's own terms. One side alone is somebody who is free.
    """

    round: int
    board: int
    sides: tuple[int, ...]
    scores: tuple[float, ...] | None = None
    margins: tuple[int, ...] = ()

    @property
    def is_free(self) -> bool:
        return len(self.sides) == 1


class Row(NamedTuple):
    """Somebody's standing. Equals in everything share a place."""

    player: int
    place: int
    points: float
    wins: float
    direct: float
    sonneborn: float
    margin: int
    played: int


class Match(NamedTuple):
    """A pairing: its players, what each has from its games, whether all are over."""

    round: int
    players: tuple[int, ...]
    scores: tuple[float, ...]
    margins: tuple[int, ...]
    is_over: bool


def place_points(places: Sequence[int]) -> tuple[float, ...]:
    """The points of a game of four by the places of its seats: who shares a place shares the points."""
    points = []
    for place in places:
        better, equal = sum(other < place for other in places), places.count(place)
        points.append(sum(PLACES[better : better + equal]) / equal)
    return tuple(points)


def scores_of(places: Sequence[int]) -> tuple[float, ...]:
    """1, ½ or 0 for each of two sides by their places."""
    first, second = places
    return (0.5, 0.5) if first == second else (float(first < second), float(second < first))


def matches_of(games: Iterable[Game]) -> list[Match]:
    """The pairings, from their games."""
    found = []
    ordered = sorted(games, key=lambda game: (game.round, game.board))
    for (turn, _), group in groupby(ordered, key=lambda game: (game.round, game.board)):
        both = list(group)
        players = tuple(sorted(set(both[0].sides)))
        scores, margins = dict.fromkeys(players, 0.0), dict.fromkeys(players, 0)
        for game in both:
            for player, score in zip(game.sides, game.scores or (), strict=False):
                scores[player] += score
            for player, margin in zip(game.sides, game.margins, strict=False):
                margins[player] += margin
        over = all(game.scores is not None for game in both)
        found.append(Match(turn, players, tuple(scores.values()), tuple(margins.values()), over))
    return found


def winner_of(match: Match, ratings: Mapping[int, float]) -> int:
    """Who goes on: by the sum of the games, then by the margin, then who was rated higher when the event began."""
    ranked = zip(match.players, match.scores, match.margins, strict=True)
    return max(ranked, key=lambda one: (one[1], one[2], ratings.get(one[0], 0.0), -one[0]))[0]


def standings(
    form: str, ratings: Mapping[int, float], games: Iterable[Game], places: Mapping[int, int] | None = None
) -> list[Row]:
    """The standings of an event; of a ladder by its places."""
    all_matches = matches_of(games)
    matches = [match for match in all_matches if match.is_over]
    points = _points(form, ratings, matches)
    wins, margins, played = defaultdict[int, float](float), defaultdict[int, int](int), defaultdict[int, int](int)
    for match in all_matches:
        if len(match.players) > 1:
            for player, score, margin in zip(match.players, match.scores, match.margins, strict=True):
                wins[player] += score == max(match.scores) and match.is_over if form == POOLS else score
                margins[player] += margin
                played[player] += match.is_over
    berger = _sonneborn(form, points, matches)
    rows = []
    tied = defaultdict[tuple[float, float], list[int]](list)
    for player in ratings:
        tied[points[player], wins[player]].append(player)
    for (own, won), group in tied.items():
        direct = _direct(form, group, matches)
        rows += [Row(one, 0, own, won, direct[one], berger[one], margins[one], played[one]) for one in group]
    if form == LADDER and places is not None:
        return sorted(
            (row._replace(place=places.get(row.player, len(rows))) for row in rows), key=lambda row: row.place
        )
    return _placed(form, rows, ratings)


def _points(form: str, ratings: Mapping[int, float], matches: Sequence[Match]) -> dict[int, float]:
    points = dict.fromkeys(ratings, 0.0)
    for match in matches:
        if form in (CUP, MATCH):
            points[winner_of(match, ratings)] += 1
        elif len(match.players) == 1:
            points[match.players[0]] += WAS_FREE
        else:
            for player, score in zip(match.players, match.scores, strict=True):
                points[player] += score if form == POOLS else _of_pairing(score, match.scores)
    return points


def _of_pairing(score: float, scores: Sequence[float]) -> float:
    """Won, drawn, or nothing, which both have who have not played."""
    if not any(scores):
        return 0.0
    return DRAWN if scores[0] == scores[1] else WON * (score == max(scores))


def _sonneborn(form: str, points: Mapping[int, float], matches: Sequence[Match]) -> dict[int, float]:
    """The points of those whom one has beaten, and half of those with whom one has drawn."""
    total = dict.fromkeys(points, 0.0)
    if form in (CUP, MATCH):
        return total
    for match in matches:
        for player, score in zip(match.players, match.scores, strict=True):
            for other, theirs in zip(match.players, match.scores, strict=True):
                if other != player and any(match.scores):
                    total[player] += points[other] * (1.0 if score > theirs else 0.5 if score == theirs else 0.0)
    return total


def _direct(form: str, group: Sequence[int], matches: Sequence[Match]) -> dict[int, float]:
    """What equals have from their meetings, where each of them has met each other one."""
    nothing = dict.fromkeys(group, 0.0)
    if len(group) < 2 or form in (CUP, MATCH):
        return nothing
    members, met, scores = set(group), set[frozenset[int]](), dict.fromkeys(group, 0.0)
    for match in matches:
        among = [(one, score) for one, score in zip(match.players, match.scores, strict=True) if one in members]
        for player, score in among:
            for other, theirs in among:
                if player != other and any(match.scores):
                    met.add(frozenset((player, other)))
                    scores[player] += 1.0 if score > theirs else 0.5 if score == theirs else 0.0
    return scores if len(met) == len(group) * (len(group) - 1) // 2 else nothing


def _placed(form: str, rows: list[Row], ratings: Mapping[int, float]) -> list[Row]:
    """The rows in order, with places."""

    def worth(row: Row) -> tuple[float, ...]:
        """A cup knows only how far somebody came."""
        rest = () if form in (CUP, MATCH) else (row.wins, row.direct, row.sonneborn, row.margin)
        return (row.points, *rest)

    ordered = sorted(rows, key=lambda row: (*(-part for part in worth(row)), -ratings[row.player], row.player))
    placed: list[Row] = []
    for number, row in enumerate(ordered, 1):
        same = bool(placed) and worth(placed[-1]) == worth(row)
        placed.append(row._replace(place=placed[-1].place if same else number))
    return placed
