"""What it costs to let events go on: nothing but a look while nothing happens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tricorne.games import game_class
from tricorne.server.base.settings import database_in
from tricorne.server.club.clocks import Clocks
from tricorne.server.club.events import runner as running
from tricorne.server.club.events import stored
from tricorne.server.club.events.playing import table_for
from tricorne.server.club.events.rules import LADDER, POOLS, ROUND_ROBIN, SWISS, Rules
from tricorne.server.club.events.runner import Runner
from tricorne.server.club.pulse import Pulse
from tricorne.server.club.turns import Clock
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import event_schema, schema
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.players import Players
from tricorne.server.tables.tables import Tables

COUNT = 16
GAME = "prelude-to-rebellion"


class House:
    """A runner and a database without a server. Tables are made; no bot plays at them."""

    def __init__(self, storage: Storage, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
        self.storage = storage
        self.tables = tables
        self.runner = Runner(storage, tables)
        self.begun: list[str] = []

        async def begin(table: str) -> None:
            self.begun.append(table)

        monkeypatch.setattr(tables, "begin", begin)

    def hold(self, this: str, kind: str, count: int) -> None:
        scenario = next(iter(game_class(GAME).scenarios))
        rules = Rules(
            format=kind, game=GAME, scenario=scenario, options={}, games=1, rounds=3, least=2, most=count,
            starts=time.time(), round_time=9e9, clock=Clock(9e9, 0.0, "bot", "random"), bots="random", fill_to=count,
        )  # fmt: skip
        event = stored.Event(this, None, "An event", stored.OPEN, "", rules, time.time(), 0.0, 0, None, None)
        self.do(lambda c: stored.insert_event(c, event))

    def do(self, act: Callable[[sa.Connection], Any]) -> Any:
        return asyncio.run(self.storage.transact(act))

    def look(self) -> list[str]:
        """Take the steps that are due; gives what was asked of the database."""
        asked: list[str] = []

        def note(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
            asked.append(statement)

        sa.event.listen(sa.Engine, "before_cursor_execute", note)
        asyncio.run(self.runner.look())
        sa.event.remove(sa.Engine, "before_cursor_execute", note)
        return asked

    def rest(self) -> list[str]:
        """Look until nothing is left to do; gives what the last look asked."""
        asked = self.look()
        while len(again := self.look()) != len(asked):
            asked = again
        self.begun.clear()
        return again


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    storage = Storage(database_in(tmp_path))
    storage.migrate()
    players = Players(1)
    tables = Tables(storage, players)
    yield House(storage, tables, monkeypatch)
    tables.close()
    players.close()
    storage.close()


def running_tables(connection: sa.Connection) -> list[str]:
    games = event_schema.event_games.c
    return [row[0] for row in connection.execute(sa.select(games.table_id).where(games.state == stored.RUNNING))]


def test_an_event_in_which_nothing_happens_costs_a_look_and_opens_no_table(house: House) -> None:
    house.hold("one", SWISS, COUNT)
    at_rest = house.rest()
    assert len(house.do(running_tables)) == COUNT // 2
    assert not any(statement.startswith(("INSERT", "UPDATE")) for statement in at_rest)
    for number in range(5):
        house.hold(f"more {number}", (ROUND_ROBIN, LADDER)[number % 2], 6)
    assert len(house.rest()) == len(at_rest)
    house.look()
    assert house.begun == []


def test_what_happens_in_an_event_is_looked_at(house: House) -> None:
    house.hold("one", SWISS, COUNT)
    house.rest()
    house.do(lambda c: stored.drop(c, "one", 0, "left"))
    house.do(lambda c: c.execute(event_schema.event_games.update().values(state=stored.WAITING, table_id=None)))
    house.look()
    games = house.do(lambda c: stored.games_of(c, "one"))
    assert [game.how for game in games if 0 in game.sides] == [stored.DROPPED]
    assert all(game.table for game in games if 0 not in game.sides)
    house.rest()
    house.do(lambda c: stored.change_event(c, "one", round_ends=time.time() - 1))
    house.look()
    games = house.do(lambda c: stored.games_of(c, "one", event_schema.event_games.c.round == 1))
    assert {game.state for game in games} == {stored.OVER}


def test_no_table_is_made_while_an_event_is_paused(house: House) -> None:
    house.hold("one", SWISS, COUNT)
    house.rest()
    house.do(lambda c: c.execute(event_schema.event_games.update().values(state=stored.WAITING, table_id=None)))
    house.do(lambda c: stored.change_event(c, "one", paused=time.time()))
    house.rest()
    assert house.do(running_tables) == []
    house.do(lambda c: stored.change_event(c, "one", paused=None))
    house.rest()
    assert len(house.do(running_tables)) == COUNT // 2


def test_what_seems_unchanged_is_looked_at_now_and_then(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.hold("one", SWISS, COUNT)
    at_rest = house.rest()
    monkeypatch.setattr(running, "LOOK_AT_ALL_EVERY", -1.0)
    assert len(house.look()) > len(at_rest)


def test_bots_among_themselves_go_on_where_who_let_them_play_is_gone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.hold("one", SWISS, COUNT)
    house.rest()
    monkeypatch.setattr(house.runner, "_woke", -running.STALLED)
    house.look()
    assert house.begun == []
    tables = house.do(running_tables)
    old = schema.changes.update().where(schema.changes.c.table_id.in_(tables[:3]))
    house.do(lambda c: c.execute(old.values(at=time.time() - 2 * running.STALLED)))
    house.look()
    assert house.begun == []
    monkeypatch.setattr(house.runner, "_woke", -running.STALLED)
    house.look()
    assert sorted(house.begun) == sorted(tables[:3])


def test_a_game_that_fails_to_begin_or_to_be_judged_holds_up_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:

    def fails(rules: Rules, name: str, entrants: Any, bots: list[str]) -> Any:
        if any(one.number == 0 for one in entrants):
            raise RuntimeError("no table")
        return table_for(rules, name, entrants, bots)

    monkeypatch.setattr(running, "table_for", fails)
    house.hold("one", SWISS, COUNT)
    house.hold("two", SWISS, COUNT)
    house.rest()
    games = house.do(lambda c: stored.games_of(c, "one"))
    assert {game.state for game in games if 0 in game.sides} == {stored.WAITING}
    assert {game.state for game in games if 0 not in game.sides} == {stored.RUNNING}
    assert len(house.do(running_tables)) == COUNT - 2
    first = next(game for game in games if game.table)
    house.do(lambda c: stored.drop(c, "one", first.sides[0], "left"))

    async def open_(_table: str) -> Any:
        raise RuntimeError("not read")

    monkeypatch.setattr(house.tables, "open", open_)
    house.rest()
    settled = house.do(lambda c: stored.games_of(c, "one"))
    assert [game.scores for game in settled if first.sides[0] in game.sides] == [(0.0, 1.0)]
    house.do(lambda c: stored.change_event(c, "one", round_ends=time.time() - 1))
    house.look()
    games = house.do(lambda c: stored.games_of(c, "one", event_schema.event_games.c.round == 1))
    assert {game.state for game in games} == {stored.OVER}
    assert [(game.how, game.scores) for game in games if 0 in game.sides] == [(stored.LATE, (0.5, 0.5))]


def test_the_clock_of_a_table_that_fails_holds_up_no_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.hold("one", SWISS, COUNT)
    house.rest()
    tables = house.do(running_tables)
    key = {"seats": "[]", "player": "person", "notes": "", "bank": 1.0, "runs_from": 1.0}
    keys = [{"table_id": table, "digest": table, **key} for table in tables]
    house.do(lambda c: c.execute(schema.keys.insert(), keys))
    tried: list[str] = []

    async def open_(table: str) -> Any:
        tried.append(table)
        raise RuntimeError("not read")

    monkeypatch.setattr(house.tables, "open", open_)
    asyncio.run(Clocks(house.storage, house.tables, Pulse(house.storage, 0.0)).look())
    assert sorted(tried) == sorted(tables)


def test_who_gives_up_among_four_is_not_out_by_time(house: House) -> None:
    game = game_class("liberty-or-death")
    rules = Rules(
        format=POOLS, game=game.id, scenario=next(iter(game.scenarios)), options={}, games=1, rounds=0, least=5,
        most=5, starts=time.time(), round_time=9e9, clock=Clock(100.0, 10.0, "bot", "random"), bots="random",
        fill_to=5, out_after=1,
    )  # fmt: skip
    event = stored.Event("one", None, "A pool", stored.OPEN, "", rules, time.time(), 0.0, 0, None, None)
    house.do(lambda c: stored.insert_event(c, event))
    house.rest()
    played = house.do(lambda c: stored.games_of(c, "one"))[0]
    conceded, late = game.seats[:2]
    key = {"table_id": played.table, "notes": "", "lost": 1.0}
    keys = [
        {**key, "digest": seat, "player": seat, "seats": f'["{seat}"]', "bank": left}
        for seat, left in ((conceded, 50.0), (late, 10.0))
    ]
    result = {"places": '{"british":1,"patriots":2,"indians":3,"french":4}', "scores": "{}", "seats": "{}"}
    result |= {"game": game.id, "scenario": "", "how": "played", "winners": "[]", "gone": "[]", "state": "casual"}
    row = {**result, "table_id": played.table, "begun": 1.0, "finished": 2.0, "moments": 1, "hidden": False}
    house.do(lambda c: c.execute(schema.keys.insert(), keys))
    house.do(lambda c: c.execute(club.results.insert(), row))
    this = schema.tables.c.id == played.table
    house.do(lambda c: c.execute(schema.tables.update().where(this).values(finished=2.0)))
    house.look()
    after = house.do(lambda c: stored.games_of(c, "one"))[0]
    assert after.how == stored.TIME
    assert after.scores is not None
    assert after.scores[:2] == (0.0, 0.0)
    entrants = house.do(lambda c: stored.entrants_of(c, "one"))
    assert [entrants[number].state for number in played.sides[:2]] == [stored.IN, stored.OUT]
