"""8.6 The flowchart of the non-player French: its Event box, and which Command comes first."""

from tests.games.liberty_or_death.bots.think import take_turn, wants
from tests.games.liberty_or_death.cards.table import resources, table


def test_8_6_french_events_from_unavailable_or_with_resources() -> None:
    assert wants(table(unavailable={"french_regular": 5}), "french", 49) == "event:shaded"
    assert wants(table(), "french", 49) is None
    assert wants(table(), "french", 54) == "event:shaded"


def test_8_6_resources_example_hortalez_with_one_resource() -> None:
    game = table(resources=1)
    game.state.resources[1] = 0
    take_turn(game, "french", card=94, dice=[2, 3])
    assert resources(game)["patriots"] == 2
