"""3.2.1 British Muster."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.cards.table import resources
from tests.games.liberty_or_death.exact import CITIES, board, execute, of_kind, short
from tests.games.liberty_or_death.table import at, level, pieces, table
from tests.games.library import answer, asked, options, reason, seen, without_effect
from tricorne.games.liberty_or_death.names import SPACES
from tricorne.games.liberty_or_death.rules.s3_2_1_muster import takes_regulars, takes_tories


def test_3_2_1_a_further_space_for_the_reward_is_paid_before_the_reward() -> None:
    m = table("british", resources={"british": 1}, spaces={"boston": at(R=1, T=1)})
    answer(m, "command:muster", "done")
    assert asked(m) == ("british", "muster-tories")
    assert "done" not in options(m)


def test_3_2_1_regulars_in_open_cities_in_colonies_beside_them_and_in_the_west_indies() -> None:
    game = board({}, blockades=["boston", "norfolk"])
    found = {name for space, name in enumerate(SPACES) if takes_regulars(game, space)}
    assert {name for name in CITIES if name not in found} == {"boston", "norfolk"}
    assert not {"quebec", "northwest", "southwest", "florida", "massachusetts", "virginia"} & found
    assert {"west_indies", "new_jersey", "north_carolina", "georgia"} <= found


@pytest.mark.parametrize(
    ("spaces", "levels", "where", "there"),
    [
        ({"boston": {"R": 1}}, {}, "massachusetts", True),
        ({"boston": {"BF": 1}}, {}, "massachusetts", True),
        ({"boston": {"T": 1}}, {}, "massachusetts", False),
        ({"boston": {"T": 1}}, {}, "boston", False),
        ({"boston": {"R": 1}}, {"boston": "active_opposition"}, "boston", False),
        ({"boston": {"R": 1}}, {"boston": "passive_opposition"}, "boston", True),
        ({"florida": {"R": 1}}, {}, "florida", False),
        ({"florida": {"R": 1}}, {}, "georgia", True),
        ({"west_indies": {"R": 1}}, {}, "west_indies", False),
    ],
)
def test_3_2_1_tories_come_with_or_beside_regulars_and_forts(
    spaces: dict[str, dict[str, int]], levels: dict[str, str], where: str, there: bool
) -> None:
    assert takes_tories(board(spaces, levels=levels), SPACES.index(where)) is there


@pytest.mark.parametrize(
    ("levels", "answers", "after", "paid"),
    [
        ({}, ["boston", "6", "boston"], {"R": 7, "T": 2}, 1),
        ({"boston": "passive_opposition"}, ["boston", "2", "boston"], {"R": 3, "T": 1}, 1),
        ({"boston": "active_opposition"}, ["boston", "3"], {"R": 4}, 1),
        ({}, ["done", "boston", "massachusetts"], {"R": 1, "T": 2}, 2),
        ({}, ["boston", "2", "done", "fort:boston"], {"BF": 1}, 1),
        ({}, ["boston", "1", "boston", "done", "fort:boston", "1"], {"R": 1, "BF": 1}, 1),
        ({}, ["boston", "0", "boston", "done", "reward:boston", "2"], {"R": 1, "T": 2}, 3),
    ],
)
def test_3_2_1_what_a_muster_places_and_costs(
    levels: dict[str, str], answers: list[str], after: dict[str, int], paid: int
) -> None:
    game = board({"boston": {"R": 1}}, levels=levels)
    execute(game, "british", "muster", *answers)
    assert short(game, "boston") == after
    assert resources(game) == {"british": 10 - paid}


def test_3_2_1_a_fort_needs_three_cubes_room_and_a_fort() -> None:
    game = board(
        {"boston": {"R": 3}, "norfolk": {"R": 2}, "savannah": {"R": 3, "PF": 1, "BF": 1}, "virginia": {"T": 3}}
    )
    asked = execute(game, "british", "muster", "boston", "0")
    assert of_kind(asked, "muster-finish")[0] == (
        "fort:boston",
        "fort:virginia",
        "done",
    )


def test_3_2_1_forts_are_recalled_when_none_is_available() -> None:
    far = {name: {"BF": 2} for name in ("savannah", "quebec", "florida")}
    game = board({"boston": {"R": 3}, **far})
    execute(game, "british", "muster", "boston", "0", "done", "fort:boston", "quebec:british_fort")
    assert (short(game, "boston"), short(game, "quebec")) == ({"BF": 1}, {"BF": 1})


def test_3_2_1_a_fort_in_the_west_indies_from_three_regulars() -> None:
    game = board({"west_indies": {"R": 1}})
    execute(game, "british", "muster", "west_indies", "4", "fort:west_indies")
    assert short(game, "west_indies") == {"R": 2, "BF": 1}


def test_3_2_1_six_regulars_in_one_space_and_two_tories_in_each() -> None:
    m = table("british", spaces={"boston": at(R=1), "virginia": at("active_opposition", R=1), "georgia": at(R=1)})
    answer(m, "command:muster", "new_york_city", "6", "no")
    assert asked(m)[1] == "muster-tories"
    assert "virginia" not in options(m)
    assert "quebec" not in options(m)
    answer(m, "new_york_city", "no", "massachusetts", "no", "georgia", "no", "done")
    assert pieces(m, "new_york_city") == {"R": 6, "T": 2}
    assert pieces(m, "massachusetts") == {"T": 2}
    assert seen(m)["resources"]["british"] == 17


def test_3_2_1_one_tory_at_passive_opposition() -> None:
    m = table("british", spaces={"georgia": at("passive_opposition", R=1)})
    answer(m, "command:muster", "done", "georgia", "no", "done")
    assert pieces(m, "georgia") == {"R": 1, "T": 1}


def test_3_2_1_corrected_edition_places_up_to_two_tories() -> None:
    m = table("british", options={"edition": "2016"}, spaces={"georgia": at(R=1)})
    answer(m, "command:muster", "done", "georgia")
    assert options(m) == ["0", "1", "2"]


def test_3_2_1_a_fort_for_three_cubes() -> None:
    m = table("british", spaces={"georgia": at(R=2, T=2)})
    answer(m, "command:muster", "done", "georgia", "no", "done")
    assert "fort:georgia" in options(m)
    answer(m, "fort:georgia", "1")
    assert pieces(m, "georgia") == {"R": 1, "T": 2, "BF": 1}
    assert seen(m)["casualties"]["tory"] == 0


def test_3_2_1_reward_loyalty_is_paid_and_has_no_limit_of_levels() -> None:
    m = table("british", spaces={"boston": at("active_opposition", R=2, T=2, propaganda=1, raid=1)})
    answer(m, "command:muster", "boston", "0", "done", "reward:boston", "6")
    assert level(m, "boston") == "active_support"
    assert seen(m)["spaces"]["boston"]["propaganda"] == 0
    assert seen(m)["resources"]["british"] == 20 - 1 - 6


@pytest.mark.parametrize(
    ("regulars", "reward"), [(("new_york_city", "6", "no"), False), (("done",), True)], ids=["elsewhere", "nowhere"]
)
def test_3_2_1_only_one_space_of_a_muster_is_selected_for_regulars(regulars: tuple[str, ...], reward: bool) -> None:
    spaces = {"boston": at("active_opposition", R=3, T=1), "new_york_city": at("passive_support", R=3, T=1)}
    m = table("british", spaces=spaces)
    answer(m, "command:muster", *regulars, "done")
    assert asked(m)[1] == "muster-finish"
    assert ("reward:boston" in options(m), "fort:boston" in options(m)) == (reward, reward)


def test_3_2_1_a_fort_takes_three_cubes_and_room() -> None:
    spaces = {"boston": at(R=2, T=1), "norfolk": at(R=2), "virginia": at(T=3, BF=2)}
    m = table("british", spaces=spaces)
    answer(m, "command:muster", "boston", "0", "done")
    assert asked(m)[1] == "muster-finish"
    assert reason(m, "fort:norfolk") == ("why-three-cubes", "3.2.1")
    assert reason(m, "fort:virginia") == ("why-two-bases", "1.4.2")
    assert reason(m, "reward:norfolk") == ("why-no-tories", "6.4.1")


NO_TORY = {"boston": {"R": 1}, "norfolk": {"R": 3}, "new_york_city": {"R": 3, "BF": 2}, "virginia": {"R": 3, "PF": 2}}


@pytest.mark.parametrize(
    ("regulars", "tories", "useful"), [(0, 0, ["norfolk"]), (1, 0, None), (0, 1, ["boston", "norfolk"])]
)
def test_3_2_1_a_muster_without_effect_is_marked(regulars: int, tories: int, useful: list[str] | None) -> None:
    casualties = {"british_regular": 15 - regulars, "tory": 25 - tories}
    spaces = {name: at("neutral", **there) for name, there in NO_TORY.items()}
    spaces |= {name: at("active_opposition") for name in ("massachusetts", "connecticut_rhode_island")}
    m = table("british", unavailable={}, casualties=casualties, spaces=spaces)
    answer(m, "command:muster")
    assert asked(m) == ("british", "muster-regulars")
    named = {"boston", "norfolk", "massachusetts", "pennsylvania"}
    left = sorted(named - set(without_effect(m)))
    assert left == sorted(named) if useful is None else left == useful


def test_3_2_1_reward_loyalty_is_an_effect_and_a_recall_of_tories_too() -> None:
    spaces = {"boston": at(R=1, T=1), "georgia": at("active_support", R=1, T=1)}
    casualties = {"british_regular": 23, "tory": 23}
    m = table("british", unavailable={}, casualties=casualties, spaces=spaces)
    answer(m, "command:muster")
    assert {"boston", "georgia"}.isdisjoint(without_effect(m))
    alone = {"boston": at("active_support", R=1, T=1)}
    idle = table("british", unavailable={}, casualties={"british_regular": 24, "tory": 24}, spaces=alone)
    answer(idle, "command:muster")
    assert "boston" in without_effect(idle)
    answer(idle, "done")
    assert (asked(idle)[1], without_effect(idle)) == ("muster-tories", ["boston"])
