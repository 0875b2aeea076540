"""Ports of the loopback interface."""

from __future__ import annotations

import socket

_kept: list[socket.socket] = []


def free_port() -> int:
    """A port that nobody listens on; it is kept for whoever we start there, and given to nobody else until we end."""
    port = socket.socket()
    port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    port.bind(("127.0.0.1", 0))
    _kept.append(port)
    number: int = port.getsockname()[1]
    return number
