"""8.6.5 March of the non-player French."""

import pytest

from tests.games.liberty_or_death.bots.lists import Case, Chooses, check, each_line, march_line
from tests.games.liberty_or_death.bots.think import conclude, take_turn, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.machinery.marching import Arrivals, plan_marches
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_5_march import (
    FOR_CONTROL,
    FOR_CONTROL_CORRECTED,
    MARCH,
    march_for_control,
    march_to_join,
    march_toward_british,
    movable_french,
)
from tricorne.games.liberty_or_death.names import (
    CONTINENTAL,
    FRENCH_REGULAR,
    PATRIOTS,
    SPACES,
    names_of,
)

CONTROLS = Chooses("french", FOR_CONTROL, march_line(march_for_control), {"treaty": True})
CORRECTED = CONTROLS._replace(priorities=FOR_CONTROL_CORRECTED)
TROOPS = "south_carolina: 6 french_regular, 6 continental"
LINES = [
    CONTROLS.case("city", "savannah", TROOPS, within=["georgia", "savannah"]),
    CONTROLS.case("british", "georgia", f"{TROOPS}; georgia: 1 tory", within=["georgia", "north_carolina"]),
    CORRECTED.case("city", "savannah", TROOPS, within=["georgia", "savannah"], setup={"edition": "2016"}),
    CORRECTED.case(
        "most-british",
        "georgia",
        f"{TROOPS}; georgia: 2 tory; north_carolina: 1 tory",
        within=["georgia", "north_carolina"],
        setup={"edition": "2016"},
    ),
]


@each_line(LINES)
def test_8_6_5_each_line_decides(case: Case) -> None:
    check(case)


TWO_GROUPS = {
    "new_jersey": {"french_regular": 3},
    "pennsylvania": {"french_regular": 2, "continental": 2},
    "philadelphia": {"tory": 3},
}


MASSACHUSETTS = SPACES.index("massachusetts")


def test_8_6_5_a_continental_takes_the_place_of_a_regular_where_no_patriot_is() -> None:
    for militia, group in ((0, {FRENCH_REGULAR: 2, CONTINENTAL: 1}), (1, {FRENCH_REGULAR: 3})):
        game = table(
            {
                "massachusetts": {"french_regular": 3, "continental": 3, "tory": 2},
                "boston": {"militia_active": militia, "tory": militia},
            },
            treaty=True,
            squadrons=3,
            unavailable={"french_regular": 12},
        )
        found = conclude(march_for_control(thinker(game, "french"), Arrivals()))
        assert found == (SPACES.index("boston"), {MASSACHUSETTS: group})


def test_8_6_5_regulars_follow_a_continental_into_a_space_without_patriots() -> None:
    game = table(TWO_GROUPS, treaty=True, squadrons=3, unavailable={"french_regular": 10})
    place, groups = conclude(march_for_control(thinker(game, "french"), Arrivals())) or (None, {})
    assert (place, names_of(groups)) == (SPACES.index("philadelphia"), ["pennsylvania", "new_jersey"])
    _, *moves = take_turn(game, "french", dice=[1])
    assert moves[:4] == ["philadelphia", "pennsylvania", "french_regular:2", "continental:1"]
    assert moves[4:6] == ["new_jersey", "french_regular:2"]


@pytest.mark.parametrize(("where", "marches"), [("pennsylvania", True), ("new_jersey", False)])
def test_8_6_5_a_leader_who_has_to_take_part_brings_the_continental(where: str, marches: bool) -> None:
    me = thinker(table(TWO_GROUPS, treaty=True, squadrons=3, unavailable={"french_regular": 10}), "french")
    me.leader = SPACES.index(where)
    assert (conclude(march_for_control(me, Arrivals())) is not None) is marches


@pytest.mark.parametrize(("tight", "free"), [("new_jersey", "pennsylvania"), ("pennsylvania", "new_jersey")])
def test_8_6_5_the_continental_comes_with_the_group_that_has_one_to_spare(tight: str, free: str) -> None:
    pieces = {
        tight: {"french_regular": 3, "continental": 3, "tory": 2},
        free: {"french_regular": 2, "continental": 2},
        "philadelphia": {"tory": 5},
    }
    game = table(pieces, treaty=True, squadrons=3, unavailable={"french_regular": 10})
    _, groups = conclude(march_for_control(thinker(game, "french"), Arrivals())) or (None, {})
    assert dict(zip(names_of(groups), groups.values(), strict=True)) == {
        free: {FRENCH_REGULAR: 2, CONTINENTAL: 1},
        tight: {FRENCH_REGULAR: 3},
    }
    assert names_of(groups)[0] == free


def test_8_6_5_toward_the_british_only_regulars_go_and_a_continental_where_no_patriot_is() -> None:
    for militia, group in ((1, {FRENCH_REGULAR: 2}), (0, {FRENCH_REGULAR: 2, CONTINENTAL: 1})):
        pieces = {
            "massachusetts": {"french_regular": 2, "continental": 4},
            "new_york": {"militia_active": militia},
            "pennsylvania": {"tory": 9},
        }
        me = thinker(table(pieces, treaty=True), "french")
        assert conclude(march_toward_british(me, Arrivals())) == (
            SPACES.index("new_york"),
            {MASSACHUSETTS: group},
        )


