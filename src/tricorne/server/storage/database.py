"""The database: SQLite in WAL mode by default, PostgreSQL by its URL, with the same statements and migrations.

Everything that arrives while the loop is busy is committed together, so that a durable commit costs one sync of the
disk for many answers. Whoever awaits `write` goes on when its change is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tricorne.server.base import metrics
from tricorne.server.base.errors import Problem
from tricorne.server.storage import schema
from tricorne.server.storage.writer import CHANNEL, Known, Outdated, Restored, Statement, Wanted, Writer

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
_PRAGMAS = {"journal_mode": "WAL", "foreign_keys": "ON", "busy_timeout": "5000"}
COPY_EVERY = 1_000
"""Commits after which the write-ahead log is copied, where no commit waits for the disk: some 16 MB."""
_EPOCH = sa.select(schema.settings.c.value).where(schema.settings.c.name == "epoch")
_NOTIFY = sa.text("SELECT pg_notify(:channel, :table)")

log = logging.getLogger(__name__)


class Taken(Exception):
    """Another process has changed the table first. Nothing was stored."""


class Waiting(NamedTuple):
    """Something to be stored, who waits for it, and what can be done until it is."""

    wanted: Wanted
    done: asyncio.Future[None]
    meanwhile: Callable[[], None] | None


def _use_time(batch: Sequence[Waiting]) -> None:
    """Do what can be done meanwhile; what is wrong at one table stops no other."""
    for waiting in batch:
        try:
            if waiting.meanwhile is not None:
                waiting.meanwhile()
        except Exception:
            log.exception("failed while the disk was waited for")


class Database:
    """The database. `shared` says whether other processes write to it as well, `power_safe` whether SQLite waits for
    the disk at each commit, or only the kernel has what counts as stored."""

    def __init__(self, url: str, *, shared: bool = False, power_safe: bool = True) -> None:
        self.url = sa.make_url(url.replace("postgresql://", "postgresql+psycopg://", 1))
        self.address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.shared = shared or not self.is_sqlite
        how = {"paramstyle": "named"} if self.is_sqlite else {"pool_pre_ping": True, "pool_size": 4}
        self._engine = sa.create_engine(self.url, **how)
        self._waits_for_disk = power_safe or self.shared
        if self.is_sqlite:
            pragmas = _PRAGMAS | {"synchronous": "FULL" if power_safe else "NORMAL"}
            if not self._waits_for_disk:
                pragmas["wal_autocheckpoint"] = "0"
            sa.event.listen(self._engine, "connect", partial(_prepare_sqlite, pragmas))
        self._commits = 0
        self._threads = None if self.is_sqlite else ThreadPoolExecutor(4, thread_name_prefix="reading")
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writing")
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="aside")
        self._writer = Writer(self._engine)
        self._reader: sa.Connection | None = None
        self._waiting: list[Waiting] = []
        self._flushing: asyncio.Task[None] | None = None
        self._one_writes = asyncio.Lock()
        self._epoch: str | None = None
        self.was_restored = asyncio.Event()

    def migrate(self, revision: str = "head") -> None:
        """Bring the database to the present form, or to that of a backup."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        with self._engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)

    def has_tables(self) -> bool:
        """Whether there is anything in the database, if only the form of it."""
        return sa.inspect(self._engine).has_table("alembic_version")

    @contextmanager
    def snapshot(self) -> Iterator[sa.Connection]:
        """The database as it is at one moment, while others write."""
        level = {} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"}
        with self._engine.connect().execution_options(**level) as connection:
            if self.is_sqlite:
                connection.exec_driver_sql("BEGIN")
            yield connection

    @contextmanager
    def alone(self) -> Iterator[sa.Connection]:
        """One transaction during which no server writes: all of them look at the settings first."""
        with self._engine.connect() as connection:
            lock = "BEGIN IMMEDIATE" if self.is_sqlite else "LOCK TABLE settings IN ACCESS EXCLUSIVE MODE"
            connection.exec_driver_sql(lock)
            yield connection
            connection.commit()

    def close(self) -> None:
        """Let go of the database, when what is being written is written."""
        self._writing.shutdown()
        self._writer.close()
        if self._reader is not None:
            self._reader.close()
            self._reader = None
        self._engine.dispose()
        for threads in (self._threads, self._aside):
            if threads is not None:
                threads.shutdown()

    # Writing

    @property
    def writes_as(self) -> int | None:
        """The number under which PostgreSQL knows who stores the answers of this process."""
        return self._writer.backend

    async def write(
        self, *statements: Statement, known: Known | None = None, meanwhile: Callable[[], None] | None = None
    ) -> None:
        """Store these together, durably, or not at all. Raises Taken or Problem("not-stored").

        Where other processes write too, nothing is stored unless the table is still as it is `known`. `meanwhile` is
        called while the disk is waited for. Nothing of it may be seen before; where it fails, it is to be done again
        afterwards by whoever needs it.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Waiting(Wanted(statements, known if self.shared else None), done, meanwhile))
        if self._flushing is None:
            self._flushing = loop.create_task(self._flush())
        await done

    async def _flush(self) -> None:
        """Commit what waits, and what has come meanwhile, until nothing waits."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            async with self._one_writes:
                outcomes = await self._commit(batch)
            for (_, done, _), error in zip(batch, outcomes, strict=True):
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)
        self._flushing = None

    async def _commit(self, batch: Sequence[Waiting]) -> list[Exception | None]:
        """Commit a batch in one transaction; where one of it cannot be stored, each in a transaction of its own."""
        try:
            await self._run(batch)
        except (Taken, Problem) as error:
            if len(batch) == 1:
                return [error]
            return [(await self._commit([waiting._replace(meanwhile=None)]))[0] for waiting in batch]
        return [None] * len(batch)

    async def _run(self, batch: Sequence[Waiting]) -> None:
        """One transaction. What waits for the disk, the network or another process is done in the writer's thread.

        Whatever goes wrong is the failure of this batch: those who come later are stored all the same.
        """
        loop, writer = asyncio.get_running_loop(), self._writer
        wanted = [waiting.wanted for waiting in batch]
        stored: Awaitable[None]
        start = time.perf_counter()
        try:
            if self.shared:
                stored = loop.run_in_executor(self._writing, writer.store, wanted, self._epoch)
            else:
                writer.send(wanted, self._epoch)
                stored = self._committed()
            _use_time(batch)
            await stored
            metrics.observe("tricorne_commit_seconds", time.perf_counter() - start)
        except (writer.IntegrityError, Outdated):
            await loop.run_in_executor(self._writing, writer.forget)
            raise Taken from None
        except Exception as error:
            self._note_failure(error)
            await loop.run_in_executor(self._writing, writer.forget)
            raise Problem("not-stored") from error

    def _committed(self) -> Awaitable[None]:
        """Commit what was sent: in the thread, unless that is done without a wait for the disk.

        It is waited for whenever the write-ahead log is copied, and by the commit that starts it from its beginning.
        """
        loop, writer = asyncio.get_running_loop(), self._writer
        self._commits += 1
        since = self._commits % COPY_EVERY
        if self._waits_for_disk or since == 1:
            return loop.run_in_executor(self._writing, writer.commit)
        if since == 0:
            return loop.run_in_executor(self._writing, writer.commit_and_copy)
        writer.commit()
        return asyncio.sleep(0)

    async def transact(self, act: Callable[[sa.Connection], T]) -> T:
        """Read and write in one transaction of its own. Raises Taken or Problem("not-stored")."""
        try:
            async with self._one_writes:
                return await asyncio.get_running_loop().run_in_executor(self._writing, self._transact, act)
        except IntegrityError:
            raise Taken from None
        except (SQLAlchemyError, OSError, Restored) as error:
            self._note_failure(error)
            raise Problem("not-stored") from error

    def _note_failure(self, error: Exception) -> None:
        log.error("storing failed: %s", type(error).__name__)
        metrics.count("tricorne_refused_writes_total", error=type(error).__name__)
        if isinstance(error, Restored):
            self.was_restored.set()

    def _check_epoch(self, connection: sa.Connection) -> None:
        """Write nothing that follows from what was there before a backup was restored."""
        if connection.execute(_EPOCH).scalar() != self._epoch:
            raise Restored

    async def enter_epoch(self) -> None:
        """Go on from what is stored: at the start, and after a backup was restored."""
        self._epoch = await self.read(lambda connection: connection.execute(_EPOCH).scalar())
        self.was_restored.clear()

    async def look_for_restore(self) -> None:
        """Find out whether a backup was restored."""
        if await self.read(lambda connection: connection.execute(_EPOCH).scalar()) != self._epoch:
            self.was_restored.set()

    def tell(self, connection: sa.Connection, table: str) -> None:
        """Let other processes learn of a change at a table when the transaction is done."""
        if not self.is_sqlite:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "table": table})

    def _transact(self, act: Callable[[sa.Connection], T]) -> T:
        with self._engine.connect() as connection:
            if self.is_sqlite:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            self._check_epoch(connection)
            done = act(connection)
            connection.commit()
        return done

    # Reading

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        """What a query gives."""
        try:
            if self._threads is None:
                if self._reader is None:
                    self._reader = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                return query(self._reader)
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._read_in_thread, query)
        except (SQLAlchemyError, OSError) as error:
            log.error("reading failed: %s", type(error).__name__)
            raise Problem("not-stored") from error

    async def read_aside(self, query: Callable[[sa.Connection], T]) -> T:
        """What queries give that take their time, all at one moment, in a thread that nobody else waits for."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._aside, self._read_at_one_moment, query)
        except (SQLAlchemyError, OSError) as error:
            log.error("reading failed: %s", type(error).__name__)
            raise Problem("not-stored") from error

    def _read_in_thread(self, query: Callable[[sa.Connection], T]) -> T:
        with self._engine.connect() as connection:
            return query(connection)

    def _read_at_one_moment(self, query: Callable[[sa.Connection], T]) -> T:
        with self.snapshot() as connection:
            return query(connection)

    async def check(self) -> None:
        """Whether the database answers."""
        await self.read(lambda connection: connection.execute(sa.select(1)).scalar())

    async def data_version(self) -> int:
        """A number that is another one after any other connection has written to the SQLite file."""
        return int(await self.read(lambda connection: connection.exec_driver_sql("PRAGMA data_version").scalar()) or 0)


def _prepare_sqlite(pragmas: dict[str, str], connection: Any, _: Any) -> None:
    for name, value in pragmas.items():
        connection.execute(f"PRAGMA {name}={value}")
