"""Clients driven by chance at tables of their own, as fast as the server answers."""

from __future__ import annotations

import random
import threading
import time

import httpx

from tests.server.clients import PATIENCE, Json, ServerProcess, http_client


class Crowd:
    """One client at each table. `acknowledged` is the last version of each table that its client knows is stored."""

    def __init__(self, server: ServerProcess, tables: int, game: str = "1775-rebellion") -> None:
        self.made: list[Json] = [server.make(game=game, seats={}) for _ in range(tables)]
        self.acknowledged = dict.fromkeys((str(made["table"]) for made in self.made), 0)
        self.refused = 0
        self._game = game
        self._server = server
        self._threads: list[threading.Thread] = []
        self.go()

    def go(self) -> None:
        """Begin to play, or go on."""
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._play, args=(n,)) for n in range(len(self.made))]
        for thread in self._threads:
            thread.start()

    def _play(self, number: int) -> None:
        chance = random.Random()
        with http_client(self._server.url) as http:
            while not self._stop.is_set():
                try:
                    self._answer(http, number, chance)
                except (httpx.TransportError, KeyError):
                    time.sleep(0.02)

    def _answer(self, http: httpx.Client, number: int, chance: random.Random) -> None:
        made = self.made[number]
        path, headers = f"/api/v1/tables/{made['table']}", {"authorization": f"Bearer {made['key']}"}
        view = http.get(f"{path}/view", headers=headers).json()
        self.acknowledged[made["table"]] = max(self.acknowledged[made["table"]], view["version"])
        if not view["view"]["asked"]:
            fresh = http.post("/api/v1/tables", json={"game": self._game}).json()
            self.acknowledged[fresh["table"]] = 0
            self.made[number] = fresh
            return
        asked = view["view"]["asked"][0]
        body = {"seat": asked["seat"], "version": view["version"], "answer": chance.choice(asked["options"])}
        done = http.post(f"{path}/answer", json=body, headers=headers)
        if done.status_code == 200:
            self.acknowledged[made["table"]] = done.json()["version"]
        elif done.status_code == 503:
            self.refused += 1
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop playing."""
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def check(self, server: ServerProcess) -> None:
        """Every answer that was acknowledged is there, and at most the one that was on its way besides."""
        for made in self.made:
            version, acknowledged = (
                server.person(made["table"], made["key"]).get().json()["version"],
                self.acknowledged[made["table"]],
            )
            assert acknowledged <= version <= acknowledged + 1, (made["table"], version, acknowledged)

    def wait_for_progress(self, seconds: float = PATIENCE) -> None:
        """Every table goes on: a further answer of each client is acknowledged, or has begun another game."""
        before, tables = dict(self.acknowledged), [made["table"] for made in self.made]
        end = time.monotonic() + seconds
        waiting = set(range(len(tables)))
        while waiting and time.monotonic() < end:
            waiting = {
                n
                for n in waiting
                if self.made[n]["table"] == tables[n] and self.acknowledged[tables[n]] <= before[tables[n]]
            }
            time.sleep(0.01)
        assert not waiting, f"tables that stand still: {[tables[n] for n in waiting]}"
