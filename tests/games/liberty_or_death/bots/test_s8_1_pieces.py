"""8.1 and 8.2: pieces, spaces and ties of the non-players."""

import pytest

from tests.games.liberty_or_death.bots.think import conclude, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, resources, table
from tricorne.games.liberty_or_death.bots.pieces import enemy_removal, friendly_removal, placing_order
from tricorne.games.liberty_or_death.bots.strokes import plays_treaty
from tricorne.games.liberty_or_death.bots.ties import random_space
from tricorne.games.liberty_or_death.names import (
    BOSTON,
    BRITISH_FORT,
    BRITISH_PIECES,
    BRITISH_REGULAR,
    CITIES,
    CONTINENTAL,
    FACTIONS,
    FRENCH_REGULAR,
    GEORGIA,
    MAP,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    REBELLION_PIECES,
    SPACES,
    TORY,
    VIRGINIA,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import recallable


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


@pytest.mark.parametrize(("players", "number"), [({}, 4), (dict.fromkeys(FACTIONS, "nonplayer"), 0)])
def test_8_1_non_players_recall_nothing(players: dict[str, str], number: int) -> None:
    game = table({"georgia": {"militia_underground": 3, "militia_active": 1}, "boston": {"militia_active": 11}})
    game.players = players
    assert recallable(game, MILITIA_UNDERGROUND, BOSTON) == number


def test_8_1_2_placing_bases_then_militia_then_the_fewest_cubes() -> None:
    state = table({"boston": {"continental": 2, "french_regular": 1}}, treaty=True).state
    kinds = (CONTINENTAL, FRENCH_REGULAR, MILITIA_UNDERGROUND, PATRIOT_FORT)
    assert placing_order(state, BOSTON, kinds) == [PATRIOT_FORT, MILITIA_UNDERGROUND, FRENCH_REGULAR, CONTINENTAL]


def test_8_1_2_own_pieces_go_from_the_most_numerous_cubes_and_bases_last() -> None:
    state = table({"boston": {"british_regular": 1, "tory": 3, "british_fort": 1}}).state
    assert friendly_removal(state, BOSTON, BRITISH_PIECES) == [TORY, BRITISH_REGULAR, BRITISH_FORT]


def test_8_1_2_the_last_tory_is_spared_while_there_are_regulars() -> None:
    state = table({"boston": {"british_regular": 1, "tory": 1}}).state
    assert friendly_removal(state, BOSTON, BRITISH_PIECES)[0] == BRITISH_REGULAR


def test_8_1_2_enemies_lose_bases_then_underground_then_active_then_the_fewest_cubes() -> None:
    state = table({"boston": {"continental": 1, "french_regular": 2}}, treaty=True).state
    assert enemy_removal(state, BOSTON, REBELLION_PIECES) == [
        PATRIOT_FORT,
        MILITIA_UNDERGROUND,
        MILITIA_ACTIVE,
        CONTINENTAL,
        FRENCH_REGULAR,
    ]


def test_8_1_the_treaty_test_counts_half_of_the_british_casualties_rounded_down() -> None:
    game = table(squadrons=2, unavailable={"french_regular": 7})
    game.state.cbc = 11
    assert not plays_treaty(game)
    game.state.cbc = 12
    assert plays_treaty(game)


def test_8_1_1_hortalez_spends_up_to_the_die() -> None:
    game = table(resources=2, levels=dict.fromkeys(("quebec", "new_york"), "neutral"))
    game.state.resources[1] = 0
    answers = take_turn(game, "french", card=94, dice=[1, 3])
    assert answers[0] == "command:hortalez"
    assert resources(game)["patriots"] == 3
    assert resources(game)["french"] == 0


def test_8_1_a_command_that_cannot_be_paid_is_passed_over() -> None:
    game = table({"boston": {"continental": 3}}, treaty=True, resources=1)
    answers = take_turn(game, "french", card=94, dice=[1, 2, 6])
    assert answers[0] == "command:hortalez"
    assert at(game, "boston") == {"continental": 3}
