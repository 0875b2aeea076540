"""A large club: its pages are quick, and no list looks at all rows of a large table."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.large_club import DAY, SMALL, Page, Size, made_in, measured, member, pages
from tricorne.server.base.settings import Settings, database_in
from tricorne.server.club.archive import Wanted, archive_of
from tricorne.server.club.club import Club
from tricorne.server.club.events.due import marks_of, stalled
from tricorne.server.club.lobby import own_tables
from tricorne.server.club.notices import facts
from tricorne.server.club.notices.digest import digest_of, note_digests
from tricorne.server.club.notices.outbox import too_many
from tricorne.server.club.notices.wishes import INVITATION, wishes_of
from tricorne.server.club.statistics import standings_of
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.players import Players
from tricorne.server.tables.tables import Tables

MOST_MS = 50.0
LOOKED_AT = 20
SMALL_TABLES = {"events", "side_ratings", "settings"}
"""Tables that stay small in a large club, or of which a page shows all there is."""
_SQLITE_SCAN = re.compile(r"^SCAN (?!CONSTANT)(\w+)\b(?! USING (?:COVERING )?INDEX)")
_POSTGRES_SCAN = re.compile(r"Seq Scan on (\w+)")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def small(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Storage]:
    is_postgres = request.param == "postgres"
    url = request.getfixturevalue("postgres").url if is_postgres else database_in(tmp_path_factory.mktemp("club"))
    storage = made_in(url, SMALL)
    yield storage
    storage.close()


def asked_by(storage: Storage, page: Any) -> list[tuple[str, Any]]:
    """The queries of a page, with their values."""
    asked: list[tuple[str, Any]] = []

    def note(_c: Any, _cursor: Any, statement: str, values: Any, _context: Any, _many: bool) -> None:
        asked.append((statement, values))

    sa.event.listen(sa.Engine, "before_cursor_execute", note)
    asyncio.run(_read(storage, page))
    sa.event.remove(sa.Engine, "before_cursor_execute", note)
    return [(statement, values) for statement, values in asked if statement.startswith(("SELECT", "WITH", "INSERT"))]


async def _read(storage: Storage, page: Any) -> None:
    await page(storage)


def plan_of(connection: sa.Connection, statement: str, values: Any, *, is_sqlite: bool) -> list[str]:
    explain = "EXPLAIN QUERY PLAN " if is_sqlite else "EXPLAIN "
    return [str(row[-1]) for row in connection.exec_driver_sql(explain + statement, values)]


def scanned(connection: sa.Connection, statement: str, values: Any, *, is_sqlite: bool) -> set[str]:
    """The tables of which a query looks at every row."""
    plan = plan_of(connection, statement, values, is_sqlite=is_sqlite)
    pattern = _SQLITE_SCAN if is_sqlite else _POSTGRES_SCAN
    return {match[1] for line in plan if (match := pattern.search(line))} - SMALL_TABLES


def scans_of(storage: Storage, asking: Mapping[str, Page]) -> dict[str, set[str]]:
    """By page: the tables of which one of its queries looks at every row."""
    scans: dict[str, set[str]] = {}
    engine = sa.create_engine(storage.url)
    for name, page in asking.items():
        queries = asked_by(storage, page)
        assert queries, name
        with engine.connect() as connection:
            if not storage.is_sqlite:
                connection.exec_driver_sql("SET enable_seqscan = off")
            for statement, values in queries:
                found = scanned(connection, statement, values, is_sqlite=storage.is_sqlite)
                if found:
                    scans.setdefault(name, set()).update(found)
    engine.dispose()
    return scans


def test_no_list_looks_at_all_rows_of_a_large_table(small: Storage) -> None:
    assert scans_of(small, pages()) == {}


def test_running_tables_of_a_member_are_found_without_looking_at_finished_ones(small: Storage) -> None:
    """PostgreSQL chooses by what it has counted; SQLite always takes the index of what runs."""
    asked = asked_by(small, lambda storage: own_tables(storage, member(0)))
    engine = sa.create_engine(small.url)
    with engine.connect() as connection:
        plan = plan_of(connection, *asked[0], is_sqlite=small.is_sqlite)
    engine.dispose()
    assert not small.is_sqlite or "ix_tables_running_id" in " ".join(plan)


def test_nothing_that_is_done_again_and_again_looks_at_all_rows(small: Storage) -> None:
    now = time.time()
    players = Players(1)
    tables = Tables(small, players)
    house = Club(Settings(database=str(small.url)), small, tables)
    account = asyncio.run(house.accounts.named("Member 0"))
    fact = facts.Fact(account.id, INVITATION, "g1 x 0", "g1", None, now)

    def act(*statement: Any) -> Page:
        return lambda storage: storage.transact(lambda connection: connection.execute(*statement))

    looks: dict[str, Page] = {
        "turns": lambda storage: facts.turns(storage, now, 60.0),
        "low clocks": lambda storage: facts.low_clocks(storage, now),
        "absent people": lambda storage: facts.missing(storage, now - 14 * DAY),
        "due": lambda _: house.outbox.tell_due(),
        "waiting": lambda _: house.outbox.send_waiting(),
        "wishes": lambda storage: wishes_of(storage, account.id),
        "digests": lambda storage: note_digests(storage, now),
        "a digest": lambda storage: digest_of(storage, account, "", now),
        "too many": lambda storage: storage.read(lambda c: too_many(c, fact, now)),
        "a fact, noted": act(*facts.noting(fact)),
        "a line of the chat, noted": act(*facts.said("g1", 1, "")),
        "events that have something to do": lambda storage: storage.read(lambda c: marks_of(c, now)),
        "bots of events that have stopped": lambda storage: storage.read(lambda c: stalled(c, now)),
    }
    found = scans_of(small, looks)
    house.close()
    tables.close()
    players.close()
    assert found == {}


def test_a_filter_that_finds_nearly_nothing_looks_at_so_many_games_for_a_page(
    small: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both ends of what is looked at are ends along the index; page after page finds what one look at all finds."""

    async def whole(wanted: Wanted) -> tuple[list[str], int]:
        page, number = await archive_of(small, wanted), 1
        found = [game.table for game in page.games]
        while page.next is not None:
            page, number = await archive_of(small, wanted._replace(after=page.next)), number + 1
            found += [game.table for game in page.games]
        return found, number

    rare = [
        Wanted(shortest=890),
        Wanted(game="liberty", how="claimed", longest=300),
        Wanted(account=member(0), outcome="drawn"),
        Wanted(shortest=10_000),
    ]
    expected = [asyncio.run(whole(wanted))[0] for wanted in rare]
    assert all(expected[:3])
    monkeypatch.setattr("tricorne.server.club.pages.MOST_LOOKED_AT", LOOKED_AT)
    for wanted, tables in zip(rare, expected, strict=True):
        found, number = asyncio.run(whole(wanted))
        assert (found, number > 1) == (tables, True), wanted
    assert asyncio.run(whole(rare[-1]))[1] == SMALL.results // LOOKED_AT + 1
    engine = sa.create_engine(small.url)
    after = asyncio.run(archive_of(small, rare[-1])).next or ""
    (_, _), (statement, values), *_ = asked_by(
        small, lambda storage: archive_of(storage, rare[-1]._replace(after=after))
    )
    with engine.connect() as connection:
        if not small.is_sqlite:
            connection.exec_driver_sql("SET enable_seqscan = off")
        plan = plan_of(connection, statement, values, is_sqlite=small.is_sqlite)
    engine.dispose()
    along = next(line for line in plan if "finished" in line and ("<" in line or "Cond" in line))
    assert (">" in along, "<" in along) == (True, True), plan


