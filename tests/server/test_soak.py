"""Tables are made, played, left and deleted for a long time, and nothing is left over of them.

TRICORNE_SOAK_MINUTES says for how long in the long run; 30 if it says nothing.
"""

from __future__ import annotations

import os
import random
import statistics
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from tests.server.clients import ServerProcess
from tests.server.traces import Traces
from tricorne.games import game_class
from tricorne.server.base.settings import database_in
from tricorne.server.storage import schema

Start = Callable[..., ServerProcess]
MINUTES = float(os.environ.get("TRICORNE_SOAK_MINUTES", "30"))
GAMES = ("1775-rebellion", "liberty-or-death", "liberty", "prelude-to-rebellion")
PLAYERS = 6
KEPT_SECONDS = 8.0
QUICKLY = {
    "tricorne.server.tables.tables.PUT_AWAY_AFTER": 2.0,
    "tricorne.server.tables.tables.SWEEP_EVERY": 1.0,
    "tricorne.server.tables.held.SEEN_SECONDS": 2.0,
}


class Passing:
    """People who make a table, play a while beside a guest and a bot, and never return. Some tables end under them."""

    def __init__(self, server: ServerProcess) -> None:
        self.tables = 0
        self.answers = 0
        self._server = server
        self._stopped = threading.Event()
        self._threads = [threading.Thread(target=self._come, args=(number,)) for number in range(PLAYERS)]
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Let all of them go."""
        self._stopped.set()
        for thread in self._threads:
            thread.join()

    def _come(self, number: int) -> None:
        chance = random.Random(number)
        while not self._stopped.is_set():
            with suppress(WebSocketException, httpx.HTTPError, TimeoutError, AssertionError):
                self._play(chance)

    def _play(self, chance: random.Random) -> None:
        game = chance.choice(GAMES)
        seats = game_class(game).seats
        friend = seats[-1]
        wish = {friend: "link"} | ({seats[-2]: "random"} if len(seats) > 2 else {})
        made = self._server.make(game=game, seats=wish)
        self.tables += 1
        table, key, link = made["table"], made["key"], made["keys"][friend]
        with self._server.sit(table, key) as host, self._server.sit(table, link) as guest:
            for person in (host, guest):
                person.until("view", 60)
            for _ in range(chance.randrange(5, 60)):
                if self._stopped.is_set() or not self._answer(table, key, chance):
                    return

    def _answer(self, table: str, key: str, chance: random.Random) -> bool:
        """Answer what the host is asked, if anything; else wait a while for the others."""
        host = self._server.person(table, key)
        view = host.view()
        asked = [one for one in view["view"]["asked"] if one.get("options")]
        if asked:
            done = host.answer(asked[0]["seat"], chance.choice(asked[0]["options"]), view["version"])
            self.answers += done.status_code == 200
        return bool(view["view"]["asked"])


def gauge(server: ServerProcess, name: str) -> int:
    lines = server.http.get("/metrics").text.splitlines()
    return int(float(next(line for line in lines if line.startswith(f"{name} ")).split()[1]))


def rows(folder: Path) -> int:
    """How many rows are stored of tables."""
    engine = sa.create_engine(database_in(folder))
    with engine.connect() as connection:
        parts = (schema.tables, schema.changes, schema.checkpoints, schema.keys)
        found = sum(connection.execute(sa.select(sa.func.count()).select_from(part)).scalar_one() for part in parts)
    engine.dispose()
    return found


def comes_back_to(quiet: list[int], now: Callable[[], list[int]], seconds: float = 120) -> list[int]:
    """What is left over after a while, where it is not what was there at first."""
    end = time.monotonic() + seconds
    while any(one > before for one, before in zip(now(), quiet, strict=True)) and time.monotonic() < end:
        time.sleep(0.2)
    return [max(0, one - before) for one, before in zip(now(), quiet, strict=True)]


@pytest.mark.parametrize(
    "minutes", [pytest.param(0.1, id="short"), pytest.param(MINUTES, id="long", marks=pytest.mark.slow)]
)
def test_nothing_is_left_over_of_tables_that_come_and_go(start: Start, tmp_path: Path, minutes: float) -> None:
    server = start(keep_days=KEPT_SECONDS / 86_400, constants=QUICKLY)
    process = server.process.pid

    def held() -> list[int]:
        traces = Traces.of(process)
        return [traces.sockets, gauge(server, "tricorne_tasks"), gauge(server, "tricorne_tables"), rows(tmp_path)]

    gauge(server, "tricorne_tasks")
    quiet = held()
    people, memory = Passing(server), list[int]()
    begun = time.monotonic()
    while time.monotonic() < begun + minutes * 60 or people.tables < 2 * PLAYERS:
        memory.append(Traces.of(process).memory)
        time.sleep(0.5)
    middle = Traces.of(process)
    people.stop()
    assert comes_back_to(quiet, held) == [0, 0, 0, 0]
    end = Traces.of(process)
    print(f"{people.tables} tables, {people.answers} answers; memory in kB {memory[:: max(1, len(memory) // 20)]}")  # noqa: T201
    assert people.answers > people.tables
    assert (end.threads, end.processes) <= (middle.threads, middle.processes)
    if len(memory) > 400:
        quarter = len(memory) // 4
        second, last = statistics.median(memory[quarter : 2 * quarter]), statistics.median(memory[-quarter:])
        assert last < second * 1.05 + 4_000
