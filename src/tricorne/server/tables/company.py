"""What a table goes by beside its keys: who may come, how its people are called, who reads whom."""

from __future__ import annotations

import time
from collections.abc import Mapping, Set

from tricorne.server.base.errors import Problem
from tricorne.server.tables.people import LINKED, Person


class Company:
    """The people of a table to each other. A table by itself knows links only; the club attaches one of its own.

    `names` are by seat; `blocked` are, by account, the seats of those whom it does not want to read; `rated` says that
    the game counts between members.
    """

    def __init__(
        self,
        visibility: str = LINKED,
        names: Mapping[str, str] | None = None,
        blocked: Mapping[str, Set[str]] | None = None,
        *,
        rated: bool = False,
    ) -> None:
        self.visibility = visibility
        self.names = names or {}
        self.blocked = blocked or {}
        self.rated = rated
        self.muted: Mapping[str, float] = {}
        """By account: until when it says nothing."""
        self.suspended: Mapping[str, float] = {}
        """By account: until when it does nothing."""
        self.unseen: Set[str] = frozenset()
        """The seats of those who do not let others see whether they are here."""
        self.of_event = False
        """Whether the game counts in an event: its bots play on though nobody looks."""

    def must_let_act(self, person: Person) -> None:
        """Refuse whoever is suspended."""
        _must_be_over("suspended", self.suspended, person)

    def must_let_speak(self, person: Person) -> None:
        """Refuse whoever is muted."""
        _must_be_over("muted", self.muted, person)

    def reads(self, person: Person, seat: str) -> bool:
        """Whether somebody reads what a seat says: those at the table do, except of whom they have blocked."""
        return bool(person.digest) and seat not in self.blocked.get(person.account or "", ())


def _must_be_over(what: str, until: Mapping[str, float], person: Person) -> None:
    if (end := until.get(person.account or "", 0.0)) > time.time():
        raise Problem(what, until=int(end))
