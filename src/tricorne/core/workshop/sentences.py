"""Sentences made from effects: one message `fx-…` for each word of the vocabulary.

A message gets the fields of its effect: numbers as they are, ids as ids (to choose by) and, as `$…_name`, in words;
lists of steps as sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tricorne.core.words import Words, identifier
from tricorne.core.workshop.plan import Group, Plan

NONE = "none"
FIXED = "x"
"""The number that a card has fixed before."""


def texts_of(group: Group, plan: Plan, key: str, entry: Mapping[str, Any], words: Words) -> dict[str, str]:
    """The messages that tell what an entry does, made again from its fields."""
    whole = _filled(plan, key, entry)
    name = key.rpartition("/")[2]
    args = arguments(whole, words)
    texts: dict[str, str] = {}
    apart = group.text.format(id=name).replace("-text", "-requirement")
    if "requirement" in args and words.has(apart):
        texts[apart] = "–" if args["requirement"] == NONE else f"{args['requirement']}."
        args["requirement"] = NONE
    texts[group.text.format(id=name)] = words.say_plain("fx-entry", args).strip()
    title = f"fx-title-{entry.get('kind', '')}"
    if words.has(title):
        effect = entry.get("effect")
        texts[f"n-{identifier(group.noun.format(id=name))}"] = words.say_plain(title, arguments(effect or {}, words))
    return texts


def _filled(plan: Plan, key: str, entry: Mapping[str, Any]) -> Any:
    """An entry with everything that is usual and was left out; as it is where it does not fit its type."""
    kind = plan.kind_at(key)
    try:
        return msgspec.to_builtins(msgspec.convert(entry, kind)) if kind is not None else entry
    except msgspec.ValidationError:
        return entry


def arguments(fields: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """The arguments of a message about these fields."""
    args: dict[str, Any] = {}
    for name, value in fields.items():
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int | float):
            args[name] = value
        elif isinstance(value, str):
            args |= {name: value.upper() if value == FIXED else value, f"{name}_name": named(words, value)}
        elif isinstance(value, Mapping):
            args |= {name: "chosen", f"{name}_name": sentence(value, words, name)}
        elif isinstance(value, list | tuple):
            args |= {name: _several(value, words) or NONE, f"{name}_n": len(value)}
        else:
            args |= {name: NONE, f"{name}_name": NONE}
    return args


def _several(values: list[Any] | tuple[Any, ...], words: Words) -> str:
    """Steps one after the other, or names in a row."""
    if all(isinstance(value, str) for value in values):
        return words.join([named(words, value) for value in values]) if values else ""
    return " ".join(sentence(value, words) if isinstance(value, Mapping) else str(value) for value in values)


def sentence(plain: Mapping[str, Any], words: Words, name: str = "") -> str:
    """What an effect, a condition or a choice says."""
    tag = f"if-{plain['if']}" if "if" in plain else str(plain.get("op", name))
    message = f"fx-{identifier(tag)}"
    if not words.has(message):
        return " / ".join(_several(value, words) for value in plain.values() if isinstance(value, list | tuple))
    return words.say_plain(message, arguments(plain, words)).strip()


def named(words: Words, name: str) -> str:
    """A value of the vocabulary in words: its own, or the noun of what it names."""
    for message in (f"ws-fx-{identifier(name)}", f"n-{identifier(name)}", f"n-colony-{identifier(name)}"):
        if words.has(message):
            return words.say_plain(message, {})
    return name.replace("_", " ")
