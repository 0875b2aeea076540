"""Who is here: at which tables, and on the pages of the club.

A process knows its own sockets and callers, and writes until when it takes them to be here, a few at a time; so every
process knows of everybody, and when somebody left stays known.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import sqlalchemy as sa

from tricorne.core.errors import TricorneError
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Statement

WRITE_EVERY = 1.0
BEAT_EVERY = 30.0
LASTS = 75.0
"""How long somebody counts as here after the last word of them."""
_k, _a = schema.keys.c, club.accounts.c
_at_table = (
    schema.keys.update()
    .where(_k.table_id == sa.bindparam("this"), _k.account == sa.bindparam("who"))
    .values(here_until=sa.bindparam("until", type_=sa.Float))
)
_in_club = (
    club.accounts.update().where(_a.id == sa.bindparam("who")).values(here_until=sa.bindparam("until", type_=sa.Float))
)
log = logging.getLogger(__name__)


class Presence:
    """The members who are here by way of this process."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._sockets: Counter[tuple[str, str]] = Counter()
        self._calls: dict[str, float] = {}
        self._news: dict[tuple[str, str], float] = {}
        self._next_beat = 0.0
        self._moved = asyncio.Event()

    @contextmanager
    def at(self, account: str | None, table: str) -> Iterator[None]:
        """Somebody at a table, as long as they are there."""
        if account is None:
            yield
            return
        place = (account, table)
        self._sockets[place] += 1
        self._news[place] = time.time() + LASTS
        self._moved.set()
        try:
            yield
        finally:
            self._sockets[place] -= 1
            if not self._sockets[place]:
                del self._sockets[place]
                self._news[place] = time.time()
                self._moved.set()

    def calls(self, account: str) -> None:
        """A page of the club asks for somebody, as it does again and again while it is open."""
        now = time.time()
        if self._calls.get(account, 0.0) < now + LASTS - BEAT_EVERY / 2:
            self._calls[account] = self._news[account, ""] = now + LASTS

    def is_at(self, account: str, table: str) -> bool:
        """Whether somebody looks at a table by way of this process."""
        return (account, table) in self._sockets

    async def run(self) -> None:
        """Write again and again who is here."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(WRITE_EVERY):
                    await self._moved.wait()
            self._moved.clear()
            try:
                await self.write()
            except TricorneError as error:
                log.error("who is here waits: %s", error.code)

    async def write(self) -> None:
        """Write who has come and gone, and now and then who is still here."""
        now = time.time()
        if now >= self._next_beat:
            self._next_beat = now + BEAT_EVERY
            self._news.update(dict.fromkeys(self._sockets, now + LASTS))
            self._calls = {account: until for account, until in self._calls.items() if until > now}
        news, self._news = self._news, {}
        if news:
            await self._storage.write(*(_writing(place, until) for place, until in sorted(news.items())))


def _writing(place: tuple[str, str], until: float) -> Statement:
    account, table = place
    if table:
        return _at_table, {"this": table, "who": account, "until": until}
    return _in_club, {"who": account, "until": until}
