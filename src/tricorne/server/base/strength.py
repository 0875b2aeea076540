"""How strong members and sides are thought to be, learnt from the places of games: no database here.

The method is Weng and Lin's (Bradley-Terry with all pairs of teams, JMLR 12, 2011), on the familiar scale: everybody
begins at 1500 with a spread of 500. The side that a team plays is one more member of it, so that whoever always takes
the stronger side gains nothing by it. A team is as strong as all of it together, measured from 1500.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tricorne.core.errors import BadSetup
from tricorne.games import game_class

ACCOUNT = "account:"
START, SPREAD, LEAST_SPREAD = 1500.0, 500.0, 60.0
SIDE_SPREAD = 200.0
BETA = SPREAD / 2
KAPPA = 0.0001
WON, DRAWN, LOST = "won", "drawn", "lost"


class Standing(NamedTuple):
    """How strong somebody is thought to be, and how sure that is."""

    mean: float = START
    spread: float = SPREAD


SIDE = Standing(START, SIDE_SPREAD)
"""What a side is thought to be before anybody has played it."""


class Team(NamedTuple):
    """The members who stood together in a game, the seats that were theirs, and the place that they took."""

    accounts: tuple[str, ...]
    side: str
    place: int


def teams_of(game: str, seats: Mapping[str, str], places: Mapping[str, int]) -> list[Team]:
    """The teams of members in a game: its sides, and the sides of one person together. Bots and guests are left out.

    `seats` are who played each of them. Fewer than two teams, and there is nothing to be learnt.
    """
    sides = _sides_of(game, seats)
    groups: list[tuple[list[str], set[str]]] = []
    for side in sides:
        people = {seats[seat].removeprefix(ACCOUNT) for seat in side if seats.get(seat, "").startswith(ACCOUNT)}
        together = [group for group in groups if group[1] & people]
        groups = [group for group in groups if not group[1] & people]
        joined = [seat for group in together for seat in group[0]] + list(side)
        groups.append((joined, people.union(*(group[1] for group in together))))
    order = [seat for side in sides for seat in side]
    teams: list[Team] = []
    for joined, people in groups:
        if people:
            place = min(places.get(seat, 1) for seat in joined)
            teams.append(Team(tuple(sorted(people)), "+".join(sorted(joined, key=order.index)), place))
    return sorted(teams, key=lambda team: order.index(team.side.partition("+")[0]))


def _sides_of(game: str, seats: Mapping[str, str]) -> Sequence[Sequence[str]]:
    """The seats that stand together by the rules, also of a game that is no longer installed."""
    try:
        cls = game_class(game)
    except BadSetup:
        return [(seat,) for seat in seats]
    return cls.sides or [(seat,) for seat in cls.seats]


def outcome_of(place: int, places: Mapping[str, int]) -> str:
    """What a place means to who took it: nobody is better than the others in a draw."""
    if place > 1:
        return LOST
    return WON if max(places.values()) > 1 else DRAWN


def scores_of(places: Sequence[int]) -> list[float]:
    """What each team has got of what it could expect: the share of the others before which it came, ties as halves."""
    return [
        sum(0.5 if own == other else float(own < other) for j, other in enumerate(places) if i != j)
        / max(1, len(places) - 1)
        for i, own in enumerate(places)
    ]


def expected(teams: Sequence[Sequence[Standing]]) -> list[float]:
    """What each team could expect: the share of the others before which it comes, on average."""
    return [
        sum(_chance(team, other)[0] for j, other in enumerate(teams) if i != j) / max(1, len(teams) - 1)
        for i, team in enumerate(teams)
    ]


def _chance(one: Sequence[Standing], other: Sequence[Standing]) -> tuple[float, float]:
    """That a team comes before another one; and the scale of what is not known of both."""
    both = (*one, *other)
    c = math.sqrt(sum(each.spread**2 for each in both) + len(both) * BETA**2)
    lead = sum(each.mean - START for each in one) - sum(each.mean - START for each in other)
    return 1 / (1 + math.exp(-lead / c)), c


def rate(teams: Sequence[Sequence[Standing]], places: Sequence[int]) -> list[list[Standing]]:
    """The standings after a game, by the places of the teams (equal places are a draw)."""
    after = []
    for i, team in enumerate(teams):
        variance = sum(one.spread**2 for one in team)
        shift = shrink = 0.0
        for j, other in enumerate(teams):
            if i == j:
                continue
            chance, c = _chance(team, other)
            score = 0.5 if places[i] == places[j] else float(places[i] < places[j])
            shift += variance / c * (score - chance)
            shrink += math.sqrt(variance) / c * variance / c**2 * chance * (1 - chance)
        after.append([_moved(one, shift, shrink, variance) for one in team])
    return after


def _moved(one: Standing, shift: float, shrink: float, variance: float) -> Standing:
    share = one.spread**2 / variance
    spread = one.spread * math.sqrt(max(KAPPA, 1 - share * shrink))
    return Standing(one.mean + share * shift, max(LEAST_SPREAD, spread))
