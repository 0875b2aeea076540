"""What people do and see at a table."""

from __future__ import annotations

import time
from collections.abc import Sequence, Set
from typing import Any

import msgspec

from tricorne.bots import bots_for, seated, stand_in
from tricorne.core.errors import Refused
from tricorne.core.game import OBSERVER
from tricorne.core.match import PERSON
from tricorne.core.questions import TABLE, Luck
from tricorne.server.base.errors import Problem
from tricorne.server.storage import writes
from tricorne.server.storage.database import Taken
from tricorne.server.storage.rows import StoredChat, StoredTable
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.audience import ChatLine, chat_line
from tricorne.server.tables.bots import Bots
from tricorne.server.tables.channels import Channel, log_until, readable_until
from tricorne.server.tables.expiry import Expiry
from tricorne.server.tables.held import HeldTable, Listener, Overtaken
from tricorne.server.tables.offers import DRAW, REWIND, STOP, Proposal, active_seats, offered, winners_without
from tricorne.server.tables.people import OPEN, PRIVATE, Person
from tricorne.server.tables.players import Players
from tricorne.server.tables.positions import position_of
from tricorne.server.tables.work import EarlierView, WantedReasons

RECENT_CHAT = 50
MOST_EARLIER_VIEWS = 64
MOST_IN_A_STEP = 2_000
"""Answers after which nobody changes seats in a step any more: each of them is given again when a table is read."""


