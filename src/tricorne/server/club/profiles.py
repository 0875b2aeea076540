"""A member's page: games by title and side, rating, pace, reliability; each part as far as the member shows it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import quantiles
from typing import Any

import msgspec
import sqlalchemy as sa

from tricorne.server.club.accounts import Account
from tricorne.server.club.lobby import LobbyTable, tables_of
from tricorne.server.club.results import CLAIMED
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage

GAMES, RATING, PACE = "games", "rating", "pace"
PARTS = (GAMES, RATING, PACE)
"""What a member may keep private: games with results and tables; rating with its course; pace and reliability."""
STEPS = 500
SIDE = 9
"""The columns of a side's record."""
TURNS = 1_000
YEAR = 366 * 86_400.0
_g, _s, _p, _w, _f, _o = (
    club.ratings.c,
    club.rating_steps.c,
    club.parts.c,
    club.paces.c,
    club.follows.c,
    club.profiles.c,
)
_k, _t = schema.keys.c, schema.tables.c


class RatingStep(msgspec.Struct):
    game: str
    table: str
    at: float
    rating: int
    spread: int


class PlayerStanding(msgspec.Struct):
    game: str
    scenario: str
    rating: int
    spread: int
    played: int
    won: int


class SideRecord(msgspec.Struct):
    """A member's games with a side. `score` and `expected` are sums over the rated ones, in games won."""

    game: str
    side: str
    games: int
    won: int
    drawn: int
    lost: int
    rated: int
    score: float
    expected: float


class Pace(msgspec.Struct):
    """Of the last turns: how many, and within how many seconds a quarter, half, three quarters, nine of ten came."""

    turns: int
    quarter: float
    half: float
    three_quarters: float
    nine_tenths: float


class Reliability(msgspec.Struct):
    """Of all finished games: how many were brought to their end, lost on time, left to a bot; and how many run."""

    games: int
    to_the_end: int
    lost_on_time: int
    left_to_bot: int
    running: int


class Versus(msgspec.Struct):
    """The games of the visitor against the member."""

    games: int
    won: int
    drawn: int
    lost: int


class PlayerInfo(msgspec.Struct):
    """What the visitor may know of a member; parts that the member keeps private are missing."""

    name: str
    since: float
    language: str
    you: bool
    follows: bool
    hides: list[str]
    standings: list[PlayerStanding] | None
    course: list[RatingStep] | None
    sides: list[SideRecord] | None
    running: list[LobbyTable] | None
    versus: Versus | None
    pace: Pace | None
    reliability: Reliability | None


async def hidden_parts(storage: Storage, account: str) -> list[str]:
    """What a member keeps private."""
    query = sa.select(_o.hides).where(_o.account == account)
    found = await storage.read(lambda c: c.execute(query).scalar())
    return [] if found is None else msgspec.json.decode(found, type=list[str])


async def set_hidden_parts(storage: Storage, account: str, hides: list[str]) -> None:
    """What a member keeps private from now on; every process learns of it at their tables."""
    tables = sa.select(_k.table_id).where(_k.account == account)
    row = {"account": account, "hides": msgspec.json.encode(sorted(set(hides))).decode()}

    def act(connection: sa.Connection) -> None:
        connection.execute(club.profiles.delete().where(_o.account == account))
        connection.execute(club.profiles.insert(), row)
        connection.execute(schema.tables.update().where(_t.id.in_(tables)).values(people=_t.people + 1))

    await storage.transact(act)


async def player_of(storage: Storage, account: Account, visitor: Account | None) -> PlayerInfo:
    """A member's page for a visitor, read in one go."""
    you = visitor is not None and visitor.id == account.id
    other = None if visitor is None or you else visitor.id
    hides = await hidden_parts(storage, account.id)
    shown = {part for part in PARTS if you or part not in hides}

    def read(connection: sa.Connection) -> PlayerInfo:
        played = _played(connection, account.id) if shown & {GAMES, PACE} else []
        return PlayerInfo(
            name=account.name,
            since=account.created,
            language=account.language,
            you=you,
            follows=other is not None and _follows(connection, other, account.id),
            hides=hides,
            standings=_standings(connection, account.id) if RATING in shown else None,
            course=_course(connection, account.id) if RATING in shown else None,
            sides=[SideRecord(*row[:SIDE]) for row in played] if GAMES in shown else None,
            running=tables_of(connection, account.id, with_private=you) if GAMES in shown else None,
            versus=None if other is None else _versus(connection, other, account.id),
            pace=_pace(connection, account.id) if PACE in shown else None,
            reliability=_reliability(connection, account.id, played) if PACE in shown else None,
        )

    return await storage.read(read)


