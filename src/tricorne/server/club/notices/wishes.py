"""What members wish of notices: which kinds on which channels, when not, and a digest of the day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec
import sqlalchemy as sa

from tricorne.server.base.errors import Problem
from tricorne.server.storage import club_schema as club
from tricorne.server.storage.storage import Storage

TURN, INVITATION, OFFER, CHAT = "turn", "invitation", "offer", "chat"
END, CLOCK, SEAT, ROUND = "end", "clock", "seat", "round"
KINDS = (TURN, INVITATION, OFFER, CHAT, END, CLOCK, SEAT, ROUND)
DIGEST = "digest"
"""The mail of the day: chosen by its hour, not by channels."""
MAIL, WEBHOOK, PUSH = "mail", "webhook", "push"
CHANNELS = (MAIL, WEBHOOK, PUSH)
USUAL: Mapping[str, tuple[str, ...]] = {**dict.fromkeys(KINDS, CHANNELS), CHAT: (WEBHOOK, PUSH)}
"""Everything on every channel that somebody has given; what is said at tables not by mail."""
DAYS_LOOKED_AT = 3
"""A time of the day comes within as many days, also where a clock is changed."""
_w = club.notice_wishes.c


class Wishes(msgspec.Struct, frozen=True):
    """The wishes of a member. `quiet` are minutes of the day; `digest` is an hour."""

    channels: dict[str, list[str]] = {}
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    clock_wakes: bool = False
    digest: int | None = None

    def on(self, kind: str) -> tuple[str, ...]:
        """The channels on which a kind is told."""
        if kind == DIGEST:
            return () if self.digest is None else (MAIL,)
        return tuple(self.channels.get(kind, USUAL[kind]))

    def without_mail(self, kind: str) -> Wishes:
        """The same without mails of a kind."""
        if kind == DIGEST:
            return msgspec.structs.replace(self, digest=None)
        left = [channel for channel in self.on(kind) if channel != MAIL]
        return msgspec.structs.replace(self, channels={**self.channels, kind: left})

    def quiet_until(self, kind: str, now: float) -> float | None:
        """When the quiet hours end that keep a notice back now; None if nothing does."""
        if self.quiet is None or kind == DIGEST or (kind == CLOCK and self.clock_wakes):
            return None
        begin, end = self.quiet
        local = datetime.fromtimestamp(now, zone_of(self.zone))
        minute = local.hour * 60 + local.minute
        is_quiet = begin <= minute < end if begin <= end else minute >= begin or minute < end
        return _next_time(time(end // 60, end % 60, fold=local.fold), local) if is_quiet else None

    def next_digest(self, now: float) -> float | None:
        """When the next digest is due."""
        if self.digest is None:
            return None
        return _next_time(time(self.digest), datetime.fromtimestamp(now, zone_of(self.zone)))


def _next_time(wanted: time, local: datetime) -> float:
    """When a clock on the wall next shows a time."""
    now = local.timestamp()
    days = (local.date() + timedelta(days=days) for days in range(DAYS_LOOKED_AT))
    return next(at for day in days if (at := datetime.combine(day, wanted, local.tzinfo).timestamp()) > now)


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def checked_zone(name: str) -> str:
    """The name of a time zone, or a refusal."""
    if name not in _zones() and name != "UTC":
        raise Problem("bad-zone", zone=name)
    return name


def zone_of(name: str) -> tzinfo:
    """A time zone by its name; UTC where this machine does not know it."""
    return ZoneInfo(name) if name in _zones() else UTC


async def wishes_of(storage: Storage, account: str) -> Wishes:
    """The wishes of a member: those that are stored, else the usual ones."""
    query = sa.select(club.notice_wishes).where(_w.account == account)
    row = await storage.read(lambda c: c.execute(query).first())
    if row is None:
        return Wishes()
    quiet = None if row.quiet_from is None else (row.quiet_from, row.quiet_until)
    channels = msgspec.json.decode(row.channels, type=dict[str, list[str]])
    return Wishes(channels, row.zone, quiet, row.clock_wakes, row.digest)


async def keep_wishes(storage: Storage, account: str, wishes: Wishes, now: float) -> None:
    """Store the wishes of a member."""
    begin, end = wishes.quiet or (None, None)
    row = {
        "account": account,
        "channels": msgspec.json.encode(wishes.channels).decode(),
        "zone": wishes.zone,
        "quiet_from": begin,
        "quiet_until": end,
        "clock_wakes": wishes.clock_wakes,
        "digest": wishes.digest,
        "digest_next": wishes.next_digest(now),
    }

    def act(connection: sa.Connection) -> None:
        connection.execute(club.notice_wishes.delete().where(_w.account == account))
        connection.execute(club.notice_wishes.insert(), row)

    await storage.transact(act)
