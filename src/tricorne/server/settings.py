"""How a server is set up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

import tricorne

CLIENT = Path(tricorne.__file__).parent / "client"


class Settings(msgspec.Struct, frozen=True):
    """Where things are kept and what is allowed. `prepare` is called in every process before it works."""

    database: str
    shared: bool = False
    bot_processes: int = 1
    limits: bool = True
    origins: tuple[str, ...] = ()
    client: Path = CLIENT
    prepare: Callable[[], None] | None = None


def database_in(folder: Path) -> str:
    """The address of the SQLite file in a data folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder.resolve() / 'tricorne.sqlite3'}"
