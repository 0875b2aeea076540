"""The folders of the server: imports point one way, and none of them hides in a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tricorne.server

ROOT = Path(tricorne.server.__file__).parent
ORDER = ("base", "storage", "tables", "club", "http", "operate")
"""A folder imports itself and those before it."""
FILES = sorted(path for path in ROOT.rglob("*.py") if path != ROOT / "__init__.py")


def imported(path: Path) -> Iterator[tuple[str, bool]]:
    """The modules of the server that a file imports, and whether a function does so."""
    tree = ast.parse(path.read_text("utf-8"))
    inside = {id(node) for outer in ast.walk(tree) if isinstance(outer, _HIDING) for node in ast.walk(outer)}
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            if name.startswith("tricorne."):
                yield name, id(node) in inside


_HIDING = (ast.FunctionDef, ast.AsyncFunctionDef, ast.If)
"""What an import may hide in: a function, or `if TYPE_CHECKING`."""


def folder_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0]


def test_every_file_is_in_a_folder() -> None:
    assert {folder_of(path) for path in FILES} == set(ORDER)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_imports_only_folders_before_its_own(path: Path) -> None:
    allowed = ORDER[: ORDER.index(folder_of(path)) + 1]
    for name, hidden in imported(path):
        assert not hidden, f"{name} is imported out of sight"
        if name.startswith("tricorne.server."):
            assert name.split(".")[2] in allowed, name


def test_nobody_reads_routes_but_the_list_of_them() -> None:
    """A socket, above all: what it shows and says is the table's own."""
    readers = {
        path.stem
        for path in FILES
        for name, _ in imported(path)
        if name.endswith("_routes") and name.startswith("tricorne.server.http.")
    }
    assert readers == {"endpoints"}
