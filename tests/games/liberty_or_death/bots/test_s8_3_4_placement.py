"""8.3.4 Event placement: which pieces, and how many of them, a non-player places by an Event."""

from tests.games.liberty_or_death.bots.think import play_event, take_turn
from tests.games.liberty_or_death.cards.table import at, blockaded, level, resources, sits_out, table
from tricorne.games.liberty_or_death.names import TORY


def test_8_3_4_the_event_is_carried_out_by_its_own_player() -> None:
    game = table(treaty=True, squadrons=1, levels={"norfolk": "active_support"})
    answers = take_turn(game, "french", card=69)
    assert answers == ["event:shaded", "norfolk"]
    assert blockaded(game) == {"norfolk": 1}
    assert resources(game) == {"french": 13}
    game = table(levels={"virginia": "active_opposition"})
    take_turn(game, "british", card=21)
    assert level(game, "south_carolina") == "active_support"
    assert sits_out(game) == []


def test_8_3_4_card_38_what_is_unavailable_comes_first() -> None:
    game = table({"new_york": {"british_regular": 1}}, unavailable={"tory": 3, "british_regular": 3})
    play_event(game, "british", 38)
    assert at(game, "new_york") == {"british_regular": 2, "tory": 3}
    assert game.state.unavailable[TORY] == 0
