"""2.2 The first two cards."""

from __future__ import annotations

from tests.games.liberty_or_death.table import table
from tests.games.library import seen


def test_2_2_two_cards_are_open() -> None:
    m = table(luck={"event-card": ["card:7", "card:30"]})
    assert (seen(m)["card"], seen(m)["on_deck"]) == ("card:7", "card:30")


def test_2_2_a_position_may_name_the_first_card_alone() -> None:
    m = table(card=30, luck={"event-card": ["card:7"]})
    assert (seen(m)["card"], seen(m)["on_deck"]) == ("card:30", "card:7")
    assert seen(m)["deck"] == 64
