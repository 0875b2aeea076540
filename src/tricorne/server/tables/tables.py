"""The tables in memory: loaded when somebody comes, put away when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress

from tricorne.core.errors import TricorneError
from tricorne.server.base.errors import Problem
from tricorne.server.storage import writes
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.expiry import Expiry
from tricorne.server.tables.held import Listener
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.look_backs import LookBacks
from tricorne.server.tables.making import Made
from tricorne.server.tables.people import PASSER_BY, Person
from tricorne.server.tables.players import Players

PUT_AWAY_AFTER = 300.0
SWEEP_EVERY = 30.0
IN_USE_SECONDS = 10.0
MOST_IN_MEMORY = 4_000
"""Beyond these, the table that nobody has used for the longest is put away as soon as another one is read."""
LONGEST_ID = 16

log = logging.getLogger(__name__)


class Tables:
    """All tables of this process."""

    def __init__(self, storage: Storage, players: Players, keep_days: float = 0.0, look_back: float = 1.0) -> None:
        self.storage = storage
        self.look_backs = LookBacks(storage, players, look_back)
        self.expiry = Expiry(storage, keep_days)
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
            live.used = time.monotonic()
            return live
        async with self._loading:
            if table in self._live:
                return self._live[table]
            stored = await self.storage.table(table) if len(table) <= LONGEST_ID else None
            if stored is None:
                raise Problem("no-such-table")
            live = LiveTable(self.storage, self.players, stored, self._listeners, self.expiry)
            await live.meet()
            await self._note_seen(live)
            self._live[table] = live
            self._make_room()
        return live

    def _make_room(self) -> None:
        """Put away some of what nobody has used for the longest, where there are too many tables in memory."""
        if len(self._live) > MOST_IN_MEMORY:
            old = time.monotonic() - IN_USE_SECONDS
            idle = sorted((live for live in self._live.values() if live.is_idle), key=lambda one: one.used)
            for live in idle[: MOST_IN_MEMORY // 10]:
                if live.used < old:
                    del self._live[live.id]

    async def _note_seen(self, live: LiveTable) -> None:
        """Note now and then that somebody comes to a table."""
        if live.stored.seen < time.time() - self.expiry.noted_every:
            await self.storage.write(writes.seen(live.id))
            live.stored = live.stored._replace(seen=time.time())

    async def add(self, made: Made) -> None:
        """Store a table that was made and let it begin."""
        await self.storage.write(*made.statements)
        await self.begin(made.table)

    async def begin(self, table: str) -> None:
        """Let the bots of a table play, if they are to."""
        with suppress(TricorneError):
            async with await self.open(table):
                return

    async def resume(self) -> None:
        """Let the bots go on for whom members wait since the server stopped. Other tables wait for somebody to come."""
        with suppress(TricorneError):
            for table in await self.storage.waiting_for_bots():
                await self.begin(table)
                await asyncio.sleep(0)

    def watched(self, table: str | None) -> list[LiveTable]:
        """The tables that somebody looks at: all, or this one if it is among them."""
        if table is not None:
            live = self._live.get(table)
            return [live] if live is not None and live.audience.is_there else []
        return [live for live in self._live.values() if live.audience.is_there]

    async def meet_all(self, account: str) -> None:
        """Learn who is who, at all tables in memory at which an account sits."""
        lives = self._live.values()
        await self.meet_at([one.id for one in lives if any(who.account == account for who in one.persons.values())])

    async def meet_at(self, tables: Iterable[str]) -> None:
        """Learn who is who, at those of some tables that are in memory."""
        for live in [self._live[table] for table in tables if table in self._live]:
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
                else:
                    live.tell_if_lapsed()
                    with suppress(TricorneError):
                        await self._note_seen(live)

    def close(self) -> None:
        """Stop all bots and looks back."""
        self.look_backs.close()
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
