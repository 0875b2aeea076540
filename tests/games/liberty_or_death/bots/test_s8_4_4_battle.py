"""8.4.4 Battle of the non-player British, with Common Cause (8.4.3)."""

import pytest
from msgspec.structs import replace

from tests.games.liberty_or_death.bots.lists import Case, Chooses, check, each_line, plan
from tests.games.liberty_or_death.bots.think import answer, play_event, thinker, wants
from tests.games.liberty_or_death.cards.table import table
from tricorne.core import Ask
from tricorne.games.liberty_or_death.bots.charts import CHARTS
from tricorne.games.liberty_or_death.bots.machinery.plan import Step, Thinker
from tricorne.games.liberty_or_death.bots.machinery.specials import skirmish_apart
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_3_trial import GrantedBattle, try_event
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_4_battle import (
    FOUGHT,
    battle,
    battle_is_on,
    battle_spaces,
    common_cause,
    would_battle,
)
from tricorne.games.liberty_or_death.names import BOSTON, BRITISH, GEORGIA, PATRIOTS, VIRGINIA
from tricorne.games.liberty_or_death.rules.action import NO_BONUS

LINES = Chooses("british", FOUGHT, plan(battle, "battle-space")).rows(
    "most-british | georgia | virginia: 5 british_regular, 1 continental; georgia: 6 british_regular, 1 continental"
)


@each_line(LINES)
def test_8_4_4_each_line_decides(case: Case) -> None:
    check(case)


def fought(me: Thinker, *options: str) -> list[str]:
    """What the plan of a Battle answers while these spaces and Special Activities are offered."""
    steps = battle(me)
    next(steps)
    answers: list[str] = []
    while True:
        try:
            item = steps.send(Ask("british", "battle-space", [*options, "done"], "3.2.4"))
        except StopIteration:
            return answers
        assert isinstance(item, Step)
        answers.append(item.answer)


FIELDS = {
    "boston": {"british_regular": 7, "tory": 3, "continental": 2},
    "virginia": {"british_regular": 6, "tory": 3, "continental": 2},
}


def test_8_4_4_a_granted_battle_counts_for_the_british_only_if_they_would_choose_it() -> None:
    game = table({"virginia": {"british_regular": 5, "continental": 1}})
    me = thinker(game, "british")
    trial = try_event(me, 51, False)
    assert would_battle(me, VIRGINIA)
    assert (
        CHARTS[BRITISH].wants(me, replace(trial, battle=GrantedBattle(BRITISH, VIRGINIA, NO_BONUS)))
        == "w-event-casualties"
    )
    assert CHARTS[BRITISH].wants(me, replace(trial, battle=GrantedBattle(PATRIOTS, VIRGINIA, NO_BONUS))) is None
    weak = table({"virginia": {"british_regular": 1, "continental": 5}})
    me = thinker(weak, "british")
    trial = try_event(me, 51, False)
    assert CHARTS[BRITISH].wants(me, replace(trial, battle=GrantedBattle(BRITISH, VIRGINIA, NO_BONUS))) is None


def test_8_4_4_militia_alone_are_no_reason_for_a_granted_battle() -> None:
    assert not would_battle(
        thinker(table({"virginia": {"british_regular": 5, "militia_active": 1}}), "british"), VIRGINIA
    )


@pytest.mark.parametrize(("continentals", "wanted"), [(5, "event:unshaded"), (7, None)])
def test_8_4_4_card_51_counts_what_the_card_adds_to_the_battle(continentals: int, wanted: str | None) -> None:
    """Four Regulars can go: a strength of five against five, and two less by the card."""
    game = table({"virginia": {"british_regular": 5}, "north_carolina": {"continental": continentals}})
    assert wants(game, "british", 51) == wanted


@pytest.mark.parametrize(("continentals", "wanted"), [(5, "event:unshaded"), (6, None)])
def test_8_4_4_card_52_counts_what_the_card_adds_to_the_battle(continentals: int, wanted: str | None) -> None:
    """Three Regulars have a strength of four, and of six by the card."""
    game = table({"virginia": {"british_regular": 3, "continental": continentals}})
    assert not would_battle(thinker(game, "british"), VIRGINIA)
    assert wants(game, "british", 52) == wanted


def test_8_4_4_card_52_the_british_battle_where_most_of_them_are() -> None:
    pieces = {
        "boston": {"british_regular": 3, "continental": 1},
        "massachusetts": {"british_regular": 8, "continental": 1},
    }
    assert "massachusetts" in play_event(table(pieces, treaty=True), "british", 52, battle=[1, 1, 1])


