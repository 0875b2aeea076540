"""The names in a position: what a schema lists is what a position from outside may say.

A position format marks a name by its kind: `Space = Annotated[str, named("space")]`. The game tells which names there
are of each kind (`Game.position_names`), and the schema has them as enumerations. A position is held against the schema
first, so that a misspelt name or field is refused together with those that it may have meant.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, TypeAlias

import msgspec

from tricorne.core.errors import BadSetup

Names: TypeAlias = Mapping[str, Sequence[str] | Sequence[int]]
"""By kind of name, the names that there are."""

Schema: TypeAlias = dict[str, Any]
MOST_LISTED = 120
MOST_NUMBER = 9_999
"""No game counts further, and nobody can fill the memory with pieces."""
TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list, tuple),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}


def named(kind: str) -> msgspec.Meta:
    """Marks a field or key of a position as the name of a thing of this kind."""
    return msgspec.Meta(title=kind)


def schema_with_names(position_type: type[msgspec.Struct], names: Names) -> Schema:
    """The JSON schema of a position format, with the names of each kind as enumerations."""
    schema: Schema = _with_names(_schema(position_type), names)
    return schema


_schema = cache(msgspec.json.schema)


def _with_names(node: Any, names: Names) -> Any:
    if isinstance(node, list):
        return [_with_names(inner, names) for inner in node]
    if not isinstance(node, dict):
        return node
    filled = {key: _with_names(inner, names) for key, inner in node.items()}
    kind = filled.get("title")
    if isinstance(kind, str) and kind in names:
        filled["enum"] = list(names[kind])
    return filled


def check_names(plain: Any, schema: Schema) -> None:
    """Refuse the first name or field of a position that the schema does not know. All else is left to the decoder."""
    _check(plain, schema, schema.get("$defs", {}), "")


def _check(value: Any, node: Schema, definitions: Schema, where: str) -> None:
    if "$ref" in node:
        node = definitions[node["$ref"].rpartition("/")[2]]
    if "anyOf" in node:
        node = next((way for way in node["anyOf"] if _takes(way, value, definitions)), {})
    if not node:
        return
    if isinstance(value, int) and abs(value) > MOST_NUMBER:
        raise BadSetup("position-invalid", problem=f"a number beyond {MOST_NUMBER:,} - at `{where}`")
    if "enum" in node:
        if _is_scalar(value) and value not in node["enum"]:
            raise unknown_name(node.get("title", where.rpartition(".")[2]), value, node["enum"], where)
    elif isinstance(value, Mapping):
        fields = node.get("properties")
        for key, inner in value.items():
            if fields is not None and key not in fields:
                raise unknown_name("field", key, list(fields), where)
            if "propertyNames" in node:
                _check(key, node["propertyNames"], definitions, where)
            further = node.get("additionalProperties")
            below = fields[key] if fields is not None else further if isinstance(further, dict) else {}
            _check(inner, below, definitions, f"{where}.{key}".lstrip("."))
    elif isinstance(value, list | tuple):
        for inner in value:
            _check(inner, node.get("items", {}), definitions, where)


def _takes(way: Schema, value: Any, definitions: Schema) -> bool:
    """Whether a value has the type of one of several ways to fill a field."""
    if "$ref" in way:
        way = definitions[way["$ref"].rpartition("/")[2]]
    return isinstance(value, TYPES.get(way.get("type", "string"), ()))


def _is_scalar(value: Any) -> bool:
    return isinstance(value, str | int) and not isinstance(value, bool)


def unknown_name(kind: str, name: object, known: Sequence[Any], where: str) -> BadSetup:
    """The refusal of a name in a position, with those that may have been meant and the list of all."""
    listed = [str(each) for each in known if each is not None]
    near = get_close_matches(str(name), listed, 4, 0.5)
    return BadSetup(
        "position-unknown-name",
        kind=kind,
        name=str(name),
        where=where or "/",
        near=", ".join(near) or "none",
        known=", ".join(listed[:MOST_LISTED]) + (" …" if len(listed) > MOST_LISTED else ""),
    )
