"""Nothing is lost: kills at random moments, a full disk, a database that goes away, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.clients import PATIENCE, ServerProcess
from tests.server.crowd import Crowd, Lost
from tests.server.postgres import Postgres
from tests.server.process import register_toy
from tricorne.server.base.settings import database_in
from tricorne.server.operate.backup import verify
from tricorne.server.storage.storage import Storage

Start = Callable[..., ServerProcess]
KINDS = ["sqlite", "postgres"]
MOST_KILLS = {"sqlite": 1_000, "postgres": 300}
KILLS = {kind: int(os.environ.get(f"TRICORNE_KILLS_{kind.upper()}", most)) for kind, most in MOST_KILLS.items()}
"""How often a server is killed in the long run; fewer kills by an environment variable."""


def address(request: pytest.FixtureRequest, kind: str) -> str:
    return str(request.getfixturevalue("postgres").url) if kind == "postgres" else ""


def records_hold(database: str) -> bool:
    """Whether every record in a database can be played again."""
    register_toy()
    storage = Storage(database)
    try:
        return asyncio.run(verify(storage)) == []
    finally:
        storage.close()


@pytest.mark.parametrize(
    ("kind", "kills", "tables"),
    [
        *((kind, 4, 6) for kind in KINDS),
        *(pytest.param(kind, KILLS[kind], 20, id=f"{kind}-long", marks=pytest.mark.slow) for kind in KINDS),
    ],
)
def test_every_acknowledged_answer_survives_kills_at_random_moments(
    start: Start, tmp_path: Path, request: pytest.FixtureRequest, kind: str, kills: int, tables: int
) -> None:
    url = address(request, kind)
    server = start(database=url)
    crowd = Crowd(server, tables)
    chance = random.Random(kills)
    for number in range(kills):
        try:
            crowd.wait_for_progress()
            time.sleep(chance.uniform(0, 0.5))
            server.kill()
            crowd.stop()
            server.start()
            crowd.check(server)
            crowd.go()
        except Exception as error:
            error.add_note(f"at kill {number + 1} of {kills}")
            raise
    crowd.wait_for_progress()
    crowd.stop()
    server.stop()
    assert records_hold(url or database_in(tmp_path))


def test_an_answer_that_is_lost_is_told_from_a_server_that_is_slow(start: Start) -> None:
    server = start()
    crowd = Crowd(server, 2)
    crowd.wait_for_progress()
    crowd.stop()
    crowd.check(server)
    first, second = (made["table"] for made in crowd.made)
    with pytest.raises(TimeoutError, match="nothing is lost"):
        crowd.wait_for_progress(0)
    crowd.acknowledged[first] += 2
    with pytest.raises(Lost, match=first):
        crowd.check(server)
    crowd.acknowledged[first] -= 2
    crowd.made[1]["key"] = "of no table"
    with pytest.raises(Lost, match=second):
        crowd.check(server)


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of its own that can be filled up."""
    place = Path(tempfile.mkdtemp(prefix="tricorne-disk-"))
    made = os.getuid() == 0 and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=160m,mode=755", "tmpfs", str(place)], check=False, capture_output=True
    )
    if not made or made.returncode:
        pytest.skip("no disk can be mounted here")
    place.chmod(0o755)
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)
    place.rmdir()


def fill(place: Path) -> Path:
    """Use up the rest of a disk."""
    ballast = place / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    return ballast


@pytest.mark.parametrize(
    ("times", "tables"), [pytest.param(1, 4, id="short"), pytest.param(10, 20, id="long", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("kind", KINDS)
def test_a_full_disk_refuses_answers_and_loses_none(
    start: Start, small_disk: Path, kind: str, times: int, tables: int
) -> None:
    database = None
    if kind == "postgres":
        if not Postgres.install():
            pytest.skip("PostgreSQL is not installed")
        database = Postgres(small_disk)
        database.start()
    server = start(small_disk / "data", database=database.url if database else "")
    crowd = Crowd(server, tables)
    for _ in range(times):
        crowd.wait_for_progress()
        ballast = fill(small_disk)
        before, end = crowd.refused, time.monotonic() + PATIENCE
        while crowd.refused == before and time.monotonic() < end:
            time.sleep(0.05)
        assert crowd.refused > before
        ballast.unlink()
        if database is not None and not database.runs:
            database.start()
        crowd.wait_for_progress()
        crowd.stop()
        crowd.check(server)
        crowd.go()
    crowd.stop()
    crowd.check(server)
    server.stop()
    assert records_hold(database.url if database else database_in(small_disk / "data"))
    if database is not None:
        database.remove()
    else:
        shutil.rmtree(small_disk / "data")


@pytest.mark.parametrize(
    ("times", "tables"), [pytest.param(2, 4, id="short"), pytest.param(30, 20, id="long", marks=pytest.mark.slow)]
)
def test_postgresql_restarted_underneath_loses_no_answer(
    start: Start, postgres: Postgres, times: int, tables: int
) -> None:
    server = start(database=postgres.url)
    crowd = Crowd(server, tables)
    for number in range(times):
        crowd.wait_for_progress()
        time.sleep(random.Random(number).uniform(0, 0.3))
        postgres.kill()
        postgres.start()
        crowd.wait_for_progress()
        crowd.stop()
        crowd.check(server)
        crowd.go()
    crowd.stop()
    crowd.check(server)
    server.stop()
    assert records_hold(postgres.url)
