"""The base of every game's state: plain data that copies and serialises fast by construction."""

from __future__ import annotations

import typing
from collections.abc import Callable
from typing import Any, Self, TypeVar, get_args, get_origin

import msgspec

_copiers: dict[type, Callable[[Any], Any]] = {}


class State(msgspec.Struct):
    """Numbers, strings, and lists, dicts or further State classes of them. Annotations decide how a field is copied."""

    def copy(self) -> Self:
        """An independent copy."""
        cls = type(self)
        copier = _copiers.get(cls)
        if copier is None:
            copier = _copiers[cls] = _compile_copier(cls)
        copied: Self = copier(self)
        return copied


S = TypeVar("S", bound=State)


def to_plain(state: State) -> Any:
    """The JSON form of a state."""
    return msgspec.to_builtins(state)


def from_plain(cls: type[S], plain: Any) -> S:
    """A state from its JSON form, checked against the annotations."""
    return msgspec.convert(plain, cls)


def encode(state: State) -> bytes:
    """The JSON form as bytes: equal states give equal bytes."""
    return msgspec.json.encode(state, order="deterministic")


def overwrite(target: State, source: State) -> None:
    """Make a state equal to another in place, so that a running rule goes on with it."""
    for name in target.__struct_fields__:
        old, fresh = getattr(target, name), getattr(source, name)
        if isinstance(old, State) and isinstance(fresh, State):
            overwrite(old, fresh)
        elif isinstance(old, list):
            _overwrite_list(old, fresh)
        elif isinstance(old, dict):
            old.clear()
            old.update(fresh)
        else:
            setattr(target, name, fresh)


def _overwrite_list(target: list[Any], source: list[Any]) -> None:
    if source and len(target) == len(source) and isinstance(source[0], list):
        for old, fresh in zip(target, source, strict=True):
            _overwrite_list(old, fresh)
    else:
        target[:] = source


def _compile_copier(cls: type[State]) -> Callable[[Any], Any]:
    hints = typing.get_type_hints(cls)
    namespace: dict[str, Any] = {"cls": cls}
    arguments = [_copy_expression(f"s.{name}", hints[name], 0) for name in cls.__struct_fields__]
    exec(f"def copier(s):\n    return cls({', '.join(arguments)})", namespace)
    return typing.cast(Callable[[Any], Any], namespace["copier"])


def _copy_expression(text: str, hint: Any, depth: int) -> str:
    """Source code that copies the value of `text`, which has the type `hint`."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is list:
        if _is_immutable(parts[0]):
            return f"{text}.copy()"
        item = f"v{depth}"
        return f"[{_copy_expression(item, parts[0], depth + 1)} for {item} in {text}]"
    if origin is dict:
        if _is_immutable(parts[1]):
            return f"{text}.copy()"
        key, item = f"k{depth}", f"v{depth}"
        return f"{{{key}: {_copy_expression(item, parts[1], depth + 1)} for {key}, {item} in {text}.items()}}"
    if isinstance(hint, type) and issubclass(hint, State):
        return f"{text}.copy()"
    if _is_optional(hint):
        inner = next(part for part in parts if part is not type(None))
        if not _is_immutable(inner):
            return f"(None if {text} is None else {_copy_expression(text, inner, depth)})"
        return text
    if _is_immutable(hint):
        return text
    raise TypeError(f"a state cannot hold {hint}")


def _is_optional(hint: Any) -> bool:
    return type(None) in get_args(hint)


def _is_immutable(hint: Any) -> bool:
    if hint in (int, str, bool, float, type(None)):
        return True
    origin, parts = get_origin(hint), get_args(hint)
    if origin is typing.Literal:
        return True
    if origin is tuple:
        return all(part is Ellipsis or _is_immutable(part) for part in parts)
    if origin is list or origin is dict or not parts:
        return False
    return all(_is_immutable(part) for part in parts)
