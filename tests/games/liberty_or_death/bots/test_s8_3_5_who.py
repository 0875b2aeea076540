"""8.3.5 Who gains and who suffers by an Event."""

from tests.games.liberty_or_death.bots.think import answer, thinker
from tests.games.liberty_or_death.cards.table import table


def test_8_3_5_harm_goes_to_an_eligible_enemy_player_first() -> None:
    game = table()
    game.players = {"british": "nonplayer", "patriots": "nonplayer", "indians": "nonplayer", "french": "human"}
    seats = ["british", "patriots", "indians", "french"]
    assert answer("event-faction", thinker(game, "british"), seats, card="card:18", text="unshaded") == "french"
    game.state.eligible[3] = False
    assert answer("event-faction", thinker(game, "british"), seats, card="card:18", text="unshaded") == "patriots"


def test_8_3_5_benefits_go_to_itself_then_to_its_friend() -> None:
    assert (
        answer("event-faction", thinker(table(), "british"), ["indians", "british"], card="card:74", text="unshaded")
        == "british"
    )
    assert (
        answer("event-faction", thinker(table(), "french"), ["patriots"], card="card:67", text="shaded") == "patriots"
    )
