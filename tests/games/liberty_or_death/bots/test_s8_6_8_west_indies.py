"""8.6.8 The West Indies in winter, for the non-player French."""

from tests.games.liberty_or_death.bots.think import answer, thinker
from tests.games.liberty_or_death.cards.table import table


def test_8_6_8_the_french_stay_in_the_west_indies_when_they_can_pay() -> None:
    assert answer("west-indies-keep", thinker(table(treaty=True), "french"), ["0", "1", "2"]) == "2"
