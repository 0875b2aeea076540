"""Counting what play exercises: each registered rule and effect, by its calls."""

from __future__ import annotations

import dis
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

from tricorne.core.rules import code_of, effects_of, sections_with_code


def names_to_reach(package: str) -> dict[CodeType, list[str]]:
    """Everything registered by a game: `3.2.1 march` for rules, `card:42 shaded` for effects."""
    names: dict[CodeType, list[str]] = {}
    for section, functions in sections_with_code(package).items():
        for function in functions:
            names.setdefault(code_of(function), []).append(f"{section} {function.__name__}")
    for name, function in effects_of(package).items():
        names.setdefault(code_of(function), []).append(name)
    return names


@contextmanager
def counting_reach(package: str) -> Iterator[Counter[str]]:
    """Count the calls of everything registered while the block runs."""
    names = names_to_reach(package)
    beginnings = {code: _beginning(code) for code in names}
    calls: Counter[str] = Counter({name: 0 for listed in names.values() for name in listed})

    def profile(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and beginnings.get(code) == frame.f_lasti:
            calls.update(names[code])

    before: Callable[..., Any] | None = sys.getprofile()
    sys.setprofile(profile)
    try:
        yield calls
    finally:
        sys.setprofile(before)


def _beginning(code: CodeType) -> int:
    """Where a call begins. A generator is resumed further on in its code."""
    return next(instruction.offset for instruction in dis.get_instructions(code) if instruction.opname == "RESUME")
