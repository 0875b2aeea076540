"""People at tables, for tests: over HTTP and over a socket."""

from __future__ import annotations

import json
import mmap
import struct
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tools.ports import free_port

ROOT = Path(__file__).parents[2]
Json = dict[str, Any]
PATIENCE = 180.0
"""Seconds that are waited for what has to come: a machine with much else to do is slow, and proves nothing wrong."""

HOUR = 3_600.0
UNDISTURBED = {"tricorne.server.club.pulse.MISSED": 9e9}
"""Constants of a server whose time is let pass: that is no gap in its pulse, for which clocks would stand."""


def http_client(url: str, address: str | None = None, **how: Any) -> httpx.Client:
    """Somebody who talks HTTP, perhaps from another address of the loopback. A connection that the server may be about
    to close is not used again.
    """
    limits = httpx.Limits(keepalive_expiry=1)
    transport = httpx.HTTPTransport(local_address=address, limits=limits)
    return httpx.Client(base_url=url, timeout=PATIENCE, transport=transport, **how)


class ServerProcess:
    """A real server on the loopback interface."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.database = str(settings.get("database", ""))
        self.settings = settings
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = http_client(self.url)
        self._time = tempfile.TemporaryFile()  # noqa: SIM115 - it is shared as long as servers run
        self._time.truncate(8)
        self._ahead = mmap.mmap(self._time.fileno(), 8)

    def start(self) -> Self:
        """Start it and wait until it answers."""
        shared = self._time.fileno()
        command = [sys.executable, "-m", "tests.server.process", str(self.folder), str(self.port), str(shared)]
        self.process = subprocess.Popen([*command, json.dumps(self.settings)], cwd=ROOT, pass_fds=[shared])
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if self.http.get("/healthz").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        ended = self.process.poll()
        raise TimeoutError("the server does not answer" if ended is None else f"the server has ended with {ended}")

    def let_pass(self, seconds: float) -> None:
        """Let it be later by so much, for the server."""
        self._ahead[:] = struct.pack("d", struct.unpack("d", self._ahead)[0] + seconds)

    def kill(self) -> None:
        """End it as a power cut would, as far as the process is concerned."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it politely."""
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.http.close()

    def make(self, *, waits: bool = False, **wish: Any) -> Json:
        """Make a table; by default of the toy, for the host and a friend. Who has a link takes their seat, unless the
        table waits for them.
        """
        wish = {"game": "toy", "seats": {"ann": "me", "bob": "link"}, **wish}
        made = self.http.post("/api/v1/tables", json=wish)
        assert made.status_code == 201, made.text
        reply: Json = made.json()
        if not waits:
            reply["keys"] = {seat: self.take(reply["table"], key).json()["key"] for seat, key in reply["keys"].items()}
        return reply

    def take(self, table: str, key: str) -> httpx.Response:
        """Exchange the key of a link for one's own."""
        return self.http.post(f"/api/v1/tables/{table}/take", json={"key": key})

    def guest(self, made: Json, seat: str = "bob") -> HttpPerson:
        """Somebody without an account who follows the link to a seat."""
        return self.person(made["table"], self.take(made["table"], made["keys"][seat]).json()["key"])

    def person(self, table: str, key: str | None) -> HttpPerson:
        """Somebody who talks HTTP."""
        return HttpPerson(self.http, table, key)

    def sit(self, table: str, key: str | None, seat: str | None = None, address: str | None = None) -> SocketPerson:
        """Somebody with a socket, perhaps from another address of the loopback."""
        return SocketPerson(self.port, table, key, seat, address)


class HttpPerson:
    """Somebody at a table who asks and answers over plain HTTP."""

    def __init__(self, http: httpx.Client, table: str, key: str | None) -> None:
        self._http = http
        self._path = f"/api/v1/tables/{table}"
        self._headers = {"authorization": f"Bearer {key}"} if key else {}

    def get(self, what: str = "", **query: Any) -> httpx.Response:
        return self._http.get(self._path + what, params=query, headers=self._headers)

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self._http.post(self._path + what, json=body, headers=self._headers)

    def put(self, what: str, **body: Any) -> httpx.Response:
        return self._http.put(self._path + what, json=body, headers=self._headers)

    def delete(self, what: str) -> httpx.Response:
        return self._http.delete(self._path + what, headers=self._headers)

    def view(self, **query: Any) -> Json:
        got = self.get("/view", **query)
        assert got.status_code == 200, got.text
        seen: Json = got.json()
        return seen

    def answer(self, seat: str, answer: str, version: int | None = None) -> httpx.Response:
        at = self.get().json()["version"] if version is None else version
        return self.post("/answer", seat=seat, version=at, answer=answer)


class SocketPerson:
    """Somebody at a table with a socket, who keeps the view up to date by what is sent."""

    def __init__(self, port: int, table: str, key: str | None, seat: str | None, address: str | None = None) -> None:
        self._open = ExitStack()
        url = f"ws://127.0.0.1:{port}/api/v1/tables/{table}/socket"
        how: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}
        if address is not None:
            how["source_address"] = (address, 0)
        self.socket: ClientConnection = self._open.enter_context(connect(url, **how))
        self.frames: list[str] = []
        self.version = -1
        self.view: Json = {}
        self.log: list[Json] = []
        self._number = 0
        hello = {"type": "hello", **({"key": key} if key else {}), **({"seat": seat} if seat else {})}
        with suppress(ConnectionClosed):
            self.socket.send(json.dumps(hello))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def receive(self, seconds: float = PATIENCE) -> Json:
        """The next message, applied to the view."""
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.frames.append(text)
        message: Json = json.loads(text)
        if message["type"] == "view":
            self.version, self.view, self.log = message["version"], message["view"], message["log"]
        elif message["type"] == "change":
            assert message["from"] == self.version
            self.version = message["version"]
            apply_patch(self.view, message["patch"])
            self.log[message["log"]["keep"] :] = message["log"]["add"]
        return message

    def until(self, kind: str, seconds: float = PATIENCE) -> Json:
        """The next message of a kind."""
        while (message := self.receive(seconds))["type"] != kind:
            pass
        return message

    def send(self, kind: str, /, **what: Any) -> Json:
        """Send something and wait for what comes of it."""
        self._number += 1
        self.socket.send(json.dumps({"type": kind, "id": self._number, **what}))
        while (message := self.receive()).get("id") != self._number:
            pass
        return message

    def answer(self, seat: str, answer: str, version: int | None = None) -> Json:
        return self.send("answer", seat=seat, version=self.version if version is None else version, answer=answer)

    def options(self, seat: str) -> list[str]:
        """What the seat may answer."""
        return next((asked.get("options", []) for asked in self.view["asked"] if asked["seat"] == seat), [])


def apply_patch(view: Json, patch: list[Any]) -> None:
    """Change a view as a `change` says."""
    for path, *value in patch:
        holder = view
        for name in path[:-1]:
            holder = holder[name]
        if value:
            holder[path[-1]] = value[0]
        else:
            del holder[path[-1]]
