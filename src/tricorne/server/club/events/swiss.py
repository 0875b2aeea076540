"""Swiss rounds: a matching of greatest weight in which nobody meets the same opponent twice.

What is asked for, the most important first: everybody plays, but one who is free where the number is odd; nobody meets
somebody again; nobody is free twice; nobody has one side three times more often than the other; those who do not want
to meet are kept apart; equals in points meet; sides are balanced; the upper half of a group meets its lower half.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tricorne.server.club.events.pairing import Apart, NoPairing, Pair

FREE = -1
"""The opponent of whoever is free."""
MOST_APART = 2
"""How much more often anybody plays one side than the other."""
EDGES = 1_200
LEAST_NEAR = 4
"""How many neighbours on each side are tried first, in a large field and in all; then twice as many, and so on."""


class Contender(NamedTuple):
    """Somebody to be paired: points, strength, whom they have met, whether they were free, and how much more often
    they have had the first side than the second."""

    number: int
    points: float
    rating: float
    met: frozenset[int]
    was_free: bool
    balance: int


class Round(NamedTuple):
    """The pairs of a round, and who is free."""

    pairs: list[Pair]
    free: int | None


class Field(NamedTuple):
    """All that a round is made of. `both_sides`: every pair plays both, so sides need no balance."""

    contenders: Sequence[Contender]
    apart: Apart = frozenset()
    both_sides: bool = True


def swiss_round(field: Field) -> Round:
    """The next round."""
    ranked = sorted(field.contenders, key=lambda one: (-one.points, -one.rating, one.number))
    if len(ranked) < 2:
        raise NoPairing("too-few")
    for apart, most in ((field.apart, MOST_APART), (frozenset(), MOST_APART), (frozenset(), len(ranked))):
        near = max(LEAST_NEAR, EDGES // len(ranked))
        while True:
            found = _matched(ranked, apart, None if field.both_sides else most, near)
            if found is not None:
                return _in_order(ranked, found, field.both_sides)
            if near >= len(ranked):
                break
            near *= 2
    raise NoPairing("all-have-met")


def _matched(ranked: Sequence[Contender], apart: Apart, most: int | None, near: int) -> set[Pair] | None:
    """Pairs of places in the ranking (FREE for whoever is free) in which everybody is, if there are such."""
    # Only the workers that pair need this library, and it takes longer to load than they need to pair.
    from networkx import Graph, max_weight_matching

    graph = Graph()
    graph.add_nodes_from(range(len(ranked)))
    graph.add_weighted_edges_from(_edges(ranked, apart, most, near))
    if len(ranked) % 2:
        able = [place for place, one in enumerate(ranked) if not one.was_free]
        for place in able[-2 * near :]:
            graph.add_edge(FREE, place, weight=-_gap(ranked[place].points, ranked[-1].points) - (len(ranked) - place))
    matching = max_weight_matching(graph, maxcardinality=True)
    return matching if len(matching) * 2 == len(ranked) + len(ranked) % 2 else None


GROUP, SIDE = 1_000_000, 10_000


def _edges(ranked: Sequence[Contender], apart: Apart, most: int | None, near: int) -> Iterator[tuple[int, int, int]]:
    """Who may meet whom, and how little it costs."""
    groups = _groups(ranked)
    for place, one in enumerate(ranked):
        start, end = groups[place]
        ideal = place + (end - start) // 2
        others = {*range(place + 1, place + near + 1), *range(max(place + 1, ideal - near), min(end, ideal + near + 1))}
        for index in sorted(others):
            if index >= len(ranked):
                break
            other = ranked[index]
            if other.number in one.met or frozenset((one.number, other.number)) in apart:
                continue
            cost = _gap(one.points, other.points) + min(abs(index - ideal), SIDE // 10)
            if most is not None:
                after = _after(one.balance, other.balance)
                if after > most:
                    continue
                cost += SIDE * after**2
            yield place, index, -cost


def _gap(points: float, others: float) -> int:
    """The cost of meeting somebody with other points: two near gaps are better than a wide one."""
    return int(GROUP * (points - others) ** 2)


def _after(first: int, second: int) -> int:
    """The greater imbalance of the two after they have met, with the sides given as is best."""
    return min(max(abs(first + 1), abs(second - 1)), max(abs(first - 1), abs(second + 1)))


def _groups(ranked: Sequence[Contender]) -> list[tuple[int, int]]:
    """For each place the first and the end of its group of equal points."""
    groups: list[tuple[int, int]] = []
    start = 0
    while start < len(ranked):
        end = start
        while end < len(ranked) and ranked[end].points == ranked[start].points:
            end += 1
        groups += [(start, end)] * (end - start)
        start = end
    return groups


def _in_order(ranked: Sequence[Contender], matching: set[Pair], both_sides: bool) -> Round:
    """The pairs from the top down; the first side goes to whoever has had it less often."""
    pairs: list[Pair] = []
    free: int | None = None
    for places in sorted(sorted(pair) for pair in matching):
        upper, lower = places
        if upper == FREE:
            free = ranked[lower].number
            continue
        first, second = ranked[upper], ranked[lower]
        swap = first.balance > second.balance or (first.balance == second.balance and len(pairs) % 2 == 1)
        pairs.append((second.number, first.number) if swap and not both_sides else (first.number, second.number))
    return Round(pairs, free)
