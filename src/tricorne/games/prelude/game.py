"""Prelude to Rebellion: what the table needs to know of the game."""

from __future__ import annotations

from collections.abc import Mapping

from tricorne.core import Facts, Game, Result, Rule, places_of
from tricorne.core.policy import Policy
from tricorne.games.prelude.board import board_of
from tricorne.games.prelude.bots.heuristic import POLICY
from tricorne.games.prelude.fortune import throws
from tricorne.games.prelude.hidden import redeal, unknown
from tricorne.games.prelude.hints import hint_for
from tricorne.games.prelude.invariants import broken
from tricorne.games.prelude.position import PreludePosition, position_names, position_of, set_position
from tricorne.games.prelude.rules.s2_1_setup import set_up
from tricorne.games.prelude.rules.s2_sequence import action_round, end_of_turn, final_scoring, start_of_turn, winner
from tricorne.games.prelude.standing import standing_for
from tricorne.games.prelude.state import (
    ACTION,
    END_OF_TURN,
    FINAL_SCORING,
    OVER,
    SIDES,
    START_OF_TURN,
    TRACKS,
    PreludeState,
)
from tricorne.games.prelude.view import view_of
from tricorne.games.prelude.workshop import PLAN

STEPS = {
    START_OF_TURN: start_of_turn,
    ACTION: action_round,
    END_OF_TURN: end_of_turn,
    FINAL_SCORING: final_scoring,
}


class Prelude(Game[PreludeState]):
    """Lower Canada 1834-1837 for two players."""

    id = "prelude-to-rebellion"
    seats = SIDES
    scenarios = ("1834",)
    rules_version = 2
    gives_reasons = True
    state_type = PreludeState
    position_type = PreludePosition
    workshop = PLAN

    view = view_of
    position = position_of
    position_names = position_names
    set_position = set_position
    invariants = broken
    unknown = unknown
    redeal = redeal
    hint = hint_for
    throws = throws
    standing = standing_for

    def __init__(self, facts: Facts, scenario: str, settings: Mapping[str, str]) -> None:
        super().__init__(facts, scenario, settings)
        self.board = board_of(facts)

    def setup(self) -> PreludeState:
        return set_up(self.board)

    def step(self) -> Rule[None] | None:
        phase = self.state.phase
        return None if phase == OVER else STEPS[phase](self)

    def result(self) -> Result | None:
        if self.state.phase != OVER:
            return None
        won, vp = winner(self), self.state.vp
        return Result(
            (SIDES[won],),
            self.state.ending,
            {"patriote": max(0, -vp), "loyal": max(0, vp)},
            places_of({(name,): side == won for side, name in enumerate(SIDES)}),
        )

    def turn(self) -> int:
        return self.state.turn + 1

    def tracks(self) -> dict[str, int]:
        state = self.state
        return {"victory_points": state.vp, "spirit_of_rebellion": state.spirit} | dict(
            zip(TRACKS, state.advantage, strict=True)
        )

    @classmethod
    def policy(cls) -> Policy:
        return POLICY
