"""13 The example of play: all eight rounds of Early 1834, with every number that the rulebook states.

One statement contradicts the rest: the comment on round 8 credits the Patriote player with 6 Opportunity Points when
the organization in St-Hyacinthe is attempted. The moves told leave 4: 6 at the start, 2 paid for The Morning Courier, 2
to raise the target in Montréal, 2 gained for Patriotic Unions. The moves are followed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import tricorne
from tests.games.prelude.table import (
    EXTERNAL,
    GAME,
    LOYAL,
    ORGANIZATIONS,
    PATRIOTE,
    RURAL,
    URBAN,
    asked,
    cubes,
    play,
    seen,
    track,
)
from tricorne.core import Match
from tricorne.games.prelude.example import FIRST_PLAYER, LOYAL_HAND, PATRIOTE_HAND, POOL, ROUNDS, example_luck


class After(NamedTuple):
    """The table after an action: markers, score markers (RC, O, EI, UC), points, cities."""

    rural: int
    rural_value: int
    organizations: int
    external: int
    score: tuple[int, int, int, int]
    spirit: int
    opportunity: tuple[int, int]
    vp: int
    montreal: tuple[int, int]
    quebec: tuple[int, int]


AFTER = {
    "R1 Patriote": After(-8, 4, 0, 2, (0, 0, 0, 1), 0, (4, 8), 0, (4, 2), (1, 4)),
    "R1 Loyal": After(-8, 4, 0, 2, (0, 0, 0, 2), 0, (4, 4), 0, (4, 2), (0, 6)),
    "R2 Patriote": After(-10, 5, 0, 2, (1, 0, 0, 2), 0, (4, 4), 0, (6, 2), (0, 6)),
    "R2 Loyal": After(-10, 5, 2, 2, (1, 0, 1, 2), 0, (4, 4), -2, (6, 2), (1, 6)),
    "R3 Patriote": After(-10, 5, 0, 2, (1, 1, 1, 2), 0, (2, 4), -2, (6, 2), (1, 6)),
    "R3 Loyal": After(-8, 4, 0, 2, (1, 1, 2, 2), 0, (2, 4), -2, (6, 2), (1, 6)),
    "R4 Patriote": After(-9, 5, 0, 2, (2, 1, 2, 2), 0, (2, 4), -2, (6, 2), (1, 6)),
    "R5 Patriote": After(-9, 5, 0, 2, (2, 1, 3, 2), 0, (2, 7), -2, (8, 2), (1, 6)),
    "R5 Loyal": After(-7, 4, 0, 2, (2, 1, 3, 3), 1, (2, 3), -2, (8, 2), (1, 6)),
    "R6 Patriote": After(-7, 4, 0, 1, (2, 1, 0, 3), 1, (2, 3), -1, (8, 2), (1, 6)),
    "R6 Loyal": After(-3, 2, 0, 1, (2, 2, 0, 3), 1, (4, 3), -1, (8, 2), (1, 6)),
    "R7 Patriote": After(-3, 2, 0, 1, (2, 2, 0, 0), 1, (4, 3), 1, (6, 1), (0, 4)),
    "R7 Loyal": After(-3, 2, 0, 1, (3, 2, 0, 0), 3, (4, 3), 1, (6, 1), (0, 4)),
    "R8 Patriote": After(-1, 1, -1, 1, (0, 2, 0, 0), 3, (4, 3), 0, (6, 1), (0, 4)),
    "R8 Loyal": After(-1, 1, -1, 1, (0, 3, 0, 0), 5, (10, 11), 0, (6, 1), (0, 4)),
}


def start() -> Match:
    return tricorne.new_match(GAME, seed=13, luck=example_luck())


def rounds_played() -> Iterator[tuple[str, Match]]:
    match = start()
    play(match, FIRST_PLAYER)
    for played in ROUNDS:
        play(match, *played.answers)
        yield played.name, match


def until(name: str) -> Match:
    """The table right after an action of the example."""
    return next(match for reached, match in rounds_played() if reached == name)


def shown(match: Match) -> After:
    view = seen(match)
    tracks = (RURAL, ORGANIZATIONS, EXTERNAL, URBAN)
    return After(
        track(match, RURAL)[0],
        view["tracks"][RURAL]["value"],
        track(match, ORGANIZATIONS)[0],
        track(match, EXTERNAL)[0],
        tuple(track(match, name)[1] for name in tracks),  # type: ignore[arg-type]
        view["spirit"],
        (view["opportunity"][PATRIOTE], view["opportunity"][LOYAL]),
        view["vp"],
        cubes(match, "montreal"),
        cubes(match, "quebec"),
    )


def events(match: Match, name: str) -> list[dict[str, Any]]:
    return [entry["args"] for entry in match.log() if entry["event"] == name]


def test_13_0_the_hands_and_the_pool() -> None:
    match = start()
    assert set(seen(match)["pool"]) == set(POOL)
    assert set(seen(match, PATRIOTE)["hand"]) == set(PATRIOTE_HAND)
    assert set(seen(match, LOYAL)["hand"]) == set(LOYAL_HAND)


def test_13_0_every_number_after_every_action() -> None:
    reached = []
    for name, match in rounds_played():
        assert shown(match) == AFTER[name], name
        assert track(match, URBAN)[0] == 0, name
        reached.append(name)
    assert reached == list(AFTER)


def test_13_0_round_2_the_organization_in_quebec_and_the_end_of_the_session() -> None:
    match = until("R2 Loyal")
    assert events(match, "check") == [{"side": LOYAL, "district": "quebec", "target": 10, "roll": 9}]
    assert len(events(match, "session-ends")) == 1
    assert cubes(match, "lachenaie") == cubes(match, "berthier") == (1, 0)


def test_13_0_round_3_raising_the_target_and_costs_when_behind() -> None:
    match = until("R3 Loyal")
    assert events(match, "check")[-1] == {"side": PATRIOTE, "district": "montreal", "target": 10, "roll": 12}
    assert events(match, "target-raised") == [{"side": PATRIOTE, "count": 2}]
    assert [(e["district"], e["cost"]) for e in events(match, "mobilized")] == [
        ("deux_montagnes", 1),
        ("sherbrooke", 1),
    ]
    assert seen(match)["skips"] == {PATRIOTE: 0, LOYAL: 1}
    assert sum(seen(match)["hands"][LOYAL].values()) == 5


def test_13_0_round_4_the_loyal_round_is_skipped() -> None:
    match = until("R4 Patriote")
    assert (asked(match), seen(match)["round"]) == ((PATRIOTE, "play"), 5)
    assert cubes(match, "richelieu") == (4, 0)
    assert (cubes(match, "st_hyacinthe"), cubes(match, "yamaska")) == ((3, 0), (1, 0))


def test_13_0_round_5_costs_and_the_activities_card() -> None:
    match = until("R5 Patriote")
    costs = [entry["cost"] for entry in events(match, "mobilized")][-4:]
    assert costs == [1, 1, 2, 2]
    assert "card-13" in seen(match)["pool"]
    match = until("R5 Loyal")
    assert [cubes(match, name) for name in ("stanstead", "sherbrooke", "shefford")] == [(0, 1), (0, 2), (0, 1)]


def test_13_0_round_6_external_influence_scores_and_an_unmet_event() -> None:
    match = until("R6 Loyal")
    assert events(match, "track-scores") == [{"track": EXTERNAL}]
    assert [entry["cost"] for entry in events(match, "mobilized")][-4:] == [1, 1, 1, 1]
    assert "card-147" in seen(match)["pool"]
    assert events(match, "opportunity-gained")[-1] == {"side": PATRIOTE, "count": 2}


def test_13_0_round_7_urban_counties_score() -> None:
    match = until("R7 Patriote")
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
    match = until("R8 Patriote")
    assert events(match, "check")[-1] == {"side": PATRIOTE, "district": "st_hyacinthe", "target": 11, "roll": 10}
    assert (cubes(match, "l_acadie"), cubes(match, "terrebonne")) == ((3, 3), (2, 2))
    assert events(match, "reprisal") == [{"die": 4, "modifier": -2, "total": 2}]
    assert events(match, "scored")[-1] == {"side": PATRIOTE, "count": 1}
    assert seen(match)["composure"]
    assert seen(match)["hands"][PATRIOTE] == {}


def test_13_0_the_comment_of_round_8_counts_two_opportunity_points_too_many() -> None:
    assert seen(until("R7 Loyal"))["opportunity"][PATRIOTE] == 4


def test_13_0_the_end_of_the_turn() -> None:
    match = until("R8 Loyal")
    assert (seen(match)["turn"], asked(match)) == ("late_1834", (PATRIOTE, "first-player"))
    assert seen(match)["in_play"] == ["card-23"]
    assert [effect["card"] for effect in seen(match)["lasting"]] == ["card-23"]
    assert seen(match)["specials"][LOYAL]["used"] == ["looking_for_trouble"]
    assert {"card-15", "card-28"} < set(seen(match, LOYAL)["hand"])
    assert [entry["count"] for entry in events(match, "drawn")] == [7, 7, 7, 5]


@pytest.mark.parametrize("die", range(1, 7))
def test_13_0_while_the_spirit_is_low_only_5_and_6_remove_cubes(die: int) -> None:
    luck: dict[str, list[Any]] = {**example_luck(), "reprisal-die": [die]}
    match = play(tricorne.new_match(GAME, seed=13, luck=luck), FIRST_PLAYER)
    for played in ROUNDS[:-1]:
        play(match, *played.answers)
    assert (asked(match) == (LOYAL, "reprisal")) == (die >= 5)
