"""A table being played: one change at a time, stored before anyone sees it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from tricorne.bots import bots_for, seated
from tricorne.core.errors import Refused, TricorneError
from tricorne.core.game import OBSERVER
from tricorne.core.match import Match
from tricorne.core.questions import TABLE, Ask, Luck
from tricorne.server.base import metrics
from tricorne.server.base.errors import Problem
from tricorne.server.club import turns as passing
from tricorne.server.club.results import result_of
from tricorne.server.storage import writes
from tricorne.server.storage.storage import Storage, StoredChange, StoredChat, StoredMeeting, StoredTable, Taken
from tricorne.server.tables.audience import Audience
from tricorne.server.tables.channels import Channel, Turn, kept_entries, text_of
from tricorne.server.tables.people import LINKED, OPEN, PRIVATE, Person, person_of
from tricorne.server.tables.players import Players, task_for
from tricorne.server.tables.revive import Saved, revive

CHECKPOINT_EVERY = 64
BOT_PATIENCE = 5.0

log = logging.getLogger(__name__)


class Proposal(msgspec.Struct):
    """A rewind that waits for consent."""

    moment: int
    by: str
    agreed: list[str]
    missing: list[str]


class Overtaken(Problem):
    """Another process was first to store the next version of a table."""


class LiveTable:
    """One table in memory. Every public method holds the lock, so nobody sees what is not stored."""

    def __init__(
        self,
        storage: Storage,
        players: Players,
        stored: StoredTable,
        persons: dict[str, Person],
        meeting: StoredMeeting | None = None,
    ) -> None:
        self.id = stored.id
        self.stored = stored
        self.persons = persons
        self.meeting = meeting
        self.names: dict[str, str] = {}
        self.hushed: dict[str, set[str]] = {}
        self.version = -1
        self.proposal: Proposal | None
        self._set_proposal(stored.proposal)
        self.used = time.monotonic()
        self.audience = Audience()
        self.match: Match
        self._storage = storage
        self._players = players
        self._lock = asyncio.Lock()
        self._unsure = True
        self._began_here = True
        self._asked: dict[str, tuple[Ask | Luck, int]] = {}
        self._due: tuple[str, ...] = ()
        self._saved: list[Saved] = []
        self._thinking: dict[str, asyncio.Task[None]] = {}

    # Coming into step with what is stored

    async def __aenter__(self) -> LiveTable:
        """Hold the table: nothing changes meanwhile, and everything that is seen is stored."""
        await self._lock.acquire()
        try:
            self.used = time.monotonic()
            if self._unsure:
                await self._load()
            elif self._storage.shared:
                await self._catch_up()
        except BaseException:
            self._lock.release()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()

    async def _load(self) -> None:
        """Take the table from storage. Those who look have seen nothing that is not stored."""
        self.audience.forget()
        revived = await revive(self._storage, self.stored)
        self.match, self.version = revived.match, revived.version
        self._saved, self._unsure, self._began_here = revived.saved, False, revived.began_here
        self._asked = {question.seat: (question, revived.asked_since) for question in self.match.questions}
        self._due = passing.due(self.match)
        if revived.unfit_from is not None:
            await self._store("rules", None, revived.unfit_from)
        self._wake_bots()

    async def _catch_up(self) -> None:
        """Follow what other processes have done at this table, and tell those who look."""
        version, proposal, people = await self._storage.progress(self.id)
        if people != (0 if self.meeting is None else self.meeting.people):
            await self.meet()
        if version != self.version:
            for change in await self._storage.changes(self.id, self.version):
                self._follow(change)
        if proposal != self._proposal_text:
            self._set_proposal(proposal)
            self.audience.tell({"type": "proposal", "proposal": self.proposal})

    def _follow(self, change: StoredChange) -> None:
        match = self.match
        entries, logged, before = match.game.entries, len(match.game.entries), match.moment
        if change.keep < before:
            match.__dict__ = match.at(change.keep).__dict__
        answers = msgspec.json.decode(change.answers)
        secret = (
            change.why == "answer" and isinstance(answers[0], list) and match.question_for(answers[0][0]) is not None
        )
        match.feed(answers)
        self.version = change.version
        self._note_questions(secret)
        kept = kept_entries(entries[:logged], match.game.entries)
        self.audience.publish(
            self.match, Turn(self.version - 1, self.version, change.why, (change.keep, match.moment), kept, self.asked)
        )
        if change.why == "seat":
            self.tell_table()

    async def refresh(self) -> None:
        """Show what other processes have done or said at this table."""
        async with self:
            for line in await self._storage.chat(self.id, self.audience.last_said):
                self.tell_chat(line)

    async def meet(self) -> None:
        """Learn anew who belongs to which seat."""
        self.meeting = await self._storage.meeting(self.id)
        self.persons = {key.digest: person_of(key) for key in await self._storage.keys(self.id)}
        self.names = await self._storage.names(self.id)
        self.hushed = await self._storage.hushed(self.id)
        self.audience.dismiss(set(self.persons))
        if not self._unsure:
            self.tell_table()

    def _set_proposal(self, text: str | None) -> None:
        self._proposal_text = text
        self.proposal = None if text is None else msgspec.json.decode(text, type=Proposal)

    # Looking

    @property
    def asked(self) -> list[str]:
        """The seats that are to answer."""
        return [question.seat for question in self.match.questions]

    @property
    def finished(self) -> bool:
        return self.match.question is None

    @property
    def may_be_watched(self) -> bool:
        """Whether anybody may look on: at what is over, or open to all; never at what is private."""
        visibility = LINKED if self.meeting is None else self.meeting.visibility
        return visibility == OPEN or (self.finished and visibility != PRIVATE)

    def may_look(self, person: Person, seat: str) -> None:
        """Refuse eyes that are not this person's."""
        if seat != OBSERVER and seat not in self.match.game.seats:
            raise Refused("unknown-seat", seat=seat, seats=", ".join(self.match.game.seats))
        if not self.finished and seat != OBSERVER and seat not in person.seats:
            raise Problem("not-your-seat", seat=seat)

    def hears(self, person: Person, seat: str) -> bool:
        """Whether somebody reads what a seat says: those at the table do, except of whom they have blocked."""
        return bool(person.digest) and seat not in self.hushed.get(person.account or "", ())

    def default_seat(self, person: Person) -> str:
        """From where a person looks who does not say."""
        asked = [seat for seat in person.seats if seat in self.asked]
        return (*asked, *person.seats, OBSERVER)[0]

    def whole_view(self, seat: str) -> dict[str, Any]:
        """Everything that a seat needs at first."""
        channel = self.audience.channels.get(seat) or Channel(seat, self.match)
        return {"version": self.version, "seat": seat, **channel.whole(self.match)}

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
            await self._answer(seat, asked, answer)
        except Overtaken:
            await self._load()
            await self.answer(person, seat, version, answer)

    async def _answer(self, seat: str, asked: str, answer: str) -> None:
        match = self.match
        secret = match.question_for(asked) is not None
        keep = match.moment
        await self._change("answer", seat, lambda: match.answer(answer, asked), keep, secret=secret)

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
        await self._change("undo", seat, lambda: self.match.undo(seat), None)

    async def rewind(self, person: Person, seat: str, version: int, moment: int) -> None:
        """Propose to go back to a moment; go there if nobody else has to agree."""
        self._must_play_now(person, seat, version)
        if not 0 <= moment < self.match.moment:
            raise Refused("no-such-moment", moment=moment, last=self.match.moment)
        await self._propose(Proposal(moment, seat, [], []), person)

    async def consent(self, person: Person, seat: str, agree: bool) -> None:
        """Agree to the proposal, or end it."""
        person.must_hold(seat)
        if self.proposal is None:
            raise Problem("no-proposal")
        self._must_sit(person, seat)
        if agree:
            await self._propose(self.proposal, person)
        else:
            await self._keep_proposal(None)

    async def _propose(self, proposal: Proposal, person: Person) -> None:
        match = self.match
        agreed = sorted({*proposal.agreed, *(seat for seat in person.seats if match.is_person(seat))})
        missing = [seat for seat in match.seats if match.is_person(seat) and seat not in agreed]
        if missing:
            await self._keep_proposal(Proposal(proposal.moment, proposal.by, agreed, missing))
        else:
            moment = proposal.moment
            await self._change("rewind", proposal.by, lambda: match.rewind(moment, agreed), moment)

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
        await self._sit(seat, player)

    async def hand_over(self, seat: str, player: str) -> None:
        """Let a bot take the seat of somebody without time."""
        await self._sit(seat, player)

    async def sit(self, person: Person, seat: str) -> None:
        """Let a person take their seat again."""
        person.must_hold(seat)
        if self.match.seats[seat] == person.player:
            raise Problem("seat-yours")
        await self._sit(seat, person.player)

    async def _sit(self, seat: str, player: str) -> None:
        match = self.match
        if self.finished:
            raise Refused("game-over")
        player = seated(type(match.game), player)
        await self._change("seat", seat, lambda: match.sit(seat, player), match.moment)
        if player in self._players.names():
            await self._storage.write(writes.has_bots(self.id))
        self.tell_table()

    async def _change(
        self, why: str, seat: str | None, act: Callable[[], None], keep: int | None, *, secret: bool = False
    ) -> None:
        """Do something to the match, store it, tell everybody. What cannot be stored has not happened."""
        match = self.match
        before, entries = match.moment, match.game.entries
        logged = len(entries)
        try:
            act()
        except TricorneError:
            raise
        except BaseException:
            self._unsure = True
            raise
        keep = match.moment if keep is None else keep
        await self._store(why, seat, keep)
        self._note_questions(secret)
        grown = match.game.entries is entries and keep == before
        kept = logged if grown else kept_entries(entries[:logged], match.game.entries)
        self.audience.publish(
            self.match, Turn(self.version - 1, self.version, why, (keep, match.moment), kept, self.asked)
        )
        self._wake_bots()

    async def _store(self, why: str, seat: str | None, keep: int) -> None:
        match = self.match
        version = self.version + 1
        statements = [writes.change(self.id, version, keep, match.answers[keep:], why, seat)]
        saved = [point for point in self._saved if point.moment <= keep]
        point = match.checkpoints[-1]
        if point.moment - saved[-1].moment >= CHECKPOINT_EVERY:
            entries = match.game.entries[saved[-1].entries : point.entries]
            statements.append(writes.checkpoint(self.id, version, point, entries))
            saved.append(Saved(point.moment, point.entries))
        if self.proposal is not None:
            statements.append(writes.propose(self.id, None))
        due = passing.due(match)
        if self.meeting is not None and due != self._due:
            statements += passing.passing(self.id, self._due, due, why, self.meeting)
        if self.finished:
            statements.append(writes.finish(self.id))
            if self._began_here:
                statements.append(result_of(self))
        try:
            await self._storage.write(*statements, meanwhile=lambda: self.audience.prepare(match))
        except Taken:
            self._unsure = True
            raise Overtaken("stale", version=version) from None
        except BaseException:
            self._unsure = True
            raise
        self.version, self._saved = version, saved
        metrics.count("tricorne_changes_total", why=why)
        self._set_proposal(None)

    def _note_questions(self, secret: bool) -> None:
        """Remember since when each seat has been asked what it is asked."""
        before = self._asked
        self._asked = {}
        self._due = passing.due(self.match)
        for question in self.match.questions:
            old, since = before.get(question.seat, (None, 0))
            self._asked[question.seat] = (question, since if secret and old is question else self.version)

    # Telling

    def tell_table(self) -> None:
        """Tell everybody how the table is manned."""
        for looker in self.audience.lookers():
            looker.send(text_of({"type": "table", "table": self.describe(looker.person)}))

    def tell_chat(self, line: StoredChat) -> None:
        """Show a line of the chat to all who hear that seat."""
        self.audience.tell_chat(line, self.hears)

    def describe(self, person: Person) -> dict[str, Any]:
        """The table as one of its people sees it."""
        match, stored = self.match, self.stored
        online = self.audience.online_seats()
        people = list(dict.fromkeys(self.match.seats[seat] for seat in match.game.seats if match.is_person(seat)))
        return {
            "table": self.id,
            "name": stored.name,
            "game": stored.game,
            "scenario": match.game.scenario,
            "options": dict(match.game.settings),
            "luck": stored.luck,
            "pack": None if match.setup.pack is None else match.setup.pack.name,
            "fork_of": stored.fork_of,
            "version": self.version,
            "moment": match.moment,
            "finished": self.finished,
            "seats": [
                {
                    "seat": seat,
                    "player": match.seats[seat].partition(":")[0],
                    "name": self.names.get(seat),
                    "yours": seat in person.seats,
                    "online": not match.is_person(seat) or seat in online,
                    "person": people.index(match.seats[seat]) if match.is_person(seat) else None,
                }
                for seat in match.game.seats
            ],
            "you": {"seats": list(person.seats), "observer": person.is_observer},
            "asked": self.asked,
            "proposal": self.proposal,
        }

    # Bots

    def _wake_bots(self) -> None:
        """Let each bot that is asked think, outside of the lock and in another process."""
        match = self.match
        for question in match.questions:
            seat = question.seat
            if type(question) is Ask and not match.is_person(seat) and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._let_think(seat))

    async def _let_think(self, seat: str) -> None:
        try:
            await self._think_and_answer(seat)
        except TricorneError:
            await asyncio.sleep(0)
        except Exception:
            log.exception("a bot failed at table %s", self.id)
            await asyncio.sleep(BOT_PATIENCE)
        finally:
            del self._thinking[seat]
        with suppress(TricorneError):
            async with self:
                self._wake_bots()

    async def _think_and_answer(self, seat: str) -> None:
        async with self:
            version, ask = self.version, self.match.question_for(seat)
            if type(ask) is not Ask or self.match.is_person(seat):
                return
            task = task_for(self.match, ask, self.stored.luck)
        answer = await self._players.choose(task)
        async with self:
            if self.version == version or self.match.question_for(seat) is ask:
                await self._answer(seat, seat, answer)

    def rest(self) -> None:
        """Stop thinking: the server stops, or nobody needs the table in memory."""
        for task in self._thinking.values():
            task.cancel()

    @property
    def is_idle(self) -> bool:
        """Whether the table can be put away."""
        return not self.audience.is_there and not self._thinking and not self._lock.locked()
