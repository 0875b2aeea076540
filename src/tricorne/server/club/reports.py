"""What members have reported, for those who run the server."""

from __future__ import annotations

import sqlalchemy as sa

from tricorne.server.storage import club_schema as club
from tricorne.server.storage.storage import Storage

Row = tuple[float, str | None, str | None, str | None, str]


async def all_reports(storage: Storage) -> list[Row]:
    """When, by whom, about whom, at which table, and what; the latest first."""
    by, about = club.accounts.alias("by"), club.accounts.alias("about")
    r = club.reports.c
    query = (
        sa.select(r.at, by.c.name, about.c.name, r.table_id, r.text)
        .select_from(club.reports)
        .outerjoin(by, by.c.id == r.account)
        .outerjoin(about, about.c.id == r.about)
        .order_by(r.at.desc())
    )
    return [(row[0], row[1], row[2], row[3], row[4]) for row in await storage.read(lambda c: c.execute(query).all())]
