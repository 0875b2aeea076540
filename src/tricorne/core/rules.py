"""The index of the rulebook: which function implements which numbered section."""

from __future__ import annotations

from collections.abc import Callable
from types import CodeType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_index: dict[str, dict[str, list[Callable[..., Any]]]] = {}
_effects: dict[str, dict[str, Callable[..., Any]]] = {}


def rule(*sections: str) -> Callable[[F], F]:
    """Register a function under the sections of the rulebook that it implements."""

    def register(function: F) -> F:
        by_section = _index.setdefault(package_of(function.__module__), {})
        for section in sections:
            by_section.setdefault(section, []).append(function)
        return function

    return register


def effect(name: str) -> Callable[[F], F]:
    """Register what a card or another component does (`card:42 shaded`), so that its exercise can be counted."""

    def register(function: F) -> F:
        _effects.setdefault(package_of(function.__module__), {})[name] = function
        return function

    return register


def effects_of(package: str) -> dict[str, Callable[..., Any]]:
    """The registered effects of a game by name."""
    return _effects.get(package, {})


def package_of(module: str) -> str:
    """`tricorne.games.liberty.rules.s5` belongs to the package `liberty`."""
    parts = module.split(".")
    return parts[parts.index("games") + 1] if "games" in parts[:-1] else parts[0]


def sections_with_code(package: str) -> dict[str, list[Callable[..., Any]]]:
    """The registered functions of a game by section. The game must have been imported."""
    return _index.get(package, {})


def code_of(function: Callable[..., Any]) -> CodeType:
    """The code object of a registered function, by which its calls can be counted."""
    return function.__code__
