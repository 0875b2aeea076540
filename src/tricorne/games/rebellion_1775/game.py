"""1775: Rebellion as a game for the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from tricorne.core.facts import Facts
from tricorne.core.fortune import Throw
from tricorne.core.game import Game, Pick, Result
from tricorne.core.log import Entry
from tricorne.core.policy import Policy
from tricorne.core.positions import Names
from tricorne.core.questions import Ask, Rule, Whole
from tricorne.core.standing import Standing
from tricorne.core.state import State
from tricorne.core.workshop.plan import Plan
from tricorne.games.rebellion_1775 import fortune, hidden, invariants, position, view
from tricorne.games.rebellion_1775.board import board_of
from tricorne.games.rebellion_1775.bots.heuristic import POLICY
from tricorne.games.rebellion_1775.bots.standing import flags
from tricorne.games.rebellion_1775.check import SCENARIOS
from tricorne.games.rebellion_1775.hints import hint_for
from tricorne.games.rebellion_1775.names import FACTIONS, SEATS_OF_SIDE, SIDES
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
from tricorne.games.rebellion_1775.workshop import PLAN


class Rebellion(Game[RebellionState]):
    """The four factions, three scenarios, and the sequence of play."""

    id: ClassVar[str] = "1775-rebellion"
    seats: ClassVar[tuple[str, ...]] = FACTIONS
    scenarios: ClassVar[tuple[str, ...]] = SCENARIOS
    rules_version: ClassVar[int] = 4
    state_type: ClassVar[type[State]] = RebellionState
    position_type: ClassVar[type[msgspec.Struct]] = position.Position
    workshop: ClassVar[Plan] = PLAN
    sides: ClassVar[tuple[tuple[str, ...], ...]] = SEATS_OF_SIDE
    gives_reasons: ClassVar[bool] = True

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

    def view(self, seat: str) -> dict[str, Any]:
        return view.view_of(self, seat)

    def on_table(self) -> dict[str, Any]:
        return view.on_table(self)

    def position(self) -> msgspec.Struct:
        return position.position_of(self)

    def position_names(self) -> Names:
        return position.position_names(self)

    def set_position(self, position_given: Any) -> None:
        position.set_position(self, position_given)

    def turn(self) -> int:
        return self.state.round

    def tracks(self) -> dict[str, int]:
        return {side: flags(self, index) for index, side in enumerate(SIDES)}

    def throws(self, entries: Sequence[Entry]) -> Iterable[Throw]:
        return fortune.throws(self, entries)

    def standing(self, seat: str, shown: Mapping[str, Any]) -> Standing:
        return standing_for(self, seat, shown)

    @classmethod
    def policy(cls) -> Policy:
        return POLICY

    def invariants(self) -> Iterable[str]:
        return invariants.broken(self)

    def whole_answers(self, ask: Ask) -> Sequence[Whole]:
        if ask.kind != "losses":
            return ()
        area, side, hits = ask.args["area"], ask.args["side"], ask.args["hits"]
        return whole_losses(self, self.board.area[area], SIDES.index(side), hits)

    def hint(self, ask: Ask, option: str) -> dict[str, Any] | None:
        return hint_for(self, ask, option)

    def partners(self, seat: str) -> tuple[str, ...]:
        return partners_of(seat)

    def unknown(self, seat: str) -> Sequence[str]:
        return hidden.unknown(self, seat)

    def redeal(self, seat: str, pick: Pick) -> RebellionState:
        return hidden.redeal(self, seat, pick)


PHASES: Mapping[str, Callable[[Rebellion], Rule[None]]] = {
    "extra_units": place_extra_units,
    "deal": deal,
    "turn": draw_turn_marker,
    "reinforcements": reinforcements_phase,
    "movement": movement_phase,
    "battle": battle_phase,
    "cards": draw_cards,
}
