"""Imports point one way: core knows no game, games know core only, and so on."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tricorne

ROOT = Path(tricorne.__file__).parent
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "api": {"core", "games", "api"},
    "sim": {"core", "games", "bots", "api", "sim"},
    "server": {"core", "games", "bots", "api", "server"},
    "cli": {"core", "games", "bots", "api", "sim", "server", "cli"},
}


def imports_of(path: Path) -> set[str]:
    """The layers that a file imports from."""
    layers = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module] if node.module != "tricorne" else [f"tricorne.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        layers |= {name.split(".")[1] for name in names if name.startswith("tricorne.")}
    return layers


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_imports_point_one_way(layer: str) -> None:
    files = [ROOT / f"{layer}.py"] if (ROOT / f"{layer}.py").is_file() else sorted((ROOT / layer).rglob("*.py"))
    assert files
    wrong = {str(path.relative_to(ROOT)): layers for path in files if (layers := imports_of(path) - MAY_IMPORT[layer])}
    assert not wrong


def test_a_game_does_not_import_another_game() -> None:
    games = [path for path in (ROOT / "games").iterdir() if path.is_dir() and not path.name.startswith("_")]
    for game in games:
        others = {f"tricorne.games.{other.name}" for other in games if other != game}
        for path in game.rglob("*.py"):
            text = path.read_text("utf-8")
            assert not [other for other in others if f"{other}." in text], path


def test_rules_use_no_clock_no_chance_and_no_files() -> None:
    for path in (ROOT / "games").rglob("rules/*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                assert not {alias.name for alias in node.names} & {"random", "time", "datetime", "os"}, path
            if isinstance(node, ast.ImportFrom):
                assert node.module not in {"random", "time", "datetime", "os", "pathlib"}, path
