"""5 Score tracks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.library import answer, seen
from tests.games.prelude.table import (
    EXTERNAL,
    LOYAL,
    ORGANIZATIONS,
    PATRIOTE,
    RURAL,
    URBAN,
    board,
    cubes,
    game_of,
    table,
    track,
)
from tricorne.core import Match
from tricorne.games.prelude.rules.s5_tracks import (
    advantage_value,
    move_external_influence,
    recounted,
    recounted_organizations,
)


def scored(name: str, *, reprisal: int = 1, **position: Any) -> Match:
    """The Patriote player plays a harmless card, and the score die brings this track to its scoring."""
    match = table(PATRIOTE, [136], luck={"score-die": [name], "reprisal-die": [reprisal]}, score={name: 3}, **position)
    return answer(match, "event:card-136")


def test_5_0_the_favoured_side_is_paid_and_at_zero_nobody() -> None:
    assert seen(scored(EXTERNAL, external_influence=4))["vp"] == 4
    assert seen(scored(EXTERNAL, external_influence=-4))["vp"] == -4
    assert seen(scored(EXTERNAL, external_influence=0))["vp"] == 0


def test_5_0_beyond_the_printed_end_the_last_box_pays() -> None:
    match = table(organization_shift=14)
    assert advantage_value(game_of(match), 1) == 10


def test_5_1_example_ten_districts_against_two() -> None:
    state = table().game.state
    lead = [state.cubes[0][d] - state.cubes[1][d] for d in board().rural]
    assert (sum(x > 0 for x in lead), sum(x < 0 for x in lead)) == (10, 2)
    assert recounted(game_of(table()), 0) == -8


def test_5_1_each_value_covers_two_boxes() -> None:
    assert board().values[0][:11] == (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5)


def test_5_1_losing_control_moves_the_marker_too() -> None:
    match = table(LOYAL, [115], luck={"score-die": [RURAL]}, cubes={"terrebonne": {PATRIOTE: 2, LOYAL: 1}})
    before, _ = track(match, RURAL)
    answer(match, "event:card-115", "terrebonne", "chambly", "vercheres")
    assert track(match, RURAL)[0] == before + 1


def test_5_1_1_reprisal_comes_before_the_points() -> None:
    match = table(PATRIOTE, [136], luck={"score-die": [RURAL], "reprisal-die": [5]}, score={RURAL: 3}, spirit=0)
    answer(match, "event:card-136")
    answer(match, "richelieu", "rouville")
    assert (track(match, RURAL), seen(match)["vp"]) == ((-6, 0), -3)


def test_5_1_1_no_matter_the_cost_skips_one_roll() -> None:
    match = scored(RURAL, no_matter_the_cost=True, spirit=14)
    assert seen(match)["waiting"][PATRIOTE] == []
    assert "reprisal" not in [entry["event"] for entry in match.log()]
    assert seen(match)["vp"] == -4


def test_5_2_the_marker_counts_urban_organizations_twice() -> None:
    match = table(organizations={PATRIOTE: ["montreal", "richelieu"], LOYAL: ["montreal", "quebec", "drummond"]})
    assert track(match, ORGANIZATIONS)[0] == -3 + 5
    assert recounted_organizations(game_of(match)) == 2


def test_5_2_1_organizations_pay_and_reset() -> None:
    match = scored(ORGANIZATIONS, organizations={PATRIOTE: ["montreal", "richelieu"]})
    assert (seen(match)["vp"], track(match, ORGANIZATIONS)) == (-3, (-3, 0))


def test_5_3_external_influence_stops_at_its_ends() -> None:
    match = table(external_influence=5)
    move_external_influence(game_of(match), 1, 3)
    assert track(match, EXTERNAL)[0] == 6
    move_external_influence(game_of(match), 0, 20)
    assert track(match, EXTERNAL)[0] == -6


def test_5_3_1_external_influence_pays_and_resets() -> None:
    match = scored(EXTERNAL)
    assert (seen(match)["vp"], track(match, EXTERNAL)) == (2, (2, 0))


@pytest.mark.parametrize(("added", "position", "value"), [(0, 0, 0), (1, 1, 2), (2, 2, 4)])
def test_5_4_example_loyal_cubes_in_montreal(added: int, position: int, value: int) -> None:
    match = table(cubes={"montreal": {LOYAL: 2 + added}})
    shown = seen(match)["tracks"][URBAN]
    assert (shown["advantage"], shown["value"]) == (position, value)


@pytest.mark.parametrize(
    ("before", "after"), [(0, 0), (1, 0), (4, 3), (5, 4), (6, 4), (7, 5), (10, 8), (11, 8), (15, 12)]
)
def test_5_4_1_attrition(before: int, after: int) -> None:
    match = scored(URBAN, cubes={"montreal": {PATRIOTE: before}, "quebec": {LOYAL: before}})
    assert cubes(match, "montreal")[0] == after
    assert cubes(match, "quebec")[1] == after


def test_5_4_1_points_for_cities_without_opposing_cubes_come_after_attrition() -> None:
    match = scored(URBAN, cubes={"montreal": {PATRIOTE: 4, LOYAL: 1}, "quebec": {PATRIOTE: 4, LOYAL: 2}})
    assert (cubes(match, "montreal"), cubes(match, "quebec")) == ((3, 0), (3, 1))
    assert seen(match)["vp"] == -4 - 2
    both = scored(URBAN, cubes={"montreal": {PATRIOTE: 1, LOYAL: 1}, "quebec": {PATRIOTE: 0, LOYAL: 4}})
    assert seen(both)["vp"] == 2 + (2 - 2) + 2
    assert track(both, URBAN)[1] == 0
