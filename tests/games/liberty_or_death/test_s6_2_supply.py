"""6.2 Supply."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.cards.table import level as level_on_board
from tests.games.liberty_or_death.cards.table import resources, run
from tests.games.liberty_or_death.exact import board, short, supply
from tests.games.liberty_or_death.table import at, level, pieces, table, winter
from tests.games.library import answer, asked, options, reason
from tricorne.games.liberty_or_death.names import SPACES
from tricorne.games.liberty_or_death.rules.s6_2_supply import west_indies_battle

VILLAGE = {"northwest": {"V": 1}}


FORT = {"boston": {"PF": 1}}


def test_6_2_supply_goes_british_patriots_french_indians() -> None:
    m = winter(
        "british-supply",
        scenario="1778",
        treaty=True,
        spaces={"virginia": at(R=1, C=2, W=4), "quebec": at(F=1, BF=1), "northwest": at(V=1), "boston": at(PF=1)},
    )
    seats = []
    while asked(m)[1].startswith("supply-"):
        seats.append(asked(m)[0])
        answer(m, "pay")
    assert seats == ["british", "patriots", "french", "indians"]


def test_6_2_1_control_of_a_reserve_feeds_no_patriots() -> None:
    m = table("patriots", card=97, on_deck=2, phase="patriot-supply", spaces={"northwest": at(M=4)})
    assert asked(m) == ("patriots", "supply-patriots")


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
    assert (short(game, "virginia"), level_on_board(game, "virginia")) == ({}, name)


def test_6_2_1_the_british_shift_one_level_and_stay() -> None:
    game = board({"virginia": {"R": 2}}, levels={"virginia": "passive_support"})
    supply(game, "british", "shift")
    assert (level_on_board(game, "virginia"), short(game, "virginia"), resources(game)) == ("neutral", {"R": 2}, {})


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


def test_6_2_1_british_pay_shift_or_leave() -> None:
    spaces = {
        "virginia": at(R=2, T=1),
        "boston": at(R=1),
        "georgia": at(R=1, BF=1),
        "quebec": at(T=1),
        "norfolk": at(T=1, M=2),
    }
    m = winter("british-supply", spaces=spaces)
    assert options(m) == ["pay", "shift", "remove"]
    answer(m, "shift")
    assert level(m, "norfolk") == "passive_opposition"
    answer(m, "remove")
    assert pieces(m, "virginia") == {}
    assert options(m) == ["pay", "remove"]
    answer(m, "pay")
    assert pieces(m, "georgia") == {"R": 1, "BF": 1}


def test_6_2_1_patriots_lose_one_of_every_two() -> None:
    m = winter("patriot-supply", resources={"patriots": 0}, spaces={"virginia": at(M=2, C=3, T=6), "quebec": at(M=1)})
    assert asked(m) == ("patriots", "supply-loss")
    answer(m, "virginia:continental", "virginia:continental")
    assert pieces(m, "virginia") == {"M": 2, "C": 1, "T": 6}
    assert pieces(m, "quebec") == {"M": 1}


def test_6_2_1_french_go_to_the_nearest_fort_or_home() -> None:
    m = winter(
        "french-supply",
        scenario="1778",
        treaty=True,
        spaces={"virginia": at(F=2, T=3), "georgia": at(PF=1), "pennsylvania": at(PF=1)},
    )
    answer(m, "move")
    assert pieces(m, "georgia") == {"PF": 1}
    assert asked(m)[1] == "supply-to" or pieces(m, "pennsylvania") == {"F": 2, "PF": 1}
    home = winter(
        "french-supply",
        scenario="1778",
        treaty=True,
        resources={"french": 0},
        spaces={"virginia": at(F=2, T=3)},
    )
    assert pieces(home, "virginia") == {"T": 3}


def test_6_2_1_indians_found_a_village_and_go_home() -> None:
    m = winter("indian-supply", spaces={"virginia": at(W=2)})
    assert asked(m) == ("indians", "supply-village")
    answer(m, "southwest")
    assert asked(m) == ("indians", "leader-joins")
    answer(m, "no", "move")
    assert pieces(m, "southwest") == {"W": 2, "V": 1}


def test_6_2_1_the_french_go_home_only_if_they_can_neither_pay_nor_reach_a_fort() -> None:
    for held, fort, ways in ((5, 0, None), (5, 1, ["pay", "move"]), (0, 0, None)):
        spaces = {"quebec": at(F=1, BF=1)} | ({"boston": at(PF=1)} if fort else {})
        m = winter("french-supply", scenario="1778", treaty=True, spaces=spaces, resources={"french": held})
        if ways is None:
            assert asked(m)[1] != "supply-french"
            assert (pieces(m, "quebec").get("F", 0) == 1) == (held > 0)
        else:
            assert (asked(m)[1], options(m)) == ("supply-french", ways)


def test_6_2_1_supply_that_cannot_be_paid_or_shifted() -> None:
    m = winter(
        "british-supply",
        resources={"british": 1},
        spaces={"virginia": at("active_opposition", R=1), "georgia": at(R=1)},
    )
    assert reason(m, "shift") == ("why-no-shift", "6.2.1")
    answer(m, "pay")
    assert reason(m, "pay") == ("why-cannot-pay", "6.2.1")


def test_6_2_2_without_a_resource_nobody_stays_in_the_west_indies() -> None:
    m = table(
        "french",
        card=97,
        on_deck=2,
        phase="west-indies",
        treaty=True,
        resources={"french": 0},
        spaces={"west_indies": at(F=3)},
    )
    assert pieces(m, "west_indies") == {}


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


def test_6_2_2_the_french_must_battle_in_the_west_indies_and_pay_to_stay() -> None:
    m = winter(
        "west-indies",
        scenario="1778",
        treaty=True,
        luck={"battle-die": [1, 1]},
        spaces={"west_indies": at(F=4, R=3)},
    )
    assert pieces(m, "west_indies") == {"F": 3, "R": 2}
    assert asked(m) == ("french", "west-indies-keep")
    answer(m, "2")
    assert asked(m) == ("british", "west-indies-keep")
    answer(m, "0")
    assert pieces(m, "west_indies") == {"F": 2}
    assert level(m, "west_indies") == "neutral"