def test_8_6_5_one_patriot_resource_takes_the_continentals_to_one_destination_only() -> None:
    troops = {"french_regular": 2, "continental": 2, "patriot_fort": 1}
    city = {"militia_active": 1, "tory": 4}
    for number, destinations in ((2, 2), (1, 1)):
        game = table(
            {"massachusetts": troops, "boston": city, "virginia": troops, "norfolk": city},
            treaty=True,
            squadrons=3,
            unavailable={"french_regular": 11},
        )
        game.state.resources[PATRIOTS] = number
        marches = conclude(plan_marches(thinker(game, "french"), MARCH, 9), [1])
        assert len(marches) == destinations


def test_8_6_5_in_a_free_march_continentals_go_though_the_patriots_have_nothing() -> None:
    game = table({"massachusetts": {"french_regular": 4, "continental": 4}}, treaty=True)
    game.state.resources[PATRIOTS] = 0
    me = thinker(game, "french")
    assert movable_french(me, me.state.pieces, MASSACHUSETTS) == {FRENCH_REGULAR: 4}
    me.granted = True
    assert movable_french(me, me.state.pieces, MASSACHUSETTS) == {FRENCH_REGULAR: 4, CONTINENTAL: 3}


def test_8_6_5_french_march_adds_control_with_all_that_can_go() -> None:
    game = table(
        {
            "connecticut_rhode_island": {"french_regular": 4, "continental": 4, "patriot_fort": 1},
            "boston": {"tory": 1},
            "new_york": {"tory": 2},
        },
        treaty=True,
    )
    found = conclude(march_for_control(thinker(game, "french"), Arrivals()))
    assert found is not None
    assert SPACES[found[0]] == "boston"
    assert sum(next(iter(found[1].values())).values()) == 8


def test_8_6_5_the_later_edition_prefers_most_british() -> None:
    pieces = {
        "new_jersey": {"french_regular": 4, "continental": 4, "patriot_fort": 1},
        "new_york_city": {"tory": 1},
        "philadelphia": {"tory": 2},
    }
    later = thinker(table(pieces, treaty=True, edition="2016"), "french")
    found = conclude(march_for_control(later, Arrivals()))
    assert found is not None
    assert SPACES[found[0]] == "philadelphia"
    printed = thinker(table(pieces, treaty=True), "french")
    found = conclude(march_for_control(printed, Arrivals()), [1])
    assert found is not None
    assert SPACES[found[0]] == "new_york_city"


def test_8_6_5_then_the_french_go_toward_the_nearest_british() -> None:
    game = table({"massachusetts": {"french_regular": 2, "continental": 2}, "pennsylvania": {"tory": 9}}, treaty=True)
    found = conclude(march_toward_british(thinker(game, "french"), Arrivals()))
    assert found is not None
    assert SPACES[found[0]] == "new_york"
    assert FRENCH_REGULAR in found[1][SPACES.index("massachusetts")]


@pytest.mark.parametrize("space", ["new_york", "pennsylvania"])
def test_8_6_5_french_beside_or_among_the_british_do_not_go_toward_them(space: str) -> None:
    pieces = {"pennsylvania": {"tory": 9}}
    pieces[space] = pieces.get(space, {}) | {"french_regular": 2, "continental": 2}
    assert conclude(march_toward_british(thinker(table(pieces, treaty=True), "french"), Arrivals())) is None


def test_8_6_5_french_alone_go_only_where_patriots_are() -> None:
    for militia, destination in ((0, None), (1, "new_york")):
        pieces = {
            "massachusetts": {"french_regular": 2},
            "new_york": {"militia_active": militia},
            "pennsylvania": {"tory": 9},
        }
        found = conclude(march_toward_british(thinker(table(pieces, treaty=True), "french"), Arrivals()))
        assert (None if found is None else SPACES[found[0]]) == destination


def test_8_6_5_nobody_joins_patriots_when_another_march_was_possible() -> None:
    facing = {"pennsylvania": {"militia_active": 1, "tory": 9}, "new_york": {"french_regular": 3}}
    others = {"georgia": {"french_regular": 1, "continental": 1, "patriot_fort": 1}}
    for pieces, destinations in ((facing, ["pennsylvania"]), (facing | others, ["savannah"])):
        me = thinker(table(pieces, treaty=True), "french")
        marches = conclude(plan_marches(me, MARCH, 9))
        assert [SPACES[march.destination] for march in marches] == destinations


def test_8_6_5_which_french_go_toward_the_british_is_drawn_when_not_all_of_them_can() -> None:
    stack = {"french_regular": 2, "continental": 2}
    game = table({"massachusetts": stack, "south_carolina": stack, "pennsylvania": {"tory": 9}}, treaty=True)
    me = thinker(game, "french")
    me.most = 1
    for die, origin in ((1, "south_carolina"), (6, "massachusetts")):
        found = conclude(march_toward_british(me, Arrivals()), [die])
        assert found is not None
        assert [SPACES[space] for space in found[1]] == [origin]
    me.most = 2
    found = conclude(march_toward_british(me, Arrivals()))
    assert found is not None


def test_8_6_5_or_one_regular_joins_patriots_who_face_the_british() -> None:
    game = table({"massachusetts": {"french_regular": 3}, "boston": {"militia_active": 1, "tory": 9}}, treaty=True)
    found = conclude(march_to_join(thinker(game, "french"), Arrivals()))
    assert found is not None
    assert (SPACES[found[0]], found[1]) == ("boston", {SPACES.index("massachusetts"): {FRENCH_REGULAR: 1}})
