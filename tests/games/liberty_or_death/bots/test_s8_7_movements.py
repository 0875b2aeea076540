"""8.7.1 Raid, 8.7.3 March and 8.7.4 Scout of the non-player Indians: who moves, unseen, at what cost, and with whom."""

import pytest

from tests.games.liberty_or_death.bots.test_s8_moves_and_strokes import commands_of, play_stroke_of
from tests.games.liberty_or_death.bots.think import answer, conclude, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, table
from tricorne.games.liberty_or_death.bots import indian_moves, indians
from tricorne.games.liberty_or_death.bots.command_answers import raid_from
from tricorne.games.liberty_or_death.bots.marching import March, plan_marches
from tricorne.games.liberty_or_death.bots.plan import READY, Thinker
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import (
    BRITISH_REGULAR,
    INDIANS,
    SPACES,
    TORY,
    VILLAGE,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.s2_3_strokes import spaces_with_leader

HIDDEN, SHOWN = "war_party_underground", "war_party_active"
NORTHWEST, NEW_YORK, PENNSYLVANIA = (SPACES.index(name) for name in ("northwest", "new_york", "pennsylvania"))
Taken = dict[str, dict[int, int]]


def in_stroke(game: LibertyOrDeath, command: str) -> Thinker:
    """Indians who look for the first Limited Command of their Brilliant Stroke."""
    me = thinker(game, "indians")
    me.command, me.granted = command, True
    me.leader = game.state.leader_space[INDIANS]
    me.within = spaces_with_leader(game, INDIANS, command)
    return me


# 8.7.1 Raid


def test_8_7_1_a_war_party_that_has_raided_does_not_raid_on() -> None:
    game = table({"pennsylvania": {HIDDEN: 1}, "northwest": {HIDDEN: 1, "village": 1}})
    me = thinker(game, "indians")
    assert indians.raiders_near(me, NEW_YORK) == [PENNSYLVANIA]
    me.marches = [March(PENNSYLVANIA, {NORTHWEST: {WAR_PARTY_UNDERGROUND: 1}}, ())]
    assert indians.raiders_near(me, NEW_YORK) == []


def test_8_7_1_a_raider_is_remembered() -> None:
    game = table({"northwest": {HIDDEN: 2}})
    me = thinker(game, "indians")
    assert answer(raid_from, me, [f"northwest:{HIDDEN}"], destination="pennsylvania") == f"northwest:{HIDDEN}"
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


def stroke_raid(parties: int) -> LibertyOrDeath:
    return table(
        {"northwest": {SHOWN: parties, "village": 1}, "pennsylvania": {HIDDEN: 1}},
        levels=dict.fromkeys(("pennsylvania", "massachusetts", "virginia"), "active_opposition"),
        treaty=True,
        leaders={"indians": "northwest"},
    )


def test_8_3_7_the_leader_raids_with_an_active_war_party_if_he_has_no_other() -> None:
    game = stroke_raid(3)
    assert play_stroke_of(game, INDIANS)
    assert commands_of(game)[0] == "raid"
    moved = next(entry.args for entry in game.entries if entry.event == "moved")
    assert (moved["origin"], moved["pieces"]) == ("northwest", {SHOWN: 1})


def test_8_3_7_the_leader_does_not_raid_with_the_last_war_party_of_a_village() -> None:
    assert indians.raid_targets(in_stroke(stroke_raid(2), "raid")) == [PENNSYLVANIA]
    assert indians.raid_targets(in_stroke(stroke_raid(1), "raid")) == []


# 8.7.2 Gather


@pytest.mark.parametrize(
    ("spaces", "villages", "resources", "granted", "gathers"),
    [
        (("northwest", "quebec"), 2, 1, False, True),
        (("northwest", "quebec"), 1, 9, False, False),
        (("northwest", "quebec"), 2, 0, False, False),
        (("virginia", "georgia"), 2, 1, False, False),
        (("virginia", "georgia"), 2, 2, False, True),
        (("virginia", "georgia"), 2, 0, True, True),
    ],
)
def test_8_7_2_two_villages_have_to_be_available_and_paid(
    spaces: tuple[str, ...], villages: int, resources: int, granted: bool, gathers: bool
) -> None:
    game = table({name: {SHOWN: 3} for name in spaces}, unavailable={"village": 12 - villages}, resources=resources)
    game.state.available[WAR_PARTY_UNDERGROUND] = 0
    me = thinker(game, "indians")
    me.granted = granted
    order = conclude(indians.flowchart(me), [6] if gathers else [6, 6])
    assert order[0] == ("gather" if gathers else "march")


# 8.7.3 March


def destinations(game: LibertyOrDeath, resources: int) -> dict[str, list[str]]:
    """Where the March goes for so many Resources, and from where."""
    game.state.resources[INDIANS] = resources
    game.state.available[VILLAGE] = 0
    marches = conclude(plan_marches(thinker(game, "indians"), indian_moves.MARCH, 3))
    return {SPACES[march.destination]: sorted(SPACES[space] for space in march.groups) for march in marches}


def test_8_7_3_the_march_goes_no_further_than_the_resources() -> None:
    rebels = {"militia_active": 1}
    game = table(
        {
            "virginia": {HIDDEN: 3},
            "southwest": {"village": 1, HIDDEN: 1},
            "north_carolina": rebels,
            "georgia": {HIDDEN: 3},
            "south_carolina": rebels,
        },
        levels={"south_carolina": "active_support"},
    )
    assert destinations(game, 2) == {"north_carolina": ["virginia"], "south_carolina": ["georgia"]}
    assert destinations(game, 1) == {"north_carolina": ["virginia"]}
    assert destinations(game, 0) == {}


def test_8_7_3_out_of_the_reserves_the_first_destination_costs_nothing() -> None:
    rebels = {"militia_active": 1}
    game = table(
        {"southwest": {HIDDEN: 3}, "georgia": rebels, "south_carolina": rebels},
        levels={"georgia": "active_support"},
    )
    assert destinations(game, 0) == {"south_carolina": ["southwest"]}
    assert destinations(game, 1) == {"south_carolina": ["southwest"], "georgia": ["southwest"]}


def taken(pieces: dict[str, dict[str, int]], near: Taken, needed: int, dice: list[int] | None = None) -> Taken:
    """The War Parties that go to Pennsylvania."""
    me = thinker(table({"pennsylvania": {}, **pieces}), "indians")
    groups = {SPACES.index(name): group for name, group in near.items()}
    chosen = conclude(indian_moves.take_parties(me, PENNSYLVANIA, groups, needed), dice or [])
    return {SPACES[origin]: group for origin, group in chosen.items()}


REBEL_PENNSYLVANIA = {"pennsylvania": {"militia_active": 2}}


def test_8_1_2_groups_stay_small_enough_to_come_in_underground() -> None:
    near = {"northwest": {WAR_PARTY_UNDERGROUND: 3}, "maryland_delaware": {WAR_PARTY_UNDERGROUND: 1}}
    assert taken(REBEL_PENNSYLVANIA, near, 2, [1]) == {
        "maryland_delaware": {WAR_PARTY_UNDERGROUND: 1},
        "northwest": {WAR_PARTY_UNDERGROUND: 1},
    }
    assert taken({}, near, 2) == {"northwest": {WAR_PARTY_UNDERGROUND: 2}}


def test_8_1_2_active_war_parties_do_not_give_the_underground_ones_away() -> None:
    near = {
        "northwest": {WAR_PARTY_UNDERGROUND: 3, WAR_PARTY_ACTIVE: 3},
        "new_york": {WAR_PARTY_ACTIVE: 2},
    }
    assert taken(REBEL_PENNSYLVANIA, near, 3) == {
        "northwest": {WAR_PARTY_UNDERGROUND: 1},
        "new_york": {WAR_PARTY_ACTIVE: 2},
    }


def test_8_1_2_a_group_is_seen_only_if_there_is_no_other_way() -> None:
    near = {"northwest": {WAR_PARTY_UNDERGROUND: 3, WAR_PARTY_ACTIVE: 1}}
    assert taken(REBEL_PENNSYLVANIA, near, 4) == {"northwest": {WAR_PARTY_UNDERGROUND: 3, WAR_PARTY_ACTIVE: 1}}


def test_8_7_3_where_every_group_would_be_seen_underground_ones_go_first_all_the_same() -> None:
    near = {"northwest": {WAR_PARTY_UNDERGROUND: 2}, "new_york": {WAR_PARTY_ACTIVE: 3}}
    pieces = {"pennsylvania": {"militia_active": 3}}
    assert taken(pieces, near, 3) == {"northwest": {WAR_PARTY_UNDERGROUND: 2}, "new_york": {WAR_PARTY_ACTIVE: 1}}


def test_8_3_7_a_leader_with_active_war_parties_sends_one_of_them_first() -> None:
    game = table(
        {"northwest": {"village": 1, SHOWN: 3}, "new_york": {HIDDEN: 2}, **REBEL_PENNSYLVANIA},
        treaty=True,
        leaders={"indians": "northwest"},
        unavailable={"village": 11},
    )
    game.state.available[WAR_PARTY_UNDERGROUND] = 0
    assert play_stroke_of(game, INDIANS)
    assert commands_of(game)[0] == "march"
    moves = [entry.args for entry in game.entries if entry.event == "moved"]
    assert [(move["origin"], move["pieces"]) for move in moves[:2]] == [
        ("northwest", {SHOWN: 1}),
        ("new_york", {HIDDEN: 1}),
    ]


# 8.7.4 Scout


@pytest.mark.parametrize(
    ("regulars", "tories", "militia", "going"),
    [(3, 3, 2, (2, 1)), (3, 3, 1, (2, 2)), (5, 2, 3, (2, 1)), (2, 5, 4, (1, 1)), (5, 2, 0, (4, 2)), (3, 3, 4, (1, 0))],
)
def test_8_7_4_cubes_join_the_scout_in_turn(regulars: int, tories: int, militia: int, going: tuple[int, int]) -> None:
    pieces = {"british_regular": regulars, "tory": tories, HIDDEN: 1, "militia_active": militia}
    group = indian_moves.scouts(thinker(table({"new_york": pieces}), "indians"), NEW_YORK)
    assert (group.get(BRITISH_REGULAR, 0), group.get(TORY, 0)) == going


def test_8_3_7_a_stroke_may_scout_into_the_leaders_space() -> None:
    game = table(
        {
            "pennsylvania": {SHOWN: 3, "patriot_fort": 1, "militia_active": 3},
            "new_york": {"british_regular": 5, SHOWN: 2},
        },
        treaty=True,
        leaders={"indians": "pennsylvania"},
    )
    assert next(indian_moves.scout(in_stroke(game, "scout"))) is READY


def test_8_3_7_a_stroke_does_not_scout_past_the_leader() -> None:
    game = table(
        {
            "virginia": {SHOWN: 3, "british_regular": 1},
            "pennsylvania": {"patriot_fort": 1, "militia_active": 3},
            "new_york": {"british_regular": 5, SHOWN: 2},
        },
        treaty=True,
        leaders={"indians": "virginia"},
    )
    me = in_stroke(game, "scout")
    me.within = None
    assert next(indian_moves.scout(me), None) is None
