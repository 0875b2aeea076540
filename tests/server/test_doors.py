"""Slow requests are closed after a stated time, and no address has more than its connections."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

import pytest

from tests.server.clients import PATIENCE, ServerProcess
from tricorne.server.http.doors import Door

Start = Callable[..., ServerProcess]
SECONDS = 2.0
HEALTH = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that closes requests soon."""
    door = {"header_seconds": SECONDS, "body_seconds": SECONDS}
    process = ServerProcess(tmp_path_factory.mktemp("hasty"), door=door).start()
    yield process
    process.stop()


def connection(server: ServerProcess, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(address, 0))


def is_let_in(server: ServerProcess, address: str) -> bool:
    """Whether a request from an address is answered; a connection that is refused may break while it asks."""
    with connection(server, address) as asking, suppress(ConnectionError):
        asking.sendall(HEALTH)
        return asking.recv(4_096).startswith(b"HTTP/1.1 200")
    return False


def wait_until_closed(opened: socket.socket) -> None:
    with suppress(ConnectionResetError):
        while opened.recv(4_096):
            pass


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GE",
        b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
        b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 40\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 99999\r\n\r\nx",
        b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /heal",
    ],
    ids=["nothing", "half a method", "half a header", "half a body", "a body nobody wants", "half of a second request"],
)
def test_a_request_that_does_not_come_to_its_end_is_closed(hasty: ServerProcess, said: bytes) -> None:
    with connection(hasty) as slow:
        slow.sendall(said)
        wait_until_closed(slow)
    assert is_let_in(hasty, "127.0.0.1")


def test_dripping_does_not_help(hasty: ServerProcess) -> None:
    """A byte now and then keeps no connection open."""
    with connection(hasty) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nx-slow: ")
        with pytest.raises(OSError, match=r"Broken pipe|reset"):
            drip(slow)


def drip(slow: socket.socket) -> None:
    """Send less than a header may hold."""
    for _ in range(2_000):
        slow.sendall(b"x")
        time.sleep(0.01)


def test_whoever_waits_for_a_change_is_not_closed(hasty: ServerProcess) -> None:
    made = hasty.make()
    seen = hasty.person(made["table"], made["key"]).get("/view", after=99, wait=1.5 * SECONDS)
    assert seen.status_code == 200
    with hasty.sit(made["table"], made["key"]) as ann:
        ann.until("view")
        with pytest.raises(TimeoutError):
            ann.receive(1.5 * SECONDS)
        assert ann.send("sync")["type"] == "view"


def test_an_address_has_its_connections_and_no_more(start: Start) -> None:
    server = start(door={"from_address": 5})
    with ExitStack() as stack:
        held = [stack.enter_context(connection(server, "127.0.0.2")) for _ in range(5)]
        with connection(server, "127.0.0.2") as sixth:
            refused = sixth.recv(4_096)
            assert refused.startswith(b"HTTP/1.1 429")
            assert b'"code":"too-many-connections"' in refused
            assert b'"limit":5' in refused
        assert is_let_in(server, "127.0.0.3")
        assert is_let_in(server, "127.0.0.1")
        held[0].close()
        end = time.monotonic() + PATIENCE
        while not is_let_in(server, "127.0.0.2"):
            assert time.monotonic() < end


def test_a_socket_that_is_open_leaves_room_for_requests(start: Start) -> None:
    server = start(door={"from_address": 2})
    made = server.make()
    with ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(server.sit(made["table"], made["key"], address="127.0.0.2")).until("view")
        assert is_let_in(server, "127.0.0.2")


def test_the_times_are_those_of_the_document() -> None:
    assert (Door.header_seconds, Door.body_seconds, Door.from_address) == (10, 60, 100)
