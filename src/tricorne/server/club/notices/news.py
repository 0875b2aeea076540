"""Whether what was noted is still so, and the notice that says it."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from tricorne.core.errors import TricorneError
from tricorne.server.club.absence import Absence
from tricorne.server.club.accounts import Account
from tricorne.server.club.events import stored
from tricorne.server.club.notices.facts import CHALLENGE, Fact, is_low, offer_name
from tricorne.server.club.notices.texts import Notice, Place, notice, question_in_words, seat_name, seat_names, title_of
from tricorne.server.club.notices.wishes import CHAT, CLOCK, END, INVITATION, OFFER, ROUND, SEAT, TURN
from tricorne.server.club.seating import is_blocked
from tricorne.server.storage import event_schema, schema
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.people import Person
from tricorne.server.tables.tables import Tables

MOST_LINES, LONGEST_LINE = 3, 200
_k, _g = schema.keys.c, event_schema.event_games.c


class News:
    """Puts into words what still concerns somebody."""

    def __init__(self, storage: Storage, tables: Tables, absence: Absence, url: str) -> None:
        self._storage = storage
        self._tables = tables
        self._absence = absence
        self._url = url

    async def notice(self, fact: Fact, account: Account, now: float) -> Notice | None:
        """The notice of a fact; None if it concerns the member no longer."""
        try:
            if fact.table is None:
                return await self._of_event(fact, account)
            async with await self._tables.open(fact.table) as live:
                if fact.kind == INVITATION:
                    return await self._invitation(live, account)
                person = next((one for one in live.persons.values() if one.account == account.id and one.seats), None)
                return None if person is None else await self._at_table(fact, live, person, account, now)
        except TricorneError as error:
            if error.code in ("no-such-table", "no-such-event"):
                return None
            raise

    def _place(self, live: LiveTable, seat: str, language: str) -> Place:
        game = live.match.game.id
        return Place(f"{self._url}/t/{live.id}", live.stored.name or title_of(game, language), live.id, game, seat)

    async def _at_table(
        self, fact: Fact, live: LiveTable, person: Person, account: Account, now: float
    ) -> Notice | None:
        place = self._place(live, person.seats[0], account.language)
        if fact.kind == END:
            return _end(live, place, account.language) if live.finished else None
        if live.finished and fact.kind != CHAT:
            return None
        if fact.kind == TURN:
            return _turn(live, place, person, account.language)
        if fact.kind == CLOCK:
            return await self._clock(place, account, now)
        if fact.kind == OFFER:
            return _offer(fact, live, place, person, account.language)
        how = self._seat if fact.kind == SEAT else self._chat
        return await how(fact, live, place, person, account.language)

    async def _invitation(self, live: LiveTable, account: Account) -> Notice | None:
        query = sa.select(_k.seats).where(_k.table_id == live.id, _k.offer == account.id)
        kept = await self._storage.read(lambda c: c.execute(query).scalar())
        others = [one.account for one in live.persons.values() if one.account]
        if kept is None or live.finished or await is_blocked(self._storage, account.id, others):
            return None
        place = self._place(live, msgspec.json.decode(kept, type=list[str])[0], account.language)
        names = sorted(set(live.company.names.values()))
        place = place._replace(url=f"{self._url}/club#lobby")
        return notice(INVITATION, place, account.language, {"count": len(names), "names": ", ".join(names)})

    async def _clock(self, place: Place, account: Account, now: float) -> Notice | None:
        left = (_k.runs_from + _k.bank - now).label("left")
        query = sa.select(left).where(_k.table_id == place.table, _k.account == account.id, is_low(now))
        seconds = await self._storage.read(lambda c: c.execute(query).scalar())
        if seconds is None:
            return None
        minutes = max(1, int(seconds // 60))
        return notice(CLOCK, place, account.language, {"left": f"{minutes // 60}:{minutes % 60:02}"})

    async def _seat(self, fact: Fact, live: LiveTable, place: Place, person: Person, language: str) -> Notice | None:
        player = fact.about.split(" ", 2)[2]
        free = await self._absence.seats(live)
        seats = tuple(seat for seat in live.match.game.seats if seat in free and live.match.seats[seat] == player)
        if not seats:
            return None
        args = {
            "own": "yes" if person.player == player else "no",
            "who": _name_of(live, seats[0], language),
            "days": max(1, int(self._absence.days)),
        }
        return notice(SEAT, place._replace(seat=seats[0]), language, args)

    async def _chat(self, fact: Fact, live: LiveTable, place: Place, person: Person, language: str) -> Notice | None:
        first = int(fact.about.split(" ")[1])
        lines = [
            line
            for line in await self._storage.chat(live.id, first - 1)
            if line.seat not in person.seats and live.company.reads(person, line.seat)
        ]
        if not lines:
            return None
        shown = [f"{_name_of(live, line.seat, language)}: {_cut(line.text)}" for line in lines[-MOST_LINES:]]
        return notice(CHAT, place, language, {"count": len(lines)}, asked="\n".join(shown))

    # Events

    async def _of_event(self, fact: Fact, account: Account) -> Notice | None:
        this, *_, last = fact.about.split(" ")
        event, entrants = await self._storage.read_aside(
            lambda c: (stored.event_of(c, this), stored.entrants_of(c, this))
        )
        own = next((one for one in entrants.values() if one.account == account.id and one.plays), None)
        if event.state != stored.RUNNING or own is None:
            return None
        place = Place(f"{self._url}/club#event/{this}", event.name)
        if fact.kind == OFFER:
            waiting = await self._storage.read_aside(lambda c: stored.challenges_of(c, this, stored.WAITING))
            by = next((entrants[one.challenger].name for one in waiting if one.number == int(last)), None)
            return None if by is None else notice(OFFER, place, account.language, {"who": by, "kind": CHALLENGE})
        if event.round != int(last):
            return None
        games = await self._storage.read_aside(lambda c: stored.games_of(c, this, _g.round == event.round))
        number = sum(own.number in game.sides for game in games if len(game.sides) > 1)
        return notice(ROUND, place, account.language, {"round": event.round, "games": number})


def _turn(live: LiveTable, place: Place, person: Person, language: str) -> Notice | None:
    seat = next((seat for seat in live.asked if seat in person.seats), None)
    question = None if seat is None else live.match.question_for(seat)
    if seat is None or question is None:
        return None
    asked = question_in_words(place.game, question, language)
    return notice(TURN, place._replace(seat=seat), language, {}, question.kind, asked)


def _offer(fact: Fact, live: LiveTable, place: Place, person: Person, language: str) -> Notice | None:
    offer = live.proposal
    if offer is None or offer_name(live.id, offer, live.version) != fact.about:
        return None
    if not set(offer.missing) & set(person.seats) or not live.company.reads(person, offer.by):
        return None
    args = {"who": _name_of(live, offer.by, language), "kind": offer.kind}
    return notice(OFFER, place, language, args, offer.kind)


def _end(live: LiveTable, place: Place, language: str) -> Notice:
    ended, result = live.match.ended, live.match.result
    how = "played" if ended is None else ended.reason
    winners = result.winners if result is not None else ()
    names = seat_names(place.game, tuple(winners), language) if winners else ""
    args = {"how": how, "count": len(winners), "winners": names}
    return notice(END, place, language, args, how)


def _name_of(live: LiveTable, seat: str, language: str) -> str:
    """Who plays a seat, by their name, else by that of the seat."""
    guests = {seat: one.guest for one in live.persons.values() for seat in one.seats if one.guest}
    return live.company.names.get(seat) or guests.get(seat) or seat_name(live.match.game.id, seat, language)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_LINE else f"{text[: LONGEST_LINE - 1]}…"
