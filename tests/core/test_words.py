"""Texts: each is parsed when it is asked for, and brings along what it refers to."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from tricorne.core.words import LANGUAGES, MissingText, Words, entries, word_files

GAMES = Path(__file__).parents[2] / "src" / "tricorne" / "games"
TEXT = """# A note.
-side = rebels

greeting = The { -side } say { called }.
    .short = Hi

### A heading
called = { $count ->
    [one] once
   *[other] { $count } times
}
"""


def words_with(folder: Path, corrections: str = "") -> Words:
    (folder / "en.ftl").write_text(TEXT, "utf-8")
    return Words((folder,), "en", corrections)


def test_a_text_brings_along_the_terms_and_messages_that_it_refers_to(tmp_path: Path) -> None:
    words = words_with(tmp_path)
    assert words.say("greeting", {"count": 3}) == "The rebels say 3 times."
    assert words.say("greeting", attribute="short") == "Hi"
    assert not words.has("side")
    with pytest.raises(MissingText):
        words.say("nobody")


def test_corrections_replace_texts_and_what_is_no_text_in_them_does_not(tmp_path: Path) -> None:
    words = words_with(tmp_path, "called = often\ngreeting = {\n")
    assert words.say("greeting") == "The rebels say often."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("*/words")))
def test_files_are_split_as_the_library_reads_them(game: str, language: str) -> None:
    for path in word_files(GAMES / game / "words", language):
        text = path.read_text("utf-8")
        whole = [entry.id.name for entry in FluentResource(text).body if isinstance(entry, Message)]
        assert [name for name, _ in entries(text) if not name.startswith("-")] == whole
