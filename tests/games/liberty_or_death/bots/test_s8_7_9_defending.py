"""8.7.9 Non-player Indians, and British who decide for them, defending in Battle."""

from tests.games.liberty_or_death.bots.think import answer, thinker
from tests.games.liberty_or_death.cards.table import table


def test_8_7_9_all_but_one_war_party_defend_a_village_and_none_elsewhere() -> None:
    game = table({"quebec": {"war_party_underground": 3, "village": 1}, "florida": {"war_party_underground": 3}})
    me = thinker(game, "indians")
    numbers = ["0", "1", "2", "3"]
    assert answer("battle-activate", me, numbers, space="quebec", side="defender") == "2"
    assert answer("battle-activate", me, numbers, space="florida", side="defender") == "0"
