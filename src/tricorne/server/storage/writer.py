"""The one connection by which a process stores changes, spoken to in the driver's own words.

SQLAlchemy writes each statement once; after that an answer costs what the driver costs. PostgreSQL is sent a whole
transaction at once and asked to commit it with the next message, so that an answer waits for two round trips; the
changes of all tables are one statement of it, and so are the notices to other processes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
import sqlalchemy as sa
from sqlalchemy.sql.expression import UpdateBase

Statement = tuple[UpdateBase, dict[str, Any]]
Said = tuple[str, dict[str, Any]]
"""A statement as text, with the values for it."""
CHANNEL = "tricorne"
BETWEEN = ","
"""What stands between the tables of one notice; ids have none of it."""
MOST_IN_NOTICE = 300
"""PostgreSQL takes notices of less than 8,000 bytes."""
_EPOCH = "SELECT value FROM settings WHERE name = 'epoch'"
_KNOWN = "SELECT people, proposal FROM tables WHERE id = :table"
_EPOCH_AND_KNOWN = f"""
    SELECT ({_EPOCH}), (
        SELECT count(*) FROM json_to_recordset(%(known)s) AS known ("table" text, people int, proposal text)
        JOIN tables ON tables.id = known."table" AND tables.people = known.people
        AND tables.proposal IS NOT DISTINCT FROM known.proposal)
"""
_NOTIFY = "SELECT pg_notify(%(channel)s, %(tables)s)"
_ROWS = "*"


class Restored(Exception):
    """A backup has been restored since: what is in memory no longer counts."""


class Outdated(Exception):
    """Another process has changed what was taken for known."""


class Known(NamedTuple):
    """What a change takes for granted of its table: nothing is stored where another process has changed it."""

    table: str
    people: int
    proposal: str | None


class Wanted(NamedTuple):
    """Statements to be stored together, and what they take for granted."""

    statements: Sequence[Statement]
    known: Known | None = None


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

    def store(self, batch: Sequence[Wanted], epoch: str | None) -> None:
        """Send everything that is stored together, and make it durable."""
        self.send(batch, epoch)
        self.commit()

    def send(self, batch: Sequence[Wanted], epoch: str | None) -> None:
        """Send everything that is stored together. A connection that has died meanwhile is replaced once."""
        send = self._send_to_file if self._is_sqlite else self._send_together
        try:
            send(self._connected(), batch, epoch)
        except self.Error:
            if not self._has_died():
                raise
            self.forget()
            send(self._connected(), batch, epoch)

    def _connected(self) -> Any:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        return self._connection.driver_connection

    def _send_to_file(self, connection: Any, batch: Sequence[Wanted], epoch: str | None) -> None:
        connection.execute("BEGIN IMMEDIATE")
        row = connection.execute(_EPOCH).fetchone()
        if (None if row is None else row[0]) != epoch:
            raise Restored
        for _, known in batch:
            if known is not None and connection.execute(_KNOWN, known._asdict()).fetchone() != known[1:]:
                raise Outdated
        for statements, _ in batch:
            for statement, values in statements:
                connection.execute(*self._saying(statement, values))

    def _send_together(self, connection: Any, batch: Sequence[Wanted], epoch: str | None) -> None:
        """Send all without waiting for the outcome of each statement: a network lies between."""
        known = [wanted.known._asdict() for wanted in batch if wanted.known is not None]
        tables = {values.get("table_id") or values.get("this") for each in batch for _, values in each.statements}
        named = sorted(filter(None, tables))
        with connection.pipeline():
            asked = connection.execute(_EPOCH_AND_KNOWN, {"known": _text(known)})
            for text, values in self._sayings([wanted.statements for wanted in batch]):
                connection.execute(text, values)
            for begin in range(0, len(named), MOST_IN_NOTICE):
                notice = BETWEEN.join(named[begin : begin + MOST_IN_NOTICE])
                connection.execute(_NOTIFY, {"channel": CHANNEL, "tables": notice})
        found, still_so = asked.fetchone()
        if found != epoch:
            raise Restored
        if still_so != len(known):
            raise Outdated

    def _sayings(self, batch: Sequence[Sequence[Statement]]) -> Iterator[Said]:
        """All statements as the driver takes them. What many begin with, their change, is one statement for all."""
        alike: dict[tuple[UpdateBase, tuple[str, ...]], list[dict[str, Any]]] = {}
        rest: list[Statement] = []
        for statements in batch:
            for place, (statement, values) in enumerate(statements):
                if place == 0 and type(statement) is sa.Insert and statement.select is None:
                    alike.setdefault((statement, tuple(values)), []).append(values)
                else:
                    rest.append((statement, values))
        for (statement, names), rows in alike.items():
            if len(rows) == 1:
                yield self._saying(statement, rows[0])
            else:
                yield self._saying_of_rows(statement, names), {"rows": _text(rows)}
        for statement, values in rest:
            yield self._saying(statement, values)

    def _saying_of_rows(self, statement: UpdateBase, names: tuple[str, ...]) -> str:
        """An insertion of any number of rows."""
        ways = self._said.setdefault(statement, {})
        said = ways.get((_ROWS, *names))
        if said is None:
            assert isinstance(statement.table, sa.Table)
            quote = self._engine.dialect.identifier_preparer.quote
            columns = [statement.table.c[name] for name in names]
            listed = ", ".join(quote(column.name) for column in columns)
            typed = ", ".join(f"{quote(each.name)} {each.type.compile(self._engine.dialect)}" for each in columns)
            given = f"json_to_recordset(%(rows)s) AS given ({typed})"
            said = ways[(_ROWS, *names)] = (
                f"INSERT INTO {quote(statement.table.name)} ({listed}) SELECT {listed} FROM {given}",
                {},
            )
        return said[0]

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

    def commit_and_copy(self) -> None:
        """The same, and copy SQLite's write-ahead log into its file, as far as nobody reads there."""
        self.commit()
        self._connected().execute("PRAGMA wal_checkpoint(PASSIVE)")

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


def _text(values: Any) -> str:
    return msgspec.json.encode(values).decode()
