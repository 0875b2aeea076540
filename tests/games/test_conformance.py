"""Every registered game passes the conformance suite, and plays alike under any hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import tricorne
from tricorne.core.sections import trace
from tricorne.core.state import encode
from tricorne.games import game_class, game_ids
from tricorne.sim.check import check_one, tasks

GAMES = 6
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
