"""Running a server: backups, restoring, figures, logs, stopping."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.clients import PATIENCE, ServerProcess
from tests.server.crowd import Crowd
from tests.server.members import Member, finish
from tests.server.process import register_toy
from tricorne.server.base.errors import Problem
from tricorne.server.base.logs import Lines, without_secrets
from tricorne.server.base.settings import database_in
from tricorne.server.operate.backup import backup, restore, verify
from tricorne.server.storage.storage import Storage

Start = Callable[..., ServerProcess]


def test_a_backup_holds_every_table_whatever_else_was_imported(tmp_path: Path) -> None:
    storage = Storage(database_in(tmp_path))
    storage.migrate()
    names = "from tricorne.server.operate.backup import TABLES; print(*sorted(each.name for each in TABLES))"
    known = subprocess.run([sys.executable, "-c", names], capture_output=True, text=True, check=True).stdout.split()
    assert known == sorted(set(sa.inspect(sa.create_engine(storage.url)).get_table_names()) - {"alembic_version"})


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_under_load_restores_to_tables_that_all_verify(
    start: Start, tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    register_toy()
    url = request.getfixturevalue("postgres").url if kind == "postgres" else ""
    server = start(tmp_path / "here", database=url)
    member = Member(server)
    known = member.make(name="kept")
    crowd = Crowd(server, 4)
    crowd.wait_for_progress()
    before = dict(crowd.acknowledged)
    source = Storage(url or database_in(tmp_path / "here"))
    kept = backup(source, tmp_path / "club.backup")
    source.close()
    crowd.stop()
    assert sum(crowd.acknowledged.values()) > sum(before.values())
    assert kept.tables == 5
    assert (tmp_path / "club.backup").stat().st_mode & 0o077 == 0
    there = Storage(database_in(tmp_path / "there"))
    assert restore(there, tmp_path / "club.backup") == kept
    assert asyncio.run(verify(there)) == []
    there.close()
    again = start(tmp_path / "there")
    for made in crowd.made:
        assert again.person(made["table"], made["key"]).view()["version"] >= before.get(made["table"], 0)
    assert Member(again, member.name, sign_up=False).sign_in().status_code == 200
    assert again.person(known["table"], known["key"]).get().json()["name"] == "kept"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_is_restored_under_a_running_server(
    start: Start, tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgres").url if kind == "postgres" else ""
    server = start(database=url)
    made = server.make(seats={"ann": "me", "bob": "me"})
    person = server.person(made["table"], made["key"])
    storage = Storage(url or database_in(tmp_path))
    backup(storage, tmp_path / "club.backup")
    later = server.make()
    options = person.view(seat="ann")["view"]["asked"][0]["options"]
    assert person.answer("ann", options[0]).json()["version"] == 1
    with pytest.raises(Problem) as refused:
        restore(storage, tmp_path / "club.backup")
    assert refused.value.code == "not-empty"
    assert person.get().json()["version"] == 1
    restore(storage, tmp_path / "club.backup", replace=True)
    storage.close()
    late = person.answer("bob", "1", 1)
    assert late.json()["code"] in ("not-stored", "stale", "not-offered-because")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and person.get().json()["version"]:
        time.sleep(0.1)
    assert person.get().json()["version"] == 0
    assert server.person(later["table"], later["key"]).get().json()["code"] == "no-such-table"
    assert person.answer("ann", options[-1], 0).status_code == 200


def test_a_damaged_backup_is_refused_and_changes_nothing(start: Start, tmp_path: Path) -> None:
    server = start()
    made = server.make()
    storage = Storage(database_in(tmp_path))
    file = tmp_path / "club.backup"
    backup(storage, file)
    whole = file.read_bytes()
    for damaged in (whole[: len(whole) // 2], b"", b"nonsense", whole[:40] + b"x" + whole[41:]):
        file.write_bytes(damaged)
        with pytest.raises(Problem) as refused:
            restore(storage, file, replace=True)
        assert refused.value.code == "bad-backup"
    storage.close()
    assert server.person(made["table"], made["key"]).get().status_code == 200


def test_a_polite_stop_waits_for_nobody_and_loses_nothing(start: Start) -> None:
    server = start()
    crowd = Crowd(server, 4)
    crowd.wait_for_progress()
    made = server.make()
    with server.sit(made["table"], made["key"]) as socket:
        socket.until("view")
        server.process.terminate()
        assert server.process.wait(PATIENCE) in (0, -15)
    crowd.stop()
    server.start()
    crowd.check(server)


def test_figures_are_counted_and_shown_to_those_who_may_see_them(start: Start) -> None:
    server = start(metrics_token="let me in")
    made = server.make()
    finish(server.person(made["table"], made["key"]), server.person(made["table"], made["keys"]["bob"]))
    assert server.http.get("/metrics").json()["code"] == "metrics-closed"
    shown = server.http.get("/metrics", headers={"authorization": "Bearer let me in"}).text
    figures = dict(line.rsplit(" ", 1) for line in shown.splitlines() if not line.startswith("#"))
    assert float(figures['tricorne_changes_total{why="answer"}']) >= 4
    assert float(figures["tricorne_tables"]) == 1
    assert float(figures["tricorne_memory_bytes"]) > 1e7
    assert figures['tricorne_commit_seconds_bucket{le="+Inf"}'] == figures["tricorne_commit_seconds_count"]
    assert made["table"] not in shown


def test_logs_are_lines_of_json_without_secrets() -> None:
    record = logging.LogRecord("x", logging.ERROR, "", 0, "sent Bearer %s to /t/abc#%s", ("s3cret", "k3y"), None)
    line = json.loads(Lines().format(record))
    assert (line["level"], line["message"]) == ("error", "sent Bearer … to /t/abc#…")


@pytest.mark.parametrize(
    "text",
    [
        "smtp://user:s3cret@host:25",
        "postgresql://me:s3cret@db/x",
        "Authorization: bearer s3cret",
        "token tri_s3cret01234567",
        "Cookie: tricorne_session=s3cret.abc; a=b",
        '{"name":"x","password":"s3cret"}',
        "https://club.example/club#reset/s3cret",
        "$argon2id$v=19$s3cret",
    ],
)
def test_nothing_that_opens_something_is_logged(text: str) -> None:
    assert "s3cret" not in without_secrets(text)
