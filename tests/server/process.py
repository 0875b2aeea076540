"""A server of its own process for tests, with the toy game beside the real ones."""

from __future__ import annotations

import json
import mmap
import struct
import sys
import time
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import uvicorn

from tricorne.games import GROUP, registry
from tricorne.server.base import limits
from tricorne.server.base.settings import Settings, database_in
from tricorne.server.http.app import make_app
from tricorne.server.http.doors import Door
from tricorne.server.http.run import config_of
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.making import Made


def register_toy() -> None:
    """Let the registry find the toy game."""
    registry()["toy"] = EntryPoint("toy", "tests.core.toy_game:Toy", GROUP)


def all_seated(made: Made) -> list[Statement]:
    """What has to be stored of a table at which everybody has taken their seats."""
    return [(what, {**row, "taken": 1.0} if "player" in row else row) for what, row in made.statements]


def follow_time(shared: int) -> None:
    """Let the time of this process be ahead by so many seconds as stand in a file, from one moment to the next."""
    ahead, real = mmap.mmap(shared, 8), time.time
    patch("time.time", lambda: real() + struct.unpack("d", ahead)[0]).start()


def run(folder: str, port: str, shared_time: str, how: str) -> None:
    """Serve until killed. Beside settings, a test may want `door` and other constants of ours to be different, and
    `still` buckets, which time does not fill: then a limit is reached by the number of requests, however slow they are.
    """
    follow_time(int(shared_time))
    wanted = json.loads(how)
    if wanted.pop("still", False):
        patch.object(limits, "time", SimpleNamespace(monotonic=lambda: 0.0)).start()
    for name, value in wanted.pop("door", {}).items():
        setattr(Door, name, value)
    for name, value in wanted.pop("constants", {}).items():
        module, _, constant = name.rpartition(".")
        setattr(import_module(module), constant, value)
    wanted["database"] = wanted.get("database") or database_in(Path(folder))
    settings = Settings(**{"limits": False, "prepare": register_toy, "packs": Path(folder) / "packs", **wanted})
    storage = Storage(settings.database)
    storage.migrate()
    storage.close()
    uvicorn.Server(config_of(make_app(settings), "127.0.0.1", int(port))).run()


if __name__ == "__main__":
    run(*sys.argv[1:])
