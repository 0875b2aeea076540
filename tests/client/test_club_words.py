"""Every string of the club's pages exists in both languages, and none is left over."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, ast
from tests.client.test_words import CLIENT

from tricorne.core.words import variables

KEY = re.compile(r"[\"'`](club-[a-z0-9_-]+)[\"'`]")
CLASSES = {"club-tabs", "club-form", "club-list", "club-section"}


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((CLIENT / "words" / f"club.{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(found) == len({entry.id.name for entry in found}), "a message has two texts"
    return {entry.id.name: entry for entry in found}


def used() -> set[str]:
    return {key for path in CLIENT.glob("js/club/*.js") for key in KEY.findall(path.read_text("utf-8"))} - CLASSES


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, spanish = messages("en"), messages("es")
    assert english.keys() == spanish.keys()
    assert {name for name in english if set(variables(english[name])) != set(variables(spanish[name]))} == set()


def test_every_string_is_there_and_none_is_left_over() -> None:
    assert used() == set(messages("en"))


def test_the_page_has_no_inline_scripts_or_styles() -> None:
    text = (CLIENT / "club.html").read_text("utf-8")
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son[a-z]+=\"|https?://", text)
