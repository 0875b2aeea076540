"""Time that runs out, and vacations."""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime

import sqlalchemy as sa

from tricorne.server.base.errors import Problem
from tricorne.server.base.looking import look_again_and_again
from tricorne.server.club.accounts import Account, vacation_left
from tricorne.server.club.meetings import clock_of, meeting_of
from tricorne.server.club.pulse import Pulse
from tricorne.server.club.turns import BOT, CLAIM, Clock, resuming
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema, writes
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.held import due
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.people import Person
from tricorne.server.tables.tables import Tables

LOOK_EVERY = 2.0
MOST_AT_ONCE = 200
_k, _m, _a, _t = schema.keys.c, club.meetings.c, club.accounts.c, schema.tables.c
log = logging.getLogger(__name__)


class Clocks:
    """Watches the clocks of all tables."""

    def __init__(self, storage: Storage, tables: Tables, pulse: Pulse) -> None:
        self._storage = storage
        self._tables = tables
        self._pulse = pulse

    async def run(self) -> None:
        """Look again and again."""
        await look_again_and_again("clocks", self.look, lambda: LOOK_EVERY)

    async def look(self) -> None:
        """Give the seats of those without time to bots, where that was agreed."""
        query = (
            sa.select(_k.table_id, _k.player)
            .join(club.meetings, _m.table_id == _k.table_id)
            .join(schema.tables, _t.id == _k.table_id)
            .where(_k.runs_from + _k.bank < time.time(), _k.lost.is_(None), _t.finished.is_(None))
            .where(_m.clock.contains(f'"at_zero":"{BOT}"'))
            .limit(MOST_AT_ONCE)
        )
        for table, player in await self._storage.read_aside(lambda c: c.execute(query).all()):
            try:
                await self._let_a_bot_play(table, player)
            except Exception:
                log.exception("the clock of table %s failed", table)

    async def _let_a_bot_play(self, table: str, player: str) -> None:
        async with await self._tables.open(table) as live:
            clock, person = clock_of(live), _holder(live, player)
            if clock is not None and person is not None and await self._has_run_out(live, player):
                await live.hand_over(person, clock.player)

    async def _has_run_out(self, live: LiveTable, player: str) -> bool:
        query = sa.select(_k.digest).where(
            _k.table_id == live.id, _k.player == player, _k.runs_from + _k.bank < time.time(), _k.lost.is_(None)
        )
        found = await self._storage.read(lambda c: c.execute(query).first())
        return found is not None and player in due(live.match)

    async def claim(self, live: LiveTable, person: Person, seat: str) -> None:
        """The opponent of somebody without time takes the win; among several, a bot plays on for who has none."""
        clock = clock_of(live)
        person.must_hold(person.seats[0] if person.seats else seat)
        if seat not in live.match.game.seats or seat in person.seats:
            raise Problem("nothing-to-claim")
        late = _holder(live, live.match.seats[seat])
        if clock is None or clock.at_zero != CLAIM or late is None or live.finished:
            raise Problem("nothing-to-claim")
        await self._pulse.beat()
        if not await self._has_run_out(live, late.player):
            raise Problem("nothing-to-claim")
        await live.give_up(late, set(late.seats), "claimed", clock.player)

    async def resume(self, live: LiveTable, person: Person) -> None:
        """Let the clocks run again that stand by agreement."""
        meeting = meeting_of(live)
        if person.is_observer:
            raise Problem("only-watching")
        if meeting is None or not meeting.is_paused:
            raise Problem("not-paused")
        await self._storage.write(*resuming(live.id, self._pulse.runs_from), writes.people_changed(live.id))
        await live.meet()

    async def give_time(self, live: LiveTable, person: Person, seat: str, seconds: float) -> None:
        """Make somebody else a present of time."""
        if person.is_observer:
            raise Problem("only-watching")
        if seat not in live.match.game.seats or seat in person.seats:
            raise Problem("not-your-gift")
        other = next((one for one in live.persons.values() if seat in one.seats), None)
        if clock_of(live) is None or other is None or live.finished:
            raise Problem("no-clock")
        gift = schema.keys.update().where(_k.table_id == live.id, _k.digest == other.digest)
        await live.change_people(gift.values(bank=_k.bank + seconds))

    # Vacations

    async def leave_for(self, account: Account, days: int) -> float:
        """Stop all clocks of a person for some days; gives until when."""
        now = time.time()
        left = vacation_left(account, now)
        if account.vacation_until is not None and account.vacation_until > now:
            raise Problem("on-vacation")
        if days > left:
            raise Problem("no-vacation-left", days=int(left))
        until = now + days * 86_400.0
        year = datetime.fromtimestamp(now, UTC).year
        used = days + (account.vacation_used if account.vacation_year == year else 0.0)
        running = (_k.account == account.id, _k.runs_from.is_not(None), _k.runs_from < now)

        def act(connection: sa.Connection) -> None:
            connection.execute(
                club.accounts.update()
                .where(_a.id == account.id)
                .values(vacation_until=until, vacation_year=year, vacation_used=used)
            )
            connection.execute(
                schema.keys.update().where(*running).values(bank=_k.bank - (now - _k.runs_from), runs_from=until)
            )

        await self._storage.transact(act)
        return until

    async def come_back(self, account: Account) -> None:
        """End a vacation; the days that were not used are given back."""
        now = time.time()
        until = account.vacation_until
        if until is None or until <= now:
            raise Problem("not-on-vacation")
        unused = int((until - now) / 86_400.0)

        def act(connection: sa.Connection) -> None:
            connection.execute(
                club.accounts.update()
                .where(_a.id == account.id)
                .values(vacation_until=None, vacation_used=max(0.0, account.vacation_used - unused))
            )
            connection.execute(
                schema.keys.update().where(_k.account == account.id, _k.runs_from > now).values(runs_from=now)
            )

        await self._storage.transact(act)


def _holder(live: LiveTable, player: str) -> Person | None:
    """The person whom the match calls so."""
    return next((person for person in live.persons.values() if person.player == player and person.seats), None)


def clock_in_hours(bank: float, per_turn: float, at_zero: str, player: str) -> Clock:
    """A clock as people set it."""
    return Clock(bank * 3_600.0, per_turn * 3_600.0, at_zero, player)