class LiveTable(HeldTable):
    """A table being played. All of its methods are for those who hold it."""

    def __init__(
        self,
        storage: Storage,
        players: Players,
        stored: StoredTable,
        listeners: Sequence[Listener] = (),
        expiry: Expiry | None = None,
    ) -> None:
        super().__init__(storage, stored, listeners, expiry or Expiry(storage, 0))
        self._players = players
        self._bots = Bots(self, players)

    def _after_change(self) -> None:
        self._bots.wake()

    def rest(self) -> None:
        """Stop thinking: the server stops, or nobody needs the table in memory."""
        self._bots.rest()

    @property
    def is_idle(self) -> bool:
        """Whether the table can be put away."""
        return not self.audience.is_there and not self._bots.are_thinking and not self._lock.locked()

    # Looking

    @property
    def may_be_watched(self) -> bool:
        """Whether anybody may look on: at what is over, or open to all; never at what is private."""
        visibility = self.company.visibility
        return visibility == OPEN or (self.finished and visibility != PRIVATE)

    def may_look(self, person: Person, seat: str) -> None:
        """Refuse eyes that are not this person's."""
        if seat != OBSERVER and seat not in self.match.game.seats:
            raise Refused("unknown-seat", seat=seat, seats=", ".join(self.match.game.seats))
        if not self.finished and seat != OBSERVER and seat not in person.eyes:
            raise Problem("take-first" if seat in person.seats else "not-your-seat", seat=seat)

    def default_seat(self, person: Person) -> str:
        """From where a person looks who does not say."""
        asked = [seat for seat in person.eyes if seat in self.asked]
        return (*asked, *person.eyes, OBSERVER)[0]

    async def first_view(self, person: Person, seat: str) -> dict[str, Any]:
        """Everything that somebody needs who comes to the table."""
        channel = self.audience.channels.get(seat) or Channel(seat, self.match)
        whole = {"version": self.version, "seat": seat, **channel.whole(self.match)}
        said = await self._storage.chat(self.id, most=RECENT_CHAT) if person.digest else []
        self.audience.last_said = max(self.audience.last_said, said[-1].number if said else 0)
        return {**whole, "table": self.describe(person), "chat": self._read_by(person, said)}

    def position(self, moment: int | None = None) -> bytes:
        """The match at this or an earlier moment, for a worker."""
        if moment is not None and moment > self.match.moment:
            raise Refused("no-such-moment", moment=moment, last=self.match.moment)
        return position_of(self.match, self.stored.luck, moment)

    def known_view(self, seat: str, moment: int) -> EarlierView | None:
        """What a seat saw at an earlier moment, if somebody has looked at it a while ago."""
        return self._earlier_views.get((moment, seat))

    def keep_view(self, seat: str, moment: int, view: EarlierView) -> None:
        """Remember what a seat saw at an earlier moment."""
        while len(self._earlier_views) >= MOST_EARLIER_VIEWS:
            del self._earlier_views[next(iter(self._earlier_views))]
        self._earlier_views[moment, seat] = view

    def log(self, seat: str, moment: int | None) -> list[dict[str, Any]]:
        """What a seat may read, or could read at an earlier moment."""
        if moment is not None and moment > self.match.moment:
            raise Refused("no-such-moment", moment=moment, last=self.match.moment)
        return self.match.log(seat) if moment is None else readable_until(self.match, seat, moment)

    def reasons_wanted(self, start: int, end: int) -> WantedReasons | None:
        """What a worker needs to know why non-players answered what they did; None where there are none."""
        if not self.match.game.minds or start >= end:
            return None
        return WantedReasons(self.position(start), self.match.answers[start:end])

    def with_log(self, person: Person, seat: str, moment: int, then: EarlierView) -> dict[str, Any]:
        """An earlier view with all that belongs to it."""
        past = log_until(self.match, seat, moment)
        seen = {"view": msgspec.Raw(then.view), "standing": msgspec.Raw(then.standing)}
        shown = {"version": self.version, "seat": seat, **seen, **past}
        return {**shown, "notices": [], "table": self.describe(person), "chat": []}

    # Changing

    def check_version(self, seat: str, version: int) -> None:
        """Refuse an answer to what is no longer asked. What others answer in secret does not make it late."""
        _, since = self._asked.get(seat) or self._asked.get(TABLE) or (None, self.version)
        if not since <= version <= self.version:
            raise Problem("stale", version=self.version)

    def must_not_count(self) -> None:
        """Refuse help of any kind while a rated game goes on."""
        if self.is_rated and not self.finished:
            raise Problem("rated-running")

    async def answer(self, person: Person, seat: str, version: int, answer: str) -> None:
        """Take the answer of a person; again when it was overtaken, as by a choice in secret."""
        person.must_hold(seat)
        if person.digest not in self.persons:
            raise Problem("key-unknown")
        self.check_version(seat, version)
        self._must_sit(person, seat)
        asked = TABLE if self.match.question_for(seat) is None and self._may_enter_luck(seat) else seat
        try:
            await self.take_answer(seat, asked, answer)
        except Overtaken:
            await self._come_into_step(look=True)
            await self.answer(person, seat, version, answer)

    def _must_sit(self, person: Person, seat: str) -> None:
        if self.match.seats[seat] != person.player:
            raise Problem("seat-left", seat=seat, player=self.match.seats[seat])

    def _must_play_now(self, person: Person, seat: str, version: int) -> None:
        """Going back is for those who sit at the table and see it as it is. What is over has been shown to all."""
        person.must_hold(seat)
        if version != self.version:
            raise Problem("stale", version=self.version)
        self._must_sit(person, seat)
        if self.finished:
            raise Refused("game-over")

    def _may_enter_luck(self, seat: str) -> bool:
        """Whether this seat may say what was rolled or drawn: who sees it, or anybody where no person does."""
        luck = self.match.question_for(TABLE)
        if type(luck) is not Luck:
            return False
        seers = [other for other in luck.seen_by or () if self.match.is_person(other)]
        return not seers or seat in seers

    async def undo(self, person: Person, seat: str, version: int, *, turn: bool = False) -> None:
        """Take back the last choice of a person, or their whole turn."""
        self._must_play_now(person, seat, version)
        people = [owner.seats for owner in self.persons.values() if owner.seats]
        undo = self.match.undo_turn if turn else self.match.undo
        await self.change("undo", seat, lambda: undo(seat, people), None)

    async def rewind(self, person: Person, seat: str, version: int, moment: int) -> None:
        """Propose to go back to a moment; go there if nobody else has to agree."""
        self._must_play_now(person, seat, version)
        if not 0 <= moment < self.match.moment:
            raise Refused("no-such-moment", moment=moment, last=self.match.moment)
        if self.is_rated and self._had_bots_instead_of_people:
            raise Problem("rewind-rated")
        way_back = Proposal(seat, [], [], REWIND, moment)
        if self._others_offer(way_back, person):
            await self.consent(person, seat, True)
            return
        self._must_be_free_to_offer(person)
        if self.is_rated and not self._missing(way_back, person, frozenset()):
            raise Problem("nobody-to-agree")
        await self._propose(way_back, person)

    def _must_be_free_to_offer(self, person: Person) -> None:
        """One offer at a time; one's own gives way to another one."""
        if self.proposal is not None and self.proposal.by not in person.seats:
            raise Problem("proposal-waits")

    def _others_offer(self, wish: Proposal, person: Person) -> bool:
        """Whether somebody else offers the same already: then both agree."""
        waits = self.proposal
        if waits is None or waits.by in person.seats:
            return False
        return (waits.kind, waits.moment) == (wish.kind, wish.moment)

    async def offer(self, person: Person, seat: str, kind: str, excused: Set[str] = frozenset()) -> None:
        """Offer to end or to pause the game; those of these seats need not agree. Where nobody has to, it is done."""
        person.must_play(seat)
        if self.finished:
            raise Refused("game-over")
        offer = offered(kind, seat)
        if self._others_offer(offer, person):
            await self.consent(person, seat, True)
            return
        self._must_be_free_to_offer(person)
        if not self._missing(offer, person, excused) and (kind == DRAW or (self.is_rated and not excused)):
            raise Problem("nobody-to-agree")
        await self._propose(offer, person, excused)

    @property
    def _had_bots_instead_of_people(self) -> bool:
        """Whether a seat of somebody has ever gone to a bot."""
        sat_down = [
            answer["player"] for answer in self.match.answers if isinstance(answer, dict) and "player" in answer
        ]
        return any(player.partition(":")[0] != PERSON for player in sat_down)

    async def consent(self, person: Person, seat: str, agree: bool) -> None:
        """Agree to the proposal, or end it: whoever owns the seat, also while a bot plays it."""
        person.must_play(seat)
        if self.proposal is None:
            raise Problem("no-proposal")
        if agree:
            excused = set(self.match.seats) - {*self.proposal.agreed, *self.proposal.missing}
            await self._propose(self.proposal, person, excused)
        else:
            await self._keep_proposal(None)

    def _missing(self, proposal: Proposal, person: Person, excused: Set[str]) -> list[str]:
        """Who has to agree still: all who own seats; those that wait for somebody, or were lost, are nobody's."""
        here = [one for one in self.persons.values() if not (one.awaited or one.is_gone or one.lost)]
        owned = {seat for one in here for seat in one.seats} - {*excused, *proposal.agreed, *person.seats}
        return [seat for seat in self.match.seats if seat in owned]

    async def _propose(self, proposal: Proposal, person: Person, excused: Set[str] = frozenset()) -> None:
        """Do what is offered when all have agreed, else let it wait."""
        missing = self._missing(proposal, person, excused)
        if not missing:
            await self._carry_out(proposal)
            return
        agreed = [seat for seat in self.match.seats if seat in proposal.agreed or seat in person.seats]
        await self._keep_proposal(msgspec.structs.replace(proposal, agreed=agreed, missing=missing))

    async def _carry_out(self, proposal: Proposal) -> None:
        match, moment = self.match, proposal.moment
        if moment is not None:
            await self.change("rewind", proposal.by, lambda: match.rewind(moment, match.seats), moment)
        elif proposal.kind == DRAW:
            await self.end("drawn", (), proposal.by)
        elif proposal.kind == STOP:
            await self.end("stopped", (), proposal.by)
        else:
            agreed = [done for listener in self._listeners for done in listener.agreed(self, proposal.kind)]
            await self._keep_proposal(None, [*agreed, writes.people_changed(self.id)])
            await self.meet()

    async def end(self, how: str, winners: Sequence[str], seat: str, also: Sequence[Statement] = ()) -> None:
        """People end the game before its rules do."""
        match = self.match
        await self.change("end", seat, lambda: match.end(how, winners), match.moment, also=also)
        self.tell_table()

    async def concede(self, person: Person, seat: str) -> None:
        """Give up what a person plays; the side of this seat, where they play all of them."""
        person.must_play(seat)
        seats = set(person.seats)
        if seats == set(self.match.seats):
            seats = set(next((side for side in self.match.game.sides if seat in side), (seat,)))
        await self.give_up(person, seats, "conceded")

    async def give_up(self, person: Person, seats: Set[str], how: str, player: str = "") -> None:
        """The others win; or a bot takes the seats for good, and they play on."""
        if self.finished:
            raise Refused("game-over")
        persons = list(self.persons.values())
        given = {*seats, *(other for one in persons if one.lost for other in one.seats)}
        winners = winners_without(self.match, given, active_seats(persons, given))
        if winners is None:
            await self.hand_over(person, player or stand_in(type(self.match.game)))
        else:
            late = [writes.lost(self.id, person.player)] if how == "claimed" else []
            await self.end(how, winners, next(iter(seats)), late)

    async def _keep_proposal(self, proposal: Proposal | None, also: Sequence[Statement] = ()) -> None:
        text = None if proposal is None else writes.text(proposal)
        noted = [done for one in self._listeners for done in one.offered(self, proposal)] if proposal else []
        await self._storage.write(writes.propose(self.id, text), *also, *noted)
        self._set_proposal(text)
        self.audience.tell({"type": "proposal", "proposal": proposal})

    async def leave(self, person: Person, seat: str, player: str, free: Set[str] = frozenset()) -> None:
        """Let a bot or non-player take a person's seat, that of a former member, or one whose person does not come."""
        owners = [owner for owner in self.persons.values() if seat in owner.seats]
        former = next((owner for owner in owners if owner.is_gone or seat in free), None)
        if former is None or not person.eyes:
            person.must_hold(seat)
            if self.is_rated and not self.finished:
                raise Problem("leave-rated")
        self._must_sit(former or person, seat)
        if player not in (*self.match.game.minds, *bots_for(type(self.match.game))):
            raise Refused("unknown-player", game=self.match.game.id, seat=seat, player=player)
        if former is not None and self.is_rated:
            await self.hand_over(former, player)
        else:
            await self._sit(seat, player)

    async def seat_also(self, seat: str, player: str) -> None:
        """Let a person take a further seat that is theirs."""
        await self._sit(seat, player)

    async def hand_over(self, person: Person, player: str) -> None:
        """Let a bot take the seats of somebody for good."""
        match, bot = self.match, seated(type(self.match.game), player)
        seats = [seat for seat in person.seats if match.seats[seat] != bot]
        also = [writes.lost(self.id, person.player), writes.people_changed(self.id), writes.has_bots(self.id)]

        def act() -> None:
            for seat in seats:
                match.sit(seat, bot)

        await self.change("seat", person.seats[0], act, match.moment, also=also)
        await self.meet()
        await self._go_on_without(person)

    async def _go_on_without(self, person: Person) -> None:
        """What somebody offers who is out is over, and no other offer waits for them."""
        offer = self.proposal
        if offer is None:
            return
        if offer.by in person.seats:
            await self._keep_proposal(None)
        elif set(offer.missing) & set(person.seats):
            maker = next(one for one in self.persons.values() if offer.by in one.seats)
            await self._propose(offer, maker, set(self.match.seats) - set(offer.missing))

    async def sit(self, person: Person, seat: str) -> None:
        """Let a person take their seat again."""
        person.must_play(seat)
        if self.match.seats[seat] == person.player:
            raise Problem("seat-yours")
        await self._sit(seat, person.player)

    async def _sit(self, seat: str, player: str) -> None:
        match = self.match
        if self.finished:
            raise Refused("game-over")
        if match.moment - match.step_start >= MOST_IN_A_STEP:
            raise Problem("too-many", limit=MOST_IN_A_STEP)
        player = seated(type(match.game), player)
        await self.change("seat", seat, lambda: match.sit(seat, player), match.moment)
        if player in self._players.names():
            await self._storage.write(writes.has_bots(self.id))
        self.tell_table()

    # Talking

    async def say(self, person: Person, seat: str, text: str) -> ChatLine:
        """Store a line of the chat and show it to everybody at the table."""
        person.must_hold(seat)
        self.company.must_let_speak(person)
        last = await self._storage.chat(self.id, most=1)
        line = StoredChat(last[-1].number + 1 if last else 1, seat, text, time.time())
        try:
            noted = [done for one in self._listeners for done in one.said(self, person, line.number)]
            await self._storage.write(writes.chat(self.id, line), *noted)
        except Taken:
            raise Problem("busy") from None
        self.tell_chat(line)
        return chat_line(line)

    async def chat(self, person: Person, after: int) -> list[ChatLine]:
        """What somebody reads of the chat after a line."""
        return self._read_by(person, await self._storage.chat(self.id, after))

    def _read_by(self, person: Person, lines: Sequence[StoredChat]) -> list[ChatLine]:
        return [chat_line(line) for line in lines if self.company.reads(person, line.seat)]
