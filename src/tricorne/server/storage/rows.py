"""What is read from the database, line by line."""

from __future__ import annotations

from typing import NamedTuple


class StoredChange(NamedTuple):
    """One change of a table: `keep` earlier answers stay, `answers` (JSON) follow."""

    version: int
    keep: int
    answers: str
    why: str
    at: float


class StoredCheckpoint(NamedTuple):
    """A state at the start of a step and the log since the checkpoint before, as JSON."""

    version: int
    moment: int
    draws: int
    entries: int
    seats: str
    state: str
    log: str


class StoredTable(NamedTuple):
    """A table as it was made."""

    id: str
    game: str
    name: str
    setup: str
    luck: str
    fork_of: str | None
    created: float
    finished: float | None
    has_bots: bool
    proposal: str | None
    people: int = 0
    seen: float = 0.0
    scenario: str = ""


class StoredKey(NamedTuple):
    """A key by its digest, and whom it makes its holder; `offer` says for whom the seat is kept.

    `taken` is when they came, none while the seats wait for somebody; `invitation` the digest of the link that was
    exchanged for the key; `guest` what they call themselves without an account; `lost` when their seats went to a bot
    for good.
    """

    digest: str
    seats: str
    player: str
    notes: str
    account: str | None = None
    offer: str = ""
    taken: float | None = None
    invitation: str | None = None
    guest: str = ""
    lost: float | None = None


class Progress(NamedTuple):
    """What other processes may have changed at a table."""

    version: int
    proposal: str | None
    people: int


class StoredChat(NamedTuple):
    """A line of the chat."""

    number: int
    seat: str
    text: str
    at: float
