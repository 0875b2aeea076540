"""What members do about events: hold one, join, leave, challenge; and what only the maker does."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import sqlalchemy as sa

from tricorne.server.base.errors import Problem
from tricorne.server.club.accounts import BY, Account, new_id
from tricorne.server.club.events import stored
from tricorne.server.club.events.ladder import step_down, take_place, within_reach
from tricorne.server.club.events.rules import DAY, LADDER, MATCH, ROUND_ROBIN, Rules, check, sides_in
from tricorne.server.club.events.stored import (
    CANCELLED,
    IN,
    OPEN,
    OUT,
    OVER,
    REFUSED,
    RUNNING,
    SPARE,
    WAITING,
    Entrant,
    Event,
)
from tricorne.server.club.notices.facts import challenged
from tricorne.server.storage import event_schema as rows
from tricorne.server.storage import schema, writes
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.people import LINK, digest_of, new_key, player_name
from tricorne.server.tables.revive import MADE

GAMES_TO_HOLD = 3
"""Finished games that somebody must have who holds an event."""
MOST_HELD = 5
"""Events of one maker that are not over."""
MOST_ACTS = 200
"""What the maker of an event does about it; it can always be ended."""
MOST_CHALLENGES = 40
"""Of one member on one ladder in a day."""
LEFT, REMOVED = "left", "removed"
FORMER = "former"
ALL_MEET = (ROUND_ROBIN, MATCH)
_k, _t, _h = schema.keys.c, schema.tables.c, schema.changes.c
_e, _g, _n, _c = rows.events.c, rows.event_games.c, rows.entrants.c, rows.challenges.c
T = TypeVar("T")


class Acts:
    """Each act is one transaction that holds the row of its event."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def _at(self, this: str, act: Callable[[sa.Connection, Event], T]) -> T:
        return await self._storage.transact(lambda c: act(c, stored.event_of(c, this, hold=True)))

    async def _as_maker(
        self, this: str, account: Account, act: Callable[[sa.Connection, Event], None], *, ends: bool = False
    ) -> None:
        def checked(connection: sa.Connection, event: Event) -> None:
            if event.maker != account.id:
                raise Problem("not-maker")
            if event.state == OVER:
                raise Problem("event-over")
            if not ends and stored.number_of_acts(connection, this) >= MOST_ACTS:
                raise Problem("too-many", limit=MOST_ACTS)
            act(connection, event)

        await self._at(this, checked)

    async def hold(self, account: Account, name: str, rules: Rules) -> str:
        """Make an event. A ladder is open from the first moment on."""
        now = time.time()
        check(rules, now)
        state = RUNNING if rules.format == LADDER else OPEN
        event = Event(new_id(), account.id, name, state, "", rules, now, rules.starts, 0, None, None)

        def act(connection: sa.Connection) -> None:
            if finished_games(connection, account.id) < GAMES_TO_HOLD:
                raise Problem("event-too-new", games=GAMES_TO_HOLD)
            held = sa.select(sa.func.count()).where(_e.maker == account.id, _e.state != OVER)
            if int(connection.execute(held).scalar() or 0) >= MOST_HELD:
                raise Problem("too-many", limit=MOST_HELD)
            stored.insert_event(connection, event)
            if rules.format == LADDER:
                for number in range(rules.fill_to):
                    stored.add_entrant(connection, event.id, number, bot=rules.bots)

        await self._storage.transact(act)
        return event.id

    async def join(self, this: str, account: Account) -> None:
        """Take part; where it is full or has begun, wait for somebody's place."""

        def act(connection: sa.Connection, event: Event) -> None:
            if event.state == OVER:
                raise Problem("event-over")
            entrants = stored.entrants_of(connection, this)
            own = _own(entrants, account.id)
            if own is not None and own.state != OUT:
                raise Problem("event-joined")
            if own is not None and event.rules.format != LADDER:
                raise Problem("event-left")
            playing = [one for one in entrants.values() if one.state == IN]
            ladder = event.rules.format == LADDER
            full = len(playing) >= event.rules.most or (event.state == RUNNING and not ladder)
            if full and ladder:
                raise Problem("event-full")
            place = 1 + max((one.place for one in playing), default=0)
            if own is not None:
                stored.change_entrant(connection, this, own.number, state=IN, why="", place=place)
                return
            number = max(entrants, default=-1) + 1
            state = SPARE if full else IN
            stored.add_entrant(connection, this, number, account=account.id, place=place, state=state)
            _keep_apart(connection, event, number)

        await self._at(this, act)

    async def leave(self, this: str, account: Account) -> None:
        """Take part no more: before it begins without a trace, afterwards what is left is lost."""

        def act(connection: sa.Connection, event: Event) -> None:
            _drop(connection, event, _must_be_in(stored.entrants_of(connection, this), account.id), LEFT)

        await self._at(this, act)

    async def leave_all(self, account: Account) -> None:
        """Take part in nothing any more: who deletes their account keeps no place and lets no event wait."""
        query = (
            sa.select(_n.event_id)
            .join(rows.events, _e.id == _n.event_id)
            .where(_n.account == account.id, _n.state != OUT, _e.state != OVER)
        )
        for event in await self._storage.read_aside(lambda c: c.execute(query).scalars().all()):
            with suppress(Problem):
                await self.leave(event, account)
        held = sa.select(_e.id).where(_e.maker == account.id, _e.paused.is_not(None))
        for event in await self._storage.read_aside(lambda c: c.execute(held).scalars().all()):
            with suppress(Problem):
                await self.resume(event, account)

    # What the maker does

    async def remove(self, this: str, account: Account, name: str) -> None:
        """Take somebody out."""

        def act(connection: sa.Connection, event: Event) -> None:
            one = _named(stored.entrants_of(connection, this), name)
            _drop(connection, event, one, REMOVED)
            stored.note(connection, this, "removed", _called(one))

        await self._as_maker(this, account, act)

    async def pause(self, this: str, account: Account) -> None:
        """Let nothing begin and nothing end by a date until it goes on."""

        def act(connection: sa.Connection, event: Event) -> None:
            if event.paused is not None:
                raise Problem("event-paused")
            stored.change_event(connection, this, paused=time.time())
            stored.note(connection, this, "paused")

        await self._as_maker(this, account, act)

    async def resume(self, this: str, account: Account) -> None:
        """Go on; all dates are later by the time that has passed."""

        def act(connection: sa.Connection, event: Event) -> None:
            if event.paused is None:
                raise Problem("event-not-paused")
            _postpone(connection, event, time.time() - event.paused)
            stored.change_event(connection, this, paused=None)
            stored.note(connection, this, "resumed")

        await self._as_maker(this, account, act)

    async def extend(self, this: str, account: Account, days: float) -> None:
        """Make the next date later."""

        def act(connection: sa.Connection, event: Event) -> None:
            _postpone(connection, event, days * DAY)
            stored.note(connection, this, "extended", days=days)

        await self._as_maker(this, account, act)

    async def end(self, this: str, account: Account) -> None:
        """End it with the standings as they are."""

        def act(connection: sa.Connection, _: Event) -> None:
            stored.change_event(connection, this, state=OVER, why="ended", round_ends=None, paused=None)
            for challenge in stored.challenges_of(connection, this, WAITING):
                stored.change_challenge(connection, this, challenge.number, CANCELLED)
            stored.note(connection, this, "ended")

        await self._as_maker(this, account, act, ends=True)

    async def replace(self, this: str, account: Account, name: str, by: str) -> list[str]:
        """Give somebody's place to one who waits for one, with the games that still run; gives their tables.

        A bot plays the games to their end that it has begun.
        """
        tables: list[str] = []

        def act(connection: sa.Connection, event: Event) -> None:
            entrants = stored.entrants_of(connection, this)
            one, spare = _named(entrants, name), _named(entrants, by)
            if one.state == SPARE:
                raise Problem("event-not-in")
            if spare.state != SPARE:
                raise Problem("event-not-spare", name=by)
            games = stored.games_of(connection, this, _g.state != OVER)
            opponents = {other for game in games if one.number in game.sides for other in game.sides}
            apart = stored.apart_in(connection, entrants)
            if any(frozenset((spare.number, other)) in apart for other in opponents):
                raise Problem("event-company")
            connection.execute(rows.entrants.delete().where(_n.event_id == this, _n.number == spare.number))
            stored.change_entrant(connection, this, one.number, account=spare.account, bot="", state=IN, why="")
            for game in games:
                if one.number in game.sides and game.table is not None and not one.bot:
                    player = player_name(sides_in(event.rules)[game.sides.index(one.number)][0], LINK)
                    held = schema.keys.update().where(_k.table_id == game.table, _k.player == player)
                    taken = held.where(_k.lost.is_(None)).values(account=spare.account, digest=digest_of(new_key()))
                    if connection.execute(taken).rowcount:
                        connection.execute(*writes.people_changed(game.table))
                        tables.append(game.table)
            stored.note(connection, this, "replaced", f"{_called(one)}{BY}{_called(spare)}")

        await self._as_maker(this, account, act)
        return tables

    # Ladders

    async def challenge(self, this: str, account: Account, name: str) -> None:
        """Want the place of somebody above. Bots accept at once."""

        def act(connection: sa.Connection, event: Event) -> None:
            if event.rules.format != LADDER or event.state != RUNNING or event.paused is not None:
                raise Problem("event-no-challenge")
            entrants = stored.entrants_of(connection, this)
            one, other = _must_be_in(entrants, account.id), _named(entrants, name)
            places = {n: who.place for n, who in entrants.items() if who.state == IN}
            if other.number not in places or not within_reach(places, one.number, other.number, event.rules.reach):
                raise Problem("event-out-of-reach", reach=event.rules.reach)
            if frozenset((one.number, other.number)) in stored.apart_in(connection, entrants):
                raise Problem("event-no-challenge")
            known = stored.challenges_of(connection, this)
            now = time.time()
            if sum(c.challenger == one.number and c.at > now - DAY for c in known) >= MOST_CHALLENGES:
                raise Problem("too-many", limit=MOST_CHALLENGES)
            busy = {who for c in known if c.state in (WAITING, stored.PLAYING) for who in (c.challenger, c.other)}
            if busy & {one.number, other.number}:
                raise Problem("event-busy")
            row = {
                "event_id": this,
                "number": len(known) + 1,
                "challenger": one.number,
                "other": other.number,
                "at": now,
                "answer_by": now + event.rules.answer_time,
                "state": WAITING,
            }
            connection.execute(rows.challenges.insert(), row)
            if other.bot:
                _accept(connection, event, len(known) + 1, one.number, other.number)
            elif other.account:
                connection.execute(*challenged(this, len(known) + 1, other.account))

        await self._at(this, act)

    async def answer(self, this: str, account: Account, number: int, accept: bool) -> None:
        """Play for one's place, or leave it."""

        def act(connection: sa.Connection, event: Event) -> None:
            challenge = _waiting(connection, this, number)
            entrants = stored.entrants_of(connection, this)
            if _must_be_in(entrants, account.id).number != challenge.other:
                raise Problem("event-no-challenge")
            if accept:
                _accept(connection, event, number, challenge.challenger, challenge.other)
                return
            stored.change_challenge(connection, this, number, REFUSED)
            places = {n: who.place for n, who in entrants.items() if who.state == IN}
            stored.keep_places(connection, this, places, take_place(places, challenge.challenger, challenge.other))

        await self._at(this, act)

    async def cancel(self, this: str, account: Account, number: int) -> None:
        """Take a challenge back, at the price of one's own place."""

        def act(connection: sa.Connection, _: Event) -> None:
            challenge = _waiting(connection, this, number)
            entrants = stored.entrants_of(connection, this)
            if _must_be_in(entrants, account.id).number != challenge.challenger:
                raise Problem("event-no-challenge")
            stored.change_challenge(connection, this, number, CANCELLED)
            places = {n: who.place for n, who in entrants.items() if who.state == IN}
            stored.keep_places(connection, this, places, step_down(places, challenge.challenger))

        await self._at(this, act)


