"""8.3.8 Other choices of an Event: by chance."""

from tests.games.liberty_or_death.bots.think import answer, thinker
from tests.games.liberty_or_death.cards.table import table


def test_8_3_8_a_choice_that_nothing_else_covers_is_drawn() -> None:
    args = {"card": "card:5", "text": "unshaded"}
    for die, taken in ((1, "raise"), (2, "lower"), (3, "keep")):
        assert answer("event-choice", thinker(table(), "french"), ["raise", "lower", "keep"], [die], **args) == taken
