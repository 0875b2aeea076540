"""Accounts: names, passwords, and what belongs to a person."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tricorne.server.base.errors import Problem
from tricorne.server.club.seeking import seeking
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import event_schema, schema, writes
from tricorne.server.storage.database import Taken
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.people import GONE, OPEN, digest_of

CONFIRM, RESET = "confirm", "reset"
LETTER_SECONDS = {CONFIRM: 7 * 86_400.0, RESET: 3_600.0}
VACATION_DAYS = 30.0
MOST_TOKENS = 20
MOST_PUSHES = 10
ALIKE = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC")
"""Alphabets with letters that look the same; a name keeps to one of them."""
_BLANK = set("\u115f\u1160\u3164\uffa0")
"""Letters that nobody sees."""
_NAME = re.compile(r"[\w][\w .'-]*[\w.]")
_MAIL = re.compile(r"[^@\s<>,;:\"()\[\]\\\x00-\x1f]+@[^@\s<>,;:\"()\[\]\\\x00-\x1f]+\.[^@\s<>,;:\"()\[\]\\\x00-\x1f.]+")
NOBODY, BY = "…", " → "
"""How acts of events call a former member, and how they say who came for whom; no name has an arrow in it."""
SAID = (schema.chat, schema.comments)
"""What people say at tables, by seat."""
_a, _m = club.accounts.c, club.meetings.c


class Account(NamedTuple):
    """A person's account as it is stored."""

    id: str
    name: str
    name_key: str
    password: str
    mail: str | None
    language: str
    created: float
    webhook: str | None
    webhook_kind: str
    vacation_until: float | None
    vacation_year: int
    vacation_used: float
    muted_until: float | None = None
    suspended_until: float | None = None
    moderator: bool = False
    seen: float = 0.0
    here_until: float | None = None


def new_id() -> str:
    """A name for a row that nobody guesses or counts."""
    return secrets.token_urlsafe(9)


def key_of_name(name: str) -> str:
    """What must differ between two names: neither case nor the form of a letter."""
    return unicodedata.normalize("NFKC", name).casefold()


def checked_name(name: str) -> str:
    """A name that can be shown anywhere and does not pass for another by letters that look alike, or a refusal."""
    name = unicodedata.normalize("NFC", name).strip()
    if not _NAME.fullmatch(name) or len(key_of_name(name)) > 80 or _BLANK & set(name) or len(_alphabets(name)) > 1:
        raise Problem("bad-name")
    return name


def _alphabets(name: str) -> set[str]:
    """Those of the alphabets with letters alike from which a name takes its letters."""
    called = [unicodedata.name(letter, "") for letter in key_of_name(name)]
    return {alphabet for alphabet in ALIKE for one in called if one.startswith(alphabet)}


def checked_mail(mail: str) -> str:
    """A mail address that cannot carry anything else into a letter."""
    if not _MAIL.fullmatch(mail):
        raise Problem("bad-mail")
    return mail


class Passwords:
    """Argon2id, in threads of its own: it takes its time on purpose."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="passwords")
        self._nobody = self._hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether a password is the one; for nobody it takes as long and is not."""
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._verify, stored or self._nobody, password
        ) and (stored is not None)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown()


