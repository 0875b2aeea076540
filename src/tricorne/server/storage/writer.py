"""The one connection by which a process stores changes, spoken to in the driver's own words.

SQLAlchemy writes each statement once; after that an answer costs what the driver costs. PostgreSQL is sent a whole
transaction at once and asked to commit it with the next message, so that an answer waits for two round trips.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

import sqlalchemy as sa
from sqlalchemy.sql.expression import UpdateBase

Statement = tuple[UpdateBase, dict[str, Any]]
Said = tuple[str, dict[str, Any]]
"""A statement as text, with the values for it."""
CHANNEL = "tricorne"
_EPOCH = "SELECT value FROM settings WHERE name = 'epoch'"
_NOTIFY = "SELECT pg_notify(%(channel)s, %(table)s)"


class Restored(Exception):
    """A backup has been restored since: what is in memory no longer counts."""


class Writer:
    """A connection that begins, commits and forgets transactions; lost, it is made again."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._said: WeakKeyDictionary[UpdateBase, dict[tuple[str, ...], Said]] = WeakKeyDictionary()
        self._connection: sa.PoolProxiedConnection | None = None
        driver: Any = engine.dialect.loaded_dbapi
        self.Error: type[Exception] = driver.Error
        self.IntegrityError: type[Exception] = driver.IntegrityError

    def send(self, batch: Sequence[Sequence[Statement]], epoch: str | None) -> None:
        """Send everything that is stored together. A connection that has died meanwhile is replaced once."""
        try:
            self._send(batch, epoch)
        except self.Error:
            if not self._has_died():
                raise
            self.forget()
            self._send(batch, epoch)

    def _send(self, batch: Sequence[Sequence[Statement]], epoch: str | None) -> None:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        connection: Any = self._connection.driver_connection
        if self._is_sqlite:
            connection.execute("BEGIN IMMEDIATE")
        with _together(connection, self._is_sqlite):
            asked = connection.execute(_EPOCH)
            for statements in batch:
                for statement, values in statements:
                    connection.execute(*self._saying(statement, values))
            if not self._is_sqlite:
                tables = {values.get("table_id") or values.get("this") for each in batch for _, values in each}
                for table in sorted(filter(None, tables)):
                    connection.execute(_NOTIFY, {"channel": CHANNEL, "table": table})
        row = asked.fetchone()
        if (None if row is None else row[0]) != epoch:
            raise Restored

    def _saying(self, statement: UpdateBase, values: dict[str, Any]) -> Said:
        """A statement as the driver takes it."""
        ways, names = self._said.setdefault(statement, {}), tuple(values)
        said = ways.get(names)
        if said is None:
            compiled = statement.compile(dialect=self._engine.dialect, column_keys=list(names))
            fixed = {name: value for name, value in compiled.params.items() if name not in values}
            said = ways[names] = (str(compiled), fixed)
        text, fixed = said
        return text, {**fixed, **values} if fixed else values

    def commit(self) -> None:
        """Make what was sent durable."""
        assert self._connection is not None
        self._connection.commit()

    def forget(self) -> None:
        """Take back what was begun; a connection on which even that fails is given up."""
        connection = self._connection
        if connection is None:
            return
        try:
            connection.rollback()
        except self.Error:
            connection.invalidate()
            self._connection = None

    def _has_died(self) -> bool:
        connection: Any = None if self._connection is None else self._connection.driver_connection
        return connection is not None and not self._is_sqlite and bool(connection.closed)

    @property
    def backend(self) -> int | None:
        """The number of this connection at PostgreSQL, which tells it with each notice."""
        connection: Any = None if self._connection is None else self._connection.driver_connection
        return None if self._is_sqlite or connection is None else int(connection.info.backend_pid)

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


@contextmanager
def _together(connection: Any, is_sqlite: bool) -> Iterator[None]:
    """Send without waiting for the outcome of each statement, where a network lies between."""
    if is_sqlite:
        yield
    else:
        with connection.pipeline():
            yield
