"""Work shared out to processes on one machine, with results as they come."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")


def spread(work: Callable[[A], R], items: Iterable[A], jobs: int) -> Iterator[R]:
    """The results of `work` on each item, in order; with one job in this process."""
    if jobs <= 1:
        yield from map(work, items)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(work, items)


def cores() -> int:
    """How many processes can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
