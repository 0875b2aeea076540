"""Who asks: a session in a signed cookie, or a personal token; and proof that the request is the person's own."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Collection
from http.cookies import CookieError, SimpleCookie
from typing import Any, NamedTuple

import sqlalchemy as sa
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tricorne.server.base.errors import Problem
from tricorne.server.club.accounts import Account
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.database import Taken
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.people import TOKEN_PREFIX, digest_of

COOKIE = "tricorne_session"
CSRF_COOKIE = "tricorne_csrf"
CSRF_HEADER = "x-csrf-token"
LASTS = 60 * 86_400.0
NOTE_USE_AFTER = 86_400.0
NOTE_SEEN_AFTER = 60.0
SAFE = ("GET", "HEAD")
_s, _t, _a = club.sessions.c, club.tokens.c, club.accounts.c


class Visitor(NamedTuple):
    """Somebody signed in. `session` is the digest of their session, empty with a token; `token` that of the token."""

    account: Account
    session: str
    csrf: str
    token: str = ""


class Sessions:
    """Sessions and tokens."""

    def __init__(self, storage: Storage, secure: bool) -> None:
        self._storage = storage
        self._secure = secure
        self._secret = b""

    async def begin(self) -> None:
        """Take the secret that all processes of this server share; the first one makes it."""
        self._secret = bytes.fromhex(await shared_secret(self._storage, "cookies", secrets.token_hex(32)))

    # Cookies

    def _sign(self, purpose: str, text: str) -> str:
        return hmac.new(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()

    def csrf_of(self, session: str) -> str:
        """The word that only our own page can send along."""
        return self._sign("csrf", session)[:40]

    def _session_of(self, cookie: str) -> str | None:
        """The digest of the session in a cookie that we signed."""
        token, _, signature = cookie.partition(".")
        good = hmac.compare_digest(self._sign("session", token).encode(), signature.encode("utf-8", "replace"))
        return digest_of(token) if token and good else None

    async def open(self, response: Response, account: Account) -> str:
        """Begin a session and put it into the cookies of a response; gives its word against forgery."""
        token = secrets.token_urlsafe(24)
        digest, now = digest_of(token), time.time()
        row = {"digest": digest, "account": account.id, "created": now, "used": now}
        await self._storage.write((club.sessions.insert(), row))
        csrf = self.csrf_of(digest)
        how: dict[str, Any] = {"max_age": int(LASTS), "secure": self._secure, "path": "/"}
        response.set_cookie(COOKIE, f"{token}.{self._sign('session', token)}", httponly=True, samesite="lax", **how)
        response.set_cookie(CSRF_COOKIE, csrf, samesite="strict", **how)
        return csrf

    def clear(self, response: Response) -> None:
        """Take the cookies away."""
        for name in (COOKIE, CSRF_COOKIE):
            response.delete_cookie(name, path="/")

    async def end(self, session: str) -> None:
        """End a session."""
        await self._storage.transact(lambda c: c.execute(club.sessions.delete().where(_s.digest == session)))

    async def end_all(self, account: str, but: str = "") -> int:
        """End all sessions of a person, except one; gives how many."""
        statement = club.sessions.delete().where(_s.account == account, _s.digest != but)
        return await self._storage.transact(lambda c: c.execute(statement).rowcount)

    async def end_tokens(self, account: str) -> int:
        """End all personal tokens of somebody; gives how many."""
        statement = club.tokens.delete().where(_t.account == account)
        return await self._storage.transact(lambda c: c.execute(statement).rowcount)

    # Who comes

    async def visitor(self, connection: HTTPConnection) -> Visitor | None:
        """Who comes with this request: by a personal token, else by the cookie."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        token = token.strip()
        if scheme.lower() == "bearer" and token.startswith(TOKEN_PREFIX):
            return await self.by_token(token)
        session = self._session_of(cookie_of(connection, COOKIE))
        return None if session is None else await self._by_session(session)

    async def by_token(self, token: str) -> Visitor:
        """Who comes with a personal token."""
        digest = digest_of(token)
        query = sa.select(club.accounts).join(club.tokens, _t.account == _a.id).where(_t.digest == digest)
        row = await self._storage.read(lambda c: c.execute(query).first())
        if row is None:
            raise Problem("token-unknown")
        return Visitor(await self._seen(Account(*row)), "", "", digest)

    async def _by_session(self, session: str) -> Visitor | None:
        query = (
            sa.select(_s.used, *club.accounts.columns)
            .join(club.accounts, _s.account == _a.id)
            .where(_s.digest == session)
        )
        row = await self._storage.read(lambda c: c.execute(query).first())
        now = time.time()
        if row is None or row[0] < now - LASTS:
            return None
        if row[0] < now - NOTE_USE_AFTER:
            used = club.sessions.update().where(_s.digest == session).values(used=now)
            await self._storage.transact(lambda c: c.execute(used))
        return Visitor(await self._seen(Account(*row[1:])), session, self.csrf_of(session))

    async def _seen(self, account: Account) -> Account:
        """Somebody comes; their open tables are listed as long as they do."""
        now = time.time()
        if account.seen < now - NOTE_SEEN_AFTER:
            await self._storage.transact(lambda c: c.execute(_is_seen(now, [account.id])))
        return account

    async def note_present(self, accounts: set[str]) -> None:
        """Some members are at their tables, whether they ask for anything or not."""
        if accounts:
            await self._storage.transact(lambda c: c.execute(_is_seen(time.time(), accounts)))

    async def alive(self, found: set[str]) -> set[str]:
        """Which of some sessions and tokens still hold."""
        query = sa.select(_s.digest).where(_s.digest.in_(found)).union(sa.select(_t.digest).where(_t.digest.in_(found)))
        return {str(row[0]) for row in await self._storage.read(lambda c: c.execute(query).all())}

    def must_be_own(self, visitor: Visitor, connection: HTTPConnection) -> None:
        """Refuse a change that another site could have made the browser send."""
        if not visitor.session:
            return
        given = connection.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode("utf-8", "replace"), visitor.csrf.encode()):
            raise Problem("csrf")


def _is_seen(now: float, accounts: Collection[str]) -> sa.Update:
    return club.accounts.update().where(_a.id.in_(accounts), _a.seen < now - NOTE_SEEN_AFTER).values(seen=now)


def cookie_of(connection: HTTPConnection, name: str) -> str:
    """A cookie of a request; nonsense is none."""
    try:
        cookies: SimpleCookie = SimpleCookie(connection.headers.get("cookie", ""))
    except CookieError:
        return ""
    return cookies[name].value if name in cookies else ""


async def shared_secret(storage: Storage, name: str, proposed: str) -> str:
    """A secret of the whole server: the one that is stored, or the proposed one if there is none yet."""
    c = schema.settings.c
    try:
        await storage.write((schema.settings.insert(), {"name": name, "value": proposed}))
        return proposed
    except Taken:
        query = sa.select(c.value).where(c.name == name)
        return str(await storage.read(lambda connection: connection.execute(query).scalar()))
