"""What an owner says of a game, and the component pack that comes of it."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tricorne.core.errors import BadSetup
from tricorne.core.facts import Pack
from tricorne.core.words import LANGUAGES, Words, identifier
from tricorne.core.workshop.plan import Plan
from tricorne.core.workshop.sentences import texts_of
from tricorne.core.workshop.worklist import WHOLE, WorkList, fact_key, place_of, value_at

MOST_NUMBER = 99
MOST_LENGTH = 80
MOST_MEMBERS = 64
MOST_PARTS = 300
MOST_DEPTH = 9
MOST_VALUES = 3_000

Key = Annotated[str, Meta(max_length=160)]
Line = Annotated[str, Meta(max_length=MOST_LENGTH)]


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """A pack in the making.

    `values` are what is printed where it differs from ours, by key; null takes an edge away. `settled` are the facts
    that were found as printed. `titles` are names by entry and language, `remarks` what an owner says of an entry in
    their own words.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    values: Annotated[dict[Key, Any], Meta(max_length=MOST_VALUES)] = {}
    settled: Annotated[list[Key], Meta(max_length=MOST_VALUES)] = []
    titles: Annotated[dict[Key, dict[str, Line]], Meta(max_length=MOST_VALUES)] = {}
    remarks: Annotated[dict[Key, Annotated[str, Meta(max_length=300)]], Meta(max_length=MOST_VALUES)] = {}


def check_draft(draft: Draft, todo: WorkList, files: Mapping[str, Any]) -> None:
    """Refuse what the workshop does not ask for, and what is too large to be printed on anything."""
    facts = {key for key, _, _ in todo.facts()}
    for key in draft.settled:
        if key not in facts:
            raise BadSetup("workshop-unknown", key=key)
    for key in (*draft.titles, *draft.remarks):
        if key not in todo.entries:
            raise BadSetup("workshop-unknown", key=key)
    for titles in draft.titles.values():
        for language in titles:
            if language not in LANGUAGES:
                raise BadSetup("workshop-unknown", key=language)
    for key, value in draft.values.items():
        if not _may_change(key, todo, files):
            raise BadSetup("workshop-unknown", key=key)
        if value is None and not _is_free_edge(key, todo):
            raise BadSetup("workshop-value", key=key)
        if _parts(value, 0) > MOST_PARTS:
            raise BadSetup("workshop-value", key=key)


def _may_change(key: str, todo: WorkList, files: Mapping[str, Any]) -> bool:
    """Whether a key is a field that is not sure of its entry, or of others at the same place, or an edge."""
    entry, _, field = key.rpartition("/")
    found = todo.entries.get(entry) or todo.edges.get(entry)
    if found is not None and field in todo.forms[found.form] and (field in found.marks or WHOLE in found.marks):
        return True
    alike = [one for one in todo.entries.values() if place_of(one.key) == place_of(entry) and field in one.marks]
    if alike and field in todo.forms[alike[0].form]:
        return value_at(files, key) is not None
    return _is_free_edge(key, todo) and (key in todo.edges or value_at(files, key) is None)


def _is_free_edge(key: str, todo: WorkList) -> bool:
    edges = todo.edges_at
    return edges is not None and edges.free and place_of(key) == edges.place


def _parts(value: Any, depth: int) -> int:
    """How many parts a value has; too many where one of them could not be printed."""
    match value:
        case bool() | None:
            return 1
        case int():
            return 1 if abs(value) <= MOST_NUMBER else MOST_PARTS + 1
        case str():
            return 1 if len(value) <= MOST_LENGTH else MOST_PARTS + 1
        case list() | dict() if len(value) <= MOST_MEMBERS and depth < MOST_DEPTH:
            members = value.values() if isinstance(value, dict) else value
            return 1 + sum(_parts(member, depth + 1) for member in members)
    return MOST_PARTS + 1


