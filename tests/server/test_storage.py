"""Storage: migrations, one transaction for many, races, a full disk."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.core.toy_game import toy
from tests.server.clients import Json, apply_patch
from tests.server.process import all_seated, register_toy
from tricorne.server.base.errors import Problem
from tricorne.server.base.settings import database_in
from tricorne.server.club.notices import facts
from tricorne.server.club.notices.wishes import KINDS, Wishes, wishes_of
from tricorne.server.storage import schema, writes
from tricorne.server.storage.database import Taken
from tricorne.server.storage.rows import StoredChange, StoredCheckpoint
from tricorne.server.storage.storable import storable
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Writer
from tricorne.server.tables.channels import text_of
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.making import Origin, _made
from tricorne.server.tables.people import Person, digest_of
from tricorne.server.tables.players import Players
from tricorne.server.tables.revive import answers_of, sound_checkpoints
from tricorne.server.tables.tables import Tables


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    register_toy()
    opened = Storage(database_in(tmp_path))
    opened.migrate()
    return opened


@pytest.mark.filterwarnings("ignore:.*expression-based index")
def test_the_migrations_lead_to_the_schema(storage: Storage) -> None:
    with sa.create_engine(storage.url).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_tables_from_before_are_found_as_they_were_open(tmp_path: Path) -> None:
    storage = Storage(database_in(tmp_path))
    storage.migrate("0015")
    account = "'ann', 'Ann', 'ann', '', 'en', 100.0, 0, 'plain', 0, 0.0, 0"
    columns = "id, name, name_key, password, language, created, mail_notices, webhook_kind, vacation_year"
    made = "'{\"scenario\": \"short\"}', 'table', 50.0, 0, 0, 0"
    with sa.create_engine(storage.url).begin() as connection:
        for statement in (
            f"INSERT INTO accounts ({columns}, vacation_used, moderator) VALUES ({account})",
            "INSERT INTO sessions VALUES ('x', 'ann', 100.0, 300.0)",
            *(
                "INSERT INTO tables (id, game, name, setup, luck, created, has_bots, people, seen)"
                f" VALUES ('{table}', 'toy', '', {made})"
                for table in ("open", "full")
            ),
            *(
                "INSERT INTO meetings (table_id, host, visibility, clock, rated)"
                f" VALUES ('{table}', 'ann', 'open', '{{\"bank\": 600.0}}', 1)"
                for table in ("open", "full")
            ),
            "INSERT INTO keys (table_id, digest, seats, player, notes, offer)"
            " VALUES ('open', 'k', '[]', 'p', '', 'open')",
        ):
            connection.exec_driver_sql(statement)
    storage.migrate()
    with sa.create_engine(storage.url).connect() as connection:
        found = connection.exec_driver_sql("SELECT table_id, seeks, bank FROM meetings ORDER BY table_id").all()
        assert [tuple(row) for row in found] == [("full", None, 600.0), ("open", 50.0, 600.0)]
        assert connection.exec_driver_sql("SELECT DISTINCT scenario FROM tables").scalar_one() == "short"
        assert connection.exec_driver_sql("SELECT seen FROM accounts").scalar_one() == 300.0


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_notices_from_before_are_told_once_and_on_the_same_channels(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    """Ann has been told of her turn and wants no mail; Bob's mail of his is to be tried again; Eve knows nothing."""
    storage = Storage(request.getfixturevalue("postgres").url if kind == "postgres" else database_in(tmp_path))
    storage.migrate("0016")
    account = "id, name, name_key, password, language, created, mail_notices, webhook_kind, vacation_year"
    key = "table_id, digest, seats, player, notes, account, turn, noticed, asked_since"
    with sa.create_engine(storage.url).begin() as connection:
        for statement in (
            *(
                f"INSERT INTO accounts ({account}, vacation_used, moderator)"
                f" VALUES ('{name}', '{name}', '{name}', '', 'en', 100.0, {name != 'ann'}, 'plain', 0, 0.0, false)"
                for name in ("ann", "bob", "eve")
            ),
            "INSERT INTO tables (id, game, name, setup, luck, created, has_bots, people, seen)"
            " VALUES ('here', 'toy', '', '{}', 'table', 50.0, false, 0, 0)",
            "INSERT INTO meetings (table_id, visibility, rated, begun) VALUES ('here', 'link', false, 60.0)",
            *(
                f"INSERT INTO keys ({key}) VALUES ('here', '{player}', '[]', '{player}', '', '{name}', {numbers})"
                for player, name, numbers in (
                    ("a", "ann", "12, 12, 70.0"),
                    ("b", "bob", "12, 12, 80.0"),
                    ("second of b", "bob", "12, 12, 81.0"),
                    ("e", "eve", "12, 11, 90.0"),
                )
            ),
            *(
                "INSERT INTO notices (table_id, player, turn, channel, account, state, tries, next)"
                f" VALUES ('here', {notice})"
                for notice in (
                    "'a', 12, 'push', 'ann', 'sent', 1, 71.0",
                    "'b', 11, 'mail', 'bob', 'waiting', 2, 75.0",
                    "'b', 12, 'mail', 'bob', 'waiting', 2, 95.0",
                    "'b', 12, 'push', 'bob', 'failed', 4, 96.0",
                )
            ),
        ):
            connection.exec_driver_sql(statement)
    storage.migrate()
    found = asyncio.run(facts.turns(storage, 1_000.0, 1.0))
    assert found == [facts.Fact("eve", "turn", "here 12", "here", None, 90.0)]
    wishes = {name: asyncio.run(wishes_of(storage, name)) for name in ("ann", "bob")}
    assert {kind for kind in KINDS if "mail" in wishes["ann"].on(kind)} == set()
    assert {wishes["ann"].on(kind) for kind in KINDS} == {("webhook", "push")}
    assert wishes["bob"] == Wishes()
    with sa.create_engine(storage.url).connect() as connection:
        waiting = "SELECT account, kind, about, channel, table_id, at, tries, next FROM notices WHERE state = 'waiting'"
        assert [tuple(row) for row in connection.exec_driver_sql(waiting)] == [
            ("bob", "turn", "here 12", "mail", "here", 80.0, 2, 95.0)
        ]
    storage.close()


