"""How fast a server is: real sockets on the loopback interface, clients and server on the same machine."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from tricorne.games import game_class

Figures = dict[str, tuple[float, str]]
START_SECONDS = 30.0


def bench_server(
    game: str,
    tables: int = 50,
    seconds: float = 5.0,
    rate: float = 300.0,
    database: str = "",
    power_safe: bool = True,
) -> Figures:
    """Answers per second of busy tables with two sockets each, then the delay at a steady rate."""
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tricorne.server.operate.bench_server",
                folder,
                str(port),
                database,
                str(int(power_safe)),
            ]
        )
        try:
            _wait_for(port)
            before = _memory(process.pid)
            figures = uvloop.run(_measure(process.pid, port, game, tables, seconds, rate))
            after = _memory(process.pid)
            figures["memory per table"] = ((after - before) / tables, "kB")
            figures["memory of the server"] = (after / 1000, "MB")
        finally:
            process.terminate()
            process.wait()
    return figures


async def _measure(server: int, port: int, game: str, tables: int, seconds: float, rate: float) -> Figures:
    benches = await asyncio.gather(*(BusyTable.open(port, game, number) for number in range(tables)))
    used, own = _processor_time(server), time.process_time()
    busy = await _play(benches, seconds)
    used, own = _processor_time(server) - used, time.process_time() - own
    calm = await _play(benches, seconds, pause=tables / rate)
    for bench in benches:
        await bench.close()
    return {
        "answers": (len(busy) / seconds, "/s"),
        "processor time of the server per answer": (used / len(busy) * 1000, "ms"),
        "processor time of the clients per answer": (own / len(busy) * 1000, "ms"),
        "busy, answer to both seats, p50": (_percentile(busy, 50), "ms"),
        "busy, answer to both seats, p99": (_percentile(busy, 99), "ms"),
        f"at {rate:.0f}/s, answer to both seats, p50": (_percentile(calm, 50), "ms"),
        f"at {rate:.0f}/s, answer to both seats, p99": (_percentile(calm, 99), "ms"),
    }


async def _play(benches: list[BusyTable], seconds: float, pause: float = 0) -> list[float]:
    """How long each answer took, of all that were given in a time."""
    delays: list[float] = []
    end = time.perf_counter() + seconds
    await asyncio.gather(*(bench.play_until(end, delays, pause) for bench in benches))
    return delays


class BusyTable:
    """Two people at a table who answer at random."""

    def __init__(self, port: int, game: str, number: int) -> None:
        self._port = port
        self._game = game
        self._chance = random.Random(number)
        self._sockets: list[ClientConnection] = []
        self._views: list[dict[str, Any]] = []
        self._version = 0
        self._seats: list[list[str]] = []

    @classmethod
    async def open(cls, port: int, game: str, number: int) -> BusyTable:
        """A table with both people connected."""
        bench = cls(port, game, number)
        await bench._begin()
        return bench

    async def _begin(self) -> None:
        """Make a table: half of the seats for the host, one for a friend, the rest for the host too."""
        await self.close()
        seats = list(game_class(self._game).seats)
        friend = seats[-1]
        made = await asyncio.to_thread(_make, self._port, self._game, friend)
        self._seats = [seats[:-1], [friend]]
        self._sockets, self._views = [], []
        for key, own in ((made["key"], seats[0]), (made["keys"][friend], friend)):
            address = f"ws://127.0.0.1:{self._port}/api/v1/tables/{made['table']}/socket"
            link = await connect(address, compression=None, max_size=None)
            await link.send(msgspec.json.encode({"type": "hello", "key": key, "seat": own}).decode())
            message = await _next(link, "view")
            self._sockets.append(link)
            self._views.append(message["view"])
            self._version = message["version"]

    async def play_until(self, end: float, delays: list[float], pause: float = 0) -> None:
        """Answer until a time; note how long each answer took from its sender to both people."""
        if pause:
            await asyncio.sleep(self._chance.random() * pause)
        while (begun := time.perf_counter()) < end:
            if self._views[0]["result"] is not None:
                await self._begin()
                continue
            delays.append(await self._answer())
            if pause:
                await asyncio.sleep(max(0, begun + pause - time.perf_counter()))

    async def _answer(self) -> float:
        """Answer what is asked; the time until both know, without that of going over to another seat."""
        who, seat, options = await self._asked()
        start = time.perf_counter()
        frame = {"type": "answer", "seat": seat, "version": self._version, "answer": self._chance.choice(options)}
        await self._sockets[who].send(msgspec.json.encode(frame).decode())
        for index, link in enumerate(self._sockets):
            message = await _next(link, "change")
            self._version = message["version"]
            _apply(self._views[index], message["patch"])
        return time.perf_counter() - start

    async def _asked(self) -> tuple[int, str, list[str]]:
        for who, view in enumerate(self._views):
            for asked in view["asked"]:
                if asked["seat"] not in self._seats[who]:
                    continue
                if "options" not in asked:
                    await self._sockets[who].send(msgspec.json.encode({"type": "look", "seat": asked["seat"]}).decode())
                    self._views[who] = (await _next(self._sockets[who], "view"))["view"]
                    return await self._asked()
                return who, asked["seat"], asked["options"]
        raise RuntimeError("nobody is asked")

    async def close(self) -> None:
        """Leave."""
        for link in self._sockets:
            await link.close()


async def _next(link: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(await link.recv())
        if message["type"] == kind:
            return message
        if message["type"] == "error":
            raise RuntimeError(message["message"])


def _apply(view: dict[str, Any], patch: list[Any]) -> None:
    for path, *value in patch:
        holder = view
        for name in path[:-1]:
            holder = holder[name]
        if value:
            holder[path[-1]] = value[0]
        else:
            del holder[path[-1]]


def _make(port: int, game: str, friend: str) -> dict[str, Any]:
    """A table at which the friend has taken their seat."""
    made = _posted(port, "/api/v1/tables", {"game": game, "seats": {friend: "link"}})
    taken = _posted(port, f"/api/v1/tables/{made['table']}/take", {"key": made["keys"][friend]})
    return {**made, "keys": {friend: taken["key"]}}


def _posted(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    reply: dict[str, Any] = msgspec.json.decode(_request(port, "POST", path, msgspec.json.encode(body)))
    return reply


def _request(port: int, method: str, path: str, body: bytes = b"") -> bytes:
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request(method, path, body)
        return connection.getresponse().read()
    finally:
        connection.close()


def _wait_for(port: int) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        try:
            _request(port, "GET", "/healthz")
            return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError("the server does not answer")


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _memory(process: int) -> float:
    """The resident memory of a process in kB, where the system tells it."""
    status = Path(f"/proc/{process}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((float(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0.0)


def _processor_time(process: int) -> float:
    """The seconds of processor time that a process has used, where the system tells it."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _percentile(delays: list[float], percent: int) -> float:
    return statistics.quantiles(delays, n=100)[percent - 1] * 1000 if len(delays) > 1 else 0.0
