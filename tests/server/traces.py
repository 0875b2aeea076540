"""What a process holds, as far as the system tells it: sockets, threads, memory, processes of its own."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple


def is_socket(file: Path) -> bool:
    """Whether an open file of a process is a socket; one that was closed meanwhile is none."""
    with suppress(OSError):
        return str(file.readlink()).startswith("socket:")
    return False


class Traces(NamedTuple):
    """What a process holds at a moment; memory in kB."""

    sockets: int
    threads: int
    processes: int
    memory: int

    @classmethod
    def of(cls, process: int) -> Traces:
        place = Path(f"/proc/{process}")
        said = dict(line.split(":", 1) for line in (place / "status").read_text().splitlines())
        children = (place / "task" / str(process) / "children").read_text().split()
        sockets = sum(map(is_socket, (place / "fd").iterdir()))
        return cls(sockets, int(said["Threads"]), len(children), int(said["VmRSS"].split()[0]))
