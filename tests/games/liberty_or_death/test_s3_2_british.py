"""3.2 British Commands: Garrison and Battle (Muster and March have their own files)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import resources
from tests.games.liberty_or_death.exact import CITIES, board, execute, of_kind, possible, short
from tests.games.liberty_or_death.table import at, pieces, table
from tests.games.library import answer, asked, options, seen, without_effect


def test_3_2_four_british_commands() -> None:
    m = table("british", spaces={"boston": at(R=1, M=1)})
    names = {name for name in options(m) if name.startswith("command")}
    assert names == {"command:muster", "command:garrison", "command:march", "command:battle"}


def test_3_2_2_two_resources_in_all_and_no_blockaded_city() -> None:
    game = board({"virginia": {"R": 3}, "norfolk": {"R": 2}, "boston": {"T": 3, "M": 1}}, blockades=["norfolk"])
    assert possible(game, "british", "garrison") == [name for name in CITIES if name != "norfolk"]
    answers = ["savannah", "virginia", "2", "done", "philadelphia", "virginia"]
    asked = execute(game, "british", "garrison", *answers)
    assert of_kind(asked, "garrison-from")[0] == ("virginia", "done")
    assert resources(game) == {"british": 8}
    assert (short(game, "savannah"), short(game, "philadelphia")) == ({"R": 2}, {"R": 1})
    assert short(game, "boston") == {"T": 3, "MA": 1}
    game.state.resources[0] = 1
    assert possible(game, "british", "garrison") == []


def test_3_2_2_a_limited_garrison_seeks_and_displaces_in_its_city_only() -> None:
    game = board({"boston": {"T": 3, "M": 1}, "norfolk": {"T": 4, "M": 2, "C": 1}, "virginia": {"R": 1}})
    execute(game, "british", "garrison", "norfolk", "done", "norfolk", "virginia", limit=1)
    assert short(game, "boston") == {"T": 3, "M": 1}
    assert (short(game, "norfolk"), short(game, "virginia")) == ({"T": 4}, {"R": 1, "M": 1, "MA": 1, "C": 1})


@pytest.mark.parametrize(
    ("here", "cleared"),
    [
        ({"T": 3, "C": 2}, True),
        ({"T": 3, "C": 2, "PF": 1}, False),
        ({"T": 2, "C": 2}, False),
        ({"T": 3}, False),
    ],
)
def test_3_2_2_a_city_is_cleared_under_british_control_without_a_patriot_fort(
    here: dict[str, int], cleared: bool
) -> None:
    game = board({"norfolk": here, "savannah": {"R": 1}})
    answers = ["savannah", "done", "norfolk", "virginia"] if cleared else ["savannah"]
    execute(game, "british", "garrison", *answers)
    assert short(game, "virginia") == ({"C": 2} if cleared else {})


def test_3_2_2_no_garrison_at_fni_3_in_the_corrected_edition() -> None:
    spaces = {"boston": at(blockades=3), "norfolk": at(R=2)}
    assert "command:garrison" in options(table("british", treaty=True, spaces=spaces))
    assert "command:garrison" not in options(table("british", treaty=True, spaces=spaces, options={"edition": "2016"}))


def test_3_2_2_a_limited_garrison_searches_only_its_city() -> None:
    m = table(
        "british",
        eligible=["british", "patriots"],
        acts={"patriots": "command"},
        spaces={"boston": at(R=3, M=1), "norfolk": at(R=3, M=1)},
    )
    answer(m, "command:garrison", "boston", "done")
    assert pieces(m, "boston") == {"R": 3, "MA": 1}
    assert pieces(m, "norfolk") == {"R": 3, "M": 1}


def test_3_2_4_battle_where_british_and_rebels_are() -> None:
    spaces = {
        "boston": {"R": 1, "M": 1},
        "norfolk": {"BF": 1, "PF": 1},
        "virginia": {"W": 1, "C": 1},
        "georgia": {"T": 1},
        "west_indies": {"R": 1, "F": 1},
    }
    game = board(spaces)
    assert possible(game, "british", "battle") == ["boston", "norfolk", "west_indies"]
    assert possible(game, "patriots", "battle") == ["boston", "norfolk", "virginia"]
    assert possible(game, "french", "battle") == ["west_indies"]
    game.state.resources[:] = [0, 0, 0, 0]
    assert [possible(game, seat, "battle") for seat in ("british", "patriots", "french")] == [[], [], []]


def test_3_2_4_battle_takes_place_in_the_west_indies_too() -> None:
    m = table("british", treaty=True, spaces={"west_indies": at(R=3, F=3), "boston": at(R=1)})
    answer(m, "command:battle")
    assert "west_indies" in options(m)
    assert "boston" not in options(m)


def test_3_2_4_each_space_of_a_battle_is_paid() -> None:
    m = table("british", spaces={"boston": at(R=1, M=1), "norfolk": at(R=1, M=1)})
    for space in ("boston", "norfolk"):
        answer(m, *(["command:battle"] if space == "boston" else []), space)
        while asked(m)[1] == "battle-activate":
            answer(m, "0")
    assert seen(m)["resources"]["british"] == 18


def test_3_2_2_a_garrison_without_effect_is_marked() -> None:
    spaces = {"boston": at(R=2), "virginia": at(T=3)}
    m = table("british", spaces=spaces)
    answer(m, "command:garrison")
    assert without_effect(m) == ["boston"]
    answer(m, "norfolk", "boston", "1", "done")
    assert without_effect(m) == []


@pytest.mark.parametrize(
    ("there", "idle"),
    [
        ({"T": 3, "MA": 3, "M": 1}, False),
        ({"T": 2, "M": 3}, True),
        ({"T": 3, "MA": 1}, False),
        ({"T": 3, "C": 1, "PF": 1}, True),
        ({"T": 3}, True),
    ],
)
def test_3_2_2_a_garrison_of_nobody_may_find_out_militia_or_clear_a_city(there: dict[str, Any], idle: bool) -> None:
    m = table("british", spaces={"new_york_city": at(**there)})
    answer(m, "command:garrison")
    assert without_effect(m) == (sorted(CITIES) if idle else [])
    answer(m, "boston")
    assert asked(m)[1] == "garrison-space"
    assert without_effect(m) == sorted(name for name in CITIES if name != "boston")
