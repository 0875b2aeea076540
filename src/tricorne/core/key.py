"""The key of a game: what each piece, marker, sign and term means, in one line, with its rule and its lesson.

`learn/key.json` lists the entries, `learn/key.<language>.ftl` says them: `key-<id>` is the name, its part `about` the
line, and its part `forms`, where there is one, the further ways in which the term is written, with ` | ` in between.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from tricorne.core.course import Form, read_form
from tricorne.core.occasions import occasions_in
from tricorne.core.words import Words, learn_words

KEY = "key.json"
BETWEEN_FORMS = " | "


class Entry(Form):
    """One thing. `draw` names its drawing as the page knows it, such as `piece:militia:underground`."""

    id: str
    rule: str
    draw: str = ""
    lesson: str = ""


class Group(Form):
    """Entries under one heading, `key-group-<id>`."""

    id: str
    entries: list[Entry]


class Key(Form):
    """The whole key."""

    groups: list[Group]
    capitals: bool = False
    """Whether the game writes its terms with capital letters; otherwise they are found with small ones as well."""

    @property
    def entries(self) -> list[Entry]:
        return [entry for group in self.groups for entry in group.entries]


class Found(NamedTuple):
    """Where a term stands in a text, and its entry."""

    start: int
    end: int
    entry: str


class Terms:
    """The terms of a game in a language: how they are written, and the entry that each leads to."""

    def __init__(self, forms: dict[str, str]) -> None:
        self.forms = forms
        longest_first = sorted(forms, key=lambda form: (-len(form), form))
        self._pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")

    def find(self, text: str) -> Iterator[Found]:
        """The terms in a text from left to right; of two that overlap, the longer one."""
        for match in self._pattern.finditer(text):
            yield Found(match.start(), match.end(), self.forms[match.group()])


def read_key(folder: Path) -> Key:
    """The key of the game in a folder."""
    return read_form(folder / "learn" / KEY, Key)


@lru_cache(maxsize=16)
def terms_of(folder: Path, language: str) -> Terms:
    """The terms that lead to the key of the game in a folder."""
    words, key = learn_words(folder, language), read_key(folder)
    forms = {form: entry.id for entry in key.entries for form in written_forms(words, entry)}
    for form, entry in list(forms.items()):
        forms.setdefault(form[0].upper() + form[1:], entry)
        if not key.capitals:
            forms.setdefault(form[0].lower() + form[1:], entry)
    return Terms(forms)


def written_forms(words: Words, entry: Entry) -> list[str]:
    """How a term is written: its name, and whatever its text adds."""
    message = f"key-{entry.id}"
    more = words.say(message, {}, "forms").split(BETWEEN_FORMS) if words.has_part(message, "forms") else []
    return [words.say(message), *more]


def key_in(folder: Path, language: str) -> dict[str, Any]:
    """The key in a language, ready for JSON: groups with their entries, the entry of each written form, occasions."""
    words = learn_words(folder, language)
    return {
        "groups": [
            {
                "id": group.id,
                "name": words.say(f"key-group-{group.id}"),
                "entries": [
                    {
                        "id": entry.id,
                        "name": words.say(f"key-{entry.id}"),
                        "about": words.say(f"key-{entry.id}", {}, "about"),
                        "draw": entry.draw,
                        "rule": entry.rule,
                        "lesson": entry.lesson,
                    }
                    for entry in group.entries
                ],
            }
            for group in read_key(folder).groups
        ],
        "terms": terms_of(folder, language).forms,
        "occasions": occasions_in(folder, language),
    }
