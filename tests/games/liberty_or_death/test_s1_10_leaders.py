"""1.10 Leaders: their abilities, where they go, and the Strokes that need them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import LEADER_JOINS, play
from tests.games.liberty_or_death.cards.table import at as on_board
from tests.games.liberty_or_death.cards.table import table as bare_board
from tests.games.liberty_or_death.exact import board, execute_special, short, supply
from tests.games.liberty_or_death.table import at, level, pieces, stroke_of, table
from tests.games.library import answer, asked, options, seen
from tricorne.core.match import Match
from tricorne.games.liberty_or_death.names import BRITISH, QUEBEC, SPACES
from tricorne.games.liberty_or_death.rules.s2_3_8_strokes import OWNER_OF, may_interrupt, spaces_with_leader

FORT_AND_NEIGHBOUR = {"massachusetts": at(PF=1), "new_hampshire": at(MA=2)}


def leader_space(match: Match, faction: str) -> Any:
    return seen(match)["leaders"][faction]["space"]


def test_1_10_clinton_serves_the_british_alone() -> None:
    m = table(
        "french",
        treaty=True,
        leaders={"british": {"who": "clinton", "space": "virginia"}},
        spaces={"virginia": at(F=1, R=2, MA=1)},
    )
    answer(m, "command:hortalez", "special:skirmish", "one")
    assert pieces(m, "virginia") == {"F": 1, "R": 1, "MA": 1}


def test_1_10_a_leader_in_available_stands_in_no_space_for_a_stroke() -> None:
    spaces = {"massachusetts": at(C=3)}
    there = stroke_of("patriots", 105, "washington", "massachusetts", spaces=spaces)
    assert "stroke:105" in options(there)
    away = stroke_of("patriots", 105, "washington", None, spaces=spaces)
    assert "stroke:105" not in options(away)


def test_1_10_a_leader_may_go_along_with_militia_that_regroup() -> None:
    leaders = {"patriots": {"who": "washington", "space": "new_hampshire"}}
    m = table("patriots", leaders=leaders, spaces=FORT_AND_NEIGHBOUR)
    answer(m, "command:rally", "massachusetts", "regroup", "new_hampshire", "militia_active:1")
    assert asked(m) == ("patriots", "leader-follows")
    answer(m, "yes")
    assert leader_space(m, "patriots") == "massachusetts"


def test_1_10_washington_may_come_with_continentals_raised() -> None:
    m = table("patriots", spaces={"massachusetts": at(PF=1, M=2)})
    answer(m, "command:rally", "massachusetts", "regroup")
    while asked(m)[1] != "rally-continentals-space":
        answer(m, "done")
    answer(m, "massachusetts", "militia_underground:1")
    assert asked(m) == ("patriots", "leader-joins")
    answer(m, "yes")
    assert leader_space(m, "patriots") == "massachusetts"


def test_1_10_washington_may_come_with_a_fort_that_the_french_build() -> None:
    m = table("french", treaty=True, spaces={"boston": at(F=2, M=1)})
    answer(m, "command:muster", "boston", "0", "yes")
    assert asked(m) == ("patriots", "leader-joins")


def test_1_10_a_leader_may_come_with_pieces_that_replace_others() -> None:
    m = table("british", card=28, spaces={"virginia": at(M=1)})
    answer(m, "event:unshaded")
    assert asked(m) == ("british", "leader-joins")
    answer(m, "yes")
    assert (leader_space(m, "british"), pieces(m, "virginia")) == ("virginia", {"T": 2})


@pytest.mark.parametrize(("unavailable", "joins"), [(3, False), (2, True)])
def test_1_10_a_leader_comes_only_with_pieces_from_available(unavailable: int, joins: bool) -> None:
    m = table(
        "french",
        strokes=[109],
        cbc=20,
        unavailable={"french_regular": 3, "british_regular": unavailable},
        spaces={"massachusetts": at(C=2)},
    )
    answer(m, "stroke:109", "massachusetts", "4", "no")
    assert (asked(m) == ("british", "leader-joins")) is joins


def test_1_10_a_british_march_into_the_space_of_the_leader_involves_him() -> None:
    game = bare_board(
        {"quebec": {"british_fort": 1}, "quebec_city": {"british_regular": 3}}, leaders={"british": "quebec"}
    )
    assert spaces_with_leader(game, BRITISH, "march") == [QUEBEC]
    game.state.strokes[:] = list(OWNER_OF)
    assert may_interrupt(game, BRITISH)


def test_1_10_a_leader_left_alone_goes_where_his_owner_says() -> None:
    m = table(
        "patriots",
        leaders={"british": {"who": "gage", "space": "boston"}},
        spaces={"boston": at(T=1, M=1), "norfolk": at(T=1)},
    )
    answer(m, "command:rabble_rousing", "special:partisans")
    assert asked(m) == ("british", "lone-leader")
    assert options(m) == ["norfolk", "available"]
    answer(m, "norfolk")
    assert seen(m)["leaders"]["british"]["space"] == "norfolk"


def test_1_10_a_leader_comes_from_available_with_pieces_placed() -> None:
    m = table("patriots", spaces={})
    answer(m, "command:rally", "virginia")
    assert asked(m) == ("patriots", "leader-joins")
    answer(m, "yes")
    assert seen(m)["leaders"]["patriots"]["space"] == "virginia"


def test_1_10_gage_shifts_the_first_level_for_nothing() -> None:
    m = table(
        "british",
        leaders={"british": {"who": "gage", "space": "boston"}},
        spaces={"boston": at("neutral", R=2, T=2, propaganda=1)},
    )
    answer(m, "command:muster", "boston", "0", "done", "reward:boston", "3")
    assert level(m, "boston") == "active_support"
    assert seen(m)["resources"]["british"] == 20 - 1 - 2


@pytest.mark.parametrize(("leader", "left"), [("clinton", {"R": 2, "M": 1}), ("howe", {"R": 2, "MA": 1, "M": 1})])
def test_1_10_clinton_takes_one_militia_more(leader: str, left: dict[str, int]) -> None:
    m = table(
        "british",
        scenario="1776",
        leaders={"british": {"who": leader, "space": "virginia"}},
        spaces={"virginia": at(R=2, MA=2, M=1)},
    )
    answer(m, "command:march", "special:skirmish", "one")
    assert pieces(m, "virginia") == left


def test_1_10_howe_lowers_fni_before_the_special_activity() -> None:
    m = table(
        "british",
        scenario="1778",
        treaty=True,
        luck={"naval-pressure-die": [3]},
        leaders={"british": {"who": "howe"}},
        spaces={"boston": at(R=1), "norfolk": at(blockades=1)},
    )
    answer(m, "command:march", "special:naval_pressure")
    assert seen(m)["fni"] == 0
    assert seen(m)["resources"]["british"] == 23


def test_1_10_cornplanter_founds_a_village_with_one_war_party() -> None:
    m = table(
        "indians",
        scenario="1778",
        treaty=True,
        leaders={"indians": {"who": "cornplanter", "space": "northwest"}},
        spaces={"northwest": at(W=1), "southwest": at(W=1)},
    )
    answer(m, "command:gather", "northwest", "village")
    assert pieces(m, "northwest") == {"V": 1}


def test_1_10_brant_takes_one_militia_more() -> None:
    m = table(
        "indians",
        leaders={"indians": {"who": "brant", "space": "virginia"}},
        spaces={"virginia": at(W=1, M=1, C=1)},
    )
    answer(m, "command:gather", "special:war_path", "continental")
    assert pieces(m, "virginia") == {"WA": 1}


def test_1_10_dragging_canoe_raids_from_two_spaces_away() -> None:
    spaces = {"southwest": at(W=1), "pennsylvania": at("active_opposition"), "maryland_delaware": at()}
    near = table("indians", scenario="1778", spaces=spaces, leaders={"indians": {"who": "brant", "space": "southwest"}})
    assert "command:raid" not in options(near)
    far = table(
        "indians",
        scenario="1778",
        spaces=spaces,
        leaders={"indians": {"who": "dragging_canoe", "space": "southwest"}},
    )
    answer(far, "command:raid", "pennsylvania", "southwest:war_party_underground", "yes")
    assert level(far, "pennsylvania") == "passive_opposition"
    assert seen(far)["leaders"]["indians"]["space"] == "pennsylvania"


def test_1_10_rochambeau_brings_the_french_for_nothing() -> None:
    for leader, paid in (("rochambeau", 0), ("lauzun", 1)):
        m = table(
            "patriots",
            scenario="1778",
            treaty=True,
            leaders={"french": {"who": leader}},
            spaces={"massachusetts": at(C=2, F=2)},
        )
        answer(m, "command:march", "boston", "massachusetts", "continental:2", "french_regular:2")
        assert seen(m)["resources"]["french"] == 20 - paid


def test_1_10_dragging_canoes_raiders_go_two_provinces_and_others_one() -> None:
    spaces = {"northwest": at(W=1), "southwest": at(W=1), "north_carolina": at("passive_opposition")}
    for leader, reached in (("northwest", True), ("southwest", False)):
        m = table("indians", leaders={"indians": {"who": "dragging_canoe", "space": leader}}, spaces=spaces)
        answer(m, "command:raid", "north_carolina")
        assert ("northwest:war_party_underground" in options(m)) is reached
    assert pieces(m, "northwest") == {"W": 1}


@pytest.mark.parametrize(
    ("leader_space", "answers", "after"),
    [
        ("virginia", ["one", "militia_active", "militia_underground"], {"W": 1, "WA": 1, "M": 1, "MA": 1}),
        ("georgia", ["one", "militia_active"], {"W": 1, "WA": 1, "M": 2, "MA": 1}),
    ],
)
def test_1_10_brant_takes_a_militia_more_of_either_end_in_his_space(
    leader_space: str, answers: list[str], after: dict[str, int]
) -> None:
    game = board({"virginia": {"W": 2, "M": 2, "MA": 2}, "georgia": {"W": 1}}, leaders={"indians": leader_space})
    execute_special(game, "indians", "war_path", *answers)
    assert short(game, "virginia") == after


def test_1_10_brant_does_nothing_for_partisans() -> None:
    game = board({"virginia": {"M": 1, "MA": 2, "W": 2}}, leaders={"indians": "virginia"})
    execute_special(game, "patriots", "partisans")
    assert on_board(game, "virginia") == {"militia_active": 3, "war_party_underground": 1}


@pytest.mark.parametrize(("militia", "left"), [(3, 1), (1, 0)])
def test_1_10_clinton_takes_one_active_militia_more(militia: int, left: int) -> None:
    game = board({"virginia": {"R": 2, "MA": militia, "M": 1}}, leaders={"british": "virginia"})
    game.state.leader[0] = 2
    execute_special(game, "british", "skirmish", *(["one"] if militia > 1 else []))
    assert on_board(game, "virginia").get("militia_active", 0) == left
    assert on_board(game, "virginia")["militia_underground"] == 1


def test_1_10_a_leader_left_alone_by_a_skirmish_moves_on() -> None:
    game = board({"virginia": {"R": 1, "PF": 1}, "boston": {"R": 1}}, leaders={"british": "virginia"})
    execute_special(game, "british", "skirmish", "british boston")
    assert game.state.leader_space[0] == SPACES.index("boston")


@pytest.mark.parametrize(("seat", "faction", "kind"), [("british", 0, "R"), ("french", 3, "F")])
def test_1_10_a_leader_whose_troops_leave_for_want_of_supply_moves_on(seat: str, faction: int, kind: str) -> None:
    game = board({"quebec": {kind: 1}, "boston": {kind: 1}}, leaders={seat: "quebec"})
    game.state.resources[faction] = 0
    supply(game, seat, f"{seat} boston")
    assert game.state.leader_space[faction] == SPACES.index("boston")


def test_1_10_a_leader_comes_with_pieces_from_available_but_not_from_unavailable() -> None:
    game = bare_board(unavailable={"british_regular": 5})
    play(game, 38, by="british", answers=["quebec", "available:british_regular", LEADER_JOINS, "done"])
    assert game.state.leader_space[BRITISH] == QUEBEC
    with pytest.raises(AssertionError, match="yes is not offered"):
        play(
            bare_board(unavailable={"british_regular": 5}),
            38,
            by="british",
            answers=["quebec", "unavailable:british_regular", LEADER_JOINS],
        )


def test_1_10_leaders_whose_pieces_a_position_takes_away_are_available() -> None:
    m = table(empty=True)
    assert [leader["space"] for leader in seen(m)["leaders"].values()] == ["available"] * 4
