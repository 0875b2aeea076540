"""The club's books: what it stores with every change of a table, in the same transaction."""

from __future__ import annotations

from tricorne.server.club.meetings import meeting_of, read_meeting
from tricorne.server.club.results import result_of
from tricorne.server.club.turns import passing, starting
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.company import Company
from tricorne.server.tables.held import PEOPLE, Change, HeldTable


class Books:
    """The club as one who listens to tables."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def company(self, table: str) -> Company | None:
        """How a table belongs to the club, if it does."""
        return await read_meeting(self._storage, table)

    def statements(self, table: HeldTable, change: Change) -> list[Statement]:
        """The turn passes with its clock, clocks start when all are there, and what is over is counted."""
        meeting = meeting_of(table)
        statements: list[Statement] = []
        if meeting is not None and change.due != change.due_before:
            statements += passing(table.id, change, meeting.clock)
        if not change.awaited and (change.why == PEOPLE if meeting is None else not meeting.begun):
            statements += starting(table.id)
        if table.finished and table.began_here and change.why != PEOPLE:
            statements.append(result_of(table))
        return statements
