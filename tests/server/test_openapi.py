"""The description at /openapi.json against the server itself: nothing that fits it or breaks it is a server error."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import ServerProcess
from tests.server.members import Member


@pytest.fixture
def club(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path, notice_delay=9e9).start()
    yield server
    server.stop()


@pytest.mark.parametrize("examples", [4, pytest.param(150, marks=pytest.mark.slow)])
@pytest.mark.parametrize("who", ["nobody", "key", "token"])
def test_no_request_makes_a_server_error(club: ServerProcess, tmp_path: Path, examples: int, who: str) -> None:
    ann = Member(club)
    made = ann.make()
    description = club.http.get("/openapi.json").json()
    for path in description["paths"].values():
        for operation in path.values():
            for parameter in operation["parameters"]:
                if parameter["in"] == "path" and parameter["name"] == "table":
                    parameter["schema"] = {"enum": [made["table"], "nothing"]}
                if parameter["in"] == "path" and parameter["name"] == "game":
                    parameter["schema"] = {"enum": ["toy", "1775-rebellion", "nothing"]}
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps(description))
    headers = {
        "nobody": [],
        "key": [f"Authorization: Bearer {made['key']}"],
        "token": [f"Authorization: Bearer {ann.token()}"],
    }
    command = [str(Path(sys.executable).with_name("schemathesis")), "run", str(file), "--url", club.url]
    command += ["--checks", "not_a_server_error", "--max-examples", str(examples), "--phases", "fuzzing"]
    command += ["--generation-deterministic", "--no-color", "--request-timeout", "60"]
    command += [part for header in headers[who] for part in ("--header", header)]
    command += ["--exclude-path-regex", "wait|/socket"]
    run = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, "PYTHONHASHSEED": "1"}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout[-4_000:] + run.stderr[-2_000:]
    tested = re.search(r"(\d+) generated", run.stdout)
    assert tested is None or int(tested[1]) > 50
