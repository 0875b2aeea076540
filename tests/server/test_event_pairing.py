"""Who meets whom in events: for any number of players, history and drop-outs there is a legal round or a reason."""

from __future__ import annotations

import time
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tricorne.server.club.events.ladder import step_down, take_place, within_reach, without
from tricorne.server.club.events.pairing import (
    NoPairing,
    bracket,
    cup_size,
    first_round,
    less_of_first,
    next_round,
    round_robin,
)
from tricorne.server.club.events.pools import balance_of, pool
from tricorne.server.club.events.swiss import MOST_APART, Contender, Field, Round, swiss_round

ALLIES = ((0, 2), (1, 3))


@given(st.integers(2, 12))
def test_in_a_round_robin_all_meet_once_and_sides_are_balanced_to_within_one(count: int) -> None:
    rounds = round_robin(list(range(count)))
    met = [frozenset(pair) for pairs in rounds for pair in pairs]
    assert sorted(map(sorted, met)) == [list(pair) for pair in combinations(range(count), 2)]
    balance = Counter[int]()
    for pairs in rounds:
        playing = [player for pair in pairs for player in pair]
        assert len(playing) == len(set(playing)) >= count - count % 2
        balance.update(first for first, _ in pairs)
        balance.subtract(second for _, second in pairs)
    assert all(abs(times) <= 1 for times in balance.values())


@given(st.integers(2, 64))
def test_the_best_of_a_cup_meet_late_and_only_the_best_are_free(count: int) -> None:
    pairs = first_round(list(range(count)))
    playing = [player for pair in pairs for player in pair if player is not None]
    assert sorted(playing) == list(range(count))
    free = [first for first, second in pairs if second is None]
    assert sorted(free) == list(range(cup_size(count) - count))
    order = bracket(cup_size(count))
    half = len(order) // 2
    assert order.index(0) < half <= order.index(1)
    while len(pairs) > 1:
        winners = [first if second is None else min(first, second) for first, second in pairs]
        pairs = list(next_round(winners))
    assert set(pairs[0]) == {0, 1}


@given(st.integers(4, 32), st.data())
def test_the_first_round_of_a_cup_keeps_a_pair_apart(count: int, data: st.DataObject) -> None:
    blocked = frozenset(data.draw(st.sampled_from(list(combinations(range(count), 2)))))
    pairs = first_round(list(range(count)), {blocked})
    assert blocked not in [frozenset(pair) for pair in pairs]
    assert sorted(one for pair in pairs for one in pair if one is not None) == list(range(count))


@pytest.mark.parametrize(("count", "times"), [(5, 3), (7, 2), (13, 1)])
def test_pools_of_5_7_and_13_are_wholly_balanced(count: int, times: int) -> None:
    assert balance_of(count, ALLIES) == (times, times, 1)


@given(st.integers(4, 40))
def test_in_every_pool_everybody_holds_each_seat_once_and_meetings_are_as_stated(count: int) -> None:
    games = pool(list(range(100, 100 + count)), ALLIES)
    for seat in range(4):
        assert sorted(game[seat] for game in games) == list(range(100, 100 + count))
    assert all(len(set(game)) == 4 for game in games)
    met = Counter(frozenset(pair) for game in games for pair in combinations(game, 2))
    allied = Counter(frozenset((game[a], game[b])) for game in games for a, b in ALLIES)
    times = [met[frozenset(pair)] for pair in combinations(range(100, 100 + count), 2)]
    assert balance_of(count, ALLIES) == (min(times), max(times), max(allied.values()))
    assert count >= 13 or min(times) > 0
    assert count < 13 or max(times) == 1


def test_a_pool_with_room_keeps_pairs_apart() -> None:
    games = pool(list(range(20)), ALLIES)
    blocked = {frozenset(games[0][:2]), frozenset(games[5][1:3])}
    kept = pool(list(range(20)), ALLIES, blocked)
    assert not blocked & {frozenset(pair) for game in kept for pair in combinations(game, 2)}


def test_too_few_are_told_so() -> None:
    for attempt in (
        lambda: round_robin([1]),
        lambda: first_round([1]),
        lambda: pool([1, 2, 3]),
        lambda: swiss_round(Field([])),
    ):
        with pytest.raises(NoPairing) as refused:
            attempt()
        assert refused.value.reason == "too-few"


