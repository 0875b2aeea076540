"""8.4 The flowchart of the non-player British: its Event box, and which Command comes first."""

import pytest

from tests.games.liberty_or_death.bots.think import flowchart, thinker, wants
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.charts import CHARTS
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_3_trial import try_event
from tricorne.games.liberty_or_death.names import BRITISH, BRITISH_REGULAR, NEW_YORK, TORY, VIRGINIA
from tricorne.games.liberty_or_death.rules.s1_4_pieces import change


@pytest.mark.parametrize(("die", "played"), [(4, None), (5, "event:unshaded")])
def test_8_4_with_five_cities_a_die_of_five_plays_an_effective_event(die: int, played: str | None) -> None:
    cities = ("boston", "norfolk", "savannah", "charles_town", "quebec_city")
    game = table({name: {"tory": 1} for name in cities})
    assert wants(game, "british", 45, (die,)) == played


def test_8_4_an_event_that_shifts_is_played_only_when_behind() -> None:
    game = table(levels={"virginia": "active_opposition"})
    assert wants(game, "british", 10) == "event:unshaded"
    game = table(levels={"virginia": "active_support"})
    assert wants(game, "british", 10) is None


def test_8_4_moved_tories_are_not_placed() -> None:
    me = thinker(
        table({"virginia": {"tory": 1}}, levels={"new_york": "active_opposition", "boston": "active_support"}),
        "british",
    )
    trial = try_event(me, 45, False)
    change(trial.after, NEW_YORK, TORY, 1)
    assert CHARTS[BRITISH].wants(me, trial) == "w-event-british-pieces"
    change(trial.after, VIRGINIA, TORY, -1)
    assert CHARTS[BRITISH].wants(me, trial) is None


def test_8_4_a_granted_skirmish_counts_also_where_it_finds_militia_alone() -> None:
    """8.4.1 Skirmishes Militia where there are no cubes, though they are no Casualties."""
    assert wants(table({"virginia": {"british_regular": 2, "militia_active": 1}}), "british", 9) == "event:unshaded"
    assert wants(table({"virginia": {"british_regular": 2, "militia_underground": 1}}), "british", 9) is None


@pytest.mark.parametrize(("available", "order"), [(0, "march"), (1, "march"), (7, "muster")])
def test_8_4_no_muster_die_where_it_cannot_change_the_answer(available: int, order: str) -> None:
    game = table({"boston": {"british_regular": 3}})
    game.state.available[BRITISH_REGULAR] = available
    me = thinker(game, "british")
    assert flowchart(me)[0] == order
    assert me.notes[1].args == {"available": available, "answer": order == "muster"}
