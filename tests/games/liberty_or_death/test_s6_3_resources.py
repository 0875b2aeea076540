"""6.3 Resources of the Winter Quarters Round."""

from __future__ import annotations

from tests.games.liberty_or_death.table import at, game_of, table, winter
from tests.games.library import seen
from tricorne.games.liberty_or_death.rules.s6_3_resources import (
    british_earnings,
    french_earnings,
    indian_earnings,
    patriot_earnings,
)


def test_6_3_all_four_earn() -> None:
    m = winter(
        "resources",
        resources=dict.fromkeys(("british", "patriots", "indians", "french"), 0),
        spaces={"boston": at(R=1), "virginia": at(M=1), "georgia": at(M=1), "quebec": at(V=2)},
    )
    assert seen(m)["resources"] == {"british": 1, "patriots": 1, "indians": 1, "french": 0}


def test_6_3_1_british_earnings() -> None:
    spaces = {"boston": at(R=1, blockades=1), "new_york_city": at(R=1, BF=1), "west_indies": at(R=2, F=1, BF=1)}
    assert british_earnings(game_of(table("british", treaty=True, spaces=spaces))) == 2 + 2 + 5


def test_6_3_2_indian_earnings() -> None:
    assert indian_earnings(game_of(table("british", spaces={"quebec": at(V=2), "northwest": at(V=1)}))) == 1


def test_6_3_3_patriot_earnings() -> None:
    spaces = {"virginia": at(PF=1), "georgia": at(M=1), "quebec": at(M=1)}
    assert patriot_earnings(game_of(table("british", spaces=spaces))) == 1 + 1


def test_6_3_4_french_earnings() -> None:
    before = table("british", squadrons=2, squadrons_unavailable=1, spaces={})
    assert french_earnings(game_of(before)) == 4
    spaces = {"boston": at(R=1), "new_york_city": at(blockades=1), "west_indies": at(F=1)}
    assert french_earnings(game_of(table("british", treaty=True, spaces=spaces))) == 1 + 5 + 5
