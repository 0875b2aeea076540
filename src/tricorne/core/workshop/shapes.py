"""What may stand at a place of a data file, as plain data from which a form is made.

`{"is": "number"}`, `truth`, `text`; `one` of some choices; `name` of an entry of a place; `many` of a shape; `each` for
objects with keys of their own; `parts` and `kind` for objects with fields, described once under their name; `maybe`
for what may be left out; `either` for the rest.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

Shape = dict[str, Any]


def names(place: str) -> msgspec.Meta:
    """Marks a text that is the id of an entry at a place, as `map/areas`."""
    return msgspec.Meta(extra={"names": place})


class Shapes:
    """The shapes of types; those of objects with fields are kept under their names."""

    def __init__(self) -> None:
        self.described: dict[str, dict[str, Any]] = {}

    def of(self, kind: Any) -> Shape:
        """The shape of a type."""
        return self._shape(inspect.type_info(kind))

    def of_fields(self, kind: Any) -> dict[str, Shape]:
        """The shapes of the fields of a type of objects."""
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        return {field.encode_name: self._shape(field.type) for field in info.fields}

    def _shape(self, info: inspect.Type) -> Shape:
        match info:
            case inspect.Metadata(type=inner, extra=extra):
                return {"is": "name", "of": extra["names"]} if extra and "names" in extra else self._shape(inner)
            case inspect.BoolType():
                return {"is": "truth"}
            case inspect.IntType():
                return {"is": "number"}
            case inspect.LiteralType(values=values):
                return {"is": "one", "of": list(values)}
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return {"is": "many", "item": self._shape(item)}
            case inspect.DictType(key_type=key, value_type=item):
                return {"is": "each", "keys": self._shape(key), "item": self._shape(item)}
            case inspect.StructType():
                return {"is": "parts", "of": self._described(info)}
            case inspect.UnionType(types=types):
                return self._union(types)
        return {"is": "text"}

    def _union(self, types: tuple[inspect.Type, ...]) -> Shape:
        rest = [one for one in types if not isinstance(one, inspect.NoneType)]
        if len(rest) < len(types):
            inner = self._shape(rest[0]) if len(rest) == 1 else self._union(tuple(rest))
            return {"is": "maybe", "item": inner}
        structs = [one for one in rest if isinstance(one, inspect.StructType) and one.tag_field is not None]
        if structs and len(structs) == len(rest):
            return {"is": "kind", "tag": structs[0].tag_field, "of": [self._described(one) for one in structs]}
        return {"is": "either", "of": [self._shape(one) for one in rest]}

    def _described(self, info: inspect.StructType) -> str:
        name = info.cls.__name__
        if name not in self.described:
            self.described[name] = {"tag": info.tag, "fields": {}}
            for field in info.fields:
                required = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
                shape = self._shape(field.type)
                self.described[name]["fields"][field.encode_name] = shape if required else {**shape, "optional": True}
        return name


def shape_of_value(value: Any) -> Shape:
    """The shape of something whose type nobody has written down."""
    if isinstance(value, bool):
        return {"is": "truth"}
    if isinstance(value, int):
        return {"is": "number"}
    return {"is": "text"} if isinstance(value, str) else {"is": "fixed"}
