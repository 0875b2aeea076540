"""Everything of the club that lives as long as the server."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from tricorne.core.errors import TricorneError
from tricorne.server.base.settings import Settings
from tricorne.server.club.absence import Absence
from tricorne.server.club.accounts import Accounts
from tricorne.server.club.books import Books
from tricorne.server.club.clocks import Clocks
from tricorne.server.club.drafts import Drafts
from tricorne.server.club.events.acts import Acts
from tricorne.server.club.events.page import EventPages
from tricorne.server.club.events.runner import Runner
from tricorne.server.club.moderation import Moderation
from tricorne.server.club.notices.channels import Channels
from tricorne.server.club.notices.mail import Mailer
from tricorne.server.club.notices.outbox import Outbox
from tricorne.server.club.notices.push import Pusher, new_private_key
from tricorne.server.club.notices.web import Courier
from tricorne.server.club.presence import Presence
from tricorne.server.club.pulse import Pulse
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
        self.channels = Channels(storage, self.mailer, self.courier, settings.public_url)
        self.presence = Presence(storage)
        self.absence = Absence(storage, settings.absent_days)
        self.outbox = Outbox(storage, tables, self.absence, self.presence, self.channels, settings.notice_delay)
        self.pulse = Pulse(storage, settings.clock_grace)
        tables.register(Books(storage, self.pulse))
        self.clocks = Clocks(storage, tables, self.pulse)
        self.ratings = Ratings(storage)
        self.events = Runner(storage, tables)
        self.event_acts = Acts(storage)
        self.event_pages = EventPages(storage)
        self.moderation = Moderation(storage)
        self.figures = Figures(storage)
        self.drafts = Drafts(storage, settings.keep_days)
        self._storage = storage
        self._tables = tables
        self._settings = settings

    async def begin(self) -> None:
        """Take what all processes share."""
        await self._storage.enter_epoch()
        await self.pulse.beat()
        await self.sessions.begin()
        await self.drafts.begin()
        key = await shared_secret(self._storage, "push", new_private_key())
        self.channels.pusher = Pusher(key, self._settings.public_url or "https://example.org", self.courier)
        secret = await shared_secret(self._storage, "unsubscribe", secrets.token_hex(32))
        self.channels.secret = bytes.fromhex(secret)

    def chores(self) -> list[Coroutine[Any, Any, None]]:
        """What is done again and again."""
        looking = [self.outbox.run(), self.pulse.run(), self.clocks.run(), self.ratings.run(), self.events.run()]
        return [*looking, self._end_sockets(), self._follow_restores(), self.drafts.run(), self.presence.run()]

    async def _end_sockets(self) -> None:
        """Send those away whose session or token has ended, in whichever process."""
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
        """Close the sockets of ended sessions and tokens."""
        lookers = [
            looker for live in self._tables.watched(None) for looker in live.audience.lookers() if looker.session
        ]
        if lookers:
            alive = await self.sessions.alive({looker.session for looker in lookers})
            for looker in lookers:
                if looker.session not in alive:
                    looker.dismiss()
            here = {looker.person.account for looker in lookers if looker.session in alive and looker.person.account}
            await self.sessions.note_present(here)

    def close(self) -> None:
        """Stop the threads."""
        self.accounts.passwords.close()
        self.courier.close()
        self.outbox.close()
        if self.mailer is not None:
            self.mailer.close()
