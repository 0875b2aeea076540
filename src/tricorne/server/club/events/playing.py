"""The tables of events: made with everybody in their seats, looked at when they are over, given up when time is."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.server.club.events.rules import POOLS, Rules, sides_in
from tricorne.server.club.events.standings import place_points, scores_of
from tricorne.server.club.events.stored import PLAYED, STOPPED, Entrant, Paired
from tricorne.server.club.lobby import time_left
from tricorne.server.club.results import CLAIMED
from tricorne.server.club.turns import Clock, beginning
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema, writes
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.making import Seated, make_seated
from tricorne.server.tables.people import LINK, OPEN, player_name

_k, _t, _r = schema.keys.c, schema.tables.c, club.results.c
LAST = 99


class Outcome(NamedTuple):
    """What a game has brought each side."""

    scores: tuple[float, ...]
    margins: tuple[int, ...]


class Hold(NamedTuple):
    """Whether somebody has lost their seat to a bot, and whether that was by time; else they have given up."""

    is_lost: bool
    by_time: bool


class End(NamedTuple):
    """The places and the scores of the seats at a table that is over; equal for all where there was no result."""

    places: dict[str, int]
    scores: dict[str, int]
    how: str


def table_for(rules: Rules, name: str, entrants: Sequence[Entrant], bots: list[str]) -> Seated:
    """A table at which each side belongs to an entrant. Everybody is there; the clock of who begins runs."""
    holders: dict[str, str] = {}
    accounts: dict[str, str] = {}
    for entrant, seats in zip(entrants, sides_in(rules), strict=True):
        for seat in seats:
            if entrant.account is None:
                holders[seat] = entrant.bot
            else:
                holders[seat] = player = player_name(seats[0], LINK)
                accounts[player] = entrant.account
    made = make_seated(rules.game, rules.scenario, rules.options, holders, name, bots)
    return made._replace(statements=_in_club(made, accounts, rules.clock))


def _in_club(made: Seated, accounts: Mapping[str, str], clock: Clock) -> list[Statement]:
    now = time.time()
    statements: list[Statement] = []
    for statement, values in made.statements:
        account = accounts.get(values.get("player", ""))
        if account is None:
            statements.append((statement, values))
        else:
            statements.append((statement, {**values, "account": account, "taken": now, "bank": clock.bank}))
    meeting = {
        "table_id": made.table,
        "host": None,
        "visibility": OPEN,
        "clock": writes.text(clock),
        "rated": True,
        "rematch": None,
        "paused": None,
        "begun": now,
    }
    turns = [beginning(made.table, player, now) for player in made.due if player in accounts]
    return [*statements, (club.meetings.insert(), meeting), *turns]


def seats_of_people(connection: sa.Connection, tables: Sequence[str], rules: Rules) -> dict[str, dict[str, Hold]]:
    """By table: the seats that belong to people, and how they hold them.

    Whose time has run out has no more left than a turn gives back.
    """
    query = sa.select(_k.table_id, _k.seats, _k.lost, _k.bank).where(_k.table_id.in_(tables))
    found: dict[str, dict[str, Hold]] = {table: {} for table in tables}
    for table, seats, lost, bank in connection.execute(query):
        hold = Hold(lost is not None, lost is not None and (bank or 0.0) <= rules.clock.per_turn)
        found[table] |= dict.fromkeys(msgspec.json.decode(seats, type=list[str]), hold)
    return found


def results_in(connection: sa.Connection, tables: Sequence[str]) -> dict[str, End]:
    """By table that is over: how it ended."""
    query = (
        sa.select(_t.id, _r.places, _r.scores)
        .outerjoin(club.results, _r.table_id == _t.id)
        .where(_t.id.in_(tables), _t.finished.is_not(None))
    )
    decode = msgspec.json.Decoder(dict[str, int]).decode
    return {
        row.id: End({}, {}, STOPPED) if row.places is None else End(decode(row.places), decode(row.scores), PLAYED)
        for row in connection.execute(query)
    }


def _without(points: Sequence[float], gone: Sequence[bool]) -> tuple[float, ...]:
    """The points of a game of four, of which those have none who are gone."""
    return tuple(0.0 if out else score for out, score in zip(gone, points, strict=True))


def outcome_of(rules: Rules, end: End, gone: Sequence[bool]) -> Outcome:
    """What a game that is over counts for. Who has lost by time has nothing, whatever a bot made of it."""
    sides, places, scores = sides_in(rules), end.places, end.scores
    if any(gone) and rules.format != POOLS:
        return given_up(rules, gone)
    placed = [LAST if out else places.get(seats[0], LAST) for seats, out in zip(sides, gone, strict=True)]
    worth = [scores.get(seats[0], 0) for seats in sides] if scores else [0] * len(sides)
    margins = tuple(
        0 if any(gone) else own - max(other for n, other in enumerate(worth) if n != side)
        for side, own in enumerate(worth)
    )
    if rules.format == POOLS:
        return Outcome(_without(place_points(placed), gone), margins)
    return Outcome(scores_of(placed), margins)


def given_up(rules: Rules, gone: Sequence[bool]) -> Outcome:
    """What a game counts for that ends, or never begins, because somebody is gone: the others win what is left."""
    nothing = (0,) * len(gone)
    if rules.format == POOLS:
        return Outcome(_without(place_points([LAST if out else 1 for out in gone]), gone), nothing)
    return Outcome(tuple(0.0 if out else float(any(gone)) for out in gone), nothing)


async def by_time(storage: Storage, rules: Rules, game: Paired, gone: Sequence[bool]) -> Outcome:
    """What a game counts for that is not played to its end: who has used less time comes first, but who is gone."""
    if any(gone) and (rules.format != POOLS or game.table is None):
        return given_up(rules, gone)
    query = sa.select(_k.seats, _k.bank, _k.runs_from).where(_k.table_id == game.table, _k.bank.is_not(None))
    now = time.time()
    left: dict[str, float] = {}
    for row in await storage.read(lambda c: c.execute(query).all()):
        for seat in msgspec.json.decode(row.seats, type=list[str]):
            left[seat] = time_left(row.bank, row.runs_from, now) or 0.0
    times = [round(left.get(seats[0], rules.clock.bank)) for seats in sides_in(rules)]
    places = [LAST if out else 1 + sum(other > own for other in times) for own, out in zip(times, gone, strict=True)]
    scores = _without(place_points(places), gone) if rules.format == POOLS else scores_of(places)
    return Outcome(scores, (0,) * len(times))


async def give_up(live: LiveTable, seat: str, rules: Rules) -> None:
    """Whose seat this is is out: between two the other one has won, among several a bot takes the seats."""
    person = next((one for one in live.persons.values() if seat in one.seats and not one.lost), None)
    if person is not None and not live.finished:
        await live.give_up(person, set(person.seats), CLAIMED, rules.clock.player)


async def note_win(live: LiveTable, rules: Rules, gone: Sequence[bool]) -> None:
    """End a game between two of whom one is gone."""
    if not live.finished:
        winners = [seat for seats, out in zip(sides_in(rules), gone, strict=True) if not out for seat in seats]
        await live.end(CLAIMED, winners, winners[0] if winners else live.match.game.seats[0])
