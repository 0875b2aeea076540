"""8.2 Random Spaces: one of equal spaces, by a die or by the table."""

import pytest

from tests.games.liberty_or_death.bots.think import conclude, play_event, thinker
from tests.games.liberty_or_death.cards.table import at, facts, table
from tricorne.games.liberty_or_death.bots.s8_2_random_spaces import random_space
from tricorne.games.liberty_or_death.names import BOSTON, CITIES, GEORGIA, MAP, SPACES, VIRGINIA


@pytest.mark.parametrize(
    ("column", "row", "space"),
    [(3, 5, "boston"), (2, 2, "philadelphia"), (3, 4, "georgia"), (3, 1, "north_carolina"), (2, 5, "southwest")],
)
def test_8_2_the_table_names_a_space(column: int, row: int, space: str) -> None:
    assert SPACES[conclude(random_space(thinker(table(), "british"), list(MAP)), [column, row])] == space


@pytest.mark.parametrize(
    ("column", "row", "city"), [(3, 1, "savannah"), (2, 5, "charles_town"), (3, 6, "quebec_city"), (3, 4, "boston")]
)
def test_8_2_from_a_cell_without_candidate_one_walks_on(column: int, row: int, city: str) -> None:
    assert SPACES[conclude(random_space(thinker(table(), "british"), list(CITIES)), [column, row])] == city


def test_8_2_the_upper_space_of_a_cell_comes_first() -> None:
    both = [SPACES.index(name) for name in ("florida", "south_carolina", "boston")]
    assert SPACES[conclude(random_space(thinker(table(), "british"), both), [3, 3])] == "florida"
    assert SPACES[conclude(random_space(thinker(table(), "british"), [*both[1:], GEORGIA]), [3, 3])] == "south_carolina"


@pytest.mark.parametrize(("die", "space"), [(3, "virginia"), (4, "georgia")])
def test_8_2_two_spaces_take_one_die(die: int, space: str) -> None:
    assert SPACES[conclude(random_space(thinker(table(), "british"), [GEORGIA, VIRGINIA]), [die])] == space


def test_8_2_a_space_that_is_named_twice_is_one_candidate() -> None:
    assert conclude(random_space(thinker(table(), "british"), [BOSTON, BOSTON]), []) == BOSTON


def test_8_2_losses_stay_in_the_space_that_was_drawn() -> None:
    game = table({"boston": {"british_regular": 2}, "new_york_city": {"british_regular": 3}})
    play_event(game, "patriots", 8, "shaded", dice=[6])
    assert (at(game, "boston"), at(game, "new_york_city")) == ({}, {"british_regular": 2})


def test_8_2_pieces_are_placed_together_in_the_space_that_was_drawn() -> None:
    game = table({"boston": {"british_regular": 1}})
    play_event(game, "patriots", 19, "shaded", dice=[2, 2])
    assert at(game, "philadelphia") == {"militia_underground": 3}


def test_8_2_militia_turn_in_the_space_that_was_drawn() -> None:
    game = table({"virginia": {"militia_underground": 3}, "georgia": {"militia_underground": 3}})
    play_event(game, "british", 8, dice=[6])
    assert at(game, "georgia") == {"militia_active": 3}
    game = table({"virginia": {"militia_underground": 3}, "georgia": {"militia_underground": 3}})
    play_event(game, "indians", 29, dice=[6])
    assert at(game, "georgia") == {"militia_active": 3}


def test_8_2_pieces_move_from_the_space_that_was_drawn() -> None:
    game = table({"virginia": {"french_regular": 3}, "georgia": {"french_regular": 3}}, treaty=True)
    play_event(game, "british", 55, dice=[6])
    assert at(game, "georgia") == {}


def test_8_2_another_removal_of_the_same_event_draws_again() -> None:
    game = table({name: {"continental": 3, "militia_active": 3} for name in ("virginia", "georgia")})
    play_event(game, "british", 24, dice=[6, 1])
    assert at(game, "georgia") == {"continental": 1, "militia_active": 3}
    assert at(game, "virginia") == {"continental": 3, "militia_active": 1}


def test_8_2_the_table_of_random_spaces_holds_every_space_of_the_map_once() -> None:
    printed = facts().files["random_spaces"]
    in_cells = [name for column in printed["columns"].values() for cell in column.values() for name in cell]
    assert in_cells == printed["walking_order"]
    assert sorted(in_cells) == sorted(SPACES[:-1])
