"""What people do and see at a table."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from tricorne.bots import bots_for, seated
from tricorne.core.errors import Refused
from tricorne.core.game import OBSERVER
from tricorne.core.match import PERSON
from tricorne.core.questions import TABLE, Luck
from tricorne.server.base.errors import Problem
from tricorne.server.storage import writes
from tricorne.server.storage.database import Taken
from tricorne.server.storage.rows import StoredChat, StoredTable
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.audience import ChatLine, chat_line
from tricorne.server.tables.bots import Bots
from tricorne.server.tables.channels import Channel, log_until, readable_until
from tricorne.server.tables.held import HeldTable, Listener, Overtaken, Proposal
from tricorne.server.tables.people import OPEN, PRIVATE, Person
from tricorne.server.tables.players import Players
from tricorne.server.tables.positions import position_of
from tricorne.server.tables.work import WantedReasons

RECENT_CHAT = 50
MOST_EARLIER_VIEWS = 64
MOST_IN_A_STEP = 2_000
"""Answers after which nobody changes seats in a step any more: each of them is given again when a table is read."""


class LiveTable(HeldTable):
    """A table being played. All of its methods are for those who hold it."""

    def __init__(
        self, storage: Storage, players: Players, stored: StoredTable, listeners: Sequence[Listener] = ()
    ) -> None:
        super().__init__(storage, stored, listeners)
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
        if not self.finished and seat != OBSERVER and seat not in person.seats:
            raise Problem("not-your-seat", seat=seat)

    def default_seat(self, person: Person) -> str:
        """From where a person looks who does not say."""
        asked = [seat for seat in person.seats if seat in self.asked]
        return (*asked, *person.seats, OBSERVER)[0]

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

    def known_view(self, seat: str, moment: int) -> bytes | None:
        """What a seat saw at an earlier moment, if somebody has looked at it a while ago."""
        return self._earlier_views.get((moment, seat))

    def keep_view(self, seat: str, moment: int, view: bytes) -> None:
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

    def with_log(self, person: Person, seat: str, moment: int, view: bytes) -> dict[str, Any]:
        """An earlier view with all that belongs to it."""
        past = log_until(self.match, seat, moment)
        shown = {"version": self.version, "seat": seat, "view": msgspec.Raw(view), **past}
        return {**shown, "notices": [], "table": self.describe(person), "chat": []}

    # Changing

    def check_version(self, seat: str, version: int) -> None:
        """Refuse an answer to what is no longer asked. What others answer in secret does not make it late."""
        _, since = self._asked.get(seat) or self._asked.get(TABLE) or (None, self.version)
        if not since <= version <= self.version:
            raise Problem("stale", version=self.version)

    async def answer(self, person: Person, seat: str, version: int, answer: str) -> None:
        """Take the answer of a person; again when it was overtaken by a choice in secret."""
        person.must_hold(seat)
        self.check_version(seat, version)
        self._must_sit(person, seat)
        asked = TABLE if self.match.question_for(seat) is None and self._may_enter_luck(seat) else seat
        try:
            await self.take_answer(seat, asked, answer, person)
        except Overtaken:
            await self._load()
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

    async def undo(self, person: Person, seat: str, version: int) -> None:
        """Take back the last choice of a person."""
        self._must_play_now(person, seat, version)
        people = [owner.seats for owner in self.persons.values() if owner.seats]
        await self.change("undo", seat, lambda: self.match.undo(seat, people), None)

    async def rewind(self, person: Person, seat: str, version: int, moment: int) -> None:
        """Propose to go back to a moment; go there if nobody else has to agree."""
        self._must_play_now(person, seat, version)
        if not 0 <= moment < self.match.moment:
            raise Refused("no-such-moment", moment=moment, last=self.match.moment)
        if self._is_rated and self._had_bots_instead_of_people:
            raise Problem("rewind-rated")
        await self._propose(Proposal(moment, seat, [], []), person)

    @property
    def _is_rated(self) -> bool:
        members = {owner.account for owner in self.persons.values() if owner.seats and owner.account}
        return self.company.rated and len(members) > 1

    @property
    def _had_bots_instead_of_people(self) -> bool:
        """Whether a seat of somebody has ever gone to a bot."""
        sat_down = [
            answer["player"] for answer in self.match.answers if isinstance(answer, dict) and "player" in answer
        ]
        return any(player.partition(":")[0] != PERSON for player in sat_down)

    async def consent(self, person: Person, seat: str, agree: bool) -> None:
        """Agree to the proposal, or end it: whoever owns the seat, also while a bot plays it."""
        person.must_hold(seat)
        if self.proposal is None:
            raise Problem("no-proposal")
        if agree:
            await self._propose(self.proposal, person)
        else:
            await self._keep_proposal(None)

    async def _propose(self, proposal: Proposal, person: Person) -> None:
        """Go back when all have agreed who own seats; seats that wait for somebody are nobody's yet."""
        match = self.match
        owned = [seat for owner in self.persons.values() if not owner.awaited for seat in owner.seats]
        agreed = [seat for seat in match.seats if seat in proposal.agreed or seat in person.seats]
        missing = [seat for seat in match.seats if seat in owned and seat not in agreed]
        if missing:
            await self._keep_proposal(Proposal(proposal.moment, proposal.by, agreed, missing))
        else:
            moment = proposal.moment
            await self.change("rewind", proposal.by, lambda: match.rewind(moment, match.seats), moment)

    async def _keep_proposal(self, proposal: Proposal | None) -> None:
        text = None if proposal is None else writes.text(proposal)
        await self._storage.write(writes.propose(self.id, text))
        self._set_proposal(text)
        self.audience.tell({"type": "proposal", "proposal": proposal})

    async def leave(self, person: Person, seat: str, player: str) -> None:
        """Let a bot or non-player take a person's seat."""
        person.must_hold(seat)
        self._must_sit(person, seat)
        if player not in (*self.match.game.minds, *bots_for(type(self.match.game))):
            raise Refused("unknown-player", game=self.match.game.id, seat=seat, player=player)
        await self._sit(seat, player, person)

    async def hand_over(self, seat: str, player: str) -> None:
        """Let a bot take the seat of somebody without time."""
        await self._sit(seat, player)

    async def sit(self, person: Person, seat: str) -> None:
        """Let a person take their seat again."""
        person.must_hold(seat)
        if self.match.seats[seat] == person.player:
            raise Problem("seat-yours")
        await self._sit(seat, person.player, person)

    async def _sit(self, seat: str, player: str, person: Person | None = None) -> None:
        match = self.match
        if self.finished:
            raise Refused("game-over")
        if match.moment - match.step_start >= MOST_IN_A_STEP:
            raise Problem("too-many", limit=MOST_IN_A_STEP)
        player = seated(type(match.game), player)
        await self.change("seat", seat, lambda: match.sit(seat, player), match.moment, person=person)
        if player in self._players.names():
            await self._storage.write(writes.has_bots(self.id))
        self.tell_table()

    # Talking

    async def say(self, person: Person, seat: str, text: str) -> ChatLine:
        """Store a line of the chat and show it to everybody at the table."""
        person.must_hold(seat)
        last = await self._storage.chat(self.id, most=1)
        line = StoredChat(last[-1].number + 1 if last else 1, seat, text, time.time())
        try:
            await self._storage.write(writes.chat(self.id, line))
        except Taken:
            raise Problem("busy") from None
        self.tell_chat(line)
        return chat_line(line)

    async def chat(self, person: Person, after: int) -> list[ChatLine]:
        """What somebody reads of the chat after a line."""
        return self._read_by(person, await self._storage.chat(self.id, after))

    def _read_by(self, person: Person, lines: Sequence[StoredChat]) -> list[ChatLine]:
        return [chat_line(line) for line in lines if self.company.reads(person, line.seat)]