class Campaign:
    """A Swiss event as it is played: points, meetings, who was free, sides."""

    def __init__(self, count: int, both_sides: bool, apart: frozenset[frozenset[int]] = frozenset()) -> None:
        self.live = set(range(count))
        self.points = dict.fromkeys(self.live, 0.0)
        self.met: dict[int, set[int]] = {one: set() for one in self.live}
        self.free: set[int] = set()
        self.balance = Counter[int]()
        self.both_sides, self.apart = both_sides, apart

    def pair(self) -> Round:
        contenders = [
            Contender(
                one, self.points[one], 1500.0 - one, frozenset(self.met[one]), one in self.free, self.balance[one]
            )
            for one in self.live
        ]
        return swiss_round(Field(contenders, self.apart, self.both_sides))

    def try_to_pair(self) -> tuple[Round | None, str]:
        try:
            return self.pair(), ""
        except NoPairing as refused:
            return None, refused.reason

    def check(self, paired: Round) -> None:
        """Everybody plays exactly once, or is free for the first time; nobody meets somebody again."""
        playing = [player for pair in paired.pairs for player in pair]
        free = [] if paired.free is None else [paired.free]
        assert sorted([*playing, *free]) == sorted(self.live)
        assert len(free) == len(self.live) % 2
        assert not self.free & set(free)
        assert all(second not in self.met[first] for first, second in paired.pairs)

    def play(self, paired: Round, results: list[int]) -> None:
        for (first, second), won in zip(paired.pairs, results, strict=False):
            self.met[first].add(second)
            self.met[second].add(first)
            self.balance[first] += 1
            self.balance[second] -= 1
            self.points[first] += won
            self.points[second] += 2 - won
        if paired.free is not None:
            self.free.add(paired.free)
            self.points[paired.free] += 1


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 24), st.booleans(), st.data())
def test_there_is_a_legal_swiss_round_or_a_reason(count: int, both_sides: bool, data: st.DataObject) -> None:
    pairs = st.sampled_from(list(combinations(range(count), 2))).map(frozenset)
    event = Campaign(count, both_sides, data.draw(st.frozensets(pairs, max_size=3)))
    for played in range(data.draw(st.integers(1, 8))):
        gone = data.draw(st.sets(st.sampled_from(sorted(event.live)), max_size=2))
        event.live -= gone if len(event.live) - len(gone) >= 1 else set()
        paired, reason = event.try_to_pair()
        if paired is None:
            assert reason in ("too-few", "all-have-met")
            # By Dirac's theorem there is a round while everybody has more than half of the others before them.
            assert len(event.live) < 2 or 2 * (played + 1) >= len(event.live) - 1
            return
        event.check(paired)
        if not both_sides and len(event.live) > 4 * (played + 1):
            after = event.balance.copy()
            after.update(first for first, _ in paired.pairs)
            after.subtract(second for _, second in paired.pairs)
            assert all(abs(times) <= MOST_APART for times in after.values())
        if len(event.live) > 4 * (played + 3):
            assert not event.apart & {frozenset(pair) for pair in paired.pairs}
        event.play(paired, data.draw(st.lists(st.integers(0, 2), min_size=12, max_size=12)))


def test_equals_in_points_meet_first() -> None:
    event = Campaign(16, both_sides=True)
    for _ in range(4):
        paired = event.pair()
        assert all(event.points[first] == event.points[second] for first, second in paired.pairs)
        event.play(paired, [2] * 8)


@pytest.mark.slow
def test_five_hundred_are_paired_within_two_seconds_of_a_processor() -> None:
    event = Campaign(499, both_sides=False)
    slowest = 0.0
    for number in range(4):
        start = time.process_time()
        paired = event.pair()
        slowest = max(slowest, time.process_time() - start) if number else slowest
        event.check(paired)
        event.play(paired, [(first * 7 + second + number) % 3 for first, second in paired.pairs])
    assert max(map(abs, event.balance.values())) <= MOST_APART
    assert slowest < 2.0


def test_the_first_side_goes_to_whoever_has_had_it_less_often() -> None:
    assert less_of_first((1, 2), {1: 1}) == (2, 1)
    assert less_of_first((1, 2), {}) == (1, 2)


@given(st.permutations(range(8)), st.integers(0, 7), st.integers(0, 7))
def test_a_ladder_has_every_place_once_whatever_happens(order: list[int], one: int, other: int) -> None:
    places = {player: place for place, player in enumerate(order, 1)}
    for after in (take_place(places, one, other), step_down(places, one)):
        assert sorted(after.values()) == list(range(1, 9))
    assert sorted(without(places, one).values()) == list(range(1, 8))
    if within_reach(places, one, other, 3):
        after = take_place(places, one, other)
        assert (after[one], after[other]) == (places[other], places[other] + 1)
