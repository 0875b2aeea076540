"""The archive: finished games, newest first, page after page."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.server.base.errors import Problem
from tricorne.server.base.strength import ACCOUNT
from tricorne.server.club.pages import along
from tricorne.server.club.results import COUNTED, WAITING
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage

PAGE = 50
DAY = 86_400.0
_r, _p, _a, _t = club.results.c, club.parts.c, club.accounts.c, schema.tables.c
_COLUMNS = (
    _r.table_id,
    _r.game,
    _r.scenario,
    _r.begun,
    _r.finished,
    _r.moments,
    _r.how,
    _r.winners,
    _r.places,
    _r.scores,
    _r.seats,
    _r.state,
)


class Wanted(NamedTuple):
    """Which games. `account` is whose games they are; `side`, `outcome` and `against` are seen from there."""

    game: str = ""
    scenario: str = ""
    how: str = ""
    rated: bool | None = None
    shortest: int | None = None
    longest: int | None = None
    since: date | None = None
    until: date | None = None
    account: str | None = None
    is_own: bool = False
    side: str = ""
    outcome: str = ""
    against: str | None = None
    after: str = ""


class SeatResult(msgspec.Struct):
    """Who played a seat: a member by name, or what else did (`guest`, `former`, a bot); its place and score."""

    seat: str
    name: str | None
    player: str
    place: int
    score: int | None


class GameLine(msgspec.Struct):
    table: str
    game: str
    scenario: str
    begun: float
    finished: float
    moments: int
    how: str
    winners: list[str]
    seats: list[SeatResult]
    rated: bool
    replay: bool
    side: str | None = None
    outcome: str | None = None
    hidden: bool = False


class ArchivePage(msgspec.Struct):
    """Games, and what to ask for to get those after them."""

    games: list[GameLine]
    next: str | None


async def archive_of(storage: Storage, wanted: Wanted) -> ArchivePage:
    """A page of the archive."""
    order = (_r.finished, _r.table_id) if wanted.account is None else (_p.finished, _p.table_id)
    found = await along(storage, _query(wanted, *order), order, PAGE, wanted.after, _among(wanted, order[0]))
    return ArchivePage(await _lines(storage, found.rows), found.next)


def _among(wanted: Wanted, at: sa.Column[float]) -> sa.Select[Any]:
    """The part of an index that holds them: of a member, of a game, or of all, between two days."""
    of = _r if wanted.account is None else _p
    query = sa.select(at) if wanted.account is None else sa.select(at).where(_p.account == wanted.account)
    if wanted.game:
        query = query.where(of.game == wanted.game)
    if wanted.since is not None:
        query = query.where(at >= _start_of(wanted.since))
    if wanted.until is not None:
        query = query.where(at < _start_of(wanted.until) + DAY)
    return query


def _query(wanted: Wanted, at: sa.Column[float], table: sa.Column[str]) -> sa.Select[Any]:
    """The games that are wanted."""
    query = _among(wanted, at).with_only_columns(*_COLUMNS)
    if wanted.account is not None:
        query = query.add_columns(_p.side, _p.outcome, _r.hidden).select_from(club.parts)
        query = query.join(club.results, _r.table_id == _p.table_id)
    where: list[Any] = [] if wanted.is_own else [_r.hidden.is_(False)]
    exact = ((_r.scenario, wanted.scenario), (_r.how, wanted.how), (_p.side, wanted.side), (_p.outcome, wanted.outcome))
    where += [column == value for column, value in exact if value]
    if wanted.rated is not None:
        counts = _r.state.in_((COUNTED, WAITING))
        where.append(counts if wanted.rated else ~counts)
    if wanted.shortest is not None:
        where.append(_r.moments >= wanted.shortest)
    if wanted.longest is not None:
        where.append(_r.moments <= wanted.longest)
    if wanted.against is not None:
        other = club.parts.alias().c
        met = (other.table_id == table, other.account == wanted.against, other.side != _p.side)
        where.append(sa.exists().where(*met))
    return query.where(*where)


def _start_of(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


async def _lines(storage: Storage, rows: Sequence[Any]) -> list[GameLine]:
    """Results as they are shown, with the names of members and whether the table is still there."""
    seats = [msgspec.json.decode(row.seats, type=dict[str, str]) for row in rows]
    accounts = {who.removeprefix(ACCOUNT) for one in seats for who in one.values() if who.startswith(ACCOUNT)}
    known = sa.select(_a.id, _a.name).where(_a.id.in_(accounts))
    there = sa.select(_t.id).where(_t.id.in_([row.table_id for row in rows]))
    names = {row[0]: str(row[1]) for row in await storage.read(lambda c: c.execute(known).all())}
    tables = {row[0] for row in await storage.read(lambda c: c.execute(there).all())}
    return [_line(row, one, names, row.table_id in tables) for row, one in zip(rows, seats, strict=True)]


def _line(row: Any, seats: dict[str, str], names: dict[str, str], replay: bool) -> GameLine:
    places = msgspec.json.decode(row.places, type=dict[str, int])
    scores = msgspec.json.decode(row.scores, type=dict[str, int])
    return GameLine(
        table=row.table_id,
        game=row.game,
        scenario=row.scenario,
        begun=row.begun,
        finished=row.finished,
        moments=row.moments,
        how=row.how,
        winners=msgspec.json.decode(row.winners, type=list[str]),
        seats=[_seat(seat, who, names, places.get(seat, 1), scores.get(seat)) for seat, who in seats.items()],
        rated=row.state in (COUNTED, WAITING),
        replay=replay,
        side=getattr(row, "side", None),
        outcome=getattr(row, "outcome", None),
        hidden=bool(getattr(row, "hidden", False)),
    )


def _seat(seat: str, who: str, names: dict[str, str], place: int, score: int | None) -> SeatResult:
    name = names.get(who.removeprefix(ACCOUNT))
    kind = ("member" if name else "former") if who.startswith(ACCOUNT) else who
    return SeatResult(seat, name, kind, place, score)


async def hide(storage: Storage, account: str, table: str, *, hides: bool) -> None:
    """Keep a game that one has played out of the archive, or let it in again; others may still keep it out."""
    own = (_p.account == account, _p.table_id == table)
    private = sa.exists().where(club.meetings.c.table_id == table, club.meetings.c.visibility == "private")
    somebody = sa.exists().where(_p.table_id == table, _p.hides)

    def act(connection: sa.Connection) -> bool:
        if connection.execute(club.parts.update().where(*own).values(hides=hides)).rowcount != 1:
            return False
        hidden = club.results.update().where(_r.table_id == table).values(hidden=sa.or_(private, somebody))
        connection.execute(hidden)
        return True

    if not await storage.transact(act):
        raise Problem("not-played")
