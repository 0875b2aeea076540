"""What a member finds: their tables with those first that wait for them, invitations, open tables, games to watch."""

from __future__ import annotations

import time
from collections.abc import Sequence, Set
from typing import Any

import msgspec
import sqlalchemy as sa

from tricorne.server.club.meetings import Meeting
from tricorne.server.club.pages import along, counted
from tricorne.server.club.turns import Clock
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.people import LINK, OPEN

PAGE = 50
_k, _m, _t, _a, _b = schema.keys.c, club.meetings.c, schema.tables.c, club.accounts.c, club.blocks.c
COLUMNS = (
    _t.id,
    _t.name,
    _t.game,
    _t.scenario,
    _t.created,
    _t.finished,
    _m.visibility,
    _m.clock,
    _m.rated,
    _a.name.label("host"),
)
"""What is shown of any table; of those at which somebody sits there is more."""


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
    absent: bool


class People(msgspec.Struct):
    visibility: str
    rated: bool
    clock: ClockInfo | None
    paused: bool
    people: list[PersonInfo]
    rematch: str | None


class Sought(msgspec.Struct):
    """Whom the host of an open table seeks. `rating` is the host's own, `fits` whether the visitor's is wanted."""

    since: float
    language: str
    least: int | None
    most: int | None
    rating: int | None
    fits: bool


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
    rated: bool = False
    seeks: Sought | None = None
    others: list[str] = []
    """Who else plays there, by name."""


class TablePage(msgspec.Struct):
    """Tables, and what to ask for to get those after them."""

    tables: list[LobbyTable]
    next: str | None


class NextTables(msgspec.Struct):
    """What to ask for to get the tables after those of each list."""

    mine: str | None
    invitations: str | None
    open: str | None
    watch: str | None


class Lobby(msgspec.Struct):
    """Four lists of tables, and to members who is here. An open table is not listed while its host has been away for
    `offer_hours`, or for the time on its clock where that is less."""

    mine: list[LobbyTable]
    invitations: list[LobbyTable]
    open: list[LobbyTable]
    watch: list[LobbyTable]
    next: NextTables
    offer_hours: float
    here: list[str]


def _listed(*where: Any) -> sa.Select[Any]:
    return (
        sa.select(*COLUMNS, _k.seats, _k.asked_since, _k.runs_from, _k.bank)
        .select_from(schema.keys)
        .join(schema.tables, _t.id == _k.table_id)
        .join(club.meetings, _m.table_id == _k.table_id)
        .outerjoin(club.accounts, _a.id == _m.host)
        .where(*where)
    )


def welcome_to(account: str | None) -> sa.ColumnElement[bool]:
    """Nobody finds tables of somebody who has blocked them, or whom they have blocked."""
    return sa.func.coalesce(_m.host, "").not_in(apart_from(account))


def apart_from(account: str | None) -> sa.CompoundSelect[Any]:
    """Whom a member has blocked, and who has blocked them."""
    return sa.select(_b.blocked).where(_b.account == account).union(sa.select(_b.account).where(_b.blocked == account))


async def own_tables(storage: Storage, account: str, after: str = "") -> TablePage:
    """A member's tables, running ones first, those that wait for them before all others."""
    mine, last_first = _listed(_k.account == account), (_t.created.desc(), _t.id)
    running = mine.where(_t.finished.is_(None)).order_by(_k.asked_since.is_(None), _k.asked_since, *last_first)
    over = mine.where(_t.finished.is_not(None)).order_by(*last_first)
    page = await _counted(storage, [running, over], after, own=True)
    await storage.read(lambda c: _name_others(c, page.tables, account))
    return page


async def invitations_of(storage: Storage, account: str, after: str = "") -> TablePage:
    """The tables at which seats are kept for a member."""
    kept = _listed(_k.offer == account, _t.finished.is_(None), welcome_to(account))
    return await _counted(storage, [kept.order_by(_t.created.desc(), _t.id)], after)


async def watchable_tables(storage: Storage, account: str | None, after: str = "") -> TablePage:
    """The open tables of others at which all seats are taken, newest first."""
    awaited = sa.exists().where(_k.table_id == _t.id, sa.or_(_k.offer != "", _k.account == (account or "")))
    watched = (
        sa.select(*COLUMNS)
        .select_from(schema.tables)
        .join(club.meetings, _m.table_id == _t.id)
        .outerjoin(club.accounts, _a.id == _m.host)
        .where(_t.finished.is_(None), _m.visibility == OPEN, _m.seeks.is_(None), welcome_to(account), ~awaited)
    )
    found = await along(storage, watched, (_t.created, _t.id), PAGE, after)
    now = time.time()
    tables = [table_of(row, [], now) for row in found.rows]
    await storage.read(lambda c: _name_others(c, tables, ""))
    return TablePage(tables, found.next)


