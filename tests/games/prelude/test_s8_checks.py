"""8 Mobilization Checks."""

from __future__ import annotations

import pytest

from tests.games.library import answer, asked, options, seen
from tests.games.prelude.table import EXTERNAL, LOYAL, PATRIOTE, table
from tricorne import Match


def check_events(match: object) -> list[str]:
    return [entry["event"] for entry in match.log() if entry["event"].startswith("check-")]  # type: ignore[attr-defined]


def recruits_in_drummond() -> Match:
    """The Loyal player puts points into Volunteers in Drummond; the check falls two short."""
    return table(
        LOYAL,
        [29],
        luck={"check-die": [6, 5, 1], "volunteer-die": [1], "score-die": [EXTERNAL]},
        cubes={"drummond": {LOYAL: 8}},
        organizations={LOYAL: ["quebec", "drummond"]},
        spirit=8,
    )


@pytest.mark.parametrize(("choice", "left", "corps"), [("spend", 6, 1), ("fail", 8, 0)])
def test_8_0_example_drummond_8_and_2_against_12(choice: str, left: int, corps: int) -> None:
    match = answer(recruits_in_drummond(), "points:card-29", "recruit:drummond")
    assert asked(match) == (LOYAL, "raise-target")
    assert match.question is not None
    assert match.question.args == {"district": "drummond", "target": 10, "roll": 12, "cost": 2}
    answer(match, choice)
    assert seen(match)["opportunity"][LOYAL] == left
    assert seen(match)["districts"]["drummond"]["volunteers"] == corps


def test_8_0_without_enough_points_the_check_fails() -> None:
    match = table(
        PATRIOTE,
        [22],
        luck={"check-die": [6, 6, 6]},
        opportunity={PATRIOTE: 10},
        cubes={"montreal": {PATRIOTE: 3}},
    )
    answer(match, "points:card-22", "organize:montreal", "4")
    assert check_events(match) == ["check-failed"]
    assert seen(match)["opportunity"][PATRIOTE] == 10


def test_8_0_an_equal_roll_succeeds() -> None:
    match = table(PATRIOTE, [22], luck={"check-die": [3, 3, 1], "score-die": [EXTERNAL]})
    answer(match, "points:card-22", "organize:montreal", "4")
    assert check_events(match) == ["check-succeeded"]


def test_8_0_a_check_of_the_other_side_is_paid_by_the_other_side() -> None:
    match = table(LOYAL, [40], luck={"check-die": [2, 2, 1]}, cubes={"richelieu": {PATRIOTE: 2}})
    answer(match, "event:card-40")
    assert (asked(match), options(match)) == ((PATRIOTE, "raise-target"), ["fail", "spend"])
