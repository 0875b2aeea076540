"""Games to learn from: the same for the same seed, and stored without loss."""

from __future__ import annotations

import msgspec
import pytest

from tricorne.games import game_class
from tricorne.sim.learning import Course, play_course


@pytest.mark.parametrize("game", ["1775-rebellion", "liberty", "prelude-to-rebellion"])
def test_a_course_can_be_stored(game: str) -> None:
    scenario = "introductory" if game == "1775-rebellion" else game_class(game).scenarios[0]
    course = play_course(game, scenario, 5)
    assert course.points in (0, 0.5, 1)
    assert len(course.positions) > 5
    assert {len(signs) for signs in course.positions} == {len(game_class(game).policy().names)}
    assert msgspec.json.decode(msgspec.json.encode(course), type=Course) == course


def test_equal_seeds_give_equal_courses() -> None:
    assert play_course("1775-rebellion", "introductory", 3) == play_course("1775-rebellion", "introductory", 3)
