"""The bot in the docs is short, and plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.clients import ROOT, ServerProcess
from tests.server.members import Member


def program() -> str:
    text = (ROOT / "docs" / "outside-bot.md").read_text("utf-8")
    return text.split("```python\n")[1].split("```")[0]


def test_the_bot_has_about_thirty_lines() -> None:
    assert len([line for line in program().splitlines() if line.strip()]) <= 32


def test_two_of_them_play_a_game_to_its_end(server: ServerProcess, tmp_path: Path) -> None:
    ann, bob = Member(server), Member(server)
    made = ann.make(visibility="open")
    assert bob.post(f"/tables/{made['table']}/join", seat="bob").status_code == 200
    file = tmp_path / "bot.py"
    file.write_text(program())
    bots = [
        subprocess.Popen([sys.executable, str(file), server.url, member.token(), made["table"]], stdout=subprocess.PIPE)
        for member in (ann, bob)
    ]
    for bot in bots:
        reply, _ = bot.communicate(timeout=60)
        assert b"over:" in reply
    assert ann.at(made["table"]).get().json()["finished"]
