"""2. Rounds and turns, and the phases of a turn."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.games.library import seen
from tests.games.rebellion_1775.table import table, turn_of
from tricorne.core import Match


def play_turns(match: Match, seed: int = 0) -> Iterator[tuple[int, str]]:
    """Play on at random, giving round and active faction after each answer."""
    chance = random.Random(seed)
    while match.question is not None:
        listed = list(match.question.options())
        match.answer(chance.choice(listed))
        view = seen(match)
        if view["active"]:
            yield view["round"], view["active"]


def test_2_0_each_faction_has_one_turn_in_each_round() -> None:
    turns = list(dict.fromkeys(play_turns(table(scenario="introductory"))))
    assert len(turns) == 8
    for number in (1, 2):
        assert {faction for round_, faction in turns if round_ == number} == {
            "british_regulars",
            "loyalists",
            "continentals",
            "patriots",
        }


def test_2_0_the_next_marker_is_drawn_only_when_the_turn_is_over() -> None:
    match = table(phase="turn", luck={"turn-marker": ["patriots", "loyalists", "continentals", "british_regulars"]})
    assert seen(match)["order"] == ["patriots"]
    assert match.game.state.bag == [0, 1, 2]


def test_2_0_a_marker_that_was_drawn_is_not_in_the_bag() -> None:
    match = table(luck="ask", phase="turn", order=["loyalists", "patriots"], active="patriots")
    assert match.question is not None
    assert set(match.question.options()) == {"british_regulars", "continentals"}


def test_2_1_before_round_3_truces_do_not_end_the_game() -> None:
    for number, over in ((2, False), (3, True), (4, True)):
        match = turn_of(
            "patriots",
            {"boston": {"loyalists": 1}},
            [1, 2, 3],
            phase="cards",
            round=number,
            order=["loyalists", "british_regulars", "continentals", "patriots"],
            truces=["british_regulars", "loyalists"],
        )
        assert (match.result is not None) is over
