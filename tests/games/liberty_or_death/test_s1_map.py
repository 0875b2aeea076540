"""1.1 to 1.5 The map, its spaces and the Factions."""

from __future__ import annotations

from tests.games.liberty_or_death.exact import board
from tests.games.liberty_or_death.table import at, game_of, table
from tests.games.library import options, seen
from tricorne.games.liberty_or_death.names import (
    BRITISH_FORT,
    CITIES,
    COLONIES,
    MASSACHUSETTS,
    NEW_YORK,
    PHILADELPHIA,
    RESERVES,
    SPACES,
    TORY,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import room
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces, royalist_pieces
from tricorne.games.liberty_or_death.rules.s3_2_1_muster import takes_regulars


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


def test_1_3_7_no_regulars_in_the_west_indies_before_the_treaty() -> None:
    game = board({})
    game.state.treaty = False
    assert not takes_regulars(game, SPACES.index("west_indies"))


def test_1_3_9_unavailable_boxes_of_1775() -> None:
    assert seen(table())["unavailable"]["french_regular"] == 15
    assert seen(table())["unavailable"]["tory"] == 12
    assert seen(table())["squadrons_unavailable"] == 3


def test_1_5_a_shared_side_is_an_option() -> None:
    game = game_of(table(options={"sharing": "both"}))
    assert game.shared_sides == (0, 1)


def test_1_5_1_sides_add_up_their_pieces() -> None:
    game = game_of(table("british", treaty=True, spaces={"new_york": at(R=1, T=1, W=1, V=1, C=2, M=1, F=3)}))
    assert royalist_pieces(game.state, NEW_YORK) == 4
    assert rebellion_pieces(game.state, NEW_YORK) == 6


def test_1_5_2_friends_cannot_be_fought() -> None:
    m = table("patriots", treaty=True, spaces={"massachusetts": at(C=3, F=3)})
    assert "command:battle" not in options(m)
    assert MASSACHUSETTS in COLONIES
