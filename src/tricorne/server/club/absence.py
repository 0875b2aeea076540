"""People who do not come any more: without a clock, the others need not wait for ever."""

from __future__ import annotations

import time

import sqlalchemy as sa

from tricorne.server.club.meetings import clock_of
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.held import due
from tricorne.server.tables.live import LiveTable

DAY = 86_400.0
_a = club.accounts.c


class Absence:
    """Finds seats whose people have let the others wait for so many days."""

    def __init__(self, storage: Storage, days: float) -> None:
        self._storage = storage
        self.days = days

    async def seats(self, live: LiveTable) -> frozenset[str]:
        """The seats for which the others may let a bot play or ask somebody else. A vacation does not count."""
        late = time.time() - self.days * DAY
        if live.finished or clock_of(live) is not None or live.changed_at > late:
            return frozenset()
        asked = due(live.match)
        away = [one for one in live.persons.values() if one.player in asked and not one.awaited and not one.lost]
        rested = await self._on_vacation([one.account for one in away if one.account], late)
        return frozenset(seat for one in away if one.account not in rested for seat in one.seats)

    async def _on_vacation(self, accounts: list[str], late: float) -> set[str]:
        """Those of some accounts who have been back for less than that time, or are still away."""
        query = sa.select(_a.id).where(_a.id.in_(accounts), _a.vacation_until > late)
        return {str(row[0]) for row in await self._storage.read(lambda c: c.execute(query).all())}


def free_again(live: LiveTable, seat: str) -> sa.Update:
    """The seats of somebody who does not come any more wait for a successor, who takes them as they are."""
    person = next(one for one in live.persons.values() if seat in one.seats)
    k = schema.keys.c
    held = schema.keys.update().where(k.table_id == live.id, k.digest == person.digest)
    return held.values(account=None, taken=None, invitation=None, guest="", notes="")
