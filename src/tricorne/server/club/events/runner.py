"""Lets events go on, in every process: each step is one transaction that changes nothing if it was taken already."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from tricorne.core.errors import TricorneError
from tricorne.server.base.looking import look_again_and_again
from tricorne.server.club.events import stored
from tricorne.server.club.events.due import Mark, marks_of, stalled
from tricorne.server.club.events.ladder import take_place
from tricorne.server.club.events.playing import (
    End,
    Hold,
    Outcome,
    by_time,
    give_up,
    given_up,
    note_win,
    outcome_of,
    results_in,
    seats_of_people,
    table_for,
)
from tricorne.server.club.events.rounds import Next, Situation, next_boards
from tricorne.server.club.events.rules import LADDER, POOLS, SWISS, Rules, sides_in
from tricorne.server.club.events.standings import matches_of
from tricorne.server.club.events.stored import (
    DROPPED,
    IN,
    LATE,
    OPEN,
    OVER,
    RUNNING,
    TIME,
    WAITING,
    Entrant,
    Event,
    Paired,
)
from tricorne.server.club.notices.facts import round_begun
from tricorne.server.storage import event_schema as rows
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.fair import Share
from tricorne.server.tables.tables import Tables

LOOK_EVERY = 1.0
LOOK_AT_ALL_EVERY = 60.0
"""Seconds after which events are looked at in which nothing seems to have changed."""
STALLED = 20.0
"""Seconds after which bots among themselves have stopped: who let them play is gone."""
_e, _n, _g = rows.events.c, rows.entrants.c, rows.event_games.c
log = logging.getLogger(__name__)


class Runner:
    """Begins events, makes their tables, counts their games, pairs their rounds."""

    def __init__(self, storage: Storage, tables: Tables) -> None:
        self._storage = storage
        self._tables = tables
        self._poked = asyncio.Event()
        self._done: dict[str, Mark] = {}
        self._saw_all = self._woke = time.monotonic()

    def poke(self) -> None:
        """Look at once: something has changed."""
        self._poked.set()

    async def run(self) -> None:
        """Look again and again."""
        await look_again_and_again("events", self.look, lambda: LOOK_EVERY, self._poked)

    async def look(self) -> None:
        """Take every step that is due."""
        for event in await self._storage.read_aside(_ready_to_begin):
            with self._alone(event):
                await self._storage.transact(lambda c, this=event: begin(c, this))  # type: ignore[misc]
        await self._wake_bots()
        if time.monotonic() - self._saw_all > LOOK_AT_ALL_EVERY:
            self._saw_all = time.monotonic()
            self._done.clear()
        marks = await self._storage.read_aside(lambda c: marks_of(c, time.time()))
        for event, mark in marks.items():
            if self._done.get(event) != mark:
                self._done[event] = mark
                with self._alone(event):
                    await self.go_on(event)

    @contextmanager
    def _alone(self, event: str, what: str = "") -> Iterator[None]:
        """What fails in an event or at one of its games is noted, holds up nothing else, and is tried again."""
        try:
            yield
        except TricorneError as error:
            log.error("event %s %swaits: %s", event, what, error.code)
            self._done.pop(event, None)
        except Exception:
            log.exception("event %s %sfailed", event, what)

    async def _wake_bots(self) -> None:
        """Let bots among themselves go on where the process has gone in which they played."""
        if time.monotonic() - self._woke > STALLED / 4:
            self._woke = time.monotonic()
            for table in await self._storage.read_aside(lambda c: stalled(c, time.time() - STALLED)):
                await self._tables.begin(table)

    async def go_on(self, this: str) -> None:
        """Take the steps of one event that are due."""
        event, entrants = await self._storage.read_aside(
            lambda c: (stored.event_of(c, this), stored.entrants_of(c, this))
        )
        await self._count(event, entrants)
        if event.paused is None:
            await self._make_tables(event, entrants)
            if event.rules.format == LADDER:
                await self._storage.transact(lambda c: _move_on_ladder(c, this))
            else:
                await self._pair(event)

    # Games

    async def _count(self, event: Event, entrants: dict[int, Entrant]) -> None:
        """Note the games that are over; those of who is out are lost, those that run when the round ends go by time."""
        games = await self._storage.read_aside(lambda c: stored.games_of(c, event.id, _g.state != OVER))
        tables = [game.table for game in games if game.table]
        results, people = await self._storage.read_aside(
            lambda c: (results_in(c, tables), seats_of_people(c, tables, event.rules))
        )
        late = event.paused is None and event.round_ends is not None and event.round_ends < time.time()
        for game in games:
            out = [not _is_there(entrants[number]) for number in game.sides]
            table = game.table or ""
            with self._alone(event.id, f"at table {table} "):
                await self._count_game(event, game, results.get(table), people.get(table, {}), out, late=late)

    async def _count_game(
        self,
        event: Event,
        game: Paired,
        end: End | None,
        people: dict[str, Hold],
        out: list[bool],
        *,
        late: bool,
    ) -> None:
        """Note what a game counts for as soon as that is known. A bot that is out plays on, for nobody."""
        rules = event.rules
        if game.table is None:
            if any(out) or late:
                how = DROPPED if any(out) else LATE
                await self._settle(event, game, await by_time(self._storage, rules, game, out), [], how)
            return
        seats = [own[0] for own in sides_in(rules)]
        holds = [people.get(seat, Hold(leaving, by_time=False)) for seat, leaving in zip(seats, out, strict=True)]
        gone, late_ones = [hold.is_lost for hold in holds], [hold.by_time for hold in holds]
        if end is not None:
            how = DROPPED if any(out) and any(gone) else end.how
            await self._settle(event, game, outcome_of(rules, end, gone), late_ones, how)
        elif any(gone) and rules.format != POOLS:
            with self._alone(event.id, f"at table {game.table} "):
                async with await self._tables.open(game.table) as live:
                    await note_win(live, rules, gone)
            await self._settle(event, game, given_up(rules, gone), late_ones, DROPPED if any(out) else TIME)
        elif late:
            gone = [left or leaving for left, leaving in zip(gone, out, strict=True)]
            await self._settle(event, game, await by_time(self._storage, rules, game, gone), [], LATE)
        elif any(leaving and not left for leaving, left in zip(out, gone, strict=True)):
            async with await self._tables.open(game.table) as live:
                for seat, leaving, left in zip(seats, out, gone, strict=True):
                    if leaving and not left:
                        await give_up(live, seat, rules)
            self.poke()

    async def _settle(self, event: Event, game: Paired, outcome: Outcome, late: list[bool], how: str) -> None:
        """Note how a game ended; whoever has lost too many by time is out."""
        lost_ones = (number for number, lost in zip(game.sides, late, strict=False) if lost)
        by_clock = [] if how == DROPPED else list(lost_ones)

        def act(connection: sa.Connection) -> bool:
            stored.event_of(connection, event.id, hold=True)
            if not stored.settle(connection, event.id, game, *outcome, TIME if by_clock else how):
                return False
            for number in by_clock:
                _count_lost(connection, event, number)
            return True

        if await self._storage.transact(act):
            self.poke()

    async def _make_tables(self, event: Event, entrants: dict[int, Entrant]) -> None:
        """Make the tables that are missing, one by one."""
        bots = self._tables.players.names()
        for game in await self._storage.read_aside(lambda c: stored.games_of(c, event.id, _g.state == WAITING)):
            sitting = [entrants[number] for number in game.sides]
            if all(map(_is_there, sitting)):
                with self._alone(event.id, f"on board {game.board} "):
                    await self._make_table(event, game, sitting, bots)
            await asyncio.sleep(0)

    async def _make_table(self, event: Event, game: Paired, sitting: list[Entrant], bots: list[str]) -> None:
        made = table_for(event.rules, event.name, sitting, bots)

        def act(connection: sa.Connection) -> bool:
            for statement, values in made.statements:
                connection.execute(statement, values)
            if not stored.give_table(connection, event.id, game, made.table):
                connection.rollback()
                return False
            return True

        if await self._storage.transact(act):
            await self._tables.begin(made.table)

    # Rounds

    async def _pair(self, event: Event) -> None:
        """The next round when this one is over, or the end."""
        if await self._storage.read_aside(lambda c: stored.games_of(c, event.id, _g.state != OVER)):
            return
        situation = await self._storage.read_aside(lambda c: _situation(c, event))
        if event.rules.format == SWISS:
            coming = await self._tables.players.pair(next_boards, situation, Share(table=event.id))
        else:
            coming = await asyncio.to_thread(next_boards, situation)
        if await self._storage.transact(lambda c: _begin_round(c, event, coming)):
            self.poke()


def _is_there(entrant: Entrant) -> bool:
    return entrant.plays and bool(entrant.bot or entrant.account)


def _ready_to_begin(connection: sa.Connection) -> list[str]:
    """Events that are full, or whose time to join is over."""
    in_ = sa.select(sa.func.count()).where(_n.event_id == _e.id, _n.state == IN).scalar_subquery()
    query = sa.select(_e.id, _e.starts, in_.label("joined"), _e.rules).where(_e.state == OPEN, _e.paused.is_(None))
    return [
        row.id
        for row in connection.execute(query)
        if _may_begin(stored.decode_rules(row.rules), row.starts, row.joined)
    ]


def _may_begin(rules: Rules, starts: float, joined: int) -> bool:
    return starts <= time.time() or joined >= rules.most


def begin(connection: sa.Connection, this: str) -> None:
    """An event begins with those who are in, and bots where that was stated; or there are too few."""
    event = stored.event_of(connection, this, hold=True)
    rules, entrants = event.rules, stored.entrants_of(connection, this)
    playing = [one for one in entrants.values() if _is_there(one)]
    if event.state != OPEN or event.paused is not None or not _may_begin(rules, event.starts, len(playing)):
        return
    accounts = [one.account for one in playing if one.account]
    first = max(entrants, default=-1) + 1
    for number in range(first, first + max(0, rules.fill_to - len(playing))):
        stored.add_entrant(connection, this, number, bot=rules.bots)
    if max(len(playing), rules.fill_to) < rules.least:
        stored.change_event(connection, this, state=OVER, why="too-few")
        return
    ratings = stored.ratings_of(connection, rules.game, accounts)
    for one in playing:
        stored.change_entrant(connection, this, one.number, rating=ratings[one.account or ""])
    stored.change_event(connection, this, state=RUNNING)


def _situation(connection: sa.Connection, event: Event) -> Situation:
    entrants = {n: one for n, one in stored.entrants_of(connection, event.id).items() if one.state != stored.SPARE}
    games = [game.counted for game in stored.games_of(connection, event.id)]
    began = {n: one.rating for n, one in entrants.items()}
    playing = frozenset(n for n, one in entrants.items() if _is_there(one))
    apart = stored.apart_in(connection, entrants)
    return Situation(event.rules, event.round, began, playing, games, apart)


def _begin_round(connection: sa.Connection, seen: Event, coming: Next) -> bool:
    """Store a round as a whole, unless another process was first."""
    event = stored.event_of(connection, seen.id, hold=True)
    if (event.state, event.round, event.paused) != (RUNNING, seen.round, None):
        return False
    if not coming.boards:
        stored.change_event(connection, event.id, state=OVER, why=coming.why, round_ends=None)
        return True
    stored.add_games(connection, event.id, event.round + 1, coming.boards)
    ends = time.time() + event.rules.round_time
    stored.change_event(connection, event.id, round=event.round + 1, round_ends=ends)
    playing = {number for board in coming.boards for game in board for number in game}
    entrants = stored.entrants_of(connection, event.id)
    accounts = [account for number in sorted(playing) if (account := entrants[number].account)]
    for statement in round_begun(event.id, event.round + 1, accounts):
        connection.execute(*statement)
    return True


def _count_lost(connection: sa.Connection, event: Event, number: int) -> None:
    """Take somebody out who has lost too many games by time."""
    lost = Counter(
        player
        for game in stored.games_of(connection, event.id, _g.how == TIME)
        for player, score in zip(game.sides, game.scores or (), strict=False)
        if not score
    )
    if lost[number] >= event.rules.out_after:
        stored.drop(connection, event.id, number, TIME)


def _move_on_ladder(connection: sa.Connection, this: str) -> None:
    """Challenges that nobody answered in time cost the place; those that are played out may."""
    event = stored.event_of(connection, this, hold=True)
    entrants = stored.entrants_of(connection, this)
    places = before = {n: one.place for n, one in entrants.items() if one.state == IN}
    for challenge in stored.challenges_of(connection, this, WAITING, stored.PLAYING):
        one, other = challenge.challenger, challenge.other
        if challenge.state == WAITING and challenge.answer_by >= time.time():
            continue
        state, won = LATE, True
        if challenge.state == stored.PLAYING:
            games = [game.counted for game in stored.games_of(connection, this, _g.round == challenge.number)]
            (match,) = matches_of(games)
            if not match.is_over:
                continue
            worth = dict(zip(match.players, zip(match.scores, match.margins, strict=True), strict=True))
            state, won = OVER, worth[one] > worth[other]
        if won and one in places and other in places:
            places = take_place(places, one, other)
        stored.change_challenge(connection, event.id, challenge.number, state)
    stored.keep_places(connection, this, before, places)
