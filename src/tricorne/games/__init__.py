"""The games that can be played, each in a folder of one shape."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from tricorne.core.errors import BadSetup
from tricorne.core.facts import Facts, Pack, check_words, read_facts
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


@lru_cache(maxsize=64)
def facts_of(game: str, pack: Pack | None = None) -> Facts:
    """The printed facts of a game, with a component pack merged over them."""
    folder = game_class(game).folder()
    if pack is not None:
        check_words(folder, pack)
    return read_facts(folder, game, pack)


def sound_facts(game: str, pack: Pack | None) -> Facts:
    """The printed facts of a game, when every scenario could be set up with them."""
    cls, facts = game_class(game), facts_of(game, pack)
    for scenario in cls.scenarios:
        cls(facts, scenario, {option.name: option.default for option in cls.options}).setup()
    return facts
