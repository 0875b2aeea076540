"""Everything in one file, and back: from and to SQLite and PostgreSQL alike, while a server runs.

A backup is one consistent moment of the database, as packed lines of JSON. It holds password hashes and secrets of
the server, so it is readable by its owner only.
"""

from __future__ import annotations

import gzip
import os
import secrets
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.api import load_match
from tricorne.core.errors import TricorneError
from tricorne.server.base.errors import Problem
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import event_schema, schema
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.revive import revive

FORMAT = "tricorne-backup-1"
ROWS_AT_ONCE = 500
TABLES = event_schema.events.metadata.sorted_tables
"""All that is stored: those of tables, of the club and of its events."""
EPOCH = "epoch"


class Kept(NamedTuple):
    """What a backup holds."""

    tables: int
    rows: int


def backup(storage: Storage, file: Path) -> Kept:
    """Write everything into a file; what runs goes on meanwhile."""
    partial = file.with_name(file.name + ".partial")
    try:
        kept = _write_to(storage, partial)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    partial.replace(file)
    return kept


def _write_to(storage: Storage, partial: Path) -> Kept:
    with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=5) as packed, storage.snapshot() as connection:
            revision = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
            _write(packed, {"format": FORMAT, "revision": revision, "at": time.time()})
            kept = _write_tables(packed, connection)
            _write(packed, {"end": kept.rows})
        raw.flush()
        os.fsync(raw.fileno())
    return kept


def _write_tables(packed: gzip.GzipFile, connection: sa.Connection) -> Kept:
    rows = tables = 0
    for table in TABLES:
        columns = [str(column.name) for column in table.columns]
        found = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(sa.select(table))
        for part in found.partitions(ROWS_AT_ONCE):
            _write(packed, {"table": str(table.name), "columns": columns, "rows": [list(row) for row in part]})
            rows += len(part)
            tables += len(part) if table.name == "tables" else 0
    return Kept(tables, rows)


def _write(packed: gzip.GzipFile, line: dict[str, Any]) -> None:
    packed.write(msgspec.json.encode(line) + b"\n")


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    """The lines of a backup, as far as it is whole."""
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                yield msgspec.json.decode(line, type=dict[str, Any])
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, msgspec.ValidationError) as error:
        raise Problem("bad-backup", problem=type(error).__name__) from error


def check(file: Path) -> str:
    """Read a backup to its end; gives the form of its database."""
    lines = _lines(file)
    head = next(lines, {})
    if head.get("format") != FORMAT:
        raise Problem("bad-backup", problem="format")
    rows, end = 0, None
    for line in lines:
        rows += len(line.get("rows", ()))
        end = line.get("end", end)
    if end != rows:
        raise Problem("bad-backup", problem="end")
    return str(head["revision"])


def restore(storage: Storage, file: Path, *, replace: bool = False) -> Kept:
    """Put a backup into an empty database, or in place of all that is there, in one transaction.

    A server that runs on the database refuses what it is sent meanwhile, then goes on from the backup.
    """
    revision = check(file)
    if not storage.has_tables():
        storage.migrate(revision)
    with storage.alone() as connection:
        if connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() != revision:
            raise Problem("backup-of-other-form", revision=revision)
        if not replace and connection.execute(sa.select(club.accounts.c.id).limit(1)).first() is not None:
            raise Problem("not-empty")
        if not replace and connection.exec_driver_sql("SELECT id FROM tables LIMIT 1").first() is not None:
            raise Problem("not-empty")
        for table in reversed(TABLES):
            connection.execute(table.delete())
        kept = _fill(connection, file)
        epoch = schema.settings.c
        connection.execute(schema.settings.delete().where(epoch.name == EPOCH))
        connection.execute(schema.settings.insert(), {"name": EPOCH, "value": secrets.token_hex(8)})
    storage.migrate()
    return kept


def _fill(connection: sa.Connection, file: Path) -> Kept:
    """Put the lines of a backup into a database of the form that it was made of, which need not be the present one."""
    form = sa.inspect(connection)
    known = {
        name: sa.table(name, *(sa.column(one["name"], one["type"]) for one in form.get_columns(name)))
        for name in form.get_table_names()
    }
    rows = tables = 0
    for line in _lines(file):
        if "table" in line:
            values = [dict(zip(line["columns"], row, strict=True)) for row in line["rows"]]
            connection.execute(known[line["table"]].insert(), values)
            rows += len(values)
            tables += len(values) if line["table"] == "tables" else 0
    return Kept(tables, rows)


async def verify(storage: Storage) -> list[tuple[str, str]]:
    """Play the record of every table again from its start; gives the tables that do not hold, and why."""
    query = sa.text("SELECT id FROM tables ORDER BY created")
    wrong = []
    for (table,) in await storage.read(lambda connection: connection.execute(query).all()):
        stored = await storage.table(table)
        assert stored is not None
        try:
            revived = await revive(storage, stored)
            load_match(revived.match.record(), verify=stored.fork_of is None)
        except TricorneError as error:
            wrong.append((table, error.code))
        else:
            if revived.unfit_from is not None:
                wrong.append((table, "unfit"))
    return wrong
