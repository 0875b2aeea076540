"""6.4 Support Phase."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.cards.table import level as level_on_board
from tests.games.liberty_or_death.cards.table import markers, run
from tests.games.liberty_or_death.exact import board
from tests.games.liberty_or_death.table import at, level, winter
from tests.games.library import answer, asked, options, reason, seen
from tricorne.games.liberty_or_death.names import SPACES
from tricorne.games.liberty_or_death.rules.s1_6_support import place_markers
from tricorne.games.liberty_or_death.rules.s6_4_support import committees_of_correspondence, winter_reward_loyalty


def test_6_4_british_then_patriots() -> None:
    m = winter("support", spaces={"boston": at(R=1, T=1), "virginia": at(C=1)})
    assert asked(m) == ("british", "reward-space")
    answer(m, "done")
    assert asked(m) == ("patriots", "committees-space")


def test_6_4_spaces_that_cannot_be_rewarded_or_stirred() -> None:
    spaces = {"boston": at(R=1, T=1), "norfolk": at("active_support", R=1, T=1), "virginia": at(C=1)}
    m = winter("support", spaces=spaces)
    assert reason(m, "virginia") == ("why-no-british-control", "6.4.1")
    assert reason(m, "norfolk") == ("why-nothing-to-buy", "6.4.1")
    answer(m, "done")
    assert reason(m, "boston") == ("why-no-rebellion-control", "6.4.2")


@pytest.mark.parametrize(
    ("space", "here", "there"),
    [
        ("boston", {"R": 1, "T": 1}, True),
        ("boston", {"R": 2}, False),
        ("boston", {"T": 2}, False),
        ("boston", {"R": 1, "T": 1, "C": 2}, False),
        ("quebec", {"R": 1, "T": 1}, False),
    ],
)
def test_6_4_1_where_loyalty_is_rewarded(space: str, here: dict[str, int], there: bool) -> None:
    game = board({space: here})
    place_markers(game, SPACES.index(space), "raid", 1, "6.4.1")
    asked = run(game, winter_reward_loyalty(game), ["done"] if there else [], ())
    assert bool(asked) is there


@pytest.mark.parametrize(
    ("gage", "wealth", "propaganda", "most", "steps", "left", "after"),
    [
        (False, 9, 0, 2, 2, 7, "passive_support"),
        (False, 1, 0, 1, 1, 0, "neutral"),
        (False, 9, 2, 4, 3, 6, "neutral"),
        (False, 2, 2, 2, 2, 0, "passive_opposition"),
        (True, 9, 0, 2, 2, 8, "passive_support"),
        (True, 1, 0, 2, 2, 0, "passive_support"),
        (True, 0, 0, 1, 1, 0, "neutral"),
        (True, 1, 2, 1, 1, 0, "passive_opposition"),
        (True, 2, 2, 3, 3, 0, "neutral"),
    ],
)
def test_6_4_1_markers_then_two_levels_and_gages_first_level_free(
    gage: bool, wealth: int, propaganda: int, most: int, steps: int, left: int, after: str
) -> None:
    leaders = {"british": "boston"} if gage else {}
    game = board({"boston": {"R": 1, "T": 1}}, levels={"boston": "passive_opposition"}, leaders=leaders)
    game.state.resources[0] = wealth
    place_markers(game, SPACES.index("boston"), "propaganda", propaganda, "6.4.1")
    answers = ["boston", str(steps)] if most > 1 else ["boston"]
    asked = run(game, winter_reward_loyalty(game), answers, ())
    assert [len(ask.options) for ask in asked if ask.kind == "reward-steps"] == ([most] if most > 1 else [])
    assert (game.state.resources[0], level_on_board(game, "boston")) == (left, after)
    assert markers(game, "boston")[0] == max(0, propaganda - steps)


def test_6_4_1_markers_first_and_two_levels_at_most() -> None:
    m = winter(
        "support", spaces={"boston": at("active_opposition", R=1, T=1, propaganda=1, raid=1), "norfolk": at(R=2)}
    )
    assert options(m) == ["boston", "done"]
    answer(m, "boston")
    assert options(m) == ["1", "2", "3", "4"]
    answer(m, "4")
    assert level(m, "boston") == "neutral"
    assert seen(m)["resources"]["british"] == 16


def test_6_4_1_a_single_marker_may_be_of_either_kind() -> None:
    m = winter("support", spaces={"boston": at(R=1, T=1, propaganda=1, raid=1)})
    answer(m, "boston", "1")
    assert asked(m) == ("british", "reward-propaganda")
    answer(m, "0")
    assert seen(m)["spaces"]["boston"]["raid"] == 0


def test_6_4_1_where_no_level_is_left_markers_may_still_be_paid_off() -> None:
    m = winter("support", spaces={"boston": at("active_support", R=1, T=1, propaganda=2)})
    assert options(m) == ["boston", "done"]
    answer(m, "boston", "1")
    assert seen(m)["spaces"]["boston"]["propaganda"] == 1
    assert seen(m)["resources"]["british"] == 19


def test_6_4_1_without_markers_there_is_nothing_to_pay_for_at_active_support() -> None:
    m = winter("support", spaces={"boston": at("active_support", R=1, T=1)})
    assert asked(m)[1] != "reward-space"


@pytest.mark.parametrize(
    ("space", "here", "there"),
    [
        ("boston", {"C": 1}, True),
        ("boston", {"PF": 1}, True),
        ("boston", {"F": 1}, False),
        ("boston", {"C": 1, "T": 1}, False),
        ("quebec", {"C": 1}, False),
    ],
)
def test_6_4_2_where_committees_work(space: str, here: dict[str, int], there: bool) -> None:
    game = board({space: here})
    asked = run(game, committees_of_correspondence(game), ["done"] if there else [], ())
    assert bool(asked) is there


@pytest.mark.parametrize(
    ("wealth", "raids", "propaganda", "steps", "left", "after"),
    [
        (9, 0, 3, 2, 7, "passive_opposition"),
        (9, 1, 0, 3, 6, "passive_opposition"),
        (9, 2, 0, 1, 8, "passive_support"),
        (1, 0, 0, 1, 0, "neutral"),
    ],
)
def test_6_4_2_raid_markers_then_two_levels(
    wealth: int, raids: int, propaganda: int, steps: int, left: int, after: str
) -> None:
    game = board({"boston": {"C": 1}}, levels={"boston": "passive_support"})
    game.state.resources[1] = wealth
    place_markers(game, SPACES.index("boston"), "raid", raids, "6.4.2")
    place_markers(game, SPACES.index("boston"), "propaganda", propaganda, "6.4.2")
    run(game, committees_of_correspondence(game), ["boston", str(steps)] if wealth > 1 else ["boston"], ())
    assert (game.state.resources[1], level_on_board(game, "boston")) == (left, after)
    assert markers(game, "boston") == (propaganda, max(0, raids - steps))


def test_6_4_2_committees_ignore_propaganda() -> None:
    m = winter("support", spaces={"virginia": at("active_support", C=1, propaganda=2, raid=1), "quebec": at(C=1)})
    assert options(m) == ["virginia", "done"]
    answer(m, "virginia", "3")
    assert level(m, "virginia") == "neutral"
    assert seen(m)["spaces"]["virginia"]["propaganda"] == 2
    assert seen(m)["resources"]["patriots"] == 17


def test_6_4_2_where_no_level_is_left_raid_markers_may_still_be_paid_off() -> None:
    m = winter("support", spaces={"virginia": at("active_opposition", C=1, raid=1, propaganda=1)})
    assert asked(m) == ("patriots", "committees-space")
    answer(m, "virginia")
    there = seen(m)["spaces"]["virginia"]
    assert (there["raid"], there["propaganda"], there["level"]) == (0, 1, "active_opposition")
    assert seen(m)["resources"]["patriots"] == 19


def test_6_4_3_the_final_round_ends_after_the_support_phase() -> None:
    m = winter("support", winters=5, spaces={})
    assert m.result is not None
    assert m.result.reason == "final-winter"
