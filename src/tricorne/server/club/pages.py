"""How long lists are read, page after page. What comes after a page is named by a text that only the server reads."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any, NamedTuple

import sqlalchemy as sa

from tricorne.server.base.errors import Problem
from tricorne.server.storage.storage import Storage

MOST_LOOKED_AT = 10_000
"""Rows that are looked at for one page."""
Order = tuple[sa.ColumnElement[float], sa.ColumnElement[str]]
"""A time or another number, and a name that tells equals apart."""


class Rows(NamedTuple):
    """The rows of a page, and what to ask for to get those after them."""

    rows: Sequence[Any]
    next: str | None


def _refused() -> Problem:
    return Problem("bad-request", problem="after")


async def counted(storage: Storage, queries: Sequence[sa.Select[Any]], size: int, after: str) -> Rows:
    """A page of one list or of several, one after the other, of which many rows are looked at in any case: what comes
    next is said by a number. A list is looked at only when those before it do not fill the page."""
    if not (after.isascii() and after.isdigit() and len(after) < 9) and after:
        raise _refused()
    start = int(after or 0)

    def read(connection: sa.Connection) -> list[Any]:
        rows: list[Any] = []
        skip = start
        for query in queries:
            more = connection.execute(query.offset(skip).limit(size + 1 - len(rows))).all()
            if skip and not more:
                total = sa.select(sa.func.count()).select_from(query.order_by(None).subquery())
                skip -= connection.execute(total).scalar() or 0
                continue
            skip = 0
            rows += more
            if len(rows) > size:
                break
        return rows

    rows = await storage.read(read)
    return Rows(rows[:size], str(start + size) if len(rows) > size else None)


async def along(
    storage: Storage, query: sa.Select[Any], order: Order, size: int, after: str, among: sa.Select[Any] | None = None
) -> Rows:
    """A page of a list that is read along an index, last ones first: what comes next is said by the last row.

    Where few of the rows `among` which they are may be wanted, so many of these are looked at and no more. A page that
    is not full, or empty, then says what comes next all the same.
    """
    at, name = order
    place = sa.tuple_(at, name)
    last_first = (at.desc(), name.desc())
    if after:
        start = place < sa.tuple_(*_place_of(after))
        query, among = query.where(start), None if among is None else among.where(start)
    limit = None
    if among is not None:
        farthest = among.with_only_columns(at, name).order_by(*last_first).offset(MOST_LOOKED_AT - 1).limit(1)
        limit = await storage.read(lambda c: c.execute(farthest).first())
    if limit is not None:
        query = query.where(place >= sa.tuple_(*limit))
    query = query.add_columns(at.label("page_at"), name.label("page_name")).order_by(*last_first)
    rows = await storage.read(lambda c: c.execute(query.limit(size + 1)).all())
    last = rows[size - 1][-2:] if len(rows) > size else limit
    return Rows(rows[:size], None if last is None else f"{last[0]!r}~{last[1]}")


def _place_of(after: str) -> tuple[float, str]:
    at, _, name = after.partition("~")
    try:
        place = float(at)
    except ValueError:
        raise _refused() from None
    if not isfinite(place):
        raise _refused()
    return place, name
