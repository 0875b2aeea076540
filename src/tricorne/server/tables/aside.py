"""What people leave beside a game that is over: things tried out from its moments, and comments."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from tricorne.server.base.errors import Problem
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.people import Person, digest_of

MOST_BRANCHES = 60
"""Of one person from one game, that are listed."""
MOST_COMMENTS = 300
_b, _c = schema.branches.c, schema.comments.c


class Branch(msgspec.Struct, frozen=True):
    """Something tried out: which table it is, where it leaves which other one, and how far it has come."""

    table: str
    name: str
    parent: str
    moment: int
    last: int
    finished: bool
    mine: bool
    link: str
    """Where everybody can watch it; empty while it is private."""


class Comment(msgspec.Struct, frozen=True):
    """What a seat says about a moment."""

    number: int
    moment: int
    seat: str
    text: str
    at: float


async def root_of(storage: Storage, table: str) -> str:
    """The game that a branch was tried out from; a table that is no branch itself."""
    query = sa.select(_b.table_id).where(_b.branch == table)
    found = await storage.read(lambda connection: connection.execute(query).scalar())
    return table if found is None else str(found)


def branch_made(root: str, parent: str, branch: str, moment: int, maker: str) -> Statement:
    """A branch, to be stored with its table."""
    values = {"branch": branch, "table_id": root, "parent": parent, "moment": moment, "maker": maker}
    return schema.branches.insert(), values


async def maker_of(storage: Storage, branch: str) -> str:
    """Who tried it out, for what is tried out from there."""
    query = sa.select(_b.maker).where(_b.branch == branch)
    return str(await storage.read(lambda connection: connection.execute(query).scalar()) or "")


async def branches(storage: Storage, table: str, person: Person) -> list[Branch]:
    """What somebody has tried out from a game, and what others have shared."""
    t = schema.tables.c
    mine = sa.and_(_b.maker == person.digest, _b.maker != "")
    query = (
        sa.select(_b.branch, t.name, _b.parent, _b.moment, t.finished, _b.maker, _b.link)
        .join(schema.tables, t.id == _b.branch)
        .where(_b.table_id == table, sa.or_(mine, _b.link != ""))
        .order_by(t.created)
        .limit(MOST_BRANCHES)
    )
    rows = await storage.read(lambda connection: connection.execute(query).all())
    lengths = {row[0]: await _length(storage, row[0]) for row in rows}
    return [
        Branch(
            branch,
            name,
            parent,
            moment,
            lengths[branch],
            finished is not None,
            bool(person.digest) and maker == person.digest,
            f"/t/{branch}#{link}" if link else "",
        )
        for branch, name, parent, moment, finished, maker, link in rows
    ]


async def _length(storage: Storage, table: str) -> int:
    """How many answers a table has."""
    c = schema.changes.c
    query = sa.select(c.keep, c.answers).where(c.table_id == table).order_by(c.version.desc()).limit(1)
    row: Any = await storage.read(lambda connection: connection.execute(query).first())
    return 0 if row is None else int(row[0]) + len(msgspec.json.decode(row[1]))


async def share_branch(storage: Storage, table: str, branch: str, person: Person, key: str) -> None:
    """Let everybody watch a branch with the key of its onlookers; without a key it is private again."""
    if key and not any(one.digest == digest_of(key) and one.seats == "[]" for one in await storage.keys(branch)):
        raise Problem("not-a-watching-key")
    own = (_b.branch == branch, _b.table_id == table, _b.maker == person.digest, _b.maker != "")
    update = schema.branches.update().where(*own).values(link=key)
    if await storage.transact(lambda connection: connection.execute(update).rowcount) != 1:
        raise Problem("no-such-branch")


async def comments(storage: Storage, table: str) -> list[Comment]:
    """The comments on a game, in the order of its moments."""
    query = (
        sa.select(_c.number, _c.moment, _c.seat, _c.text, _c.at)
        .where(_c.table_id == table)
        .order_by(_c.moment, _c.number)
    )
    rows: Sequence[Any] = await storage.read(lambda connection: connection.execute(query).all())
    return [Comment(*row) for row in rows]


async def comment(storage: Storage, table: str, moment: int, seat: str, text: str) -> Comment:
    """Add a comment."""

    def act(connection: sa.Connection) -> Comment:
        numbers = sa.select(sa.func.count(), sa.func.max(_c.number)).where(_c.table_id == table)
        count, last = connection.execute(numbers).one()
        if count >= MOST_COMMENTS:
            raise Problem("too-many", limit=MOST_COMMENTS)
        made = Comment((last or 0) + 1, moment, seat, text, time.time())
        connection.execute(schema.comments.insert(), {"table_id": table, **msgspec.structs.asdict(made)})
        return made

    return await storage.transact(act)


async def take_back_comment(storage: Storage, table: str, number: int, person: Person) -> None:
    """Delete a comment of one's own."""
    own = (_c.table_id == table, _c.number == number, _c.seat.in_(person.seats))
    gone = schema.comments.delete().where(*own)
    if await storage.transact(lambda connection: connection.execute(gone).rowcount) != 1:
        raise Problem("no-such-comment")
