"""Pools of four: cyclic designs, in which everybody plays four games and holds each seat once.

The players stand in a circle; a game is the same four distances from each of them in turn. With 5, 7 and 13 players
there are distances by which everybody meets everybody equally often. For other numbers those are taken with which the
meetings are spread as evenly as can be, and then the alliances.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

from tricorne.server.club.events.pairing import Apart, NoPairing

SEATS = 4
MOST_PLAYERS = 64
TRIES = 400


class Balance(NamedTuple):
    """How even a pool is: how often two players meet at least and at most, and how often they are allies at most."""

    least: int
    most: int
    allied: int


Ally = tuple[tuple[int, ...], ...]
"""Which places in a game are on one side."""


@cache
def distances(players: int, allies: Ally) -> tuple[int, ...]:
    """How far from each player the holders of the four seats stand."""
    if players < SEATS:
        raise NoPairing("too-few")
    best: tuple[int, ...] = ()
    least: tuple[int, ...] = ()
    for chosen in combinations(range(1, players), SEATS - 1):
        cost = _unevenness((0, *chosen), players)
        if not best or cost < least:
            best, least = (0, *chosen), cost
            if cost == _evenest(players):
                break
    return min(permutations(best), key=lambda order: _alliances(order, players, allies))


def _met(order: Sequence[int], players: int) -> Counter[int]:
    """By distance in the circle, how often the two meet."""
    return Counter((one - other) % players for one in order for other in order if one != other)


def _unevenness(order: Sequence[int], players: int) -> tuple[int, ...]:
    met = _met(order, players)
    times = [met[step] for step in range(1, players)]
    return (max(times) - min(times), max(times), times.count(min(times)))


def _evenest(players: int) -> tuple[int, ...]:
    """The unevenness that no distances go below."""
    each, more = divmod(SEATS * (SEATS - 1), players - 1)
    return (int(more > 0), each + (more > 0), players - 1 - more)


def _alliances(order: Sequence[int], players: int, allies: Ally) -> tuple[int, int]:
    met = Counter(
        step
        for side in allies
        for one, other in combinations(side, 2)
        for step in ((order[one] - order[other]) % players, (order[other] - order[one]) % players)
    )
    return (max(met.values(), default=0), sum(times**2 for times in met.values()))


def balance_of(players: int, allies: Ally = ()) -> Balance:
    """How even a pool of so many is, to be shown before it begins."""
    order = distances(players, allies)
    met = _met(order, players)
    times = [met[step] for step in range(1, players)]
    return Balance(min(times), max(times), _alliances(order, players, allies)[0])


def pool(players: Sequence[int], allies: Ally = (), apart: Apart = frozenset()) -> list[tuple[int, ...]]:
    """The games: who holds the first, second, third and fourth seat. As few as can be meet who do not want to."""
    order = distances(len(players), allies)
    circle, fewest = list(players), _games(players, order)
    clashes = _clashes(fewest, apart)
    chance = random.Random(repr(sorted(players)))
    for _ in range(TRIES if clashes else 0):
        chance.shuffle(circle)
        games = _games(circle, order)
        if (found := _clashes(games, apart)) < clashes:
            fewest, clashes = games, found
    return fewest


def _games(circle: Sequence[int], order: Sequence[int]) -> list[tuple[int, ...]]:
    count = len(circle)
    return [tuple(circle[(start + step) % count] for step in order) for start in range(count)]


def _clashes(games: Sequence[Sequence[int]], apart: Apart) -> int:
    return sum(frozenset(pair) in apart for game in games for pair in combinations(game, 2)) if apart else 0
