"""Batches of random games under the conformance suite, over all scenarios and options of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import Any, NamedTuple

from tricorne.api import examples_of, load_match, new_match
from tricorne.core.conformance.play import Failure, play_checked
from tricorne.core.course import Guided, read_rare
from tricorne.core.game import Game
from tricorne.core.lessons import Run
from tricorne.core.match import Match
from tricorne.core.reach import counting_reach
from tricorne.core.sections import import_all
from tricorne.games import game_class
from tricorne.sim.pool import spread

SCENE_AFTER = 10
"""Of so many games one goes on from a scene, where rules apply that chance seldom brings."""


class Task(NamedTuple):
    """One game to be checked."""

    scenario: str
    options: dict[str, str]
    players: dict[str, str]
    seed: int
    scene: str | None = None


class Checked(NamedTuple):
    """What came of it."""

    task: Task
    questions: int
    failures: list[Failure]
    reach: Counter[str]


def scenes(game: str) -> dict[str, Guided]:
    """The rare positions of a game and the worked examples of its rulebook, by their messages."""
    return {each.message: each for each in (*read_rare(game_class(game).folder()), *examples_of(game).examples)}


def tasks(game: str, games: int, seed: int) -> Iterator[Task]:
    """Games from `seed` on, taking all scenarios in turn, all choices of each option, and non-players in some seats.

    Some go on from the scenes, one after the other.
    """
    cls, given = game_class(game), list(scenes(game).items())
    settings = [dict(zip((o.name for o in cls.options), chosen, strict=True)) for chosen in product(
        *(option.choices for option in cls.options))]  # fmt: skip
    for index in range(games):
        turn, place = divmod(index, SCENE_AFTER)
        if given and place == SCENE_AFTER - 1:
            name, scene = given[turn % len(given)]
            yield Task(scene.start.scenario or cls.scenarios[0], {}, {}, seed + index, name)
            continue
        scenario = cls.scenarios[index % len(cls.scenarios)]
        yield Task(scenario, settings[index // len(cls.scenarios) % len(settings)], players(cls, index), seed + index)


def players(cls: type[Game[Any]], index: int) -> dict[str, str]:
    """People, and in every third game of a game with non-players these in some of the seats."""
    people = {seat: f"human:{seat}" for seat in cls.seats}
    if not cls.minds or index % 3:
        return people
    which = 1 + index // 3 % (2 ** len(cls.seats) - 2)
    return people | {seat: cls.minds[0] for number, seat in enumerate(cls.seats) if which >> number & 1}


def after_scene(game: str, name: str, seed: int) -> Match:
    """The table of a scene when it is over, with people in its seats and luck of its own from there on."""
    scene = scenes(game)[name]
    start, people = scene.start, {seat: f"human:{seat}" for seat in game_class(game).seats}
    seats = {**people, **start.seats}
    run = Run(
        scene, partial(new_match, game, start.scenario, start.seed, seats, start.options, start.position, start.luck)
    )
    while run.step is not None:
        run.go_on()
    return run.match.fork(seed)


def check_one(game: str, reach: bool, task: Task) -> Checked:
    """One random game under all checks."""
    cls = game_class(game)

    def make() -> Match:
        if task.scene is not None:
            return after_scene(game, task.scene, task.seed)
        return new_match(game, task.scenario, task.seed, task.players, task.options)

    if not reach:
        questions, failures = play_checked(make, load_match, task.seed)
        return Checked(task, questions, failures, Counter())
    import_all(cls.package(), cls.folder())
    with counting_reach(cls.folder().name) as calls:
        questions, failures = play_checked(make, load_match, task.seed)
    return Checked(task, questions, failures, calls)


def check(game: str, games: int, seed: int, jobs: int, *, reach: bool = False) -> Iterator[Checked]:
    """Random games with every conformance check and invariant on."""
    return spread(partial(check_one, game, reach), list(tasks(game, games, seed)), jobs)
