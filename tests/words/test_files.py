"""The Spanish of the word files and of the help."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.words.checks import complaints
from tests.words.files import ROOT, Text, help_sections, messages, names, parsed, plain, spanish_files, texts, words_in
from tricorne.games import game_class

ON_PURPOSE = {
    "club.es.ftl: e-bad-name",  # lists the signs that a name may have
    "es.ftl: e-needs-extra",  # a command to type
    "cards.es.ftl: n-card-32",  # the title of a song
}


def wrong(texts: Iterable[Text]) -> list[str]:
    return sorted(
        {
            f"{text.where}: {found}: {text.text}"
            for text in texts
            if text.where not in ON_PURPOSE
            for found in complaints(
                text.text,
                game=text.game,
                names=names(text.game),
                sentence=text.sentence,
                refusal=text.refusal,
                prose=text.prose,
            )
        }
    )


@pytest.mark.parametrize("source", [messages, plain, help_sections])
def test_the_spanish_of_the_files(source: object) -> None:
    assert callable(source)
    assert wrong(source()) == []


ALIKE = {
    "title",
    "ui-chat",
    "ui-club",
    "club-webhook",
    "no",
    "o-no",
    "level-0",
    "n-off",
    "n-no",
    "example-betsy-ross",
    "ui-control",
    "ui-die-organizations",
    "ws-no",
    "ws-f-base",
    "ws-f-x",
    "ws-v-neutral",
    "ws-v-rural",
    "ws-v-x",
}


def is_name(message: str) -> bool:
    """Whether a message is the name of a thing: a noun, or an entry of the key."""
    return message.startswith("n-") or (message.startswith("key-") and "." not in message)


def test_nothing_but_names_is_the_same_in_both_languages() -> None:
    alike = {
        name
        for path, _ in spanish_files()
        for name, text in texts(path).items()
        if text == texts(path.with_name(path.name.replace("es.ftl", "en.ftl"))).get(name)
    }
    assert {name for name in alike if not is_name(name)} <= ALIKE


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_score_die_has_the_initials_of_its_track(language: str) -> None:
    ui = texts(ROOT / f"client/words/{language}.ftl")
    tracks = texts(game_class("prelude-to-rebellion").folder() / f"words/{language}.ftl")
    dice = {name.removeprefix("ui-die-"): text for name, text in ui.items() if name.startswith("ui-die-")}
    assert len(dice) == 4
    assert dice == {track: "".join(word[0] for word in tracks[f"n-{track}"].split()) for track in dice}


SPANISH_TOO = {
    *("base", "bot", "bots", "bytes", "chat", "club", "control", "crisis", "extra", "final", "hex", "hexes", "min"),
    *("neutral", "normal", "panel", "plan", "regular", "rural", "software", "token", "web", "webhook"),
    *("dice", "has"),  # forms of decir and haber
}
TYPED = {
    *("ask", "false", "ftl", "https", "install", "json", "luck", "pack", "packs", "pip", "step", "strict", "tricorne"),
    *("true", "vmod", "words"),
}


def test_no_word_of_the_english_text_is_left() -> None:
    left = {}
    for path, _ in spanish_files():
        english = words_of(path.with_name(path.name.replace("es.ftl", "en.ftl")))
        for name, words in words_of(path).items():
            if found := words & english.get(name, set()) - SPANISH_TOO - TYPED:
                left[f"{path.name}: {name}"] = found
    assert left == {}


def words_of(path: Path) -> dict[str, set[str]]:
    messages = (entry for entry in parsed(path).body if isinstance(entry, ast.Message))
    return {entry.id.name: set(words_in(entry)) for entry in messages if not is_name(entry.id.name)}
