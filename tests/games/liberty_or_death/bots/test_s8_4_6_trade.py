"""8.4.6 Trade that the Indians ask of the non-player British."""

from tests.games.liberty_or_death.bots.think import answer, thinker
from tests.games.liberty_or_death.cards.table import table


def test_8_4_6_the_british_give_half_a_die_if_they_are_richer_and_the_die_is_low() -> None:
    game = table(resources=5)
    me = thinker(game, "british")
    assert answer("trade-gift", me, ["0"]) == "0"
    game.state.resources[2] = 1
    assert answer("trade-gift", me, ["0"], [3]) == "2"
    assert answer("trade-gift", me, ["0"], [5]) == "0"
