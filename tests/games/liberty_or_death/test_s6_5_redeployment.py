"""6.5 Redeployment."""

from __future__ import annotations

from tests.games.liberty_or_death.table import at, winter
from tests.games.library import answer, asked, options, seen


def test_6_5_redeployment() -> None:
    m = winter("redeployment", spaces={"boston": at(R=2), "norfolk": at(R=1), "quebec": at(W=5)})
    seats = []
    while asked(m)[1] == "redeploy-leader":
        seats.append(asked(m)[0])
        answer(m, options(m)[0])
    assert seats == ["indians", "british"]


def test_6_5_1_the_first_faction_of_the_card_on_deck_changes_its_leader() -> None:
    m = winter("redeployment", on_deck=30, spaces={"boston": at(R=2)})
    assert seen(m)["leaders"]["british"]["who"] == "howe"
    french = winter("redeployment", on_deck=50, spaces={"boston": at(R=2)})
    assert seen(french)["leaders"]["french"]["who"] == "rochambeau"
    patriots = winter("redeployment", on_deck=2, spaces={"boston": at(R=2)})
    assert seen(patriots)["leaders"]["patriots"]["who"] == "washington"


def test_6_5_2_leaders_go_to_own_pieces_or_available() -> None:
    m = winter("redeployment", spaces={"boston": at(R=2), "norfolk": at(T=1)})
    assert asked(m) == ("british", "redeploy-leader")
    assert options(m) == ["boston", "norfolk", "available"]
    answer(m, "norfolk")
    assert seen(m)["leaders"]["british"]["space"] == "norfolk"


def test_6_5_3_british_release() -> None:
    m = winter("redeployment", unavailable={"british_regular": 12, "tory": 4}, spaces={"boston": at(R=1)})
    answer(m, "boston")
    assert seen(m)["unavailable"]["british_regular"] == 6
    assert seen(m)["unavailable"]["tory"] == 0
    last = winter("redeployment", winters=2, unavailable={"british_regular": 12}, spaces={"boston": at(R=1)})
    answer(last, "boston")
    assert seen(last)["unavailable"]["british_regular"] == 12


def test_6_5_4_a_blockade_goes_and_the_others_may_move() -> None:
    m = winter(
        "redeployment",
        scenario="1778",
        treaty=True,
        spaces={"boston": at(blockades=1), "norfolk": at(blockades=1), "savannah": at(T=1)},
    )
    answer(m, "savannah")
    assert asked(m) == ("british", "lift-blockade")
    answer(m, "boston")
    assert asked(m) == ("french", "rearrange-blockades")
    answer(m, "move:norfolk:boston")
    assert seen(m)["fni"] == 1
    assert seen(m)["spaces"]["boston"]["blockades"] == 1
