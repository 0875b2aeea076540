"""Servers for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import ServerProcess
from tests.server.postgres import Postgres
from tests.server.sinks import HttpSink, MailSink


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not stop it."""
    process = ServerProcess(tmp_path_factory.mktemp("data")).start()
    yield process
    process.stop()


@pytest.fixture(scope="module")
def mail() -> Iterator[MailSink]:
    """A mail server."""
    with MailSink() as sink:
        yield sink


@pytest.fixture(scope="module")
def hooks() -> Iterator[HttpSink]:
    """Somebody who takes webhooks."""
    with HttpSink() as sink:
        yield sink


@pytest.fixture(autouse=True)
def _nobody_is_signed_in(request: pytest.FixtureRequest) -> None:
    """A test begins as somebody whom the server does not know, whatever the one before did."""
    if "server" in request.fixturenames:
        request.getfixturevalue("server").http.cookies.clear()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Start servers of a test's own; those that still run at its end are ended."""
    started: list[ServerProcess] = []

    def start_one(folder: Path = tmp_path, **how: Any) -> ServerProcess:
        server = ServerProcess(folder, **how)
        started.append(server)
        return server.start()

    yield start_one
    for server in started:
        server.kill()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of the module's own; installed first where that is possible."""
    if not Postgres.install():
        pytest.skip("PostgreSQL is not installed")
    cluster = Postgres()
    cluster.start()
    yield cluster
    cluster.remove()
