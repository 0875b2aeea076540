"""Learning environments: each game as a PettingZoo AEC environment, and many tables stepped at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tricorne.api import new_match
from tricorne.core.match import Match
from tricorne.core.questions import Ask
from tricorne.games import game_class
from tricorne.sim.features import actions_of, mask_of, observe

OBSERVATION = 512
ACTIONS = 1024
MOST_STEPS = 20_000


def env(game: str, scenario: str | None = None, **settings: Any) -> AECEnv:
    """The environment of a game, with PettingZoo's guards around it."""
    raw = TricorneEnv(game, scenario, **settings)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class TricorneEnv(AECEnv):  # type: ignore[misc]
    """Seats are agents. An observation holds what the seat sees and the mask of possible actions, nothing else."""

    metadata = {"name": "tricorne_v1", "is_parallelizable": False, "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, game: str, scenario: str | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.scenario = scenario
        self.render_mode = render_mode
        self.possible_agents = list(game_class(game).seats)
        self.agents: list[str] = []
        self._spaces = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (OBSERVATION,), np.float32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self._actions = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._observations = dict.fromkeys(self.possible_agents, self._spaces)
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.match = new_match(self.game, self.scenario, int(self._chance.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._turn_to_question()

    def _turn_to_question(self) -> None:
        question = self.match.question
        assert type(question) is Ask
        self.agent_selection = question.seat
        self._options = actions_of(question.kind, question.options(), ACTIONS)

    def observe(self, agent: str) -> dict[str, Any]:
        asked = agent == self.agent_selection and not self.terminations[agent] and not self.truncations[agent]
        return {
            "observation": observe(self.match.view(agent), OBSERVATION),
            "action_mask": mask_of(self._options if asked else {}, ACTIONS),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.answer(self._options[int(action)], agent)
        self._steps += 1
        result = self.match.result
        if result is not None:
            for seat in self.agents:
                won = seat in result.winners
                self.rewards[seat] = (1.0 if won else -1.0) if result.winners else 0.0
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        elif self._steps >= MOST_STEPS:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._turn_to_question()
        self._accumulate_rewards()

    def render(self) -> str:
        """The log as the observer reads it."""
        return "\n".join(entry["event"] for entry in self.match.log())

    def close(self) -> None:
        """Nothing is held open."""


class Tables:
    """Many tables of one game stepped together, for learners that want arrays: one row a table.

    A finished table begins a new game by itself; its result is reported once, by `finished`."""

    def __init__(self, game: str, count: int, scenario: str | None = None, seed: int = 0) -> None:
        self.game = game
        self.scenario = scenario
        self._seed = seed
        self.matches: list[Match] = []
        self._options: list[dict[int, str]] = []
        for _ in range(count):
            self.matches.append(self._new())
            self._options.append({})
        self.finished: list[tuple[int, tuple[str, ...]]] = []
        self._list_options(range(count))

    def _new(self) -> Match:
        self._seed += 1
        return new_match(self.game, self.scenario, self._seed)

    def _list_options(self, indices: Any) -> None:
        for index in indices:
            question = self.matches[index].question
            assert question is not None
            self._options[index] = actions_of(question.kind, question.options(), ACTIONS)

    def seats(self) -> list[str]:
        """Whose answer each table waits for."""
        return [question.seat for match in self.matches if (question := match.question) is not None]

    def observations(self) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """What the asked seat of each table sees, and the masks."""
        views = [observe(match.view(seat), OBSERVATION) for match, seat in zip(self.matches, self.seats(), strict=True)]
        return np.stack(views), np.stack([mask_of(options, ACTIONS) for options in self._options])

    def options(self) -> list[dict[int, str]]:
        """The possible actions of each table by number."""
        return self._options

    def step(self, actions: Any) -> None:
        """One answer at each table."""
        self.finished = []
        for index, action in enumerate(actions):
            match = self.matches[index]
            match.answer(self._options[index][int(action)])
            if match.question is None:
                result = match.result
                assert result is not None
                self.finished.append((index, result.winners))
                self.matches[index] = self._new()
        self._list_options(range(len(self.matches)))
