"""Tables that seek players: what the host wants of whoever takes an open seat, and since when seats stand open."""

from __future__ import annotations

import time
from typing import NamedTuple

import sqlalchemy as sa

from tricorne.server.base.errors import Problem
from tricorne.server.base.strength import START
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.people import OPEN

_k, _m, _t, _g = schema.keys.c, club.meetings.c, schema.tables.c, club.ratings.c
_THIS: sa.BindParameter[str] = sa.bindparam("this")
_stands_open = sa.exists().where(_k.table_id == _THIS, _k.offer == OPEN, _k.taken.is_(None))
_runs = sa.exists().where(_t.id == _THIS, _t.finished.is_(None))
_since = sa.func.coalesce(_m.seeks, sa.bindparam("now", type_=sa.Float))
_note = (
    club.meetings.update()
    .where(_m.table_id == _THIS)
    .values(seeks=sa.case((sa.and_(_stands_open, _runs), _since), else_=sa.null()))
)


class Level(NamedTuple):
    """Ratings from one to another; either may be missing."""

    least: int | None = None
    most: int | None = None

    def __str__(self) -> str:
        if self.least is None:
            return f"≤ {self.most}"
        return f"≥ {self.least}" if self.most is None else f"{self.least}–{self.most}"

    def admits(self, rating: float) -> bool:
        """Whether somebody of this rating is wanted."""
        return (self.least is None or round(rating) >= self.least) and (self.most is None or round(rating) <= self.most)


class Seeking(NamedTuple):
    """Whom the host of an open table would like to meet: in which language, of which strength."""

    language: str = ""
    level: Level = Level()


def seeking(table: str) -> Statement:
    """Notes whether seats of a table stand open, after something has changed there."""
    return _note, {"this": table, "now": time.time()}


def rating_in(game: sa.Column[str], account: sa.Column[str] | str) -> sa.ScalarSelect[float]:
    """What somebody is rated in a game, all scenarios together."""
    query = sa.select(_g.mean).where(_g.account == account, _g.game == game, _g.scenario == "")
    return query.scalar_subquery()


async def must_be_wanted(storage: Storage, account: str, table: str) -> None:
    """Refuse somebody whose rating is not what the host of a table asks for."""
    query = (
        sa.select(_m.least, _m.most, sa.func.coalesce(rating_in(_t.game, account), START))
        .join(schema.tables, _t.id == _m.table_id)
        .where(_m.table_id == table)
    )
    row = await storage.read(lambda c: c.execute(query).first())
    if row is not None and not (level := Level(row[0], row[1])).admits(row[2]):
        raise Problem("not-your-level", range=str(level), rating=str(round(row[2])))
