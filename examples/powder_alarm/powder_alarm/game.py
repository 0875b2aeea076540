"""The game as the table sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from powder_alarm.bot import Bot
from powder_alarm.rules import ENEMY, play_turn
from powder_alarm.state import COUNTRY, CROWN, SEATS, Position, PowderState, Printed
from tricorne.core import BadSetup, Facts, Game, Pick, Result, Rule, places_of, rule


class PowderAlarm(Game[PowderState]):
    id = "powder-alarm"
    seats = SEATS
    scenarios = ("alarm",)
    state_type = PowderState
    position_type = Position
    gives_reasons = True

    def __init__(self, facts: Facts, scenario: str, settings: Mapping[str, str]) -> None:
        super().__init__(facts, scenario, settings)
        self.printed = facts.load("printed", Printed)
        self.places = self.printed.places

    @rule("1")
    def setup(self) -> PowderState:
        pieces = {seat: {name: getattr(place, seat) for name, place in self.places.items()} for seat in SEATS}
        powder = {name: place.powder for name, place in self.places.items()}
        return PowderState(1, pieces, powder, 0, list(self.printed.deck), {seat: [] for seat in SEATS})

    def step(self) -> Rule[None] | None:
        return play_turn(self) if self.result() is None else None

    @rule("5")
    def result(self) -> Result | None:
        seized, saved = self.state.seized, sum(self.state.powder.values())
        if not (won := seized >= self.printed.to_win) and self.state.turn <= self.printed.turns:
            return None
        scores, places = {CROWN: seized, COUNTRY: saved}, places_of({(CROWN,): won, (COUNTRY,): not won})
        return Result((CROWN if won else COUNTRY,), "seized" if won else "saved", scores, places)

    def view(self, seat: str) -> dict[str, Any]:
        state = self.state
        counts = {"turn": state.turn, "seized": state.seized, "deck": len(state.deck)}
        pieces = {name: dict(places) for name, places in state.pieces.items()}
        hand = [f"card-{value}" for value in state.hands.get(seat, ())]
        return {**counts, **pieces, "powder": dict(state.powder), "hand": hand}

    def position(self) -> Position:
        state = self.state
        crown, country = (dict(state.pieces[seat]) for seat in SEATS)
        return Position(state.turn, crown, country, dict(state.powder), state.seized)

    def set_position(self, position: Position) -> None:
        state, pieces = self.state, self.state.pieces
        state.turn, state.seized = position.turn, position.seized
        given = ((pieces[CROWN], position.crown), (pieces[COUNTRY], position.country), (state.powder, position.powder))
        for counts, changes in given:
            for place, count in changes.items():
                if place not in self.places or count < 0:
                    raise BadSetup("position-breaks-rule", rule="1", problem=f"{place}: {count}")
                counts[place] = count

    def unknown(self, seat: str) -> Sequence[str]:
        hidden = [card for other in SEATS if other != seat for card in self.state.hands[other]]
        return [f"hidden-{card}" for card in sorted([*self.state.deck, *hidden])]

    def redeal(self, seat: str, pick: Pick) -> PowderState:
        state, pool = self.state.copy(), [int(card[-1]) for card in self.unknown(seat)]
        other = ENEMY[seat]
        state.hands[other] = sorted(pool.pop(pick(len(pool))) for _ in state.hands[other])
        state.deck = pool
        return state

    @classmethod
    def policy(cls) -> Bot:
        return Bot()
