"""The bot in the docs fits on a page, plays a whole game, and comes back to a server that was away."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.clients import PATIENCE, ROOT, Json, ServerProcess
from tests.server.members import Member


def program() -> str:
    text = (ROOT / "docs" / "outside-bot.md").read_text("utf-8")
    return text.split("```python\n")[1].split("```")[0]


def bots_at(table: str, folder: Path, *members: Member) -> list[subprocess.Popen[bytes]]:
    """A program in the seat of each member."""
    file = folder / "bot.py"
    file.write_text(program())
    command = [sys.executable, "-u", str(file), members[0].server.url]
    return [subprocess.Popen([*command, one.token(), table], stdout=subprocess.PIPE) for one in members]


def output_of(bots: list[subprocess.Popen[bytes]]) -> list[bytes]:
    return [bot.communicate(timeout=5 * PATIENCE)[0] for bot in bots]


def test_the_bot_fits_on_a_page() -> None:
    assert len([line for line in program().splitlines() if line.strip()]) <= 45


def test_two_of_them_play_an_unrated_game_to_its_end(server: ServerProcess, tmp_path: Path) -> None:
    ann, bob = Member(server), Member(server)
    table = ann.make(visibility="open", rated=False)["table"]
    assert bob.post(f"/tables/{table}/join", seat="bob").status_code == 200
    assert all(b"over:" in said for said in output_of(bots_at(table, tmp_path, ann, bob)))
    assert ann.at(table).get().json()["finished"]
    assert not ann.at(table).get("/people").json()["rated"]


SEATS = {"british_regulars": "me", "loyalists": "easy", "continentals": "link", "patriots": "easy"}


def test_they_come_back_to_a_server_that_was_away(start: Callable[..., ServerProcess], tmp_path: Path) -> None:
    server = start(limits=True)
    ann, bob = Member(server), Member(server)
    table = ann.make(game="1775-rebellion", scenario="introductory", seats=SEATS, visibility="open", rated=False)[
        "table"
    ]
    assert bob.post(f"/tables/{table}/join", seat="continentals").status_code == 200
    bots = bots_at(table, tmp_path, ann, bob)
    seen = wait_for(lambda: ann.at(table).view(), 20)
    server.kill()
    for bot in bots:
        assert bot.stdout is not None
        assert any(b"no connection" in line for line in iter(bot.stdout.readline, b""))
    server.start()
    assert ann.at(table).view()["version"] >= seen
    assert all(b"over:" in said for said in output_of(bots))
    assert ann.at(table).get().json()["finished"]


def test_an_answer_that_breaks_off_is_asked_for_again(tmp_path: Path) -> None:
    whole = json.dumps({"version": 1, "view": {"result": "won"}}).encode()
    head = b"HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(whole)
    file = tmp_path / "bot.py"
    file.write_text(program())
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(PATIENCE)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        bot = subprocess.Popen([sys.executable, "-u", str(file), address, "tri_token", "table"], stdout=subprocess.PIPE)
        for reply in (b"", head[:20], head, head + whole[:9], head + whole):
            asked, _ = listening.accept()
            with asked:
                asked.recv(4096)
                asked.sendall(reply)
        (said,) = output_of([bot])
    assert said.count(b"no connection") == 4
    assert said.endswith(b"over: won\n")


def wait_for(look: Callable[[], Json], version: int) -> int:
    """Look until a table has come so far."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seen = int(look()["version"])
        if seen >= version:
            return seen
        time.sleep(0.05)
    raise TimeoutError("the table does not go on")
