"""What the server counts, as Prometheus reads it."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
Labels = tuple[tuple[str, str], ...]

_counts: dict[tuple[str, Labels], float] = defaultdict(float)
_buckets: dict[str, list[int]] = {}
_sums: dict[str, float] = defaultdict(float)
HELP = {
    "tricorne_requests_total": "Requests by endpoint and status",
    "tricorne_changes_total": "Changes of tables that were stored, by kind",
    "tricorne_notices_total": "Notices by channel and outcome",
    "tricorne_expired_tables_total": "Abandoned tables that were deleted",
    "tricorne_incidents_total": "Errors that should not have happened",
    "tricorne_refused_writes_total": "Transactions that could not be stored",
    "tricorne_commit_seconds": "Time of a durable commit",
    "tricorne_request_seconds": "Time of a request",
    "tricorne_tables": "Tables in memory",
    "tricorne_sockets": "Open sockets",
    "tricorne_tasks": "Things under way in the event loop",
    "tricorne_memory_bytes": "Resident memory of this process",
}


def count(name: str, **labels: str) -> None:
    """One more."""
    _counts[name, tuple(labels.items())] += 1


def count_more(name: str, number: int) -> None:
    """Some more."""
    _counts[name, ()] += number


def observe(name: str, seconds: float) -> None:
    """Note how long something took."""
    buckets = _buckets.get(name)
    if buckets is None:
        buckets = _buckets[name] = [0] * (len(SECONDS) + 1)
    buckets[bisect_left(SECONDS, seconds)] += 1
    _sums[name] += seconds


def total(name: str) -> float:
    """The sum of a counter over all its labels."""
    return sum(value for (counted, _), value in _counts.items() if counted == name)


def exposition(gauges: Iterable[tuple[str, Callable[[], float]]]) -> str:
    """Everything in the text format of Prometheus."""
    lines: list[str] = []
    for name in sorted({name for name, _ in _counts}):
        lines += _head(name, "counter")
        lines += [_line(name, labels, value) for (counted, labels), value in _counts.items() if counted == name]
    for name, buckets in _buckets.items():
        lines += _head(name, "histogram")
        seen = 0
        for bound, number in zip((*map(str, SECONDS), "+Inf"), buckets, strict=True):
            seen += number
            lines.append(_line(f"{name}_bucket", (("le", bound),), seen))
        lines += [_line(f"{name}_sum", (), _sums[name]), _line(f"{name}_count", (), seen)]
    for name, value in gauges:
        lines += [*_head(name, "gauge"), _line(name, (), value())]
    return "\n".join(lines) + "\n"


def memory() -> float:
    """The resident memory of this process, where the system tells it."""
    status = Path("/proc/self/statm")
    return float(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if status.exists() else 0.0


def _head(name: str, kind: str) -> list[str]:
    return [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} {kind}"]


def _line(name: str, labels: Labels, value: float) -> str:
    shown = ",".join(f'{key}="{_escaped(text)}"' for key, text in labels)
    return f"{name}{{{shown}}} {value:g}" if shown else f"{name} {value:g}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
