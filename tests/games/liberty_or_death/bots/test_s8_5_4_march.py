"""8.5.4 March of the non-player Patriots."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, check, each_line, march_line
from tests.games.liberty_or_death.bots.think import conclude, flowchart, take_turn, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.machinery.marching import Arrivals, plan_marches
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_4_march import (
    FOR_CONTROL,
    FOR_MILITIA,
    MARCH,
    march_for_control,
    march_for_militia,
    militia_to_send,
)
from tricorne.games.liberty_or_death.names import (
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    KIND_INDEX,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    SPACES,
)
from tricorne.games.liberty_or_death.rules.s1_10_leaders import LAUZUN

CONTROLS = Chooses("patriots", FOR_CONTROL, march_line(march_for_control))
LINES = [
    *CONTROLS.rows(
        """
        village | northwest | pennsylvania: 9 continental; northwest: 1 village
        city | philadelphia | pennsylvania: 9 continental
        """
    ),
    CONTROLS.case("population", "south_carolina", "southwest: 9 continental", within=["south_carolina", "georgia"]),
    Chooses("patriots", FOR_MILITIA, march_line(march_for_militia)).case(
        "changes-control",
        "georgia",
        "southwest: 4 militia_underground; south_carolina: 5 tory",
        within=["south_carolina", "georgia"],
    ),
]


@each_line(LINES)
def test_8_5_4_each_line_decides(case: Case) -> None:
    check(case)


def test_8_5_4_march_when_nothing_can_be_shifted() -> None:
    game = table({"georgia": {"militia_underground": 1}}, levels={"georgia": "active_opposition"})
    assert flowchart(thinker(game, "patriots"), [1])[0] == "march"


def test_8_5_4_march_gains_control_of_village_spaces_first_and_stops_once_controlled() -> None:
    game = table(
        {
            "virginia": {"continental": 4, "militia_underground": 6},
            "maryland_delaware": {"village": 1},
            "north_carolina": {"militia_underground": 1},
            "quebec": {"patriot_fort": 2},
            "florida": {"patriot_fort": 2},
            "southwest": {"patriot_fort": 2},
        },
        levels=dict.fromkeys(("virginia", "north_carolina"), "active_opposition"),
    )
    answers = take_turn(game, "patriots", card=48, dice=[1])
    assert answers[:2] == ["command:march", "maryland_delaware"]
    assert game.state.control[SPACES.index("maryland_delaware")] == 2
    assert game.state.control[SPACES.index("virginia")] == 2


def test_8_5_4_one_french_resource_takes_the_french_to_one_destination_only() -> None:
    troops = {"french_regular": 2, "continental": 2}
    game = table(
        {"massachusetts": troops, "boston": {"tory": 2}, "virginia": troops, "norfolk": {"tory": 2}},
        levels=dict.fromkeys(SPACES[:18], "active_opposition"),
        treaty=True,
        unavailable={"french_regular": 11},
    )
    game.state.resources[FRENCH] = 1
    game.state.leader[FRENCH] = LAUZUN
    marches = conclude(plan_marches(thinker(game, "patriots"), MARCH[:1], 2), [1, 3])
    french = [any(FRENCH_REGULAR in group for group in march.groups.values()) for march in marches]
    assert french == [True, False]


def test_8_5_4_a_militia_that_would_be_seen_anyway_goes_active() -> None:
    for cubes, kind in ((2, MILITIA_UNDERGROUND), (3, MILITIA_ACTIVE)):
        game = table({"new_york_city": {"british_regular": cubes}})
        assert militia_to_send(thinker(game, "patriots"), SPACES.index("new_york_city"))[0] == kind
    game = table({"new_york": {"british_regular": 5}})
    assert militia_to_send(thinker(game, "patriots"), SPACES.index("new_york"))[0] == MILITIA_UNDERGROUND


def test_8_5_4_a_continental_guards_the_fort_that_a_militia_leaves() -> None:
    game = table(
        {"georgia": {"militia_active": 1, "continental": 2, "patriot_fort": 1}},
        levels=dict.fromkeys(SPACES[:18], "active_opposition"),
    )
    found = conclude(march_for_militia(thinker(game, "patriots"), Arrivals()))
    assert found is not None
    assert found[1] == {SPACES.index("georgia"): {MILITIA_ACTIVE: 1}}


def test_8_5_4_a_march_for_control_leaves_the_militia_with_the_fort() -> None:
    game = table(
        {"georgia": {"militia_active": 1, "continental": 2, "patriot_fort": 1}, "savannah": {"tory": 1}},
        levels=dict.fromkeys(SPACES[:18], "active_opposition"),
    )
    found = conclude(march_for_control(thinker(game, "patriots"), Arrivals()))
    assert found == (SPACES.index("savannah"), {SPACES.index("georgia"): {CONTINENTAL: 2}})


def test_8_5_4_a_militia_joins_the_continentals_of_the_same_march() -> None:
    game = table(
        {"south_carolina": {"continental": 6, "militia_underground": 4}, "georgia": {"tory": 1}},
        levels={"south_carolina": "active_opposition"},
    )
    me = thinker(game, "patriots")
    me.within = [SPACES.index("savannah")]
    marches = conclude(plan_marches(me, MARCH, 4))
    kinds = {kind for march in marches for group in march.groups.values() for kind in group}
    assert KIND_INDEX["militia_underground"] in kinds
    assert len(marches) == 1
