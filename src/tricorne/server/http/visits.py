"""How many sockets there may be: from one address, from one address at one table, and at one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from tricorne.server.base.errors import Problem
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.people import Person

T = TypeVar("T")
FROM_ADDRESS = 100
FROM_ADDRESS_AT_TABLE = 30
WATCHING_A_TABLE = 200
"""Whoever has a seat comes in all the same."""


class Visits:
    """The open sockets of this process."""

    def __init__(self, enforced: bool) -> None:
        self._enforced = enforced
        self._from: Counter[str] = Counter()
        self._at: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def of(self, address: str) -> Iterator[None]:
        """A socket as long as it is open."""
        self._must_be_below(self._from[address], FROM_ADDRESS)
        with _counted(self._from, address):
            yield

    @contextmanager
    def at(self, live: LiveTable, address: str, person: Person) -> Iterator[None]:
        """A socket as long as it is at a table."""
        self._must_be_below(self._at[address, live.id], FROM_ADDRESS_AT_TABLE)
        if person.is_observer:
            self._must_be_below(live.audience.number_watching(), WATCHING_A_TABLE)
        with _counted(self._at, (address, live.id)):
            yield

    def _must_be_below(self, number: int, limit: int) -> None:
        if self._enforced and number >= limit:
            raise Problem("too-many-sockets", limit=limit)


@contextmanager
def _counted(counter: Counter[T], key: T) -> Iterator[None]:
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]
