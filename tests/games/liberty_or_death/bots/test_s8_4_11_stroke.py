"""8.4.11 Brilliant Stroke of the non-player British."""

from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_7_strokes import plays_stroke
from tricorne.games.liberty_or_death.names import BRITISH, PATRIOTS


def test_8_4_11_the_stroke_answers_a_rebel_player_or_the_patriots_stroke() -> None:
    game = table({"boston": {"british_regular": 4}}, treaty=True, leaders={"british": "boston"})
    game.players = {"british": "nonplayer", "patriots": "human", "indians": "nonplayer", "french": "nonplayer"}
    assert plays_stroke(game, BRITISH, PATRIOTS, None)
    assert not plays_stroke(game, BRITISH, 2, None)
    assert plays_stroke(game, BRITISH, None, 105)
    assert not plays_stroke(game, BRITISH, None, 107)
    game.state.treaty = False
    assert not plays_stroke(game, BRITISH, PATRIOTS, None)
