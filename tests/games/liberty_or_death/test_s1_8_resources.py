"""1.8 Resources."""

from __future__ import annotations

from tests.games.liberty_or_death.table import game_of, table
from tricorne.games.liberty_or_death.names import BRITISH
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain


def test_1_8_resources_stay_between_0_and_50() -> None:
    game = game_of(table("british"))
    assert gain(game, BRITISH, 45, "1.8") == 30
    assert gain(game, BRITISH, -60, "1.8") == -50
