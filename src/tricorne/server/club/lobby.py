"""What a member finds: their tables with those first that wait for them, invitations, open tables, games to watch."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from tricorne.server.club.meetings import Meeting
from tricorne.server.club.turns import Clock
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.people import LINK, OPEN

MOST = 100
_k, _m, _t, _a, _b = schema.keys.c, club.meetings.c, schema.tables.c, club.accounts.c, club.blocks.c
_COLUMNS = (
    _t.id,
    _t.name,
    _t.game,
    _t.setup,
    _t.created,
    _t.finished,
    _k.seats,
    _k.asked_since,
    _k.runs_from,
    _k.bank,
    _m.visibility,
    _m.clock,
    _a.name.label("host"),
)


class ClockInfo(msgspec.Struct):
    bank: float
    per_turn: float
    at_zero: str
    player: str


class PersonInfo(msgspec.Struct):
    """Somebody at a table: their seats, their name if they have an account, and their time."""

    seats: list[str]
    name: str | None
    offer: str
    since: float | None
    left: float | None
    vacation_until: float | None
    lost: bool


class People(msgspec.Struct):
    visibility: str
    rated: bool
    clock: ClockInfo | None
    people: list[PersonInfo]
    rematch: str | None


class LobbyTable(msgspec.Struct):
    table: str
    name: str
    game: str
    scenario: str
    seats: list[str]
    your_turn: bool
    since: float | None
    left: float | None
    finished: bool
    visibility: str
    host: str | None
    clock: ClockInfo | None
    at: float


class Lobby(msgspec.Struct):
    mine: list[LobbyTable]
    invitations: list[LobbyTable]
    open: list[LobbyTable]
    watch: list[LobbyTable]


class _Scenario(msgspec.Struct):
    """The part of a stored set-up that the lobby shows."""

    scenario: str


def _listed(*where: Any) -> sa.Select[Any]:
    return (
        sa.select(*_COLUMNS)
        .select_from(schema.keys)
        .join(schema.tables, _t.id == _k.table_id)
        .join(club.meetings, _m.table_id == _k.table_id)
        .outerjoin(club.accounts, _a.id == _m.host)
        .where(*where)
        .limit(MOST)
    )


async def lobby_of(storage: Storage, account: str | None) -> Lobby:
    """The lobby of a member, or of a visitor."""
    mine: list[LobbyTable] = []
    invitations: list[LobbyTable] = []
    blocked = (
        sa.select(_b.blocked).where(_b.account == account).union(sa.select(_b.account).where(_b.blocked == account))
    )
    welcome = sa.func.coalesce(_m.host, "").not_in(blocked)
    if account is not None:
        first = (_t.finished.is_not(None), _k.asked_since.is_(None), _k.asked_since, _t.created.desc())
        mine = await _tables(storage, _listed(_k.account == account).order_by(*first), own=True)
        invited = _listed(_k.offer == account, _t.finished.is_(None), welcome).order_by(_t.created.desc())
        invitations = await _tables(storage, invited)
    visible = (_m.visibility == OPEN, _t.finished.is_(None), welcome)
    other = schema.keys.alias().c
    awaited = sa.exists().where(other.table_id == _t.id, sa.or_(other.offer != "", other.account == (account or "")))
    open_ = _listed(_k.offer == OPEN, *visible).order_by(_t.created.desc())
    watched = _listed(_k.player == "observer", ~awaited, *visible).order_by(_t.created.desc())
    return Lobby(mine, invitations, await _tables(storage, open_), await _tables(storage, watched))


async def _tables(storage: Storage, query: sa.Select[Any], *, own: bool = False) -> list[LobbyTable]:
    now = time.time()
    return [_table(row, now, own) for row in await storage.read(lambda c: c.execute(query).all())]


def _table(row: Any, now: float, own: bool) -> LobbyTable:
    return LobbyTable(
        table=row.id,
        name=row.name,
        game=row.game,
        scenario=msgspec.json.decode(row.setup, type=_Scenario).scenario,
        seats=msgspec.json.decode(row.seats, type=list[str]),
        your_turn=own and row.asked_since is not None and row.finished is None,
        since=row.asked_since if own else None,
        left=time_left(row.bank, row.runs_from, now) if own else None,
        finished=row.finished is not None,
        visibility=row.visibility,
        host=row.host,
        clock=None if row.clock is None else clock_info(msgspec.json.decode(row.clock, type=Clock)),
        at=row.finished or row.created,
    )


def time_left(bank: float | None, runs_from: float | None, now: float) -> float | None:
    """The seconds on somebody's clock."""
    if bank is None:
        return None
    return max(0.0, bank - max(0.0, now - runs_from)) if runs_from is not None else max(0.0, bank)


def clock_info(clock: Clock | None) -> ClockInfo | None:
    """A clock as it is shown."""
    return None if clock is None else ClockInfo(clock.bank, clock.per_turn, clock.at_zero, clock.player)


async def people_of(storage: Storage, table: str, meeting: Meeting | None, rematch: str | None) -> People:
    """Who sits at a table, with their clocks."""
    query = (
        sa.select(_k.seats, _k.offer, _k.asked_since, _k.runs_from, _k.bank, _k.lost, _a.name, _a.vacation_until)
        .outerjoin(club.accounts, _a.id == _k.account)
        .where(_k.table_id == table, _k.player != "observer")
        .order_by(_k.player)
    )
    now = time.time()
    people = [
        PersonInfo(
            seats=msgspec.json.decode(row.seats, type=list[str]),
            name=row.name,
            offer=row.offer if row.offer in ("", OPEN) else "invited",
            since=row.asked_since,
            left=time_left(row.bank, row.runs_from, now),
            vacation_until=row.vacation_until if (row.vacation_until or 0) > now else None,
            lost=row.lost is not None,
        )
        for row in await storage.read(lambda c: c.execute(query).all())
    ]
    if meeting is None:
        return People(LINK, False, None, people, rematch)
    return People(meeting.visibility, meeting.rated, clock_info(meeting.clock), people, rematch)
