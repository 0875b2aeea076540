"""Drafts of the workshop: packs in the making, each of an account or of whoever holds its key."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.core.errors import TricorneError
from tricorne.core.workshop.draft import Draft
from tricorne.server.base.errors import Problem
from tricorne.server.club.accounts import new_id
from tricorne.server.club.sessions import shared_secret
from tricorne.server.storage import club_schema as club
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.expiry import DAY, LOOK_EVERY
from tricorne.server.tables.people import digest_of, new_key

MOST_OF_ACCOUNT = 20
MOST_OF_ADDRESS = 40
_d = club.drafts.c
log = logging.getLogger(__name__)


class StoredDraft(NamedTuple):
    """A draft as it is stored."""

    id: str
    game: str
    account: str | None
    digest: str
    content: str
    revision: int
    shared: bool
    changed: float

    def draft(self) -> Draft:
        """What its owner says of the game."""
        return msgspec.json.decode(self.content, type=Draft)

    def belongs_to(self, key: str | None, account: str | None) -> bool:
        """Whether it is theirs: by the account, or by the key of whoever has none."""
        if account is not None and self.account == account:
            return True
        return key is not None and hmac.compare_digest(digest_of(key), self.digest)


_COLUMNS = [_d[name] for name in StoredDraft._fields]


class Drafts:
    """The drafts of this server."""

    def __init__(self, storage: Storage, keep_days: float) -> None:
        self._storage = storage
        self._days = keep_days
        self._secret = b""

    async def begin(self) -> None:
        """Take the secret with which addresses are made unreadable."""
        self._secret = bytes.fromhex(await shared_secret(self._storage, "drafts", secrets.token_hex(32)))

    async def make(self, game: str, draft: Draft, account: str | None, address: str) -> tuple[StoredDraft, str]:
        """A new draft and its key, which is shown only once."""
        key, now = new_key(), time.time()
        made = StoredDraft(new_id(), game, account, digest_of(key), _text(draft), 0, False, now)
        origin = hmac.new(self._secret, address.encode(), hashlib.sha256).hexdigest()
        row = {**made._asdict(), "origin": origin, "seen": now}
        own = _d.account == account if account is not None else sa.and_(_d.account.is_(None), _d.origin == origin)
        most = MOST_OF_ACCOUNT if account is not None else MOST_OF_ADDRESS

        def act(connection: sa.Connection) -> bool:
            count = sa.select(sa.func.count()).select_from(club.drafts).where(own)
            if int(connection.execute(count).scalar() or 0) >= most:
                return False
            connection.execute(club.drafts.insert(), row)
            return True

        if not await self._storage.transact(act):
            raise Problem("too-many-drafts", limit=most)
        return made, key

    async def of_account(self, account: str) -> list[StoredDraft]:
        """The drafts of a member, the last changed first."""
        query = sa.select(*_COLUMNS).where(_d.account == account).order_by(_d.changed.desc())
        return [StoredDraft(*row) for row in await self._storage.read(lambda c: c.execute(query).all())]

    async def open(self, draft: str, key: str | None, account: str | None) -> StoredDraft:
        """A draft of one's own, or one that is shared."""
        query = sa.select(*_COLUMNS).where(_d.id == draft)
        row = await self._storage.read(lambda c: c.execute(query).first())
        found = None if row is None else StoredDraft(*row)
        if found is None or not (found.shared or found.belongs_to(key, account)):
            raise Problem("no-such-draft")
        return found

    async def own(self, draft: str, key: str | None, account: str | None) -> StoredDraft:
        """A draft that one may change."""
        found = await self.open(draft, key, account)
        if not found.belongs_to(key, account):
            raise Problem("not-your-draft")
        return found

    async def keep(self, stored: StoredDraft, draft: Draft, revision: int) -> StoredDraft:
        """Store what was changed since a revision, unless another page has changed it first."""
        now = time.time()
        kept = stored._replace(content=_text(draft), revision=revision + 1, changed=now)
        values = {"content": kept.content, "revision": kept.revision, "changed": now, "seen": now}
        update = club.drafts.update().where(_d.id == stored.id, _d.revision == revision).values(**values)
        if not await self._storage.transact(lambda c: c.execute(update).rowcount):
            raise Problem("draft-stale")
        return kept

    async def share(self, stored: StoredDraft, shared: bool) -> StoredDraft:
        """Let others look at a draft and play with it, or no longer."""
        await self._change(stored.id, shared=shared, seen=time.time())
        return stored._replace(shared=shared)

    async def note(self, stored: StoredDraft) -> None:
        """Somebody has come to a draft: it is not abandoned."""
        await self._change(stored.id, seen=time.time())

    async def drop(self, stored: StoredDraft) -> None:
        """Delete a draft."""
        await self._storage.write((club.drafts.delete().where(_d.id == stored.id), {}))

    async def _change(self, draft: str, **values: Any) -> None:
        update = club.drafts.update().where(_d.id == draft).values(**values)
        await self._storage.transact(lambda c: c.execute(update).rowcount)

    async def run(self) -> None:
        """Delete what has been abandoned, now and then; nothing where things are kept for ever."""
        while self._days:
            try:
                await self.delete_abandoned()
            except TricorneError as error:
                log.error("expiry of drafts waits: %s", error.code)
            await asyncio.sleep(min(LOOK_EVERY, self._days * DAY / 10))

    async def delete_abandoned(self) -> int:
        """Delete drafts without an account to which nobody has come for so many days; gives how many."""
        old = club.drafts.delete().where(_d.account.is_(None), _d.seen < time.time() - self._days * DAY)
        number = await self._storage.transact(lambda c: c.execute(old).rowcount)
        if number:
            log.warning("%s abandoned drafts were deleted", number)
        return number


def _text(draft: Draft) -> str:
    return msgspec.json.encode(draft).decode()
