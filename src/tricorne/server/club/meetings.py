"""How a table belongs to the club: who may come, by which clock, how its people are called, who reads whom."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.server.club.turns import Clock
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import event_schema, schema
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.company import Company
from tricorne.server.tables.held import HeldTable

_k, _m, _a, _b = schema.keys.c, club.meetings.c, club.accounts.c, club.blocks.c
_g, _o = event_schema.event_games.c, club.profiles.c
PRESENCE = "presence"
"""Whether somebody is here: where a member keeps it private, neither the lobby nor a table shows it."""


class StoredMeeting(NamedTuple):
    """What is stored of it."""

    host: str | None
    visibility: str
    clock: str | None
    rated: bool
    begun: float | None
    paused: float | None
    seeks: float | None


class Meeting(Company):
    """What the club attaches to a table of its own."""

    def __init__(self, stored: StoredMeeting, names: Mapping[str, str], blocked: Mapping[str, Set[str]]) -> None:
        super().__init__(stored.visibility, names, blocked, rated=stored.rated)
        self.host = stored.host
        self.clock = None if stored.clock is None else msgspec.json.decode(stored.clock, type=Clock)
        self.begun = stored.begun is not None
        self.is_paused = stored.paused is not None
        self.seeks = stored.seeks is not None


def meeting_of(table: HeldTable) -> Meeting | None:
    """What the club knows of a table that is held; None if it is not the club's."""
    return table.company if isinstance(table.company, Meeting) else None


def clock_of(table: HeldTable) -> Clock | None:
    """The clock of a table."""
    meeting = meeting_of(table)
    return None if meeting is None else meeting.clock


async def read_meeting(storage: Storage, table: str) -> Meeting | None:
    """What the club knows of a table, if it does."""
    query = sa.select(*(_m[name] for name in StoredMeeting._fields)).where(_m.table_id == table)
    row = await storage.read(lambda connection: connection.execute(query).first())
    if row is None:
        return None
    meeting = Meeting(StoredMeeting(*row), await _names(storage, table), await _blocked(storage, table))
    meeting.of_event = await _is_of_event(storage, table)
    meeting.muted, meeting.suspended = await _restrained(storage, table)
    meeting.unseen = await _unseen(storage, table)
    return meeting


async def _is_of_event(storage: Storage, table: str) -> bool:
    """Whether a table is one of an event."""
    query = sa.select(_g.event_id).where(_g.table_id == table)
    return await storage.read(lambda connection: connection.execute(query).first()) is not None


async def _unseen(storage: Storage, table: str) -> set[str]:
    """The seats of members who keep it private whether they are here."""
    query = sa.select(_k.seats).join(club.profiles, _o.account == _k.account)
    found = query.where(_k.table_id == table, _o.hides.contains(f'"{PRESENCE}"'))
    rows = await storage.read(lambda connection: connection.execute(found).all())
    return {seat for row in rows for seat in msgspec.json.decode(row.seats, type=list[str])}


async def _restrained(storage: Storage, table: str) -> tuple[dict[str, float], dict[str, float]]:
    """Those at a table whom a moderator has muted, and those suspended, and until when."""
    query = sa.select(_a.id, _a.muted_until, _a.suspended_until).join(schema.keys, _k.account == _a.id)
    either = sa.or_(_a.muted_until.is_not(None), _a.suspended_until.is_not(None))
    found = query.where(_k.table_id == table, either)
    rows = await storage.read(lambda connection: connection.execute(found).all())
    return {row[0]: row[1] or 0.0 for row in rows}, {row[0]: row[2] or 0.0 for row in rows}


async def _names(storage: Storage, table: str) -> dict[str, str]:
    """The members at a table, by seat."""
    query = sa.select(_k.seats, _a.name).join(club.accounts, _a.id == _k.account).where(_k.table_id == table)
    rows = await storage.read(lambda connection: connection.execute(query).all())
    return {seat: str(name) for seats, name in rows for seat in msgspec.json.decode(seats, type=list[str])}


async def _blocked(storage: Storage, table: str) -> dict[str, set[str]]:
    """By account: the seats at a table of those whom it has blocked."""
    own, other = schema.keys.alias().c, schema.keys.alias().c
    query = sa.select(_b.account, other.seats).where(
        own.table_id == table, other.table_id == table, own.account == _b.account, other.account == _b.blocked
    )
    blocked: dict[str, set[str]] = {}
    for account, seats in await storage.read(lambda connection: connection.execute(query).all()):
        blocked.setdefault(account, set()).update(msgspec.json.decode(seats, type=list[str]))
    return blocked
