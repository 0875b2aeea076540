"""1775: Rebellion as a game for the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from tricorne.core.facts import Facts
from tricorne.core.game import Game, Pick, Result
from tricorne.core.policy import Policy
from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.core.standing import Standing
from tricorne.core.state import State
from tricorne.games.rebellion_1775 import invariants, position, view, why
from tricorne.games.rebellion_1775.board import board_of
from tricorne.games.rebellion_1775.bots.heuristic import POLICY
from tricorne.games.rebellion_1775.bots.standing import flags
from tricorne.games.rebellion_1775.check import SCENARIOS
from tricorne.games.rebellion_1775.hints import hint_for
from tricorne.games.rebellion_1775.pieces import FACTIONS, NOBODY, SEATS_OF_SIDE, SIDES
from tricorne.games.rebellion_1775.rules.s1_setup import deal, place_extra_units, set_up
from tricorne.games.rebellion_1775.rules.s2_rounds import draw_turn_marker
from tricorne.games.rebellion_1775.rules.s3_1_reinforcements import reinforcements_phase
from tricorne.games.rebellion_1775.rules.s3_2_movement import movement_phase
from tricorne.games.rebellion_1775.rules.s3_3_battle import battle_phase
from tricorne.games.rebellion_1775.rules.s3_4_cards import draw_cards
from tricorne.games.rebellion_1775.rules.s4_end import final_result
from tricorne.games.rebellion_1775.standing import standing_for
from tricorne.games.rebellion_1775.state import RebellionState


class Rebellion(Game[RebellionState]):
    """The four factions, three scenarios, and the sequence of play."""

    id: ClassVar[str] = "1775-rebellion"
    seats: ClassVar[tuple[str, ...]] = FACTIONS
    scenarios: ClassVar[tuple[str, ...]] = SCENARIOS
    rules_version: ClassVar[int] = 3
    state_type: ClassVar[type[State]] = RebellionState
    position_type: ClassVar[type[msgspec.Struct]] = position.Position
    sides: ClassVar[tuple[tuple[str, ...], ...]] = SEATS_OF_SIDE

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

    def set_position(self, position_given: Any) -> None:
        position.apply(self, position_given)

    def turn(self) -> int:
        return self.state.round

    def tracks(self) -> dict[str, int]:
        return {side: flags(self, index) for index, side in enumerate(SIDES)}

    def standing(self, seat: str, shown: Mapping[str, Any]) -> Standing:
        return standing_for(self, seat, shown)

    @classmethod
    def policy(cls) -> Policy:
        return POLICY

    def invariants(self) -> Iterable[str]:
        return invariants.broken(self)

    def why_not(self, ask: Ask, answer: str) -> tuple[str, str] | None:
        return why.why_not(self, ask, answer)

    def hint(self, ask: Ask, option: str) -> dict[str, Any] | None:
        return hint_for(self, ask, option)

    @rule("1.1")
    def partners(self, seat: str) -> tuple[str, ...]:
        """The other faction of the side: partners may look at each other's cards."""
        return tuple(other for seats in SEATS_OF_SIDE if seat in seats for other in seats if other != seat)

    # Hidden hands

    def enemies(self, seat: str) -> Sequence[int]:
        """The factions whose hands a seat cannot see."""
        seen = view.eyes(seat)
        return [faction for faction in range(len(FACTIONS)) if faction not in seen]

    def unknown(self, seat: str) -> Sequence[str]:
        names = self.board.card_names
        return [names[card] for faction in self.enemies(seat) for card in self.state.hands[faction]]

    def redeal(self, seat: str, pick: Pick) -> RebellionState:
        state = self.state.copy()
        for faction in self.enemies(seat):
            hand, deck = state.hands[faction], state.decks[faction]
            pool = sorted(hand + deck)
            dealt = _some_cards(pool, len(hand), pick)
            if self._needs_movement_card(faction, pool) and not self._can_move(dealt):
                able = [card for card in pool if self.board.is_movement[card]]
                dealt[pick(len(dealt))] = able[pick(len(able))]
            state.hands[faction] = dealt
            state.decks[faction] = [card for card in pool if card not in dealt]
        return state

    def _can_move(self, cards: Sequence[int]) -> bool:
        return any(self.board.is_movement[card] for card in cards)

    def _needs_movement_card(self, faction: int, pool: Sequence[int]) -> bool:
        """A hand has a movement card from its dealing until one is played."""
        state = self.state
        if state.phase == "deal" or not self._can_move(pool) or not state.hands[faction]:
            return False
        return faction != state.active or (state.movement_card == NOBODY and state.phase != "cards")


def _some_cards(pool: Sequence[int], number: int, pick: Pick) -> list[int]:
    left = list(pool)
    return [left.pop(pick(len(left))) for _ in range(number)]


PHASES: Mapping[str, Callable[[Rebellion], Rule[None]]] = {
    "extra_units": place_extra_units,
    "deal": deal,
    "turn": draw_turn_marker,
    "reinforcements": reinforcements_phase,
    "movement": movement_phase,
    "battle": battle_phase,
    "cards": draw_cards,
}
