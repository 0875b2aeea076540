"""6 The Winter Quarters Round: its phases in order, 6.1 and 6.7."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.cards.winter import take_effect
from tricorne.games.liberty_or_death.names import (
    KIND_COUNT,
    MILITIA,
    SPACES,
    WAR_PARTIES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import spaces_of
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leaders_left_alone
from tricorne.games.liberty_or_death.rules.s2_3_7_next_card import next_card
from tricorne.games.liberty_or_death.rules.s2_3_sequence import clear_card
from tricorne.games.liberty_or_death.rules.s6_2_supply import (
    british_supply,
    french_supply,
    indian_supply,
    patriot_supply,
    west_indies_battle,
)
from tricorne.games.liberty_or_death.rules.s6_3_resources import resources_phase
from tricorne.games.liberty_or_death.rules.s6_4_support import support_phase
from tricorne.games.liberty_or_death.rules.s6_5_redeployment import redeployment_phase
from tricorne.games.liberty_or_death.rules.s6_6_desertion import desertion_phase
from tricorne.games.liberty_or_death.rules.s7_victory import check_victory
from tricorne.games.liberty_or_death.rules.s8_8_one_player import is_lone_player, one_player_check
from tricorne.games.liberty_or_death.state import WINTER

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

Phase = Callable[["Game"], Rule[None] | None]


@rule("6.1")
def victory_check_phase(game: Game) -> None:
    """The game ends when a Faction meets its conditions; the Sprint leaves this phase out."""
    if game.plan.victory_checks:
        one_player_check(game) if is_lone_player(game) else check_victory(game)


@rule("6.7")
def reset_phase(game: Game) -> Rule[None]:
    """Markers go, all are Eligible, Casualties return, everybody hides; then the next card and the winter's Event."""
    state = game.state
    state.propaganda[:] = state.raid[:] = [0] * len(SPACES)
    for underground, active in (MILITIA, WAR_PARTIES):
        for space in spaces_of(state, active):
            at = space * KIND_COUNT
            state.pieces[at + underground] += state.pieces[at + active]
            state.pieces[at + active] = 0
    for kind, n in enumerate(state.casualties):
        state.available[kind] += n
        state.casualties[kind] = 0
    clear_card(state)
    for faction in range(4):
        state.eligible[faction] = True
    game.log("reset", "6.7")
    winter_card = state.card
    state.winters_done += 1
    yield from next_card(game)
    yield from take_effect(game, winter_card)
    yield from leaders_left_alone(game)


PHASES: tuple[tuple[str, Phase], ...] = (
    ("victory-check", victory_check_phase),
    ("british-supply", british_supply),
    ("patriot-supply", patriot_supply),
    ("french-supply", french_supply),
    ("indian-supply", indian_supply),
    ("west-indies", west_indies_battle),
    ("resources", resources_phase),
    ("support", support_phase),
    ("redeployment", redeployment_phase),
    ("desertion", desertion_phase),
    ("reset", reset_phase),
)


@rule("6.0")
def winter_phase(game: Game) -> Rule[None]:
    """The next phase of the Winter Quarters Round."""
    state = game.state
    name, phase = PHASES[state.winter_phase]
    game.log("phase", "6.0", phase=name)
    running = phase(game)
    if running is not None:
        yield from running
    if state.step == WINTER:
        state.winter_phase += 1
