"""No module of the package imports itself by a detour, and none hides an import inside a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import tricorne

ROOT = Path(tricorne.__file__).parent
Graph: TypeAlias = dict[str, set[str]]
"""The modules that each module imports when it is imported itself."""

HIDDEN_ON_PURPOSE = {
    "tricorne.cli.operate: tricorne.server": "slow to import, and few commands use it",
    "tricorne.cli.serve: tricorne.server": "the same",
    "tricorne.core.facts: fluent": "only packs have texts to be checked",
    "tricorne.core.words: fluent": "it takes as long as the rest of the package, and a simulation shows no text",
    "tricorne.sim.cluster: ray": "an extra that few install",
    "tricorne.sim.plots: matplotlib": "an extra, and slow to import",
    "tricorne.sim.results: pyarrow": "an extra that only Parquet files need",
}
"""Where an import waits until a function runs, and why."""
NOT_LOOKED_AT = "tricorne.server."
"""Modules whose hidden imports are not looked at yet."""


def modules_in(root: Path) -> dict[str, Path]:
    """All modules of a package by name."""
    found = {}
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(node: ast.AST, modules: dict[str, Path]) -> Iterator[str]:
    """What an import statement imports: modules, as `from package import module` may name them too."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        assert node.module
        assert not node.level, "imports are absolute"
        inner = [f"{node.module}.{alias.name}" for alias in node.names]
        yield from (name for name in inner if name in modules)
        if not all(name in modules for name in inner):
            yield node.module


def for_types_only(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def statements(node: ast.AST, *, hidden: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """All statements that are carried out, and whether that waits until a function runs."""
    for child in ast.iter_child_nodes(node):
        if not for_types_only(child):
            inside = hidden or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
            yield child, inside
            yield from statements(child, hidden=inside)


def imports_of(modules: dict[str, Path]) -> tuple[Graph, set[str]]:
    """The imports of the modules among themselves, and all that are hidden in functions."""
    graph: Graph = {name: set() for name in modules}
    hidden: set[str] = set()
    for name, path in modules.items():
        for node, inside in statements(ast.parse(path.read_text("utf-8"))):
            for target in imported(node, modules):
                if inside:
                    parts = 2 if target in modules else 1
                    hidden.add(f"{name}: {'.'.join(target.split('.')[:parts])}")
                elif target in modules:
                    graph[name].add(target)
    return graph, hidden


def cycles(graph: Graph) -> list[list[str]]:
    """Groups of modules that import each other: those that cannot be put into an order."""
    left = {name: set(targets) for name, targets in graph.items()}
    while free := [name for name, targets in left.items() if not targets & left.keys()]:
        for name in free:
            del left[name]
    while leaf := [name for name in left if not any(name in targets for targets in left.values())]:
        for name in leaf:
            del left[name]
    return sorted([name, *sorted(targets & left.keys())] for name, targets in left.items())


def test_a_detour_and_a_hidden_import_are_found(tmp_path: Path) -> None:
    package = tmp_path / "toy"
    package.mkdir()
    files = {
        "__init__": "from toy.first import first",
        "first": "import json\nfrom toy import second",
        "second": "from toy.third import third",
        "third": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from toy.last import last\nimport toy.first",
        "last": "def late():\n    import json\n    from toy.first import first",
    }
    for name, text in files.items():
        (package / f"{name}.py").write_text(text, "utf-8")
    graph, hidden = imports_of(modules_in(package))
    assert cycles(graph) == [["toy.first", "toy.second"], ["toy.second", "toy.third"], ["toy.third", "toy.first"]]
    assert hidden == {"toy.last: json", "toy.last: toy.first"}


def test_the_imports_of_the_package_have_no_cycle() -> None:
    graph, _ = imports_of(modules_in(ROOT))
    assert cycles(graph) == []


def test_no_import_hides_in_a_function_without_a_reason() -> None:
    _, hidden = imports_of(modules_in(ROOT))
    assert {one for one in hidden if not one.startswith(NOT_LOOKED_AT)} == HIDDEN_ON_PURPOSE.keys()