def tables_of(connection: sa.Connection, account: str, *, with_private: bool) -> list[LobbyTable]:
    """The running tables of a member: all, or those that anybody may look at."""
    open_to = () if with_private else (_m.visibility == OPEN,)
    running = _listed(_k.account == account, _t.finished.is_(None), *open_to).order_by(_t.created.desc())
    now = time.time()
    tables = [table_of(row, seats_in(row), now) for row in connection.execute(running)]
    _name_others(connection, tables, account)
    return tables


async def _counted(storage: Storage, queries: Sequence[sa.Select[Any]], after: str, *, own: bool = False) -> TablePage:
    found = await counted(storage, queries, PAGE, after)
    now = time.time()
    return TablePage([table_of(row, seats_in(row), now, own=own) for row in found.rows], found.next)


def _name_others(connection: sa.Connection, tables: Sequence[LobbyTable], account: str) -> None:
    """Say who plays at these tables beside somebody: members, and guests who have given themselves a name."""
    at = {table.table: table for table in tables}
    query = (
        sa.select(_k.table_id, sa.func.coalesce(_a.name, _k.guest).label("name"))
        .outerjoin(club.accounts, _a.id == _k.account)
        .where(_k.table_id.in_(at), _k.seats != "[]", sa.func.coalesce(_k.account, "") != account)
        .order_by(_k.table_id, _k.player)
    )
    for table, name in connection.execute(query):
        if name:
            at[table].others.append(name)


def seats_in(row: Any) -> list[str]:
    """The seats of a key."""
    return msgspec.json.decode(row.seats, type=list[str])


def table_of(row: Any, seats: list[str], now: float, *, own: bool = False) -> LobbyTable:
    """A row as it is shown; times and turns only of one's own."""
    return LobbyTable(
        table=row.id,
        name=row.name,
        game=row.game,
        scenario=row.scenario,
        seats=seats,
        your_turn=own and row.asked_since is not None and row.finished is None,
        since=row.asked_since if own else None,
        left=time_left(row.bank, row.runs_from, now) if own else None,
        finished=row.finished is not None,
        visibility=row.visibility,
        host=row.host,
        clock=None if row.clock is None else clock_info(msgspec.json.decode(row.clock, type=Clock)),
        at=row.finished or row.created,
        rated=row.rated,
    )


def time_left(bank: float | None, runs_from: float | None, now: float) -> float | None:
    """The seconds on somebody's clock."""
    if bank is None:
        return None
    return max(0.0, bank - max(0.0, now - runs_from)) if runs_from is not None else max(0.0, bank)


def clock_info(clock: Clock | None) -> ClockInfo | None:
    """A clock as it is shown."""
    return None if clock is None else ClockInfo(clock.bank, clock.per_turn, clock.at_zero, clock.player)


async def people_of(
    storage: Storage, table: str, meeting: Meeting | None, rematch: str | None, absent: Set[str]
) -> People:
    """Who sits at a table, with their clocks; those of some seats do not come any more."""
    query = (
        sa.select(_k.seats, _k.offer, _k.asked_since, _k.runs_from, _k.bank, _k.lost, _a.name, _a.vacation_until)
        .outerjoin(club.accounts, _a.id == _k.account)
        .where(_k.table_id == table, _k.player != "observer")
        .order_by(_k.player)
    )
    now = time.time()
    people = [
        PersonInfo(
            seats=seats_in(row),
            name=row.name,
            offer=row.offer if row.offer in ("", OPEN) else "invited",
            since=row.asked_since,
            left=time_left(row.bank, row.runs_from, now),
            vacation_until=row.vacation_until if (row.vacation_until or 0) > now else None,
            lost=row.lost is not None,
            absent=any(seat in absent for seat in seats_in(row)),
        )
        for row in await storage.read(lambda c: c.execute(query).all())
    ]
    if meeting is None:
        return People(LINK, False, None, False, people, rematch)
    return People(meeting.visibility, meeting.rated, clock_info(meeting.clock), meeting.is_paused, people, rematch)
