"""The pages of events. One that is costly to make is made now and then, however many ask for it."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.server.club.events.shown import event_info
from tricorne.server.storage.storage import Storage

DEAR_SECONDS = 0.01
"""Of a processor: what takes less is made for each who asks."""
SHARE = 0.05
"""How much of the time such a page may be made."""
MOST_KEPT = 50


class Page(NamedTuple):
    """An event as JSON, as it is and packed, and how long it took."""

    body: bytes
    packed: bytes
    seconds: float


class EventPages:
    """Makes the pages of events, one at a time."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._kept: OrderedDict[str, tuple[Page, float]] = OrderedDict()
        self._making = asyncio.Lock()

    async def of(self, event: str, *, changed: bool = False) -> Page:
        """The page of an event; `changed` says that the one before is not wanted any more."""
        async with self._making:
            if changed:
                self._kept.pop(event, None)
            page, until = self._kept.get(event, (None, 0.0))
            if page is not None and time.monotonic() < until:
                return page
            page = await self._storage.read_aside(lambda c: _made(c, event))
            self._kept.pop(event, None)
            if page.seconds > DEAR_SECONDS:
                self._kept[event] = page, time.monotonic() + page.seconds / SHARE
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return page


def _made(connection: sa.Connection, event: str) -> Page:
    begin = time.thread_time()
    body = msgspec.json.encode(event_info(connection, event))
    return Page(body, gzip.compress(body, 3), time.thread_time() - begin)