def finished_games(connection: sa.Connection, account: str) -> int:
    """How many games somebody has brought to an end that were begun here."""
    query = (
        sa.select(sa.func.count(sa.distinct(_k.table_id)))
        .join(schema.tables, _t.id == _k.table_id)
        .join(schema.changes, sa.and_(_h.table_id == _k.table_id, _h.version == 0, _h.why == MADE))
        .where(_k.account == account, _t.finished.is_not(None))
    )
    return int(connection.execute(query).scalar() or 0)


def _own(entrants: dict[int, Entrant], account: str) -> Entrant | None:
    return next((one for one in entrants.values() if one.account == account), None)


def _must_be_in(entrants: dict[int, Entrant], account: str) -> Entrant:
    own = _own(entrants, account)
    if own is None or own.state == OUT:
        raise Problem("event-not-in")
    return own


def _named(entrants: dict[int, Entrant], name: str) -> Entrant:
    """Somebody by name, a bot or a former member by the number in the event."""
    for one in entrants.values():
        if name and name == _called(one):
            return one
    raise Problem("no-such-person", name=name)


def _called(one: Entrant) -> str:
    return one.name or f"{one.bot or FORMER} {one.number + 1}"


def _drop(connection: sa.Connection, event: Event, one: Entrant, why: str) -> None:
    if one.state == OUT or event.state == OVER:
        raise Problem("event-not-in")
    if event.state == OPEN or one.state == SPARE:
        connection.execute(rows.entrants.delete().where(_n.event_id == event.id, _n.number == one.number))
        spares = [who for who in stored.entrants_of(connection, event.id).values() if who.state == SPARE]
        if event.state == OPEN and one.state == IN and spares:
            stored.change_entrant(connection, event.id, spares[0].number, state=IN)
        return
    stored.drop(connection, event.id, one.number, why)


