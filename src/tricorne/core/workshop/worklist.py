"""What is not sure of a game, entry by entry, by how often it matters in play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_origin

import msgspec

from tricorne.core.facts import Facts
from tricorne.core.workshop.plan import Edges, Group, Plan, ends_of
from tricorne.core.workshop.shapes import Shapes, shape_of_value

WHOLE = ""
"""The field of a mark that stands for a whole entry."""
USES = "uses.json"


class Uses(msgspec.Struct, frozen=True):
    """How often facts were used in so many simulated games, by their keys."""

    games: int = 0
    uses: dict[str, int] = {}

    def per_game(self, key: str) -> float:
        """How often a fact is used in a game."""
        return round(self.uses.get(key, 0) / self.games, 2) if self.games else 0.0


class Entry(msgspec.Struct, frozen=True):
    """A card, an area, a die: what is marked as unsure of it, and how often each of these facts is used in a game."""

    key: str
    form: str
    marks: dict[str, str]
    uses: dict[str, float]
    edges: tuple[str, ...] = ()

    @property
    def weight(self) -> float:
        """How much the entry matters."""
        return round(sum(self.uses.values()), 2)


class ListedGroup(msgspec.Struct, frozen=True):
    """A group of the work list, or the part of it with one value of the field that divides it."""

    id: str
    part: str
    place: str
    drawn: str
    noun: str
    title: str
    texts: tuple[str, ...]
    shown: tuple[str, ...]
    entries: tuple[str, ...]


class WorkList(msgspec.Struct, frozen=True):
    """Everything that is not sure, and what may stand there: for each form of entries the shapes of their fields."""

    game: str
    games: int
    groups: tuple[ListedGroup, ...]
    entries: dict[str, Entry]
    edges: dict[str, Entry]
    edges_at: Edges | None
    forms: dict[str, dict[str, Any]]
    shapes: dict[str, Any]

    def facts(self) -> list[tuple[str, str, float]]:
        """Every unsure fact with its mark and its uses, what matters most first."""
        found = [
            (fact_key(entry.key, field), mark, entry.uses[field])
            for entry in (*self.entries.values(), *self.edges.values())
            for field, mark in entry.marks.items()
        ]
        return sorted(found, key=lambda fact: (-fact[2], fact[0]))


def fact_key(entry: str, field: str) -> str:
    """The key of a fact: that of its entry, and its field."""
    return f"{entry}/{field}" if field else entry


def value_at(files: Mapping[str, Any], key: str) -> Any:
    """What stands at a key, None where nothing does."""
    found: Any = files
    for step in key.split("/"):
        found = found.get(step) if isinstance(found, Mapping) else None
    return found


@cache
def read_uses(folder: Path) -> Uses:
    """The uses that were counted for the game of a folder."""
    path = folder / USES
    return msgspec.json.decode(path.read_bytes(), type=Uses) if path.is_file() else Uses()


def work_list(game: str, facts: Facts, plan: Plan, uses: Uses) -> WorkList:
    """The work list of a game."""
    shapes = Shapes()
    forms: dict[str, dict[str, Any]] = {}
    entries: dict[str, Entry] = {}
    edges: dict[str, Entry] = {}
    for file, plain in facts.files.items():
        for key, marks in _unsure(file, plain, plan.drawing):
            used = {field: uses.per_game(fact_key(key, field)) for field in marks}
            at_edge = plan.edges is not None and place_of(key) == plan.edges.place
            form = _form(forms, shapes, plan, facts, key)
            (edges if at_edge else entries)[key] = Entry(key, form, marks, used)
    if plan.edges is not None:
        _join(entries, edges, facts, plan, plan.edges)
    listed = _grouped(entries, facts, plan)
    return WorkList(game, uses.games, listed, entries, edges, plan.edges, forms, shapes.described)


def _unsure(key: str, plain: Any, drawing: frozenset[str]) -> Iterator[tuple[str, dict[str, str]]]:
    """Every object with a mark that is not sourced, by its key."""
    if not isinstance(plain, dict):
        return
    given = plain.get("confidence", {})
    marks = {WHOLE: given} if isinstance(given, str) else given
    unsure = {field: mark for field, mark in marks.items() if mark != "sourced" and field not in drawing}
    if unsure and not (WHOLE in unsure and key.rpartition("/")[2] in drawing):
        yield key, unsure
    for name, value in plain.items():
        if name != "confidence":
            yield from _unsure(f"{key}/{name}", value, drawing)


def place_of(key: str) -> str:
    """The place of an entry; a file that is one entry is its own place."""
    return key.rpartition("/")[0] or key


def _join(entries: dict[str, Entry], edges: Mapping[str, Entry], facts: Facts, plan: Plan, between: Edges) -> None:
    """Note at both of its ends what lies between them, also where the entries themselves are sure."""
    group = next(group for group in plan.groups if group.id == between.group)
    joined: dict[str, list[str]] = {}
    for key in edges:
        for end in ends_of(key.rpartition("/")[2], value_at(facts.files, key)):
            joined.setdefault(f"{group.place}/{end}", []).append(key)
    for key, found in joined.items():
        entry = entries.get(key) or Entry(key, group.place, {}, {})
        entries[key] = msgspec.structs.replace(entry, edges=tuple(found))


def _grouped(entries: Mapping[str, Entry], facts: Facts, plan: Plan) -> tuple[ListedGroup, ...]:
    found: dict[tuple[str, str], list[Entry]] = {}
    groups: dict[str, Group] = {}
    for entry in entries.values():
        group = plan.group_of(place_of(entry.key))
        groups[group.id] = group
        part = str(value_at(facts.files, f"{entry.key}/{group.by}")) if group.by else ""
        found.setdefault((group.id, part), []).append(entry)
    listed = []
    for (name, part), members in found.items():
        group = groups[name]
        keys = tuple(entry.key for entry in sorted(members, key=lambda entry: -entry.weight))
        listed.append(
            ListedGroup(name, part, group.place, group.drawn, group.noun, group.title, group.texts, group.shown, keys)
        )
    weights = {key: entry.weight for key, entry in entries.items()}
    return tuple(sorted(listed, key=lambda group: -max(weights[key] for key in group.entries)))


def _form(forms: dict[str, dict[str, Any]], shapes: Shapes, plan: Plan, facts: Facts, key: str) -> str:
    """The name of the form of an entry: the place where all are alike, else its own key. It is described once."""
    place = place_of(key)
    alike = place != key and (get_origin(plan.kind_at(place)) is dict or place.partition("/")[0] not in plan.files)
    form = place if alike else key
    if form not in forms:
        kind = plan.kind_at(key)
        entries = value_at(facts.files, place).values() if alike else [value_at(facts.files, key)]
        seen = {name: shape_of_value(value) for entry in entries for name, value in entry.items()}
        typed = shapes.of_fields(kind) if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else {}
        left_out = {"confidence", "note", "basis", *plan.drawing}
        forms[form] = {name: shape for name, shape in {**seen, **typed}.items() if name not in left_out}
    return form
