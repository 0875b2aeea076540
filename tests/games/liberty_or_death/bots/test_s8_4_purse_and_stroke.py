"""8.4.2 to 8.4.4: what the non-player British can pay, Common Cause that helps, and Commands that are free (8.3.7)."""

import pytest

from tests.games.liberty_or_death.bots.test_s8_moves_and_strokes import commands_of, play_stroke_of
from tests.games.liberty_or_death.bots.think import answer, conclude, thinker
from tests.games.liberty_or_death.cards.table import at, table
from tricorne.core.questions import Ask, Luck
from tricorne.games.liberty_or_death.bots import british, british_moves
from tricorne.games.liberty_or_death.bots.battle_answers import activate_for_battle
from tricorne.games.liberty_or_death.bots.marching import Arrivals
from tricorne.games.liberty_or_death.bots.plan import Step, Thinker
from tricorne.games.liberty_or_death.bots.special_answers import skirmish_space
from tricorne.games.liberty_or_death.bots.specials import answers_for
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import (
    BOSTON,
    BRITISH,
    BRITISH_FORT,
    GEORGIA,
    POPULATED,
    SPACES,
    VIRGINIA,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import change
from tricorne.games.liberty_or_death.rules.s1_10_leaders import HOWE

FIELDS = {
    "boston": {"british_regular": 7, "tory": 3, "continental": 2},
    "virginia": {"british_regular": 6, "tory": 3, "continental": 2},
}


def battle(me: Thinker, *options: str) -> list[str]:
    """What the plan of a Battle answers while these spaces and Special Activities are offered."""
    steps = british.battle(me)
    next(steps)
    told: list[str] = []
    while True:
        try:
            item = steps.send(Ask("british", "battle-space", [*options, "done"], "3.2.4"))
        except StopIteration:
            return told
        assert isinstance(item, Step)
        told.append(item.answer)


# 8.4.4 Battle


def test_8_4_4_only_spaces_that_can_be_paid_are_selected_before_the_special_activity() -> None:
    game = table(FIELDS, resources=1)
    me = thinker(game, "british")
    me.command = "battle"
    assert battle(me, "special:skirmish", "boston", "virginia") == ["special:skirmish", "boston"]
    assert me.spaces == [BOSTON]
    assert answer(skirmish_space, me, ["virginia", "boston"]) == "virginia"


def test_8_4_4_a_free_battle_asks_for_no_resources() -> None:
    me = thinker(table(FIELDS, resources=0), "british")
    me.granted = me.special_used = True
    assert battle(me, "boston", "virginia") == ["boston", "virginia"]


def test_8_4_4_common_cause_only_where_it_raises_the_force_level() -> None:
    pieces = {"british_regular": 3, "tory": 2, "continental": 2}
    for parties, used in ((1, 1), (2, 0), (3, 1)):
        game = table({"virginia": {**pieces, "war_party_active": parties}})
        assert british.common_cause(thinker(game, "british"), VIRGINIA) == used


def test_8_4_4_without_a_use_for_common_cause_the_special_activity_is_another() -> None:
    game = table(
        {
            "virginia": {"british_regular": 3, "tory": 2, "war_party_active": 2, "continental": 2},
            "georgia": {"british_regular": 1, "continental": 3},
        }
    )
    assert battle(thinker(game, "british"), "special:skirmish", "virginia") == ["special:skirmish", "virginia"]


def test_8_4_4_common_cause_that_is_used_up_wins_no_second_battle() -> None:
    game = table({"virginia": {"british_regular": 3, "war_party_active": 3, "continental": 6}})
    me = thinker(game, "british")
    assert british.battle_spaces(me) == [VIRGINIA]
    me.special_used = True
    assert british.battle_spaces(me) == []


def test_3_6_3_the_side_that_attacks_decides_what_is_shown() -> None:
    game = table({"virginia": {"british_regular": 4, "war_party_underground": 3, "continental": 3}})
    me = thinker(game, "british")
    numbers = ["0", "1", "2", "3"]
    assert answer(activate_for_battle, me, numbers, space="virginia", side="attacker") == "2"
    assert answer(activate_for_battle, me, numbers, space="virginia", side="defender") == "0"


# 8.4.2 Muster


def poor_city(resources: int, markers: int = 1) -> LibertyOrDeath:
    """New York City could be rewarded, and nothing else be done in a Muster."""
    game = table(
        {"new_york_city": {"british_regular": 2, "tory": 2, "british_fort": 1}},
        levels={"new_york_city": "passive_support", "virginia": "active_opposition"},
        unavailable={"british_regular": 23, "tory": 23, "british_fort": 5},
        resources=resources,
    )
    game.state.propaganda[SPACES.index("new_york_city")] = markers
    return game


@pytest.mark.parametrize(("resources", "granted", "rewarded"), [(2, False, False), (3, False, True), (2, True, True)])
def test_8_4_5_a_further_space_is_paid_before_it_is_rewarded(resources: int, granted: bool, rewarded: bool) -> None:
    me = thinker(poor_city(resources), "british")
    me.granted = granted
    finish = conclude(british._finish(me, british._finish_alone(me)), [1])
    assert finish == ("reward:new_york_city" if rewarded else None)


def test_8_4_5_a_space_that_is_selected_already_costs_no_more() -> None:
    me = thinker(poor_city(2), "british")
    me.spaces.append(SPACES.index("new_york_city"))
    assert conclude(british._finish(me, ["reward:new_york_city"]), [1]) == "reward:new_york_city"


def test_8_4_5_the_largest_change_of_a_further_space_is_what_can_be_paid() -> None:
    pieces = {"british_regular": 1, "tory": 1}
    game = table(
        {"new_york_city": pieces, "savannah": pieces},
        levels={"new_york_city": "passive_support", "savannah": "passive_opposition", "virginia": "active_opposition"},
        unavailable={"british_fort": 6},
        resources=3,
    )
    offered = ["reward:new_york_city", "reward:savannah"]
    me = thinker(game, "british")
    assert {conclude(british._finish(me, offered), [1, die]) for die in (1, 6)} == set(offered)
    me.granted = True
    assert conclude(british._finish(me, offered), [1]) == "reward:savannah"


# 8.4.3 March


@pytest.mark.parametrize(("resources", "granted", "number"), [(1, False, 1), (3, False, 2), (0, True, 1)])
def test_8_4_3_no_more_destinations_are_planned_than_can_be_paid(resources: int, granted: bool, number: int) -> None:
    game = table({name: {"british_regular": 6} for name in ("boston", "norfolk", "savannah")}, resources=resources)
    me = thinker(game, "british")
    me.granted = granted
    steps = british_moves.march(me)
    item = next(steps)
    while isinstance(item, Luck):
        item = steps.send(item.outcomes[0])
    assert len(me.marches) == number


def test_8_3_7_a_march_in_place_is_where_the_leader_is() -> None:
    pieces = {"british_regular": 4, "militia_underground": 1}
    me = thinker(table({"virginia": pieces, "georgia": pieces}), "british")
    me.leader = GEORGIA
    found = conclude(british_moves.march_in_place(me, Arrivals()))
    assert found is not None
    assert found[0] == GEORGIA


def test_8_3_7_a_march_in_place_elsewhere_does_not_draw_the_leader_along() -> None:
    game = table(
        {
            "boston": {"british_regular": 4, "militia_active": 3},
            "new_york_city": {"british_regular": 1, "tory": 2, "militia_underground": 1},
        },
        levels={"boston": "active_support"},
        unavailable={"british_regular": 20, "tory": 23},
        treaty=True,
        leaders={"british": "boston"},
    )
    for space in POPULATED:
        if SPACES[space] not in ("boston", "new_york_city"):
            change(game.state, space, BRITISH_FORT, 1)
    assert not play_stroke_of(game, BRITISH)
    assert at(game, "boston") == {"british_regular": 4, "militia_active": 3}


# 8.3.7: the Special Activity of a stroke


def test_8_3_7_after_the_battle_of_a_stroke_a_skirmish_may_be_in_the_same_space() -> None:
    game = table(
        {"boston": {"british_regular": 9, "tory": 3, "continental": 7}, "virginia": {"british_regular": 3, "tory": 3}},
        levels={"virginia": "active_support"},
        treaty=True,
        blockades=["savannah"],
        leaders={"british": "boston"},
        unavailable={"british_regular": 13},
    )
    game.state.leader[BRITISH] = HOWE
    assert play_stroke_of(game, BRITISH)
    assert commands_of(game)[0] == "battle"
    assert [entry.args["activity"] for entry in game.entries if entry.event == "special"] == ["skirmish"]


@pytest.mark.parametrize(("seat", "own"), [("british", "british_regular"), ("french", "french_regular")])
def test_8_3_7_only_a_stroke_lets_battle_and_skirmish_meet(seat: str, own: str) -> None:
    enemy = "continental" if seat == "british" else "tory"
    game = table({"virginia": {own: 4, enemy: 2}, "georgia": {own: 4, enemy: 1}}, treaty=True)
    me = thinker(game, seat)
    me.command, me.spaces = "battle", [VIRGINIA]
    assert answer(skirmish_space, me, ["virginia", "georgia"]) == "georgia"
    me.spaces = [VIRGINIA, GEORGIA]
    assert conclude(answers_for(me, "skirmish")) is None
    me.granted = True
    assert conclude(answers_for(me, "skirmish")) == ()
    assert answer(skirmish_space, me, ["virginia", "georgia"]) == "virginia"
