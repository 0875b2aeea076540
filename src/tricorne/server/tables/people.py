"""Who may do what at a table: keys, and the persons that they make of their holders."""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

import msgspec

from tricorne.core.match import PERSON
from tricorne.server.base.errors import Problem
from tricorne.server.storage.rows import StoredKey

TOKEN_PREFIX = "tri_"
"""Personal tokens begin like this, keys of tables never do."""
GONE = "-"
"""Keys of former members begin like this: no key has such a digest, so their seats open with nothing any more."""
ME = "me"
LINK = "link"
LINKED, OPEN, PRIVATE = "link", "open", "private"
"""Who may come to a table: those with a link; anybody; those who are named, and nobody else ever watches."""


class Person(NamedTuple):
    """The holder of a key: the seats that are theirs (none: an observer) and how the match names them.

    `awaited` says that nobody has come for the seats yet: the key is an invitation, `invitation` the digest of one
    that was taken. `guest` is what somebody without an account is called. `lost` says that their seats have gone to a
    bot for good.
    """

    digest: str
    seats: tuple[str, ...]
    player: str
    account: str | None = None
    awaited: bool = False
    invitation: str | None = None
    guest: str = ""
    lost: bool = False

    @property
    def is_observer(self) -> bool:
        return not self.seats

    @property
    def is_gone(self) -> bool:
        """Whether the account that these seats belong to was deleted."""
        return self.digest.startswith(GONE)

    @property
    def eyes(self) -> tuple[str, ...]:
        """The seats through which they look. An invitation shows none: whoever gave it out holds it too."""
        return () if self.awaited else self.seats

    def must_hold(self, seat: str) -> None:
        """Refuse whoever has no right to act for a seat."""
        if self.is_observer:
            raise Problem("only-watching")
        if seat not in self.seats:
            raise Problem("not-your-seat", seat=seat)
        if self.awaited:
            raise Problem("take-first", seat=seat)

    def must_play(self, seat: str) -> None:
        """Refuse to act for a seat of somebody else, or for one that was lost."""
        self.must_hold(seat)
        if self.lost:
            raise Problem("seat-lost")


PASSER_BY = Person("", (), "")
"""Somebody without a key. They may watch what is over."""


def new_key() -> str:
    """A key that nobody guesses: 144 bits."""
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    """The name of a table in links."""
    return secrets.token_urlsafe(8)


def digest_of(key: str) -> str:
    """What is stored of a key. Keys are long random texts, so a plain hash is as good as a slow one."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def person_of(stored: StoredKey) -> Person:
    """The person of a stored key."""
    seats = msgspec.json.decode(stored.seats, type=tuple[str, ...])
    awaited = bool(seats) and stored.taken is None
    lost = stored.lost is not None
    return Person(stored.digest, seats, stored.player, stored.account, awaited, stored.invitation, stored.guest, lost)


def player_name(seat: str, wish: str) -> str:
    """How the match names who plays a seat: the host's seats are one person, each linked seat is another one."""
    if wish == ME:
        return PERSON
    return f"{PERSON}:{seat}" if wish == LINK else wish
