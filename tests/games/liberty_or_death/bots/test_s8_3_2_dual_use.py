"""8.3.2 Dual-use Events: which of two texts a non-player uses."""

from tests.games.liberty_or_death.bots.think import wants
from tests.games.liberty_or_death.cards.table import table


def test_8_3_2_royalists_use_the_unshaded_text_and_rebels_the_shaded_one() -> None:
    assert wants(table(), "patriots", 56) == "event:shaded"
    assert wants(table(), "french", 65) == "event:shaded"
    game = table(levels={"virginia": "active_opposition"})
    assert wants(game, "british", 15) == "event:unshaded"
