"""Abandoned tables: where no account sits and nobody has come for a stated time, a table is deleted."""

from __future__ import annotations

import asyncio
import logging
import time
from datetime import UTC, date, datetime

import sqlalchemy as sa

from tricorne.core.errors import TricorneError
from tricorne.server.base import metrics
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage

DAY = 86_400.0
LOOK_EVERY = 3_600.0
MOST_AT_ONCE = 200
_t, _k = schema.tables.c, schema.keys.c
log = logging.getLogger(__name__)


class Expiry:
    """Deletes what has been abandoned for so many days; nothing where that is 0."""

    def __init__(self, storage: Storage, days: float) -> None:
        self._storage = storage
        self._days = days
        self.noted_every = min(DAY, days * DAY / 10) if days else DAY

    async def run(self) -> None:
        """Look now and then."""
        while self._days:
            try:
                while await self.delete() == MOST_AT_ONCE:
                    await asyncio.sleep(0.1)
            except TricorneError as error:
                log.error("expiry waits: %s", error.code)
            await asyncio.sleep(min(LOOK_EVERY, self.noted_every))

    async def delete(self) -> int:
        """Delete some of what is abandoned; gives how many tables."""
        old = _t.seen < time.time() - self._days * DAY
        belongs = sa.exists().where(_k.table_id == _t.id, _k.account.is_not(None))
        some = sa.select(_t.id).where(old, ~belongs).limit(MOST_AT_ONCE)
        found = [str(row[0]) for row in await self._storage.read_aside(lambda c: c.execute(some).all())]
        if found:
            gone = schema.tables.delete().where(_t.id.in_(found), old, ~belongs)
            number = await self._storage.transact(lambda c: c.execute(gone).rowcount)
            log.warning("%s abandoned tables were deleted", number)
            metrics.count_more("tricorne_expired_tables_total", number)
        return len(found)

    def kept_until(self, *, has_members: bool) -> date | None:
        """Until when a table is kept if nobody comes after today; None if for ever."""
        if has_members or not self._days:
            return None
        return datetime.fromtimestamp(time.time() + self._days * DAY, UTC).date()
