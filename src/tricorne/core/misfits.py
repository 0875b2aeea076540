"""What does not fit in a data file or component pack: which file, which key, and what is expected there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from tricorne.core.errors import BadData, nearest

_EXPECTED = re.compile(r"Expected `([^`]+)`(?:, got `([^`]+)`)?")
_MISSING = re.compile(r"Object missing required field `([^`]+)`")
_UNKNOWN = re.compile(r"Object contains unknown field `([^`]+)`")
_PLACE = re.compile(r" - at `\$([^`]*)`$")


def misfit(file: str, key: str, what: str, **args: Any) -> BadData:
    """The refusal `data-…` for a place in a file."""
    return BadData(f"data-{what}", file=f"{file}.json", key=key, **args)


def explained(file: str, plain: Any, kind: Any, error: msgspec.ValidationError, ours: Any) -> BadData:
    """The refusal for what cannot be read as its type. The keys of objects are named, which the error leaves out.

    Something incomplete that is not among ours is taken for a misspelt name.
    """
    path, kind, value, error = _innermost(plain, kind, [], error)
    problem = str(error)
    place = _PLACE.search(problem)
    if place is not None:
        problem = problem[: place.start()]
        path = [*path, *(step for step in re.split(r"[.\[\]]+", place[1]) if step)]
    key = ".".join(path)
    if (found := _MISSING.match(problem)) is not None:
        known = _named_beside(ours, path)
        if path and known and path[-1] not in known:
            return misfit(file, key, "unknown-name", name=path[-1], names=nearest(path[-1], known))
        return misfit(file, key, "missing", field=found[1])
    if (found := _UNKNOWN.match(problem)) is not None:
        return misfit(file, key, "unknown-field", field=found[1], fields=", ".join(_fields_of(kind, value)))
    if problem.startswith("Invalid "):
        return misfit(file, key, "choice", value=_at(value, place), choices=", ".join(_choices_of(kind, place)))
    if (found := _EXPECTED.match(problem)) is not None:
        got = found[2] or type(value).__name__
        return misfit(file, key, "type", expected=found[1].replace(" | ", " or "), found=got)
    return misfit(file, key, "other", problem=problem)


def _innermost(
    plain: Any, kind: Any, path: list[str], error: msgspec.ValidationError
) -> tuple[list[str], Any, Any, msgspec.ValidationError]:
    """Follow the error down through objects whose keys it does not tell."""
    for key, value, inner in _parts(plain, kind):
        try:
            msgspec.convert(value, inner)
        except msgspec.ValidationError as deeper:
            return _innermost(value, inner, [*path, key], deeper)
    return path, kind, plain, error


def _named_beside(ours: Any, path: list[str]) -> list[str]:
    """The names of ours in the object that holds what a path leads to."""
    for step in path[:-1]:
        ours = ours.get(step) if isinstance(ours, Mapping) else None
    return [str(name) for name in ours] if isinstance(ours, Mapping) else []


def _parts(plain: Any, kind: Any) -> list[tuple[str, Any, Any]]:
    """The members of an object with the types that they should have, before them keys that are one of a few."""
    if not isinstance(plain, Mapping):
        return []
    if get_origin(kind) is dict:
        of_key, of_value = get_args(kind)
        chosen = [(str(key), key, of_key) for key in plain] if get_origin(of_key) is Literal else []
        return [*chosen, *((str(key), value, of_value) for key, value in plain.items())]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        fields = msgspec.structs.fields(kind)
        return [(f.encode_name, plain[f.encode_name], f.type) for f in fields if f.encode_name in plain]
    return []


def _fields_of(kind: Any, value: Any) -> list[str]:
    """The names that the members of an object may have."""
    for struct in _structs(inspect.type_info(kind)):
        tagged = struct.tag_field is not None and isinstance(value, Mapping) and value.get(struct.tag_field)
        if not tagged or tagged == struct.tag:
            return [field.encode_name for field in struct.fields]
    return []


def _structs(info: inspect.Type) -> list[inspect.StructType]:
    if isinstance(info, inspect.UnionType):
        return [one for one in info.types if isinstance(one, inspect.StructType)]
    return [info] if isinstance(info, inspect.StructType) else []


def _choices_of(kind: Any, place: re.Match[str] | None) -> list[str]:
    """What may stand where something stands that may not."""
    info = inspect.type_info(kind)
    for step in re.split(r"[.\[\]]+", place[1]) if place is not None else ():
        if isinstance(info, inspect.VarTupleType | inspect.ListType):
            info = info.item_type
        structs = _structs(info)
        fields = {field.encode_name: field.type for struct in structs for field in struct.fields}
        if step in fields:
            info = fields[step]
    literals = [one for one in (info, *getattr(info, "types", ())) if isinstance(one, inspect.LiteralType)]
    tags = [struct.tag for struct in _structs(info)]
    return [str(value) for literal in literals for value in literal.values] or [str(tag) for tag in tags]


def _at(value: Any, place: re.Match[str] | None) -> str:
    """The value at the end of the place that an error names."""
    for step in re.split(r"[.\[\]]+", place[1]) if place is not None else ():
        if isinstance(value, Mapping) and step in value:
            value = value[step]
        elif isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
    return str(value)
