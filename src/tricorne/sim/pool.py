"""Work shared out to processes on one machine, with results as they come."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.pool import Pool
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")


def spread(work: Callable[[A], R], items: Iterable[A], jobs: int) -> Iterator[R]:
    """The results of `work` on each item, in order; with one job in this process.

    The processes are there when this returns, so that they can be forks with everything loaded: forking is safe only
    before somebody, such as a progress bar, starts a thread."""
    if jobs <= 1:
        return map(work, items)
    alone = threading.active_count() == 1 and "fork" in get_all_start_methods()
    return _results(get_context("fork" if alone else "spawn").Pool(jobs), work, items)


def _results(pool: Pool, work: Callable[[A], R], items: Iterable[A]) -> Iterator[R]:
    with pool:
        yield from pool.imap(work, items)


def cores() -> int:
    """How many processes can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
