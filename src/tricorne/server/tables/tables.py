"""The tables in memory: loaded when somebody comes, put away when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from tricorne.core.errors import TricorneError
from tricorne.server.base.errors import Problem
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.held import Listener
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.making import Made
from tricorne.server.tables.people import PASSER_BY, Person
from tricorne.server.tables.players import Players

PUT_AWAY_AFTER = 300.0
SWEEP_EVERY = 30.0
LONGEST_ID = 16

log = logging.getLogger(__name__)


class Tables:
    """All tables of this process."""

    def __init__(self, storage: Storage, players: Players) -> None:
        self.storage = storage
        self.players = players
        self._listeners: list[Listener] = []
        self._live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()

    def register(self, listener: Listener) -> None:
        """Let somebody keep books about all tables from here on."""
        self._listeners.append(listener)

    async def open(self, table: str) -> LiveTable:
        """A table by its id."""
        live = self._live.get(table)
        if live is not None:
            return live
        async with self._loading:
            if table in self._live:
                return self._live[table]
            stored = await self.storage.table(table) if len(table) <= LONGEST_ID else None
            if stored is None:
                raise Problem("no-such-table")
            live = LiveTable(self.storage, self.players, stored, self._listeners)
            await live.meet()
            self._live[table] = live
        return live

    async def add(self, made: Made) -> None:
        """Store a table that was made and let it begin."""
        await self.storage.write(*made.statements)
        await self._begin(made.table)

    async def _begin(self, table: str) -> None:
        with suppress(TricorneError):
            async with await self.open(table):
                return

    async def resume(self) -> None:
        """Let the bots go on for whom members wait since the server stopped. Other tables wait for somebody to come."""
        with suppress(TricorneError):
            for table in await self.storage.waiting_for_bots():
                await self._begin(table)
                await asyncio.sleep(0)

    def watched(self, table: str | None) -> list[LiveTable]:
        """The tables that somebody looks at: all, or this one if it is among them."""
        if table is not None:
            live = self._live.get(table)
            return [live] if live is not None and live.audience.is_there else []
        return [live for live in self._live.values() if live.audience.is_there]

    async def meet_all(self, account: str) -> None:
        """Learn who is who, at all tables in memory at which an account sits."""
        for live in list(self._live.values()):
            if any(person.account == account for person in live.persons.values()):
                async with live:
                    await live.meet()

    def forget(self) -> None:
        """Forget everything in memory and send everybody away; they come again to what is stored."""
        for live in self._live.values():
            live.rest()
            for looker in live.audience.lookers():
                looker.dismiss()
        self._live.clear()

    async def sweep(self) -> None:
        """Put away, now and then, what nobody needs."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            old = time.monotonic() - PUT_AWAY_AFTER
            for table, live in list(self._live.items()):
                if live.is_idle and live.used < old:
                    del self._live[table]

    def close(self) -> None:
        """Stop all bots."""
        for live in self._live.values():
            live.rest()

    def __len__(self) -> int:
        return len(self._live)


def person_with(live: LiveTable, key: str | None) -> Person:
    """Who comes with this key. Without one, what is over or open to all may be watched."""
    if key:
        return live.person_of(key)
    if not live.may_be_watched:
        raise Problem("key-missing")
    return PASSER_BY
