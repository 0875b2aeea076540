"""A free port stays free for whoever is started there."""

from __future__ import annotations

import socket

import pytest

from tools.ports import free_port


def test_a_free_port_is_kept_for_a_server_that_starts_later_or_again() -> None:
    port = free_port()
    with socket.socket() as other, pytest.raises(OSError, match="in use"):
        other.bind(("127.0.0.1", port))
    for _ in range(2):
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port), timeout=60)
        with socket.create_server(("127.0.0.1", port)), socket.create_connection(("127.0.0.1", port), timeout=60):
            pass
