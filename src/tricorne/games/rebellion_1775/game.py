"""1775: Rebellion as a game for the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tricorne.core.facts import Facts
from tricorne.core.game import Game, Result
from tricorne.core.policy import Policy
from tricorne.core.questions import Ask, Rule, Whole
from tricorne.games.rebellion_1775.board import board_of
from tricorne.games.rebellion_1775.bots.heuristic import POLICY
from tricorne.games.rebellion_1775.bots.standing import flags
from tricorne.games.rebellion_1775.check import SCENARIOS
from tricorne.games.rebellion_1775.fortune import throws
from tricorne.games.rebellion_1775.hidden import redeal, unknown
from tricorne.games.rebellion_1775.hints import hint_for
from tricorne.games.rebellion_1775.invariants import broken
from tricorne.games.rebellion_1775.names import FACTIONS, SEATS_OF_SIDE, SIDES
from tricorne.games.rebellion_1775.position import Position, position_names, position_of, set_position
from tricorne.games.rebellion_1775.rules.s1_setup import deal, partners_of, place_extra_units, set_up
from tricorne.games.rebellion_1775.rules.s2_rounds import draw_turn_marker
from tricorne.games.rebellion_1775.rules.s3_1_reinforcements import reinforcements_phase
from tricorne.games.rebellion_1775.rules.s3_2_movement import movement_phase
from tricorne.games.rebellion_1775.rules.s3_3_battle import battle_phase
from tricorne.games.rebellion_1775.rules.s3_3_results import whole_losses
from tricorne.games.rebellion_1775.rules.s3_4_cards import draw_cards
from tricorne.games.rebellion_1775.rules.s4_end import final_result
from tricorne.games.rebellion_1775.standing import standing_for
from tricorne.games.rebellion_1775.state import RebellionState
from tricorne.games.rebellion_1775.view import on_table, view_of
from tricorne.games.rebellion_1775.workshop import PLAN


class Rebellion(Game[RebellionState]):
    """The four factions, three scenarios, and the sequence of play."""

    id = "1775-rebellion"
    seats = FACTIONS
    scenarios = SCENARIOS
    rules_version = 4
    state_type = RebellionState
    position_type = Position
    workshop = PLAN
    sides = SEATS_OF_SIDE
    gives_reasons = True

    view = view_of
    on_table = on_table
    unknown = unknown
    redeal = redeal
    position = position_of
    position_names = position_names
    set_position = set_position
    hint = hint_for
    throws = throws
    standing = standing_for
    invariants = broken

    def __init__(self, facts: Facts, scenario: str, settings: Mapping[str, str]) -> None:
        super().__init__(facts, scenario, settings)
        self.board = board_of(facts, scenario)
        self.areas = len(self.board.areas)

    def setup(self) -> RebellionState:
        set_up(self)
        return self.state

    def step(self) -> Rule[None] | None:
        phase = PHASES.get(self.state.phase)
        return None if phase is None else phase(self)

    def result(self) -> Result | None:
        return final_result(self) if self.state.phase == "over" else None

    def turn(self) -> int:
        return self.state.round

    def tracks(self) -> dict[str, int]:
        return {side: flags(self, index) for index, side in enumerate(SIDES)}

    @classmethod
    def policy(cls) -> Policy:
        return POLICY

    def whole_answers(self, ask: Ask) -> Sequence[Whole]:
        if ask.kind != "losses":
            return ()
        area, side, hits = ask.args["area"], ask.args["side"], ask.args["hits"]
        return whole_losses(self, self.board.area[area], SIDES.index(side), hits)

    def partners(self, seat: str) -> tuple[str, ...]:
        return partners_of(seat)


PHASES: Mapping[str, Callable[[Rebellion], Rule[None]]] = {
    "extra-units": place_extra_units,
    "deal": deal,
    "turn": draw_turn_marker,
    "reinforcements": reinforcements_phase,
    "movement": movement_phase,
    "battle": battle_phase,
    "cards": draw_cards,
}