def test_migrating_again_changes_nothing(storage: Storage) -> None:
    storage.migrate()


async def made_table(storage: Storage) -> tuple[LiveTable, dict[str, str]]:
    match = toy(seed=3)
    made = _made(storable(match), "table", "", [], Origin("made"))
    tables = Tables(storage, Players(1))
    await tables.add(made._replace(statements=all_seated(made)))
    return await tables.open(made.table), made.others


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_is_read_aside_is_of_one_moment_whoever_writes_meanwhile(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    storage = Storage(request.getfixturevalue("postgres").url if kind == "postgres" else database_in(tmp_path))
    storage.migrate()
    query = sa.select(schema.settings.c.value).where(schema.settings.c.name == "from elsewhere")

    def read(connection: sa.Connection) -> list[str | None]:
        before = connection.execute(query).scalar()
        with sa.create_engine(storage.url).begin() as other:
            other.execute(schema.settings.insert(), {"name": "from elsewhere", "value": "new"})
        return [before, connection.execute(query).scalar()]

    assert asyncio.run(storage.read_aside(read)) == [None, None]
    assert asyncio.run(storage.read_aside(lambda c: c.execute(query).scalar())) == "new"
    storage.close()


def test_of_two_writers_of_one_version_the_second_is_told(storage: Storage) -> None:
    async def race() -> tuple[Any, ...]:
        live, _ = await made_table(storage)
        first = storage.write(writes.change(live.id, 1, 4, ["1"], "answer", "ann"))
        second = storage.write(writes.change(live.id, 1, 4, ["2"], "answer", "bob"))
        other = storage.write(writes.propose(live.id, None))
        return await asyncio.gather(first, second, other, return_exceptions=True)

    first, second, other = asyncio.run(race())
    assert first is None
    assert isinstance(second, Taken)
    assert other is None


def test_a_full_disk_refuses_the_answer_and_nothing_has_happened(storage: Storage) -> None:
    async def play() -> None:
        live, keys = await made_table(storage)
        ann = live.persons[digest_of(keys["ann"])]
        async with live:
            before = live.match.view("ann")
            option = before["asked"][0]["options"][0]
        limit_pages(storage, 1)
        await fill(storage, live.id)
        with pytest.raises(Problem) as refused:
            await answer(live, ann, option)
        assert refused.value.code == "not-stored"
        limit_pages(storage, 1_000_000)
        async with live:
            assert live.match.view("ann") == before
            assert live.version == 0
        await answer(live, ann, option)
        assert live.version == 1

    asyncio.run(play())


class Listener:
    """Somebody who keeps what they are sent."""

    session = ""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: list[Json] = []

    def send(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text))

    def dismiss(self) -> None:
        raise AssertionError("sent away")


