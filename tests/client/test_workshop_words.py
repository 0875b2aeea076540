"""Every string of the workshop exists in both languages, and none is left over."""

from __future__ import annotations

import re
from typing import Any

from fluent.syntax import FluentParser, ast
from tests.client.test_words import CLIENT

from tricorne.core.words import variables
from tricorne.games import OWN
from tricorne.games.workbench import todo_of

KEY = re.compile(r"[\"'`](ws-[a-z0-9_-]+)[\"'`]")
CLASSES = {"ws-card", "ws-form", "ws-scroll"}
MADE_UP = ("ws-state-", "ws-step-", "ws-mark-", "ws-shape-", "ws-group-", "ws-f-", "ws-v-")


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((CLIENT / "words" / f"workshop.{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def used() -> set[str]:
    return {key for path in CLIENT.glob("js/workshop/*.js") for key in KEY.findall(path.read_text("utf-8"))} - CLASSES


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, spanish = messages("en"), messages("es")
    assert english.keys() == spanish.keys()
    assert {name for name in english if set(variables(english[name])) != set(variables(spanish[name]))} == set()


def test_every_string_is_there_and_none_is_left_over() -> None:
    there = set(messages("en"))
    assert used() - there == set()
    assert {name for name in there - used() if not name.startswith(MADE_UP)} == set()


def fields(todo: Any) -> set[str]:
    """Every field that a form may show."""
    marked = {field for entry in todo.entries.values() for field in entry.marks if field}
    shown = {field for group in todo.groups for field in group.shown}
    parts = {field for shape in todo.shapes.values() for field in shape["fields"]}
    return (marked | shown | parts) - {"confidence", "note"}


def test_every_group_and_field_has_a_name() -> None:
    there = messages("en")
    for game in OWN:
        todo = todo_of(game)
        assert {f"ws-group-{group.id}" for group in todo.groups} - there.keys() == set()
        assert {f"ws-f-{field}" for field in fields(todo)} - there.keys() == set(), game


def test_the_page_has_no_inline_scripts_or_styles() -> None:
    text = (CLIENT / "workshop.html").read_text("utf-8")
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son[a-z]+=\"|https?://", text)
