"""The scenarios as printed: pools, Control, totals, deck; and the position format."""

from __future__ import annotations

import msgspec

import tricorne
from tests.games.liberty_or_death.table import game_of, table
from tricorne.core import Ask

SCENARIOS = ("1775", "1776", "1778", "sprint")


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
