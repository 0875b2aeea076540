"""What is everybody's and limited: memory for headers, bodies and slow readers, workers, tables in memory."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.core.toy_game import toy
from tests.server.clients import PATIENCE, Json, ServerProcess, http_client
from tests.server.process import register_toy
from tricorne.server.base import limits
from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import HEADER_BYTES, MAKE, RECORD_BYTES
from tricorne.server.base.settings import database_in
from tricorne.server.http import messages
from tricorne.server.http.doors import Door
from tricorne.server.http.sockets import MOST_UNSENT, Connection
from tricorne.server.storage.storable import storable
from tricorne.server.storage.storage import Storage
from tricorne.server.tables import tables as held_tables
from tricorne.server.tables.fair import Share
from tricorne.server.tables.making import Origin, _made
from tricorne.server.tables.people import PASSER_BY, Person
from tricorne.server.tables.players import Players
from tricorne.server.tables.tables import Tables

IMPORT = b"POST /api/v1/tables/import HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with limits, some of them lowered; each test comes from an address of its own."""
    how = {"limits": True, "still": True, "door": {"large_from_address": 2}}
    process = ServerProcess(tmp_path_factory.mktemp("guarded"), **how).start()
    yield process
    process.stop()


def connection(server: ServerProcess, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(address, 0))


def reply(opened: socket.socket) -> bytes:
    """All that is said until the connection is closed."""
    said = b""
    try:
        while more := opened.recv(4_096):
            said += more
    except ConnectionResetError:
        pass
    return said


# Connections


