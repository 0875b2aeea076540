"""Connections: how many there may be from one address, how much may come through one, and how long it may take.

The server does this itself, because it may stand in the open without a proxy before it.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from typing import Any, ClassVar

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from tricorne.server.base.addresses import network_of
from tricorne.server.base.errors import Problem, body_of
from tricorne.server.base.limits import BODY_BYTES, HEADER_BYTES, RECORD_BYTES

WRITE = "tricorne.write"
"""Under this name the application finds `SocketDoor.write`."""
_STATUS = {431: b"431 Request Header Fields Too Large", 429: b"429 Too Many Requests"}


class Door(HttpToolsProtocol):
    """A connection that is closed when a request does not come to its end in time, or is larger than any may be."""

    header_seconds: ClassVar[float] = 10.0
    body_seconds: ClassVar[float] = 60.0
    from_address: ClassVar[int] = 100
    """Connections at a time. Proxies that are believed (FORWARDED_ALLOW_IPS) may open as many as they like."""
    large_from_address: ClassVar[int] = 4
    """Requests at a time that are larger than all but imported records: what is read of them is held in memory."""
    _open: ClassVar[Counter[str]] = Counter()
    _large: ClassVar[Counter[str]] = Counter()

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._address = ""
        self._waiting: asyncio.TimerHandle | None = None
        self._in_header = True
        self._counted = 0
        self._taken = 0
        self._is_large = False

    # Coming

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if _is_believed(host):
            self._wait(self.header_seconds)
            return
        address = network_of(host)
        if self._open[address] >= self.from_address:
            self._refuse(429, Problem("too-many-connections", limit=self.from_address))
            return
        self._open[address] += 1
        self._address = address
        self._wait(self.header_seconds)

    def _refuse(self, status: int, problem: Problem) -> None:
        said = msgspec.json.encode(body_of(problem, "en"))
        head = b"HTTP/1.1 " + _STATUS[status] + b"\r\nconnection: close\r\ncontent-type: application/json\r\n"
        again = b"retry-after: 5\r\n" if status == 429 else b""
        self.transport.write(head + again + f"content-length: {len(said)}\r\n\r\n".encode() + said)
        self.transport.close()

    # How much

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        counted = self._counted
        super().data_received(data)
        if self._counted != counted:
            return
        self._taken += len(data)
        if self._in_header and self._taken > HEADER_BYTES:
            self._refuse(431, Problem("too-large", limit=HEADER_BYTES))
        elif self._taken > BODY_BYTES + HEADER_BYTES and not self._is_large:
            self._become_large()
        elif self._taken > RECORD_BYTES + HEADER_BYTES:
            self.transport.close()

    def _become_large(self) -> None:
        if not self._address:
            return
        if self._large[self._address] >= self.large_from_address:
            self._refuse(429, Problem("too-many-connections", limit=self.large_from_address))
            return
        self._large[self._address] += 1
        self._is_large = True

    def _count_anew(self, *, in_header: bool) -> None:
        """From here on something else comes, of which nothing has been counted yet."""
        self._in_header, self._taken = in_header, 0
        self._counted += 1
        if self._is_large:
            self._is_large = False
            _one_less(self._large, self._address)

    # Going

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Sockets are counted where they say hello."""
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._stop_waiting()
        self._count_anew(in_header=False)
        if self._address:
            _one_less(self._open, self._address)
            self._address = ""

    # Waiting for the whole request

    def on_message_begin(self) -> None:
        self._wait(self.header_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._wait(self.body_seconds)
        self._count_anew(in_header=False)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._count_anew(in_header=True)
        super().on_message_complete()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class SocketDoor(WebSocketsSansIOProtocol):
    """A socket to which a text can be written at once, without a task that waits until it may.

    It is cut when its other end takes nothing any more: it would never be closed otherwise.
    """

    closing_seconds: ClassVar[float] = 10.0

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
        await super().send(message)

    def write(self, text: str) -> bool:
        """Send a text, unless the socket is closed or what was sent before still waits; whether it was sent."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[WRITE] = self.write
        await super().run_asgi()
        self._cut_later()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_later()

    def _cut_later(self) -> None:
        if not self.disconnected:
            self.loop.call_later(self.closing_seconds, self.transport.abort)


def _one_less(counter: Counter[str], address: str) -> None:
    counter[address] -= 1
    if not counter[address]:
        del counter[address]


def _is_believed(host: str) -> bool:
    """Whether what this host says of others is believed: it is a proxy of our own."""
    believed = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",")
    return "*" in believed or host in [one.strip() for one in believed]
