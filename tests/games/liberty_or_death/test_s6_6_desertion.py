"""6.6 Desertion."""

from __future__ import annotations

from tests.games.liberty_or_death.table import at, pieces, winter
from tests.games.library import answer, asked, options, seen


def test_6_6_desertion() -> None:
    m = winter("desertion", spaces={"virginia": at(M=5, C=5), "boston": at(T=5)})
    assert (pieces(m, "virginia"), pieces(m, "boston")) == ({"M": 4, "C": 4}, {"T": 4})


def test_6_6_1_the_indians_take_the_first_of_each_kind() -> None:
    m = winter("desertion", spaces={"virginia": at(M=9, C=5), "georgia": at(MA=1, C=5)})
    order = []
    while asked(m)[1] == "desertion":
        order.append((asked(m)[0], m.question.args["piece"]))  # type: ignore[union-attr]
        answer(m, options(m)[0])
    assert order == [
        ("indians", "militia"),
        ("indians", "continental"),
        ("patriots", "militia"),
        ("patriots", "continental"),
    ]
    assert (
        sum(pieces(m, "virginia").get(kind, 0) + pieces(m, "georgia").get(kind, 0) for kind in ("M", "MA", "C")) == 16
    )


def test_6_6_2_the_french_take_the_first_tory() -> None:
    m = winter("desertion", spaces={"boston": at(T=6), "norfolk": at(T=4)})
    assert asked(m) == ("french", "desertion")
    answer(m, "norfolk:tory")
    assert asked(m) == ("british", "desertion")
    answer(m, "norfolk:tory")
    assert pieces(m, "norfolk") == {"T": 2}
    assert seen(m)["casualties"]["tory"] == 0
