"""Clients driven by chance at tables of their own, as fast as the server answers.

What goes wrong is told apart: an acknowledged answer that is not there is `Lost`; a machine that is too slow for us, or
a client of ours that breaks off, says nothing about that.
"""

from __future__ import annotations

import random
import threading
import time

import httpx

from tests.server.clients import PATIENCE, Json, ServerProcess, http_client


class Lost(AssertionError):
    """An acknowledged answer is not there, or one is that nobody gave."""


class Crowd:
    """One client at each table. `acknowledged` is the last version of each table that its client knows is stored."""

    def __init__(self, server: ServerProcess, tables: int, game: str = "1775-rebellion") -> None:
        self.made: list[Json] = [server.make(game=game, seats={}) for _ in range(tables)]
        self.acknowledged = dict.fromkeys((str(made["table"]) for made in self.made), 0)
        self.refused = 0
        self._game = game
        self._server = server
        self._threads: list[threading.Thread] = []
        self._broken: list[BaseException] = []
        self._last = [""] * tables
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
                except httpx.TransportError as error:
                    self._last[number] = repr(error)
                    time.sleep(0.02)
                except BaseException as error:
                    self._broken.append(error)
                    raise

    def _answer(self, http: httpx.Client, number: int, chance: random.Random) -> None:
        made = self.made[number]
        path, headers = f"/api/v1/tables/{made['table']}", {"authorization": f"Bearer {made['key']}"}
        seen = http.get(f"{path}/view", headers=headers)
        if not self._went_well(number, seen):
            return
        view = seen.json()
        self.acknowledged[made["table"]] = max(self.acknowledged[made["table"]], view["version"])
        if not view["view"]["asked"]:
            begun = http.post("/api/v1/tables", json={"game": self._game})
            if self._went_well(number, begun):
                fresh = begun.json()
                self.acknowledged[fresh["table"]] = 0
                self.made[number] = fresh
            return
        asked = view["view"]["asked"][0]
        body = {"seat": asked["seat"], "version": view["version"], "answer": chance.choice(asked["options"])}
        done = http.post(f"{path}/answer", json=body, headers=headers)
        if self._went_well(number, done):
            self.acknowledged[made["table"]] = done.json()["version"]

    def _went_well(self, number: int, reply: httpx.Response) -> bool:
        """Whether something was done; what could not be stored is tried again a moment later."""
        self._last[number] = f"{reply.status_code} {reply.text[:80]}"
        if not reply.is_success:
            self.refused += reply.status_code == 503 and reply.request.url.path.endswith("/answer")
            time.sleep(0.02)
        return reply.is_success

    def stop(self) -> None:
        """Stop playing."""
        self._stop.set()
        for thread in self._threads:
            thread.join()
        if self._broken:
            raise RuntimeError("a client broke off, which says nothing about what is stored") from self._broken[0]

    def check(self, server: ServerProcess) -> None:
        """Every answer that was acknowledged is there, and at most the one that was on its way besides."""
        wrong = {}
        for made in self.made:
            acknowledged, (stored, said) = self.acknowledged[made["table"]], _stored(server, made)
            if not acknowledged <= stored <= acknowledged + 1:
                wrong[made["table"]] = {"acknowledged": acknowledged, "stored": stored, "said": said}
        if wrong:
            raise Lost(wrong)

    def wait_for_progress(self, seconds: float = PATIENCE) -> None:
        """Every table goes on: a further answer of each client is acknowledged, or has begun another game. Where one
        stands still, it is told whether anything is lost.
        """
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
        if waiting:
            self.stop()
            self.check(self._server)
            still = {tables[n]: self._last[n] for n in waiting}
            raise TimeoutError(f"nothing is lost, but tables stand still: {still}")


def _stored(server: ServerProcess, made: Json) -> tuple[int, str]:
    """The version of a table that the server knows, -1 where it does not know the table, and what it said."""
    end, said = time.monotonic() + PATIENCE, ""
    while time.monotonic() < end:
        try:
            reply = server.person(made["table"], made["key"]).get()
        except httpx.TransportError as error:
            said = repr(error)
        else:
            if reply.is_success:
                return int(reply.json()["version"]), ""
            said = f"{reply.status_code} {reply.text[:80]}"
            if reply.status_code < 429:
                return -1, said
        time.sleep(0.05)
    raise TimeoutError(f"it is not known whether anything is lost, the server does not tell: {said}")