def _keep_apart(connection: sa.Connection, event: Event, number: int) -> None:
    """Where everybody meets everybody, those who do not want to meet do not both take part."""
    if event.rules.format in ALL_MEET:
        apart = stored.apart_in(connection, stored.entrants_of(connection, event.id))
        if any(number in pair for pair in apart):
            raise Problem("event-company")


def _postpone(connection: sa.Connection, event: Event, seconds: float) -> None:
    if event.state == OPEN:
        stored.change_event(connection, event.id, starts=event.starts + seconds)
    elif event.round_ends is not None:
        stored.change_event(connection, event.id, round_ends=event.round_ends + seconds)
    later = rows.challenges.update().where(_c.event_id == event.id, _c.state == WAITING)
    connection.execute(later.values(answer_by=_c.answer_by + seconds))


def _waiting(connection: sa.Connection, event: str, number: int) -> stored.Challenge:
    found = [one for one in stored.challenges_of(connection, event, WAITING) if one.number == number]
    if not found:
        raise Problem("event-no-challenge")
    return found[0]


def _accept(connection: sa.Connection, event: Event, number: int, challenger: int, other: int) -> None:
    """Both sides, or one game in which the challenged one has the side they have had less often."""
    boards: list[tuple[int, ...]] = [(other, challenger), (challenger, other)]
    if event.rules.games == 1:
        games = stored.games_of(connection, event.id)
        had = sum((game.sides[0] == other) - (game.sides[1] == other) for game in games)
        boards = boards[1:] if had > 0 else boards[:1]
    stored.change_challenge(connection, event.id, number, stored.PLAYING)
    stored.add_games(connection, event.id, number, [boards])
