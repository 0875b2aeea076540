"""What a table goes by beside its keys: who may come, how its people are called, who reads whom."""

from __future__ import annotations

from collections.abc import Mapping, Set

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

    def reads(self, person: Person, seat: str) -> bool:
        """Whether somebody reads what a seat says: those at the table do, except of whom they have blocked."""
        return bool(person.digest) and seat not in self.blocked.get(person.account or "", ())
