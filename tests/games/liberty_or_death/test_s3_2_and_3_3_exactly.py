"""3.2 and 3.3 to the piece: where the Commands of British and Patriots are possible, and what they cost and do."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.cards.table import level, markers, resources
from tests.games.liberty_or_death.exact import CITIES, board, execute, of_kind, possible, short
from tricorne.games.liberty_or_death.names import SPACES
from tricorne.games.liberty_or_death.rules.s3_2_british import takes_regulars, takes_tories

# 3.2.1 Muster


def test_3_2_1_regulars_in_open_cities_in_colonies_beside_them_and_in_the_west_indies() -> None:
    game = board({}, blockades=["boston", "norfolk"])
    found = {name for space, name in enumerate(SPACES) if takes_regulars(game, space)}
    assert {name for name in CITIES if name not in found} == {"boston", "norfolk"}
    assert not {"quebec", "northwest", "southwest", "florida", "massachusetts", "virginia"} & found
    assert {"west_indies", "new_jersey", "north_carolina", "georgia"} <= found


def test_1_3_7_no_regulars_in_the_west_indies_before_the_treaty() -> None:
    game = board({})
    game.state.treaty = False
    assert not takes_regulars(game, SPACES.index("west_indies"))


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


def test_2_3_5_a_limited_muster_is_all_in_one_space() -> None:
    game = board({"boston": {"R": 3, "T": 1}})
    asked = execute(game, "british", "muster", "boston", "1", "boston", "fort:boston", "1", limit=1)
    assert of_kind(asked, "muster-tories")[0] == ("boston", "done")
    assert short(game, "boston") == {"R": 3, "T": 1, "BF": 1}


# 3.2.2 Garrison


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


# 3.2.3 and 3.2.4


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


# 3.3


@pytest.mark.parametrize(
    ("space", "here", "answers", "after"),
    [
        ("virginia", {}, ["virginia"], {"M": 1}),
        ("virginia", {"PF": 2}, ["virginia", "militia", "4"], {"M": 4, "PF": 2}),
        ("norfolk", {"PF": 1, "MA": 1}, ["norfolk", "militia", "2"], {"M": 2, "MA": 1, "PF": 1}),
        ("virginia", {"C": 1, "MA": 2}, ["virginia", "fort", "continental"], None),
        ("quebec", {"PF": 1, "MA": 2}, ["quebec", "regroup"], {"M": 2, "PF": 1}),
        ("quebec", {"C": 2}, ["quebec"], {"PF": 1}),
    ],
)
def test_3_3_1_what_a_rally_does(
    space: str, here: dict[str, int], answers: list[str], after: dict[str, int] | None
) -> None:
    game = board({space: here})
    execute(game, "patriots", "rally", *answers)
    assert short(game, space) == ({"MA": 1, "PF": 1} if after is None else after)
    assert resources(game) == {"patriots": 9}


def test_3_3_1_as_many_militia_as_forts_and_population_and_no_more() -> None:
    game = board({"virginia": {"PF": 1}})
    asked = execute(game, "patriots", "rally", "virginia", "militia", "3", "done", "done")
    assert of_kind(asked, "rally-militia") == [("1", "2", "3")]


def test_3_3_1_militia_move_once_and_not_out_of_the_space() -> None:
    game = board({"virginia": {"PF": 1}, "north_carolina": {"PF": 1}, "south_carolina": {"M": 1, "MA": 1}})
    answers = ["north_carolina", "regroup", "south_carolina", "militia_active:1"]
    asked = execute(game, "patriots", "rally", *answers, "virginia", "regroup", "done", "done")
    assert short(game, "north_carolina") == {"M": 1, "PF": 1}
    assert not any("north_carolina" in options for options in of_kind(asked, "regroup-from"))
    assert short(game, "south_carolina") == {"M": 1}


@pytest.mark.parametrize(
    ("militia", "cubes", "seen"), [(2, 1, False), (2, 2, True), (1, 3, True), (1, 2, False), (4, 1, True)]
)
def test_3_3_2_militia_are_seen_in_a_british_city_when_more_than_three(militia: int, cubes: int, seen: bool) -> None:
    game = board({"virginia": {"M": militia}, "norfolk": {"T": cubes}})
    group = [f"militia_underground:{militia}"] if militia > 1 else []
    execute(game, "patriots", "march", "norfolk", "virginia", *group, limit=1)
    assert short(game, "norfolk") == {"T": cubes, "MA" if seen else "M": militia}


@pytest.mark.parametrize(("continentals", "seen"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_3_3_2_one_war_party_for_every_two_continentals(continentals: int, seen: int) -> None:
    game = board({"virginia": {"C": continentals}, "southwest": {"W": 3}})
    group = [f"continental:{continentals}"] if continentals > 1 else []
    execute(game, "patriots", "march", "southwest", "virginia", *group, limit=1)
    assert short(game, "southwest").get("WA", 0) == seen


@pytest.mark.parametrize(("leader", "paid"), [(0, 0), (1, 1)])
def test_3_3_2_the_french_pay_once_for_each_destination_unless_rochambeau_leads(leader: int, paid: int) -> None:
    game = board({"virginia": {"C": 2, "F": 3}})
    game.state.leader[3] = leader
    asked = execute(game, "patriots", "march", "norfolk", "virginia", "continental:2", "french_regular:2", limit=1)
    assert of_kind(asked, "march-group")[1] == ("french_regular:1", "french_regular:2", "done")
    assert resources(game) == {"patriots": 9} | ({"french": 9} if paid else {})
    assert short(game, "norfolk") == {"C": 2, "F": 2}


@pytest.mark.parametrize(
    ("here", "before", "after", "hidden"),
    [
        ({"M": 2}, "neutral", "passive_opposition", 2),
        ({"M": 2, "T": 2}, "neutral", "passive_opposition", 1),
        ({"C": 1}, "active_support", "passive_support", 0),
        ({"M": 1}, "active_opposition", "active_opposition", 1),
    ],
)
def test_3_3_4_a_militia_shows_itself_only_outside_of_rebellion_control(
    here: dict[str, int], before: str, after: str, hidden: int
) -> None:
    game = board({"virginia": here}, levels={"virginia": before})
    execute(game, "patriots", "rabble_rousing", "virginia", limit=1)
    assert (level(game, "virginia"), markers(game, "virginia")) == (after, (1, 0))
    assert short(game, "virginia").get("M", 0) == hidden
    assert resources(game) == {"patriots": 9}


def test_3_3_4_where_rabble_can_be_roused() -> None:
    spaces = {
        "boston": {"F": 2},
        "norfolk": {"M": 1, "R": 4},
        "virginia": {"MA": 1, "R": 4},
        "georgia": {"PF": 1},
        "quebec": {"C": 1},
    }
    assert possible(board(spaces), "patriots", "rabble_rousing") == ["georgia", "norfolk", "quebec"]
