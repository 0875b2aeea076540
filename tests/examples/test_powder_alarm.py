"""A game of another package is found, checked and played without any change of ours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.installing import GAME, install
from tricorne.games import game_ids

LINES = 600
WRITTEN = {".py", ".js", ".json", ".toml", ".ftl", ".md"}
TRACE = """
from powder_alarm.game import PowderAlarm
from tricorne.core.sections import trace
print([section for section in trace(PowderAlarm) if section.missing])
"""


@pytest.mark.parametrize(
    "command",
    [
        ("tricorne", "check", "powder-alarm", "--games", "30"),
        ("tricorne", "simulate", "powder-alarm", "--players", "normal", "--games", "10"),
        ("pytest", "-p", "no:cacheprovider", str(GAME / "tests")),
    ],
)
def test_an_installed_game_passes_its_checks(tmp_path: Path, command: tuple[str, ...]) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", *command], env=install(tmp_path / "site"), cwd=tmp_path, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_every_section_has_code_test_and_help() -> None:
    """In the checkout, where its tests lie beside it."""
    ran = subprocess.run([sys.executable, "-c", TRACE], cwd=GAME, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (0, "[]\n"), ran.stderr


def test_a_game_that_is_not_installed_is_not_there() -> None:
    assert "powder-alarm" not in game_ids()


def test_the_example_stays_small() -> None:
    files = [path for path in GAME.rglob("*") if path.suffix in WRITTEN]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= LINES