def test_a_members_tables_go_on_from_running_ones_to_finished_ones(
    small: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def everything(size: int) -> list[tuple[str, bool]]:
        monkeypatch.setattr("tricorne.server.club.lobby.PAGE", size)
        page = await own_tables(small, member(0))
        listed = page.tables
        while page.next is not None:
            page = await own_tables(small, member(0), page.next)
            listed += page.tables
        return [(one.table, one.finished) for one in listed]

    at_once = asyncio.run(everything(10_000))
    running = sum(not finished for _, finished in at_once)
    assert 1 < running < len(at_once)
    assert [finished for _, finished in at_once] == [False] * running + [True] * (len(at_once) - running)
    for size in (1, running - 1, running, running + 1):
        assert asyncio.run(everything(size)) == at_once


def test_the_ratings_go_on_until_everybody_is_named(small: Storage) -> None:
    async def everybody() -> list[str]:
        page = await standings_of(small, "liberty", "")
        named = [one.name for one in page.standings]
        while page.next is not None:
            page = await standings_of(small, "liberty", "", page.next)
            named += [one.name for one in page.standings]
        return named

    named = asyncio.run(everybody())
    assert len(named) == len(set(named)) == SMALL.members


@pytest.mark.slow
def test_every_page_of_a_large_club_takes_less_than_50_ms_of_a_processor(tmp_path: Path) -> None:
    storage = made_in(database_in(tmp_path), Size())
    took = asyncio.run(measured(storage, time.process_time))
    storage.close()
    assert {name: ms for name, ms in took.items() if ms > MOST_MS} == {}
