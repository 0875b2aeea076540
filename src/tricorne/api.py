"""The public interface: make, load and list matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import msgspec

from tricorne.core.course import Course, Examples, Lesson, Start, read_course, read_examples
from tricorne.core.errors import BadSetup, kebab, nearest, playable
from tricorne.core.facts import Pack, read_pack
from tricorne.core.game import Game
from tricorne.core.key import key_in
from tricorne.core.lessons import SCRIPT, Run, Try
from tricorne.core.luck import ASK, LuckSetting, Seed, is_seed, luck_source, new_seed
from tricorne.core.match import PERSON, Answer, Match, Setup
from tricorne.core.positions import schema_with_names
from tricorne.core.promise import Proof, promise_of, prove
from tricorne.core.puzzles import PREFIX, Puzzle, Puzzles, Solve, read_puzzles
from tricorne.core.record import load, read, save
from tricorne.core.reference import read_reference
from tricorne.core.words import words_of
from tricorne.games import facts_of, game_class, game_ids

__all__ = ["games", "load_match", "new_match", "position_schema", "save", "verify_luck"]


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
    scenario: str | int | None = None,
    seed: Seed | None = None,
    seats: Mapping[str, str] | None = None,
    options: Mapping[str, str | int | bool] | None = None,
    position: Any = None,
    luck: LuckSetting = None,
    pack: Pack | Path | str | None = None,
    *,
    strict: bool = False,
    stop_at_nonplayers: bool = False,
) -> Match:
    """A match at its first question.

    `seed` is a whole number or the 32 digits of a table that is over; without one it is random. `seats` says who plays
    which seat: `human` (several such seats are one person on one screen), `human:NAME`, a non-player of the game, or
    any other name for a bot outside of the table. `position` is what differs from the scenario. `luck` is None
    (seeded), a list of outcomes, a dict of such lists by kind of luck, or "ask"; with `strict` a script has to hold
    every draw, and `match.luck.left()` tells what it still holds. `pack` is a component pack or its folder; the record
    carries it along. With `stop_at_nonplayers` the match stops at each question of a non-player: `match.nonplayer` is
    its seat, and `match.step()` lets it answer. Answers and record are the same either way.
    """
    cls = game_class(game)
    scenario = cls.scenarios[0] if scenario is None else _scenario(cls, scenario)
    seed = new_seed() if seed is None else seed
    if not is_seed(seed):
        raise BadSetup("bad-seed", seed=str(seed))
    facts = facts_of(game, read_pack(pack) if isinstance(pack, Path | str) else pack)
    setup = Setup(
        game=game,
        scenario=scenario,
        seats=_seats(cls, seats or {}),
        options=_options(cls, options or {}),
        seed=seed,
        rules=cls.rules_version,
        pack=facts.pack,
        position=position,
        promise=promise_of(game, seed) if luck is None else msgspec.UNSET,
    )
    match = Match(
        setup, cls(facts, scenario, setup.options), luck_source(_scripts(cls, luck), setup.seed, strict=strict)
    )
    match.stops = stop_at_nonplayers
    match.game.state = match.game.setup()
    if position is None:
        match.start()
    else:
        match.game.accept_position(position)
        with playable():
            match.start()
    return match


def _scenario(cls: type[Game[Any]], given: str | int) -> str:
    name = str(given)
    if name not in cls.scenarios:
        raise BadSetup("unknown-scenario", game=cls.id, scenario=name, scenarios=", ".join(cls.scenarios))
    return name


def _seats(cls: type[Game[Any]], seats: Mapping[str, str]) -> dict[str, str]:
    for seat in seats:
        if seat not in cls.seats:
            raise BadSetup("unknown-seat", seat=seat, seats=", ".join(cls.seats))
    return {seat: seats.get(seat, PERSON) for seat in cls.seats}


def _scripts(cls: type[Game[Any]], luck: LuckSetting) -> LuckSetting:
    """Scripted luck whose kinds the game knows."""
    if not isinstance(luck, Mapping):
        return luck
    known, luck = read_reference(cls.folder()).luck, {kebab(kind): script for kind, script in luck.items()}
    for kind in luck if known else ():
        if kind not in known:
            raise BadSetup("unknown-luck-kind", luck=kind, near=nearest(kind, known), kinds=", ".join(known))
    return luck


def _options(cls: type[Game[Any]], given: Mapping[str, str | int | bool]) -> dict[str, str]:
    settings = {option.name: option.default for option in cls.options}
    choices = {option.name: option.choices for option in cls.options}
    for written, value in given.items():
        name = kebab(written)
        if name not in settings:
            raise BadSetup("unknown-option", game=cls.id, option=written, options=", ".join(settings))
        chosen = ("off", "on")[value] if isinstance(value, bool) else kebab(str(value))
        if chosen not in choices[name]:
            raise BadSetup("unknown-choice", option=name, value=str(value), choices=", ".join(choices[name]))
        settings[name] = chosen
    return settings


def position_schema(game: str, scenario: str | int | None = None) -> dict[str, Any]:
    """The JSON schema of a game's position format, with every name that it may use: in a scenario, or in any."""
    cls, facts = game_class(game), facts_of(game)
    names: dict[str, dict[Any, None]] = {}
    for each in cls.scenarios if scenario is None else (_scenario(cls, scenario),):
        for kind, listed in cls(facts, each, _options(cls, {})).position_names().items():
            names.setdefault(kind, {}).update(dict.fromkeys(listed))
    return schema_with_names(cls.position_type, {kind: list(listed) for kind, listed in names.items()})


