"""The worker processes: no table waits for another one's bot, and nobody's work crowds out that of others."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tricorne.bots import SEARCHING, bot_names
from tricorne.bots.analysis import Answered, Findings, Found
from tricorne.server.tables import work
from tricorne.server.tables.fair import FairQueue, Share

MOST_ASKED = 8
"""Hints, looks back and the like that one address may have waiting."""
MOST_BROUGHT = 2
"""Records that one address may have waiting."""
BEHIND = 10
"""How far long work steps back behind what the server itself does."""
T = TypeVar("T")
log = logging.getLogger(__name__)


def begin_worker(prepare: Callable[[], None] | None, behind: int) -> None:
    """What a worker process does first. It ends with its server, even if that is killed."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(behind)
    if prepare is not None:
        prepare()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Workers:
    """Some worker processes and the queue before them. A pool that died is replaced once in a call."""

    def __init__(self, processes: int, prepare: Callable[[], None] | None, behind: int = 0) -> None:
        self.queue = FairQueue(processes)
        self._processes = processes
        self._begin = (prepare, behind)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[[Any], T], argument: Any, share: Share) -> T:
        """Call a function in a worker process when it is its turn."""
        async with self.queue.turn(share):
            loop, pool = asyncio.get_running_loop(), self._started()
            try:
                return await loop.run_in_executor(pool, function, argument)
            except BrokenProcessPool:
                log.error("a worker process died")
                if self._pool is pool:
                    self._pool = None
                return await loop.run_in_executor(self._started(), function, argument)

    async def ask(self, function: Callable[[Any], T], argument: Any, share: Share, most: int) -> T:
        """The same for somebody who may as well ask again later."""
        self.queue.must_have_room(share.address, most)
        return await self.run(function, argument, share)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin_worker,
                initargs=self._begin,
            )
        return self._pool

    def close(self) -> None:
        """Send them home."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


class Players:
    """The bots and whatever else takes its time. Quick answers never wait for a long thought, nor these for an import.

    `prepare` is called in each process.
    """

    def __init__(self, processes: int, prepare: Callable[[], None] | None = None) -> None:
        self._quick = Workers(1, prepare)
        self._deep = Workers(max(2, processes), prepare, BEHIND)
        self._imports = Workers(1, prepare, BEHIND)

    @staticmethod
    def names() -> list[str]:
        """The bots that can take any seat."""
        return bot_names()

    async def choose(self, task: work.Task, share: Share) -> str:
        """The answer of a bot."""
        return await (self._deep if task.bot in SEARCHING else self._quick).run(work.choose, task, share)

    async def estimate(self, task: work.Estimate, share: Share) -> dict[str, float]:
        """The chances to win."""
        return await self._deep.ask(work.chances_of, task, share, MOST_ASKED)

    async def hints(self, task: work.WantedHints, share: Share) -> dict[str, dict[str, Any]]:
        """What would come of some options."""
        return await self._quick.ask(work.hints_of, task, share, MOST_ASKED)

    async def coach(self, task: work.WantedCoaching, share: Share) -> dict[str, Any]:
        """What a coach says."""
        return await self._quick.ask(work.coach_of, task, share, MOST_ASKED)

    async def look_back(self, task: work.WantedTurn, share: Share) -> dict[str, Any]:
        """What a coach says of the last turn."""
        return await self._quick.ask(work.turn_seen, task, share, MOST_ASKED)

    async def view_at(self, position: bytes, seat: str, share: Share) -> work.EarlierView:
        """What a seat saw."""
        return await self._quick.ask(work.view_at, (position, seat), share, MOST_ASKED)

    async def reasons(self, task: work.WantedReasons, share: Share) -> list[tuple[int, Any]]:
        """Why non-players answered what they did, by moment."""
        return await self._quick.ask(work.reasons_of, task, share, MOST_ASKED)

    async def outline(self, task: work.WantedOutline, share: Share) -> Findings:
        """What happened in a record."""
        return await self._deep.ask(work.outline_of, task, share, MOST_ASKED)

    async def find_out(self, task: work.WantedFindings, share: Share) -> list[Found]:
        """A part of a look back."""
        return await self._deep.run(work.find_out, task, share)

    async def answers(self, task: work.WantedAnswers, share: Share) -> Answered | None:
        """The best answers at a moment."""
        return await self._deep.ask(work.answers_of, task, share, MOST_ASKED)

    async def luck(self, record: bytes, share: Share) -> work.LuckFound:
        """What there is to tell of the luck of a record."""
        return await self._deep.ask(work.luck_of, record, share, MOST_ASKED)

    async def pair(self, function: Callable[[Any], T], situation: Any, share: Share) -> T:
        """Who meets whom next in an event of many."""
        return await self._deep.run(function, situation, share)

    async def bring(self, task: work.Bring, share: Share) -> work.Brought:
        """What came of a record that somebody brings."""
        return await self._imports.ask(work.bring, task, share, MOST_BROUGHT)

    async def quickly(self, function: Callable[[Any], T], argument: Any, share: Share) -> T:
        """Something else that is soon done."""
        return await self._quick.ask(function, argument, share, MOST_ASKED)

    async def bring_to(self, function: Callable[[Any], T], argument: Any, share: Share) -> T:
        """Something else with what somebody brings."""
        return await self._imports.ask(function, argument, share, MOST_BROUGHT)

    def close(self) -> None:
        """Send all workers home."""
        for workers in (self._quick, self._deep, self._imports):
            workers.close()
