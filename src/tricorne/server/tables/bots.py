"""The bots at a table: each thinks outside of the lock, in another process.

Bots among themselves rest unwatched, unless the company of the table wants it to go on.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from tricorne.core.errors import TricorneError
from tricorne.core.questions import Ask
from tricorne.server.tables.held import HeldTable
from tricorne.server.tables.players import Players
from tricorne.server.tables.work import task_for

PATIENCE = 5.0
"""Seconds before a bot that failed tries again."""
log = logging.getLogger(__name__)


class Bots:
    """Those who think at one table."""

    def __init__(self, table: HeldTable, players: Players) -> None:
        self._table = table
        self._players = players
        self._thinking: dict[str, asyncio.Task[None]] = {}

    @property
    def are_thinking(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        """Let each bot that is asked think, unless there is nobody to play for."""
        table, match = self._table, self._table.match
        if not (table.is_watched or table.company.of_event or any(map(match.is_person, match.seats))):
            return
        for question in match.questions:
            seat = question.seat
            if type(question) is Ask and not match.is_person(seat) and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._let_think(seat))

    async def _let_think(self, seat: str) -> None:
        try:
            await self._think_and_answer(seat)
        except TricorneError:
            await asyncio.sleep(0)
        except Exception:
            log.exception("a bot failed at table %s", self._table.id)
            await asyncio.sleep(PATIENCE)
        finally:
            del self._thinking[seat]
        with suppress(TricorneError):
            async with self._table:
                self.wake()

    async def _think_and_answer(self, seat: str) -> None:
        table = self._table
        async with table:
            version, ask = table.version, table.match.question_for(seat)
            if type(ask) is not Ask or table.match.is_person(seat):
                return
            task = task_for(table.match, ask, table.stored.luck)
        answer = await self._players.choose(task, table.share)
        async with table:
            if table.version == version or table.match.question_for(seat) is ask:
                await table.take_answer(seat, seat, answer)

    def rest(self) -> None:
        """Stop thinking."""
        for task in self._thinking.values():
            task.cancel()
