"""Prelude to Rebellion: what the table needs to know of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tricorne.core import Ask, Facts, Game, Pick, Result, Rule, places_of
from tricorne.core.fortune import Throw
from tricorne.core.log import Entry
from tricorne.core.policy import Policy
from tricorne.core.positions import Names
from tricorne.core.standing import Standing
from tricorne.games.prelude import fortune
from tricorne.games.prelude import position as positions
from tricorne.games.prelude.board import board_of
from tricorne.games.prelude.bots.heuristic import POLICY
from tricorne.games.prelude.hidden import redeal, unknown
from tricorne.games.prelude.hints import hint_for
from tricorne.games.prelude.invariants import broken
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
    position_type = positions.PreludePosition
    workshop = PLAN

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

    def view(self, seat: str) -> dict[str, Any]:
        return view_of(self, seat)

    def position(self) -> positions.PreludePosition:
        return positions.position_of(self)

    def position_names(self) -> Names:
        return positions.position_names(self)

    def set_position(self, position: positions.PreludePosition) -> None:
        positions.set_position(self, position)

    def invariants(self) -> Iterable[str]:
        return broken(self)

    def unknown(self, seat: str) -> Sequence[str]:
        return unknown(self, seat)

    def redeal(self, seat: str, pick: Pick) -> PreludeState:
        return redeal(self, seat, pick)

    def turn(self) -> int:
        return self.state.turn + 1

    def tracks(self) -> dict[str, int]:
        state = self.state
        return {"victory_points": state.vp, "spirit_of_rebellion": state.spirit} | dict(
            zip(TRACKS, state.advantage, strict=True)
        )

    def throws(self, entries: Sequence[Entry]) -> Iterable[Throw]:
        return fortune.throws(self, entries)

    def standing(self, seat: str, shown: Mapping[str, Any]) -> Standing:
        return standing_for(self, seat, shown)

    @classmethod
    def policy(cls) -> Policy:
        return POLICY

    def hint(self, ask: Ask, option: str) -> dict[str, Any] | None:
        return hint_for(self, ask, option)
