"""8.6.1 Roderigue Hortalez et Cie and Préparer la Guerre of the non-player French, before the Treaty."""

from tests.games.liberty_or_death.bots.think import flowchart, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_1_hortalez_before_treaty import prepare_before_treaty


def test_8_6_1_hortalez_before_the_treaty_when_the_die_exceeds_the_patriot_resources() -> None:
    game = table(resources=2)
    assert flowchart(thinker(game, "french"), [3]) == ("hortalez",)
    assert flowchart(thinker(game, "french"), [2]) == ("agent_mobilization", "hortalez")


def test_8_6_1_preparer_before_the_treaty_a_squadron_then_regulars() -> None:
    game = table(squadrons=3, unavailable={"french_regular": 3})
    me = thinker(game, "french")
    assert prepare_before_treaty(me) == (("preparer", "regulars"),)
    game.state.squadrons_unavailable = 1
    assert prepare_before_treaty(me) == (("preparer", "squadron"),)
