"""A view as text: how it stands, and any game's position as an indented list with the nouns of its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tricorne.core.match import Match
from tricorne.core.words import Words, identifier


def show_standing(match: Match, seat: str, words: Words) -> str:
    """How the seat wins, and the places where one step matters most."""
    standing = match.standing(seat)
    lines = " ".join(words.say(line["say"], line["args"]) for line in standing["lines"])
    return "\n".join([lines, *(f"  · {words.say(place['say'], place['args'])}" for place in standing["places"])])


def show(value: Any, words: Words, indent: str = "") -> str:
    """Everything in a view that is not empty."""
    if not isinstance(value, Mapping):
        return f"{indent}{_line(value, words)}"
    lines: list[str] = []
    for key, inner in value.items():
        if inner in (None, "", [], {}, 0, False):
            continue
        if isinstance(inner, Mapping) and not _is_counts(inner):
            below = show(inner, words, indent + "  ")
            if below:
                lines += [f"{indent}{_name(key, words)}:", below]
        elif isinstance(inner, list) and any(isinstance(item, Mapping) for item in inner):
            lines.append(f"{indent}{_name(key, words)}:")
            lines += [show(item, words, indent + "  ") for item in inner]
        elif text := _line(inner, words):
            lines.append(f"{indent}{_name(key, words)}: {text}")
    return "\n".join(lines)


def _is_counts(value: Mapping[str, Any]) -> bool:
    return all(type(count) is int for count in value.values())


def _line(value: Any, words: Words) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{count} {_name(key, words, count)}" for key, count in value.items() if count)
    if isinstance(value, list | tuple):
        return ", ".join(_line(item, words) for item in value)
    return _name(value, words) if isinstance(value, str) else str(value)


def _name(key: str, words: Words, count: int = 1) -> str:
    return words.noun(key, count) if words.has(f"n-{identifier(key)}") else key.replace("_", " ")
