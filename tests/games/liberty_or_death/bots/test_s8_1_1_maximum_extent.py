"""8.1.1 Actions to the maximum extent: as much as possible, wherever nothing else is said."""

from tests.games.liberty_or_death.bots.think import answer, take_turn, thinker
from tests.games.liberty_or_death.cards.table import resources, table


def test_8_1_1_hortalez_spends_up_to_the_die() -> None:
    game = table(resources=2, levels=dict.fromkeys(("quebec", "new_york"), "neutral"))
    game.state.resources[1] = 0
    answers = take_turn(game, "french", card=94, dice=[1, 3])
    assert answers[0] == "command:hortalez"
    assert resources(game)["patriots"] == 3
    assert resources(game)["french"] == 0


def test_8_1_1_attackers_show_as_much_as_raises_their_force_level() -> None:
    game = table({"virginia": {"british_regular": 4, "war_party_underground": 3, "continental": 3}})
    me = thinker(game, "british")
    numbers = ["0", "1", "2", "3"]
    assert answer("battle-activate", me, numbers, space="virginia", side="attacker") == "2"
    assert answer("battle-activate", me, numbers, space="virginia", side="defender") == "0"
