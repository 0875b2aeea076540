"""How games ended: one line for each, from which ratings and statistics are made."""

from __future__ import annotations

import time
from math import inf
from typing import Any

import sqlalchemy as sa
from msgspec import structs

from tricorne.core.game import Result, places_of
from tricorne.core.luck import ASK
from tricorne.server.base.strength import ACCOUNT
from tricorne.server.club.meetings import meeting_of
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.writer import Statement
from tricorne.server.storage.writes import text
from tricorne.server.tables.held import HeldTable
from tricorne.server.tables.offers import active_seats
from tricorne.server.tables.people import PRIVATE

GUEST = "guest"
WAITING, CASUAL, COUNTED, UNRATED = "waiting", "casual", "counted", "unrated"

PLAYED, CONCEDED, DRAWN, CLAIMED = "played", "conceded", "drawn", "claimed"
"""How a game ended: by its rules, or by somebody giving up, by agreement, or because time had run out."""

_r, _m, _k, _t = club.results.c, club.meetings.c, schema.keys.c, schema.tables.c
_values: dict[str, sa.ColumnElement[Any]] = {
    column.name: sa.bindparam("table_id" if column.name == "table_id" else f"r_{column.name}", type_=column.type)
    for column in club.results.columns
}
_TABLE = _values["table_id"]
_values["begun"] = sa.func.coalesce(
    sa.select(_m.begun).where(_m.table_id == _TABLE).scalar_subquery(),
    sa.select(sa.func.max(_k.taken)).where(_k.table_id == _TABLE, _k.seats != "[]").scalar_subquery(),
    sa.select(_t.created).where(_t.id == _TABLE).scalar_subquery(),
    _values["finished"],
)
_insert_once = club.results.insert().from_select(
    list(_values), sa.select(*_values.values()).where(~sa.exists().where(_r.table_id == _TABLE))
)


def who_played(live: HeldTable) -> dict[str, str]:
    """By seat: the account that owns it (also when a bot has stepped in), a guest, or the bot."""
    owners = {seat: person.account for person in live.persons.values() for seat in person.seats}
    seats: dict[str, str] = {}
    for seat, player in live.match.seats.items():
        owner = owners.get(seat)
        if owner is not None:
            seats[seat] = f"{ACCOUNT}{owner}"
        else:
            seats[seat] = GUEST if seat in owners else player
    return seats


def result_of(live: HeldTable) -> Statement:
    """The line of a table that is over."""
    match, seats = live.match, who_played(live)
    result = _without_the_lost(live, match.result or Result((), PLAYED))
    how = PLAYED if match.ended is None else match.ended.reason
    people = {player for player in seats.values() if player.startswith(ACCOUNT)}
    meeting = meeting_of(live)
    rated = meeting is not None and meeting.rated and len(people) > 1 and live.stored.luck != ASK
    gone = [seat for seat, player in seats.items() if player in people and not match.is_person(seat)]
    line = {
        "game": match.game.id,
        "scenario": match.game.scenario,
        "finished": time.time(),
        "moments": match.moment,
        "how": how,
        "winners": text(result.winners),
        "places": text(result.places),
        "scores": text(result.scores),
        "seats": text(seats),
        "gone": text(gone),
        "hidden": not people or live.company.visibility == PRIVATE,
        "state": WAITING if rated else CASUAL,
    }
    return _insert_once, {"table_id": live.id, **{f"r_{name}": value for name, value in line.items()}}


def _without_the_lost(live: HeldTable, result: Result) -> Result:
    """A result as it counts: a side that its people have lost to a bot is behind all others, whatever the bot won."""
    game = live.match.game
    playing = active_seats(list(live.persons.values()), set())
    lost = {seat for person in live.persons.values() if person.lost for seat in person.seats}
    sides = game.sides or tuple((seat,) for seat in game.seats)
    gone = [side for side in sides if lost.intersection(side) and not any(seat in playing for seat in side)]
    if not gone or len(gone) == len(sides) or not result.places:
        return result
    places = places_of({side: -inf if side in gone else -result.places[side[0]] for side in sides})
    first = tuple(seat for seat in game.seats if places[seat] == 1)
    return structs.replace(result, winners=first, places=places)
