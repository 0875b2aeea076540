"""OpenSpiel plays our games: its own simulation and playthrough, chances that add up, copies that are independent."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.sim.test_env import shortest
from tricorne.games import game_ids

pyspiel = pytest.importorskip("pyspiel")
openspiel = pytest.importorskip("tricorne.sim.openspiel")


def name_of(game: str) -> str:
    return f"python_tricorne(game={game}/{shortest(game)})"


def play(state: Any, steps: int, chance: random.Random) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("game", game_ids())
def test_openspiels_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name_of(game)), num_sims=1, serialize=True, verbose=False)


LONG = ("liberty", "liberty-or-death", "prelude-to-rebellion")


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.slow] if game in LONG else []) for game in game_ids()]
)
def test_openspiels_playthrough_can_be_played_again(game: str, tmp_path: Path) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    if not flags.FLAGS.is_parsed():
        flags.FLAGS([game])
    written = tmp_path / "playthrough.txt"
    written.write_text(generate_playthrough.playthrough(name_of(game), None, seed=1), "utf-8")
    first, second = generate_playthrough.replay(str(written))
    assert first == second


@pytest.mark.parametrize("game", ["1775-rebellion", "prelude-to-rebellion"])
def test_a_random_game_ends_with_returns(game: str) -> None:
    state = pyspiel.load_game(name_of(game)).new_initial_state()
    play(state, 20_000, random.Random(1))
    assert state.is_terminal()
    assert sum(state.returns()) == 0


def test_the_first_scenario_is_played_if_none_is_named() -> None:
    game = pyspiel.load_game("python_tricorne(game=1775-rebellion)")
    assert game.new_initial_state().table.match.setup.scenario == "campaign"


def test_chances_add_up_and_observations_are_the_views() -> None:
    state, chance = pyspiel.load_game(name_of("liberty")).new_initial_state(), random.Random(2)
    for _ in range(60):
        if state.is_chance_node():
            assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
        else:
            assert state.observation_tensor(0) != state.observation_tensor(1)
        play(state, 1, chance)


def test_a_clone_is_independent() -> None:
    state = pyspiel.load_game(name_of("1775-rebellion")).new_initial_state()
    play(state, 40, random.Random(3))
    before, clone = str(state), state.clone()
    assert str(clone) == before
    play(clone, 40, random.Random(4))
    assert str(state) == before != str(clone)