def test_what_fails_meanwhile_stops_nobody_from_storing(storage: Storage) -> None:
    def fail() -> None:
        raise RuntimeError("no view")

    async def play() -> None:
        live, _ = await made_table(storage)
        await storage.write(writes.change(live.id, 1, 4, ["1"], "answer", "ann"), meanwhile=fail)
        await storage.write(writes.change(live.id, 2, 5, ["2"], "answer", "bob"))
        assert [change.version for change in await storage.changes(live.id, 0)] == [1, 2]

    asyncio.run(asyncio.wait_for(play(), 10))


def test_what_could_not_be_committed_is_told_to_nobody(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is it mixed into what is sent next: here what another process has stored."""

    def fail(writer: Writer) -> None:
        raise writer.Error("the disk is gone")

    async def play() -> None:
        live, keys = await made_table(storage)
        ann = live.persons[digest_of(keys["ann"])]
        listener = Listener(ann)
        async with live:
            live.audience.attach(listener, "ann", live.match)
            view = msgspec.json.decode(text_of(await live.first_view(ann, "ann")))["view"]
            bids = {question.seat: question.options()[0] for question in live.match.questions}
        with monkeypatch.context() as broken:
            broken.setattr(Writer, "commit", fail)
            with pytest.raises(Problem):
                await answer(live, ann, bids["ann"])
        assert listener.heard == []
        async with live:
            await storage.write(writes.change(live.id, 1, live.match.moment, [["bob", bids["bob"]]], "answer", "bob"))
            await live._catch_up()
        (heard,) = listener.heard
        apply_patch(view, heard["patch"])
        assert view == msgspec.json.decode(text_of(live.match.view("ann")))

    asyncio.run(play())


def limit_pages(storage: Storage, pages: int) -> None:
    assert storage._writer._connection is not None
    storage._writer._connection.cursor().execute(f"PRAGMA max_page_count={pages}")


async def fill(storage: Storage, table: str) -> None:
    """Use up every byte in which a change could be stored."""
    other = table[:-1] + ("a" if table[-1] != "a" else "b")
    stored = await storage.table(table)
    assert stored is not None
    await storage.write(writes.table(stored._replace(id=other)))
    version = 0
    for length in (1_000, 100, 10, 0):
        with suppress(Problem):
            while True:
                version += 1
                await storage.write(writes.change(other, version, 0, ["x" * length], "answer", None))


async def answer(live: LiveTable, person: Person, option: str) -> None:
    async with live:
        await live.answer(person, person.seats[0], 0, option)


def test_a_checkpoint_behind_which_an_undo_has_gone_is_not_used() -> None:
    changes = [
        StoredChange(0, 0, '["a", "b"]', "made", 0.0),
        StoredChange(1, 2, '["c", "d"]', "answer", 0.0),
        StoredChange(2, 3, "[]", "undo", 0.0),
        StoredChange(3, 3, '["e"]', "answer", 0.0),
    ]
    points = [StoredCheckpoint(version, moment, 0, 0, "{}", "{}", "[]") for version, moment in ((0, 0), (1, 3), (1, 4))]
    assert answers_of(changes) == ["a", "b", "c", "e"]
    assert [point.moment for point in sound_checkpoints(points, changes)] == [0, 3]
