"""The four game folders have one shape: the same thing has the same name in each."""

from __future__ import annotations

from importlib import import_module

import pytest

from tricorne.core.reference import read_reference
from tricorne.games import OWN, game_class

SHAPE = {
    "game": (),
    "state": (),
    "board": (),
    "position": ("position_of", "set_position"),
    "view": ("view_of",),
    "hints": ("hint_for",),
    "invariants": ("broken",),
    "standing": ("standing_for",),
    "fortune": ("throws",),
    "workshop": ("PLAN",),
    "bots.heuristic": (),
    "bots.standing": (),
}
"""What every game has, with the functions by which the table calls it."""
WITH_SECRETS = {"hidden": ("unknown", "redeal")}
OWN_THINGS = {"names", "printed", "odds", "counts", "knowledge", "check"}
"""What some games need beside it."""
FOLDERS = {"rules", "cards", "bots", "data", "words", "help", "learn", "replays", "__pycache__"}


@pytest.mark.parametrize("game", OWN)
def test_a_game_folder_has_the_one_shape(game: str) -> None:
    cls = game_class(game)
    wanted = SHAPE | (WITH_SECRETS if cls.redeal.__module__ != "tricorne.core.game" else {})
    for module, functions in wanted.items():
        found = import_module(f"{cls.package()}.{module}")
        assert [name for name in functions if not hasattr(found, name)] == []
    modules = {path.stem for path in cls.folder().glob("*.py")} - {"__init__"}
    assert modules - {name for name in wanted if "." not in name} <= OWN_THINGS
    assert {path.name for path in cls.folder().iterdir() if path.is_dir()} <= FOLDERS


@pytest.mark.parametrize("game", OWN)
def test_names_of_options_and_choices_are_kebab_case(game: str) -> None:
    names = [name for option in game_class(game).options for name in (option.name, *option.choices)]
    assert [name for name in (*names, *game_class(game).scenarios) if "_" in name] == []


@pytest.mark.parametrize("game", OWN)
def test_kinds_events_and_luck_are_kebab_case(game: str) -> None:
    reference = read_reference(game_class(game).folder())
    names = [*reference.questions, *reference.luck, *reference.events]
    assert len(names) > 30
    assert [name for name in names if "_" in name] == []


@pytest.mark.parametrize("game", OWN)
def test_tests_of_all_games_share_one_vocabulary(game: str) -> None:
    table = import_module(f"tests.games.{game_class(game).folder().name}.table")
    own = {name for name, thing in vars(table).items() if getattr(thing, "__module__", "") == table.__name__}
    assert "table" in own or game == "liberty"
    assert own & {"answer", "asked", "options", "seen", "events", "reason"} == set()
