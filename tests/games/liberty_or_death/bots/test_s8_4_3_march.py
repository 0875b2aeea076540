"""8.4.3 March of the non-player British, with Common Cause."""

import pytest

from tests.games.liberty_or_death.bots.lists import Case, Chooses, check, each_line, march_line
from tests.games.liberty_or_death.bots.think import conclude, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.core import Luck
from tricorne.games.liberty_or_death.bots.machinery.marching import Arrivals, plan_marches
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_3_march import (
    FOR_CONTROL,
    IN_PLACE,
    MARCH,
    TO_MIX,
    Marches,
    march,
    march_for_control,
    march_in_place,
    march_to_mix,
)
from tricorne.games.liberty_or_death.names import BRITISH_REGULAR, KIND_INDEX, SPACES, TORY, WAR_PARTY_ACTIVE

CONTROLS = Chooses("british", FOR_CONTROL, march_line(march_for_control))
LINES = [
    CONTROLS.case(
        "city",
        "norfolk",
        "north_carolina: 9 british_regular, 4 tory; virginia: 9 british_regular",
        within=["norfolk", "south_carolina"],
    ),
    CONTROLS.case(
        "rebellion-cubes",
        "maryland_delaware",
        "virginia: 9 british_regular; maryland_delaware: 1 continental",
        within=["maryland_delaware", "pennsylvania"],
    ),
    CONTROLS.case("population", "south_carolina", "savannah: 9 british_regular", within=["georgia", "south_carolina"]),
    Chooses("british", TO_MIX, march_line(march_to_mix)).case(
        "chosen-already",
        "georgia",
        "savannah: 6 british_regular, 4 tory; georgia: 1 british_regular; south_carolina: 1 british_regular",
        spaces=["georgia"],
    ),
    Chooses("british", IN_PLACE, march_line(march_in_place)).case(
        "support",
        "georgia",
        "virginia: 3 british_regular, 1 militia_underground; georgia: 3 british_regular, 1 militia_underground",
        "georgia passive_support",
    ),
]


@each_line(LINES)
def test_8_4_3_each_line_decides(case: Case) -> None:
    check(case)


REST = {name: "active_support" for name in SPACES if name != "west_indies"}


@pytest.mark.parametrize(("resources", "granted", "number"), [(1, False, 1), (3, False, 2), (0, True, 1)])
def test_8_4_3_no_more_destinations_are_planned_than_can_be_paid(resources: int, granted: bool, number: int) -> None:
    game = table({name: {"british_regular": 6} for name in ("boston", "norfolk", "savannah")}, resources=resources)
    me = thinker(game, "british")
    me.granted = granted
    steps = march(me)
    item = next(steps)
    while isinstance(item, Luck):
        item = steps.send(item.outcomes[0])
    assert len(me.marches) == number


def test_8_4_3_march_adds_control_to_cities_first_and_keeps_the_last_tory_and_control() -> None:
    game = table(
        {"virginia": {"british_regular": 5, "tory": 2, "militia_active": 1}, "norfolk": {"continental": 1}},
        levels={"virginia": "active_support"},
    )
    me = thinker(game, "british")
    found = conclude(march_for_control(me, Arrivals()))
    assert found is not None
    assert SPACES[found[0]] == "norfolk"
    group = found[1][SPACES.index("virginia")]
    assert group.get(TORY, 0) <= 1
    assert sum(group.values()) <= 7 - 1 - 1


def test_8_4_3_common_cause_fills_a_group_on_its_way_to_a_province() -> None:
    game = table({"quebec": {"british_regular": 3, "war_party_active": 3}})
    marches = Marches(thinker(game, "british"), Arrivals())
    assert marches.by_land == {SPACES.index("quebec"): {BRITISH_REGULAR: 2, WAR_PARTY_ACTIVE: 2}}
    assert marches.by_sea == {SPACES.index("quebec"): {BRITISH_REGULAR: 2}}


def test_8_4_3_then_tories_join_regulars_alone_below_active_support() -> None:
    game = table(
        {"virginia": {"british_regular": 3, "tory": 3}, "maryland_delaware": {"british_regular": 1}},
        levels={"virginia": "active_support"},
    )
    me = thinker(game, "british")
    found = conclude(march_to_mix(me, Arrivals()))
    assert found is not None
    assert SPACES[found[0]] == "maryland_delaware"


def test_8_4_3_then_it_marches_in_place_tofind_militia_support_first() -> None:
    game = table(
        {name: {"british_regular": 3, "militia_underground": 1} for name in ("virginia", "georgia")},
        levels={"georgia": "passive_support"},
    )
    found = conclude(march_in_place(thinker(game, "british"), Arrivals()))
    assert found is not None
    assert SPACES[found[0]] == "georgia"


def test_8_4_3_tories_are_added_to_a_destination_that_was_chosen_for_control() -> None:
    game = table(
        {
            "virginia": {"british_regular": 7},
            "maryland_delaware": {"militia_active": 2},
            "pennsylvania": {"british_regular": 3, "tory": 3},
        },
        levels={**REST, "maryland_delaware": "neutral", "virginia": "neutral", "pennsylvania": "neutral"},
    )
    me = thinker(game, "british")
    me.within = [SPACES.index("maryland_delaware")]
    marches = conclude(plan_marches(me, MARCH[:2], 4))
    assert [SPACES[march.destination] for march in marches] == ["maryland_delaware"]
    origins = {SPACES[origin]: group for origin, group in marches[0].groups.items()}
    assert set(origins) == {"virginia", "pennsylvania"}
    assert origins["pennsylvania"][KIND_INDEX["tory"]] > 0


def test_8_4_3_equal_groups_are_drawn_by_the_table() -> None:
    game = table({"virginia": {"british_regular": 3}, "south_carolina": {"british_regular": 3}}, levels=REST)
    me = thinker(game, "british")
    me.within = [SPACES.index("north_carolina")]
    taken = {}
    for die in (1, 6):
        marches = conclude(plan_marches(me, MARCH[:1], 1), [die])
        taken[die] = [SPACES[origin] for origin in marches[0].groups]
    assert sorted(name for names in taken.values() for name in names) == ["south_carolina", "virginia"]
