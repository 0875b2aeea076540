"""Offers to the others at a table, by request and over the socket."""

from __future__ import annotations

from tricorne.server.base.errors import Problem
from tricorne.server.club.club import Club
from tricorne.server.club.meetings import meeting_of
from tricorne.server.http import messages
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.offers import PAUSE, STOP
from tricorne.server.tables.people import Person


async def make_offer(club: Club, live: LiveTable, person: Person, offer: messages.Offer) -> None:
    """Offer to end or to pause the game."""
    meeting = meeting_of(live)
    if offer.kind == PAUSE and (meeting is None or meeting.clock is None or meeting.is_paused):
        raise Problem("no-clock")
    excused = await club.absence.seats(live) if offer.kind == STOP else frozenset[str]()
    await live.offer(person, offer.seat, offer.kind, excused)
