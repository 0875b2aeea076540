"""Opening a database for a command: what cannot be opened is refused in one line, and nothing is left behind."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from alembic.util.exc import CommandError
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from tricorne.server.base.errors import Problem
from tricorne.server.base.settings import database_in
from tricorne.server.storage.storage import Storage

FILE = "tricorne.sqlite3"


@contextmanager
def opened(folder: Path, url: str | None, *, new: bool = False) -> Iterator[Storage]:
    """The database at an address, or in a folder; only where it may be `new` is anything made."""
    if url is None and not new and not folder.joinpath(FILE).is_file():
        raise Problem("no-data", folder=str(folder))
    where = str(folder) if url is None else _without_password(url)
    try:
        storage = Storage(url or database_in(folder))
    except (ArgumentError, NoSuchModuleError, ImportError):
        raise Problem("bad-database", database=where) from None
    try:
        _must_be_ours(storage, where, new=new)
        yield storage
    except CommandError as error:
        raise Problem("foreign-database", database=where) from error
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise Problem("database-failed", database=where, problem=_first_line(error)) from error
    finally:
        storage.close()


def _must_be_ours(storage: Storage, where: str, *, new: bool) -> None:
    """Refuse a database that another program has made, and an empty one where there should be something."""
    with storage.snapshot() as connection:
        tables = set(sa.inspect(connection).get_table_names())
    if not tables and not new:
        raise Problem("no-data", folder=where)
    if tables and not {"alembic_version", "tables", "changes"} <= tables:
        raise Problem("foreign-database", database=where)


def _without_password(url: str) -> str:
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url.partition("://")[0]


def _first_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip().splitlines() or [type(error).__name__])[0]