class Accounts:
    """The accounts in the database."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.passwords = Passwords()

    async def _first(self, *where: Any) -> Account | None:
        row = await self.storage.read(lambda c: c.execute(sa.select(club.accounts).where(*where)).first())
        return None if row is None else Account(*row)

    async def by_id(self, account: str) -> Account | None:
        return await self._first(_a.id == account)

    async def by_name(self, name: str) -> Account | None:
        return await self._first(_a.name_key == key_of_name(name))

    async def by_name_or_mail(self, name: str) -> Account | None:
        account = await self.by_name(name)
        if account is None and "@" in name:
            account = await self._first(sa.func.lower(_a.mail) == name.lower())
        return account

    async def named(self, name: str) -> Account:
        """The account of a name, or a refusal."""
        found = await self.by_name(name)
        if found is None:
            raise Problem("no-such-person", name=name)
        return found

    async def register(self, name: str, password: str, language: str) -> Account:
        """Make an account."""
        name = checked_name(name)
        account = Account(
            id=new_id(),
            name=name,
            name_key=key_of_name(name),
            password=await self.passwords.hash(password),
            mail=None,
            language=language,
            created=(now := time.time()),
            webhook=None,
            webhook_kind="plain",
            vacation_until=None,
            vacation_year=0,
            vacation_used=0.0,
            seen=now,
        )
        try:
            await self.storage.write((club.accounts.insert(), account._asdict()))
        except Taken:
            raise Problem("name-taken", name=name) from None
        return account

    async def must_fit(self, account: Account | None, password: str) -> Account:
        """The account, if the password is its own. For nobody it takes as long."""
        if not await self.passwords.fits(None if account is None else account.password, password) or account is None:
            raise Problem("wrong-password")
        return account

    async def change(self, account: str, **values: Any) -> None:
        """Change some of an account."""
        await self.storage.write(
            (_update_of(tuple(values)), {"who": account, **{f"v_{k}": v for k, v in values.items()}})
        )

    async def set_password(self, account: str, password: str) -> None:
        """Another password. Links that were sent before open nothing any more, whoever has asked for them."""
        await self.change(account, password=await self.passwords.hash(password))
        await self.void_letters(account)

    # Letters

    async def void_letters(self, account: str) -> None:
        """Let no link work that was sent by mail."""
        await self.storage.write(delete_where(club.letters, account=account))

    async def letter(self, account: Account, kind: str, mail: str) -> str:
        """The secret of a link that is sent by mail; an earlier one of the kind no longer works."""
        secret = secrets.token_urlsafe(24)
        row = {
            "digest": digest_of(secret),
            "account": account.id,
            "kind": kind,
            "mail": mail,
            "expires": time.time() + LETTER_SECONDS[kind],
        }
        c = club.letters.c
        remove = club.letters.delete().where(c.account == account.id, c.kind == kind)

        def act(connection: sa.Connection) -> None:
            connection.execute(remove)
            connection.execute(club.letters.insert(), row)

        await self.storage.transact(act)
        return secret

    async def open_letter(self, kind: str, secret: str) -> tuple[str, str]:
        """The account and the mail of a letter, which works once."""
        c = club.letters.c
        this = (c.digest == digest_of(secret), c.kind == kind)

        def act(connection: sa.Connection) -> tuple[str, str] | None:
            row = connection.execute(sa.select(c.account, c.mail, c.expires).where(*this)).first()
            connection.execute(club.letters.delete().where(*this))
            return None if row is None or row.expires < time.time() else (row.account, row.mail)

        found = await self.storage.transact(act)
        if found is None:
            raise Problem("bad-letter")
        return found

    async def waits_for_confirmation(self, account: str) -> bool:
        c = club.letters.c
        query = sa.select(c.digest).where(c.account == account, c.kind == CONFIRM, c.expires > time.time())
        return await self.storage.read(lambda connection: connection.execute(query).first()) is not None

    # Everything of a person

    async def export(self, account: Account) -> dict[str, Any]:
        """All that is stored of a person."""
        own = account._asdict()
        del own["password"], own["name_key"]
        parts: dict[str, Any] = {"account": own}
        for table, hidden in (
            (club.sessions, {"digest"}),
            (club.tokens, {"digest"}),
            (club.pushes, set()),
            (club.blocks, set()),
            (club.follows, set()),
            (club.profiles, set()),
            (club.paces, set()),
            (club.parts, set()),
            (event_schema.entrants, set()),
            (club.reports, set()),
            (club.orders, {"moderator"}),
            (club.ratings, set()),
            (club.rating_steps, set()),
            (club.notices, set()),
            (club.notice_wishes, set()),
            (club.learning, set()),
            (club.drafts, {"digest", "origin"}),
        ):
            parts[table.name] = await self._rows(table, hidden, table.c.account == account.id)
        keys = schema.keys
        parts["seats"] = await self._rows(keys, {"digest"}, keys.c.account == account.id)
        parts["events"] = await self._rows(event_schema.events, set(), event_schema.events.c.maker == account.id)
        held = {(row["table_id"], seat) for row in parts["seats"] for seat in _seats(row["seats"])}
        tables = {table for table, _ in held}
        for table in SAID:
            said = await self._rows(table, set(), table.c.table_id.in_(tables))
            parts[table.name] = [line for line in said if (line["table_id"], line["seat"]) in held]
        return parts

    async def _rows(self, table: sa.Table, hidden: set[str], where: Any) -> list[dict[str, Any]]:
        columns = [column for column in table.columns if column.name not in hidden]
        query = sa.select(*columns).where(where)
        return [row._asdict() for row in await self.storage.read_aside(lambda c: c.execute(query).all())]

    async def delete(self, account: Account) -> set[str]:
        """Remove a person with their data and what they said at tables; the games they played remain without a name.

        Nobody can take a seat any more that they offered, and what was offered to them is offered to nobody. Gives the
        tables at which somebody else sits from then on.
        """
        seats = [
            (row["table_id"], seat) for row in (await self.export(account))["seats"] for seat in _seats(row["seats"])
        ]
        gone = f"account:{account.id}"
        r = club.results.c

        def act(connection: sa.Connection) -> set[str]:
            for table, seat in seats:
                for said in SAID:
                    connection.execute(said.delete().where(said.c.table_id == table, said.c.seat == seat))
            rename_in_events(connection, account.name, NOBODY)
            keys = schema.keys.c
            offering = sa.select(_m.table_id).where(_m.host == account.id)
            offered = {row[0] for row in connection.execute(sa.select(keys.table_id).where(keys.offer == account.id))}
            hosted = {row[0] for row in connection.execute(offering)}
            connection.execute(
                schema.keys.update()
                .where(keys.table_id.in_(offering), keys.taken.is_(None), keys.seats != "[]")
                .values(offer="", digest=_nobodys())
            )
            connection.execute(schema.keys.update().where(keys.offer == account.id).values(offer=_again_to_all()))
            connection.execute(
                schema.keys.update().where(keys.account == account.id).values(notes="", digest=_nobodys())
            )
            connection.execute(
                club.results.update()
                .where(r.seats.contains(gone))
                .values(seats=sa.func.replace(r.seats, gone, "guest"))
            )
            connection.execute(club.accounts.delete().where(_a.id == account.id))
            touched = {*offered, *hosted, *(table for table, _ in seats)}
            for table in touched:
                connection.execute(*writes.people_changed(table))
                connection.execute(*seeking(table))
            return touched

        return await self.storage.transact(act)


def rename_in_events(connection: sa.Connection, name: str, other: str) -> None:
    """Let what was done in events be told by another name of who it was about."""
    c = event_schema.event_acts.c
    found = sa.select(c.event_id, c.number, c.who).where(c.who.contains(name, autoescape=True))
    for event, number, who in connection.execute(found).all():
        renamed = BY.join(other if one == name else one for one in who.split(BY))
        here = event_schema.event_acts.update().where(c.event_id == event, c.number == number)
        connection.execute(here.values(who=renamed))


def _nobodys() -> Any:
    """A digest of no key: the seat opens with nothing any more."""
    k = schema.keys.c
    return sa.literal(GONE) + k.table_id + k.player


def _again_to_all() -> Any:
    """What becomes of an offer to somebody who is gone: at an open table anybody may come."""
    of_table = sa.select(_m.visibility).where(_m.table_id == schema.keys.c.table_id).scalar_subquery()
    return sa.case((of_table == OPEN, OPEN), else_="")


def _seats(text: str) -> list[str]:
    return msgspec.json.decode(text, type=list[str])


_updates: dict[tuple[str, ...], sa.Update] = {}


def _update_of(columns: tuple[str, ...]) -> sa.Update:
    """The statement that sets some columns of an account, made once."""
    if columns not in _updates:
        values: dict[str, Any] = {name: sa.bindparam(f"v_{name}") for name in columns}
        _updates[columns] = club.accounts.update().where(_a.id == sa.bindparam("who")).values(**values)
    return _updates[columns]


def vacation_left(account: Account, now: float) -> float:
    """Days of vacation that are left this year."""
    year = datetime.fromtimestamp(now, UTC).year
    return VACATION_DAYS - (account.vacation_used if account.vacation_year == year else 0.0)


def delete_where(table: sa.Table, **equal: str) -> Statement:
    """A statement that removes rows."""
    where = [table.c[name] == sa.bindparam(f"w_{name}") for name in equal]
    return table.delete().where(*where), {f"w_{name}": value for name, value in equal.items()}
