"""The channels on which notices leave: mail, webhook, browser push; and the way out of each kind of mail."""

from __future__ import annotations

import hashlib
import hmac

import msgspec
import sqlalchemy as sa

from tricorne.server.base.errors import Problem
from tricorne.server.club.accounts import Account
from tricorne.server.club.notices.facts import Fact
from tricorne.server.club.notices.mail import Mailer, NotSent
from tricorne.server.club.notices.push import Browser, Pusher
from tricorne.server.club.notices.texts import Notice, with_way_out
from tricorne.server.club.notices.web import Courier
from tricorne.server.club.notices.wishes import DIGEST, KINDS, MAIL, PUSH, WEBHOOK
from tricorne.server.storage import club_schema as club
from tricorne.server.storage.storage import Storage

LONGEST_PUSH = 600
"""Letters of what is asked: a push message is small."""
SIGNATURE = 32
_p = club.pushes.c


class Channels:
    """Sends what is in words. `pusher` and `secret` are those that all processes share."""

    def __init__(self, storage: Storage, mailer: Mailer | None, courier: Courier, url: str) -> None:
        self._storage = storage
        self._mailer = mailer
        self._courier = courier
        self.url = url
        self.pusher: Pusher | None = None
        self.secret = b""

    async def of(self, account: Account) -> list[str]:
        """The channels that somebody has."""
        channels = []
        if self._mailer is not None and account.mail:
            channels.append(MAIL)
        if account.webhook:
            channels.append(WEBHOOK)
        if await self._browsers(account.id):
            channels.append(PUSH)
        return channels

    async def _browsers(self, account: str) -> list[Browser]:
        query = sa.select(_p.endpoint, _p.p256dh, _p.auth).where(_p.account == account)
        return [Browser(*row) for row in await self._storage.read(lambda connection: connection.execute(query).all())]

    async def send(self, channel: str, account: Account, fact: Fact, notice: Notice) -> bool:
        """Send a notice, or raise NotSent; whether there still is such a channel."""
        if channel == MAIL and self._mailer is not None and account.mail:
            await self._mail(self._mailer, account, account.mail, fact.kind, notice)
        elif channel == WEBHOOK and account.webhook:
            body = webhook_body(notice, account.webhook_kind, fact.about)
            await self._courier.post(account.webhook, body, {"content-type": "application/json"})
        elif channel == PUSH and self.pusher is not None:
            await self._push(self.pusher, account.id, notice)
        else:
            return False
        return True

    async def _mail(self, mailer: Mailer, account: Account, to: str, kind: str, notice: Notice) -> None:
        link = f"{self.url}/unsubscribe/{self.way_out(account.id, kind)}"
        headers = {"List-Unsubscribe": f"<{link}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        text = with_way_out(notice.text, account.language, kind, link)
        await mailer.send(to, notice.title, text, headers if self.url else None)

    async def _push(self, pusher: Pusher, account: str, notice: Notice) -> None:
        """To each browser of the person; those that are gone are forgotten."""
        said = {"title": notice.title, "body": notice.asked[:LONGEST_PUSH], "url": notice.url}
        text = msgspec.json.encode(said).decode()
        failures = []
        browsers = await self._browsers(account)
        for browser in browsers:
            try:
                await pusher.send(browser, text)
            except NotSent as error:
                failures.append(error)
                if error.final:
                    gone = club.pushes.delete().where(_p.endpoint == browser.endpoint)
                    await self._storage.transact(lambda c, gone=gone: c.execute(gone))  # type: ignore[misc]
        if browsers and len(failures) == len(browsers):
            raise failures[0]

    # The way out

    def _sign(self, account: str, kind: str) -> str:
        text = f"unsubscribe:{account}:{kind}"
        return hmac.new(self.secret, text.encode("utf-8", "replace"), hashlib.sha256).hexdigest()[:SIGNATURE]

    def way_out(self, account: str, kind: str) -> str:
        """What stands in the link that ends mails of a kind."""
        return f"{account}.{kind}.{self._sign(account, kind)}"

    def who_goes(self, word: str) -> tuple[str, str]:
        """The account and the kind of such a link, or a refusal."""
        account, _, rest = word.partition(".")
        kind, _, signature = rest.partition(".")
        good = hmac.compare_digest(self._sign(account, kind).encode(), signature.encode("utf-8", "replace"))
        if not good or kind not in (*KINDS, DIGEST):
            raise Problem("bad-way-out")
        return account, kind


def webhook_body(notice: Notice, kind: str, about: str) -> bytes:
    """What is posted: a line for Discord, everything by name for programs."""
    if kind == "discord":
        content = f"{notice.title}\n{notice.asked}\n{notice.url}"
        return msgspec.json.encode({"content": content[:1900], "allowed_mentions": {"parse": []}})
    return msgspec.json.encode({"id": about, **notice._asdict()})
