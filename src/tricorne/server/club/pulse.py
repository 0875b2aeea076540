"""The server's pulse: clocks run only while it beats.

Each process writes the time into the database again and again. Whoever finds that the last time is long ago, at a start
or after a sleep of the machine, takes the gap off all clocks and lets them stand for a while, so that people can come
back. Processes that share a database share its pulse.
"""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
import sqlalchemy as sa

from tricorne.core.errors import TricorneError
from tricorne.server.club.turns import later
from tricorne.server.storage import schema
from tricorne.server.storage.database import Taken
from tricorne.server.storage.storage import Storage

BEAT_EVERY = 2.0
MISSED = 5.0
"""Seconds without a beat after which nothing has run."""
NAME = "pulse"
_k, _s = schema.keys.c, schema.settings.c
log = logging.getLogger(__name__)


class Beat(msgspec.Struct, frozen=True):
    """When the server was last known to run, and before when no clock does."""

    at: float
    runs_from: float = 0.0


class Pulse:
    """The beat of this process."""

    def __init__(self, storage: Storage, grace: float) -> None:
        self._storage = storage
        self._grace = grace
        self.runs_from = 0.0
        """Before this time no clock runs."""

    async def run(self) -> None:
        """Beat again and again."""
        while True:
            await asyncio.sleep(BEAT_EVERY)
            try:
                await self.beat()
            except TricorneError as error:
                log.error("the pulse waits: %s", error.code)

    async def beat(self) -> None:
        """Say that the server runs; whoever comes first after a gap lets the clocks stand for it."""
        try:
            self.runs_from = await self._storage.transact(self._beat)
        except Taken:
            self.runs_from = await self._storage.transact(self._beat)

    def _beat(self, connection: sa.Connection) -> float:
        now = time.time()
        query = sa.select(_s.value).where(_s.name == NAME).with_for_update()
        known = connection.execute(query).scalar()
        last = Beat(now) if known is None else msgspec.json.decode(known, type=Beat)
        beat = Beat(now, last.runs_from)
        if now - last.at > MISSED:
            log.warning("the server was away for %.0f s: clocks stand for %.0f s more", now - last.at, self._grace)
            beat = Beat(now, now + self._grace)
            connection.execute(stand_still(last.at, beat.runs_from))
        text = msgspec.json.encode(beat).decode()
        if known is None:
            connection.execute(schema.settings.insert().values(name=NAME, value=text))
        else:
            connection.execute(schema.settings.update().where(_s.name == NAME).values(value=text))
        return beat.runs_from


def stand_still(since: float, until: float) -> sa.Update:
    """All clocks that run have stood since one time and stand until another one."""
    used = sa.case((_k.runs_from < since, since - _k.runs_from), else_=0.0)
    running = schema.keys.update().where(_k.runs_from.is_not(None), _k.bank.is_not(None))
    return running.values(bank=_k.bank - used, runs_from=later(sa.literal(until), _k.runs_from))
