"""The standings of events, by examples and against a plain recomputation."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricorne.server.club.events.rules import CUP, LADDER, POOLS, ROUND_ROBIN, SWISS
from tricorne.server.club.events.standings import Game, matches_of, place_points, scores_of, standings, winner_of


def test_points_for_places_are_shared_by_equals() -> None:
    assert place_points((1, 2, 3, 4)) == (10, 6, 3, 1)
    assert place_points((1, 1, 3, 4)) == (8, 8, 3, 1)
    assert place_points((2, 1, 2, 2)) == pytest.approx((10 / 3, 10, 10 / 3, 10 / 3))
    assert (scores_of((1, 2)), scores_of((2, 1)), scores_of((1, 1))) == ((1, 0), (0, 1), (0.5, 0.5))


def test_both_games_of_a_pairing_count_together() -> None:
    games = [Game(1, 0, (0, 1), (1, 0), (3, -3)), Game(1, 0, (1, 0), (0.5, 0.5), (0, 0))]
    first, second = standings(SWISS, {0: 0.0, 1: 0.0}, games)
    assert (first.player, first.points, first.wins, first.margin) == (0, 2, 1.5, 3)
    assert (second.player, second.points, second.wins) == (1, 0, 0.5)
    running = [games[0], games[1]._replace(scores=None)]
    assert [row.points for row in standings(SWISS, {0: 0.0, 1: 0.0}, running)] == [0, 0]


def test_between_equals_the_meeting_decides_and_then_the_strength_of_the_beaten() -> None:
    games = [
        Game(1, 0, (0, 1), (1, 0)),
        Game(2, 0, (1, 2), (1, 0)),
        Game(3, 0, (2, 3), (1, 0)),
        Game(3, 1, (0, 3), (0, 1)),
    ]
    rows = {row.player: row for row in standings(ROUND_ROBIN, dict.fromkeys(range(4), 0.0), games)}
    assert {row.points for row in rows.values()} == {2}
    assert [rows[player].direct for player in range(4)] == [0, 0, 0, 0]
    met = [*games, Game(4, 0, (0, 2), (0.5, 0.5)), Game(4, 1, (1, 3), (0.5, 0.5))]
    placed = standings(ROUND_ROBIN, dict.fromkeys(range(4), 0.0), met)
    assert {row.direct for row in placed} == {1.5}
    assert [row.place for row in placed] == [1, 1, 1, 1]
    decided = standings(ROUND_ROBIN, {0: 0.0, 1: 0.0}, [games[0], Game(2, 0, (1,), (1,)), Game(2, 1, (1,), (1,))])
    assert [(row.player, row.points) for row in decided] == [(0, 2), (1, 2)]


def test_whoever_goes_on_in_a_cup_won_more_or_by_more_or_was_rated_higher() -> None:
    def match(*games: Game) -> int:
        return winner_of(matches_of(games)[0], {0: 1400.0, 1: 1600.0})

    assert match(Game(1, 0, (0, 1), (1, 0)), Game(1, 0, (1, 0), (0.5, 0.5))) == 0
    assert match(Game(1, 0, (0, 1), (1, 0), (5, -5)), Game(1, 0, (1, 0), (1, 0), (2, -2))) == 0
    assert match(Game(1, 0, (0, 1), (1, 0), (2, -2)), Game(1, 0, (1, 0), (1, 0), (2, -2))) == 1


def test_the_losers_of_a_round_of_a_cup_share_a_place() -> None:
    games = [Game(1, 0, (0, 3), (1, 0)), Game(1, 1, (1, 2), (1, 0)), Game(2, 0, (0, 1), (0, 1))]
    placed = standings(CUP, dict.fromkeys(range(4), 0.0), games)
    assert [(row.player, row.place) for row in placed] == [(1, 1), (0, 2), (2, 3), (3, 3)]


def test_a_ladder_is_shown_by_its_places() -> None:
    placed = standings(LADDER, {0: 0.0, 1: 0.0}, [Game(1, 0, (0, 1), (0, 1))], {0: 2, 1: 1})
    assert [(row.player, row.place) for row in placed] == [(1, 1), (0, 2)]


@given(st.integers(2, 8), st.data())
def test_points_wins_and_the_strength_of_the_beaten_are_what_a_plain_count_gives(
    count: int, data: st.DataObject
) -> None:
    games = [
        Game(1, number, pair, data.draw(st.sampled_from([(1, 0), (0, 1), (0.5, 0.5)])))
        for number, pair in enumerate(combinations(range(count), 2))
    ]
    score = {(a, b): game.scores[0] for game in games for a, b in [game.sides] if game.scores}
    score |= {(b, a): 1 - own for (a, b), own in score.items()}
    points = [2 * sum(score[one, other] for other in range(count) if other != one) for one in range(count)]
    for row in standings(ROUND_ROBIN, dict.fromkeys(range(count), 0.0), games):
        own = row.player
        assert row.points == points[own] == 2 * row.wins
        assert row.sonneborn == sum(score[own, other] * points[other] for other in range(count) if other != own)
        equals = [other for other in range(count) if points[other] == points[own] and other != own]
        assert row.direct == sum(score[own, other] for other in equals)
        assert row.place >= 1 + sum(other > points[own] for other in points)


def test_pools_add_up_the_points_for_places() -> None:
    games = [Game(1, 0, (0, 1, 2, 3), (10, 6, 3, 1)), Game(1, 1, (1, 2, 3, 0), (10, 6, 3, 1))]
    placed = standings(POOLS, dict.fromkeys(range(4), 0.0), games)
    assert [(row.player, row.points) for row in placed] == [(1, 16), (0, 11), (2, 9), (3, 4)]
    assert [row.wins for row in placed] == [1, 1, 0, 0]
