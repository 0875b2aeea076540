"""6 The Winter Quarters Round to the Resource: who is in supply, what is paid, and what can be bought."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import level, markers, resources, run
from tests.games.liberty_or_death.exact import board, short
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import SPACES
from tricorne.games.liberty_or_death.rules.s1_6_support import place_markers
from tricorne.games.liberty_or_death.rules.s6_2_supply import (
    british_supply,
    french_supply,
    indian_supply,
    patriot_supply,
    west_indies_battle,
)
from tricorne.games.liberty_or_death.rules.s6_4_support import committees_of_correspondence, winter_reward_loyalty

SUPPLY = {"british": british_supply, "patriots": patriot_supply, "french": french_supply, "indians": indian_supply}
VILLAGE = {"northwest": {"V": 1}}
FORT = {"boston": {"PF": 1}}


def supply(game: LibertyOrDeath, seat: str, *answers: str) -> list[str]:
    """Run the Supply of a Faction; returns the options of the first question, if there is any."""
    asked = run(game, SUPPLY[seat](game), answers, ())
    return list(asked[0].options) if asked else []


@pytest.mark.parametrize(
    ("seat", "space", "here", "fed"),
    [
        ("british", "boston", {"R": 1}, True),
        ("british", "boston", {"R": 1, "C": 1}, False),
        ("british", "virginia", {"T": 1}, False),
        ("british", "virginia", {"T": 1, "BF": 1, "C": 5}, True),
        ("british", "quebec", {"T": 1, "BF": 1}, True),
        ("british", "virginia", {"BF": 1, "W": 3}, True),
        ("british", "west_indies", {"R": 3}, True),
        ("patriots", "boston", {"C": 2}, True),
        ("patriots", "boston", {"C": 2, "T": 2}, False),
        ("patriots", "boston", {"C": 2, "T": 4, "PF": 1}, True),
        ("patriots", "boston", {"C": 1, "T": 4}, True),
        ("patriots", "quebec", {"C": 2}, False),
        ("patriots", "quebec", {"C": 2, "PF": 1}, True),
        ("french", "boston", {"F": 1}, True),
        ("french", "virginia", {"F": 1, "T": 1}, False),
        ("french", "virginia", {"F": 1, "T": 3, "PF": 1}, True),
        ("french", "quebec", {"F": 1}, False),
        ("indians", "virginia", {"W": 1}, False),
        ("indians", "virginia", {"W": 1, "V": 1}, True),
        ("indians", "quebec", {"W": 1}, True),
    ],
)
def test_6_2_1_who_is_in_supply(seat: str, space: str, here: dict[str, int], fed: bool) -> None:
    others = {name: base for name, base in (VILLAGE | FORT).items() if name != space}
    game = board({space: here, **others})
    before = game.state.resources[:]
    if fed:
        assert supply(game, seat) == []
        assert game.state.resources == before
    else:
        assert "pay" in supply(game, seat, "pay")
        assert sum(before) - sum(game.state.resources) == 1
    assert short(game, space) == here


@pytest.mark.parametrize(
    ("name", "wealth", "ways"),
    [
        ("neutral", 5, ["pay", "shift", "remove"]),
        ("active_opposition", 5, ["pay", "remove"]),
        ("neutral", 0, ["shift", "remove"]),
    ],
)
def test_6_2_1_what_the_british_may_do(name: str, wealth: int, ways: list[str]) -> None:
    game = board({"virginia": {"R": 2, "T": 1}}, levels={"virginia": name})
    game.state.resources[0] = wealth
    assert supply(game, "british", "remove") == ways
    assert (short(game, "virginia"), level(game, "virginia")) == ({}, name)


def test_6_2_1_the_british_shift_one_level_and_stay() -> None:
    game = board({"virginia": {"R": 2}}, levels={"virginia": "passive_support"})
    supply(game, "british", "shift")
    assert (level(game, "virginia"), short(game, "virginia"), resources(game)) == ("neutral", {"R": 2}, {})


def test_6_2_1_in_a_reserve_or_without_anything_else_the_cubes_leave() -> None:
    game = board({"quebec": {"R": 1}, "virginia": {"T": 1}}, levels={"virginia": "active_opposition"})
    game.state.resources[0] = 0
    assert supply(game, "british") == []
    assert (short(game, "quebec"), short(game, "virginia")) == ({}, {})


@pytest.mark.parametrize(
    ("before", "answers", "after"),
    [
        ({"C": 3, "T": 3}, ["remove"], {"C": 2, "T": 3}),
        ({"C": 2, "M": 2, "T": 4}, ["remove", "virginia:continental", "virginia:continental"], {"M": 2, "T": 4}),
    ],
)
def test_6_2_1_patriots_lose_one_of_every_two_at_their_choice(
    before: dict[str, int], answers: list[str], after: dict[str, int]
) -> None:
    game = board({"virginia": before})
    supply(game, "patriots", *answers)
    assert (short(game, "virginia"), game.state.crc) == (after, 0)


def test_6_2_1_french_and_indians_go_to_the_nearest_with_their_leader() -> None:
    game = board(
        {"virginia": {"F": 2, "T": 3}, "georgia": {"PF": 1}, "boston": {"PF": 1}}, leaders={"french": "virginia"}
    )
    supply(game, "french", "move", "french yes")
    assert (short(game, "georgia"), game.state.leader_space[3]) == ({"F": 2, "PF": 1}, SPACES.index("georgia"))
    game = board(
        {"virginia": {"W": 1, "WA": 1}, "southwest": {"V": 1}, "new_york": {"V": 1}}, leaders={"indians": "virginia"}
    )
    supply(game, "indians", "move", "indians yes")
    assert short(game, "southwest") == {"W": 1, "WA": 1, "V": 1}
    assert game.state.leader_space[2] == SPACES.index("southwest")


def test_6_2_1_a_village_is_founded_where_there_is_room() -> None:
    game = board({"quebec": {"BF": 2}, "northwest": {"BF": 1, "PF": 1}, "florida": {"PF": 1}})
    assert supply(game, "indians", "florida") == ["southwest", "florida"]
    assert short(game, "florida") == {"PF": 1, "V": 1}


@pytest.mark.parametrize(
    ("french", "british", "answers", "after", "paid"),
    [
        (5, 0, ["3"], {"F": 3}, {"french": 9}),
        (5, 0, ["0"], {}, {}),
        (0, 4, ["4"], {"R": 4}, {"british": 9}),
    ],
)
def test_6_2_2_troops_that_stay_in_the_west_indies_cost_one_resource(
    french: int, british: int, answers: list[str], after: dict[str, int], paid: dict[str, int]
) -> None:
    here = {kind: n for kind, n in (("F", french), ("R", british)) if n}
    game = board({"west_indies": here})
    run(game, west_indies_battle(game), answers, ())
    assert (short(game, "west_indies"), resources(game)) == (after, paid)


# 6.4


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
    assert (game.state.resources[0], level(game, "boston")) == (left, after)
    assert markers(game, "boston")[0] == max(0, propaganda - steps)


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
    assert (game.state.resources[1], level(game, "boston")) == (left, after)
    assert markers(game, "boston") == (propaganda, max(0, raids - steps))


@pytest.mark.parametrize("kind", ["propaganda", "raid"])
def test_3_3_4_and_3_4_4_twelve_markers_of_each_kind(kind: str) -> None:
    game: Any = board({})
    assert place_markers(game, SPACES.index("virginia"), kind, 9, "3.3.4") == 9
    assert place_markers(game, SPACES.index("georgia"), kind, 9, "3.3.4") == 3
    other = "raid" if kind == "propaganda" else "propaganda"
    assert place_markers(game, SPACES.index("georgia"), other, 12, "3.3.4") == 12


@pytest.mark.parametrize(("seat", "faction", "kind"), [("british", 0, "R"), ("french", 3, "F")])
def test_1_10_a_leader_whose_troops_leave_for_want_of_supply_moves_on(seat: str, faction: int, kind: str) -> None:
    game = board({"quebec": {kind: 1}, "boston": {kind: 1}}, leaders={seat: "quebec"})
    game.state.resources[faction] = 0
    supply(game, seat, f"{seat} boston")
    assert game.state.leader_space[faction] == SPACES.index("boston")
