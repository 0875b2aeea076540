"""8.4.8 The West Indies in winter, for the non-player British."""

from tests.games.liberty_or_death.bots.think import answer, thinker
from tests.games.liberty_or_death.cards.table import table


def test_8_4_8_the_british_keep_the_west_indies_only_if_they_control_them() -> None:
    game = table({"west_indies": {"british_regular": 2}}, treaty=True)
    assert answer("west-indies-keep", thinker(game, "british"), ["0", "1", "2"]) == "2"
    game = table({"west_indies": {"british_regular": 2, "french_regular": 2}}, treaty=True)
    assert answer("west-indies-keep", thinker(game, "british"), ["0", "1", "2"]) == "0"
