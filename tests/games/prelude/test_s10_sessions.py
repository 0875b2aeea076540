"""10 Parliamentary Sessions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.library import answer, options, seen
from tests.games.prelude.table import (
    EXTERNAL,
    LOYAL,
    PATRIOTE,
    change,
    expected,
    measure,
    table,
)
from tricorne.core import Match


def second(round_: int, **position: Any) -> Match:
    """The second player's Action Round, after which a session may end."""
    return table(LOYAL, [29], [136], first=PATRIOTE, round=round_, luck={"score-die": [EXTERNAL]}, **position)


def test_10_0_example_rounds_1_and_2_of_early_1834_are_one_session() -> None:
    first = second(1)
    before = measure(first)
    answer(first, "event:card-29")
    assert change(before, first) == expected("EI L+1")
    last = second(2)
    before = measure(last)
    answer(last, "event:card-29")
    assert change(before, last) == expected("EI L+1; P quebec+1; vp P+2")


def test_10_0_no_benefit_outside_of_sessions() -> None:
    match = second(3)
    before = measure(match)
    answer(match, "event:card-29")
    assert change(before, match) == expected("EI L+1")


@pytest.mark.parametrize(
    ("turn", "sessions"),
    [("early_1834", [1, 2]), ("late_1834", []), ("year_1835", [2]), ("year_1836", [1, 2, 6]), ("early_1837", [])],
)
def test_10_0_session_rounds_of_the_turn_track(turn: str, sessions: list[int]) -> None:
    assert seen(table(turn=turn))["sessions"] == sessions


def test_10_0_parliamentary_events_need_a_session() -> None:
    assert options(table(PATRIOTE, [109], round=3)) == ["points:card-109"]
    assert options(table(PATRIOTE, [109], round=2)) == ["event:card-109", "points:card-109"]


def test_10_0_adjoining_rounds_of_different_sessions_end_separately() -> None:
    match = second(4, sessions=[[4], [5]])
    before = measure(match)
    answer(match, "event:card-29")
    assert change(before, match) == expected("EI L+1; P quebec+1; vp P+2")
