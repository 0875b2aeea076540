"""The games that can be played, each in a folder of one shape.

An installed package adds a game of its own by an entry point of the group `tricorne.games`: the id of the game and its
class, as `powder-alarm = "powder_alarm.game:PowderAlarm"`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tricorne.core.errors import BadSetup
from tricorne.core.facts import Facts, Pack, check_words, read_facts
from tricorne.core.game import Game

GROUP = "tricorne.games"
OWN = {
    "1775-rebellion": "tricorne.games.rebellion_1775.game:Rebellion",
    "liberty-or-death": "tricorne.games.liberty_or_death.game:LibertyOrDeath",
    "liberty": "tricorne.games.liberty.game:Liberty",
    "prelude-to-rebellion": "tricorne.games.prelude.game:Prelude",
}
"""The games of this package by id."""


@cache
def registry() -> dict[str, EntryPoint]:
    """Where the class of each game is found, by id: ours first, then those of other packages."""
    others = {point.name: point for point in entry_points(group=GROUP)}
    ours = {game: EntryPoint(game, place, GROUP) for game, place in OWN.items()}
    return {**ours, **{game: others[game] for game in sorted(others.keys() - ours.keys())}}


def game_ids() -> list[str]:
    """The ids of the games."""
    return list(registry())


@cache
def game_class(game: str) -> type[Game[Any]]:
    """The class of a game."""
    known = registry()
    if game not in known:
        raise BadSetup("unknown-game", game=game, games=", ".join(known))
    cls: type[Game[Any]] = known[game].load()
    return cls


@lru_cache(maxsize=64)
def facts_of(game: str, pack: Pack | None = None) -> Facts:
    """The printed facts of a game, with a component pack merged over them."""
    folder = game_class(game).folder()
    if pack is not None:
        check_words(folder, pack)
    return read_facts(folder, game, pack)


def sound_facts(game: str, pack: Pack | None) -> Facts:
    """The printed facts of a game, when every mark is known and every scenario could be set up with them."""
    cls, facts = game_class(game), facts_of(game, pack)
    facts.confidence()
    for scenario in cls.scenarios:
        cls(facts, scenario, {option.name: option.default for option in cls.options}).setup()
    return facts
