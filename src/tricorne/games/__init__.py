"""The games that can be played, each in a folder of one shape."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tricorne.core.errors import BadSetup
from tricorne.core.facts import Facts, read_facts
from tricorne.core.game import Game

REGISTRY: dict[str, str] = {
    "1775-rebellion": "rebellion_1775.game:Rebellion",
    "liberty-or-death": "liberty_or_death.game:LibertyOrDeath",
    "liberty": "liberty.game:Liberty",
    "prelude-to-rebellion": "prelude.game:Prelude",
}
"""The class of each game by its id, as `package.game:Class`."""


def game_ids() -> list[str]:
    """The ids of the games."""
    return list(REGISTRY)


@cache
def game_class(game: str) -> type[Game[Any]]:
    """The class of a game."""
    if game not in REGISTRY:
        raise BadSetup("unknown-game", game=game, games=", ".join(REGISTRY))
    module, name = REGISTRY[game].split(":")
    cls: type[Game[Any]] = getattr(import_module(f"tricorne.games.{module}"), name)
    return cls


def facts_of(game: str, pack: Path | str | None = None) -> Facts:
    """The printed facts of a game, with a component pack merged over them."""
    return _printed(game) if pack is None else read_facts(game_class(game).folder(), game, pack)


@cache
def _printed(game: str) -> Facts:
    return read_facts(game_class(game).folder(), game)
