"""13 The example of play: all eight rounds of Early 1834, with every number that the rulebook states.

One statement contradicts the rest: the comment on round 8 credits the Patriote player with 6 Opportunity Points when
the organization in St-Hyacinthe is attempted. The moves leave 4: 6 at the start, 2 paid for The Morning Courier, 2
to raise the target in Montréal, 2 gained for Patriotic Unions. The moves are followed.
"""

from __future__ import annotations

from typing import Any

import pytest

import tricorne
from tests.games.examples import until
from tests.games.library import asked, seen
from tests.games.prelude.table import EXTERNAL, GAME, LOYAL, PATRIOTE, cubes
from tricorne.api import examples_of
from tricorne.core import Match


def at(step: str) -> Match:
    """The table of the example where this action begins; at the end of the Turn for `end`."""
    return until(GAME, "early-1834", step)


def events(match: Match, name: str) -> list[dict[str, Any]]:
    return [entry["args"] for entry in match.log() if entry["event"] == name]


def test_13_0_the_hands_and_the_pool() -> None:
    match = at("start")
    assert set(seen(match)["pool"]) == {"card-9", "card-21", "card-142", "card-120"}
    patriote = {"card-13", "card-16", "card-22", "card-27", "card-123", "card-134", "card-146"}
    loyal = {"card-15", "card-23", "card-24", "card-28", "card-108", "card-141", "card-147"}
    assert set(seen(match, PATRIOTE)["hand"]) == patriote
    assert set(seen(match, LOYAL)["hand"]) == loyal


def test_13_0_round_2_the_organization_in_quebec_and_the_end_of_the_session() -> None:
    match = at("r3-patriote")
    assert events(match, "check") == [{"side": LOYAL, "district": "quebec", "target": 10, "roll": 9}]
    assert len(events(match, "session-ends")) == 1
    assert cubes(match, "lachenaie") == cubes(match, "berthier") == (1, 0)


def test_13_0_round_3_raising_the_target_and_costs_when_behind() -> None:
    match = at("r4-patriote")
    assert events(match, "check")[-1] == {"side": PATRIOTE, "district": "montreal", "target": 10, "roll": 12}
    assert events(match, "target-raised") == [{"side": PATRIOTE, "count": 2}]
    assert [(e["district"], e["cost"]) for e in events(match, "mobilized")] == [
        ("deux_montagnes", 1),
        ("sherbrooke", 1),
    ]
    assert seen(match)["skips"] == {PATRIOTE: 0, LOYAL: 1}
    assert sum(seen(match)["hands"][LOYAL].values()) == 5


def test_13_0_round_4_the_loyal_round_is_skipped() -> None:
    match = at("r5-patriote")
    assert (asked(match), seen(match)["round"]) == ((PATRIOTE, "play"), 5)
    assert cubes(match, "richelieu") == (4, 0)
    assert (cubes(match, "st_hyacinthe"), cubes(match, "yamaska")) == ((3, 0), (1, 0))


def test_13_0_round_5_costs_and_the_activities_card() -> None:
    match = at("r5-loyal")
    costs = [entry["cost"] for entry in events(match, "mobilized")][-4:]
    assert costs == [1, 1, 2, 2]
    assert "card-13" in seen(match)["pool"]
    match = at("r6-patriote")
    assert [cubes(match, name) for name in ("stanstead", "sherbrooke", "shefford")] == [(0, 1), (0, 2), (0, 1)]


def test_13_0_round_6_external_influence_scores_and_an_unmet_event() -> None:
    match = at("r7-patriote")
    assert events(match, "track-scores") == [{"track": EXTERNAL}]
    assert [entry["cost"] for entry in events(match, "mobilized")][-4:] == [1, 1, 1, 1]
    assert "card-147" in seen(match)["pool"]
    assert events(match, "opportunity-gained")[-1] == {"side": PATRIOTE, "count": 2}


def test_13_0_round_7_urban_counties_score() -> None:
    match = at("r7-loyal")
    lost = [(e["side"], e["district"], e["count"]) for e in events(match, "removed")][-4:]
    assert lost == [
        (PATRIOTE, "montreal", 2),
        (LOYAL, "montreal", 1),
        (PATRIOTE, "quebec", 1),
        (LOYAL, "quebec", 2),
    ]
    assert events(match, "scored")[-1] == {"side": LOYAL, "count": 2}
    assert cubes(match, "st_hyacinthe") == (8, 0)


def test_13_0_round_8_composure_organization_and_reprisal() -> None:
    match = at("r8-loyal")
    assert events(match, "check")[-1] == {"side": PATRIOTE, "district": "st_hyacinthe", "target": 11, "roll": 10}
    assert (cubes(match, "l_acadie"), cubes(match, "terrebonne")) == ((3, 3), (2, 2))
    assert events(match, "reprisal") == [{"die": 4, "modifier": -2, "total": 2}]
    assert events(match, "scored")[-1] == {"side": PATRIOTE, "count": 1}
    assert seen(match)["composure"]
    assert seen(match)["hands"][PATRIOTE] == {}


def test_13_0_the_comment_of_round_8_counts_two_opportunity_points_too_many() -> None:
    assert seen(at("r8-patriote"))["opportunity"][PATRIOTE] == 4


def test_13_0_the_end_of_the_turn() -> None:
    match = at("end")
    assert (seen(match)["turn"], asked(match)) == ("late_1834", (PATRIOTE, "first-player"))
    assert seen(match)["in_play"] == ["card-23"]
    assert [effect["card"] for effect in seen(match)["lasting"]] == ["card-23"]
    assert seen(match)["specials"][LOYAL]["used"] == ["looking_for_trouble"]
    assert {"card-15", "card-28"} < set(seen(match, LOYAL)["hand"])
    assert [entry["count"] for entry in events(match, "drawn")] == [7, 7, 7, 5]


@pytest.mark.parametrize("die", range(1, 7))
def test_13_0_while_the_spirit_is_low_only_5_and_6_remove_cubes(die: int) -> None:
    start, played = examples_of(GAME).find("early-1834").start, at("r8-loyal").answers
    match = tricorne.new_match(GAME, seed=start.seed, luck={**start.luck, "reprisal-die": [die]})
    while asked(match) != (LOYAL, "reprisal") and match.moment < len(played):
        match.answer(played[match.moment])
    assert (asked(match) == (LOYAL, "reprisal")) == (die >= 5)
