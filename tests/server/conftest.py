"""Servers for tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clients import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not stop it."""
    process = ServerProcess(tmp_path_factory.mktemp("data")).start()
    yield process
    process.stop()
