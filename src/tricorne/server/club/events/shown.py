"""An event as everybody sees it, with or without an account."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from tricorne.server.club.events import stored
from tricorne.server.club.events.pools import MOST_PLAYERS, SEATS, balance_of
from tricorne.server.club.events.rules import LADDER, POOLS, TIE_BREAKS, Rules, allies_in, sides_in
from tricorne.server.club.events.standings import DRAWN, PLACES, WAS_FREE, WON, standings
from tricorne.server.club.events.stored import IN, OPEN, OUT, SPARE, Entrant, Event
from tricorne.server.club.profiles import RATING
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import event_schema as rows
from tricorne.server.storage.storage import Storage

MOST_LISTED = 50
_e, _n, _a, _l, _o = rows.events.c, rows.entrants.c, club.accounts.c, rows.event_acts.c, club.profiles.c


class Points(msgspec.Struct):
    """What counts how much, and what decides between equals, in that order."""

    won: float
    drawn: float
    free: float
    places: list[float]
    tie_breaks: list[str]


class StandingInfo(msgspec.Struct):
    """Somebody in the standings: `number` is who they are in the games; `rating` is null where it is private."""

    number: int
    name: str | None
    bot: str
    state: str
    why: str
    place: int
    points: float
    wins: float
    direct: float
    sonneborn: float
    margin: int
    played: int
    rating: int | None


class GameInfo(msgspec.Struct):
    """A game: who plays which side (seats in the order of `sides`), at which table, and what came of it."""

    round: int
    board: int
    number: int
    players: list[int]
    table: str | None
    state: str
    scores: list[float] | None
    margins: list[int]
    how: str


class ChallengeInfo(msgspec.Struct):
    number: int
    challenger: int
    other: int
    at: float
    answer_by: float
    state: str


class ActInfo(msgspec.Struct):
    at: float
    act: str
    who: str
    days: float


class BalanceInfo(msgspec.Struct):
    """How even a pool is: meetings of two players at least and at most, and as allies at most."""

    players: int
    least: int
    most: int
    allied: int


class EventInfo(msgspec.Struct):
    id: str
    name: str
    maker: str | None
    state: str
    why: str
    rules: Rules
    points: Points
    sides: list[list[str]]
    starts: float
    round: int
    rounds: int | None
    round_ends: float | None
    paused: float | None
    standings: list[StandingInfo]
    spares: list[str]
    games: list[GameInfo]
    challenges: list[ChallengeInfo]
    acts: list[ActInfo]
    balance: BalanceInfo | None


class EventLine(msgspec.Struct):
    """An event in the list."""

    id: str
    name: str
    maker: str | None
    state: str
    format: str
    game: str
    scenario: str
    players: int
    most: int
    starts: float
    round: int
    mine: bool
    created: float


class EventList(msgspec.Struct):
    events: list[EventLine]
    more: float | None
    """To be given as `before` for the next page."""


def event_info(connection: sa.Connection, this: str) -> EventInfo:
    """Everything that there is to see of an event."""
    event = stored.event_of(connection, this)
    entrants = stored.entrants_of(connection, event.id)
    games = stored.games_of(connection, event.id)
    maker = connection.execute(sa.select(_a.name).where(_a.id == event.maker)).scalar()
    acts = sa.select(_l.at, _l.act, _l.who, _l.days).where(_l.event_id == event.id).order_by(_l.number)
    form = event.rules.format
    return EventInfo(
        id=event.id,
        name=event.name,
        maker=maker,
        state=event.state,
        why=event.why,
        rules=event.rules,
        points=Points(WON, DRAWN, WAS_FREE, list(PLACES) if form == POOLS else [], list(TIE_BREAKS[form])),
        sides=[list(seats) for seats in sides_in(event.rules)],
        starts=event.starts,
        round=event.round,
        rounds=rounds_of(event, sum(one.state != SPARE for one in entrants.values())),
        round_ends=event.round_ends,
        paused=event.paused,
        standings=_standings(event, entrants, games, _with_private_rating(connection, event.id)),
        spares=[one.name or "" for one in entrants.values() if one.state == SPARE],
        games=[
            GameInfo(
                game.round,
                game.board,
                game.number,
                list(game.sides),
                game.table,
                game.state,
                None if game.scores is None else list(game.scores),
                list(game.margins),
                game.how,
            )
            for game in games
        ],
        challenges=[ChallengeInfo(*one) for one in stored.challenges_of(connection, event.id)],
        acts=[ActInfo(*row) for row in connection.execute(acts)],
        balance=_balance(event, entrants),
    )


def _with_private_rating(connection: sa.Connection, event: str) -> set[int]:
    """Those of an event who keep their rating private."""
    query = sa.select(_n.number).join(club.profiles, _o.account == _n.account)
    hiding = query.where(_n.event_id == event, _o.hides.contains(f'"{RATING}"'))
    return {int(row[0]) for row in connection.execute(hiding)}


def _standings(
    event: Event, entrants: dict[int, Entrant], games: list[stored.Paired], private: set[int]
) -> list[StandingInfo]:
    taking_part = {n: one for n, one in entrants.items() if one.state != SPARE}
    ratings = {n: one.rating for n, one in taking_part.items()}
    places = {n: one.place for n, one in taking_part.items() if one.state == IN}
    counted = [game.counted for game in games]
    return [
        StandingInfo(
            number=row.player,
            name=taking_part[row.player].name,
            bot=taking_part[row.player].bot,
            state=taking_part[row.player].state,
            why=taking_part[row.player].why,
            place=row.place,
            points=row.points,
            wins=row.wins,
            direct=row.direct,
            sonneborn=row.sonneborn,
            margin=row.margin,
            played=row.played,
            rating=None if row.player in private else round(taking_part[row.player].rating),
        )
        for row in standings(event.rules.format, ratings, counted, places)
        if event.rules.format != LADDER or taking_part[row.player].state != OUT
    ]


def rounds_of(event: Event, players: int) -> int | None:
    """How many rounds there are; none are counted on a ladder."""
    counts = {
        "swiss": event.rules.rounds,
        "round-robin": max(1, players - 1 + players % 2),
        "cup": max(1, (max(players, 2) - 1).bit_length()),
    }
    return None if event.rules.format == LADDER else counts.get(event.rules.format, 1)


def _balance(event: Event, entrants: dict[int, Entrant]) -> BalanceInfo | None:
    if event.rules.format != POOLS:
        return None
    playing = sum(one.state != SPARE for one in entrants.values())
    players = max(playing, event.rules.fill_to, event.rules.least) if event.state == OPEN else playing
    players = min(max(players, SEATS), MOST_PLAYERS)
    return BalanceInfo(players, *balance_of(players, allies_in(event.rules)))


async def list_events(storage: Storage, state: str, before: float, account: str | None) -> EventList:
    """Events of a state, the latest first, page by page."""

    def read(connection: sa.Connection) -> list[EventLine]:
        events = stored.events_in(connection, state, most=MOST_LISTED, before=before)
        ids = [event.id for event in events]
        joined = sa.select(_n.event_id, sa.func.count()).where(_n.event_id.in_(ids), _n.state == IN)
        counts = {row[0]: int(row[1]) for row in connection.execute(joined.group_by(_n.event_id))}
        own = {
            row[0]
            for row in connection.execute(sa.select(_n.event_id).where(_n.event_id.in_(ids), _n.account == account))
        }
        named = sa.select(_a.id, _a.name).where(_a.id.in_({event.maker for event in events if event.maker}))
        makers = {row[0]: str(row[1]) for row in connection.execute(named)}
        return [
            EventLine(
                id=event.id,
                name=event.name,
                maker=makers.get(event.maker or ""),
                state=event.state,
                format=event.rules.format,
                game=event.rules.game,
                scenario=event.rules.scenario,
                players=counts.get(event.id, 0),
                most=event.rules.most,
                starts=event.starts,
                round=event.round,
                mine=account is not None and event.id in own,
                created=event.created,
            )
            for event in events
        ]

    lines = await storage.read_aside(read)
    return EventList(lines, lines[-1].created if len(lines) == MOST_LISTED else None)
