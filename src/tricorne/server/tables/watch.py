"""Several processes on one database: each learns what the others have written and tells those who look.

PostgreSQL says it by NOTIFY. A SQLite file is looked at many times a second, which costs microseconds.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from tricorne.core.errors import TricorneError
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import BETWEEN, CHANNEL
from tricorne.server.tables.tables import Tables

LOOK_EVERY = 0.03
AGAIN_AFTER = 1.0
log = logging.getLogger(__name__)


async def watch(storage: Storage, tables: Tables) -> None:
    """Keep the tables of this process in step with the others."""
    if not storage.shared:
        return
    failures = 0
    while True:
        try:
            await (_watch_file(storage, tables) if storage.is_sqlite else _listen(storage, tables))
        except (TricorneError, OSError) as error:
            failures += 1
            if failures.bit_count() == 1:
                log.error("watching the database failed %d times: %s", failures, error)
            await asyncio.sleep(AGAIN_AFTER)


async def _watch_file(storage: Storage, tables: Tables) -> None:
    last = -1
    while True:
        version = await storage.data_version()
        if version != last:
            last = version
            await _refresh(tables, None)
        await asyncio.sleep(LOOK_EVERY)


async def _listen(storage: Storage, tables: Tables) -> None:
    import psycopg

    try:
        connection: psycopg.AsyncConnection[Any]
        async with await psycopg.AsyncConnection.connect(storage.address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await _refresh(tables, None)
            async for notice in connection.notifies():
                if notice.pid != storage.writes_as:
                    for table in notice.payload.split(BETWEEN):
                        await _refresh(tables, table)
    except psycopg.Error as error:
        raise OSError(str(type(error).__name__)) from error


async def _refresh(tables: Tables, table: str | None) -> None:
    for live in tables.watched(table):
        with suppress(TricorneError):
            await live.refresh()
