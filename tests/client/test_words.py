"""Every string of the pages exists in both languages, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tricorne
from tricorne.core.words import FORMS, variables

CLIENT = Path(tricorne.__file__).parent / "client"
KEY = re.compile(r"[\"'`](ui-[a-z0-9_-]+)[\"'`]")
FORM = re.compile(f"_({'|'.join(FORMS)})$")
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
    "ui-die-",
)


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((CLIENT / "words" / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, spanish = messages("en"), messages("es")
    assert english.keys() == spanish.keys()
    assert {name for name in english if arguments(english[name]) != arguments(spanish[name])} == set()


def arguments(message: ast.Message) -> set[str]:
    """The arguments of a message; the forms of a name, as `$side_de`, are those of its name."""
    return {FORM.sub("", name) for name in variables(message)}


def used() -> set[str]:
    paths = [*CLIENT.glob("js/app/**/*.js"), *CLIENT.glob("js/learn/*.js")]
    return {key for path in paths for key in KEY.findall(path.read_text("utf-8"))}


def test_every_string_that_is_used_is_there() -> None:
    assert used() - messages("en").keys() == set()


def test_no_string_is_left_over() -> None:
    assert {key for key in messages("en").keys() - used() if not key.startswith(MADE_UP)} == set()


@pytest.mark.parametrize("path", [CLIENT / "index.html", CLIENT / "table.html"], ids=lambda path: path.name)
def test_pages_have_no_inline_scripts_or_styles(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son[a-z]+=\"|https?://(?!www\.w3\.org)", text)
