"""Events as they are stored, and the steps of one: each is a transaction that holds the row of its event."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.server.base.errors import Problem
from tricorne.server.base.strength import START
from tricorne.server.club.events.ladder import without
from tricorne.server.club.events.pairing import Apart
from tricorne.server.club.events.rules import LADDER, Rules
from tricorne.server.club.events.standings import Game
from tricorne.server.club.ratings import ALL
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import event_schema as rows
from tricorne.server.storage.writes import text

OPEN, RUNNING, OVER = "open", "running", "over"
IN, OUT, SPARE = "in", "out", "spare"
WAITING, PLAYING = "waiting", "playing"
PLAYED, FREE, TIME, DROPPED, LATE, STOPPED = "played", "free", "time", "dropped", "late", "stopped"
REFUSED, CANCELLED = "refused", "cancelled"
_e, _n, _g, _c, _l = (
    rows.events.c,
    rows.entrants.c,
    rows.event_games.c,
    rows.challenges.c,
    rows.event_acts.c,
)
_a, _b, _r = club.accounts.c, club.blocks.c, club.ratings.c


class Event(NamedTuple):
    """An event with what was stated when it was made."""

    id: str
    maker: str | None
    name: str
    state: str
    why: str
    rules: Rules
    created: float
    starts: float
    round: int
    round_ends: float | None
    paused: float | None


class Entrant(NamedTuple):
    """Somebody who takes part; `bot` is a level, empty for people. Who has deleted their account has no name."""

    number: int
    account: str | None
    bot: str
    rating: float
    place: int
    state: str
    why: str
    name: str | None

    @property
    def plays(self) -> bool:
        return self.state == IN


class Paired(NamedTuple):
    """A game of an event: where it is played, and what came of it."""

    round: int
    board: int
    number: int
    sides: tuple[int, ...]
    table: str | None
    state: str
    scores: tuple[float, ...] | None
    margins: tuple[int, ...]
    how: str

    @property
    def counted(self) -> Game:
        return Game(self.round, self.board, self.sides, self.scores, self.margins)


class Challenge(NamedTuple):
    """On a ladder: somebody wants the place of somebody above."""

    number: int
    challenger: int
    other: int
    at: float
    answer_by: float
    state: str


# Reading


def event_of(connection: sa.Connection, event: str, *, hold: bool = False) -> Event:
    """An event; held, no other process takes a step of it before this transaction is done."""
    query = sa.select(*rows.events.c).where(_e.id == event)
    row = connection.execute(query.with_for_update() if hold else query).first()
    if row is None:
        raise Problem("no-such-event")
    return _event(row)


def _event(row: Any) -> Event:
    values = row._asdict()
    return Event(**{**values, "rules": decode_rules(values["rules"])})


decode_rules = msgspec.json.Decoder(Rules).decode


def events_in(connection: sa.Connection, state: str, *, most: int, before: float = 9e15) -> list[Event]:
    """Events of a state, the latest first."""
    query = sa.select(*rows.events.c).where(_e.state == state, _e.created < before)
    return [_event(row) for row in connection.execute(query.order_by(_e.created.desc()).limit(most))]


def entrants_of(connection: sa.Connection, event: str) -> dict[int, Entrant]:
    """Everybody of an event by number."""
    query = (
        sa.select(_n.number, _n.account, _n.bot, _n.rating, _n.place, _n.state, _n.why, _a.name)
        .outerjoin(club.accounts, _a.id == _n.account)
        .where(_n.event_id == event)
        .order_by(_n.number)
    )
    return {row.number: Entrant(*row) for row in connection.execute(query)}


def games_of(connection: sa.Connection, event: str, *where: Any) -> list[Paired]:
    """The games of an event in their order."""
    columns = (_g.round, _g.board, _g.number, _g.sides, _g.table_id, _g.state, _g.scores, _g.margins, _g.how)
    query = sa.select(*columns).where(_g.event_id == event, *where).order_by(_g.round, _g.board, _g.number)
    return [
        Paired(
            *row[:3],
            msgspec.json.decode(row.sides, type=tuple[int, ...]),
            row.table_id,
            row.state,
            None if row.scores is None else msgspec.json.decode(row.scores, type=tuple[float, ...]),
            msgspec.json.decode(row.margins, type=tuple[int, ...]),
            row.how,
        )
        for row in connection.execute(query)
    ]


def challenges_of(connection: sa.Connection, event: str, *states: str) -> list[Challenge]:
    """The challenges of a ladder."""
    query = sa.select(_c.number, _c.challenger, _c.other, _c.at, _c.answer_by, _c.state).where(_c.event_id == event)
    if states:
        query = query.where(_c.state.in_(states))
    return [Challenge(*row) for row in connection.execute(query.order_by(_c.number))]


def apart_in(connection: sa.Connection, entrants: Mapping[int, Entrant]) -> Apart:
    """The pairs of entrants of whom one has blocked the other."""
    numbers = {one.account: one.number for one in entrants.values() if one.account}
    query = sa.select(_b.account, _b.blocked).where(_b.account.in_(numbers), _b.blocked.in_(numbers))
    return frozenset(frozenset((numbers[one], numbers[other])) for one, other in connection.execute(query))


def ratings_of(connection: sa.Connection, game: str, accounts: Sequence[str]) -> dict[str, float]:
    """How strong members are thought to be."""
    query = sa.select(_r.account, _r.mean).where(_r.account.in_(accounts), _r.game == game, _r.scenario == ALL)
    known = {str(account): float(mean) for account, mean in connection.execute(query)}
    return {account: known.get(account, START) for account in accounts}


# Writing


def insert_event(connection: sa.Connection, event: Event) -> None:
    connection.execute(rows.events.insert(), {**event._asdict(), "rules": text(event.rules)})


def change_event(connection: sa.Connection, event: str, **values: Any) -> None:
    connection.execute(rows.events.update().where(_e.id == event).values(**values))


def change_entrant(connection: sa.Connection, event: str, number: int, **values: Any) -> None:
    connection.execute(rows.entrants.update().where(_n.event_id == event, _n.number == number).values(**values))


def add_entrant(
    connection: sa.Connection, event: str, number: int, *, account: str | None = None, bot: str = "", **more: Any
) -> None:
    values = {"rating": 0.0, "place": number + 1, "state": IN, "why": "", "joined": time.time(), **more}
    row = {"event_id": event, "number": number, "account": account, "bot": bot, **values}
    connection.execute(rows.entrants.insert(), row)


def drop(connection: sa.Connection, event: str, number: int, why: str) -> None:
    """Somebody is out: nothing that is over changes. On a ladder those below move up, and no challenge waits."""
    change_entrant(connection, event, number, state=OUT, why=why)
    if event_of(connection, event).rules.format == LADDER:
        places = {n: one.place for n, one in entrants_of(connection, event).items() if one.state == IN or n == number}
        keep_places(connection, event, places, without(places, number))
        for challenge in challenges_of(connection, event, WAITING):
            if number in (challenge.challenger, challenge.other):
                change_challenge(connection, event, challenge.number, CANCELLED)


def add_games(connection: sa.Connection, event: str, turn: int, boards: Sequence[Sequence[tuple[int, ...]]]) -> None:
    """The games of a round: by board one or both games. Somebody alone is free."""
    values = [
        {
            "event_id": event,
            "round": turn,
            "board": board,
            "number": number,
            "sides": text(sides),
            "table_id": None,
            "state": WAITING if len(sides) > 1 else OVER,
            "scores": None if len(sides) > 1 else text((1.0,)),
            "margins": "[]",
            "how": PLAYED if len(sides) > 1 else FREE,
        }
        for board, games in enumerate(boards)
        for number, sides in enumerate(games)
    ]
    if values:
        connection.execute(rows.event_games.insert(), values)


def this_game(event: str, game: Paired) -> tuple[Any, ...]:
    return (_g.event_id == event, _g.round == game.round, _g.board == game.board, _g.number == game.number)


def settle(
    connection: sa.Connection, event: str, game: Paired, scores: Sequence[float], margins: Sequence[int], how: str
) -> bool:
    """Note how a game ended, once; whether this was the time."""
    statement = rows.event_games.update().where(*this_game(event, game), _g.state != OVER)
    values = {"state": OVER, "scores": text(scores), "margins": text(margins), "how": how}
    return connection.execute(statement.values(**values)).rowcount == 1


def give_table(connection: sa.Connection, event: str, game: Paired, table: str) -> bool:
    """Note at which table a game is played, once."""
    statement = rows.event_games.update().where(*this_game(event, game), _g.state == WAITING)
    return connection.execute(statement.values(table_id=table, state=RUNNING)).rowcount == 1


def note(connection: sa.Connection, event: str, act: str, who: str = "", days: float = 0.0) -> None:
    """What the maker did, or what happened: everybody can read it."""
    last = connection.execute(sa.select(sa.func.max(_l.number)).where(_l.event_id == event)).scalar()
    row = {"event_id": event, "number": (last or 0) + 1, "at": time.time(), "act": act, "who": who, "days": days}
    connection.execute(rows.event_acts.insert(), row)


def number_of_acts(connection: sa.Connection, event: str) -> int:
    """How many of these there are."""
    return int(connection.execute(sa.select(sa.func.count()).where(_l.event_id == event)).scalar() or 0)


def change_challenge(connection: sa.Connection, event: str, number: int, state: str) -> None:
    connection.execute(rows.challenges.update().where(_c.event_id == event, _c.number == number).values(state=state))


def keep_places(connection: sa.Connection, event: str, before: Mapping[int, int], places: Mapping[int, int]) -> None:
    """Store the places of a ladder that have changed."""
    for number, place in places.items():
        if before.get(number) != place:
            change_entrant(connection, event, number, place=place)
