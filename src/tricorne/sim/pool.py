"""Work shared out to processes on one machine, or to a cluster, with results as they come."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.pool import Pool
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")

PLACES = ("processes", "ray")
"""Where work can be done."""


def spread(work: Callable[[A], R], items: Sequence[A], jobs: int, on: str = PLACES[0]) -> Iterator[R]:
    """The results of `work` on each item: in order, with one job in this process; on Ray as they come.

    The processes are there when this returns, so that they can be forks with everything loaded: forking is safe only
    before somebody, such as a progress bar, starts a thread."""
    if on == "ray":
        from tricorne.sim.cluster import spread_on_ray

        return spread_on_ray(work, items, jobs)
    if jobs <= 1:
        return map(work, items)
    alone = threading.active_count() == 1 and "fork" in get_all_start_methods()
    return _results(get_context("fork" if alone else "spawn").Pool(jobs), work, items)


def _results(pool: Pool, work: Callable[[A], R], items: Iterable[A]) -> Iterator[R]:
    with pool:
        yield from pool.imap(work, items)
