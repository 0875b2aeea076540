"""1.6 Support and Opposition, and what is counted of them."""

from __future__ import annotations

from tests.games.liberty_or_death.table import at, game_of, table
from tests.games.library import seen
from tricorne.games.liberty_or_death.names import (
    BOSTON,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    PATRIOT_FORT,
    QUEBEC,
    TORY,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import remove
from tricorne.games.liberty_or_death.rules.s1_6_support import casualties, shift, shift_toward


def test_1_6_1_levels_stop_at_active_and_reserves_never_move() -> None:
    game = game_of(table("british"))
    assert shift(game, BOSTON, 3, "1.6.1") == 2
    assert shift(game, BOSTON, -9, "1.6.1") == 4
    assert shift(game, QUEBEC, 1, "1.6.1") == 0
    assert shift_toward(game, BOSTON, 5, 0, "1.6.1") == 2


def test_1_6_2_active_levels_count_double() -> None:
    game = game_of(table("british", spaces={"new_york_city": at("active_support"), "boston": at("passive_support")}))
    assert game.state.support == 5


def test_1_6_3_totals_of_the_scenarios() -> None:
    for scenario, totals in (("1775", (4, 4)), ("1776", (3, 5)), ("1778", (17, 16))):
        game = game_of(table(scenario=scenario))
        assert (game.state.support, game.state.opposition) == totals


def test_1_6_4_cubes_wait_in_casualties_and_forts_return_at_once() -> None:
    game = game_of(table("british", spaces={"boston": at(R=2, T=1, BF=1, C=1, PF=1)}))
    for kind in (BRITISH_REGULAR, TORY, BRITISH_FORT, CONTINENTAL, PATRIOT_FORT):
        casualties(game, BOSTON, kind, 2, "1.6.4")
    assert (game.state.cbc, game.state.crc) == (4, 2)
    assert game.state.casualties[BRITISH_REGULAR] == 2
    assert game.state.available[BRITISH_FORT] == 6
    assert game.state.casualties[BRITISH_FORT] == 0


def test_1_6_4_removal_without_the_word_scores_nothing() -> None:
    game = game_of(table("british", spaces={"boston": at(R=2)}))
    remove(game, BOSTON, BRITISH_REGULAR, 2, "1.6.4")
    assert (game.state.cbc, game.state.casualties[BRITISH_REGULAR]) == (0, 0)


def test_1_6_5_forts_and_villages_on_the_map() -> None:
    tracks = seen(table(scenario="1778"))["victory"]["tracks"]
    assert (tracks["forts"], tracks["villages"]) == (4, 6)
