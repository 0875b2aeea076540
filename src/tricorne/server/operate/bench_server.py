"""The server that is measured: as it is run, but without limits on how fast one address may ask."""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn

from tricorne.server.base.settings import Settings, database_in
from tricorne.server.http.app import make_app
from tricorne.server.http.run import config_of
from tricorne.server.storage.storage import Storage


def main(folder: str, port: str, database: str, power_safe: str) -> None:
    """Serve from a folder or a database, at a port of this machine."""
    settings = Settings(database=database or database_in(Path(folder)), limits=False, power_safe=bool(int(power_safe)))
    storage = Storage(settings.database)
    storage.migrate()
    storage.close()
    uvicorn.Server(config_of(make_app(settings), "127.0.0.1", int(port))).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
