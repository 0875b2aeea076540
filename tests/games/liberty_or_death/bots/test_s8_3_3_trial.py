"""8.3.3 Ineffective Events: an Event is tried out on a copy of the game and judged by what it did."""

from tests.games.liberty_or_death.bots.think import thinker, wants
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_3_trial import effective, try_event


def test_8_3_3_card_62_the_british_pass_it_by_unless_new_york_is_at_active_opposition() -> None:
    game = table(levels={"new_york": "passive_support"})
    assert wants(game, "british", 62) is None
    game = table(levels={"new_york": "active_opposition"})
    assert wants(game, "british", 62) == "event:unshaded"
    game = table({"new_york": {"tory": 1}}, levels={"new_york": "active_opposition"})
    assert wants(game, "british", 62) is None


def test_8_3_3_card_73_is_ineffective_for_indians_when_only_friends_could_go() -> None:
    game = table({"new_york": {"village": 1}, "northwest": {"village": 2}, "quebec": {"british_fort": 1, "village": 1}})
    me = thinker(game, "indians")
    assert not effective(me, try_event(me, 73, False))
    assert wants(game, "indians", 73) is None
    game = table({"new_york": {"patriot_fort": 1}})
    assert wants(game, "indians", 73) == "event:unshaded"
