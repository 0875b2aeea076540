"""3.2.3 British March."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.cards.table import resources
from tests.games.liberty_or_death.exact import board, execute, of_kind, short
from tests.games.liberty_or_death.table import at, table
from tests.games.library import answer, asked, options, reason, without_effect


def test_3_2_3_no_landing_in_a_province_next_to_a_blockaded_city() -> None:
    m = table("british", treaty=True, spaces={"new_york_city": at(R=3), "norfolk": at(blockades=1)})
    answer(m, "command:march")
    assert {"charles_town", "south_carolina"} <= set(options(m))
    assert not {"north_carolina", "norfolk", "virginia"} & set(options(m))


def test_3_2_3_by_sea_one_goes_to_another_city() -> None:
    m = table("british", treaty=True, spaces={"new_jersey": at(R=3), "new_york_city": at(blockades=1)})
    answer(m, "command:march")
    assert {"pennsylvania", "philadelphia", "new_york_city", "virginia"} <= set(options(m))
    assert "maryland_delaware" not in options(m)


@pytest.mark.parametrize(("cubes", "seen"), [(2, 0), (3, 1), (5, 1), (6, 2), (12, 3)])
def test_3_2_3_one_militia_for_every_three_cubes(cubes: int, seen: int) -> None:
    game = board({"boston": {"R": cubes}, "massachusetts": {"M": 3}})
    answers = ["massachusetts", "boston", f"british_regular:{cubes}"]
    execute(game, "british", "march", *answers, limit=1)
    assert short(game, "massachusetts").get("MA", 0) == seen


def test_3_2_3_tories_go_one_for_one_from_the_same_space() -> None:
    game = board({"boston": {"R": 2, "T": 4}, "new_hampshire": {"T": 2}})
    asked = execute(game, "british", "march", "massachusetts", "boston", "british_regular:2", "tory:2", limit=1)
    assert of_kind(asked, "march-group")[1] == ("tory:1", "tory:2", "done")
    assert of_kind(asked, "march-from")[0] == ("boston", "done")
    assert resources(game) == {"british": 9}


def test_3_2_3_tories_go_only_beside_regulars() -> None:
    m = table("british", spaces={"boston": at(R=1, T=3)})
    answer(m, "command:march", "massachusetts", "boston")
    assert options(m) == ["tory:1", "done"]


def test_3_2_3_nobody_moves_twice() -> None:
    m = table("british", spaces={"boston": at(R=2)})
    answer(m, "command:march", "massachusetts", "boston", "british_regular:2")
    assert asked(m) == ("british", "march-space")
    assert "new_york" not in options(m)


def test_3_2_3_nobody_marches_from_the_west_indies() -> None:
    m = table("british", treaty=True, spaces={"virginia": at(R=2), "georgia": at(R=1), "west_indies": at(R=2)})
    answer(m, "command:march", "virginia")
    assert reason(m, "west_indies") == ("why-march-west-indies", "1.3.7")


def test_3_2_3_a_march_without_effect_is_marked() -> None:
    spaces = {"quebec": at(R=1), "georgia": at(T=2), "florida": at(T=3), "south_carolina": at(T=3, M=1)}
    m = table("british", spaces=spaces)
    answer(m, "command:march")
    assert without_effect(m) == ["florida", "quebec"]


def test_3_2_3_a_march_by_sea_is_an_effect_unless_a_blockade_bars_it() -> None:
    for blockades, idle in ((0, []), (1, ["boston"])):
        spaces = {"boston": at(T=1, blockades=blockades), "savannah": at(R=1)}
        m = table("british", treaty=True, spaces=spaces)
        answer(m, "command:march")
        assert [name for name in without_effect(m) if name == "boston"] == idle
