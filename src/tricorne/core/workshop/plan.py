"""How the workshop leads through the printed facts of a game: which belong together, how they are drawn and named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin

import msgspec

Drawn = Literal["card", "die", "area", "plain"]


class Group(msgspec.Struct, frozen=True):
    """Entries of one kind. `place` is the file and the keys down to them, as `cards/cards`.

    `by` divides them by the value of a field; `noun` names one in the words of the game, and `title` the field that
    repeats the name; `texts` are the fields of which the sentence `text` is made. `shown` are the fields that are
    worth a look, in their order, where not all of them are.
    """

    id: str
    place: str
    drawn: Drawn = "plain"
    by: str = ""
    noun: str = "{id}"
    title: str = ""
    text: str = ""
    texts: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()


class Edges(msgspec.Struct, frozen=True):
    """What lies between two entries of a group: borders, hexsides. `free`: they can come and go."""

    group: str
    place: str
    free: bool = False


class Plan(msgspec.Struct, frozen=True):
    """The plan of a game: the types of its files, its groups, and the fields that only our drawing of it has."""

    files: Mapping[str, Any] = {}
    groups: tuple[Group, ...] = ()
    edges: Edges | None = None
    drawing: frozenset[str] = frozenset()

    def group_of(self, place: str) -> Group:
        """The group of the entries at a place, or one that is made up for them."""
        known = {group.place: group for group in self.groups}
        return known.get(place) or Group(id=place.replace("/", "-"), place=place)

    def kind_at(self, key: str) -> Any:
        """The type of what stands at a key, None where nobody has written it down."""
        file, *steps = key.split("/")
        kind = self.files.get(file)
        for step in steps:
            if get_origin(kind) is dict:
                kind = get_args(kind)[1]
            elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                kind = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}.get(step)
            else:
                return None
        return kind


def ends_of(name: str, edge: Mapping[str, Any]) -> tuple[str, str]:
    """The two entries that an edge joins: it says them, or its name does."""
    first, second = edge.get("between") or name.split("-")
    return first, second
