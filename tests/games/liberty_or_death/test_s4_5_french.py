"""4.5 French Special Activities."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.cards.table import box
from tests.games.liberty_or_death.cards.table import table as bare_board
from tests.games.liberty_or_death.exact import board, execute_special
from tests.games.liberty_or_death.table import at, pieces, specials, table
from tests.games.library import answer, options, seen
from tricorne.games.liberty_or_death.names import FRENCH
from tricorne.games.liberty_or_death.rules.s4_1_special import ACTIVITIES, activity_obstacle
from tricorne.games.liberty_or_death.rules.special import Special


def test_4_5_before_the_treaty_the_french_only_prepare() -> None:
    game = bare_board({"west_indies": {}}, squadrons=2)
    possible_now = [name for name in ACTIVITIES[FRENCH] if activity_obstacle(game, Special(FRENCH, name)) is None]
    assert possible_now == ["preparer_la_guerre"]


def test_4_5_french_special_activities() -> None:
    before = table("french", spaces={})
    answer(before, "command:hortalez")
    assert specials(before) == {"preparer_la_guerre"}
    after = table("french", treaty=True, spaces={"virginia": at(F=1, T=1)})
    answer(after, "command:hortalez")
    assert specials(after) == {"preparer_la_guerre", "skirmish", "naval_pressure"}


@pytest.mark.parametrize(
    ("unavailable", "squadrons", "answers", "result"),
    [
        ({"french_regular": 5}, 1, ["squadron"], (2, 10, 10)),
        ({"french_regular": 5}, 1, ["regulars"], (1, 13, 10)),
        ({"french_regular": 2}, 1, ["regulars"], (1, 15, 10)),
        ({"french_regular": 5}, 1, ["resources"], (1, 10, 12)),
        ({}, 3, [], (3, 15, 12)),
    ],
)
def test_4_5_1_one_squadron_three_regulars_or_two_resources(
    unavailable: dict[str, int], squadrons: int, answers: list[str], result: tuple[int, int, int]
) -> None:
    game = board({}, unavailable=unavailable, squadrons=squadrons)
    execute_special(game, "french", "preparer_la_guerre", *answers)
    assert (game.state.squadrons, box(game, "available", "french_regular"), game.state.resources[3]) == result


@pytest.mark.parametrize(("choice", "preparations"), [("squadron", 1), ("regulars", 3), ("resources", 0)])
def test_4_5_1_preparer_la_guerre(choice: str, preparations: int) -> None:
    m = table("french", spaces={})
    answer(m, "command:hortalez", "special:preparer_la_guerre", choice)
    assert seen(m)["preparations"] == preparations
    assert seen(m)["resources"]["french"] == (22 if choice == "resources" else 20)


def test_4_5_2_no_french_skirmish_in_the_muster_space() -> None:
    m = table("french", treaty=True, spaces={"massachusetts": at(F=1, C=1, R=1)})
    answer(m, "command:muster")
    assert "special:skirmish" in options(m)
    answer(m, "massachusetts", "0")
    assert "special:skirmish" not in options(m)


def test_4_5_2_french_skirmish() -> None:
    m = table("french", treaty=True, spaces={"west_indies": at(F=2, R=2)})
    answer(m, "command:hortalez", "special:skirmish", "two")
    assert pieces(m, "west_indies") == {"F": 1}


def test_4_5_3_french_naval_pressure_rearranges_without_squadrons() -> None:
    m = table("french", treaty=True, spaces={"boston": at(blockades=2), "norfolk": at(blockades=1)})
    answer(m, "command:hortalez", "special:naval_pressure", "move:boston:savannah", "done")
    assert seen(m)["spaces"]["savannah"]["blockades"] == 1
    assert seen(m)["fni"] == 3