def pack_of(draft: Draft, todo: WorkList, plan: Plan, files: Mapping[str, Any], words: Mapping[str, Words]) -> Pack:
    """The component pack of a draft. Everything that was looked at is marked as sourced."""
    changed = corrected(draft, todo, plan, files)
    facts = {}
    for file, plain in files.items():
        patch = difference(plain, changed[file])
        if patch:
            facts[file] = patch
    texts = {language: _words(draft, todo, plan, changed, words[language]) for language in LANGUAGES}
    return Pack(todo.game, draft.name, facts=facts, words={lang: text for lang, text in texts.items() if text})


def corrected(draft: Draft, todo: WorkList, plan: Plan, files: Mapping[str, Any]) -> dict[str, Any]:
    """The data files as the owner says they should be."""
    changed = copy.deepcopy(dict(files))
    for key, value in draft.values.items():
        fresh = isinstance(value, dict) and _is_free_edge(key, todo)
        _put(changed, key, {**_without_nothing(value), "confidence": "sourced"} if fresh else _without_nothing(value))
    looked_at = set(draft.settled)
    for key in draft.values:
        owner, _, field = key.rpartition("/")
        found = todo.entries.get(owner) or todo.edges.get(owner)
        if found is not None:
            looked_at.add(fact_key(owner, field if field in found.marks else WHOLE))
    for entry_key, titles in draft.titles.items():
        group = plan.group_of(place_of(entry_key))
        if group.title and titles:
            _put(changed, f"{entry_key}/{group.title}", _title(titles, LANGUAGES[0]))
            looked_at.add(fact_key(entry_key, group.title))
    for entry in (*todo.entries.values(), *todo.edges.values()):
        for field in entry.marks:
            if fact_key(entry.key, field) in looked_at and value_at(changed, entry.key) is not None:
                _put(changed, f"{entry.key}/confidence" + (f"/{field}" if field else ""), "sourced")
    return changed


def _put(files: dict[str, Any], key: str, value: Any) -> None:
    """Set what stands at a key, or take it away."""
    *steps, last = key.split("/")
    inner: Any = files
    for step in steps:
        inner = inner.setdefault(step, {})
    if value is None:
        inner.pop(last, None)
    else:
        inner[last] = value


def _without_nothing(value: Any) -> Any:
    """A value without members that say nothing: a pack cannot hold them, and they are what is usual anyway."""
    if isinstance(value, dict):
        return {key: _without_nothing(inner) for key, inner in value.items() if inner is not None}
    return [_without_nothing(inner) for inner in value] if isinstance(value, list) else value


def difference(old: Any, new: Any) -> Any:
    """The JSON merge patch that makes the new value of the old one; empty where they are equal."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    patch = {key: None for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            patch[key] = value
        elif old[key] != value:
            patch[key] = difference(old[key], value)
    return patch


def _title(titles: Mapping[str, str], language: str) -> str:
    """The name in a language; what was typed in one serves the others."""
    return titles.get(language) or next(iter(titles.values()))


def _words(draft: Draft, todo: WorkList, plan: Plan, changed: Mapping[str, Any], words: Words) -> str:
    """The texts that belong to what is different, as messages."""
    texts: dict[str, str] = {}
    for key in todo.entries:
        group = plan.group_of(place_of(key))
        if group.text and words.has("fx-entry") and any(f"{key}/{field}" in draft.values for field in group.texts):
            texts |= texts_of(group, plan, key, value_at(changed, key), words)
    for key, titles in draft.titles.items():
        if titles:
            texts[noun_of(plan, key)] = _title(titles, words.language)
    return "".join(f"{message} = {quoted(text)}\n" for message, text in texts.items() if words.has(message))


def noun_of(plan: Plan, key: str) -> str:
    """The message that names an entry."""
    return f"n-{identifier(plan.group_of(place_of(key)).noun.format(id=key.rpartition('/')[2]))}"


def quoted(text: str) -> str:
    """A text as it stands in a word file, whatever is in it."""
    plain = " ".join(text.split())
    return '{ "' + plain.replace("\\", "\\\\").replace('"', '\\"') + '" }'
