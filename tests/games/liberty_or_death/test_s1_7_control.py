"""1.7 Control."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.table import at, control, game_of, table
from tricorne.games.liberty_or_death.names import BRITISH_REGULAR, CONTINENTAL, CONTROL_NAMES, SPACES
from tricorne.games.liberty_or_death.rules.s1_4_pieces import change
from tricorne.games.liberty_or_death.view import view_of


def test_1_7_control() -> None:
    m = table(
        "british",
        spaces={
            "boston": at(R=2, C=1),
            "virginia": at(W=3, M=1),
            "georgia": at(T=1, W=1, M=2),
            "new_york": at(T=1, W=2, M=2),
            "norfolk": at(C=1),
        },
    )
    assert control(m, "boston") == "british"
    assert control(m, "virginia") == "uncontrolled"
    assert control(m, "georgia") == "uncontrolled"
    assert control(m, "new_york") == "british"
    assert control(m, "norfolk") == "rebellion"


@pytest.mark.parametrize("scenario", ["1775", "1776", "1778"])
@pytest.mark.parametrize(("side", "kind"), [("british", BRITISH_REGULAR), ("rebellion", CONTINENTAL)])
def test_1_7_as_many_more_as_the_table_says_give_control_and_no_fewer(scenario: str, side: str, kind: int) -> None:
    for space, name in enumerate(SPACES):
        game = game_of(table(scenario=scenario))
        needed = view_of(game)["spaces"][name]["needed"][side]
        assert (needed == 0) == (CONTROL_NAMES[game.state.control[space]] == side)
        for more in range(1, needed + 1):
            change(game.state, space, kind, 1)
            assert (CONTROL_NAMES[game.state.control[space]] == side) == (more == needed)
