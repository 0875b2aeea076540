"""Every registered game passes the conformance suite, and plays alike under any hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial

import pytest

import tricorne
from tricorne.api import begin_lesson, examples_of, load_match
from tricorne.core.course import Rare, read_rare
from tricorne.core.lesson_checks import check_lesson
from tricorne.core.reach import counting_reach
from tricorne.core.sections import trace
from tricorne.core.state import encode
from tricorne.games import game_class, game_ids
from tricorne.sim.check import Task, after_scene, check_one, tasks

GAMES = 6
RARE = {game: listed for game in game_ids() if (listed := read_rare(game_class(game).folder()))}
PLAY = """
import hashlib, json, random, sys, tricorne
match, chance = tricorne.new_match(sys.argv[1], sys.argv[2], seed=11), random.Random(11)
while match.question is not None:
    match.answer(chance.choice(list(match.question.options())))
views = [match.view(seat) for seat in match.game.seats]
print(hashlib.sha256(json.dumps([match.record(), views, match.log()]).encode()).hexdigest())
"""


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("index", range(GAMES))
def test_random_games_pass_every_check(game: str, index: int) -> None:
    task = list(tasks(game, GAMES, seed=1000))[index]
    checked = check_one(game, False, task)
    assert [(f.check, f.detail, task) for f in checked.failures] == []


@pytest.mark.parametrize("game", game_ids())
def test_one_game_in_ten_goes_on_from_a_rare_position_or_a_worked_example(game: str) -> None:
    named = [
        *(rare.message for rare in RARE.get(game, ())),
        *(f"example-{each.id}" for each in examples_of(game).examples),
    ]
    given = [task.scene for task in tasks(game, 10 * len(named), seed=1000)]
    assert given[9::10] == named
    assert set(given) - {None} == set(named)


def test_a_worked_example_reaches_what_chance_seldom_brings() -> None:
    checked = check_one("liberty", True, Task("1775", {}, {}, 1000, "example-beaten-landing"))
    assert checked.failures == []
    assert checked.reach["8.4 repulse"] > 0


@pytest.mark.parametrize(("game", "rare"), [(game, rare) for game in RARE for rare in RARE[game]])
def test_a_rare_position_reaches_what_it_says(game: str, rare: Rare) -> None:
    assert check_lesson(rare, partial(begin_lesson, game), load_match).problems == []
    with counting_reach(game_class(game).folder().name) as calls:
        after_scene(game, rare.message, seed=1000)
    assert rare.reaches
    assert [name for name in rare.reaches if not calls[name]] == []


@pytest.mark.parametrize("game", game_ids())
def test_every_section_has_code_test_and_help(game: str) -> None:
    assert {section.number: section.missing for section in trace(game_class(game)) if section.missing} == {}


@pytest.mark.parametrize(("game", "scenario"), [(g, s) for g in game_ids() for s in game_class(g).scenarios])
def test_a_game_is_the_same_under_another_hash_seed(game: str, scenario: str) -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", PLAY, game, scenario],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


@pytest.mark.parametrize("game", game_ids())
def test_saving_and_loading_at_every_single_question(game: str) -> None:
    match = tricorne.new_match(game, game_class(game).scenarios[-1], seed=12)
    for _ in range(400):
        question = match.question
        if question is None:
            break
        match = tricorne.load_match(match.record())
        again = match.question
        assert again is not None
        assert list(again.options()) == list(question.options())
        options = again.options()
        match.answer(options[(match.moment * 7919) % len(options)], again.seat)
    verified = tricorne.load_match(match.record(), verify=True)
    assert encode(verified.game.state) == encode(match.game.state)
