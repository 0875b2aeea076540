"""Connections: how many there may be from one address, and how long somebody may take to say what they want.

The server does this itself, because it may stand in the open without a proxy before it.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from typing import Any, ClassVar

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tricorne.server.base.addresses import network_of
from tricorne.server.base.errors import Problem, body_of

_REFUSAL = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: "


class Door(HttpToolsProtocol):
    """A connection that is closed when a request does not come to its end in time."""

    header_seconds: ClassVar[float] = 10.0
    body_seconds: ClassVar[float] = 60.0
    from_address: ClassVar[int] = 100
    """Connections at a time. Proxies that are believed (FORWARDED_ALLOW_IPS) may open as many as they like."""
    _open: ClassVar[Counter[str]] = Counter()

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._address = ""
        self._waiting: asyncio.TimerHandle | None = None

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if _is_believed(host):
            self._wait(self.header_seconds)
            return
        address = network_of(host)
        if self._open[address] >= self.from_address:
            self._refuse()
            return
        self._open[address] += 1
        self._address = address
        self._wait(self.header_seconds)

    def _refuse(self) -> None:
        said = msgspec.json.encode(body_of(Problem("too-many-connections", limit=self.from_address), "en"))
        self.transport.write(_REFUSAL + str(len(said)).encode() + b"\r\nretry-after: 5\r\n\r\n" + said)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Sockets are counted where they say hello."""
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._stop_waiting()
        if self._address:
            self._open[self._address] -= 1
            if not self._open[self._address]:
                del self._open[self._address]
            self._address = ""

    # Waiting for the whole request

    def on_message_begin(self) -> None:
        self._wait(self.header_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._wait(self.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


def _is_believed(host: str) -> bool:
    """Whether what this host says of others is believed: it is a proxy of our own."""
    believed = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",")
    return "*" in believed or host in [one.strip() for one in believed]
