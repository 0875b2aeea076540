"""The folders of the server: imports point one way, and a socket knows no route."""

from __future__ import annotations

from pathlib import Path

import pytest

import tricorne
from tests.core.imports import imports_of, modules_in

MODULES = modules_in(Path(tricorne.__file__).parent)
ORDER = ("base", "storage", "tables", "club", "http", "operate")
"""A folder imports itself and those before it."""
OWN = [name for name in MODULES if name.startswith("tricorne.server.")]


def folder_of(name: str) -> str:
    return name.split(".")[2]


def test_every_file_is_in_a_folder() -> None:
    assert {folder_of(name) for name in OWN} == set(ORDER)


@pytest.mark.parametrize("name", OWN)
def test_a_file_imports_only_folders_before_its_own(name: str) -> None:
    allowed = ORDER[: ORDER.index(folder_of(name)) + 1]
    for one in imports_of(name, MODULES):
        assert not one.for_types, f"{one.target} is imported for types alone"
        if one.target.startswith("tricorne.server"):
            assert one.target in MODULES, one.target
            assert folder_of(one.target) in allowed, one.target


def test_only_routes_and_the_list_of_them_read_routes() -> None:
    """No socket, above all: what it shows and says is the table's own."""
    routes = {name for name in OWN if name.endswith("_routes")}
    readers = {name for name in OWN for one in imports_of(name, MODULES) if one.target in routes}
    assert readers - routes == {"tricorne.server.http.endpoints"}


def test_a_match_is_changed_only_by_its_own_methods() -> None:
    by_force = {name for name, path in MODULES.items() if "__dict__" in path.read_text("utf-8")}
    assert by_force == {"tricorne.core.replaying"}
