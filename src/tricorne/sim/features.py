"""Numbers for learning: a seat's view as a vector, and options as numbered actions, by hashing names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


def observe(view: dict[str, Any], size: int) -> Vector:
    """What a seat sees: each number under its path, each name as a mark, folded into `size` places."""
    vector = np.zeros(size, np.float32)
    for path, value in _leaves(view["position"], ""):
        place, sign = _place(path, size)
        vector[place] += sign * value
    for asked in view["asked"]:
        place, sign = _place(f"asked/{asked['seat']}/{asked['kind']}", size)
        vector[place] += sign
    np.tanh(vector * 0.25, out=vector)
    return vector


def _leaves(value: Any, path: str) -> Iterator[tuple[str, float]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}/{key}")
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _leaves(inner, path)
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, bool | int | float):
        yield path, float(value)


@lru_cache(maxsize=100_000)
def _place(name: str, size: int) -> tuple[int, float]:
    number = crc32(name.encode())
    return number % size, 1.0 if number >> 31 else -1.0


def actions_of(kind: str, options: Sequence[str], size: int) -> dict[int, str]:
    """A number for each option: the hash of its name, the next free one where two meet.

    Options come in the same order for the same position, so the numbers are stable."""
    actions: dict[int, str] = {}
    for option in options[:size]:
        number = _action(f"{kind}/{option}", size)
        while number in actions:
            number = (number + 1) % size
        actions[number] = option
    return actions


@lru_cache(maxsize=100_000)
def _action(name: str, size: int) -> int:
    return crc32(name.encode()) % size


def mask_of(actions: dict[int, str], size: int) -> Mask:
    """Which actions are possible."""
    mask = np.zeros(size, np.int8)
    mask[list(actions)] = 1
    return mask
