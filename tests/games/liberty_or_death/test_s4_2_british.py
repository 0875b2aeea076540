"""4.2 British Special Activities."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.table import at, pieces, specials, table
from tests.games.library import answer, asked, options, seen


def test_4_2_british_special_activities() -> None:
    m = table("british", spaces={"boston": at(R=2, MA=1)})
    answer(m, "command:march")
    assert specials(m) == {"skirmish", "naval_pressure"}


def test_4_2_1_war_parties_do_not_go_by_sea() -> None:
    m = table("british", spaces={"new_york": at(R=3, W=3)})
    answer(m, "command:march", "virginia", "new_york", "british_regular:3")
    assert asked(m)[1] != "march-group"


def test_4_2_1_common_cause_marches_war_parties_as_tories() -> None:
    m = table("british", spaces={"new_york": at(R=3, T=1, W=1, WA=2), "boston": at(R=1)})
    answer(m, "command:march", "pennsylvania", "new_york", "british_regular:3")
    assert "war_party_underground:1" in options(m)
    answer(m, "tory:1", "war_party_active:1", "war_party_underground:1")
    assert pieces(m, "pennsylvania") == {"R": 3, "T": 1, "WA": 2}
    assert specials(m) == set()


def test_4_2_1_never_into_a_city() -> None:
    m = table("british", spaces={"new_york": at(R=3, W=3)})
    answer(m, "command:march", "new_york_city", "new_york", "british_regular:3")
    assert asked(m)[1] != "march-group"


def test_4_2_1_common_cause_counts_like_tories_in_battle() -> None:
    m = table("british", luck={"battle-die": [1, 1]}, spaces={"virginia": at(R=3, W=3, C=1)})
    answer(m, "command:battle", "virginia", "3")
    rolls = [entry["args"] for entry in m.log() if entry["event"] == "battle-roll"]
    assert rolls[0]["force"] == 6


@pytest.mark.parametrize(
    ("there", "modes"),
    [
        ({"R": 1, "C": 1}, ["one"]),
        ({"R": 1, "C": 1, "MA": 1}, ["one", "two"]),
        ({"R": 1, "M": 1, "PF": 1}, ["fort"]),
    ],
)
def test_4_2_2_british_skirmish(there: dict[str, int], modes: list[str]) -> None:
    m = table("british", spaces={"virginia": at(None, **there), "georgia": at(R=1, C=2)})
    answer(m, "command:march", "special:skirmish", "virginia")
    if len(modes) > 1:
        assert options(m) == modes
        answer(m, "two")
        assert pieces(m, "virginia") == {}
        assert seen(m)["casualties"]["british_regular"] == 1
    elif modes == ["fort"]:
        assert pieces(m, "virginia") == {"M": 1}
        assert seen(m)["available"]["patriot_fort"] == 6
        assert seen(m)["victory"]["tracks"]["crc"] == 1
    else:
        assert pieces(m, "virginia") == {"R": 1}


def test_4_2_2_nobody_is_asked_for_targets_where_exactly_as_many_are_there() -> None:
    m = table("british", spaces={"virginia": at(R=2, C=1, F=1), "georgia": at(R=2, C=1, F=1, MA=1)}, treaty=True)
    answer(m, "command:march", "special:skirmish", "virginia", "two")
    assert asked(m)[1] == "march-space"
    assert pieces(m, "virginia") == {"R": 1}
    m = table("british", spaces={"virginia": at(R=2, C=1, F=1), "georgia": at(R=2, C=1, F=1, MA=1)}, treaty=True)
    answer(m, "command:march", "special:skirmish", "georgia", "two")
    assert asked(m)[1] == "skirmish-target"


def test_4_2_3_naval_pressure_before_the_treaty_brings_a_d3() -> None:
    m = table("british", luck={"naval-pressure-die": [2]}, spaces={"boston": at(R=1)})
    answer(m, "command:march", "special:naval_pressure")
    assert seen(m)["resources"]["british"] == 22


def test_4_2_3_naval_pressure_lifts_a_blockade() -> None:
    m = table("british", treaty=True, spaces={"boston": at(R=1, blockades=1), "norfolk": at(blockades=1)})
    answer(m, "command:march", "special:naval_pressure")
    assert asked(m) == ("british", "lift-blockade")
    answer(m, "norfolk")
    assert (seen(m)["fni"], seen(m)["squadrons"]) == (1, 2)
