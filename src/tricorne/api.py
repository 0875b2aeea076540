"""The public interface: make, load and list matches."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from tricorne.core.errors import BadSetup, nearest
from tricorne.core.facts import Pack, read_pack
from tricorne.core.game import Game
from tricorne.core.luck import LuckSetting, luck_source
from tricorne.core.match import PERSON, Match, Setup
from tricorne.core.record import load, read, save
from tricorne.core.reference import read_reference
from tricorne.core.words import words_of
from tricorne.games import facts_of, game_class, game_ids

__all__ = ["games", "load_match", "new_match", "position_schema", "save"]


def games() -> list[dict[str, Any]]:
    """What can be played: id, seats, scenarios and options of each game."""
    return [describe_game(game) for game in game_ids()]


def describe_game(game: str) -> dict[str, Any]:
    """One game: id, seats, scenarios, options with their choices (the first is the default), non-players."""
    cls = game_class(game)
    return {
        "id": cls.id,
        "title": title_of(cls, "en"),
        "seats": list(cls.seats),
        "scenarios": list(cls.scenarios),
        "options": {option.name: list(option.choices) for option in cls.options},
        "players": list(cls.minds),
    }


def title_of(cls: type[Game[Any]], language: str) -> str:
    """The title of a game in a language."""
    return words_of(cls.folder(), language).say("title")


def new_match(
    game: str,
    scenario: str | None = None,
    seed: int | None = None,
    seats: Mapping[str, str] | None = None,
    options: Mapping[str, str | int | bool] | None = None,
    position: Any = None,
    luck: LuckSetting = None,
    pack: Pack | Path | str | None = None,
    *,
    strict: bool = False,
) -> Match:
    """A match at its first question.

    `seats` says who plays which seat: `human` (several such seats are one person on one screen), `human:NAME`, a
    non-player of the game, or any other name for a bot outside of the table. `position` is what differs from the
    scenario. `luck` is None (seeded), a list of outcomes, a dict of such lists by kind of luck, or "ask"; with `strict`
    a script has to hold every draw, and `match.luck.left()` tells what it still holds. `pack` is a component pack or
    its folder; the record carries it along.
    """
    cls = game_class(game)
    scenario = cls.scenarios[0] if scenario is None else scenario
    if scenario not in cls.scenarios:
        raise BadSetup("unknown-scenario", game=game, scenario=scenario, scenarios=", ".join(cls.scenarios))
    if seed is not None and type(seed) is not int:
        raise BadSetup("bad-seed", seed=str(seed))
    facts = facts_of(game, read_pack(pack) if isinstance(pack, Path | str) else pack)
    setup = Setup(
        game=game,
        scenario=scenario,
        seats=_seats(cls, seats or {}),
        options=_options(cls, options or {}),
        seed=secrets.randbits(63) if seed is None else seed,
        rules=cls.rules_version,
        pack=facts.pack,
        position=position,
    )
    match = Match(
        setup, cls(facts, scenario, setup.options), luck_source(_scripts(cls, luck), setup.seed, strict=strict)
    )
    match.game.state = match.game.setup()
    if position is not None:
        match.game.accept_position(position)
    match.start()
    return match


def _seats(cls: type[Game[Any]], seats: Mapping[str, str]) -> dict[str, str]:
    for seat in seats:
        if seat not in cls.seats:
            raise BadSetup("unknown-seat", seat=seat, seats=", ".join(cls.seats))
    return {seat: seats.get(seat, PERSON) for seat in cls.seats}


def _scripts(cls: type[Game[Any]], luck: LuckSetting) -> LuckSetting:
    """Scripted luck whose kinds the game knows."""
    known = read_reference(cls.folder()).luck
    for kind in luck if isinstance(luck, Mapping) and known else ():
        if kind not in known:
            raise BadSetup("unknown-luck-kind", luck=kind, near=nearest(kind, known), kinds=", ".join(known))
    return luck


def _options(cls: type[Game[Any]], given: Mapping[str, str | int | bool]) -> dict[str, str]:
    settings = {option.name: option.default for option in cls.options}
    choices = {option.name: option.choices for option in cls.options}
    for name, value in given.items():
        if name not in settings:
            raise BadSetup("unknown-option", game=cls.id, option=name, options=", ".join(settings))
        chosen = ("off", "on")[value] if isinstance(value, bool) else str(value)
        if chosen not in choices[name]:
            raise BadSetup("unknown-choice", option=name, value=str(value), choices=", ".join(choices[name]))
        settings[name] = chosen
    return settings


def position_schema(game: str) -> dict[str, Any]:
    """The JSON schema of a game's position format."""
    return msgspec.json.schema(game_class(game).position_type)


def load_match(record: Any, *, verify: bool = False) -> Match:
    """The match of a record: a dict, JSON text, or the path of a file. With `verify` the whole game is played again."""

    def make_game(setup: Setup) -> Game[Any]:
        cls = game_class(setup.game)
        if setup.scenario not in cls.scenarios:
            raise BadSetup(
                "unknown-scenario", game=setup.game, scenario=setup.scenario, scenarios=", ".join(cls.scenarios)
            )
        setup.seats = _seats(cls, setup.seats)
        setup.options = _options(cls, setup.options)
        return cls(facts_of(setup.game, setup.pack), setup.scenario, setup.options)

    return load(read(record), make_game, verify=verify)