@pytest.mark.parametrize("header", [b"x-long: " + b"y" * 3 * HEADER_BYTES, b"x-many: y\r\n" * (HEADER_BYTES // 4)])
def test_a_header_is_as_long_as_is_said_and_no_longer(guarded: ServerProcess, header: bytes) -> None:
    server = guarded
    with connection(server, "127.0.0.5") as eve:
        eve.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n")
        try:
            for begin in range(0, len(header), 8_000):
                eve.sendall(header[begin : begin + 8_000])
                time.sleep(0.005)
        except OSError:
            return
        assert b"431" in reply(eve)


def test_a_whole_request_in_one_piece_is_not_taken_for_a_header(server: ServerProcess) -> None:
    made = server.make()
    body = json.dumps({"text": "x" * 19_000 + "ñ" * 1_000}).encode()
    with connection(server, "127.0.0.6") as ann:
        head = f"PUT /api/v1/tables/{made['table']}/notes HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
        key = f"authorization: Bearer {made['key']}\r\ncontent-length: {len(body)}\r\n\r\n"
        pad = b" " * (HEADER_BYTES - len(body))
        ann.sendall((head + key.replace(str(len(body)), str(len(body) + len(pad)))).encode() + body + pad)
        assert b"HTTP/1.1 200" in reply(ann)


def test_an_address_sends_few_large_requests_at_a_time(guarded: ServerProcess) -> None:
    server = guarded
    large = IMPORT + f"content-length: {RECORD_BYTES}\r\n\r\n".encode()
    with ExitStack() as stack:
        for _ in range(2):
            slow = stack.enter_context(connection(server, "127.0.0.7"))
            slow.sendall(large + b" " * 200_000)
            slow.sendall(b" " * 200_000)
        with connection(server, "127.0.0.7") as third:
            third.sendall(large)
            try:
                for _ in range(30):
                    third.sendall(b" " * 20_000)
                    time.sleep(0.01)
            except OSError:
                pass
            else:
                assert b"429" in reply(third)
        with connection(server, "127.0.0.8") as other:
            other.sendall(IMPORT + b"connection: close\r\ncontent-length: 300000\r\n\r\n")
            for _ in range(30):
                other.sendall(b" " * 10_000)
            assert b"HTTP/1.1 400" in reply(other)


def test_no_request_goes_on_for_ever(guarded: ServerProcess) -> None:
    """Neither a body without a stated length nor what may follow it is read without end."""
    server = guarded
    with connection(server, "127.0.0.4") as eve:
        eve.sendall(IMPORT + b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n")
        with pytest.raises(OSError, match=r"Broken pipe|reset"):
            eve.sendall((b"x-trailer: " + b"y" * 100_000 + b"\r\n") * 400)


def test_imports_are_counted_before_they_are_read(guarded: ServerProcess) -> None:
    server = guarded
    with http_client(server.url, "127.0.0.9") as eve:
        for _ in range(int(MAKE.burst)):
            assert eve.post("/api/v1/tables/import", content=b"{").json()["code"] != "too-fast"
        assert eve.post("/api/v1/tables/import", content=b"{").json()["code"] == "too-fast"


def test_the_limits_of_the_door_are_those_of_the_document() -> None:
    assert (HEADER_BYTES, Door.large_from_address, MOST_UNSENT) == (32_000, 4, 4_000_000)


# Sockets


def test_the_frames_of_all_sockets_of_an_address_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    server: Any = SimpleNamespace(limits=limits.Limits(enforced=True))

    def taken(frame: messages.Frame, connections: int) -> int:
        """How many such frames are taken if each connection sends ten."""
        number = 0
        for index in range(connections):
            one = Connection.__new__(Connection)
            one.person = Person(f"digest {type(frame)} {index}", ("ann",), "human")
            one._server, one._address = server, "198.51.100.7"
            for _ in range(10):
                with suppress(Problem):
                    one._take(frame)
                    number += 1
        return number

    assert taken(messages.SyncFrame(), 50) == limits.LOOK_BACK.burst
    assert taken(messages.AnswerFrame("ann", 0, "x"), 100) == limits.ASK.burst - 500


def test_a_reader_who_takes_nothing_is_cut_off(server: ServerProcess) -> None:
    """What waits for them is bounded in bytes, and their socket does not stay open for ever."""
    made = server.make(game="liberty-or-death", seats={"british": "me", "patriots": "me", "french": "me"})
    url = f"ws://127.0.0.1:{server.port}/api/v1/tables/{made['table']}/socket"
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    plain.connect(("127.0.0.1", server.port))
    with connect(url, sock=plain, open_timeout=PATIENCE, ping_interval=None, max_queue=1) as eve:
        eve.send(json.dumps({"type": "hello", "key": made["key"]}))
        end = time.monotonic() + 60
        for number in range(3_000):
            try:
                eve.send(json.dumps({"type": "sync", "id": number}))
            except Exception:
                break
        while watching(server, made) and time.monotonic() < end:
            time.sleep(0.1)
        assert not watching(server, made)
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def watching(server: ServerProcess, made: Json) -> bool:
    """Whether somebody is connected to a seat of a table."""
    seats = server.person(made["table"], made["key"]).get().json()["seats"]
    return any(one["player"] == "human" and one["online"] for one in seats)


# Workers and memory


def test_who_only_looks_on_takes_nobodys_place_before_the_workers(tmp_path: Path) -> None:
    """A stranger at an open table would else drag its bots into a queue that is full of the stranger's own."""
    register_toy()

    async def play() -> None:
        storage = Storage(database_in(tmp_path))
        storage.migrate()
        tables = Tables(storage, Players(1))
        made = _made(storable(toy(ann="human", bob="human")), "table", "", [], Origin("made"))
        await tables.add(made)
        ann = Person("digest", ("ann",), "human", "account")
        async with await tables.open(made.table) as live:
            live.is_seen_by("198.51.100.9", PASSER_BY)
            assert live.share == Share("198.51.100.9", "", live.id)
            live.is_seen_by("198.51.100.7", ann)
            live.is_seen_by("198.51.100.9", PASSER_BY)
            assert live.share == Share("198.51.100.7", "account", live.id)
        storage.close()

    asyncio.run(asyncio.wait_for(play(), 20))


def test_tables_that_nobody_uses_make_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register_toy()
    monkeypatch.setattr(held_tables, "MOST_IN_MEMORY", 20)
    monkeypatch.setattr(held_tables, "IN_USE_SECONDS", -1.0)

    async def play() -> None:
        storage = Storage(database_in(tmp_path))
        storage.migrate()
        tables = Tables(storage, Players(1))
        made = [_made(storable(toy(ann="human", bob="human")), "table", "", [], Origin("made")) for _ in range(50)]
        for one in made:
            await tables.add(one)
            async with await tables.open(made[0].table):
                pass
        assert len(tables) <= 20
        first = await tables.open(made[0].table)
        async with await tables.open(made[1].table) as again:
            assert again.version == 0
        assert await tables.open(made[0].table) is first
        storage.close()

    asyncio.run(asyncio.wait_for(play(), 20))
