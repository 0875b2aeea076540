"""Liberty: the American Revolution with hidden blocks. Seats, options, and the sequence of play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from tricorne.core.facts import Facts
from tricorne.core.game import Game, Option, Result, places_of, switch
from tricorne.core.policy import Policy
from tricorne.core.questions import Ask, Rule, Whole
from tricorne.games.liberty.board import NOBODY, SIDES, Board
from tricorne.games.liberty.bots.heuristic import POLICY
from tricorne.games.liberty.fortune import throws
from tricorne.games.liberty.hidden import redeal, unknown
from tricorne.games.liberty.hints import hint_for
from tricorne.games.liberty.invariants import broken
from tricorne.games.liberty.position import LibertyPosition, position_names, position_of, set_position
from tricorne.games.liberty.rules.s3_2_actions import take_action
from tricorne.games.liberty.rules.s3_cards import deal
from tricorne.games.liberty.rules.s7_3_fire import whole_hits
from tricorne.games.liberty.rules.s7_battles import fight, order_battles
from tricorne.games.liberty.rules.s11_5_prisoners import can_negotiate, negotiate, prisoners_by_side
from tricorne.games.liberty.rules.s11_winter import attrition, begin_winter, disbanding, end_winter, supply_points
from tricorne.games.liberty.rules.s12_setup import set_up
from tricorne.games.liberty.rules.sequence import begin_play
from tricorne.games.liberty.standing import standing_for
from tricorne.games.liberty.state import (
    ACTIONS,
    ATTRITION,
    BATTLE,
    CARDS,
    DEAL,
    DISBAND,
    EXCHANGE,
    ORDER,
    OVER,
    WINTER,
    LibertyState,
)
from tricorne.games.liberty.view import on_table, view_of
from tricorne.games.liberty.workshop import PLAN

PHASES = {
    DEAL: deal,
    CARDS: begin_play,
    ACTIONS: take_action,
    ORDER: order_battles,
    BATTLE: fight,
    WINTER: begin_winter,
    DISBAND: disbanding,
    ATTRITION: attrition,
    EXCHANGE: end_winter,
}

TURNS_A_YEAR = 6
"""One for each card, and winter."""


@lru_cache(maxsize=16)
def load_board(facts: Facts, scenario: str) -> Board:
    """The board of a set of facts, made once."""
    return Board(facts, scenario)


class Liberty(Game[LibertyState]):
    """The war of 1775 to 1783 for two players."""

    id = "liberty"
    seats = SIDES
    scenarios = ("1775",)
    rules_version = 4
    gives_reasons = True
    options: ClassVar[tuple[Option, ...]] = (
        Option("initiative", ("british-choose", "british-first")),
        Option("french-entry", ("roll", "schedule")),
        switch("volley"),
        switch("bayonets"),
        switch("pursuit"),
    )
    state_type = LibertyState
    position_type = LibertyPosition
    workshop = PLAN

    setup = set_up
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
        self.board = load_board(facts, scenario)

    def step(self) -> Rule[None] | None:
        phase = self.state.phase
        return None if phase == OVER else PHASES[phase](self)

    def result(self) -> Result | None:
        state = self.state
        if state.winner == NOBODY:
            return None
        places = places_of({(name,): side == state.winner for side, name in enumerate(SIDES)})
        return Result((SIDES[state.winner],), state.reason, {"british": state.points[-1]}, places)

    def whole_answers(self, ask: Ask) -> Sequence[Whole]:
        battle = self.state.battle
        if ask.kind != "hit" or battle is None:
            return ()
        return whole_hits(self, battle, SIDES.index(ask.seat), self.board.block_index[ask.args["by"]], ask.args["hits"])

    def renewed_position(self, plain: Any) -> Any:
        """Older records call an empty map by what stays on it."""
        plain = super().renewed_position(plain)
        if isinstance(plain, dict) and "only_blocks" in plain:
            plain = {"empty" if field == "only_blocks" else field: value for field, value in plain.items()}
        return plain

    def turn(self) -> int:
        return (self.state.year - self.board.scenario.years.first) * TURNS_A_YEAR + self.state.turn

    def tracks(self) -> dict[str, int]:
        return {"supply_points": supply_points(self), **prisoners_by_side(self)}

    @classmethod
    def policy(cls) -> Policy:
        return POLICY

    def interrupts(self, seat: str) -> Sequence[str]:
        del seat
        return ("exchange",) if can_negotiate(self) and self.state.phase != EXCHANGE else ()

    def interrupt(self, seat: str, name: str) -> Rule[None]:
        del name
        return negotiate(self, SIDES.index(seat))
