"""The learning environments pass PettingZoo's own tests and see only what their seat sees."""

from __future__ import annotations

import random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tricorne.games import game_class, game_ids
from tricorne.sim.env import ACTIONS, OBSERVATION, Tables, TricorneEnv, env
from tricorne.sim.features import actions_of, observe


def shortest(game: str) -> str:
    """The scenario with the fewest turns, where there is a choice."""
    return {"1775-rebellion": "introductory", "liberty-or-death": "sprint"}.get(game, game_class(game).scenarios[0])


@pytest.mark.parametrize("game", game_ids())
def test_pettingzoo_api(game: str) -> None:
    api_test(env(game, shortest(game)), num_cycles=200)


@pytest.mark.parametrize("game", game_ids())
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(lambda: env(game, shortest(game)), num_cycles=60)


@pytest.mark.parametrize("game", game_ids())
def test_observations_do_not_depend_on_what_is_hidden(game: str) -> None:
    made = TricorneEnv(game, shortest(game))
    made.reset(seed=3)
    chance = random.Random(3)
    for _ in range(40):
        if not made.agents or any(made.terminations.values()):
            break
        for seat in made.possible_agents:
            other = made.match.imagine(seat, lambda n: int(chance.random() * n))
            assert np.array_equal(observe(made.match.view(seat), OBSERVATION), observe(other.view(seat), OBSERVATION))
        made.step(chance.choice(list(made._options)))


def test_every_option_has_a_number_of_its_own() -> None:
    options = [f"area:{number}" for number in range(300)]
    actions = actions_of("march", options, ACTIONS)
    assert sorted(actions.values()) == sorted(options)
    assert actions == actions_of("march", options, ACTIONS)


def test_tables_step_together_and_begin_anew() -> None:
    tables = Tables("1775-rebellion", 3, "introductory", seed=1)
    chance, finished = random.Random(1), 0
    for _ in range(400):
        tables.step([chance.choice(list(options)) for options in tables.options()])
        finished += len(tables.finished)
    seen, masks = tables.observations()
    assert seen.shape == (3, OBSERVATION)
    assert masks.shape == (3, ACTIONS)
    assert finished >= 3