def _follows(connection: sa.Connection, own: str, other: str) -> bool:
    query = sa.select(_f.account).where(_f.account == own, _f.followed == other)
    return connection.execute(query).first() is not None


def _standings(connection: sa.Connection, account: str) -> list[PlayerStanding]:
    query = sa.select(_g.game, _g.scenario, _g.mean, _g.spread, _g.played, _g.won).where(_g.account == account)
    return [
        PlayerStanding(row.game, row.scenario, round(row.mean), round(row.spread), row.played, row.won)
        for row in connection.execute(query)
    ]


def _course(connection: sa.Connection, account: str) -> list[RatingStep]:
    query = (
        sa.select(_s.game, _s.table_id, _s.at, _s.mean, _s.spread)
        .where(_s.account == account)
        .order_by(_s.at.desc())
        .limit(STEPS)
    )
    return [
        RatingStep(row.game, row.table_id, row.at, round(row.mean), round(row.spread))
        for row in reversed(connection.execute(query).all())
    ]


def _count(condition: Any) -> sa.Function[int]:
    return sa.func.sum(sa.case((condition, 1), else_=0))


def _played(connection: sa.Connection, account: str) -> Sequence[Any]:
    """A member's games by title and side: the side's record, then how many were lost on time, or left to a bot."""
    late = sa.and_(_p.how == CLAIMED, _p.outcome == "lost")
    query = (
        sa.select(
            _p.game,
            _p.side,
            sa.func.count().label("games"),
            *(_count(_p.outcome == outcome) for outcome in ("won", "drawn", "lost")),
            _count(_p.rated),
            sa.func.coalesce(sa.func.sum(_p.score), 0.0),
            sa.func.coalesce(sa.func.sum(_p.expected), 0.0),
            _count(late).label("late"),
            _count(sa.and_(_p.gone, ~late)).label("left"),
        )
        .where(_p.account == account)
        .group_by(_p.game, _p.side)
        .order_by(_p.game, sa.func.count().desc(), _p.side)
    )
    return connection.execute(query).all()


def _versus(connection: sa.Connection, own: str, other: str) -> Versus | None:
    mine, theirs = club.parts.alias().c, club.parts.alias().c
    query = sa.select(
        sa.func.count(),
        _count(mine.place < theirs.place),
        _count(mine.place == theirs.place),
        _count(mine.place > theirs.place),
    ).where(mine.account == own, theirs.account == other, mine.table_id == theirs.table_id, mine.side != theirs.side)
    row = connection.execute(query).one()
    return Versus(*row) if row[0] else None


def _pace(connection: sa.Connection, account: str) -> Pace | None:
    query = (
        sa.select(_w.seconds)
        .where(_w.account == account, _w.at > time.time() - YEAR)
        .order_by(_w.at.desc())
        .limit(TURNS)
    )
    took = [float(row[0]) for row in connection.execute(query)]
    if len(took) < 2:
        return None
    cuts = quantiles(took, n=20, method="inclusive")
    return Pace(len(took), cuts[4], cuts[9], cuts[14], cuts[17])


def _reliability(connection: sa.Connection, account: str, played: Sequence[Any]) -> Reliability:
    games, late, left = (sum(getattr(row, name) for row in played) for name in ("games", "late", "left"))
    running = (
        sa.select(sa.func.count())
        .select_from(schema.keys)
        .join(schema.tables, _t.id == _k.table_id)
        .where(_k.account == account, _t.finished.is_(None), _k.player != "observer")
    )
    return Reliability(games, games - late - left, late, left, int(connection.execute(running).scalar() or 0))


# Following


async def follow(storage: Storage, account: str, followed: str, *, follows: bool) -> None:
    """Follow a member, or no longer."""
    pair = {"account": account, "followed": followed}

    def act(connection: sa.Connection) -> None:
        connection.execute(club.follows.delete().where(_f.account == account, _f.followed == followed))
        if follows:
            connection.execute(club.follows.insert(), pair)

    await storage.transact(act)


async def followed_by(storage: Storage, account: str) -> list[str]:
    """The names of the members whom somebody follows."""
    query = (
        sa.select(club.accounts.c.name)
        .join(club.follows, _f.followed == club.accounts.c.id)
        .where(_f.account == account)
        .order_by(club.accounts.c.name_key)
    )
    return [str(row[0]) for row in await storage.read(lambda c: c.execute(query).all())]
