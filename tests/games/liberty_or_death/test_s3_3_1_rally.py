"""3.3.1 Rally."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.cards.table import resources
from tests.games.liberty_or_death.exact import board, execute, of_kind, short
from tests.games.liberty_or_death.table import at, pieces, table
from tests.games.library import answer, asked, options, reason, seen, without_effect
from tricorne.games.liberty_or_death.names import SPACES
from tricorne.games.liberty_or_death.rules.s3_3_1_rally import rally_ways


@pytest.mark.parametrize(
    ("space", "here", "answers", "after"),
    [
        ("virginia", {}, ["virginia"], {"M": 1}),
        ("virginia", {"PF": 2}, ["virginia", "militia", "4"], {"M": 4, "PF": 2}),
        ("norfolk", {"PF": 1, "MA": 1}, ["norfolk", "militia", "2"], {"M": 2, "MA": 1, "PF": 1}),
        ("virginia", {"C": 1, "MA": 2}, ["virginia", "fort", "continental"], None),
        ("quebec", {"PF": 1, "MA": 2}, ["quebec", "regroup"], {"M": 2, "PF": 1}),
        ("quebec", {"C": 2}, ["quebec"], {"PF": 1}),
    ],
)
def test_3_3_1_what_a_rally_does(
    space: str, here: dict[str, int], answers: list[str], after: dict[str, int] | None
) -> None:
    game = board({space: here})
    execute(game, "patriots", "rally", *answers)
    assert short(game, space) == ({"MA": 1, "PF": 1} if after is None else after)
    assert resources(game) == {"patriots": 9}


def test_3_3_1_as_many_militia_as_forts_and_population_and_no_more() -> None:
    game = board({"virginia": {"PF": 1}})
    asked = execute(game, "patriots", "rally", "virginia", "militia", "3", "done", "done")
    assert of_kind(asked, "rally-militia") == [("1", "2", "3")]


def test_3_3_1_militia_move_once_and_not_out_of_the_space() -> None:
    game = board({"virginia": {"PF": 1}, "north_carolina": {"PF": 1}, "south_carolina": {"M": 1, "MA": 1}})
    answers = ["north_carolina", "regroup", "south_carolina", "militia_active:1"]
    asked = execute(game, "patriots", "rally", *answers, "virginia", "regroup", "done", "done")
    assert short(game, "north_carolina") == {"M": 1, "PF": 1}
    assert not any("north_carolina" in options for options in of_kind(asked, "regroup-from"))
    assert short(game, "south_carolina") == {"M": 1}


def test_3_3_1_one_militia_without_a_fort_and_not_at_active_support() -> None:
    m = table("patriots", spaces={"virginia": at("active_support")})
    answer(m, "command:rally")
    assert "virginia" not in options(m)
    answer(m, "georgia", "no")
    assert pieces(m, "georgia") == {"M": 1}
    assert seen(m)["resources"]["patriots"] == 19


def test_3_3_1_at_a_fort_as_many_as_forts_and_population() -> None:
    m = table("patriots", spaces={"massachusetts": at(PF=1)})
    answer(m, "command:rally", "massachusetts", "militia")
    assert options(m) == ["1", "2", "3"]


def test_3_3_1_a_fort_for_two_units() -> None:
    m = table("patriots", spaces={"georgia": at(M=1, C=1)})
    answer(m, "command:rally", "georgia", "fort", "continental")
    assert pieces(m, "georgia") == {"PF": 1}


def test_3_3_1_no_militia_in_a_reserve_but_a_fort() -> None:
    m = table("patriots", spaces={"quebec": at(M=2)})
    answer(m, "command:rally", "quebec")
    assert pieces(m, "quebec") == {"PF": 1}


def test_3_3_1_regroup_at_a_fort_and_raise_continentals() -> None:
    m = table("patriots", spaces={"massachusetts": at(PF=1, MA=1), "new_york": at(MA=2), "boston": at(M=1)})
    answer(m, "command:rally", "massachusetts", "regroup", "new_york", "militia_active:2", "done", "done")
    assert pieces(m, "massachusetts") == {"PF": 1, "M": 3}
    assert asked(m)[1] == "rally-continentals-space"
    answer(m, "massachusetts", "militia_underground:2")
    assert pieces(m, "massachusetts") == {"PF": 1, "M": 1, "C": 2}


def test_3_3_1_continentals_are_raised_between_two_spaces_and_once() -> None:
    m = table("patriots", spaces={"massachusetts": at(PF=1, MA=2), "virginia": at(PF=1, MA=2)})
    answer(m, "command:rally")
    assert not [option for option in options(m) if option.startswith("continentals")]
    answer(m, "massachusetts", "militia", "1", "no")
    assert "continentals" in options(m)
    answer(m, "continentals", "militia_active:2", "done", "no")
    assert pieces(m, "massachusetts") == {"PF": 1, "M": 1, "C": 2}
    answer(m, "virginia", "militia", "1", "no")
    assert asked(m)[1] == "rally-space"
    assert not [option for option in options(m) if option.startswith("continentals")]
    answer(m, "done")
    assert asked(m)[1] != "rally-continentals-space"


def test_3_3_1_militia_that_moved_in_become_continentals_first_and_the_others_may_still_move() -> None:
    spaces = {"massachusetts": at(PF=1, M=2), "new_york": at(MA=3), "connecticut_rhode_island": at(PF=1)}
    m = table("patriots", spaces=spaces)
    answer(m, "command:rally", "massachusetts", "regroup", "new_york", "militia_active:3")
    answer(m, "continentals", "militia_underground:4", "no")
    answer(m, "connecticut_rhode_island", "regroup")
    assert options(m) == ["massachusetts", "done"]
    answer(m, "massachusetts")
    assert pieces(m, "connecticut_rhode_island") == {"PF": 1, "M": 1}


def test_3_3_1_continentals_only_at_a_fort() -> None:
    m = table("patriots", spaces={"virginia": at(M=1)})
    answer(m, "command:rally", "virginia", "no", "done")
    assert asked(m)[1] != "rally-continentals-space"


def test_3_3_1_continentals_are_recalled_from_elsewhere_when_none_is_available() -> None:
    m = table(
        "patriots",
        casualties={"continental": 17},
        spaces={"boston": at(C=3), "virginia": at(PF=1, M=2)},
    )
    answer(m, "command:rally", "virginia", "militia", "1", "no", "done")
    assert asked(m)[1] == "rally-continentals-space"
    answer(m, "virginia", "militia_underground:2")
    assert asked(m) == ("patriots", "recall")
    answer(m, "boston:continental", "boston:continental")
    assert pieces(m, "virginia") == {"PF": 1, "M": 1, "C": 2}
    assert pieces(m, "boston") == {"C": 1}


def test_3_3_1_a_rally_without_effect_is_marked() -> None:
    reserves = {"northwest": at(), "southwest": at(C=2), "quebec": at(MA=1), "florida": at(PF=1)}
    m = table("patriots", spaces={**reserves, "virginia": at()})
    answer(m, "command:rally")
    idle = [name for name in options(m) if m.hint(name) == {"effect": False}]
    assert idle == [name for name in options(m) if name in ("northwest", "quebec", "florida")]


@pytest.mark.parametrize(
    ("here", "ways"),
    [
        ({"C": 1}, ["militia"]),
        ({"C": 2}, ["militia", "fort"]),
        ({"C": 2, "BF": 2}, ["militia"]),
        ({"C": 1, "M": 1, "PF": 1, "BF": 1}, ["militia", "regroup"]),
        ({"MA": 2, "PF": 1}, ["militia", "fort", "regroup"]),
        ({"PF": 2}, ["militia", "regroup"]),
        ({"F": 2}, ["militia"]),
    ],
)
def test_3_3_1_what_a_rally_could_do(here: dict[str, int], ways: list[str]) -> None:
    assert list(rally_ways(board({"virginia": here}), SPACES.index("virginia"))) == ways


@pytest.mark.parametrize("here", [{"M": 15}, {"M": 7, "MA": 8}])
def test_3_3_1_no_militia_when_all_are_in_the_space(here: dict[str, int]) -> None:
    assert list(rally_ways(board({"virginia": here}), SPACES.index("virginia"))) == ["fort"]
    assert list(rally_ways(board({"virginia": here}), SPACES.index("georgia"))) == ["militia"]


def test_3_3_1_a_fort_is_recalled_when_none_is_available() -> None:
    forts = {name: {"PF": 2} for name in ("norfolk", "virginia", "georgia")}
    game = board({"boston": {"C": 2}, **forts})
    execute(game, "patriots", "rally", "boston", "fort", "virginia:patriot_fort")
    assert (short(game, "boston"), short(game, "virginia")) == ({"PF": 1}, {"PF": 1})
    kept = board({"boston": {"C": 2}, **forts})
    execute(kept, "patriots", "rally", "boston", "fort", "done")
    assert short(kept, "boston") == {"C": 2}


def test_3_3_1_ways_that_a_rally_does_not_have() -> None:
    m = table("patriots", spaces={"boston": at(M=1), "quebec": at(M=2, PF=1)})
    answer(m, "command:rally", "quebec")
    assert reason(m, "militia") == ("why-no-militia-in-reserves", "3.3.1")
    m = table("patriots", spaces={"boston": at(C=2)})
    answer(m, "command:rally", "boston")
    assert reason(m, "regroup") == ("why-no-patriot-fort", "3.3.1")


@pytest.mark.parametrize(
    ("spaces", "available", "why"),
    [
        ({"virginia": at(PF=1)}, 5, ("why-continentals-where", "3.3.1")),
        ({"virginia": at(PF=1, M=1)}, 0, ("why-none-available", "1.4.1")),
    ],
)
def test_3_3_1_why_no_militia_become_continentals(
    spaces: dict[str, dict[str, object]], available: int, why: tuple[str, str]
) -> None:
    m = table("patriots", spaces=spaces, casualties={"continental": 20 - available})
    answer(m, "command:rally", "virginia", "regroup")
    assert asked(m)[1] == "rally-space"
    assert reason(m, "continentals") == why


def test_3_3_1_a_regrouping_needs_militia_to_come_to_hide_or_to_be_raised() -> None:
    spaces = {"quebec": at(PF=1, M=1), "northwest": at(PF=1, MA=1), "southwest": at(PF=1, M=1)}
    m = table("patriots", spaces=spaces)
    assert without_effect(answer(m, "command:rally")) == ["florida"]


def test_3_3_1_the_question_says_what_a_space_costs() -> None:
    m = table("patriots", spaces={"virginia": at(M=2)})
    answer(m, "command:rally")
    assert m.question is not None
    assert m.question.args == {"taken": 0, "free": 0, "limit": 0}
