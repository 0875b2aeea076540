"""Who meets whom when everything is fixed beforehand: round robins and cups. Players are numbers; pairs are ordered.

The first of a pair plays the first side of the game, the second one the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

Pair = tuple[int, int]
Apart = AbstractSet[frozenset[int]]
"""Pairs of players of whom one has blocked the other."""


class NoPairing(Exception):
    """Nobody can be paired; `reason` says why, in a word that the pages have a sentence for."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def round_robin(players: Sequence[int]) -> list[list[Pair]]:
    """The rounds in which everybody meets everybody, by the circle method: one stays, the others go round.

    Everybody plays each side equally often, or once more. Where the number is odd, somebody is free in each round.
    """
    if len(players) < 2:
        raise NoPairing("too-few")
    odd = len(players) % 2 == 1
    count = len(players) + odd
    last = count - 1
    rounds = []
    for turn in range(last):
        pairs = []
        for step in range(1, count // 2):
            first, second = (turn + step) % last, (turn - step) % last
            pairs.append((first, second) if step % 2 else (second, first))
        if not odd:
            pairs.insert(0, (last, turn) if turn % 2 else (turn, last))
        rounds.append([(players[first], players[second]) for first, second in pairs])
    return rounds


def bracket(size: int) -> list[int]:
    """The seeds (from 0) in the order of the places of a cup: the best two can meet in the final only."""
    order = [0]
    while len(order) < size:
        twice = len(order) * 2
        order = [seed for known in order for seed in (known, twice - 1 - known)]
    return order


def cup_size(players: int) -> int:
    """How many places a cup has: the next power of two."""
    size = 2
    while size < players:
        size *= 2
    return size


def first_round(seeded: Sequence[int], apart: Apart = frozenset()) -> list[tuple[int, int | None]]:
    """The first round of a cup, the best first. The best are free where there are too few for all places.

    Neighbours by strength change places where that keeps two apart who do not want to meet in it.
    """
    if len(seeded) < 2:
        raise NoPairing("too-few")
    size, places = cup_size(len(seeded)), list(seeded)
    order = bracket(size)
    other = dict(zip(order[::2], order[1::2], strict=True))
    other |= {second: first for first, second in other.items()}

    def clashes() -> int:
        return sum(_clash(places, seed, other[seed], apart) for seed in range(len(places)))

    for seed in reversed(range(1, len(places))):
        if _clash(places, seed, other[seed], apart):
            before, best = clashes(), seed
            for near in sorted(range(len(places)), key=lambda one: (abs(one - seed), one)):
                places[seed], places[near] = places[near], places[seed]
                better = clashes() < before
                places[seed], places[near] = places[near], places[seed]
                if better:
                    best = near
                    break
            places[seed], places[best] = places[best], places[seed]
    padded = [*places, *([None] * (size - len(places)))]
    pairs = []
    for first, second in zip(order[::2], order[1::2], strict=True):
        one, two = padded[first], padded[second]
        if one is None:
            one, two = two, one
        assert one is not None
        pairs.append((one, two))
    return pairs


def _clash(places: Sequence[int], seed: int, other: int, apart: Apart) -> bool:
    return other < len(places) and frozenset((places[seed], places[other])) in apart


def next_round(winners: Sequence[int]) -> list[Pair]:
    """The next round of a cup: the winners of neighbouring pairs meet."""
    if len(winners) < 2 or len(winners) % 2:
        raise NoPairing("too-few")
    return list(zip(winners[::2], winners[1::2], strict=True))


def less_of_first(pair: Pair, balance: Mapping[int, int]) -> Pair:
    """A pair in the order in which the first side goes to whoever has had it less often; to the first if equal."""
    first, second = pair
    return (second, first) if balance.get(first, 0) > balance.get(second, 0) else pair
