"""The same batches on a Ray cluster. A worker that dies loses only the games it was playing; they are played again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from tricorne.core.errors import BadSetup

A = TypeVar("A")
R = TypeVar("R")
RETRIES = 20


def spread_on_ray(work: Callable[[A], R], items: Sequence[A], jobs: int) -> Iterator[R]:
    """The results of `work` on each item as they come, on the cluster at hand or on a local one with `jobs` workers."""
    try:
        import ray
    except ImportError:
        raise BadSetup("needs-extra", extra="cluster") from None
    if not ray.is_initialized():
        ray.init(num_cpus=jobs if jobs > 0 else None, include_dashboard=False, log_to_driver=False)
    task: Any = ray.remote(max_retries=RETRIES, num_cpus=1)(_call)
    pending = [task.remote(work, item) for item in items]
    while pending:
        done, pending = ray.wait(pending, num_returns=1)
        yield from ray.get(done)


def _call(work: Callable[[A], R], item: A) -> R:
    return work(item)