def load_match(record: Any, *, verify: bool = False, stop_at_nonplayers: bool = False) -> Match:
    """The match of a record: a dict, JSON text, or the path of a file. With `verify` the whole game is played again."""
    return load(read(record), _game_of, verify=verify, stops=stop_at_nonplayers)


def verify_luck(record: Any, noted: str = "") -> Proof:
    """Whether every draw of a record is the one that its seed gives, and its promise the digest of that seed.

    `noted` is the promise that was shown when the game began, where somebody has kept it. An edited record is looked at
    all the same, to find what was changed.
    """
    return prove(read(record, edited=True), _game_of, noted)


def _game_of(setup: Setup) -> Game[Any]:
    """The rules of a record from outside, whose names are checked."""
    cls = game_class(setup.game)
    setup.scenario = _scenario(cls, setup.scenario)
    setup.seats = _seats(cls, setup.seats)
    setup.options = _options(cls, setup.options)
    return cls(facts_of(setup.game, setup.pack), setup.scenario, setup.options)


# Learning


@lru_cache(maxsize=16)
def course_of(game: str) -> Course:
    """The lessons of a game."""
    return read_course(game_class(game).folder())


@lru_cache(maxsize=16)
def examples_of(game: str) -> Examples:
    """The worked examples of a game's rulebook."""
    return read_examples(game_class(game).folder())


def begin_lesson(game: str, start: Start, seat: str) -> Match:
    """The table of a lesson: the learner has a seat, the script all others that the start gives to nobody else."""
    seats = {name: PERSON if name == seat else SCRIPT for name in game_class(game).seats}
    return new_match(
        game, start.scenario, start.seed, {**seats, **start.seats}, start.options, start.position or None, start.luck
    )


def key_of(game: str, language: str) -> dict[str, Any]:
    """What the pieces, markers, signs and terms of a game mean, ready for JSON."""
    return key_in(game_class(game).folder(), language)


def learn(game: str, name: str, answers: Sequence[Answer] = ()) -> Run | Try:
    """A lesson or task of a game, taken up after the answers of its record."""
    item = course_of(game).find(name)
    begin = partial(begin_lesson, game, item.start, item.seat)
    return Run(item, begin, answers) if isinstance(item, Lesson) else Try(item, begin, answers)


def show_example(game: str, name: str, answers: Sequence[Answer] = ()) -> Run:
    """A worked example of a game, taken up after the answers of its record."""
    example = examples_of(game).find(name)
    return Run(example, partial(begin_lesson, game, example.start, ""), answers)


@lru_cache(maxsize=16)
def puzzles_of(game: str) -> Puzzles:
    """The puzzles of a game."""
    return read_puzzles(game_class(game).folder())


def begin_puzzle(game: str, puzzle: Puzzle) -> Match:
    """The table of a puzzle, at its question. Luck before it is as it fell, luck after it comes from its seed."""
    start = puzzle.start
    match = new_match(game, start.scenario, start.seed, start.seats, start.options, start.position or None, ASK)
    match.feed(puzzle.answers, check=True)
    return match.luck_from(start.seed)


def solve(game: str, name: str, answers: Sequence[Answer] = ()) -> Solve:
    """A puzzle of a game, taken up after the answers of its record."""
    puzzle = puzzles_of(game).find(name.removeprefix(PREFIX))
    return Solve(puzzle, partial(begin_puzzle, game, puzzle), answers)
