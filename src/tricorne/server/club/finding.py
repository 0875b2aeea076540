"""Finding an opponent: the tables with open seats, by game, pace, language and level, newest first."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.server.base.strength import START
from tricorne.server.club.lobby import COLUMNS, PAGE, LobbyTable, Sought, TablePage, table_of, welcome_to
from tricorne.server.club.pages import along
from tricorne.server.club.seeking import Level, rating_in
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.people import OPEN

HOUR, DAY = 3_600.0, 86_400.0
PACES = {"evening": (0.0, DAY), "days": (DAY, 7 * DAY), "weeks": (7 * DAY, None)}
"""By name: from how many seconds on the clock of each person to below how many."""
NO_CLOCK = "none"
_k, _m, _t, _a, _o = schema.keys.c, club.meetings.c, schema.tables.c, club.accounts.c, club.profiles.c


class Wanted(NamedTuple):
    """Which open tables; `fits` leaves out those whose host wants another level than the visitor's."""

    game: str = ""
    scenario: str = ""
    pace: str = ""
    language: str = ""
    fits: bool = False
    after: str = ""


async def open_tables(storage: Storage, account: str | None, wanted: Wanted, offer_hours: float) -> TablePage:
    """A page of the tables at which anybody may sit down and whose host comes by."""
    now = time.time()
    query = _query(account, wanted, now, offer_hours * HOUR)
    found = await along(storage, query, (_m.seeks, _m.table_id), PAGE, wanted.after)
    seats = await _open_seats(storage, [row.id for row in found.rows])
    return TablePage([_shown(row, seats[row.id], now) for row in found.rows if row.id in seats], found.next)


def _query(account: str | None, wanted: Wanted, now: float, lasts: float) -> sa.Select[Any]:
    own = sa.func.coalesce(rating_in(_t.game, account or ""), START)
    hides = sa.exists().where(_o.account == _m.host, _o.hides.like('%"rating"%'))
    host = sa.case((hides, sa.null()), else_=rating_in(_t.game, _m.host))
    patience = sa.case((_m.bank < lasts, _m.bank), else_=lasts)
    query = (
        sa.select(*COLUMNS, _m.seeks, _m.language, _m.least, _m.most, own.label("own"), host.label("host_rating"))
        .select_from(club.meetings)
        .join(schema.tables, _t.id == _m.table_id)
        .join(club.accounts, _a.id == _m.host)
        .where(_m.seeks.is_not(None), _a.seen > now - patience, welcome_to(account))
    )
    exact = ((_t.game, wanted.game), (_t.scenario, wanted.scenario))
    query = query.where(*(column == value for column, value in exact if value))
    if wanted.pace == NO_CLOCK:
        query = query.where(_m.bank.is_(None))
    elif wanted.pace:
        least, below = PACES[wanted.pace]
        query = query.where(_m.bank >= least, *(() if below is None else (_m.bank < below,)))
    if wanted.language:
        query = query.where(_m.language.in_(("", wanted.language)))
    if wanted.fits:
        query = query.where(sa.or_(_m.least.is_(None), _m.least <= own), sa.or_(_m.most.is_(None), _m.most >= own))
    return query


async def _open_seats(storage: Storage, tables: list[str]) -> dict[str, list[str]]:
    """By table: the seats that anybody may take."""
    query = sa.select(_k.table_id, _k.seats).where(_k.table_id.in_(tables), _k.offer == OPEN).order_by(_k.player)
    seats: dict[str, list[str]] = {}
    for table, some in await storage.read(lambda c: c.execute(query).all()):
        seats.setdefault(table, []).extend(msgspec.json.decode(some, type=list[str]))
    return seats


def _shown(row: Any, seats: list[str], now: float) -> LobbyTable:
    rating = None if row.host_rating is None else round(row.host_rating)
    fits = Level(row.least, row.most).admits(row.own)
    sought = Sought(row.seeks, row.language, row.least, row.most, rating, fits)
    return msgspec.structs.replace(table_of(row, seats, now), seeks=sought)
