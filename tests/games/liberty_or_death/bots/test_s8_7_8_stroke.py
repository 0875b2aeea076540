"""8.7.8 Brilliant Stroke of the non-player Indians."""

from tests.games.liberty_or_death.bots.think import with_leader
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_7_strokes import plays_stroke
from tricorne.games.liberty_or_death.names import BRITISH, INDIANS


def test_8_7_8_the_indians_answer_a_player_or_a_rebel_stroke_but_not_the_treaty() -> None:
    game = with_leader("indians", "war_party_active", 3)
    assert plays_stroke(game, INDIANS, BRITISH, None)
    assert plays_stroke(game, INDIANS, None, 105)
    assert plays_stroke(game, INDIANS, None, 107)
    assert not plays_stroke(game, INDIANS, None, 109)
