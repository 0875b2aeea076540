"""Imports point one way: core knows no game, games know core only, and so on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tricorne
from tests.core.imports import imports_of, modules_in

MODULES = modules_in(Path(tricorne.__file__).parent)
GAME = re.compile(r"tricorne\.games\.\w+(?=\.)")
NOT_IN_RULES = {"random", "secrets", "time", "datetime", "os", "pathlib", "io"}
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "api": {"core", "games", "api"},
    "sim": {"core", "games", "bots", "api", "sim"},
    "server": {"core", "games", "bots", "api", "server"},
    "cli": {"core", "games", "bots", "api", "sim", "server", "cli"},
}


def layer_of(name: str) -> str:
    """The layer of a module; none for what is not of the package, and for its own name."""
    return (name.split(".")[1:2] or [""])[0] if name.split(".")[0] == "tricorne" else ""


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_imports_point_one_way(layer: str) -> None:
    own = [name for name in MODULES if layer_of(name) == layer]
    assert own
    wrong = {
        name: one.target
        for name in own
        for one in imports_of(name, MODULES)
        if layer_of(one.target) not in MAY_IMPORT[layer] | {""}
    }
    assert not wrong


def test_a_game_does_not_import_another_game() -> None:
    for name in MODULES:
        if game := GAME.match(name):
            others = [GAME.match(one.target) for one in imports_of(name, MODULES)]
            assert {other[0] for other in others if other} <= {game[0]}, name


def test_rules_use_no_clock_no_chance_and_no_files() -> None:
    rules = [name for name in MODULES if GAME.match(name) and ".rules." in name]
    assert rules
    for name in rules:
        assert not {one.target.split(".")[0] for one in imports_of(name, MODULES)} & NOT_IN_RULES, name