def test_8_4_4_card_52_the_british_battle_in_the_west_indies_even_without_resources() -> None:
    game = table(
        {
            "boston": {"british_regular": 1, "continental": 3},
            "west_indies": {"british_regular": 8, "french_regular": 1},
        },
        treaty=True,
        resources=0,
    )
    assert wants(game, "british", 52) == "event:unshaded"
    assert "west_indies" in play_event(game, "british", 52, battle=[1, 1, 1])


def test_8_4_4_card_52_common_cause_does_not_count_in_a_granted_battle() -> None:
    game = table(
        {
            "boston": {"british_regular": 3, "tory": 3, "continental": 3},
            "virginia": {"british_regular": 6, "war_party_active": 6, "continental": 9, "patriot_fort": 1},
        }
    )
    assert "boston" in play_event(game, "british", 52, battle=[1, 1, 1, 1])


def test_8_4_4_card_52_where_the_card_decides_the_british_battle() -> None:
    pieces = {
        "boston": {"british_regular": 3, "continental": 7},
        "virginia": {"british_regular": 3, "continental": 5},
    }
    assert "virginia" in play_event(table(pieces), "british", 52, battle=[1, 1, 1])


def test_8_4_4_battle_where_two_rebels_are_outnumbered() -> None:
    game = table({"georgia": {"british_regular": 3, "militia_underground": 2}})
    me = thinker(game, "british")
    assert battle_is_on(me, GEORGIA)
    game = table({"georgia": {"british_regular": 3, "militia_underground": 2}}, edition="2016")
    assert not battle_is_on(thinker(game, "british"), GEORGIA)
    game = table({"georgia": {"british_regular": 3, "continental": 1}})
    assert not battle_is_on(thinker(game, "british"), GEORGIA)


def test_8_4_4_common_cause_never_uses_the_last_underground_war_party() -> None:
    game = table({"georgia": {"british_regular": 3, "tory": 1, "war_party_underground": 2, "continental": 2}})
    assert common_cause(thinker(game, "british"), GEORGIA) == 1


def test_8_4_4_only_spaces_that_can_be_paid_are_selected_before_the_special_activity() -> None:
    game = table(FIELDS, resources=1)
    me = thinker(game, "british")
    me.command = "battle"
    assert fought(me, "special:skirmish", "boston", "virginia") == ["special:skirmish", "boston"]
    assert me.spaces == [BOSTON]
    assert answer("skirmish-space", me, ["virginia", "boston"]) == "virginia"


def test_8_4_4_a_free_battle_asks_for_no_resources() -> None:
    me = thinker(table(FIELDS, resources=0), "british")
    me.granted = me.special_used = True
    assert fought(me, "boston", "virginia") == ["boston", "virginia"]


def test_8_4_4_common_cause_only_where_it_raises_the_force_level() -> None:
    pieces = {"british_regular": 3, "tory": 2, "continental": 2}
    for parties, used in ((1, 1), (2, 0), (3, 1)):
        game = table({"virginia": {**pieces, "war_party_active": parties}})
        assert common_cause(thinker(game, "british"), VIRGINIA) == used


def test_8_4_4_without_a_use_for_common_cause_the_special_activity_is_another() -> None:
    game = table(
        {
            "virginia": {"british_regular": 3, "tory": 2, "war_party_active": 2, "continental": 2},
            "georgia": {"british_regular": 1, "continental": 3},
        }
    )
    assert fought(thinker(game, "british"), "special:skirmish", "virginia") == ["special:skirmish", "virginia"]


def test_8_4_4_common_cause_that_is_used_up_wins_no_second_battle() -> None:
    game = table({"virginia": {"british_regular": 3, "war_party_active": 3, "continental": 6}})
    me = thinker(game, "british")
    assert battle_spaces(me) == [VIRGINIA]
    me.special_used = True
    assert battle_spaces(me) == []


def test_8_4_4_the_skirmish_keeps_out_of_the_spaces_selected_for_battle() -> None:
    pieces = {"virginia": {"british_regular": 5, "continental": 1}, "georgia": {"british_regular": 1, "continental": 2}}
    me = thinker(table(pieces), "british")
    me.command, me.spaces = "battle", [VIRGINIA]
    assert answer("skirmish-space", me, ["virginia", "georgia"]) == "georgia"
    assert skirmish_apart(me) == ()
    me.spaces = [VIRGINIA, GEORGIA]
    assert skirmish_apart(me) is None
