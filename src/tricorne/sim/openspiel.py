"""The games for OpenSpiel: `pyspiel.load_game("python_tricorne(game=liberty/1775)")` after importing this.

The parameter is the game, with the scenario after a slash if it is not the first one (alone, OpenSpiel would read a
year as a number). Luck is entered by OpenSpiel's chance player; options and observations are numbered as in the
PettingZoo environment. Secret choices beside each other are asked one after the other, and nobody sees the earlier
ones.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from tricorne.api import load_match, new_match
from tricorne.core.match import Match
from tricorne.core.questions import Luck
from tricorne.games import game_class
from tricorne.sim.env import ACTIONS, MOST_STEPS, OBSERVATION
from tricorne.sim.features import actions_of, observe

MOST_OUTCOMES = 512
DEFAULT = "1775-rebellion/introductory"

GAME_TYPE = pyspiel.GameType(
    short_name="python_tricorne",
    long_name="Tricorne",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": DEFAULT},
)


class TricorneGame(pyspiel.Game):  # type: ignore[misc]
    """A game and scenario by name."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"game": DEFAULT, **(params or {})}
        self.game, _, scenario = str(given["game"]).partition("/")
        self.scenario = scenario or None
        self.seats = game_class(self.game).seats
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=len(self.seats),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> TricorneState:
        return TricorneState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TricorneObserver:
        del iig_obs_type, params
        return TricorneObserver()


class Table:
    """A match that OpenSpiel may copy and store: a fork is a copy, and a record is what is stored."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        del memo
        return Table(self.match.fork())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.match.record(),)


def restored(record: dict[str, Any]) -> Table:
    """The table of a record."""
    return Table(load_match(record))


class TricorneState(pyspiel.State):  # type: ignore[misc]
    """A position in which a seat or chance is to move."""

    def __init__(self, game: TricorneGame) -> None:
        super().__init__(game)
        self.seats = game.seats
        self.table = Table(new_match(game.game, game.scenario, 0, luck="ask"))

    def current_player(self) -> int:
        question = self.table.match.question
        if question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if type(question) is Luck else self.seats.index(question.seat)

    def actions(self) -> dict[int, str]:
        """The numbered options of the seat that is asked."""
        question = self.table.match.question
        assert question is not None
        if type(question) is Luck:
            return dict(enumerate(question.options()))
        return actions_of(question.kind, question.options(), ACTIONS)

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return sorted(self.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        luck = self.table.match.question
        assert type(luck) is Luck
        drawn = [str(outcome) for outcome in luck.outcomes]
        return [(number, drawn.count(name) / len(drawn)) for number, name in self.actions().items()]

    def _apply_action(self, action: int) -> None:
        self.table.match.answer(self.actions()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        return self.actions()[action]

    def is_terminal(self) -> bool:
        return self.table.match.question is None

    def returns(self) -> list[float]:
        result = self.table.match.result
        if result is None or not result.winners:
            return [0.0] * len(self.seats)
        return [1.0 if seat in result.winners else -1.0 for seat in self.seats]

    def __str__(self) -> str:
        return json.dumps(self.table.match.position(), sort_keys=True)


class TricorneObserver:
    """What a seat sees, as numbers or as text."""

    def __init__(self) -> None:
        self.tensor = np.zeros(OBSERVATION, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: TricorneState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = observe(state.table.match.view(state.seats[player]), OBSERVATION)

    def string_from(self, state: TricorneState, player: int) -> str:
        """The view as text."""
        return json.dumps(state.table.match.view(state.seats[player]), sort_keys=True, default=str)


pyspiel.register_game(GAME_TYPE, TricorneGame)
