"""The reasons against answers read alike in all games."""

from __future__ import annotations

import pytest

import tricorne
from tricorne.core.words import LANGUAGES, Words, word_files
from tricorne.games import game_class, game_ids

GAMES = [game for game in game_ids() if game_class(game).gives_reasons]


def reasons(words: Words, game: str) -> dict[str, str]:
    """The reasons of a game by the name of the message."""
    lines = [
        line
        for path in word_files(game_class(game).folder() / "words", words.language)
        for line in path.read_text("utf-8").splitlines()
    ]
    names = [line.partition(" ")[0] for line in lines if line.startswith("why-")]
    return {name: words.say(name) for name in names}


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_half_a_sentence_in_both_languages(game: str) -> None:
    match = tricorne.new_match(game, seed=1)
    by_language = [reasons(match.game.words(language), game) for language in LANGUAGES]
    assert by_language[0]
    assert by_language[0].keys() == by_language[1].keys()
    for texts in by_language:
        assert [name for name, text in texts.items() if text[0].isupper() or text.endswith(".")] == []
