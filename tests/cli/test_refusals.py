"""No command shows a traceback: what cannot be done gives one clear line, status 2, and leaves nothing behind."""

from __future__ import annotations

import gzip
import json
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

import tricorne
from tests.cli.test_commands import run
from tricorne.cli import app

ASKED = json.dumps(tricorne.new_match("liberty", luck="ask").record())
RECORD = json.dumps(tricorne.new_match("liberty", seed=1).record())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Everything that stands in the way: a file for a folder, a folder for a file, what is cut off, what is foreign."""
    tmp_path.joinpath("file").write_text("a file, where a folder is wanted")
    tmp_path.joinpath("folder").mkdir()
    tmp_path.joinpath("cut.json").write_text(RECORD[:-100])
    tmp_path.joinpath("binary.json").write_bytes(bytes(range(256)))
    tmp_path.joinpath("deep.json").write_text("[" * 100_000)
    tmp_path.joinpath("good.json").write_text(RECORD)
    tmp_path.joinpath("asked.json").write_text(ASKED)
    tmp_path.joinpath("cut.backup").write_bytes(gzip.compress(b'{"format":"tricorne-backup-1"}\n' * 500)[:-20])
    for name, content in (("garbage", b"no database at all" * 500), ("cut-off", b"SQLite format 3\0" + b"\1" * 600)):
        tmp_path.joinpath(name).mkdir()
        tmp_path.joinpath(name, "tricorne.sqlite3").write_bytes(content)
    tmp_path.joinpath("foreign").mkdir()
    with closing(sqlite3.connect(tmp_path / "foreign" / "tricorne.sqlite3")) as database:
        database.execute("CREATE TABLE holiday_pictures (name TEXT)")
        database.commit()
    tmp_path.joinpath("later").mkdir()
    with closing(sqlite3.connect(tmp_path / "later" / "tricorne.sqlite3")) as database:
        for table in ("tables", "changes"):
            database.execute(f"CREATE TABLE {table} (id TEXT)")
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    return tmp_path


NOBODY = "postgresql://nobody:secret@127.0.0.1:9/none"
CASES = [
    "reference no-such-game",
    "lessons no-such-game",
    "lessons no-such-game --check",
    "learn no-such-game",
    "learn liberty no-such-lesson",
    "learn liberty --file folder",
    "learn liberty --file binary.json",
    "learn liberty --file good.json",
    "learn liberty --file file/within.json",
    "serve --port 99999",
    "serve --port 0",
    "serve --port -5",
    "serve --host no.such.host.invalid --port 8123",
    "serve --host 203.0.113.7 --port 8123",
    "serve --data file --port 8123",
    "serve --data file/within --port 8123",
    "serve --data garbage --port 8123",
    "serve --data cut-off --port 8123",
    "serve --data foreign --port 8123",
    "serve --data later --port 8123",
    "serve --database nonsense --port 8123",
    "serve --database oracle://x --port 8123",
    f"serve --database {NOBODY} --port 8123",
    "backup out.backup --data nothing",
    "backup out.backup --data folder",
    "backup out.backup --data file",
    "backup out.backup --data garbage",
    "backup out.backup --data cut-off",
    "backup out.backup --data foreign",
    "backup out.backup --database nonsense",
    f"backup out.backup --database {NOBODY}",
    "restore nothing.backup --data new",
    "restore cut.backup --data new",
    "restore binary.json --data new",
    "restore folder --data new",
    f"restore cut.backup --database {NOBODY}",
    "reports --data nothing",
    "reports --data folder",
    "reports --data garbage",
    "reports --data foreign",
    f"reports --database {NOBODY}",
    "play nothing",
    "play liberty --file file/within.json --bots random",
    "play liberty --file folder --bots random",
    "play liberty --file cut.json",
    "play liberty --file binary.json",
    "check nothing",
    "check liberty --games 0",
    "simulate liberty --games 1 --out file",
    "simulate liberty --games 1 --out file/within",
    "simulate liberty --games 1 --players nobody",
    "simulate liberty --games 1 --pack nothing",
    "simulate liberty --games 1 --option nothing=1",
    "arena liberty --games 2 --out file/within",
    "arena liberty --games 2 --page file/within",
    "arena liberty --games 2 --page folder",
    "arena liberty --games 2 --players nobody",
    "report nothing --page out.html",
    "report folder --page out.html",
    "report file --page out.html",
    "replay nothing.json",
    "replay folder",
    "replay cut.json",
    "replay binary.json",
    "replay deep.json",
    "replay good.json --at 99999",
    "replay good.json --seat nobody",
    "verify nothing.json",
    "verify folder",
    "verify cut.json",
    "verify binary.json",
    "verify deep.json",
    "verify good.json --promise nonsense",
    "verify asked.json",
    "analyse nothing.json",
    "analyse cut.json",
    "analyse good.json --page file/within",
    "explain nothing.json --at 0",
    "explain good.json --at 99999",
    "rules nothing",
    "data nothing",
    "data liberty --pack nothing",
    "data liberty --pack file",
    "bench --game nothing --tables 0",
    "bench --game liberty --tables 0 --seconds 0",
    "bench --game liberty --tables 0 --seconds nan",
    "bench --game liberty --tables -1 --seconds 0.01",
    "analyse good.json --effort inf",
    "analyse good.json --jobs 100000000",
    "simulate liberty --games 1000000000000",
    "simulate liberty --games 2 --jobs 100000000",
    "simulate liberty --games 2 --players hard --budget nan",
    "simulate liberty --games 2 --players hard --visits 0",
    "arena liberty --games 2 --games-hard -1",
    "arena liberty --games 2 --jobs 100000000",
    "arena liberty --games 2 --players random,hard --budget -1",
    "check liberty --games 2 --jobs 100000000",
]


def contents(folder: Path) -> dict[str, int]:
    return {str(path.relative_to(folder)): path.stat().st_size for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("words", CASES)
def test_what_cannot_be_done_is_said_in_one_line_and_leaves_nothing_behind(words: str, folder: Path) -> None:
    before = contents(folder)
    try:
        done = run(*words.split(), folder=folder, typed="")
    except subprocess.TimeoutExpired:
        pytest.fail("the command runs")
    assert "Traceback" not in done.stderr
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stderr.startswith("tricorne: ")
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr
    assert contents(folder) == before


@pytest.mark.parametrize("command", ["play", "learn"])
def test_letters_that_a_terminal_does_not_know_are_no_answer_and_end_nothing(command: str, tmp_path: Path) -> None:
    done = run(command, "liberty", folder=tmp_path, typed="ñandú\n", PYTHONIOENCODING="ascii:strict", PYTHONUTF8="0")
    assert "Traceback" not in done.stderr
    assert "is not offered" in done.stdout + done.stderr


def test_every_command_that_can_fail_is_in_the_table() -> None:
    named = {(command.name or command.callback.__name__) for command in app.registered_commands if command.callback}
    assert named - {words.split()[0] for words in CASES} == {"games"}
