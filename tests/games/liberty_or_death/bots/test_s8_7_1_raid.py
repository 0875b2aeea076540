"""8.7.1 Raid of the non-player Indians."""

import pytest

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line, of_line
from tests.games.liberty_or_death.bots.think import answer, flowchart, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, level, table
from tricorne.games.liberty_or_death.bots.machinery.marching import March
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_1_raid import RAID, raid_targets, raiders_near
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_1_specials import PLUNDERED, STRUCK, TRADED
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    INDIANS,
    NEW_YORK,
    NORTHWEST,
    PENNSYLVANIA,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.s1_10_leaders import BRANT, DRAGGING_CANOE

LINES = [
    *of_line("indians", RAID, "raid").rows(
        """
        plunder | georgia | virginia: 1 war_party_underground, 3 militia_active; georgia: 1 war_party_underground
            | virginia active_opposition, georgia active_opposition
        population | virginia | virginia: 1 war_party_underground; georgia: 1 war_party_underground
            | virginia active_opposition, georgia active_opposition
        """
    ),
    Chooses("indians", PLUNDERED, asked("plunder-space")).case("population", "virginia"),
    *Chooses("indians", STRUCK, asked("war-path-space")).rows(
        """
        patriot-fort | georgia | virginia: 2 war_party_underground, 2 militia_active;
            georgia: 2 war_party_underground, 1 patriot_fort
        most-rebels | georgia | virginia: 2 war_party_underground, 1 militia_active;
            georgia: 2 war_party_underground, 2 militia_active
        village | georgia | virginia: 1 war_party_underground, 1 militia_active;
            georgia: 1 war_party_underground, 1 militia_active, 1 village
        """
    ),
    Chooses("indians", TRADED, asked("trade-space")).case(
        "most-underground",
        "georgia",
        "virginia: 1 war_party_underground, 1 village; georgia: 2 war_party_underground, 1 village",
    ),
]


@each_line(LINES)
def test_8_7_1_each_line_decides(case: Case) -> None:
    check(case)


HIDDEN = "war_party_underground"


def test_8_7_1_raid_when_support_and_the_die_do_not_exceed_opposition() -> None:
    game = table(levels={"virginia": "active_opposition"})
    assert flowchart(thinker(game, "indians"), [4])[0] == "raid"
    assert flowchart(thinker(game, "indians"), [5, 1])[0] == "gather"


def test_8_7_1_the_last_war_party_never_leaves_a_village_to_raid() -> None:
    game = table({"northwest": {"war_party_underground": 1, "village": 1}}, levels={"virginia": "active_opposition"})
    assert raid_targets(thinker(game, "indians")) == []


def test_8_7_1_raid_and_plunder() -> None:
    game = table({"northwest": {"war_party_underground": 2}}, levels={"virginia": "active_opposition"}, resources=1)
    answers = take_turn(game, "indians", card=16, dice=[1])
    assert answers[:2] == ["command:raid", "virginia"]
    assert "special:plunder" in answers
    assert level(game, "virginia") == "passive_opposition"
    assert game.state.resources[2] == 1


@pytest.mark.parametrize(
    ("leader", "militia", "counts"), [(BRANT, 3, True), (BRANT, 2, False), (DRAGGING_CANOE, 3, False)]
)
def test_8_7_1_war_path_counts_the_militia_that_brant_takes_besides(leader: int, militia: int, counts: bool) -> None:
    pieces = {"war_party_underground": 2, "militia_active": militia, "continental": 1}
    game = table({"virginia": pieces, "georgia": pieces}, leaders={"indians": "virginia"})
    game.state.leader[INDIANS] = leader
    me, options = thinker(game, "indians"), ["virginia", "georgia"]
    found = {answer("war-path-space", me, options, [] if counts else [die]) for die in (1, 6)}
    assert found == ({"virginia"} if counts else set(options))


def test_8_7_1_a_war_party_that_has_raided_does_not_raid_on() -> None:
    game = table({"pennsylvania": {HIDDEN: 1}, "northwest": {HIDDEN: 1, "village": 1}})
    me = thinker(game, "indians")
    assert raiders_near(me, NEW_YORK) == [PENNSYLVANIA]
    me.marches = [March(PENNSYLVANIA, {NORTHWEST: {WAR_PARTY_UNDERGROUND: 1}}, ())]
    assert raiders_near(me, NEW_YORK) == []


def test_8_7_1_a_raider_is_remembered() -> None:
    game = table({"northwest": {HIDDEN: 2}})
    me = thinker(game, "indians")
    assert answer("raid-from", me, [f"northwest:{HIDDEN}"], destination="pennsylvania") == f"northwest:{HIDDEN}"
    assert [(march.destination, march.groups) for march in me.marches] == [
        (PENNSYLVANIA, {NORTHWEST: {WAR_PARTY_UNDERGROUND: 1}})
    ]


def test_8_7_1_no_second_raid_is_made_with_the_last_war_party_of_a_village() -> None:
    game = table(
        {
            "northwest": {HIDDEN: 1, "village": 1},
            "quebec": {HIDDEN: 1},
            "new_york": {HIDDEN: 1, "militia_active": 1},
        },
        levels={"new_york": "active_opposition", "pennsylvania": "passive_opposition"},
    )
    take_turn(game, "indians", card=16, dice=[1], battle=[])
    assert at(game, "northwest")[HIDDEN] == 1


def test_8_7_1_a_raid_that_the_trade_before_it_leaves_without_raider_becomes_a_gather() -> None:
    game = table(
        {
            "quebec": {"war_party_underground": 1, "village": 1, "war_party_active": 1},
            "southwest": {"village": 1, "war_party_underground": 1},
            "virginia": {"militia_active": 1},
        },
        levels={
            "new_york": "active_opposition",
            "virginia": "active_opposition",
            "north_carolina": "active_opposition",
        },
    )
    game.state.resources[INDIANS] = 0
    game.state.resources[BRITISH] = 0
    answers = take_turn(game, "indians", card=45, dice=[1])
    assert answers[0] == "command:raid"
    assert answers[1] == "special:trade"
    assert answers[answers.index("give-up") + 1] == "command:gather"
    assert game.state.acted[INDIANS] != 0
