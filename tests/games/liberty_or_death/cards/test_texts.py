"""The deck as data: numbers, orders, periods; and a text in both languages for everything the cards show."""

import tomllib
from collections import Counter
from itertools import permutations

import pytest

from tests.games.liberty_or_death.cards.table import facts
from tricorne.core.words import words_of
from tricorne.games.liberty_or_death.cards import events
from tricorne.games.liberty_or_death.cards.event import EFFECTS
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import FACTIONS

CARDS = facts().files["cards"]["cards"]
FOLDER = LibertyOrDeath.folder()


def test_5_0_there_are_96_events_8_winters_and_5_strokes() -> None:
    kinds = Counter(card["kind"] for card in CARDS.values())
    assert kinds == {"event": 96, "winter_quarters": 8, "brilliant_stroke": 5}
    assert list(CARDS) == [str(number) for number in range(1, 110)]


def test_2_1_every_period_has_32_events() -> None:
    periods = Counter(card["period"] for card in CARDS.values() if card["kind"] == "event")
    assert periods == {"1775-76": 32, "1777-78": 32, "1779-80": 32}


def test_2_3_2_each_order_of_the_factions_stands_on_four_cards_in_a_row() -> None:
    orders = [tuple(CARDS[str(number)]["faction_order"]) for number in range(1, 97)]
    assert all(len(set(orders[first : first + 4])) == 1 for first in range(0, 96, 4))
    assert set(orders) == set(permutations(FACTIONS))


def test_5_2_every_text_of_every_event_has_an_effect() -> None:
    expected = {
        (int(number), shaded)
        for number, card in CARDS.items()
        if card["kind"] == "event"
        for shaded in ((False,) if card["single_text"] else (False, True))
    }
    assert set(EFFECTS) == expected
    assert all(events.has_shaded(number) == ((number, True) in expected) for number in range(1, 97))


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_card_has_its_title_and_texts(language: str) -> None:
    words = words_of(FOLDER, language)
    for number, card in CARDS.items():
        assert words.noun(f"card:{number}")
        sides = ("text",) if card["single_text"] else ("unshaded", "shaded")
        assert all(words.say(f"card-{number}-{side}") for side in sides)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_section_is_explained(language: str) -> None:
    sections = tomllib.loads((FOLDER / "data" / "sections.toml").read_text("utf-8"))["sections"]
    lines = (FOLDER / "help" / f"{language}.md").read_text("utf-8").splitlines()
    assert [line.split()[1] for line in lines if line.startswith("## ")] == list(sections)
