"""8.6.11 Brilliant Stroke of the non-player French."""

from tests.games.liberty_or_death.bots.think import with_leader
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_7_strokes import plays_stroke
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH


def test_8_6_11_the_french_answer_a_player_or_the_british_stroke() -> None:
    game = with_leader("french", "french_regular", 4)
    assert plays_stroke(game, FRENCH, BRITISH, None)
    assert plays_stroke(game, FRENCH, None, 106)
    assert not plays_stroke(game, FRENCH, None, 105)
