"""From what happened to messages: each fact is told once on each channel, and sent a few times if need be.

A row for a fact, and one for each channel of it, can be made only once, in whichever process; a process sends a
message only after it has marked it as being sent. So a crash may lose a notice, but nobody ever gets one twice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sa

from tricorne.core.errors import TricorneError
from tricorne.server.base import metrics
from tricorne.server.base.looking import look_again_and_again
from tricorne.server.club.absence import DAY, Absence
from tricorne.server.club.accounts import Account
from tricorne.server.club.notices import facts
from tricorne.server.club.notices.channels import Channels
from tricorne.server.club.notices.digest import digest_of, note_digests
from tricorne.server.club.notices.facts import DUE, TOLD, Fact
from tricorne.server.club.notices.mail import NotSent
from tricorne.server.club.notices.news import News
from tricorne.server.club.notices.wishes import CHAT, CLOCK, DIGEST, END, INVITATION, OFFER, SEAT, TURN, wishes_of
from tricorne.server.club.presence import Presence
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.database import Taken
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.tables import Tables

LOOK_EVERY = 5.0
LOOK_FOR_ABSENT_EVERY = 60.0
MOST_AT_ONCE = 20
MOST_OF_ONE = 2
"""Notices of one account that are on their way at a time."""
MOST_TOLD = 100
SECONDS = 30.0
"""For everything that belongs to one notice."""
PAUSES = (30.0, 300.0, 1800.0)
SEEN_LATER = (OFFER, CHAT, END, SEAT)
"""What nobody has to be told who has been at the table since."""
BY_TIME = (TURN, CLOCK, SEAT, DIGEST)
"""What comes by the mere passing of time: its member has had that time."""
BY_OTHERS = (INVITATION, OFFER, CHAT)
MOST_BY_OTHERS = 60
"""Notices of a kind that others cause at will, to one account in a day."""
_k, _a, _n = schema.keys.c, club.accounts.c, club.notices.c
log = logging.getLogger(__name__)


class Waiting(NamedTuple):
    """A notice that is to be sent."""

    fact: Fact
    channel: str
    tries: int


class Outbox:
    """Finds what members are to be told, and tells them."""

    def __init__(
        self, storage: Storage, tables: Tables, absence: Absence, presence: Presence, channels: Channels, delay: float
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._absence = absence
        self._presence = presence
        self._channels = channels
        self._news = News(storage, tables, absence, channels.url)
        self._delay = delay
        self._look_for_absent = 0.0
        self._sending: dict[asyncio.Task[None], str] = {}
        self._ended = asyncio.Event()
        self.now: Callable[[], float] = time.time

    async def run(self) -> None:
        """Look again and again."""
        await look_again_and_again("notices", self.look, lambda: min(LOOK_EVERY, max(self._delay, 0.1)), self._ended)

    async def look(self) -> None:
        """Note what is due by now, decide how it is told, and begin to send."""
        await self.note()
        await self.tell_due()
        await self.send_waiting()

    # Noting

    async def note(self) -> None:
        """Note what has become so by the mere passing of time."""
        now = self.now()
        found = [*await facts.turns(self._storage, now, self._delay), *await facts.low_clocks(self._storage, now)]
        if now >= self._look_for_absent:
            self._look_for_absent = now + LOOK_FOR_ABSENT_EVERY
            found += await self._free_seats(now)
        for fact in found:
            statement = facts.noting(fact)
            with suppress(Taken):
                await self._storage.write(statement)
        await note_digests(self._storage, now)

    async def _free_seats(self, now: float) -> list[Fact]:
        """The others, and whoever is waited for, are told when somebody may be replaced."""
        found: list[Fact] = []
        for missing in await facts.missing(self._storage, now - self._absence.days * DAY):
            try:
                found += await self._free_at(missing, now)
            except Exception:
                log.exception("who is away from table %s is not known", missing.table)
        return found

    async def _free_at(self, missing: facts.Missing, now: float) -> list[Fact]:
        async with await self._tables.open(missing.table) as live:
            free = await self._absence.seats(live)
            if not any(live.match.seats[seat] == missing.player for seat in free):
                return []
            accounts = {one.account for one in live.persons.values() if one.account and one.seats}
            return [Fact(account, SEAT, missing.about, live.id, None, now) for account in sorted(accounts)]

    # Telling

    async def tell_due(self) -> None:
        """Decide on which channels a fact is told, when its member has had a while to see it by themselves."""
        columns = (_n.account, _n.kind, _n.about, _n.table_id, _n.event_id, _n.at)
        query = (
            sa.select(*columns, *club.accounts.columns)
            .join(club.accounts, _a.id == _n.account)
            .where(_n.state == DUE, _n.next <= self.now() - sa.case((_n.kind.in_(BY_TIME), 0.0), else_=self._delay))
            .order_by(_n.next)
            .limit(MOST_TOLD)
        )
        for row in await self._storage.read_aside(lambda c: c.execute(query).all()):
            await self._tell(Fact(*row[:6]), Account(*row[6:]))

    async def _tell(self, fact: Fact, account: Account) -> None:
        wishes = await wishes_of(self._storage, account.id)
        possible = await self._channels.of(account)
        channels = [channel for channel in wishes.on(fact.kind) if channel in possible]
        if channels and not await self._is_news(fact):
            channels = []
        now = self.now()
        this = (_n.account == fact.account, _n.kind == fact.kind, _n.about == fact.about)
        mark = club.notices.update().where(*this, _n.channel == "", _n.state == DUE).values(state=TOLD)
        row = {
            "account": fact.account,
            "kind": fact.kind,
            "about": fact.about,
            "table_id": fact.table,
            "event_id": fact.event,
            "at": fact.at,
            "state": "waiting",
            "tries": 0,
            "next": now,
        }

        def act(connection: sa.Connection) -> None:
            if connection.execute(mark).rowcount and channels and not too_many(connection, fact, now):
                connection.execute(club.notices.insert(), [{**row, "channel": channel} for channel in channels])

        await self._storage.transact(act)

    async def _is_news(self, fact: Fact) -> bool:
        """Whether a member does not look at it now, and has not looked since where that is enough."""
        now = self.now()
        if fact.kind == DIGEST:
            return True
        if fact.table is None or fact.kind == INVITATION:
            query = sa.select(_a.here_until).where(_a.id == fact.account)
        else:
            query = sa.select(_k.here_until).where(_k.table_id == fact.table, _k.account == fact.account)
        until = await self._storage.read(lambda c: c.execute(query).scalar()) or 0.0
        if until > now or self._presence.is_at(fact.account, fact.table or ""):
            return False
        return fact.kind not in SEEN_LATER or until < fact.at

    # Sending

    async def send_waiting(self) -> None:
        """Begin to send what waits and is due: some at a time, and few of the same account."""
        columns = (_n.account, _n.kind, _n.about, _n.table_id, _n.event_id, _n.at, _n.channel, _n.tries)
        while room := MOST_AT_ONCE - len(self._sending):
            busy = [account for account, number in Counter(self._sending.values()).items() if number >= MOST_OF_ONE]
            query = (
                sa.select(*columns)
                .where(_n.state == "waiting", _n.next <= self.now(), _n.account.not_in(busy))
                .order_by(_n.next)
                .limit(room)
            )
            rows = await self._storage.read_aside(lambda c, query=query: c.execute(query).all())  # type: ignore[misc]
            begun = [await self._begin(Waiting(Fact(*row[:6]), row[6], row[7])) for row in rows]
            if not any(begun):
                return

    async def _begin(self, waiting: Waiting) -> bool:
        """Begin to send a notice, unless its member has quiet hours or is being sent enough already."""
        account = waiting.fact.account
        if list(self._sending.values()).count(account) >= MOST_OF_ONE:
            return False
        wishes = await wishes_of(self._storage, account)
        if (quiet := wishes.quiet_until(waiting.fact.kind, self.now())) is not None:
            return await self._mark(waiting, "waiting", next=quiet)
        if not await self._mark(waiting, "waiting", state="sending", tries=waiting.tries + 1):
            return False
        task = asyncio.create_task(self._send(waiting))
        self._sending[task] = account
        task.add_done_callback(self._has_sent)
        return True

    def _has_sent(self, task: asyncio.Task[None]) -> None:
        del self._sending[task]
        self._ended.set()

    async def finish(self) -> None:
        """Wait until nothing is on its way."""
        while self._sending:
            await asyncio.wait(set(self._sending))

    def close(self) -> None:
        """Send nothing more."""
        for task in self._sending:
            task.cancel()

    async def _mark(self, waiting: Waiting, before: str, **values: object) -> bool:
        """Change the state of a notice, if it is what we think it is."""
        fact = waiting.fact
        statement = club.notices.update().where(
            _n.account == fact.account,
            _n.kind == fact.kind,
            _n.about == fact.about,
            _n.channel == waiting.channel,
            _n.state == before,
        )
        return await self._storage.transact(lambda c: c.execute(statement.values(**values)).rowcount == 1)

    async def _send(self, waiting: Waiting) -> None:
        kind, channel = waiting.fact.kind, waiting.channel
        try:
            async with asyncio.timeout(SECONDS):
                sent = await self._deliver(waiting)
        except Exception as error:
            again = waiting.tries < len(PAUSES) and not (isinstance(error, NotSent) and error.final)
            known = isinstance(error, NotSent | TimeoutError | TricorneError)
            log.warning("a notice by %s was not sent: %s", channel, error, exc_info=not known)
            metrics.count("tricorne_notices_total", kind=kind, channel=channel, outcome="failed")
            pause = PAUSES[min(waiting.tries, len(PAUSES) - 1)]
            await self._mark(waiting, "sending", state="waiting" if again else "failed", next=self.now() + pause)
        else:
            outcome = "sent" if sent else "late"
            metrics.count("tricorne_notices_total", kind=kind, channel=channel, outcome=outcome)
            await self._mark(waiting, "sending", state="sent")

    async def _deliver(self, waiting: Waiting) -> bool:
        """Send one notice; not if it is no news any more, or is no longer wanted."""
        fact = waiting.fact
        query = sa.select(club.accounts).where(_a.id == fact.account)
        row = await self._storage.read(lambda c: c.execute(query).first())
        wishes = await wishes_of(self._storage, fact.account)
        if row is None or waiting.channel not in wishes.on(fact.kind) or not await self._is_news(fact):
            return False
        account = Account(*row)
        if fact.kind == DIGEST:
            notice = await digest_of(self._storage, account, self._channels.url, self.now())
        else:
            notice = await self._news.notice(fact, account, self.now())
        return notice is not None and await self._channels.send(waiting.channel, account, fact, notice)


def too_many(connection: sa.Connection, fact: Fact, now: float) -> bool:
    """Whether somebody is being flooded with what others cause at will."""
    today = (_n.account == fact.account, _n.kind == fact.kind, _n.channel != "", _n.at > now - DAY)
    count = sa.select(sa.func.count(sa.distinct(_n.about))).where(*today)
    return fact.kind in BY_OTHERS and int(connection.execute(count).scalar() or 0) >= MOST_BY_OTHERS
