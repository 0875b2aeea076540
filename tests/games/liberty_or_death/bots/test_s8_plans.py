"""Whole plans: Commands that are given up for another, marches into one destination from several lines, no defaults."""

import pytest

from tests.games.liberty_or_death.bots.think import answer, choice, conclude, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, resources, table
from tricorne.core.questions import Ask
from tricorne.games.liberty_or_death.bots import british_moves, french, indian_moves, patriot_moves
from tricorne.games.liberty_or_death.bots.command_answers import placing_way
from tricorne.games.liberty_or_death.bots.marching import plan_marches
from tricorne.games.liberty_or_death.bots.nonplayer import Course, NonPlayer
from tricorne.games.liberty_or_death.bots.special_answers import target
from tricorne.games.liberty_or_death.bots.winter_answers import supply_patriots
from tricorne.games.liberty_or_death.names import BRITISH, INDIANS, KIND_INDEX, PATRIOTS, SPACES
from tricorne.games.liberty_or_death.rules.s1_10_leaders import HOWE

REST = {name: "active_support" for name in SPACES if name != "west_indies"}


# 8.4.1, 8.7.1: another Command instead


def test_8_4_1_a_garrison_that_its_skirmish_leaves_with_nothing_becomes_a_muster_and_costs_nothing() -> None:
    game = table(
        {
            "virginia": {"british_regular": 2, "continental": 2},
            "quebec_city": {"british_regular": 9, "militia_active": 8},
            "philadelphia": {"militia_active": 1},
        },
        levels={"virginia": "active_support"},
        blockades=["boston"],
        treaty=True,
    )
    game.state.leader[BRITISH] = HOWE
    answers = take_turn(game, "british", dice=[1] * 6)
    assert answers[:2] == ["command:garrison", "special:skirmish"]
    assert answers[answers.index("give-up") + 1] == "command:muster"
    assert "command:garrison" not in answers[1:]
    assert 10 - resources(game)["british"] == sum(entry.event == "selected" for entry in game.entries)
    assert not any(answer.startswith("special:") for answer in answers[answers.index("give-up") :])


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


# 8.4.2 Muster


def test_8_4_2_a_muster_for_reward_loyalty_alone() -> None:
    game = table(
        {"virginia": {"british_regular": 1, "tory": 1}},
        levels={**dict.fromkeys(SPACES[:18], "active_opposition"), "virginia": "neutral"},
    )
    for kind in ("british_regular", "tory"):
        game.state.unavailable[KIND_INDEX[kind]] += game.state.available[KIND_INDEX[kind]]
        game.state.available[KIND_INDEX[kind]] = 0
    answers = take_turn(game, "british", dice=[6, 1], battle=[1])
    assert "command:muster" in answers
    assert "reward:virginia" in answers
    assert game.state.level[SPACES.index("virginia")] == 2


# 8.4.3, 8.5.4, 8.6.5: several lines, one destination


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
    marches = conclude(plan_marches(me, british_moves.MARCH[:2], 4))
    assert [SPACES[march.destination] for march in marches] == ["maryland_delaware"]
    origins = {SPACES[origin]: group for origin, group in marches[0].groups.items()}
    assert set(origins) == {"virginia", "pennsylvania"}
    assert origins["pennsylvania"][KIND_INDEX["tory"]] > 0


def test_8_5_4_a_militia_joins_the_continentals_of_the_same_march() -> None:
    game = table(
        {"south_carolina": {"continental": 6, "militia_underground": 4}, "georgia": {"tory": 1}},
        levels={"south_carolina": "active_opposition"},
    )
    me = thinker(game, "patriots")
    me.within = [SPACES.index("savannah")]
    marches = conclude(plan_marches(me, patriot_moves.MARCH, 4))
    kinds = {kind for march in marches for group in march.groups.values() for kind in group}
    assert KIND_INDEX["militia_underground"] in kinds
    assert len(marches) == 1


def test_8_7_3_underground_war_parties_go_before_active_ones_from_wherever_they_are() -> None:
    me = thinker(table(), "indians")
    underground, active = KIND_INDEX["war_party_underground"], KIND_INDEX["war_party_active"]
    quebec, florida, southwest = (SPACES.index(name) for name in ("quebec", "florida", "southwest"))
    groups = {quebec: {active: 4}, florida: {underground: 2}}
    taken = conclude(indian_moves.take_parties(me, southwest, groups, 3))
    assert taken == {florida: {underground: 2}, quebec: {active: 1}}


def test_8_4_3_equal_groups_are_drawn_by_the_table() -> None:
    game = table({"virginia": {"british_regular": 3}, "south_carolina": {"british_regular": 3}}, levels=REST)
    me = thinker(game, "british")
    me.within = [SPACES.index("north_carolina")]
    taken = {}
    for die in (1, 6):
        marches = conclude(plan_marches(me, british_moves.MARCH[:1], 1), [die])
        taken[die] = [SPACES[origin] for origin in marches[0].groups]
    assert sorted(name for names in taken.values() for name in names) == ["south_carolina", "virginia"]


# 8.1.2 in turn


def test_8_1_2_two_targets_are_taken_in_turn_and_not_both_of_the_fewer_kind() -> None:
    game = table({"virginia": {"british_regular": 2, "tory": 5}})
    me = thinker(game, "patriots")
    options = ["british_regular", "tory"]
    assert answer(target, me, options, space="virginia") == "british_regular"
    assert answer(target, me, options, space="virginia") == "tory"


# 8.6.2


def test_8_6_2_one_militia_and_no_continental_are_no_agents() -> None:
    game = table()
    game.state.available[KIND_INDEX["militia_underground"]] = 1
    game.state.available[KIND_INDEX["continental"]] = 0
    assert choice(thinker(game, "french"), french.AGENT_MOBILIZATION) is None


# 8.5.5


def test_8_5_5_spaces_in_supply_take_nothing_from_those_that_need_it() -> None:
    game = table(
        {"new_york": {"militia_active": 2, "tory": 2}, "virginia": {"militia_active": 2, "tory": 1}},
        resources=1,
    )
    me = thinker(game, "patriots")
    assert game.state.control[SPACES.index("virginia")] == 2
    assert answer(supply_patriots, me, ["pay", "remove"], space="new_york") == "pay"


# 8.3.5: what is granted, and nothing by default


def test_8_3_5_a_granted_gather_without_any_line_places_what_is_available_else_regroups() -> None:
    game = table({"virginia": {"village": 1}})
    assert answer(placing_way, thinker(game, "indians"), ["war_parties", "regroup"]) == "war_parties"
    game.state.available[KIND_INDEX["war_party_underground"]] = 0
    assert answer(placing_way, thinker(game, "indians"), ["war_parties", "regroup"]) == "regroup"


def test_8_3_5_a_granted_space_without_any_line_is_drawn_from_the_table() -> None:
    mind = NonPlayer(table(), PATRIOTS)
    ask = Ask("patriots", "rally-space", ["virginia", "georgia"], "3.3.1")
    decisions = {conclude(mind._without_plan(ask), [die]).answer for die in (1, 6)}
    assert decisions == {"virginia", "georgia"}


def test_8_1_a_command_of_the_own_turn_is_never_answered_by_default() -> None:
    game = table()
    mind = NonPlayer(game, PATRIOTS)
    me = thinker(game, "patriots")
    me.command = "rally"
    mind.courses.append(Course(me, None))
    with pytest.raises(RuntimeError, match=r"8\.1"):
        conclude(mind._without_plan(Ask("patriots", "rally-space", ["virginia"], "3.3.1")))
    assert at(game, "virginia") == {}
