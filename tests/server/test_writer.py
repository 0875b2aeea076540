"""Storing together: few statements for many tables, and nothing on top of what another process has changed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.core.toy_game import toy
from tests.server.clients import ServerProcess
from tests.server.process import all_seated, register_toy
from tricorne.core.errors import TricorneError
from tricorne.server.base.settings import database_in
from tricorne.server.storage import database, schema, writes
from tricorne.server.storage.storable import storable
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.making import Origin, _made
from tricorne.server.tables.people import digest_of
from tricorne.server.tables.players import Players
from tricorne.server.tables.tables import Tables

SAID = 'ann "the first" said ñ, 牌, \\ and \n'


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that several processes write to."""
    register_toy()
    address = request.getfixturevalue("postgres").url if request.param == "postgres" else database_in(tmp_path)
    storage = Storage(address, shared=True)
    storage.migrate()
    storage.close()
    return str(address)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    storage = Storage(url, shared=True)
    await storage.enter_epoch()
    yield storage
    storage.close()


async def new_table(tables: Tables) -> tuple[str, str]:
    """A table of the toy, and the key of ann."""
    made = _made(storable(toy(seed=3)), "table", "", [], Origin("made"))
    await tables.add(made._replace(statements=all_seated(made)))
    return made.table, made.others["ann"]


async def answer(live: LiveTable, key: str, seat: str = "ann") -> None:
    """Answer as a request does, with the first option."""

    async def act() -> None:
        person = live.person_of(key)
        question = live.match.question_for(seat)
        await live.answer(person, seat, live.version, question.options()[0] if question is not None else "")

    await live.as_known(act)


@pytest.mark.parametrize("value", ["\ud800", object()], ids=["half a letter", "no value at all"])
def test_what_no_database_takes_is_refused_and_stops_nobody_else(url: str, value: object) -> None:
    async def store() -> None:
        async with opened(url) as storage:
            tables = Tables(storage, Players(1))
            ids = [(await new_table(tables))[0] for _ in range(3)]
            changes = [writes.change(table, 1, 4, [SAID], "answer", "ann") for table in ids]
            changes[1][1]["seat"] = value
            stored = await asyncio.gather(*(storage.write(change) for change in changes), return_exceptions=True)
            assert [getattr(error, "code", error) for error in stored] == [None, "not-stored", None]
            assert [len(await storage.changes(table, 0)) for table in ids] == [1, 0, 1]
            await storage.write(writes.change(ids[1], 1, 4, [SAID], "answer", "ann"))

    asyncio.run(asyncio.wait_for(store(), 60))


def test_changes_of_many_tables_are_stored_together_as_each_would_be_alone(url: str) -> None:
    async def play() -> None:
        async with opened(url) as storage:
            tables = Tables(storage, Players(1))
            ids = [(await new_table(tables))[0] for _ in range(5)]
            changes = [writes.change(table, 1, 4, [SAID], "answer", "ann") for table in ids]
            await asyncio.gather(*(storage.write(change) for change in changes))
            for table, (_, values) in zip(ids, changes, strict=True):
                (stored,) = await storage.changes(table, 0)
                assert stored == tuple(values[name] for name in stored._fields)

    asyncio.run(asyncio.wait_for(play(), 60))


def test_postgresql_is_sent_one_statement_for_the_changes_of_all_tables(url: str) -> None:
    if not url.startswith("postgresql"):
        pytest.skip("a file has no round trips")

    async def play() -> None:
        async with opened(url) as storage:
            changes = [[writes.change(f"t{number}", 1, 4, [], "answer", "ann")] for number in range(20)]
            changes[3].append(writes.finish("t3"))
            sayings = [text for text, _ in storage._writer._sayings(changes)]
            assert [text.split()[0] for text in sayings] == ["INSERT", "UPDATE"]

    asyncio.run(play())


def test_who_answers_costs_no_look_at_what_other_processes_did(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(url) as storage:
            tables = Tables(storage, Players(1))
            table, key = await new_table(tables)
            live = await tables.open(table)
            async with live:
                pass
            looks: list[int] = []

            async def look() -> bool:
                looks.append(live.version)
                return False

            monkeypatch.setattr(live, "_catch_up", look)
            await answer(live, key)
            assert (live.version, looks) == (1, [])
            with pytest.raises(TricorneError):
                await answer(live, key)
            assert looks == [1]

    asyncio.run(asyncio.wait_for(play(), 60))


def test_an_answer_on_top_of_what_another_process_has_changed_is_judged_by_that(url: str) -> None:
    """Here it took away the key by which somebody answers; the process that is asked has heard nothing of it."""

    async def play() -> None:
        async with opened(url) as here, opened(url) as there:
            tables = Tables(here, Players(1))
            table, key = await new_table(tables)
            live = await tables.open(table)
            async with live:
                pass
            keys = schema.keys
            gone = keys.delete().where(keys.c.table_id == table, keys.c.digest == digest_of(key))
            async with await Tables(there, Players(1)).open(table) as other:
                assert await other.change_people(gone)
            with pytest.raises(TricorneError) as refused:
                await answer(live, key)
            assert refused.value.code == "key-unknown"
            assert (await here.progress(table)).version == 0

    asyncio.run(asyncio.wait_for(play(), 60))


def test_without_waiting_for_the_disk_the_log_is_copied_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would grow for ever otherwise, because no commit copies it."""
    register_toy()
    monkeypatch.setattr(database, "COPY_EVERY", 5)

    async def play() -> None:
        storage = Storage(database_in(tmp_path), power_safe=False)
        storage.migrate()
        table, _ = await new_table(Tables(storage, Players(1)))
        log = next(tmp_path.glob("*-wal"))
        sizes = set[int]()
        for number in range(1, 200):
            await storage.write(writes.change(table, number, 4, [SAID * 200], "answer", "ann"))
            sizes.add(log.stat().st_size)
        assert len(await storage.changes(table, 0)) == 199
        assert max(sizes) - min(sizes) < 200_000
        storage.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_who_answers_has_come_before_and_nobody_is_told_of_it(server: ServerProcess) -> None:
    made = server.make(options={"rounds": "3"})
    with server.sit(made["table"], made["key"]) as ann, server.sit(made["table"], made["keys"]["bob"]) as bob:
        ann.until("view")
        bob.until("view")
        answered = Counter[str]()
        while answered["bob"] < 2:
            seat = "bob" if bob.options("bob") else "ann"
            person, other = (bob, ann) if seat == "bob" else (ann, bob)
            assert person.answer(seat, person.options(seat)[-1])["type"] == "done"
            other.until("change")
            answered[seat] += 1
        assert bob.send("chat", seat="bob", text="x")["type"] == "done"
        assert not any('"type":"people"' in frame for frame in bob.frames)
