"""Every import of a package: in whatever form, on top or inside a function, at run time or for types alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

Modules: TypeAlias = Mapping[str, Path]
"""The modules of a package by name."""
Graph: TypeAlias = dict[str, set[str]]
"""The modules that each module imports."""


class Import(NamedTuple):
    """One name that a module imports."""

    target: str
    """The module; of others than the given ones only what the statement says."""
    late: bool = False
    """Inside a function: it waits until that runs."""
    for_types: bool = False
    """Under `TYPE_CHECKING`: it is never carried out."""


def modules_in(root: Path) -> Modules:
    """All modules of a package."""
    found = {}
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports_of(name: str, modules: Modules) -> Iterator[Import]:
    """The imports of a module."""
    package = name if modules[name].name == "__init__.py" else name.rpartition(".")[0]
    for node, late, for_types in _statements(ast.parse(modules[name].read_text("utf-8")), False, False):
        for target in _targets(node, package, modules):
            yield Import(target, late, for_types)


def graph_of(modules: Modules, *, with_types: bool = False) -> Graph:
    """What the modules import of each other, functions included; with those for types alone on demand."""
    return {
        name: {one.target for one in imports_of(name, modules) if one.target in modules and one.for_types <= with_types}
        for name in modules
    }


def circles(graph: Graph) -> list[list[str]]:
    """Modules that import each other: those that cannot be put into an order, each with those of them it imports."""
    left = {name: set(targets) for name, targets in graph.items()}
    while free := [name for name, targets in left.items() if not targets & left.keys()]:
        for name in free:
            del left[name]
    while first := [name for name in left if not any(name in targets for targets in left.values())]:
        for name in first:
            del left[name]
    return sorted([name, *sorted(targets & left.keys())] for name, targets in left.items())


def _statements(node: ast.AST, late: bool, for_types: bool) -> Iterator[tuple[ast.AST, bool, bool]]:
    for child in ast.iter_child_nodes(node):
        inside = late or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
        typed = for_types or (isinstance(node, ast.If) and child in node.body and _asks_for_types(node.test))
        yield child, inside, typed
        yield from _statements(child, inside, typed)


def _asks_for_types(test: ast.expr) -> bool:
    return ast.unparse(test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}


def _targets(node: ast.AST, package: str, modules: Modules) -> Iterator[str]:
    """The modules of an import statement, as `from package import module` may name them too."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        parts = package.split(".")
        above = ".".join(parts[: len(parts) + 1 - node.level]) if node.level else ""
        base = ".".join(part for part in (above, node.module) if part)
        inner = [f"{base}.{alias.name}" for alias in node.names]
        yield from (name for name in inner if name in modules)
        if not all(name in modules for name in inner):
            yield base
