"""The scenarios as printed: pools, Control, totals, deck; and the position format."""

from __future__ import annotations

import msgspec
import pytest

import tricorne
from tests.games.liberty_or_death.table import game_of, look, table
from tricorne.core import Ask
from tricorne.games.liberty_or_death.names import CONTROL_NAMES, POOL_NAMES, SPACES
from tricorne.games.liberty_or_death.rules.s1_9_navy import fni, french_preparations

SCENARIOS = ("1775", "1776", "1778", "sprint")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_1_what_is_left_of_the_pools_is_what_the_scenario_says(scenario: str) -> None:
    game = game_of(table(scenario=scenario))
    assert game.plan.stated is not None
    for name, n in game.plan.stated.available.items():
        assert game.state.available[POOL_NAMES[name]] == n, name
    assert sum(game.state.casualties) == 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_1_control_and_totals_follow_from_the_set_up(scenario: str) -> None:
    game = game_of(table(scenario=scenario))
    stated = game.plan.stated
    assert stated is not None
    found = {SPACES[s]: CONTROL_NAMES[who] for s, who in enumerate(game.state.control) if who}
    assert found == stated.control
    assert (game.state.support, game.state.opposition) == (stated.support, stated.opposition)
    assert fni(game.state) == 0
    if stated.preparations is not None:
        assert french_preparations(game.state) == stated.preparations


def test_2_1_treaty_and_strokes_of_the_scenarios() -> None:
    assert [look(table(scenario=name))["treaty"] for name in SCENARIOS] == [False, False, True, True]
    assert [len(look(table(scenario=name))["strokes"]) for name in SCENARIOS] == [5, 5, 4, 0]


def test_2_1_period_piles_fit_the_cards() -> None:
    board = game_of(table()).board
    for name in SCENARIOS:
        plan = board.scenarios[name]
        assert len(plan.periods) == len(plan.campaigns)
        for period in set(plan.periods):
            assert plan.periods.count(period) * 10 <= sum(p == period for p in board.period.values())


def test_a_position_can_be_written_and_read_again() -> None:
    for seed in range(3):
        m = table(scenario="1776", seed=seed)
        for _ in range(150):
            if m.question is None:
                break
            options = m.question.options()
            m.answer(options[(seed * 7 + m.moment) % len(options)])
        steps = [m.at(point.moment) for point in m.checkpoints]
        at_step = [step for step in steps if isinstance(step.question, Ask)][-1]
        position = at_step.position()
        again = tricorne.new_match("liberty-or-death", "1776", seed=seed, position=position)
        assert msgspec.to_builtins(game_of(again).position()) == position
        assert again.game.state.control == at_step.game.state.control


def test_a_copy_of_the_state_is_independent() -> None:
    state = game_of(table()).state
    other = state.copy()
    other.pieces[0] += 1
    assert state.pieces[0] != other.pieces[0]


def test_2_2_a_position_may_name_the_first_card_alone() -> None:
    m = table(card=30, luck={"event-card": ["card:7"]})
    assert (look(m)["card"], look(m)["on_deck"]) == ("card:30", "card:7")
    assert look(m)["deck"] == 64
