"""The club's books: what it stores with every change of a table, in the same transaction."""

from __future__ import annotations

from tricorne.server.club.meetings import meeting_of, read_meeting
from tricorne.server.club.notices import facts
from tricorne.server.club.pulse import Pulse
from tricorne.server.club.results import result_of
from tricorne.server.club.seeking import seeking
from tricorne.server.club.turns import passing, pausing, starting
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.company import Company
from tricorne.server.tables.held import PEOPLE, Change, HeldTable
from tricorne.server.tables.offers import PAUSE, Proposal
from tricorne.server.tables.people import Person


class Books:
    """The club as one who listens to tables."""

    def __init__(self, storage: Storage, pulse: Pulse) -> None:
        self._storage = storage
        self._pulse = pulse

    async def company(self, table: str) -> Company | None:
        """How a table belongs to the club, if it does."""
        return await read_meeting(self._storage, table)

    def statements(self, table: HeldTable, change: Change) -> list[Statement]:
        """Turns pass, clocks start when all are there, open seats are listed, and what is over is counted."""
        meeting = meeting_of(table)
        statements: list[Statement] = []
        if meeting is not None and change.due != change.due_before:
            statements += passing(table.id, change, meeting.clock, self._pulse.runs_from)
        if not change.awaited and (change.why == PEOPLE if meeting is None else not meeting.begun):
            statements += starting(table.id, self._pulse.runs_from)
        if meeting is not None and (change.why == PEOPLE or meeting.seeks):
            statements.append(seeking(table.id))
        if table.finished and table.began_here and change.why != PEOPLE and not was_stopped(table):
            statements.append(result_of(table))
        if table.finished and change.why != PEOPLE:
            statements += facts.ended(table.id, _members(table))
        return statements

    def agreed(self, table: HeldTable, kind: str) -> list[Statement]:
        """All people of a table have agreed to let the clocks stand."""
        return pausing(table.id) if kind == PAUSE else []

    def offered(self, table: HeldTable, proposal: Proposal) -> list[Statement]:
        """Members are told of an offer that waits for them, unless they have blocked who makes it."""
        asked = [one for one in table.persons.values() if set(one.seats) & set(proposal.missing)]
        accounts = [one.account for one in asked if one.account and table.company.reads(one, proposal.by)]
        return facts.offered(table.id, proposal, table.version, accounts)

    def said(self, table: HeldTable, person: Person, line: int) -> list[Statement]:
        """Members who are away are told of what is said."""
        return [facts.said(table.id, line, person.account or "")]


def _members(table: HeldTable) -> list[str]:
    return [one.account for one in table.persons.values() if one.account and one.seats]


def was_stopped(table: HeldTable) -> bool:
    """Whether its people agreed that the game has no result."""
    return table.match.ended is not None and table.match.ended.reason == "stopped"
