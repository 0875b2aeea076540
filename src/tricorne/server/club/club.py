"""Everything of the club that lives as long as the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from tricorne.core.errors import TricorneError
from tricorne.server.base.settings import Settings
from tricorne.server.club.accounts import Accounts
from tricorne.server.club.books import Books
from tricorne.server.club.clocks import Clocks
from tricorne.server.club.notices.mail import Mailer
from tricorne.server.club.notices.outbox import Outbox
from tricorne.server.club.notices.push import Pusher, new_private_key
from tricorne.server.club.notices.web import Courier
from tricorne.server.club.ratings import Ratings
from tricorne.server.club.sessions import Sessions, shared_secret
from tricorne.server.club.statistics import Figures
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.tables import Tables

log = logging.getLogger(__name__)


class Club:
    """Accounts, sessions, clocks, notices and ratings of this process."""

    def __init__(self, settings: Settings, storage: Storage, tables: Tables) -> None:
        self.accounts = Accounts(storage)
        self.sessions = Sessions(storage, settings.public_url.startswith("https:"))
        self.mailer = Mailer(settings.smtp) if settings.smtp else None
        self.courier = Courier(local=settings.local_addresses)
        self.outbox = Outbox(storage, tables, self.mailer, self.courier, settings.public_url, settings.notice_delay)
        tables.register(Books(storage))
        self.clocks = Clocks(storage, tables)
        self.ratings = Ratings(storage)
        self.figures = Figures(storage)
        self._storage = storage
        self._tables = tables
        self._settings = settings

    async def begin(self) -> None:
        """Take what all processes share."""
        await self._storage.enter_epoch()
        await self.sessions.begin()
        key = await shared_secret(self._storage, "push", new_private_key())
        self.outbox.pusher = Pusher(key, self._settings.public_url or "https://example.org", self.courier)

    def chores(self) -> list[Coroutine[Any, Any, None]]:
        """What is done again and again."""
        return [self.outbox.run(), self.clocks.run(), self.ratings.run(), self._end_sockets(), self._follow_restores()]

    async def _end_sockets(self) -> None:
        """Send those away whose session has ended, in whichever process."""
        while True:
            await asyncio.sleep(self._settings.session_check)
            with suppress(TricorneError):
                await self.dismiss_ended()

    async def _follow_restores(self) -> None:
        """When a backup was restored underneath, begin again from it."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._storage.was_restored.wait(), 1.0)
            with suppress(TricorneError):
                await self._storage.look_for_restore()
                if self._storage.was_restored.is_set():
                    log.warning("a backup was restored: all tables are read again")
                    self._tables.forget()
                    await self.begin()

    async def dismiss_ended(self) -> None:
        """Close the sockets of ended sessions."""
        lookers = [
            looker for live in self._tables.watched(None) for looker in live.audience.lookers() if looker.session
        ]
        if lookers:
            alive = await self.sessions.alive({looker.session for looker in lookers})
            for looker in lookers:
                if looker.session not in alive:
                    looker.dismiss()

    def close(self) -> None:
        """Stop the threads."""
        self.accounts.passwords.close()
        self.courier.close()
        self.outbox.close()
        if self.mailer is not None:
            self.mailer.close()
