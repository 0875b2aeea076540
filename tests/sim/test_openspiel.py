"""OpenSpiel plays our games: its own simulation test, chances that add up, copies that are independent."""

from __future__ import annotations

import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")
openspiel = pytest.importorskip("tricorne.sim.openspiel")


def game_of(name: str, scenario: str) -> Any:
    return pyspiel.load_game("python_tricorne", {"game": name, "scenario": scenario})


def play(state: Any, steps: int, chance: random.Random) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "scenario"), [("1775-rebellion", "introductory"), ("prelude-to-rebellion", "1834")])
def test_a_random_game_ends_with_returns(name: str, scenario: str) -> None:
    state = game_of(name, scenario).new_initial_state()
    play(state, 20_000, random.Random(1))
    assert state.is_terminal()
    assert sum(state.returns()) == 0


def test_chances_add_up_and_observations_are_the_views() -> None:
    game = game_of("liberty", "1775")
    state, chance = game.new_initial_state(), random.Random(2)
    for _ in range(60):
        if state.is_chance_node():
            assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
        else:
            assert state.observation_tensor(0) != state.observation_tensor(1)
        play(state, 1, chance)


def test_a_clone_is_independent() -> None:
    state = game_of("1775-rebellion", "introductory").new_initial_state()
    play(state, 40, random.Random(3))
    before, clone = str(state), state.clone()
    assert str(clone) == before
    play(clone, 40, random.Random(4))
    assert str(state) == before != str(clone)
