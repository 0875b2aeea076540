"""Waiting fairly: who wants much waits for those who want little, by address, by account and by table."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from tricorne.server.base.errors import Problem

MOST_REMEMBERED = 20_000


class Share(NamedTuple):
    """In whose share something is done: first each address has its turn, then each account of it, then each table."""

    address: str = ""
    account: str = ""
    table: str = ""


class Waiting(NamedTuple):
    """Somebody who waits for a turn."""

    share: Share
    granted: asyncio.Future[None]


class FairQueue:
    """Lets so many things happen at a time. Where there is room for several, no address ever takes the last of it."""

    def __init__(self, slots: int) -> None:
        self._slots = slots
        self._most_of_one = max(1, slots - 1)
        self._running: Counter[str] = Counter()
        self._waiting: dict[str, list[Waiting]] = {}
        self._served: dict[tuple[str, ...], int] = {}
        self._number = 0

    def waiting(self, address: str) -> int:
        """How many of an address wait."""
        return len(self._waiting.get(address, ()))

    def must_have_room(self, address: str, most: int) -> None:
        """Refuse somebody who has asked for too much already."""
        if self.waiting(address) >= most:
            raise Problem("queue-full", limit=most, seconds=1)

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[None]:
        """Wait for a turn and use it."""
        waiting = Waiting(share, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(share.address, []).append(waiting)
        self._grant()
        try:
            await waiting.granted
        except asyncio.CancelledError:
            self._give_up(waiting)
            raise
        try:
            yield
        finally:
            self._end(share.address)

    def _grant(self) -> None:
        """Let those go on whose turn it is, as long as there is room."""
        while self._running.total() < self._slots:
            able = [address for address in self._waiting if self._running[address] < self._most_of_one]
            if not able:
                return
            address = min(able, key=lambda one: self._served.get((one,), 0))
            waiting = min(self._waiting[address], key=self._last_turns)
            self._remove(waiting)
            if waiting.granted.cancelled():
                continue
            self._note(waiting.share)
            self._running[address] += 1
            waiting.granted.set_result(None)

    def _last_turns(self, waiting: Waiting) -> tuple[int, int]:
        share = waiting.share
        return self._served.get(share[:2], 0), self._served.get(share, 0)

    def _note(self, share: Share) -> None:
        """Remember who has had a turn."""
        self._number += 1
        if len(self._served) > MOST_REMEMBERED:
            self._served.clear()
        for length in (1, 2, 3):
            self._served[share[:length]] = self._number

    def _remove(self, waiting: Waiting) -> None:
        others = self._waiting.get(waiting.share.address, [])
        if waiting in others:
            others.remove(waiting)
            if not others:
                del self._waiting[waiting.share.address]

    def _give_up(self, waiting: Waiting) -> None:
        """Somebody waits no longer, perhaps just when it was their turn."""
        if waiting.granted.done() and not waiting.granted.cancelled():
            self._end(waiting.share.address)
        else:
            self._remove(waiting)

    def _end(self, address: str) -> None:
        self._running[address] -= 1
        if not self._running[address]:
            del self._running[address]
        self._grant()
