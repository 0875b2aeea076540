"""What nobody asks for is not done: bots among themselves rest, and a restart reads no table that nobody wants."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.core.toy_game import toy
from tests.server.clients import PATIENCE, ServerProcess
from tests.server.members import Member
from tests.server.process import register_toy
from tricorne.server.base.settings import database_in
from tricorne.server.storage.storable import storable
from tricorne.server.storage.storage import Storage
from tricorne.server.tables import held
from tricorne.server.tables.fair import Share
from tricorne.server.tables.making import Origin, _made
from tricorne.server.tables.people import PASSER_BY, Person
from tricorne.server.tables.players import Players
from tricorne.server.tables.tables import Tables
from tricorne.server.tables.work import Task

Start = Callable[..., ServerProcess]
WATCHER = Person("digest", (), "observer", "account")


A_WHILE_S = 0.05
"""In which nothing is to happen."""


class Thinker(Players):
    """Bots that note in whose share they think, and never come to an end."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Share] = []

    async def has_been_asked(self, times: int) -> None:
        """Wait until it has to think about so many things."""
        while len(self.asked) < times:
            await asyncio.sleep(0.01)

    async def choose(self, task: Task, share: Share) -> str:
        self.asked.append(share)
        await asyncio.Event().wait()
        return task.options[0]


@pytest.mark.parametrize("people", [False, True])
def test_bots_among_themselves_think_only_while_somebody_looks(tmp_path: Path, people: bool) -> None:
    register_toy()

    async def play() -> None:
        storage, thinker = Storage(database_in(tmp_path)), Thinker()
        storage.migrate()
        tables = Tables(storage, thinker)
        match = toy(ann="human" if people else "random", bob="random")
        made = _made(storable(match), "table", "", ["random"], Origin("made"))
        await tables.add(made)
        live = await tables.open(made.table)
        if people:
            await thinker.has_been_asked(1)
        else:
            await asyncio.sleep(A_WHILE_S)
            assert thinker.asked == []
        async with live:
            live.is_seen_by("198.51.100.7", WATCHER)
        if not people:
            await thinker.has_been_asked(2)
            assert thinker.asked == [Share("198.51.100.7", "account", live.id)] * 2
        live.rest()
        storage.close()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_bots_among_themselves_rest_again_when_everybody_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register_toy()
    monkeypatch.setattr(held, "SEEN_SECONDS", 0.0)

    async def play() -> None:
        storage, thinker = Storage(database_in(tmp_path)), Thinker()
        storage.migrate()
        tables = Tables(storage, thinker)
        made = _made(storable(toy(ann="random", bob="random")), "table", "", ["random"], Origin("made"))
        await tables.add(made)
        async with await tables.open(made.table) as live:
            live.audience.waiting = 1
            live.is_seen_by("198.51.100.7", PASSER_BY)
            live.audience.waiting = 0
            await live.take_answer("ann", "ann", live.match.question_for("ann").options()[0])  # type: ignore[union-attr]
        await asyncio.sleep(A_WHILE_S)
        assert thinker.asked == []
        live.rest()
        storage.close()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def loaded(server: ServerProcess) -> int:
    """How many tables the server has in memory."""
    figures = server.http.get("/metrics").text.splitlines()
    return int(next(line for line in figures if line.startswith("tricorne_tables ")).split()[1])


def test_a_restart_reads_only_tables_at_which_a_member_waits_for_a_bot(start: Start) -> None:
    server = start()
    ann = Member(server)
    seats = {"ann": "me", "bob": "hard"}
    waiting = ann.make(seats=seats, visibility="private")
    ann.make(seats={"ann": "me", "bob": "me"})
    for _ in range(3):
        server.make(seats=seats)
    asked = ann.at(waiting["table"]).view()["view"]["asked"]
    mine = next(one for one in asked if one["seat"] == "ann")
    assert ann.at(waiting["table"]).answer("ann", mine["options"][0]).status_code == 200
    server.kill()
    server.start()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and loaded(server) == 0:
        time.sleep(0.05)
    assert loaded(server) <= 1
    while time.monotonic() < end:
        if next(one for one in ann.lobby()["mine"] if one["table"] == waiting["table"])["your_turn"]:
            break
        time.sleep(0.1)
    else:
        pytest.fail("the bot did not go on")
    assert loaded(server) <= 1
