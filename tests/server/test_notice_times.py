"""Notices with a moved clock: quiet hours, the mail of the day, clocks that run low, people who do not come."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa

from tests.server.postgres import Postgres
from tests.server.process import register_toy
from tests.server.sinks import Letter, MailSink
from tricorne.server.base.errors import Problem
from tricorne.server.base.settings import Settings, database_in
from tricorne.server.club import seating
from tricorne.server.club.accounts import Account
from tricorne.server.club.club import Club
from tricorne.server.club.events import runner
from tricorne.server.club.lobby import invitations_of
from tricorne.server.club.notices import outbox
from tricorne.server.club.notices.wishes import KINDS, Wishes, keep_wishes
from tricorne.server.club.turns import Clock
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.invitations import invite
from tricorne.server.tables.making import make_new
from tricorne.server.tables.people import LINK, ME
from tricorne.server.tables.players import Players
from tricorne.server.tables.tables import Tables

HOUR = 3_600.0
DELAY = 60.0
MADRID = "Europe/Madrid"


@pytest.fixture(scope="module")
def mail() -> Iterator[MailSink]:
    register_toy()
    with MailSink() as sink:
        yield sink


class House:
    """A club in this process whose outbox goes by a clock that the test sets."""

    def __init__(self, database: str, mail: MailSink) -> None:
        settings = Settings(
            database=database,
            smtp=mail.address,
            public_url="http://club.example",
            notice_delay=DELAY,
            absent_days=2.0,
        )
        self.mail = mail
        self.storage = Storage(settings.database)
        self.storage.migrate()
        self._players = Players(1)
        self.tables = Tables(self.storage, self._players)
        self.club = Club(settings, self.storage, self.tables)
        self.club.outbox.now = lambda: self.now
        self.now = time.time()

    async def member(self, name: str, wishes: Wishes | None = None, language: str = "en") -> Account:
        account = await self.club.accounts.register(name, "correct horse", language)
        await self.club.accounts.change(account.id, mail=f"{name}.{id(self)}@example.org")
        if wishes is not None:
            await keep_wishes(self.storage, account.id, wishes, self.now)
        return account

    async def table(self, host: Account, guest: Account, clock: Clock | None = None, name: str = "Here") -> str:
        """A table at which a guest has sat down."""
        made = make_new("toy", "short", {}, {"ann": ME, "bob": LINK}, "table", name, [])
        made = seating.in_club(made, host, seating.Plan("private", clock, {"bob": guest.id}, True), time.time())
        await self.tables.add(made)
        async with await self.tables.open(made.table) as live:
            await seating.begin_turns(self.storage, live, time.time())
            await seating.join(self.storage, live, guest, "bob", time.time())
        return made.table

    async def at(self, when: float) -> None:
        """Move the clock and let everything be sent that is due."""
        self.now = when
        outbox = self.club.outbox
        outbox._ended.clear()
        await outbox.look()
        while outbox._sending or outbox._ended.is_set():
            await outbox.finish()
            outbox._ended.clear()
            await outbox.send_waiting()

    def got(self, name: str, about: str = "") -> list[Letter]:
        to = f"{name}.{id(self)}@example.org"
        return [one for one in self.mail.letters if one.to == to and about in one.subject]

    def close(self) -> None:
        self.tables.close()
        self.club.close()
        self._players.close()
        self.storage.close()


Play = Callable[[House], Coroutine[Any, Any, None]]
Run = Callable[[Play], None]


async def live_through(house: House, play: Play) -> None:
    try:
        await house.club.begin()
        await play(house)
    finally:
        house.close()


@pytest.fixture
def run(tmp_path: Path, mail: MailSink) -> Run:
    return lambda play: asyncio.run(live_through(House(database_in(tmp_path), mail), play))


def wanting(*kinds: str, **more: Any) -> Wishes:
    return Wishes({kind: ["mail"] if kind in kinds else [] for kind in KINDS}, **more)


def tomorrow(hour: int, minute: int = 0, zone: str = MADRID) -> float:
    day = datetime.now(ZoneInfo(zone)).date() + timedelta(days=1)
    return datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()


def test_a_notice_waits_until_quiet_hours_end_and_is_sent_once(run: Run) -> None:
    async def play(house: House) -> None:
        wishes = wanting("turn", zone=MADRID, quiet=(22 * 60, 7 * 60 + 30))
        ann, bob = await house.member("ann", wanting()), await house.member("bob", wishes)
        await house.table(ann, bob)
        await house.at(tomorrow(23))
        await house.at(tomorrow(23, 59))
        assert house.got("bob") == []
        await house.at(tomorrow(7, 29) + 24 * HOUR)
        assert house.got("bob") == []
        await house.at(tomorrow(7, 30) + 24 * HOUR)
        assert len(house.got("bob", "Your turn")) == 1
        await house.at(tomorrow(12) + 24 * HOUR)
        assert len(house.got("bob")) == 1

    run(play)


def test_what_is_no_longer_so_when_quiet_hours_end_is_not_sent(run: Run) -> None:
    async def play(house: House) -> None:
        wishes = wanting("turn", "end", zone=MADRID, quiet=(22 * 60, 7 * 60))
        ann, bob = await house.member("ann", wanting()), await house.member("bob", wishes)
        table = await house.table(ann, bob)
        await house.at(tomorrow(23))
        async with await house.tables.open(table) as live:
            person = next(one for one in live.persons.values() if one.account == ann.id)
            await live.concede(person, "ann")
        await house.at(tomorrow(7) + 24 * HOUR)
        assert [letter.subject for letter in house.got("bob")] == ["The game is over: Toy, Here"]

    run(play)


def test_a_notice_that_could_not_be_worded_is_sent_later_and_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        ann, bob = await house.member("ann", wanting("turn")), await house.member("bob", wanting())
        await house.table(ann, bob)

        async def fails(*_: Any) -> None:
            raise RuntimeError("no words")

        with monkeypatch.context() as patched:
            patched.setattr(house.club.outbox._news, "notice", fails)
            await house.at(time.time() + DELAY + 1)
        assert house.got("ann") == []
        for minutes in (2, 3, 60):
            await house.at(time.time() + DELAY + minutes * 60)
        assert len(house.got("ann")) == 1

    run(play)


def test_an_offer_that_was_withdrawn_is_told_to_nobody(run: Run) -> None:
    async def play(house: House) -> None:
        ann, bob = await house.member("ann", wanting()), await house.member("bob", wanting("offer"))
        async with await house.tables.open(await house.table(ann, bob)) as live:
            person = next(one for one in live.persons.values() if one.account == ann.id)
            await live.offer(person, "ann", "draw")
            await live.consent(person, "ann", False)
            await live.offer(person, "ann", "stop")
        await house.at(time.time() + 2 * DELAY)
        (letter,) = house.got("bob")
        assert "ann offers to stop" in letter.text

    run(play)


def test_who_is_invited_later_is_told_whatever_fails_after_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*statements: Statement) -> None:
        raise Problem("not-stored")

    async def play(house: House) -> None:
        ann, bob = await house.member("ann", wanting()), await house.member("bob", wanting("invitation"))
        made = make_new("toy", "short", {}, {"ann": ME, "bob": LINK}, "table", "Later", [])
        await house.tables.add(seating.in_club(made, ann, seating.Plan("private", None, {}, True), time.time()))
        async with await house.tables.open(made.table) as live:
            with monkeypatch.context() as broken, suppress(Problem):
                broken.setattr(house.storage, "write", fail)
                await seating.invite_member(house.storage, live, bob, "bob")
        await house.at(time.time() + 2 * DELAY)
        assert [one.table for one in (await invitations_of(house.storage, bob.id)).tables] == [made.table]
        assert [letter.subject for letter in house.got("bob")] == ["Invitation: Toy, Later"]

    run(play)


def test_who_is_invited_again_after_a_withdrawal_is_told_again_and_only_then(run: Run) -> None:
    async def play(house: House) -> None:
        ann, bob = await house.member("ann", wanting()), await house.member("bob", wanting("invitation"))
        made = make_new("toy", "short", {}, {"ann": ME, "bob": LINK}, "table", "Again", [])
        plan = seating.Plan("private", None, {"bob": bob.id}, True)
        await house.tables.add(seating.in_club(made, ann, plan, time.time()))
        async with await house.tables.open(made.table) as live:
            await seating.invite_member(house.storage, live, bob, "bob")
        await house.at(time.time() + 2 * DELAY)
        assert len(house.got("bob")) == 1
        async with await house.tables.open(made.table) as live:
            await invite(live, "bob")
            await seating.invite_member(house.storage, live, bob, "bob")
            await seating.invite_member(house.storage, live, bob, "bob")
        await house.at(time.time() + 4 * DELAY)
        assert [letter.subject for letter in house.got("bob")] == ["Invitation: Toy, Again"] * 2
        async with await house.tables.open(made.table) as live:
            await seating.decline(house.storage, live, bob, "bob")
            await seating.invite_member(house.storage, live, bob, "bob")
        await house.at(time.time() + 6 * DELAY)
        assert len(house.got("bob")) == 3

    run(play)


def test_who_is_blocked_reaches_nobody(run: Run) -> None:
    async def play(house: House) -> None:
        ann, eve = await house.member("ann", wanting()), await house.member("eve", wanting())
        bob = await house.member("bob", wanting("invitation", "chat", "offer"))
        loud, quiet = [await house.table(host, bob) for host in (ann, eve)]
        for host in (ann, eve):
            made = make_new("toy", "short", {}, {"ann": ME, "bob": LINK}, "table", "Again", [])
            plan = seating.Plan("private", None, {"bob": bob.id}, True)
            await house.tables.add(seating.in_club(made, host, plan, time.time()))
        await house.storage.write((club.blocks.insert(), {"account": bob.id, "blocked": eve.id}))
        house.tables.forget()
        for table, host in ((loud, ann), (quiet, eve)):
            async with await house.tables.open(table) as live:
                person = next(one for one in live.persons.values() if one.account == host.id)
                await live.say(person, "ann", "Hello.")
                await live.offer(person, "ann", "draw")
        await house.at(time.time() + 2 * DELAY)
        received = sorted(letter.subject.split(":")[0] for letter in house.got("bob"))
        assert received == ["A message for you", "An offer waits for you", "Invitation"]
        assert all("ann" in letter.text for letter in house.got("bob"))

    run(play)


@pytest.mark.parametrize("wakes", [False, True])
def test_a_clock_that_runs_low_is_told_in_quiet_hours_only_to_who_wants_that(run: Run, wakes: bool) -> None:
    async def play(house: House) -> None:
        now = datetime.now(UTC)
        minute = now.hour * 60 + now.minute
        all_day = ((minute - 60) % 1440, (minute - 61) % 1440)
        wishes = wanting("clock", quiet=all_day, clock_wakes=wakes)
        ann, bob = await house.member("ann", wanting()), await house.member("bob", wishes)
        await house.table(ann, bob, Clock(8 * HOUR))
        begun = time.time()
        await house.at(begun + 5.9 * HOUR)
        assert house.got("bob") == []
        await house.at(begun + 6.5 * HOUR)
        await house.at(begun + 6.6 * HOUR)
        received = [letter.text for letter in house.got("bob", "Little time is left")]
        assert len(received) == (1 if wakes else 0)
        assert all("as Bob, in hours and minutes: 1:29." in text or "minutes: 1:30." in text for text in received)

    run(play)


def test_others_and_who_is_missed_are_told_when_a_seat_becomes_free(run: Run) -> None:
    async def play(house: House) -> None:
        ann, bob = await house.member("ann", wanting("seat")), await house.member("bob", wanting("seat"), "es")
        table = await house.table(ann, bob)
        async with await house.tables.open(table) as live:
            person = next(one for one in live.persons.values() if one.account == ann.id)
            question = live.match.question_for("ann")
            assert question is not None
            await live.answer(person, "ann", live.version, question.options()[0])
        await house.at(time.time() + 0.05 * HOUR)
        assert house.got("ann") == house.got("bob") == []
        await _grow_old(house, table, 49 * HOUR)
        for hours in (0.1, 1.0, 2.0):
            await house.at(time.time() + hours * HOUR)
        (to_ann,), (to_bob,) = house.got("ann"), house.got("bob")
        assert "bob has not answered for more than 2 days. You may let a bot play Bob" in to_ann.text
        assert "Te esperan desde hace más de 2 días" in to_bob.text

    run(play)


@pytest.mark.parametrize("broken", ["one", "two"])
def test_a_table_that_cannot_be_read_hides_nobody_elses_absence(
    run: Run, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    async def play(house: House) -> None:
        ann, bob = await house.member("ann", wanting("seat")), await house.member("bob", wanting("seat"))
        tables = {name: await house.table(ann, bob, name=name) for name in ("one", "two")}
        for table in tables.values():
            await _grow_old(house, table, 49 * HOUR)
        open_ = house.tables.open

        async def fails(table: str) -> Any:
            if table == tables[broken]:
                raise RuntimeError("not read")
            return await open_(table)

        monkeypatch.setattr(house.tables, "open", fails)
        await house.at(time.time() + HOUR)
        assert house.got("bob", "one" if broken == "two" else "two")
        assert not house.got("bob", broken)

    run(play)


async def _grow_old(house: House, table: str, seconds: float) -> None:
    """Let everything at a table have happened so much earlier."""

    def act(connection: sa.Connection) -> None:
        k, c = schema.keys.c, schema.changes.c
        connection.execute(schema.keys.update().where(k.table_id == table).values(asked_since=k.asked_since - seconds))
        connection.execute(schema.changes.update().where(c.table_id == table).values(at=c.at - seconds))

    await house.storage.transact(act)
    house.tables.forget()


def test_the_mail_of_the_day_says_what_waits_and_comes_once_a_day(run: Run) -> None:
    async def play(house: House) -> None:
        ann = await house.member("ann", wanting())
        bob = await house.member("bob", wanting(zone=MADRID, digest=8), "es")
        waits = await house.table(ann, bob, name="La que espera")
        over = await house.table(ann, bob, name="La que acabó")
        async with await house.tables.open(over) as live:
            await live.concede(next(one for one in live.persons.values() if one.account == ann.id), "ann")
        await house.at(tomorrow(7, 59))
        assert house.got("bob") == []
        await house.at(tomorrow(8))
        await house.at(tomorrow(8, 1))
        (letter,) = house.got("bob")
        assert letter.subject == "Tricorne: una mesa te espera"
        turns, ended = letter.text.index("Te toca jugar:"), letter.text.find("Partidas terminadas")
        assert letter.text.index(f"http://club.example/t/{waits}") > turns
        assert (letter.text.find(f"http://club.example/t/{over}") > ended) == (tomorrow(8) - time.time() < 24 * HOUR)
        assert ".digest." in letter.headers["list-unsubscribe"]
        await house.at(tomorrow(8) + 24 * HOUR)
        assert len(house.got("bob")) == 2

    run(play)


def test_with_nothing_to_say_there_is_no_mail_of_the_day(run: Run) -> None:
    async def play(house: House) -> None:
        await house.member("bob", wanting(digest=8))
        for hour in (8, 9, 32, 33):
            await house.at(tomorrow(0, zone="UTC") + hour * HOUR)
        assert house.got("bob") == []

    run(play)


@pytest.mark.parametrize(
    ("zone", "quiet", "at", "until"),
    [
        ("UTC", (60, 120), "2026-05-01T00:59", None),
        ("UTC", (60, 120), "2026-05-01T01:00", "2026-05-01T02:00"),
        ("UTC", (60, 120), "2026-05-01T02:00", None),
        ("UTC", (1320, 420), "2026-05-01T23:00", "2026-05-02T07:00"),
        ("UTC", (1320, 420), "2026-05-01T06:59", "2026-05-01T07:00"),
        (MADRID, (1320, 420), "2026-05-01T20:30", "2026-05-02T05:00"),
        (MADRID, (1320, 420), "2026-03-28T22:30", "2026-03-29T05:00"),
        (MADRID, (1320, 150), "2026-10-25T00:15", "2026-10-25T00:30"),
        (MADRID, (1320, 150), "2026-10-25T01:15", "2026-10-25T01:30"),
        ("America/New_York", (1320, 420), "2026-05-01T01:59", None),
        ("America/New_York", (1320, 420), "2026-05-01T02:00", "2026-05-01T11:00"),
        ("Nowhere/Known", (60, 120), "2026-05-01T01:30", "2026-05-01T02:00"),
    ],
)
def test_quiet_hours_are_those_on_the_members_wall(
    zone: str, quiet: tuple[int, int], at: str, until: str | None
) -> None:
    """Also in the nights in which the clock is put forward or back."""
    when = datetime.fromisoformat(at).replace(tzinfo=UTC).timestamp()
    ends = None if until is None else datetime.fromisoformat(until).replace(tzinfo=UTC).timestamp()
    assert Wishes(zone=zone, quiet=quiet).quiet_until("turn", when) == ends


def test_two_who_look_at_once_tell_a_thing_once(run: Run) -> None:
    async def play(house: House) -> None:
        ann, bob = await house.member("ann", wanting()), await house.member("bob", wanting("turn"))
        await house.table(ann, bob)
        house.now = time.time() + 2 * DELAY
        await asyncio.gather(*(house.club.outbox.look() for _ in range(4)))
        await house.club.outbox.finish()
        assert len(house.got("bob")) == 1

    run(play)


def test_others_cannot_flood_anybody(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        ann, bob = await house.member("ann", wanting()), await house.member("bob", wanting("invitation", "turn"))
        for number in range(5):
            made = make_new("toy", "short", {}, {"ann": ME, "bob": LINK}, "table", str(number), [])
            plan = seating.Plan("private", None, {"bob": bob.id}, True)
            await house.tables.add(seating.in_club(made, ann, plan, time.time()))
        await house.table(ann, bob)
        await house.at(time.time() + 2 * DELAY)
        for _ in range(5):
            await house.at(house.now + 1)
        assert len(house.got("bob", "Invitation")) == 3
        assert len(house.got("bob", "Your turn")) == 1

    monkeypatch.setattr("tricorne.server.club.notices.outbox.MOST_BY_OTHERS", 3)
    run(play)


def test_postgresql_notes_and_tells_the_same(postgres: Postgres, mail: MailSink) -> None:
    async def play(house: House) -> None:
        wishes = wanting("turn", "clock", "chat", "offer", "end", digest=8)
        ann, bob = await house.member("ann", wanting()), await house.member("bob", wishes)
        table = await house.table(ann, bob, Clock(8 * HOUR))
        begun = time.time()
        async with await house.tables.open(table) as live:
            person = next(one for one in live.persons.values() if one.account == ann.id)
            await live.say(person, "ann", "Good evening.")
            await live.say(person, "ann", "Are you there?")
            await live.offer(person, "ann", "draw")
        await house.at(begun + 2 * DELAY)
        await house.at(begun + 7 * HOUR)
        async with await house.tables.open(table) as live:
            await live.concede(person, "ann")
        await house.at(begun + 7 * HOUR + DELAY)
        await house.at(begun + 31 * HOUR)
        received = sorted(letter.subject.split(":")[0] for letter in house.got("bob"))
        assert [one for one in received if one != "Tricorne"] == [
            "2 messages for you",
            "An offer waits for you",
            "Little time is left",
            "The game is over",
            "Your turn",
        ]

    asyncio.run(live_through(House(postgres.url, mail), play))


def test_events_and_notices_look_again_at_once_at_what_happened_while_they_looked(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "LOOK_EVERY", HOUR)
    monkeypatch.setattr(outbox, "LOOK_EVERY", HOUR)
    monkeypatch.setattr(sys.modules[__name__], "DELAY", HOUR)

    async def play(house: House) -> None:
        events, notices = house.club.events, house.club.outbox

        async def send() -> None:
            sending = asyncio.create_task(asyncio.sleep(0))
            notices._sending[sending] = "bob"
            sending.add_done_callback(notices._has_sent)
            while notices._sending:
                await asyncio.sleep(0)

        async def be_poked() -> None:
            events.poke()

        for chore, happens in ((events, be_poked), (notices, send)):
            looks = 0
            seen = asyncio.Event()

            async def look(happens: Callable[[], Coroutine[Any, Any, None]] = happens) -> None:
                nonlocal looks
                looks += 1
                if looks < 3:
                    await happens()
                else:
                    seen.set()  # noqa: B023

            monkeypatch.setattr(chore, "look", look)
            running = asyncio.create_task(chore.run())
            async with asyncio.timeout(60):
                await seen.wait()
            running.cancel()

    run(play)
