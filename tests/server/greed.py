"""Somebody who does their worst from one address, and somebody else who plays meanwhile. Bounded, on the loopback."""

from __future__ import annotations

import json
import random
import socket
import statistics
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import NamedTuple, Self

import httpx
from websockets.exceptions import WebSocketException

from tests.server.clients import Json, ServerProcess, SocketPerson, http_client
from tests.server.members import PASSWORD
from tests.server.records import long_record
from tests.server.sinks import DripSink
from tricorne.games import game_class
from tricorne.server.tables.work import MOST_SEAT_CHANGES

GAME = "1775-rebellion"
EVE, ANN = "127.0.0.2", "127.0.0.3"
MOST = 20_000
"""Nobody sends more than so many requests, however long a test takes."""


def client(server: ServerProcess, address: str) -> httpx.Client:
    return http_client(server.url, address)


def made_by(http: httpx.Client, **wish: object) -> Json:
    made = http.post("/api/v1/tables", json={"game": GAME, **wish})
    assert made.status_code == 201, made.text
    reply: Json = made.json()
    return reply


def bots_by(http: httpx.Client) -> Json:
    """A table at which hard bots play among themselves."""
    first, *others = game_class(GAME).seats
    made = made_by(http, seats={first: "me", **dict.fromkeys(others, "hard")})
    head = {"authorization": f"Bearer {made['key']}"}
    left = http.post(f"/api/v1/tables/{made['table']}/leave", json={"seat": first, "player": "hard"}, headers=head)
    assert left.status_code == 200, left.text
    return made


class Greedy:
    """One address that wants everything at once. `said` counts what it was told, by the way in which it tried."""

    def __init__(self, server: ServerProcess, tables: int = 8) -> None:
        self.said: Counter[tuple[str, str]] = Counter()
        self.tables: list[Json] = []
        self._server = server
        self._number_of_tables = tables
        self._stopped = threading.Event()
        self._left = MOST
        self._record = b'{"record":' + long_record(MOST_SEAT_CHANGES) + b"}"
        self._open = ExitStack()
        twice = [self._hints, self._imports] * 2
        ways = [*twice, self._sockets, self._sign_ins, self._slow_requests, self._watch_bots]
        self._threads = [threading.Thread(target=self._try_on, args=(way,)) for way in ways]

    def __enter__(self) -> Self:
        self._http = self._open.enter_context(client(self._server, EVE))
        drip = self._open.enter_context(DripSink())
        self._webhook(drip.url)
        self.tables = [bots_by(self._http) for _ in range(self._number_of_tables)]
        self._own = made_by(self._http, seats={})
        info = self._server.person(self._own["table"], self._own["key"]).get().json()
        self._asked = info["asked"][0]
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        for thread in self._threads:
            thread.join()
        self._open.close()

    def _goes_on(self) -> bool:
        self._left -= 1
        return self._left > 0 and not self._stopped.is_set()

    def _try_on(self, way: Callable[[], None]) -> None:
        while self._goes_on():
            with suppress(httpx.HTTPError, OSError, WebSocketException, TimeoutError):
                way()

    def _note(self, way: str, reply: httpx.Response) -> None:
        code = reply.json().get("code", "") if reply.status_code >= 400 else ""
        self.said[way, code] += 1
        if code == "too-fast":
            self._stopped.wait(0.02)

    def _webhook(self, url: str) -> None:
        """An account whose notices go to a host that answers for ever."""
        made = self._http.post("/api/v1/accounts", json={"name": "Eve", "password": PASSWORD})
        headers = {"x-csrf-token": made.json()["csrf"]}
        self._http.patch("/api/v1/me", json={"webhook": url}, headers=headers)
        for number in range(6):
            wish = {"game": "toy", "seats": {"ann": "me", "bob": "random"}, "visibility": "link", "name": str(number)}
            self._http.post("/api/v1/tables", json=wish, headers=headers)
        self._http.cookies.clear()

    def _watch_bots(self) -> None:
        """All tables are looked at now and then, so that their bots go on."""
        with client(self._server, EVE) as http:
            for made in self.tables:
                head = {"authorization": f"Bearer {made['key']}"}
                self._note("bots", http.get(f"/api/v1/tables/{made['table']}", headers=head))
        self._stopped.wait(0.5)

    def _sockets(self) -> None:
        """Many come to a table, ask for everything and go."""
        with ExitStack() as crowd:
            for _ in range(30):
                person = self._server.sit(self._own["table"], self._own["keys"]["observer"], address=EVE)
                crowd.enter_context(person)
                self.said["sockets", person.receive().get("code", "")] += 1
                if not self._goes_on():
                    return
            for _ in range(20):
                person.socket.send('{"type": "sync"}')

    def _hints(self) -> None:
        head = {"authorization": f"Bearer {self._own['key']}"}
        with client(self._server, EVE) as http:
            for _ in range(50):
                if not self._goes_on():
                    return
                path = f"/api/v1/tables/{self._own['table']}"
                self._note("hints", http.get(f"{path}/hints", params={"seat": self._asked, "version": 0}, headers=head))
                self._note("views", http.get(f"{path}/view", params={"at": 0}, headers=head))

    def _imports(self) -> None:
        with client(self._server, EVE) as http:
            self._note("imports", http.post("/api/v1/tables/import", content=self._record))

    def _sign_ins(self) -> None:
        with client(self._server, EVE) as http:
            for number in range(50):
                if not self._goes_on():
                    return
                tried = {"name": "Eve", "password": f"wrong {number}"}
                self._note("sign-ins", http.post("/api/v1/session", json=tried))

    def _slow_requests(self) -> None:
        """Connections on which the header comes letter by letter."""
        with ExitStack() as crowd:
            slow = [
                crowd.enter_context(socket.create_connection(("127.0.0.1", self._server.port), 20, (EVE, 0)))
                for _ in range(60)
            ]
            for letter in b"GET / HTTP/1.1":
                for one in slow:
                    with suppress(OSError):
                        one.send(bytes([letter]))
                if self._stopped.wait(0.2):
                    return


