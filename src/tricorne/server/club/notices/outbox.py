"""The notices that are due: noted once for each turn and channel, then sent, a few times if need be.

A row for a turn and channel can be made only once, in whichever process; a process sends it only after it has
marked it as being sent. So a crash may lose a notice, but nobody ever gets one twice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.core.errors import TricorneError
from tricorne.server.base import metrics
from tricorne.server.club.accounts import Account
from tricorne.server.club.notices.mail import Mailer, NotSent
from tricorne.server.club.notices.push import Browser, Pusher
from tricorne.server.club.notices.texts import Notice, notice_for
from tricorne.server.club.notices.web import Courier
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.database import Taken
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.tables import Tables

MAIL, WEBHOOK, PUSH = "mail", "webhook", "push"
LOOK_EVERY = 5.0
MOST_AT_ONCE = 20
MOST_OF_ONE = 2
"""Notices of one account that are on their way at a time."""
MOST_NOTED = 100
SECONDS = 30.0
"""For everything that belongs to one notice."""
PAUSES = (30.0, 300.0, 1800.0)
_k, _a, _n, _t, _m = schema.keys.c, club.accounts.c, club.notices.c, schema.tables.c, club.meetings.c
log = logging.getLogger(__name__)


class Due(NamedTuple):
    """A turn of which somebody does not know."""

    table: str
    player: str
    seats: str
    turn: int
    account: Account


class Waiting(NamedTuple):
    """A notice that is to be sent."""

    table: str
    player: str
    turn: int
    channel: str
    account: str
    tries: int


class Outbox:
    """Finds who is to get a notice, and sends it."""

    def __init__(
        self, storage: Storage, tables: Tables, mailer: Mailer | None, courier: Courier, url: str, delay: float
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._mailer = mailer
        self._url = url
        self._delay = delay
        self._courier = courier
        self._sending: dict[asyncio.Task[None], str] = {}
        self._ended = asyncio.Event()
        self.pusher: Pusher | None = None

    async def run(self) -> None:
        """Look again and again."""
        while True:
            try:
                await self.note_turns()
                await self.send_waiting()
            except TricorneError as error:
                log.error("notices wait: %s", error.code)
            except Exception:
                log.exception("notices failed")
            self._ended.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), min(LOOK_EVERY, max(self._delay, 0.1)))

    # Noting

    async def note_turns(self) -> None:
        """Note a notice for each turn that has lasted a while and of which its person does not know."""
        query = (
            sa.select(_k.table_id, _k.player, _k.seats, _k.turn, *club.accounts.columns)
            .join(club.accounts, _a.id == _k.account)
            .join(schema.tables, _t.id == _k.table_id)
            .join(club.meetings, _m.table_id == _k.table_id)
            .where(_k.asked_since < time.time() - self._delay, _k.noticed < _k.turn, _t.finished.is_(None))
            .where(_m.begun.is_not(None))
            .where(sa.func.coalesce(_a.vacation_until, 0) < time.time())
            .order_by(_k.asked_since)
            .limit(MOST_NOTED)
        )
        rows = await self._storage.read_aside(lambda c: c.execute(query).all())
        for row in rows:
            await self._note(Due(row.table_id, row.player, row.seats, row.turn, Account(*row[4:])))

    async def _note(self, due: Due) -> None:
        here = await self._is_here(due)
        channels = [] if here else await self._channels(due.account)

        def act(connection: sa.Connection) -> None:
            noticed = schema.keys.update().where(
                _k.table_id == due.table, _k.player == due.player, _k.noticed < due.turn, _k.turn == due.turn
            )
            if connection.execute(noticed.values(noticed=due.turn)).rowcount and channels:
                rows = [
                    {"table_id": due.table, "player": due.player, "turn": due.turn, "channel": channel}
                    for channel in channels
                ]
                more = {"account": due.account.id, "state": "waiting", "tries": 0, "next": time.time()}
                connection.execute(club.notices.insert(), [{**row, **more} for row in rows])

        try:
            await self._storage.transact(act)
        except Taken:
            log.info("a notice was noted by another process")

    async def _is_here(self, due: Due) -> bool:
        """Whether the person looks at the table right now."""
        seats = set(msgspec.json.decode(due.seats, type=list[str]))
        return any(seats & live.audience.online_seats() for live in self._tables.watched(due.table))

    async def _channels(self, account: Account) -> list[str]:
        channels = []
        if self._mailer is not None and account.mail and account.mail_notices:
            channels.append(MAIL)
        if account.webhook:
            channels.append(WEBHOOK)
        if await self._browsers(account.id):
            channels.append(PUSH)
        return channels

    async def _browsers(self, account: str) -> list[Browser]:
        c = club.pushes.c
        query = sa.select(c.endpoint, c.p256dh, c.auth).where(c.account == account)
        return [Browser(*row) for row in await self._storage.read(lambda connection: connection.execute(query).all())]

    # Sending

    async def send_waiting(self) -> None:
        """Begin to send what waits and is due: some at a time, and few of the same account."""
        while room := MOST_AT_ONCE - len(self._sending):
            busy = [account for account, number in Counter(self._sending.values()).items() if number >= MOST_OF_ONE]
            query = (
                sa.select(_n.table_id, _n.player, _n.turn, _n.channel, _n.account, _n.tries)
                .where(_n.state == "waiting", _n.next <= time.time(), _n.account.not_in(busy))
                .order_by(_n.next)
                .limit(room)
            )
            rows = await self._storage.read_aside(lambda c, query=query: c.execute(query).all())  # type: ignore[misc]
            begun = [await self._begin(Waiting(*row)) for row in rows]
            if not any(begun):
                return

    async def _begin(self, waiting: Waiting) -> bool:
        """Begin to send a notice, unless its account is being sent enough already, or another process sends it."""
        if list(self._sending.values()).count(waiting.account) >= MOST_OF_ONE:
            return False
        if not await self._mark(waiting, "waiting", state="sending", tries=waiting.tries + 1):
            return False
        task = asyncio.create_task(self._send(waiting))
        self._sending[task] = waiting.account
        task.add_done_callback(self._has_sent)
        return True

    def _has_sent(self, task: asyncio.Task[None]) -> None:
        del self._sending[task]
        self._ended.set()

    def close(self) -> None:
        """Send nothing more."""
        for task in self._sending:
            task.cancel()

    async def _mark(self, waiting: Waiting, before: str, **values: object) -> bool:
        """Change the state of a notice, if it is what we think it is."""
        statement = club.notices.update().where(
            _n.table_id == waiting.table,
            _n.player == waiting.player,
            _n.turn == waiting.turn,
            _n.channel == waiting.channel,
            _n.state == before,
        )
        return await self._storage.transact(lambda c: c.execute(statement.values(**values)).rowcount == 1)

    async def _send(self, waiting: Waiting) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                sent = await self._deliver(waiting)
        except (NotSent, TimeoutError, TricorneError) as error:
            again = waiting.tries < len(PAUSES) and not (isinstance(error, NotSent) and error.final)
            log.warning("a notice by %s was not sent: %s", waiting.channel, error)
            metrics.count("tricorne_notices_total", channel=waiting.channel, outcome="failed")
            pause = PAUSES[min(waiting.tries, len(PAUSES) - 1)]
            await self._mark(waiting, "sending", state="waiting" if again else "failed", next=time.time() + pause)
        else:
            metrics.count("tricorne_notices_total", channel=waiting.channel, outcome="sent" if sent else "late")
            await self._mark(waiting, "sending", state="sent")

    async def _deliver(self, waiting: Waiting) -> bool:
        """Send one notice; not if the turn has passed meanwhile."""
        row = await self._storage.read(
            lambda c: c.execute(sa.select(club.accounts).where(_a.id == waiting.account)).first()
        )
        key = await self._storage.key_of(waiting.table, waiting.account)
        if row is None or key is None:
            return False
        account = Account(*row)
        notice = await self._notice(waiting, key.seats, account.language)
        if notice is None:
            return False
        if waiting.channel == MAIL and self._mailer is not None and account.mail:
            await self._mailer.send(account.mail, notice.title, notice.text)
        elif waiting.channel == WEBHOOK and account.webhook:
            body = webhook_body(notice, account.webhook_kind, waiting.turn)
            await self._courier.post(account.webhook, body, {"content-type": "application/json"})
        elif waiting.channel == PUSH and self.pusher is not None:
            await self._push(self.pusher, account.id, notice)
        return True

    async def _notice(self, waiting: Waiting, seats: str, language: str) -> Notice | None:
        own = msgspec.json.decode(seats, type=list[str])
        async with await self._tables.open(waiting.table) as live:
            seat = next((seat for seat in live.asked if seat in own), None)
            return None if seat is None else notice_for(live, seat, language, self._url)

    async def _push(self, pusher: Pusher, account: str, notice: Notice) -> None:
        """To each browser of the person; those that are gone are forgotten."""
        text = msgspec.json.encode({"title": notice.title, "body": notice.asked, "url": notice.url}).decode()
        failures = []
        browsers = await self._browsers(account)
        for browser in browsers:
            try:
                await pusher.send(browser, text)
            except NotSent as error:
                failures.append(error)
                if error.final:
                    gone = club.pushes.delete().where(club.pushes.c.endpoint == browser.endpoint)
                    await self._storage.transact(lambda c, gone=gone: c.execute(gone))  # type: ignore[misc]
        if browsers and len(failures) == len(browsers):
            raise failures[0]


def webhook_body(notice: Notice, kind: str, turn: int) -> bytes:
    """What is posted: a line for Discord, everything by name for programs."""
    if kind == "discord":
        content = f"{notice.title}\n{notice.asked}\n{notice.url}"
        return msgspec.json.encode({"content": content[:1900], "allowed_mentions": {"parse": []}})
    return msgspec.json.encode({"event": "your-turn", "turn": turn, **notice._asdict()})
