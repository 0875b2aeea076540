"""1.10 Leaders on the edge of the rules: in Available, beside a regrouping, and on a Brilliant Stroke."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import at as on_board
from tests.games.liberty_or_death.cards.table import run
from tests.games.liberty_or_death.cards.table import table as board
from tests.games.liberty_or_death.table import answer, asked, at, look, offered, pieces, table
from tricorne.core.match import Match
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, QUEBEC, WEST_INDIES
from tricorne.games.liberty_or_death.rules.s2_3_strokes import (
    OWNER_OF,
    may_interrupt,
    spaces_with_leader,
    treaty_of_alliance,
)

FORT_AND_NEIGHBOUR = {"massachusetts": at(PF=1), "new_hampshire": at(MA=2)}


def stroke_of(seat: str, card: int, leader: str, space: str | None, **position: Any) -> Match:
    """A Faction that could play its Brilliant Stroke, with its Leader in a space or in Available."""
    where = {"who": leader} | ({"space": space} if space else {})
    return table(seat, **{"strokes": [card], "leaders": {seat: where}, **position})


def leader_space(match: Match, faction: str) -> Any:
    return look(match)["leaders"][faction]["space"]


# A Brilliant Stroke asks for the Leader


def test_1_10_a_leader_in_available_stands_in_no_space_for_a_stroke() -> None:
    spaces = {"massachusetts": at(C=3)}
    there = stroke_of("patriots", 105, "washington", "massachusetts", spaces=spaces)
    assert "stroke:105" in offered(there)
    away = stroke_of("patriots", 105, "washington", None, spaces=spaces)
    assert "stroke:105" not in offered(away)


def test_2_3_8_militia_that_regroup_out_of_the_leaders_space_do_not_involve_him() -> None:
    spaces = {"massachusetts": at(PF=1), "new_hampshire": at(MA=2, C=1)}
    m = stroke_of("patriots", 105, "washington", "new_hampshire", spaces=spaces)
    answer(m, "stroke:105", "command:rally", "massachusetts", "regroup", "new_hampshire", "militia_active:2")
    assert asked(m)[1] == "leader-follows"
    answer(m, "no")
    while asked(m)[1] != "stroke":
        answer(m, "done")
    answer(m, "command:rally")
    assert asked(m)[1] != "rally-space" or offered(m) == ["new_hampshire"]


def test_2_3_8_the_origin_of_a_march_involves_the_leader() -> None:
    spaces = {"massachusetts": at(M=1), "new_hampshire": at(C=2), "georgia": at(C=1)}
    m = stroke_of("patriots", 105, "washington", "new_hampshire", spaces=spaces)
    answer(m, "stroke:105", "command:march", "massachusetts", "new_hampshire", "continental:1", "no")
    while asked(m)[1] != "stroke":
        answer(m, offered(m)[-1])
    answer(m, "command:rally")
    assert "georgia" in offered(m)


# A Leader follows, or comes from Available


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


# What else a Brilliant Stroke grants


def test_2_3_8_common_cause_is_the_special_activity_of_the_stroke() -> None:
    spaces = {"virginia": at(R=2, W=2), "georgia": at(R=1, MA=1)}
    m = stroke_of("british", 106, "gage", "virginia", spaces=spaces)
    answer(
        m, "stroke:106", "command:march", "north_carolina", "virginia", "british_regular:1", "war_party_underground:1"
    )
    while asked(m)[1] != "stroke":
        answer(m, "no" if asked(m)[1] == "leader-follows" else "done")
    assert not any(name.startswith("special:") for name in offered(m))
    assert pieces(m, "north_carolina") == {"R": 1, "WA": 1}


def test_2_3_8_only_a_province_raided_on_the_card_is_plundered() -> None:
    spaces = {"virginia": at("passive_opposition", W=3), "georgia": at("passive_opposition", W=3)}
    m = stroke_of("indians", 108, "brant", "virginia", spaces=spaces)
    answer(m, "stroke:108")
    assert "special:plunder" not in offered(m)
    answer(m, "command:raid", "virginia")
    while asked(m)[1] != "stroke":
        answer(m, "done")
    answer(m, "special:plunder", "war_party_active")
    assert (pieces(m, "georgia"), pieces(m, "virginia")) == ({"W": 3}, {"W": 2})


def test_2_3_8_everything_is_free_but_reward_loyalty() -> None:
    m = stroke_of("british", 106, "howe", "boston", resources={"british": 1}, spaces={"boston": at(R=2, T=1)})
    answer(m, "stroke:106", "command:muster", "boston", "1", "boston", "reward:boston")
    assert look(m)["resources"]["british"] == 0
    assert look(m)["spaces"]["boston"]["level"] == "passive_support"


@pytest.mark.parametrize(("treaty", "held", "offered_now"), [(False, [107, 109], []), (True, [107], ["stroke:107"])])
def test_2_3_8_the_french_stroke_waits_for_the_treaty(treaty: bool, held: list[int], offered_now: list[str]) -> None:
    spaces = {"boston": at(F=3)} if treaty else {"boston": at(C=1)}
    leaders = {"french": {"who": "rochambeau"} | ({"space": "boston"} if treaty else {})}
    m = table("french", treaty=treaty, strokes=held, leaders=leaders, spaces=spaces)
    assert [name for name in offered(m) if name.startswith("stroke")] == offered_now


def test_1_10_a_british_march_into_the_space_of_the_leader_involves_him() -> None:
    game = board({"quebec": {"british_fort": 1}, "quebec_city": {"british_regular": 3}}, leaders={"british": "quebec"})
    assert spaces_with_leader(game, BRITISH, "march") == [QUEBEC]
    game.state.strokes[:] = list(OWNER_OF)
    assert may_interrupt(game, BRITISH)


def test_2_3_9_rochambeau_waits_for_the_regulars_of_the_treaty() -> None:
    game = board({"new_york": {"british_regular": 2}}, squadrons=3, unavailable={"french_regular": 15})
    run(game, treaty_of_alliance(game), ["west_indies", "french boston"], ())
    assert on_board(game, "west_indies") == {"british_regular": 3, "french_regular": 3}
    assert game.state.leader_space[FRENCH] == WEST_INDIES
