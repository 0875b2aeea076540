"""6 Winter Quarters: the phases in their order, victory and reset."""

from __future__ import annotations

from tests.games.liberty_or_death.table import at, pieces, winter
from tests.games.library import options, seen
from tricorne.core.match import Match
from tricorne.games.liberty_or_death.rules.s6_winter import PHASES


def phases(match: Match) -> list[str]:
    """The phases that have begun."""
    return [entry["args"]["phase"] for entry in match.log() if entry["event"] == "phase"]


def test_6_0_the_phases_in_their_order() -> None:
    m = winter("victory-check", spaces={"quebec": at(V=1)})
    while m.question is not None and seen(m)["winters"] == 0:
        m.answer(options(m)[-1])
    assert phases(m) == [name for name, _ in PHASES]


def test_6_1_a_faction_that_meets_its_conditions_wins() -> None:
    loyal = {name: at("active_support") for name in ("new_york", "virginia", "massachusetts")}
    m = winter("victory-check", spaces=loyal, crc=3, cbc=1)
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == (("british",), "victory-check")


def test_6_7_reset() -> None:
    m = winter(
        "reset",
        eligible=["british"],
        casualties={"tory": 3},
        spaces={"virginia": at(MA=2, WA=1, propaganda=2, raid=1)},
    )
    assert pieces(m, "virginia") == {"M": 2, "W": 1}
    assert seen(m)["spaces"]["virginia"]["propaganda"] == 0
    assert seen(m)["casualties"]["tory"] == 0
    assert seen(m)["eligible"] == ["british", "patriots", "indians", "french"]
    assert seen(m)["card"] == "card:2"
    assert seen(m)["resources"]["british"] == 25