def versions_of(server: ServerProcess, tables: list[Json]) -> list[int]:
    """The versions of tables, asked from an address that has nothing to do with anything."""
    return [server.person(made["table"], made["key"]).get().json()["version"] for made in tables]


class Felt(NamedTuple):
    """What a visitor felt in a while: how long answers took in seconds, and how often their bots answered."""

    delays: list[float]
    seconds: float
    answers_of_bots: int

    @property
    def p99(self) -> float:
        return statistics.quantiles(self.delays, n=100)[98]

    @property
    def pace_of_bots(self) -> float:
        return self.answers_of_bots / self.seconds


class Visitor:
    """Somebody at an address of their own: plays all seats of a table, and watches hard bots at another."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._chance = random.Random(1)

    def __enter__(self) -> Self:
        self._http = client(self._server, ANN)
        self._bots = bots_by(self._http)
        self._sit()
        self._watching = self._server.sit(self._bots["table"], self._bots["key"], address=ANN)
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.__exit__(None, None, None)
        self._watching.__exit__(None, None, None)
        self._http.close()

    def _sit(self) -> None:
        self._made = made_by(self._http, seats={})
        self._socket: SocketPerson = self._server.sit(self._made["table"], self._made["key"], address=ANN)
        self._socket.until("view")

    def answers_of_bots(self) -> int:
        """How often the bots that this visitor watches have answered."""
        return versions_of(self._server, [self._bots])[0]

    def play(self, seconds: float, least: int = 0, pause: float = 0.05) -> Felt:
        """Answer for a while, and at least so often."""
        delays: list[float] = []
        before, begun = self.answers_of_bots(), time.monotonic()
        while time.monotonic() < begun + seconds or len(delays) < least:
            delays.append(self._answer())
            time.sleep(pause)
        took = time.monotonic() - begun
        return Felt(delays, took, self.answers_of_bots() - before)

    def _answer(self) -> float:
        """Answer what is asked; how long it took."""
        here = self._socket
        while not here.view["asked"]:
            here.__exit__(None, None, None)
            self._sit()
            here = self._socket
        asked = here.view["asked"][0]
        if "options" not in asked:
            here.socket.send(json.dumps({"type": "look", "seat": asked["seat"]}))
            here.until("view")
            return self._answer()
        begun = time.monotonic()
        frame = {"type": "answer", "seat": asked["seat"], "version": here.version}
        here.socket.send(json.dumps({**frame, "answer": self._chance.choice(asked["options"])}))
        here.until("done")
        return time.monotonic() - begun
