"""While one address does its worst, somebody else plays as if it were not there."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import PATIENCE, ServerProcess
from tests.server.greed import Greedy, Visitor
from tests.server.traces import is_socket


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with all its limits, of an address of its own that none of these people use."""
    how = {"limits": True, "notice_delay": 0.2, "local_addresses": True, "bot_processes": 1}
    process = ServerProcess(tmp_path, **how).start()
    yield process
    process.stop()


def open_sockets(server: ServerProcess) -> int:
    return sum(is_socket(file) for file in Path(f"/proc/{server.process.pid}/fd").iterdir())


def refused(eve: Greedy) -> bool:
    """Whether somebody was told in each of these ways that they are too fast."""
    return all(eve.said[way, "too-fast"] for way in ("imports", "sign-ins"))


def test_one_address_is_refused_what_would_be_at_the_cost_of_others(server: ServerProcess) -> None:
    """Bots of another go on, and only who wants too much is refused; test_fair.py tries that bots think in turn."""
    with Visitor(server) as ann:
        quiet = open_sockets(server)
        with Greedy(server, tables=6) as eve:
            begun = ann.answers_of_bots()
            ann.play(6, least=60)
            end = time.monotonic() + PATIENCE
            while (ann.answers_of_bots() < begun + 4 or not refused(eve)) and time.monotonic() < end:
                ann.play(1)
        assert ann.answers_of_bots() >= begun + 4
        assert refused(eve)
        assert eve.said["hints", ""]
        assert not [said for said in eve.said if said[1] in ("server-error", "not-stored")]
        end = time.monotonic() + PATIENCE
        while open_sockets(server) > quiet and time.monotonic() < end:
            time.sleep(0.1)
        assert open_sockets(server) <= quiet


@pytest.mark.slow
def test_nobody_waits_for_the_greed_of_others(server: ServerProcess) -> None:
    """In a quarter of a second all but one answer in a hundred is there, and hard bots keep half of their pace."""
    with Visitor(server) as ann:
        ann.play(5)
        alone = ann.play(30)
        with Greedy(server) as eve:
            beside = ann.play(60)
        again = ann.play(30)
    assert beside.p99 <= 0.25, (alone.p99, beside.p99, again.p99)
    assert beside.pace_of_bots >= min(alone.pace_of_bots, again.pace_of_bots) / 2
    assert sum(eve.said.values()) > 500
