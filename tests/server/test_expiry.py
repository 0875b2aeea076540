"""Abandoned tables without accounts are deleted after a stated time; nothing else is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.clients import PATIENCE, ServerProcess
from tests.server.members import Member
from tricorne.server.base.settings import database_in, days_to_keep
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.expiry import DAY, Expiry

Start = Callable[..., ServerProcess]


def age(folder: Path, table: str, days: float) -> None:
    """Let nobody have come to a table for some days."""
    storage = Storage(database_in(folder))
    statement = schema.tables.update().where(schema.tables.c.id == table).values(seen=time.time() - days * DAY)
    asyncio.run(_transact(storage, lambda c: c.execute(statement)))
    storage.close()


async def _transact(storage: Storage, act: Callable[[sa.Connection], object]) -> None:
    await storage.enter_epoch()
    await storage.transact(act)


def rows_of(folder: Path, table: str) -> int:
    """How many rows of a table are stored, of whatever kind."""
    storage = Storage(database_in(folder))
    places = [(schema.tables, schema.tables.c.id), *((part, part.c.table_id) for part in PARTS)]

    def count(connection: sa.Connection) -> int:
        counts = [sa.select(sa.func.count()).select_from(where).where(column == table) for where, column in places]
        return sum(int(connection.execute(query).scalar() or 0) for query in counts)

    found = asyncio.run(storage.read(count))
    storage.close()
    return found


PARTS = (schema.changes, schema.checkpoints, schema.keys, schema.chat)


def expire(folder: Path, days: float) -> int:
    storage = Storage(database_in(folder))

    async def delete() -> int:
        await storage.enter_epoch()
        return await Expiry(storage, days).delete()

    number = asyncio.run(delete())
    storage.close()
    return number


def test_only_what_is_abandoned_and_belongs_to_no_account_is_deleted(start: Start, tmp_path: Path) -> None:
    server = start()
    old, recent, members = server.make(), server.make(), Member(server).make()
    server.person(old["table"], old["key"]).post("/chat", seat="ann", text="is anybody there?")
    server.stop()
    age(tmp_path, old["table"], 11)
    age(tmp_path, recent["table"], 9)
    age(tmp_path, members["table"], 1_000)
    assert expire(tmp_path, 10) == 1
    assert [rows_of(tmp_path, made["table"]) > 0 for made in (old, recent, members)] == [False, True, True]


def test_a_server_deletes_by_itself_and_whoever_comes_keeps_their_table(start: Start, tmp_path: Path) -> None:
    server = start()
    gone, visited = server.make(), server.make()
    server.stop()
    for made in (gone, visited):
        age(tmp_path, made["table"], 9)
    server = start(keep_days=30)
    assert server.person(visited["table"], visited["key"]).get().status_code == 200
    server.stop()
    age(tmp_path, gone["table"], 31)
    server = start(keep_days=30)
    wait_until_gone(server, gone["table"], gone["key"])
    assert server.person(visited["table"], visited["key"]).get().status_code == 200


def wait_until_gone(server: ServerProcess, table: str, key: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if rows_of(server.folder, table) == 0:
            assert server.person(table, key).get().json()["code"] == "no-such-table"
            return
        time.sleep(0.05)
    raise AssertionError("the table is still there")


def test_a_table_says_until_when_it_is_kept(start: Start) -> None:
    server = start(keep_days=30)
    made, members = server.make(), Member(server).make()
    until = server.person(made["table"], made["key"]).get().json()["kept_until"]
    days = [f"{datetime.now(UTC) + timedelta(days=30 + more):%Y-%m-%d}" for more in (-1, 0)]
    assert until in days
    assert server.person(members["table"], members["keys"]["bob"]).get().json()["kept_until"] is None


def test_a_server_that_keeps_everything_says_so(server: ServerProcess) -> None:
    made = server.make()
    assert server.person(made["table"], made["key"]).get().json()["kept_until"] is None


@pytest.mark.parametrize(
    ("host", "wish", "days"),
    [("127.0.0.1", "", 0), ("0.0.0.0", "", 180), ("127.0.0.1", "7", 7), ("0.0.0.0", "0", 0), ("0.0.0.0", "0.5", 0.5)],
)
def test_on_ones_own_machine_nothing_is_deleted(
    host: str, wish: str, days: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRICORNE_KEEP_DAYS", wish)
    assert days_to_keep(host) == days
