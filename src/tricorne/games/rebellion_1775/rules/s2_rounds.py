"""2. Rounds: the order of the turns, and the end of a turn and of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Luck, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.names import FACTIONS, NOBODY
from tricorne.games.rebellion_1775.rules.s3_1_2_control import update_all_flags
from tricorne.games.rebellion_1775.rules.s3_1_reinforcements import reinforcements_phase
from tricorne.games.rebellion_1775.rules.s3_turn import begin_turn
from tricorne.games.rebellion_1775.rules.s4_end import is_over

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


@rule("2.0")
def draw_turn_marker(game: Rebellion) -> Rule[None]:
    """The faction whose marker is drawn blind takes its whole turn before the next marker is drawn."""
    state = game.state
    marker = yield Luck("turn-marker", [FACTIONS[faction] for faction in state.bag], "2.0")
    faction = FACTIONS.index(marker)
    state.bag.remove(faction)
    state.order.append(faction)
    begin_turn(game, faction)
    yield from reinforcements_phase(game)


@rule("3.0")
def end_turn(game: Rebellion) -> None:
    """Control is checked everywhere; what was played this turn has had its effect."""
    state = game.state
    update_all_flags(game)
    state.events = []
    state.movement_card = state.landing = state.active = NOBODY
    state.armies_left = state.sailed = 0
    state.phase = "turn"
    if not state.bag:
        end_round(game)


@rule("2.0", "2.1")
def end_round(game: Rebellion) -> None:
    """When all four factions have had their turn the end is checked, and another round begins."""
    state = game.state
    if is_over(game):
        state.phase = "over"
        game.log("game-over", "4.0", round=state.round)
        return
    state.round += 1
    state.bag = list(range(len(FACTIONS)))
    state.order = []
    game.log("round", "2.0", round=state.round)
