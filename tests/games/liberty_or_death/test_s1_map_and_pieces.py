"""1.3 the map, 1.4 pieces, 1.5 sides: boxes, stacking, placing and recalling."""

from __future__ import annotations

from tests.games.liberty_or_death.table import answer, asked, at, game_of, look, offered, pieces, table
from tricorne.games.liberty_or_death.names import (
    BOSTON,
    BRITISH_FORT,
    CITIES,
    COLONIES,
    CONTINENTAL,
    FRENCH_REGULAR,
    MASSACHUSETTS,
    NEW_YORK,
    NORTHWEST,
    PHILADELPHIA,
    QUEBEC,
    RESERVES,
    TORY,
    VILLAGE,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import place, rebellion_pieces, room, royalist_pieces


def test_1_3_1_twenty_two_spaces_and_a_box() -> None:
    board = game_of(table()).board
    assert (len(CITIES), len(COLONIES), len(RESERVES)) == (7, 11, 4)
    assert sum(len(near) for near in board.adjacent) == 2 * 43


def test_1_3_2_population_of_the_colonies() -> None:
    assert sum(game_of(table()).board.population[space] for space in COLONIES) == 19


def test_1_3_3_population_of_the_cities() -> None:
    assert sum(game_of(table()).board.population[space] for space in CITIES) == 8


def test_1_3_4_reserves_have_no_population() -> None:
    assert [game_of(table()).board.population[space] for space in RESERVES] == [0, 0, 0, 0]


def test_1_3_5_no_colony_is_without_population() -> None:
    assert min(game_of(table()).board.population[space] for space in COLONIES) == 1


def test_1_3_6_adjacency_goes_both_ways_and_cities_touch_only_provinces() -> None:
    board = game_of(table()).board
    for space, near in enumerate(board.adjacent):
        assert all(space in board.adjacent[other] for other in near)
    assert all(other not in CITIES for city in CITIES for other in board.adjacent[city])
    assert set(board.adjacent[PHILADELPHIA]) == {11, 12, 13}


def test_1_3_7_the_west_indies_open_with_the_treaty() -> None:
    game = game_of(table("british"))
    assert room(game, WEST_INDIES, BRITISH_FORT) == 0
    game.state.treaty = True
    assert room(game, WEST_INDIES, BRITISH_FORT) == 2
    assert room(game, WEST_INDIES, TORY) == 0


def test_1_3_9_unavailable_boxes_of_1775() -> None:
    assert look(table())["unavailable"]["french_regular"] == 15
    assert look(table())["unavailable"]["tory"] == 12
    assert look(table())["squadrons_unavailable"] == 3


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
    assert set(offered(m)) == {"done", "virginia:militia_active", "georgia:militia_underground"}
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


def test_1_5_a_shared_side_is_an_option() -> None:
    game = game_of(table(options={"sharing": "both"}))
    assert game.shared_sides == (0, 1)


def test_1_5_1_sides_add_up_their_pieces() -> None:
    game = game_of(table("british", treaty=True, spaces={"new_york": at(R=1, T=1, W=1, V=1, C=2, M=1, F=3)}))
    assert royalist_pieces(game.state, NEW_YORK) == 4
    assert rebellion_pieces(game.state, NEW_YORK) == 6


def test_1_5_2_friends_cannot_be_fought() -> None:
    m = table("patriots", treaty=True, spaces={"massachusetts": at(C=3, F=3)})
    assert "command:battle" not in offered(m)
    assert MASSACHUSETTS in COLONIES
