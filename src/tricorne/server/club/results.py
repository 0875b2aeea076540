"""How games ended: one line for each, from which ratings and statistics are made."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from tricorne.core.luck import ASK
from tricorne.server.club.meetings import meeting_of
from tricorne.server.storage import club_schema as club
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.held import HeldTable

ACCOUNT = "account:"
GUEST = "guest"
WAITING, COUNTED, UNRATED = "waiting", "counted", "unrated"

_r = club.results.c
_values = {
    column.name: sa.bindparam("table_id" if column.name == "table_id" else f"r_{column.name}", type_=column.type)
    for column in club.results.columns
}
_insert_once = club.results.insert().from_select(
    list(_values),
    sa.select(*_values.values()).where(~sa.exists().where(_r.table_id == _values["table_id"])),
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


def result_of(live: HeldTable, winners: Sequence[str] | None = None) -> Statement:
    """The line of a table that is over; of a table whose time has run out, with the winners that are given."""
    match, seats = live.match, who_played(live)
    forfeit = winners is not None
    if winners is None:
        result = match.result
        winners = () if result is None else result.winners
    people = {player for player in seats.values() if player.startswith(ACCOUNT)}
    meeting = meeting_of(live)
    rated = meeting is not None and meeting.rated and len(people) > 1 and live.stored.luck != ASK
    line = {
        "game": match.game.id,
        "scenario": match.game.scenario,
        "finished": time.time(),
        "moments": match.moment,
        "winners": msgspec.json.encode(list(winners)).decode(),
        "seats": msgspec.json.encode(seats).decode(),
        "forfeit": forfeit,
        "state": WAITING if rated else UNRATED,
    }
    return _insert_once, {"table_id": live.id, **{f"r_{name}": value for name, value in line.items()}}
