"""Every string of the pages exists in both languages, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tricorne
from tricorne.core.words import variables

CLIENT = Path(tricorne.__file__).parent / "client"
KEY = re.compile(r"[\"'`](ui-[a-z0-9_-]+)[\"'`]")
MADE_UP = (
    "ui-player-",
    "ui-game-",
    "ui-mark-",
    "ui-track-",
    "ui-second-",
    "ui-act-",
    "ui-royalists-",
    "ui-rebellion-",
    "ui-gone-",
    "ui-no-day-",
    "ui-block-",
)


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((CLIENT / "words" / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, spanish = messages("en"), messages("es")
    assert english.keys() == spanish.keys()
    assert {name for name in english if set(variables(english[name])) != set(variables(spanish[name]))} == set()


def used() -> set[str]:
    return {key for path in CLIENT.glob("js/app/**/*.js") for key in KEY.findall(path.read_text("utf-8"))}


def test_every_string_that_is_used_is_there() -> None:
    assert used() - messages("en").keys() == set()


def test_no_string_is_left_over() -> None:
    assert {key for key in messages("en").keys() - used() if not key.startswith(MADE_UP)} == set()


@pytest.mark.parametrize("path", [CLIENT / "index.html", CLIENT / "table.html"], ids=lambda path: path.name)
def test_pages_have_no_inline_scripts_or_styles(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son[a-z]+=\"|https?://(?!www\.w3\.org)", text)
