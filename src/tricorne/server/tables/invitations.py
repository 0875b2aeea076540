"""Invitations: the link of a seat is taken once and exchanged for a key of the guest's own.

Until then the host can withdraw it or give out another one, and it shows nothing that an observer would not see:
whoever gave it out holds it too.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sa

from tricorne.core.errors import Refused
from tricorne.server.base.errors import Problem
from tricorne.server.storage import schema
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.people import Person, digest_of, new_key

_k = schema.keys.c


async def take(live: LiveTable, key: str) -> str:
    """The key that a guest gets for an invitation, which opens nothing from then on. An own key stays as it is."""
    person = live.person_of(key)
    if person.account is not None:
        raise Problem("seat-taken", seat=person.seats[0])
    if not person.awaited:
        return key
    own = new_key()
    values = {"digest": digest_of(own), "invitation": person.digest, "offer": ""}
    taken = _key_of(live, person).values(taken=sa.func.coalesce(_k.taken, time.time()), **values)
    if not await live.change_people(taken, arrived=person.player):
        raise Problem("invitation-taken")
    return own


async def name_guest(live: LiveTable, person: Person, name: str) -> None:
    """What somebody without an account is called at this table."""
    await live.change_people(_key_of(live, person).values(guest=name))


async def invite(live: LiveTable, seat: str, offer: str = "", also: Sequence[Statement] = ()) -> str:
    """Another key for a seat that nobody has taken, or another offer of it. What was given out before ends by it.

    Whoever wants to withdraw an invitation keeps the new key to themselves.
    """
    person = awaited_at(live, seat)
    fresh = new_key()
    given = _key_of(live, person).values(digest=digest_of(fresh), offer=offer)
    if not await live.change_people(given, also=also):
        raise Problem("seat-taken", seat=seat)
    return fresh


def awaited_at(live: LiveTable, seat: str) -> Person:
    """For whom a seat is kept; refused when they have come."""
    if seat not in live.match.game.seats:
        raise Refused("unknown-seat", seat=seat, seats=", ".join(live.match.game.seats))
    for person in live.persons.values():
        if seat in person.seats and person.awaited:
            return person
    raise Problem("seat-taken", seat=seat)


def _key_of(live: LiveTable, person: Person) -> sa.Update:
    return schema.keys.update().where(_k.table_id == live.id, _k.digest == person.digest)
