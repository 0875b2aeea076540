"""What waits for a member, and which others are here."""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sa

from tricorne.server.club.lobby import apart_from, welcome_to
from tricorne.server.club.meetings import PRESENCE
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage

MOST = 100
_k, _m, _t, _a, _o = schema.keys.c, club.meetings.c, schema.tables.c, club.accounts.c, club.profiles.c


class Waiting(msgspec.Struct):
    """The tables at which it is a member's turn, the longest wait first, and how many invitations there are."""

    tables: list[str]
    invitations: int


async def waiting_for(storage: Storage, account: str) -> Waiting:
    """What waits for a member."""
    at_tables = sa.select(_k.table_id).join(schema.tables, _t.id == _k.table_id)
    at_tables = at_tables.join(club.meetings, _m.table_id == _k.table_id).where(_t.finished.is_(None))
    turns = at_tables.where(_k.account == account, _k.asked_since.is_not(None), _k.lost.is_(None))
    kept = at_tables.where(_k.offer == account, welcome_to(account)).limit(MOST)
    ordered = turns.order_by(_k.asked_since).limit(MOST)
    tables, invitations = await storage.read(lambda c: (c.execute(ordered).all(), c.execute(kept).all()))
    return Waiting([str(row[0]) for row in tables], len(invitations))


async def members_here(storage: Storage, account: str) -> list[str]:
    """The names of others who are here, on the club's pages or at a table; not of whom either has blocked."""
    now = time.time()
    at_table = sa.select(_k.account).where(_k.here_until > now, _k.account.is_not(None))
    query = (
        sa.select(_a.name)
        .outerjoin(club.profiles, _o.account == _a.id)
        .where(sa.or_(_a.here_until > now, _a.id.in_(at_table)), _a.id != account)
        .where(_a.id.not_in(apart_from(account)), ~sa.func.coalesce(_o.hides, "").contains(f'"{PRESENCE}"'))
        .order_by(_a.name_key)
        .limit(MOST)
    )
    return [str(row[0]) for row in await storage.read(lambda c: c.execute(query).all())]
