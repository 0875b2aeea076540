"""4 The score die."""

from __future__ import annotations

import pytest

from tests.games.library import answer, asked, options, seen
from tests.games.prelude.table import EXTERNAL, FILLER, LOYAL, ORGANIZATIONS, PATRIOTE, RURAL, URBAN, table, track
from tricorne.games.prelude.rules.s4_score_die import FACES
from tricorne.games.prelude.state import TRACKS


def test_4_0_the_die_has_three_faces_of_its_track_and_one_of_each_other() -> None:
    for die, name in enumerate(TRACKS):
        assert {face: FACES[die].count(face) for face in TRACKS} == {**dict.fromkeys(TRACKS, 1), name: 3}


def test_4_0_the_marker_advances_and_the_fourth_advance_scores() -> None:
    match = table(PATRIOTE, [39], luck={"score-die": [EXTERNAL]}, score={EXTERNAL: 3}, external_influence=-1)
    answer(match, "event:card-39")
    assert track(match, EXTERNAL) == (-3, 0)
    assert seen(match)["vp"] == -3
    match = table(PATRIOTE, [39], luck={"score-die": [EXTERNAL]}, score={EXTERNAL: 2})
    answer(match, "event:card-39")
    assert (track(match, EXTERNAL)[1], seen(match)["vp"]) == (3, 0)


def test_4_0_a_card_from_the_pool_rolls_its_die_too() -> None:
    match = table(PATRIOTE, [FILLER], [140], pool=["card-142"], luck={"score-die": [ORGANIZATIONS]})
    answer(match, "buy:card-142")
    assert track(match, ORGANIZATIONS)[1] == 1


@pytest.mark.parametrize(
    ("card", "active", "names_it"), [(13, PATRIOTE, LOYAL), (16, LOYAL, PATRIOTE), (16, PATRIOTE, PATRIOTE)]
)
def test_4_0_on_activities_cards_the_side_in_the_title_names_the_die(card: int, active: str, names_it: str) -> None:
    match = table(active, [card])
    answer(match, f"points:card-{card}", "done")
    if active != names_it:
        answer(match, "opportunity_points")
    assert asked(match) == (names_it, "score-die")
    assert options(match) == [RURAL, ORGANIZATIONS, EXTERNAL, URBAN]


def test_4_0_a_scoring_by_the_die_uses_the_position_after_the_event() -> None:
    match = table(PATRIOTE, [22], luck={"score-die": [EXTERNAL]}, score={EXTERNAL: 3})
    answer(match, "event:card-22")
    assert seen(match)["vp"] == 1
