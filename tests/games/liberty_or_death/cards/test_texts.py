"""The deck as data: numbers, orders, periods; and a text in both languages for everything the cards show."""

import tomllib
from collections import Counter

import pytest

from tests.games.liberty_or_death.cards.table import CARDS, table
from tricorne.core.questions import Ask
from tricorne.core.words import words_of
from tricorne.games.liberty_or_death.cards import s5_events
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import FACTIONS

FOLDER = LibertyOrDeath.folder()


def test_5_0_there_are_96_events_8_winters_and_5_strokes() -> None:
    kinds = Counter(card["kind"] for card in CARDS.values())
    assert kinds == {"event": 96, "winter_quarters": 8, "brilliant_stroke": 5}
    assert list(CARDS) == [str(number) for number in range(1, 110)]


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
    explained = [line.split()[1] for line in lines if line.startswith("## ")]
    assert [number for number in explained if not number.startswith("0.")] == list(sections)


@pytest.mark.parametrize(
    ("card", "shaded", "english", "spanish"),
    [
        (18, False, "is Ineligible", "queda No Elegible"),
        (23, False, "moves the Patriot units", "mueve las unidades patriotas"),
        (29, False, "until half are Active", "hasta que la mitad"),
        (32, True, "gains the Resources", "gana los Recursos"),
        (48, True, "moves its units away", "mueve sus unidades"),
        (67, True, "acts free", "actúa gratis"),
        (80, False, "loses pieces", "pierde fichas"),
        (88, False, "that your units leave", "que dejan tus unidades"),
    ],
)
def test_an_event_that_asks_for_a_faction_says_what_for(card: int, shaded: bool, english: str, spanish: str) -> None:
    crowd = {"militia_underground": 4, "war_party_underground": 4, "british_regular": 1, "french_regular": 1}
    game = table({"north_carolina": crowd, "boston": crowd}, treaty=True)
    ask = next(s5_events.play(game, FACTIONS.index("patriots"), card, shaded))
    assert isinstance(ask, Ask)
    assert ask.kind == "event-faction"
    assert english in words_of(FOLDER, "en").say("q-event-faction", ask.args)
    assert spanish in words_of(FOLDER, "es").say("q-event-faction", ask.args)
