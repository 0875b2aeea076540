"""Speed of the learning environments: `python -m tools.steps` prints steps per second beside OpenSpiel's own games.

Each takes random steps with an observation before every one, in turns of a second; the best turn counts, so that other
work on the machine matters little.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

import open_spiel.python.games  # noqa: F401
import pyspiel

import tricorne.sim.openspiel  # noqa: F401
from tricorne.games import game_ids
from tricorne.sim.env import env

OTHERS = ("python_tic_tac_toe", "python_liars_poker", "leduc_poker", "backgammon")
TURNS, SECONDS = 3, 1.0
Walk = Callable[[random.Random], int]


def main() -> None:
    """Measure all in turn and print a table."""
    walks: dict[str, Walk] = {}
    for game in game_ids():
        walks[f"{game}, PettingZoo"] = walk_of_pettingzoo(game)
        walks[f"{game}, OpenSpiel"] = walk_of_openspiel(f"python_tricorne(game={game})")
    for name in OTHERS:
        walks[f"{name} of OpenSpiel"] = walk_of_openspiel(name)
    best = dict.fromkeys(walks, 0.0)
    for turn in range(TURNS):
        for name, walk in walks.items():
            best[name] = max(best[name], speed(walk, random.Random(turn)))
    for name, steps in best.items():
        sys.stdout.write(f"| {name} | {steps:,.0f} |\n")


def speed(walk: Walk, chance: random.Random) -> float:
    """Steps per second of whole walks, one after the other."""
    begun, steps = perf_counter(), 0
    while perf_counter() - begun < SECONDS:
        steps += walk(chance)
    return steps / (perf_counter() - begun)


def walk_of_pettingzoo(game: str, steps: int = 200) -> Walk:
    """Some steps from the beginning of a game."""
    made = env(game)

    def walk(chance: random.Random) -> int:
        made.reset(seed=chance.getrandbits(30))
        for done in range(steps):
            seen, _, over, cut, _ = made.last()
            if over or cut:
                return done
            made.step(chance.choice(seen["action_mask"].nonzero()[0].tolist()))
        return steps

    return walk


def walk_of_openspiel(name: str, steps: int = 200) -> Walk:
    """The same for a game of OpenSpiel; what chance answers is no step."""
    game = pyspiel.load_game(name)

    def walk(chance: random.Random) -> int:
        state: Any = game.new_initial_state()
        done = 0
        while not state.is_terminal() and done < steps:
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, shares)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            done += 1
        return done

    return walk


if __name__ == "__main__":
    main()
