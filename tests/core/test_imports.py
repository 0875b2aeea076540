"""No module of the package imports itself by a detour, and none hides an import inside a function."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import tricorne
from tests.core.imports import Import, circles, graph_of, imports_of, modules_in

MODULES = modules_in(Path(tricorne.__file__).parent)
LATE_ON_PURPOSE = {
    "tricorne.cli.operate: tricorne.server": "slow to import, and few commands use it",
    "tricorne.cli.serve: tricorne.server": "the same",
    "tricorne.core.facts: fluent": "only packs have texts to be checked",
    "tricorne.core.words: fluent": "it takes as long as the rest of the package, and a simulation shows no text",
    "tricorne.server.club.events.swiss: networkx": "slow to import, and only a Swiss event pairs with it",
    "tricorne.server.tables.watch: psycopg": "only PostgreSQL needs it",
    "tricorne.sim.cluster: ray": "an extra that few install",
    "tricorne.sim.plots: matplotlib": "an extra, and slow to import",
    "tricorne.sim.results: pyarrow": "an extra that only Parquet files need",
}
"""Where an import waits until a function runs, and why."""
BACK_FOR_TYPES = {
    "tricorne.games.*: tricorne.games.*.game": "rules and non-players are given the game that they are part of",
    "tricorne.games.*.machinery.plan: tricorne.games.*.machinery.marching": "a plan holds the Marches that follow it",
    "tricorne.games.*.moving: tricorne.games.*.action": "groups move for a Command, which remembers what has moved",
    "tricorne.games.*.s1_3_map: tricorne.games.*.board": "the map checks the data that the board is made of",
    "tricorne.core.*: tricorne.core.match": "what looks at a match is used by the match itself",
    "tricorne.core.words: tricorne.core.errors": "an error says itself in words",
    "tricorne.core.words: tricorne.core.facts": "packs may change words, and their own are checked",
}
"""Who names for types alone what imports it, and why."""


def test_imports_of_every_form_are_seen(tmp_path: Path) -> None:
    files = {
        "__init__": "from toy.first import first",
        "first": "import json\nfrom toy import second",
        "second": "from .third import third\nimport os.path",
        "third": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from toy.last import last\nimport toy.first",
        "last": "def late():\n    import json\n    from . import first\nclass Late:\n    import toy.inner.deep",
        "inner/__init__": "from . import deep",
        "inner/deep": "if True:\n    from ..last import last\nelse:\n    from .. import third as other",
    }
    for name, text in files.items():
        path = tmp_path / "toy" / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    modules = modules_in(tmp_path / "toy")
    assert {name.removeprefix("toy."): [*imports_of(name, modules)] for name in modules} == {
        "toy": [Import("toy.first")],
        "first": [Import("json"), Import("toy.second")],
        "second": [Import("toy.third"), Import("os.path")],
        "third": [Import("typing"), Import("toy.last", for_types=True), Import("toy.first")],
        "last": [Import("json", late=True), Import("toy.first", late=True), Import("toy.inner.deep")],
        "inner": [Import("toy.inner.deep")],
        "inner.deep": [Import("toy.last"), Import("toy.third")],
    }


def test_a_detour_is_found_through_functions_too() -> None:
    graph = {"first": {"second"}, "second": {"third"}, "third": {"first", "last"}, "last": set(), "other": {"first"}}
    assert circles(graph) == [["first", "second"], ["second", "third"], ["third", "first"]]
    assert circles({"first": {"second"}, "second": {"last"}, "last": set()}) == []


def test_the_imports_of_the_package_have_no_cycle() -> None:
    assert circles(graph_of(MODULES)) == []


def test_what_is_named_for_types_alone_closes_no_cycle_without_a_reason() -> None:
    really, with_types = graph_of(MODULES), graph_of(MODULES, with_types=True)
    used = set()
    for name, targets in with_types.items():
        for target in targets - really[name]:
            allowed = {edge for edge in BACK_FOR_TYPES if fnmatch(f"{name}: {target}", edge)}
            used |= allowed
            if allowed:
                targets.remove(target)
    assert circles(with_types) == []
    assert used == BACK_FOR_TYPES.keys()


def test_no_import_waits_in_a_function_without_a_reason() -> None:
    late = set()
    for name in MODULES:
        for one in imports_of(name, MODULES):
            if one.late:
                late.add(f"{name}: {'.'.join(one.target.split('.')[: 2 if one.target in MODULES else 1])}")
    assert late == LATE_ON_PURPOSE.keys()
