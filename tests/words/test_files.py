"""The Spanish of the word files and of the help."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.words.checks import complaints
from tests.words.files import Text, help_sections, messages, names, plain, spanish_files, texts

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
