"""A table in memory: one change at a time, stored before anyone sees it, in step with other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import date
from math import inf
from typing import Any, NamedTuple, Protocol, Self, TypeVar

import msgspec
import sqlalchemy as sa

from tricorne.core.errors import TricorneError
from tricorne.core.luck import ASK
from tricorne.core.match import Match
from tricorne.core.questions import TABLE, Ask, Luck
from tricorne.server.base import metrics
from tricorne.server.base.errors import Problem
from tricorne.server.storage import writes
from tricorne.server.storage.database import Taken
from tricorne.server.storage.rows import StoredChange, StoredChat, StoredTable
from tricorne.server.storage.storable import CHECKPOINT_EVERY
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Known, Statement
from tricorne.server.tables.audience import Audience
from tricorne.server.tables.channels import Turn, kept_entries, text_of
from tricorne.server.tables.company import Company
from tricorne.server.tables.description import news_of, promised, seats_shown
from tricorne.server.tables.expiry import Expiry
from tricorne.server.tables.fair import Share
from tricorne.server.tables.offers import REWIND, Proposal
from tricorne.server.tables.people import Person, digest_of, person_of
from tricorne.server.tables.revive import Saved, revive
from tricorne.server.tables.work import EarlierView

T = TypeVar("T")
SEEN_SECONDS = 60.0
GATHER_SECONDS = 0.2
"""How long comings and goings are gathered before everybody is told."""
PEOPLE = "people"
"""Why nothing has changed but who holds which key."""


class Overtaken(Problem):
    """Another process was first to store the next version of a table."""


class Change(NamedTuple):
    """A change that is about to be stored, with the people who had to answer before it and who have to after it.

    `awaited` are those for whom seats are still kept.
    """

    why: str
    due_before: tuple[str, ...]
    due: tuple[str, ...]
    awaited: tuple[str, ...]


class Listener(Protocol):
    """Somebody who keeps books about tables."""

    async def company(self, table: str) -> Company | None:
        """What is to be attached to a table; None if it is not in these books."""

    def statements(self, table: HeldTable, change: Change) -> list[Statement]:
        """What is to be stored with a change, in the same transaction."""

    def agreed(self, table: HeldTable, kind: str) -> list[Statement]:
        """What is to be stored when all have agreed to an offer that does not concern the match."""

    def offered(self, table: HeldTable, proposal: Proposal) -> list[Statement]:
        """What is to be stored with an offer that waits for consent."""

    def said(self, table: HeldTable, person: Person, line: int) -> list[Statement]:
        """What is to be stored with a line of the chat."""


def due(match: Match) -> tuple[str, ...]:
    """The people who are to answer, as the match names them."""
    seats = [question.seat for question in match.questions if question.seat != TABLE]
    return tuple(dict.fromkeys(match.seats[seat] for seat in seats if match.is_person(seat)))


class HeldTable:
    """One table in memory. Whoever enters it holds its lock, so nobody sees what is not stored."""

    def __init__(self, storage: Storage, stored: StoredTable, listeners: Sequence[Listener], expiry: Expiry) -> None:
        self.id = stored.id
        self.stored = stored
        self.persons: dict[str, Person] = {}
        self.people = -1
        self.company = Company()
        self.version = -1
        self.began_here = True
        self._proposal: Proposal | None
        self._set_proposal(stored.proposal)
        self.changed_at = stored.created
        self.used = time.monotonic()
        self.share = Share(table=stored.id)
        self.audience = Audience()
        self._last_seen = -inf
        self._telling: asyncio.Task[None] | None = None
        self._elsewhere: dict[str, float] = {}
        self.match: Match
        self._storage = storage
        self._listeners = listeners
        self._expiry = expiry
        self._lock = asyncio.Lock()
        self._unsure = True
        self._asked: dict[str, tuple[Ask | Luck, int]] = {}
        self._due: tuple[str, ...] = ()
        self._saved: list[Saved] = []
        self._earlier_views: dict[tuple[int, str], EarlierView] = {}

    # Coming into step with what is stored

    async def __aenter__(self) -> Self:
        """Hold the table: nothing changes meanwhile, and everything that is seen is stored."""
        await self._lock.acquire()
        try:
            await self._come_into_step(look=True)
        except BaseException:
            self._lock.release()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()

    async def as_known(self, act: Callable[[], Awaitable[T]]) -> T:
        """Hold the table without a look at what other processes have done, and do something of one change.

        Where they have changed the table, it is not stored. So only who is refused has to look, and to try again.
        """
        async with self._lock:
            await self._come_into_step(look=False)
            try:
                return await act()
            except TricorneError:
                if not await self._come_into_step(look=True):
                    raise
            return await act()

    async def _come_into_step(self, *, look: bool) -> bool:
        """Load the table where that is needed; whether others have changed it, if one looks."""
        self.used = time.monotonic()
        if self._unsure:
            await self._load()
        return look and self._storage.shared and await self._catch_up()

    async def _load(self) -> None:
        """Take the table from storage. Those who look have seen nothing that is not stored."""
        self.audience.forget()
        revived = await revive(self._storage, self.stored)
        self.match, self.version = revived.match, revived.version
        self._saved, self._unsure, self.began_here = revived.saved, False, revived.began_here
        self.changed_at = revived.changed_at
        self._asked = {question.seat: (question, revived.asked_since) for question in self.match.questions}
        self._due = due(self.match)
        if revived.unfit_from is not None:
            await self._store("rules", None, revived.unfit_from)
        self._after_change()

    async def _catch_up(self) -> bool:
        """Follow what other processes have done at this table, if anything, and tell those who look."""
        version, proposal, people = await self._storage.progress(self.id)
        if (version, proposal, people) == (self.version, self._proposal_text, self.people):
            return False
        if people != self.people:
            await self.meet()
        if version != self.version:
            for change in await self._storage.changes(self.id, self.version):
                self._follow(change)
        if proposal != self._proposal_text:
            self._set_proposal(proposal)
            self.audience.tell({"type": "proposal", "proposal": self.proposal})
        return True

    def _follow(self, change: StoredChange) -> None:
        match = self.match
        entries, logged, before = match.game.entries, len(match.game.entries), match.moment
        if change.keep < before:
            match.go_back(change.keep)
            self._earlier_views.clear()
        answers = msgspec.json.decode(change.answers)
        secret = (
            change.why == "answer" and isinstance(answers[0], list) and match.question_for(answers[0][0]) is not None
        )
        match.feed(answers)
        self.version, self.changed_at = change.version, change.at
        self._note_questions(secret)
        self._publish(change.why, change.keep, kept_entries(entries[:logged], match.game.entries))
        if change.why in ("seat", "end"):
            self.tell_table()

    async def refresh(self) -> None:
        """Show what other processes have done or said at this table."""
        async with self:
            for line in await self._storage.chat(self.id, self.audience.last_said):
                self.tell_chat(line)
            known, self._elsewhere = self._elsewhere, await self._storage.here(self.id)
            if known.keys() != self._elsewhere.keys():
                self.tell_table()

    def part_from(self, person: Person) -> None:
        """Somebody leaves who came by way of this process."""
        for seat in person.seats:
            self._elsewhere.pop(seat, None)
        self.tell_table_soon()

    def _here(self, person: Person) -> set[str]:
        """The seats whose people are here, in whichever process, as far as they let somebody know."""
        now = time.time()
        here = self.audience.online_seats() | {seat for seat, until in self._elsewhere.items() if until > now}
        return here - (self.company.unseen - set(person.seats))

    async def meet(self) -> None:
        """Learn who belongs to which seat now."""
        self.people = (await self._storage.progress(self.id)).people
        self.persons = {key.digest: person_of(key) for key in await self._storage.keys(self.id)}
        attached = [await listener.company(self.id) for listener in self._listeners]
        self.company = next((company for company in attached if company is not None), Company())
        self.audience.dismiss(set(self.persons))
        if not self._unsure:
            self.tell_table()
            self.audience.tell({"type": "people"})

    def _set_proposal(self, text: str | None) -> None:
        self._proposal_text = text
        self._proposal = None if text is None else msgspec.json.decode(text, type=Proposal)

    @property
    def proposal(self) -> Proposal | None:
        """What somebody offers and nobody has refused."""
        return None if self._proposal is None or self._proposal.is_over else self._proposal

    def tell_if_lapsed(self) -> None:
        """Tell everybody when the time of an offer is over."""
        if self._proposal is not None and self.proposal is None:
            self._proposal = None
            self.audience.tell({"type": "proposal", "proposal": None})

    def person_of(self, key: str) -> Person:
        """Who comes with a key; a refusal if it opens nothing here."""
        digest = digest_of(key)
        person = self.persons.get(digest)
        if person is None:
            was_taken = any(other.invitation == digest for other in self.persons.values())
            raise Problem("invitation-taken" if was_taken else "key-unknown")
        return person

    def is_seen_by(self, address: str, person: Person) -> None:
        """Note that somebody is here: what bots do from now on is done in their share.

        Who only looks on takes nobody's place: their share may be used up.
        """
        if person.seats or not self.share.address:
            self.share = Share(address, person.account or "", self.id)
        slept, self._last_seen = not self.is_watched, time.monotonic()
        if slept:
            self._after_change()

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks, or has looked a moment ago."""
        return self.audience.is_there or time.monotonic() - self._last_seen < SEEN_SECONDS

    # What everybody may know

    @property
    def asked(self) -> list[str]:
        """The seats that are to answer."""
        return [question.seat for question in self.match.questions]

    @property
    def finished(self) -> bool:
        return self.match.question is None

    @property
    def is_rated(self) -> bool:
        """Whether the game counts: in an event, or between members (several, or one and somebody who may come)."""
        owners = [owner for owner in self.persons.values() if owner.seats]
        members = {owner.account for owner in owners if owner.account}
        counts = self.company.of_event or len(members) + any(one.awaited for one in owners) > 1
        return self.company.rated and self.stored.luck != ASK and counts

    # Changing

    async def change(
        self,
        why: str,
        seat: str | None,
        act: Callable[[], None],
        keep: int | None,
        *,
        secret: bool = False,
        also: Sequence[Statement] = (),
    ) -> None:
        """Do something to the match, store it, tell everybody. What cannot be stored has not happened.

        `also` is stored with it.
        """
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
        if keep < before:
            self._earlier_views.clear()
        await self._store(why, seat, keep, also)
        self._note_questions(secret)
        grown = match.game.entries is entries and keep == before
        kept = logged if grown else kept_entries(entries[:logged], match.game.entries)
        self._publish(why, keep, kept)
        self._after_change()

    def _publish(self, why: str, keep: int, kept: int) -> None:
        moments = (keep, self.match.moment)
        turn = Turn(self.version - 1, self.version, why, moments, kept, self.asked, self.proposal)
        self.audience.publish(self.match, turn)

    async def _store(self, why: str, seat: str | None, keep: int, also: Sequence[Statement] = ()) -> None:
        match = self.match
        version = self.version + 1
        statements = [writes.change(self.id, version, keep, match.answers[keep:], why, seat)]
        saved = [point for point in self._saved if point.moment <= keep]
        point = match.checkpoints[-1]
        if point.moment - saved[-1].moment >= CHECKPOINT_EVERY:
            entries = match.game.entries[saved[-1].entries : point.entries]
            statements.append(writes.checkpoint(self.id, version, point, entries))
            saved.append(Saved(point.moment, point.entries))
        lapses = self._proposal is not None and (self._proposal.kind == REWIND or self.finished)
        if lapses:
            statements.append(writes.propose(self.id, None))
        if self.finished:
            statements.append(writes.finish(self.id))
        statements += also
        statements += self._noted(why)
        try:
            await self._storage.write(
                *statements,
                known=Known(self.id, self.people, self._proposal_text),
                meanwhile=lambda: self.audience.prepare(match),
            )
        except Taken:
            self._unsure = True
            raise Overtaken("stale", version=version) from None
        except BaseException:
            self._unsure = True
            raise
        self.version, self._saved, self.changed_at = version, saved, time.time()
        metrics.count("tricorne_changes_total", why=why)
        if lapses:
            self._set_proposal(None)

    def _note_questions(self, secret: bool) -> None:
        """Remember since when each seat has been asked what it is asked."""
        before = self._asked
        self._asked = {}
        self._due = due(self.match)
        for question in self.match.questions:
            old, since = before.get(question.seat, (None, 0))
            self._asked[question.seat] = (question, since if secret and old is question else self.version)

    async def change_people(
        self, *changes: sa.Update | sa.Insert | sa.Delete, arrived: str = "", also: Sequence[Statement] = ()
    ) -> bool:
        """Change who holds which key; whether the last of these changes was still possible. Everybody learns of it."""
        further = [writes.people_changed(self.id), *self._noted(PEOPLE, arrived), *also]

        def act(connection: sa.Connection) -> bool:
            *first, last = changes
            for change in first:
                connection.execute(change)
            if connection.execute(last).rowcount != 1:
                connection.rollback()
                return False
            for statement, values in further:
                connection.execute(statement, values)
            self._storage.tell(connection, self.id)
            return True

        done = await self._storage.transact(act)
        await self.meet()
        return done

    def _noted(self, why: str, arrived: str = "") -> list[Statement]:
        """What those who keep books about tables want to have stored with a change."""
        awaited = tuple(one.player for one in self.persons.values() if one.awaited and one.player != arrived)
        change = Change(why, self._due, due(self.match), awaited)
        return [statement for listener in self._listeners for statement in listener.statements(self, change)]

    async def take_answer(self, seat: str, asked: str, answer: str) -> None:
        """Let a seat answer what is asked of it, or of the table where luck is entered by hand."""
        match = self.match
        secret = match.question_for(asked) is not None
        keep = match.moment
        await self.change("answer", seat, lambda: match.answer(answer, asked), keep, secret=secret)

    def _after_change(self) -> None:
        """What follows when the table is as it is stored."""

    # Telling

    def tell_table(self) -> None:
        """Tell everybody who sits where and is here, if they do not know: the same to all with the same seats."""
        for seats, lookers in self.audience.by_seats().items():
            table = self.describe(lookers[0].person)
            if self.audience.is_news(seats, news_of(table)):
                text = text_of({"type": "table", "table": table})
                for looker in lookers:
                    looker.send(text)

    def tell_table_soon(self) -> None:
        """Tell everybody in one go of all who come and go in a short while."""
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_table_later())

    async def _tell_table_later(self) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        self._telling = None
        with suppress(TricorneError):
            async with self:
                self.tell_table()

    def tell_chat(self, line: StoredChat) -> None:
        """Show a line of the chat to all who read that seat."""
        self.audience.tell_chat(line, self.company.reads)

    def describe(self, person: Person) -> dict[str, Any]:
        """The table as one of its people sees it."""
        match, stored = self.match, self.stored
        ended = match.ended
        return {
            "table": self.id,
            "name": stored.name,
            "game": stored.game,
            "scenario": match.game.scenario,
            "options": dict(match.game.settings),
            "luck": stored.luck,
            **promised(match),
            "pack": None if match.setup.pack is None else match.setup.pack.name,
            "fork_of": stored.fork_of,
            "version": self.version,
            "moment": match.moment,
            "finished": self.finished,
            "ended": None if ended is None else {"how": ended.reason, "winners": ended.winners, "at": self.changed_at},
            "rated": self.is_rated,
            "seats": seats_shown(match, self.persons.values(), self.company, person, self._here(person)),
            "you": {"seats": list(person.seats), "observer": person.is_observer},
            "asked": self.asked,
            "proposal": self.proposal,
            "kept_until": self._kept_until(),
        }

    def _kept_until(self) -> date | None:
        """Until when the table is kept if nobody comes any more; None if for ever."""
        return self._expiry.kept_until(has_members=any(one.account for one in self.persons.values()))
