"""A draft as a patch for the data files of this package: only what is different changes, every other line stays."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Mapping
from json.decoder import scanstring  # type: ignore[attr-defined]
from pathlib import Path
from typing import Any, NamedTuple

from tricorne.core.facts import Pack
from tricorne.core.words import word_files

Edit = tuple[int, int, str]
_SPACE = re.compile(r"[ \t\n\r]*")
_PLAIN = re.compile(r"[^\s,\]}]+")
_MESSAGE = r"^{name} *=.*\n(?:[ \t]+(?!\.).*\n)*"


class Member(NamedTuple):
    """A member of an object in a text: its key, where the key begins and where the value ends."""

    key: str
    start: int
    end: int


def source_patch(folder: Path, pack: Pack, root: str) -> str:
    """The patch, as `git apply` takes it."""
    found = []
    for file, patch in pack.facts.items():
        path = folder / "data" / f"{file}.json"
        text = path.read_text("utf-8")
        found.append(_diff(text, patched_text(text, patch), f"{root}/data/{path.name}"))
    for language, messages in pack.words.items():
        for path in word_files(folder / "words", language):
            text = path.read_text("utf-8")
            found.append(_diff(text, _worded(text, messages), f"{root}/words/{path.name}"))
    return "".join(found)


def _diff(old: str, new: str, path: str) -> str:
    lines = difflib.unified_diff(old.splitlines(keepends=True), new.splitlines(keepends=True), f"a/{path}", f"b/{path}")
    return "".join(line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines)


def patched_text(text: str, patch: Any) -> str:
    """The text of a JSON file with a merge patch applied, formatted as it was."""
    edits: list[Edit] = []
    _edit(text, _skip(text, 0), patch, edits)
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    return text


def _edit(text: str, at: int, patch: Mapping[str, Any], edits: list[Edit]) -> int:
    """Note the edits of the object that begins here; gives where it ends."""
    members: list[Member] = []
    position = _skip(text, at + 1)
    while text[position] != "}":
        start = position
        key, position = scanstring(text, position + 1)
        value = _skip(text, _skip(text, position) + 1)
        inner = patch.get(key)
        if isinstance(inner, dict) and text[value] == "{":
            end = _edit(text, value, inner, edits)
        else:
            end = _end_of(text, value)
            if key in patch and inner is not None:
                edits.append((value, end, _as_text(inner)))
        members.append(Member(key, start, end))
        position = _skip(text, end)
        if text[position] == ",":
            position = _skip(text, position + 1)
    kept = _take_away(members, patch, edits)
    known = {member.key for member in members}
    fresh = [
        f"{json.dumps(key)}: {_as_text(value)}"
        for key, value in patch.items()
        if key not in known and value is not None
    ]
    if fresh:
        _append(text, at, kept, fresh, edits)
    return position + 1


def _take_away(members: list[Member], patch: Mapping[str, Any], edits: list[Edit]) -> list[Member]:
    """Remove members with their commas; gives those that stay."""
    kept = [member for member in members if member.key not in patch or patch[member.key] is not None]
    for index, member in enumerate(members):
        if member not in kept and any(one in kept for one in members[index + 1 :]):
            edits.append((member.start, members[index + 1].start, ""))
    if kept and kept[-1] != members[-1]:
        edits.append((kept[-1].end, members[-1].end, ""))
    elif not kept and members:
        edits.append((members[0].start, members[-1].end, ""))
    return kept


def _append(text: str, at: int, kept: list[Member], fresh: list[str], edits: list[Edit]) -> None:
    """Add members at the end, on lines of their own where the others have them."""
    if not kept:
        edits.append((at + 1, at + 1, ", ".join(fresh)))
        return
    before = text[text.rfind("\n", 0, kept[-1].start) + 1 : kept[-1].start]
    between = f",\n{before}" if not before.strip() else ", "
    edits.append((kept[-1].end, kept[-1].end, between + between.join(fresh)))


def _end_of(text: str, at: int) -> int:
    """Where the value that begins here ends."""
    if text[at] == '"':
        return int(scanstring(text, at + 1)[1])
    if text[at] not in "{[":
        found = _PLAIN.match(text, at)
        assert found is not None
        return found.end()
    position = _skip(text, at + 1)
    while text[position] not in "}]":
        position = _skip(text, _end_of(text, position))
        if text[position] in ",:":
            position = _skip(text, position + 1)
    return position + 1


def _skip(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return at if found is None else found.end()


def _as_text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _worded(text: str, messages: str) -> str:
    """A word file with its messages replaced by those of a pack; attributes stay."""
    for line in messages.splitlines():
        name, _, value = line.partition(" = ")
        found = re.search(_MESSAGE.format(name=re.escape(name)), text, re.MULTILINE)
        if found is not None:
            text = f"{text[: found.start()]}{name} = {_unquoted(value)}\n{text[found.end() :]}"
    return text


def _unquoted(value: str) -> str:
    """A text without the quotes of a pack, where a word file needs none."""
    plain = value.removeprefix('{ "').removesuffix('" }')
    return value if re.search(r'[{}"\\]|^[.*\[]', plain) else plain
