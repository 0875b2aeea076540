"""4. The end of the game."""

from __future__ import annotations

import pytest

from tests.games.rebellion_1775.table import turn_of
from tricorne.core import Match

LAST = ["loyalists", "british_regulars", "continentals", "patriots"]


def last_turn(
    truces: list[str], units: dict[str, dict[str, int]], number: int = 5, scenario: str = "campaign"
) -> Match:
    """The last turn of a round."""
    return turn_of("patriots", units, [1], phase="cards", round=number, order=LAST, truces=truces)


@pytest.mark.parametrize(
    ("truces", "over"),
    [
        (["british_regulars"], False),
        (["british_regulars", "patriots"], False),
        (["british_regulars", "loyalists"], True),
        (["continentals", "patriots"], True),
        (["british_regulars", "continentals", "patriots"], True),
    ],
)
def test_4_0_the_game_ends_when_all_truces_of_a_side_are_played(truces: list[str], over: bool) -> None:
    match = last_turn(truces, {"dover": {"loyalists": 1}})
    assert (match.result is not None) is over


def test_4_0_the_round_is_played_to_its_end() -> None:
    match = turn_of(
        "patriots",
        {"dover": {"loyalists": 1}},
        [1],
        phase="cards",
        round=5,
        order=["loyalists", "patriots"],
        truces=["british_regulars", "loyalists"],
    )
    assert match.result is None


def test_4_0_the_side_with_more_colonies_wins() -> None:
    match = last_turn(
        ["british_regulars", "loyalists"],
        {"dover": {"loyalists": 9}, "newport": {"patriots": 1}, "hartford": {"continentals": 1}},
    )
    assert match.result is not None
    assert match.result.winners == ("continentals", "patriots")
    assert match.result.scores["patriots"] == 2
    assert match.result.scores["loyalists"] == 1


def test_4_0_equal_colonies_are_a_draw() -> None:
    match = last_turn(["continentals", "patriots"], {"dover": {"loyalists": 9}, "newport": {"patriots": 1}})
    assert match.result is not None
    assert match.result.winners == ()
    assert match.result.reason == "draw"


def test_4_0_a_truce_played_earlier_counts_as_in_the_example() -> None:
    truces = ["british_regulars", "patriots"]
    assert last_turn(truces, {"dover": {"loyalists": 1}}, 4).result is None
    assert last_turn([*truces, "loyalists"], {"dover": {"loyalists": 1}}, 5).result is not None
