"""Starting the server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.types import ASGIApp

from tricorne.server.base.limits import FRAME_BYTES
from tricorne.server.base.logs import set_up_logs
from tricorne.server.base.settings import Settings, database_in, days_to_keep, from_environment
from tricorne.server.http.app import make_app
from tricorne.server.http.doors import Door, SocketDoor
from tricorne.server.storage.storage import Storage

HAND_OVER = "TRICORNE_SERVER"
"""The variable by which the first process tells its workers how they are set up."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    database: str | None = None,
    workers: int = 1,
) -> None:
    """Serve tables until stopped. The database is brought to the present form first."""
    folder = data or Path("tricorne-data")
    settings = Settings(
        database=database or database_in(folder),
        packs=folder / "packs",
        shared=workers > 1,
        bot_processes=max(1, (os.cpu_count() or 1) // 2),
        keep_days=days_to_keep(host),
        **from_environment(),
    )
    set_up_logs()
    storage = Storage(settings.database)
    storage.migrate()
    storage.close()
    if workers == 1:
        uvicorn.Server(config_of(make_app(settings), host, port)).run()
    else:
        os.environ[HAND_OVER] = msgspec.json.encode(
            [settings.database, settings.bot_processes, str(settings.packs), settings.keep_days]
        ).decode()
        uvicorn.run(
            "tricorne.server.http.run:worker_app", host=host, port=port, workers=workers, factory=True, **_how()
        )


def worker_app() -> ASGIApp:
    """The application in one of several worker processes."""
    database, processes, packs, days = msgspec.json.decode(os.environ[HAND_OVER], type=tuple[str, int, str, float])
    set_up_logs()
    return make_app(
        Settings(
            database,
            shared=True,
            bot_processes=processes,
            packs=Path(packs),
            keep_days=days,
            **from_environment(),
        )
    )


def config_of(app: ASGIApp, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs an application of ours."""
    return uvicorn.Config(app, host=host, port=port, **_how())


def _how() -> dict[str, Any]:
    return {
        "loop": "auto",
        "http": Door,
        "ws": SocketDoor,
        "ws_max_size": FRAME_BYTES,
        "ws_per_message_deflate": False,
        "access_log": False,
        "server_header": False,
        "date_header": True,
        "timeout_graceful_shutdown": 5,
        "log_config": None,
    }
