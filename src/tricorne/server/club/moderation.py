"""What moderators do: warn, mute, suspend, lift that again, rename, close a table.

Each act is kept, with its reason and an answer.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.server.base.errors import Problem
from tricorne.server.club.accounts import Account, checked_name, key_of_name, new_id, rename_in_events
from tricorne.server.club.pages import along
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema, writes
from tricorne.server.storage.database import Taken
from tricorne.server.storage.storage import Storage

WARN, MUTE, SUSPEND, LIFT, RENAME, CLOSE = "warn", "mute", "suspend", "lift", "rename", "close"
DAY = 86_400.0
PAGE = 50
_a, _o, _r, _k = club.accounts.c, club.orders.c, club.reports.c, schema.keys.c


class Order(msgspec.Struct):
    """An act of a moderator on a member."""

    id: str
    member: str
    moderator: str | None
    act: str
    reason: str
    what: str
    at: float
    until: float | None
    answer: str | None


class Reported(msgspec.Struct):
    """Something that a member has reported."""

    id: str
    at: float
    by: str | None
    about: str | None
    table: str | None
    text: str


class Reports(msgspec.Struct):
    """What members have reported, and what to ask for to get what comes after it."""

    reports: list[Reported]
    next: str | None


class Orders(msgspec.Struct):
    """What moderators did, and what to ask for to get what comes after it."""

    orders: list[Order]
    next: str | None


class Wish(NamedTuple):
    """What a moderator wants done: for so many days, with a new name, about a table, because of a report."""

    act: str
    reason: str
    days: float = 0.0
    name: str = ""
    table: str = ""
    report: str = ""


def must_not_be_suspended(account: Account) -> None:
    """Refuse whoever is suspended, and tell until when."""
    if account.suspended_until is not None and account.suspended_until > time.time():
        raise Problem("suspended", until=int(account.suspended_until))


class Moderation:
    """The acts, stored together with what they change."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def act(self, moderator: Account, member: Account, wish: Wish) -> list[str]:
        """Do something about a member; gives the tables at which others have to learn of it."""
        now = time.time()
        until = now + wish.days * DAY if wish.act in (MUTE, SUSPEND) else None
        changes: dict[str, dict[str, Any]] = {
            MUTE: {"muted_until": until},
            SUSPEND: {"suspended_until": until},
            LIFT: {"muted_until": None, "suspended_until": None},
        }
        values = changes.get(wish.act, {})
        what = wish.table if wish.act == CLOSE else ""
        if wish.act == RENAME:
            name, what = checked_name(wish.name), member.name
            values = {"name": name, "name_key": key_of_name(name)}
        row = {
            "id": new_id(),
            "account": member.id,
            "moderator": moderator.id,
            "act": wish.act,
            "reason": wish.reason,
            "what": what,
            "at": now,
            "until": until,
            "answer": None,
        }

        def act(connection: sa.Connection) -> list[str]:
            connection.execute(club.orders.insert(), row)
            if values:
                connection.execute(club.accounts.update().where(_a.id == member.id).values(**values))
            if wish.act == RENAME:
                rename_in_events(connection, member.name, values["name"])
            if wish.report:
                connection.execute(club.reports.update().where(_r.id == wish.report).values(settled=now))
            tables = [
                str(found[0]) for found in connection.execute(sa.select(_k.table_id).where(_k.account == member.id))
            ]
            for table in tables if values else []:
                connection.execute(*writes.people_changed(table))
                self._storage.tell(connection, table)
            return tables

        try:
            return await self._storage.transact(act)
        except Taken:
            raise Problem("name-taken", name=wish.name) from None

    async def settle(self, report: str) -> None:
        """Note that a report needs nothing more."""
        change = club.reports.update().where(_r.id == report, _r.settled.is_(None)).values(settled=time.time())
        if not await self._storage.transact(lambda c: c.execute(change).rowcount):
            raise Problem("no-such-report")

    async def reports(self, after: str = "") -> Reports:
        """A page of what waits for a moderator, the latest first."""
        by, about = club.accounts.alias("by"), club.accounts.alias("about")
        query = (
            sa.select(_r.id, _r.at, by.c.name, about.c.name, _r.table_id, _r.text)
            .select_from(club.reports)
            .outerjoin(by, by.c.id == _r.account)
            .outerjoin(about, about.c.id == _r.about)
            .where(_r.settled.is_(None))
        )
        found = await along(self._storage, query, (_r.at, _r.id), PAGE, after)
        return Reports([Reported(*row[: len(Reported.__struct_fields__)]) for row in found.rows], found.next)

    async def orders(self, account: str | None = None, after: str = "") -> Orders:
        """A page of all acts, or of those on a member; the latest first."""
        member, by = club.accounts.alias("member"), club.accounts.alias("moderator")
        query = (
            sa.select(_o.id, member.c.name, by.c.name, _o.act, _o.reason, _o.what, _o.at, _o.until, _o.answer)
            .select_from(club.orders)
            .join(member, member.c.id == _o.account)
            .outerjoin(by, by.c.id == _o.moderator)
        )
        if account is not None:
            query = query.where(_o.account == account)
        found = await along(self._storage, query, (_o.at, _o.id), PAGE, after)
        return Orders([Order(*row[: len(Order.__struct_fields__)]) for row in found.rows], found.next)

    async def last_told(self, account: str) -> float | None:
        """When something was last done about a member, which they ought to read."""
        query = sa.select(sa.func.max(_o.at)).where(_o.account == account)
        return await self._storage.read(lambda c: c.execute(query).scalar())

    async def answer(self, account: Account, order: str, text: str) -> None:
        """What a member has to say about an act, once."""
        change = club.orders.update().where(_o.id == order, _o.account == account.id, _o.answer.is_(None))
        if not await self._storage.transact(lambda c: c.execute(change.values(answer=text)).rowcount):
            raise Problem("order-answered")


async def set_moderator(storage: Storage, name: str, *, is_one: bool) -> None:
    """Give or take the right of a moderator."""
    change = club.accounts.update().where(_a.name_key == key_of_name(name)).values(moderator=is_one)
    if not await storage.transact(lambda c: c.execute(change).rowcount):
        raise Problem("no-such-person", name=name)


async def moderators(storage: Storage) -> list[str]:
    """Who has the right."""
    query = sa.select(_a.name).where(_a.moderator).order_by(_a.name_key)
    return [str(row[0]) for row in await storage.read(lambda c: c.execute(query).all())]
