"""Looks back at games that are over: worked on in the background, part by part, and kept with the table.

Whatever was found is stored before anybody sees it, so a look back goes on where it was when the server starts again
and somebody asks for it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.bots.analysis import VERSION, Findings, jobs, keep
from tricorne.core.errors import TricorneError
from tricorne.server.base.errors import Problem
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage
from tricorne.server.tables import work
from tricorne.server.tables.fair import Share
from tricorne.server.tables.players import Players

AT_ONCE = 4
"""Jobs in one turn of a worker: others come between after a second or two."""
MOST_OF_ONE = 2
"""Looks back that one address may have under way."""
log = logging.getLogger(__name__)


class UnderWay(NamedTuple):
    """A look back that is worked on."""

    address: str
    task: asyncio.Task[None]


class LookBacks:
    """The looks back of this process."""

    def __init__(self, storage: Storage, players: Players, effort: float = 1.0) -> None:
        self._storage = storage
        self._players = players
        self._effort = effort
        self._under_way: dict[str, UnderWay] = {}

    async def findings(self, table: str) -> Findings | None:
        """What has been found out about a table; None if nobody has asked."""
        c = schema.look_backs.c
        query = sa.select(c.findings).where(c.table_id == table)
        text = await self._storage.read(lambda connection: connection.execute(query).scalar())
        if text is None:
            return None
        try:
            found = msgspec.json.decode(text, type=Findings)
        except msgspec.ValidationError:
            return None
        return found if found.version == VERSION else None

    def is_under_way(self, table: str) -> bool:
        """Whether this process works at it."""
        return table in self._under_way

    def must_have_room(self, address: str) -> None:
        """Refuse somebody for whom enough is under way."""
        if sum(one.address == address for one in self._under_way.values()) >= MOST_OF_ONE:
            raise Problem("queue-full", limit=MOST_OF_ONE, seconds=30)

    async def begin(self, table: str, record: bytes, share: Share) -> Findings:
        """Begin a look back, or go on with it; what is known is given at once, the rest is found in the background."""
        known = await self.findings(table)
        if known is None:
            self.must_have_room(share.address)
            known = await self._players.outline(work.WantedOutline(record, self._effort), share)
            await self._store(table, known)
        if jobs(known) and table not in self._under_way:
            self.must_have_room(share.address)
            task = asyncio.create_task(self._go_on(table, record, known, share))
            self._under_way[table] = UnderWay(share.address, task)
            task.add_done_callback(lambda _: self._under_way.pop(table, None))
        return known

    async def _go_on(self, table: str, record: bytes, findings: Findings, share: Share) -> None:
        try:
            while todo := jobs(findings):
                found = await self._players.find_out(
                    work.WantedFindings(record, findings.outline, todo[:AT_ONCE]), share
                )
                keep(findings, found)
                await self._store(table, findings)
        except TricorneError as error:
            log.warning("a look back waits: %s", error.code)
        except Exception:
            log.exception("a look back failed")

    async def _store(self, table: str, findings: Findings) -> None:
        text = msgspec.json.encode(findings).decode()
        t = schema.look_backs

        def act(connection: sa.Connection) -> None:
            connection.execute(t.delete().where(t.c.table_id == table))
            connection.execute(t.insert(), {"table_id": table, "findings": text})

        await self._storage.transact(act)

    def close(self) -> None:
        """Stop; what is stored is gone on with another time."""
        for one in list(self._under_way.values()):
            one.task.cancel()
