"""1.4 Pieces: boxes, stacking, Underground and Active."""

from __future__ import annotations

from tests.games.liberty_or_death.table import at, game_of, pieces, table
from tests.games.library import answer, asked, options
from tricorne.games.liberty_or_death.names import (
    BOSTON,
    CONTINENTAL,
    FRENCH_REGULAR,
    NORTHWEST,
    QUEBEC,
    VILLAGE,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import place, room


def test_1_4_every_piece_is_somewhere() -> None:
    for scenario in ("1775", "1776", "1778", "sprint"):
        assert list(game_of(table(scenario=scenario)).invariants()) == []


def test_1_4_1_placing_takes_what_is_available() -> None:
    game = game_of(table("patriots"))
    game.state.available[CONTINENTAL] = 2
    assert place(game, BOSTON, CONTINENTAL, 5, "1.4.1") == 2
    assert game.state.available[CONTINENTAL] == 0


def test_1_4_1_a_piece_without_replacement_is_removed() -> None:
    m = table("patriots", card=47, spaces={"virginia": at(T=3), "georgia": at(M=14)})
    answer(m, "event:shaded")
    assert pieces(m, "virginia") == {"M": 1}


def test_1_4_1_own_pieces_come_from_the_map_when_none_are_available() -> None:
    everywhere = {"virginia": at(MA=8), "georgia": at(M=7)}
    m = table("patriots", spaces=everywhere)
    answer(m, "command:rally", "massachusetts")
    assert asked(m) == ("patriots", "recall")
    assert set(options(m)) == {"done", "virginia:militia_active", "georgia:militia_underground"}
    answer(m, "virginia:militia_active")
    assert pieces(m, "massachusetts") == {"M": 1}
    assert pieces(m, "virginia") == {"MA": 7}


def test_1_4_1_regulars_are_never_recalled() -> None:
    m = table("british", unavailable={}, spaces={"boston": at(R=20), "quebec_city": at(R=5)})
    answer(m, "command:muster", "new_york_city")
    assert asked(m)[1] == "muster-tories"
    assert pieces(m, "new_york_city") == {}


def test_1_4_2_two_bases_in_a_space_and_no_indians_in_cities() -> None:
    game = game_of(table("patriots", spaces={"quebec": at(V=1, BF=1)}))
    assert room(game, QUEBEC, VILLAGE) == 0
    assert room(game, NORTHWEST, VILLAGE) == 2
    assert room(game, BOSTON, WAR_PARTY_UNDERGROUND) == 0
    assert room(game, BOSTON, FRENCH_REGULAR) == 0


def test_1_4_3_new_militia_are_underground() -> None:
    m = table("french", spaces={})
    answer(m, "command:agent_mobilization", "quebec", "militia")
    assert pieces(m, "quebec") == {"M": 2}
