"""The rules of each game begin with the game: what it is about, its length, its aims, a first turn."""

from __future__ import annotations

import re

import pytest

from tricorne.core.sections import read_help
from tricorne.core.words import LANGUAGES
from tricorne.games import game_class, game_ids

OPENING = ["0.0", "0.1", "0.2", "0.3"]
MOST_WORDS = 140


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_begin_with_the_game(game: str, language: str) -> None:
    sections = read_help(game_class(game).folder(), language)
    assert list(sections)[: len(OPENING)] == OPENING
    for number in OPENING:
        title, text = sections[number]
        assert title
        assert 25 < len(text.split()) <= MOST_WORDS, number


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opening_leads_to_sections_that_exist(game: str, language: str) -> None:
    sections = read_help(game_class(game).folder(), language)
    named = {number for opening in OPENING for number in re.findall(r"\((\d+\.\d+(?:\.\d+)?)\)", sections[opening][1])}
    assert len(named) >= 4
    assert named <= set(sections)
