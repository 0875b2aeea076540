"""What is asked of the database about tables."""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sa

from tricorne.server.storage import schema
from tricorne.server.storage.database import Database
from tricorne.server.storage.rows import Progress, StoredChange, StoredChat, StoredCheckpoint, StoredKey, StoredTable

_THIS: sa.BindParameter[str] = sa.bindparam("this")
_KEY = [schema.keys.c[name] for name in StoredKey._fields]
_SAID = (
    sa.select(schema.chat.c.number, schema.chat.c.seat, schema.chat.c.text, schema.chat.c.at)
    .where(schema.chat.c.table_id == _THIS, schema.chat.c.number > sa.bindparam("after"))
    .order_by(schema.chat.c.number.desc())
    .limit(sa.bindparam("most"))
)
_PROGRESS = sa.select(
    sa.select(sa.func.max(schema.changes.c.version)).where(schema.changes.c.table_id == _THIS).scalar_subquery(),
    schema.tables.c.proposal,
    schema.tables.c.people,
).where(schema.tables.c.id == _THIS)


class Storage(Database):
    """The database with the questions that tables ask of it."""

    async def table(self, table: str) -> StoredTable | None:
        """How a table was made."""
        query = sa.select(schema.tables).where(schema.tables.c.id == table)
        row = await self.read(lambda connection: connection.execute(query).first())
        return None if row is None else StoredTable(*row)

    async def changes(self, table: str, after: int = -1) -> list[StoredChange]:
        """The changes of a table after a version, in their order."""
        c = schema.changes.c
        query = (
            sa.select(c.version, c.keep, c.answers, c.why, c.at)
            .where(c.table_id == table, c.version > after)
            .order_by(c.version)
        )
        return [StoredChange(*row) for row in await self.read(lambda connection: connection.execute(query).all())]

    async def made_through(self, table: str) -> str | None:
        """The seat through whose eyes a copy was made."""
        c = schema.changes.c
        query = sa.select(c.seat).where(c.table_id == table, c.version == 0)
        seat = await self.read(lambda connection: connection.execute(query).scalar())
        return None if seat is None else str(seat)

    async def checkpoints(self, table: str) -> list[StoredCheckpoint]:
        """The stored checkpoints of a table, oldest first."""
        c = schema.checkpoints.c
        query = (
            sa.select(c.version, c.moment, c.draws, c.entries, c.seats, c.state, c.log)
            .where(c.table_id == table)
            .order_by(c.version)
        )
        return [StoredCheckpoint(*row) for row in await self.read(lambda connection: connection.execute(query).all())]

    async def progress(self, table: str) -> Progress:
        """The last version of a table, the proposal that waits at it, and the number of changes of its people."""
        row = await self.read(lambda connection: connection.execute(_PROGRESS, {"this": table}).first())
        return Progress(-1, None, 0) if row is None else Progress(*row)

    async def keys(self, table: str) -> list[StoredKey]:
        """The keys of a table."""
        query = sa.select(*_KEY).where(schema.keys.c.table_id == table)
        return [StoredKey(*row) for row in await self.read(lambda connection: connection.execute(query).all())]

    async def key_of(self, table: str, account: str) -> StoredKey | None:
        """The key that an account holds at a table."""
        c = schema.keys.c
        query = sa.select(*_KEY).where(c.table_id == table, c.account == account)
        row = await self.read(lambda connection: connection.execute(query).first())
        return None if row is None else StoredKey(*row)

    async def here(self, table: str) -> dict[str, float]:
        """Until when the members at a table are there as far as is known, by seat; those who have left are not."""
        c = schema.keys.c
        query = sa.select(c.seats, c.here_until).where(c.table_id == table, c.here_until > time.time())
        rows = await self.read(lambda connection: connection.execute(query).all())
        return {seat: until for seats, until in rows for seat in msgspec.json.decode(seats, type=list[str])}

    async def notes(self, table: str, digest: str) -> str:
        """The private notes of a person."""
        c = schema.keys.c
        query = sa.select(c.notes).where(c.table_id == table, c.digest == digest)
        return str(await self.read(lambda connection: connection.execute(query).scalar()) or "")

    async def chat(self, table: str, after: int = 0, most: int = 200) -> list[StoredChat]:
        """The last lines of the chat after a number, oldest first."""
        which = {"this": table, "after": after, "most": most}
        rows = await self.read(lambda connection: connection.execute(_SAID, which).all())
        return [StoredChat(*row) for row in reversed(rows)]

    async def waiting_for_bots(self) -> list[str]:
        """The unfinished tables of members at which nobody but a bot is to answer."""
        c, k = schema.tables.c, schema.keys.c
        of_table = k.table_id == c.id
        query = sa.select(c.id).where(
            c.finished.is_(None),
            c.has_bots,
            sa.exists().where(of_table, k.account.is_not(None)),
            ~sa.exists().where(of_table, k.asked_since.is_not(None)),
        )
        return [str(row[0]) for row in await self.read(lambda connection: connection.execute(query).all())]
