"""Offers to the others at a table: each waits until all agree, one refuses, it is withdrawn or its time is over."""

from __future__ import annotations

import time

import msgspec

from tricorne.core.match import Match
from tricorne.server.tables.people import Person

REWIND, DRAW, STOP, PAUSE = "rewind", "draw", "stop", "pause"
OFFER_SECONDS = 3 * 86_400.0
"""How long an offer waits for an answer."""


class Proposal(msgspec.Struct):
    """An offer that waits for consent: to go back to a moment (until the table goes on), or to end or pause a game."""

    by: str
    agreed: list[str]
    missing: list[str]
    kind: str = REWIND
    moment: int | None = None
    until: float | None = None

    @property
    def is_over(self) -> bool:
        """Whether nobody can agree any more."""
        return self.until is not None and self.until < time.time()


def offered(kind: str, seat: str) -> Proposal:
    """An offer of a seat to which nobody has agreed yet."""
    return Proposal(seat, [], [], kind, until=time.time() + OFFER_SECONDS)


def winners_without(match: Match, given: set[str], active: dict[str, str]) -> list[str] | None:
    """Who wins when these seats are given up; None while others play on.

    `active` are the seats that people still play, with their players. A side is out when somebody gave it up and nobody
    plays it any more. The game is over when one side is left, or sides of one person, or of bots alone.
    """
    sides = match.game.sides or tuple((seat,) for seat in match.game.seats)
    left = [side for side in sides if not given.intersection(side) or any(seat in active for seat in side)]
    owners = {active.get(seat, match.seats[seat] + seat) for side in left for seat in side}
    people = {active[seat] for side in left for seat in side if seat in active}
    if people and len(left) > 1 and len(owners) > 1:
        return None
    return [seat for seat in match.game.seats if any(seat in side for side in left)]


def active_seats(persons: list[Person], but: set[str]) -> dict[str, str]:
    """The seats that people play or may still come for, by their player."""
    playing = [person for person in persons if not person.lost and not person.is_gone]
    return {seat: person.player for person in playing for seat in person.seats if seat not in but}
