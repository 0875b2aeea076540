"""The tables of events: made with everybody in their seats, looked at when they are over, given up when time is."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.server.club.events.rules import POOLS, Rules, sides_in
from tricorne.server.club.events.standings import place_points, scores_of
from tricorne.server.club.events.stored import Entrant, Paired
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

_k, _r = schema.keys.c, club.results.c
LAST = 99


class Outcome(NamedTuple):
    """What a game has brought each side."""

    scores: tuple[float, ...]
    margins: tuple[int, ...]


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


def lost_in(connection: sa.Connection, tables: Sequence[str]) -> dict[str, set[str]]:
    """By table: the seats of those whose time has run out, or who have given up."""
    query = sa.select(_k.table_id, _k.seats).where(_k.table_id.in_(tables), _k.lost.is_not(None))
    found: dict[str, set[str]] = {}
    for table, seats in connection.execute(query):
        found.setdefault(table, set()).update(msgspec.json.decode(seats, type=list[str]))
    return found


def results_in(connection: sa.Connection, tables: Sequence[str]) -> dict[str, tuple[dict[str, int], dict[str, int]]]:
    """By table that is over: the places and the scores of its seats."""
    query = sa.select(_r.table_id, _r.places, _r.scores).where(_r.table_id.in_(tables))
    decode = msgspec.json.Decoder(dict[str, int]).decode
    return {row.table_id: (decode(row.places), decode(row.scores)) for row in connection.execute(query)}


def outcome_of(rules: Rules, places: Mapping[str, int], scores: Mapping[str, int], lost: set[str]) -> Outcome:
    """What a game that is over counts for. Who has lost by time has nothing, whatever a bot made of it."""
    sides = sides_in(rules)
    gone = [bool(set(seats) & lost) for seats in sides]
    if any(gone) and rules.format != POOLS:
        return given_up(rules, gone)
    placed = [LAST if out else places.get(seats[0], LAST) for seats, out in zip(sides, gone, strict=True)]
    worth = [scores.get(seats[0], 0) for seats in sides] if scores else [0] * len(sides)
    margins = tuple(
        0 if any(gone) else own - max(other for n, other in enumerate(worth) if n != side)
        for side, own in enumerate(worth)
    )
    if rules.format == POOLS:
        points = place_points(placed)
        return Outcome(tuple(0.0 if out else score for out, score in zip(gone, points, strict=True)), margins)
    return Outcome(scores_of(placed), margins)


def given_up(rules: Rules, gone: Sequence[bool]) -> Outcome:
    """What a game counts for that ends, or never begins, because somebody is gone: the others win what is left."""
    nothing = (0,) * len(gone)
    if rules.format == POOLS:
        points = place_points([LAST if out else 1 for out in gone])
        return Outcome(tuple(0.0 if out else score for out, score in zip(gone, points, strict=True)), nothing)
    return Outcome(tuple(0.0 if out else float(any(gone)) for out in gone), nothing)


async def by_time(storage: Storage, rules: Rules, game: Paired) -> Outcome:
    """What a game counts for that still runs when its round ends: who has used less time comes first."""
    query = sa.select(_k.seats, _k.bank, _k.runs_from).where(_k.table_id == game.table, _k.bank.is_not(None))
    now = time.time()
    left: dict[str, float] = {}
    for row in await storage.read(lambda c: c.execute(query).all()):
        for seat in msgspec.json.decode(row.seats, type=list[str]):
            left[seat] = time_left(row.bank, row.runs_from, now) or 0.0
    times = [round(left.get(seats[0], rules.clock.bank)) for seats in sides_in(rules)]
    places = [1 + sum(other > own for other in times) for own in times]
    scores = place_points(places) if rules.format == POOLS else scores_of(places)
    return Outcome(scores, (0,) * len(times))


async def give_up(live: LiveTable, account: str | None, rules: Rules) -> None:
    """Somebody is out: between two the other one has won, among several a bot takes the seats."""
    people = [one for one in live.persons.values() if one.seats]
    person = next((one for one in people if (one.is_gone if account is None else one.account == account)), None)
    if person is None or live.finished:
        return
    await live.give_up(person, set(person.seats), CLAIMED, rules.clock.player)


async def note_win(live: LiveTable, rules: Rules, lost: set[str]) -> None:
    """End a game between two that one of them has lost by time."""
    if rules.format != POOLS and not live.finished:
        winners = [seat for seats in sides_in(rules) if not set(seats) & lost for seat in seats]
        await live.end(CLAIMED, winners, winners[0] if winners else live.match.game.seats[0])
