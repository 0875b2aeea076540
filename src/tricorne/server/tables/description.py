"""What people are shown of a table beside the game: who sits where and is here, and what was promised of the luck."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from tricorne.core.match import Match
from tricorne.server.tables.company import Company
from tricorne.server.tables.people import Person


def seats_shown(
    match: Match, persons: Collection[Person], company: Company, person: Person, online: set[str]
) -> list[dict[str, Any]]:
    """The seats as one of the people at the table sees them."""
    awaited = {seat for one in persons if one.awaited for seat in one.seats}
    former = {seat for one in persons if one.is_gone for seat in one.seats}
    lost = {seat for one in persons if one.lost for seat in one.seats}
    guests = {seat: one.guest for one in persons if one.account is None for seat in one.seats}
    people = list(dict.fromkeys(match.seats[seat] for seat in match.game.seats if match.is_person(seat)))
    return [
        {
            "seat": seat,
            "player": match.seats[seat].partition(":")[0],
            "name": company.names.get(seat),
            "guest": guests.get(seat) or None,
            "yours": seat in person.seats,
            "online": not match.is_person(seat) or seat in online,
            "person": people.index(match.seats[seat]) if match.is_person(seat) else None,
            "awaited": seat in awaited,
            "former": seat in former,
            "lost": seat in lost,
        }
        for seat in match.game.seats
    ]


def promised(match: Match) -> dict[str, str | None]:
    """What was promised of the luck; the seed itself is shown when nothing can be drawn any more."""
    promise, seed = match.setup.promise, match.setup.seed
    if promise is msgspec.UNSET:
        return {"promise": None, "seed": None}
    return {"promise": promise, "seed": str(seed) if match.question is None else None}


def news_of(table: dict[str, Any]) -> bytes:
    """What people are sent of a table when it differs: who sits where and is here, and how people ended the game."""
    return msgspec.json.encode([table["seats"], table["ended"]])
