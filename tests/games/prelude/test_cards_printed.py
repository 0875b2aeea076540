"""3.0 What is printed on the cards: faction, value, score die and deck."""

from __future__ import annotations

from tests.games.prelude.table import board
from tricorne.games.prelude.state import DECKS

PRINTED = """
    N4R L4O L4O N4E P4R P4U P6O L6R L2? L4? L4? L4? L6? P2? P4? P4?
    P4? P6? P4R L4O L4E P4E P6O L4O P4R N2U P4R P4E L2E L4U N4U L4O
    L4? L6? P4? P6? N4U L4E P4E L4R L4O N2R N2R L4U P4E P4O L4R P4O
    P4U L4U P4E L4E N2R P4O P4E L4E L4? L6? P4? P6? P6R P4U P4R P4E
    L4U P4U P2E P4O P6R P4R P4O P4O P4R P4E P4O L4U L4U L4O L4U L4E
    L6R L4U L2O L4R P4E L4R N4U L4U N4O N4R N2E L4R L4R L4E N2E P4U
    P4R P4R P4R P2U P4O P4O P2E P6E P4U P4U P4R P2E P6O P4E P4O P6R
    L4U L4U L4R L4O L4O L6U L4E L4U L4R L2E P4R L4U L4R L4R L4O L4E
    L4R P4O P4R L6E L6R L4R L4O N2O N4U L4O N4O N2O L4U N2U N2E N2U
    N4U P4R P4O
"""
"""Cards 1-147 in their order: faction (Patriote, Loyal, Neutral), Activity Points, score die (Rural, Organizations,
External, Urban, or ? where it is chosen)."""

RANGES = {"key_events": (1, 8), "deck_1834": (9, 32), "deck_1835_36": (33, 56), "deck_1837": (57, 95)}


def test_3_0_faction_value_and_die_of_every_card() -> None:
    cards = [card for card in board().cards if card is not None]
    assert [f"{'PLN'[card.faction]}{card.points}{'ROEU?'[card.die]}" for card in cards] == PRINTED.split()


def test_3_0_the_deck_of_every_card() -> None:
    for card in filter(None, board().cards):
        deck = next((name for name, (first, last) in RANGES.items() if first <= card.number <= last), DECKS[-1])
        assert card.data.deck == deck


def test_3_0_every_value_can_be_halved() -> None:
    assert all(card.points in (2, 4, 6) for card in board().cards if card is not None)


def test_3_0_only_two_cards_stay_in_play() -> None:
    assert [card.number for card in board().cards if card is not None and card.data.stays_in_play] == [23, 68]
