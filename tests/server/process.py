"""A server of its own process for tests, with the toy game beside the real ones."""

from __future__ import annotations

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import uvicorn

from tricorne.games import GROUP, registry
from tricorne.server.base.settings import Settings, database_in
from tricorne.server.http.app import make_app
from tricorne.server.http.run import config_of
from tricorne.server.storage.storage import Storage


def register_toy() -> None:
    """Let the registry find the toy game."""
    registry()["toy"] = EntryPoint("toy", "tests.core.toy_game:Toy", GROUP)


def run(folder: str, port: str, how: str) -> None:
    """Serve until killed."""
    wanted = json.loads(how)
    wanted["database"] = wanted.get("database") or database_in(Path(folder))
    settings = Settings(**{"limits": False, "prepare": register_toy, "packs": Path(folder) / "packs", **wanted})
    storage = Storage(settings.database)
    storage.migrate()
    storage.close()
    uvicorn.Server(config_of(make_app(settings), "127.0.0.1", int(port))).run()


if __name__ == "__main__":
    run(*sys.argv[1:])
