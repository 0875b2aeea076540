"""8.5.8 Brilliant Stroke of the non-player Patriots."""

from tests.games.liberty_or_death.bots.think import with_leader
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_7_strokes import plays_stroke
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, PATRIOTS


def test_8_5_8_patriots_play_their_stroke_when_a_player_is_first() -> None:
    assert plays_stroke(with_leader("patriots", "continental", 4), PATRIOTS, BRITISH, None)
    assert not plays_stroke(with_leader("patriots", "continental", 3), PATRIOTS, BRITISH, None)
    assert not plays_stroke(with_leader("patriots", "continental", 4), PATRIOTS, FRENCH, None)
    assert not plays_stroke(with_leader("patriots", "continental", 4), PATRIOTS, None, 106)
