"""10 Parliamentary Sessions and 11 Random Counties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.prelude.table import (
    EXTERNAL,
    LOYAL,
    ORGANIZATIONS,
    PATRIOTE,
    URBAN,
    asked,
    board,
    change,
    expected,
    measure,
    options,
    play,
    seen,
    table,
)
from tricorne.core import Match


def second(round_: int, **position: Any) -> Match:
    """The second player's Action Round, after which a session may end."""
    return table(LOYAL, [29], [136], first=PATRIOTE, round=round_, luck={"score-die": [EXTERNAL]}, **position)


def test_10_0_example_rounds_1_and_2_of_early_1834_are_one_session() -> None:
    first = second(1)
    before = measure(first)
    play(first, "event:card-29")
    assert change(before, first) == expected("EI L+1")
    last = second(2)
    before = measure(last)
    play(last, "event:card-29")
    assert change(before, last) == expected("EI L+1; P quebec+1; vp P+2")


def test_10_0_no_benefit_outside_of_sessions() -> None:
    match = second(3)
    before = measure(match)
    play(match, "event:card-29")
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
    play(match, "event:card-29")
    assert change(before, match) == expected("EI L+1; P quebec+1; vp P+2")


def drawing(*dice: int, card: int = 42) -> Match:
    """A By-Election of the Loyal player with these dice, green and red in turn."""
    match = table(
        LOYAL, [card], turn="year_1835", luck={"green-die": dice[::2], "red-die": dice[1::2], "score-die": [URBAN]}
    )
    return play(match, f"event:card-{card}")


def test_11_0_the_table_of_random_counties() -> None:
    rows = [[board().districts[cell] for cell in row] for row in board().random_table[:5]]
    assert rows == [
        ["deux_montagnes", "terrebonne", "lachenaie", "l_assomption", "berthier", "st_maurice"],
        ["vaudreuil", "beauharnois", "laprairie", "l_acadie", "chambly", "rouville"],
        ["vercheres", "st_hyacinthe", "richelieu", "yamaska", "nicolet", "missisquoi"],
        ["shefford", "drummond", "stanstead", "sherbrooke", "megantic", "beauce"],
        ["montreal", "montreal", "montreal", "quebec", "quebec", "quebec"],
    ]


@pytest.mark.parametrize(
    ("green", "red", "district"),
    [(1, 1, "deux_montagnes"), (2, 6, "rouville"), (6 - 2, 1, "shefford"), (5, 3, "montreal"), (5, 4, "quebec")],
)
def test_11_0_green_is_the_row_and_red_the_column(green: int, red: int, district: str) -> None:
    match = drawing(green, red)
    assert [effect["district"] for effect in seen(match)["lasting"]] == [district]


def test_11_0_row_6_is_the_players_choice() -> None:
    match = drawing(6, 2)
    assert asked(match) == (LOYAL, "random-county")
    assert len(options(match)) == 26
    play(match, "beauce")
    assert seen(match)["lasting"][0]["district"] == "beauce"
    assert seen(match)["tracks"][ORGANIZATIONS]["score"] == 0
