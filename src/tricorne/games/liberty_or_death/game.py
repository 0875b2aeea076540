"""Liberty or Death as the table sees it: seats, scenarios, options, set-up, sequence of play, views and checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

from tricorne.core import Facts, Game, Option, Result, Rule, switch
from tricorne.core import State as CoreState
from tricorne.core.game import Advisor, Mind
from tricorne.core.policy import Policy
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.board import Board, Scenario, load_board
from tricorne.games.liberty_or_death.bots.advisor import LibertyOrDeathAdvisor
from tricorne.games.liberty_or_death.bots.heuristic import Heuristic
from tricorne.games.liberty_or_death.bots.nonplayer import NonPlayer
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_3_trial import UntilBattle
from tricorne.games.liberty_or_death.counts import counts_of
from tricorne.games.liberty_or_death.fortune import throws
from tricorne.games.liberty_or_death.hints import hint_for
from tricorne.games.liberty_or_death.invariants import broken
from tricorne.games.liberty_or_death.names import (
    FACTIONS,
    REBELLION,
    ROYALISTS,
    SPACES,
    Faction,
    Space,
)
from tricorne.games.liberty_or_death.position import Position, position_names, position_of, renewed, set_position
from tricorne.games.liberty_or_death.rules.action import Bonus
from tricorne.games.liberty_or_death.rules.s2_1_setup import set_up
from tricorne.games.liberty_or_death.rules.s2_2_start import start_play
from tricorne.games.liberty_or_death.rules.s2_3_sequence import play_card
from tricorne.games.liberty_or_death.rules.s4_2_1_common_cause import COMMON_CAUSE
from tricorne.games.liberty_or_death.rules.s6_winter import winter_phase
from tricorne.games.liberty_or_death.rules.s7_victory import counted_margin, final_places, tracks, winners
from tricorne.games.liberty_or_death.standing import standing_for
from tricorne.games.liberty_or_death.state import CARD, DRAW, OVER, State
from tricorne.games.liberty_or_death.view import view_of
from tricorne.games.liberty_or_death.workshop import PLAN

GameT = TypeVar("GameT", bound="LibertyOrDeath")
SHARED_SIDES: Mapping[str, tuple[int, ...]] = {
    "nobody": (),
    "royalists": (ROYALISTS,),
    "rebellion": (REBELLION,),
    "both": (ROYALISTS, REBELLION),
}


class LibertyOrDeath(Game[State]):
    """Liberty or Death: The American Insurrection."""

    id = "liberty-or-death"
    seats = FACTIONS
    allies = (("british", "indians"), ("patriots", "french"))
    scenarios = ("1775", "1776", "1778", "sprint")
    options = (
        Option("edition", ("printed", "2016")),
        switch("period-events"),
        switch("winter-is-coming"),
        Option("sharing", tuple(SHARED_SIDES)),
        switch("one-player-difficulty"),
    )
    minds = ("nonplayer",)
    printed_names = frozenset((COMMON_CAUSE,))
    gives_reasons = True
    rules_version = 7
    state_type: ClassVar[type[CoreState]] = State
    position_type = Position
    workshop = PLAN

    on_table = view_of
    position = position_of
    position_names = position_names
    set_position = set_position
    counts = counts_of
    invariants = broken
    hint = hint_for
    throws = throws
    standing = standing_for

    @rule("2.1")
    def __init__(self, facts: Facts, scenario: str, settings: Mapping[str, str]) -> None:
        super().__init__(facts, scenario, settings)
        self.board: Board = load_board(facts)
        self.plan: Scenario = self.board.scenarios[scenario]
        self.corrected = settings["edition"] == "2016"
        """The later official corrections are in force."""
        self.period_events = settings["period-events"] == "on"
        self.winter_is_coming = settings["winter-is-coming"] == "on"
        self.difficult = settings["one-player-difficulty"] == "on"
        """A lone player may not fall behind any non-player from the second winter on (8.8)."""
        self.shared_sides = SHARED_SIDES[settings["sharing"]]
        """Sides of which one player runs both Factions."""

    def setup(self) -> State:
        """The set-up of the scenario."""
        return first_state(self.facts, self.scenario).copy()

    def ahead(self) -> LibertyOrDeath:
        """The same game on a copy of its state, to try things out."""
        return self._copy_into(LibertyOrDeath(self.facts, self.scenario, self.settings))

    def on_trial(self) -> OnTrial:
        """The same on which an Event is tried out."""
        return self._copy_into(OnTrial(self.facts, self.scenario, self.settings))

    def _copy_into(self, other: GameT) -> GameT:
        other.players = self.players
        other.moment = self.moment
        other.state = self.state.copy()
        return other

    def begin_battle(self, attacker: Faction, space: Space, bonus: Bonus) -> Rule[None]:
        """Say that a Battle begins (3.6)."""
        self.log("battle", "3.6", faction=FACTIONS[attacker], space=SPACES[space], bonus=list(bonus))
        yield from ()

    def step(self) -> Rule[None] | None:
        """The first two cards, a Faction's turn on a card, a phase of winter, or nothing more."""
        step = self.state.step
        if step == CARD:
            return play_card(self)
        if step == OVER:
            return None
        return start_play(self) if step == DRAW else winter_phase(self)

    def result(self) -> Result | None:
        """Places and margins when the war is over."""
        state = self.state
        if state.step != OVER:
            return None
        at = tracks(self)
        return Result(
            winners=tuple(FACTIONS[faction] for faction in winners(self)),
            reason=state.ending,
            scores={name: counted_margin(self, at, faction) for faction, name in enumerate(FACTIONS)},
            places=final_places(self),
        )

    def view(self, seat: str) -> dict[str, Any]:
        """Everything on the table is open to everybody."""
        del seat
        return dict(self.table())

    def unknown(self, seat: str) -> Sequence[str]:
        """The cards that have not come up; nobody knows their order."""
        del seat
        return [str(card) for card in (*self.state.event_bag, *self.state.winter_bag)]

    def renewed_position(self, plain: Any) -> Any:
        """A position of an older record in the present spelling."""
        return renewed(super().renewed_position(plain))

    def turn(self) -> int:
        """The number of cards that have been played."""
        return len(self.state.played)

    def tracks(self) -> dict[str, int]:
        """The markers that victory is measured on."""
        return tracks(self)._asdict()

    @classmethod
    def policy(cls) -> Policy:
        """Common sense, and the margins of victory."""
        return Heuristic()

    def advisor(self, seat: str, *, quiet: bool = True) -> Advisor:
        """A non-player who advises a player."""
        return LibertyOrDeathAdvisor(self, FACTIONS.index(seat), quiet=quiet)

    @rule("8.1")
    def mind(self, seat: str, name: str) -> Mind:
        """The non-player of the rulebook for a Faction."""
        if name not in self.minds:
            return super().mind(seat, name)
        return NonPlayer(self, FACTIONS.index(seat))


class OnTrial(UntilBattle, LibertyOrDeath):
    """A copy on which an Event is tried out (8.3.3)."""

    def quiet_mind(self, seat: str) -> Mind:
        """The non-player of a seat, without its reasons."""
        return NonPlayer(self, FACTIONS.index(seat), quiet=True)


@lru_cache(maxsize=32)
def first_state(facts: Facts, scenario: str) -> State:
    """Where every match of the scenario begins, made once."""
    game = LibertyOrDeath(facts, scenario, {option.name: option.default for option in LibertyOrDeath.options})
    set_up(game)
    return game.state
