"""8.1.2 Pieces: in which order non-players place, remove and target them."""

from tests.games.liberty_or_death.bots.think import answer, play_event, thinker
from tests.games.liberty_or_death.cards.table import at, table
from tricorne.games.liberty_or_death.bots.s8_1_2_pieces import enemy_removal, friendly_removal, placing_order
from tricorne.games.liberty_or_death.names import (
    BOSTON,
    BRITISH_FORT,
    BRITISH_PIECES,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOT_PIECES,
    TORY,
)


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
    assert enemy_removal(state, BOSTON, (*PATRIOT_PIECES, FRENCH_REGULAR)) == [
        PATRIOT_FORT,
        MILITIA_UNDERGROUND,
        MILITIA_ACTIVE,
        CONTINENTAL,
        FRENCH_REGULAR,
    ]


def test_8_1_2_only_the_last_tory_or_continental_is_spared() -> None:
    game = table({"virginia": {"militia_active": 1}, "georgia": {"militia_underground": 3}})
    play_event(game, "british", 33, dice=[1])
    assert at(game, "virginia") == {}
    game = table({"virginia": {"french_regular": 1}, "georgia": {"french_regular": 3}}, treaty=True)
    play_event(game, "british", 55, dice=[1])
    assert at(game, "virginia") == {}
    assert at(game, "west_indies") == {"french_regular": 3}


def test_8_1_2_two_targets_are_taken_in_turn_and_not_both_of_the_fewer_kind() -> None:
    game = table({"virginia": {"british_regular": 2, "tory": 5}})
    me = thinker(game, "patriots")
    options = ["british_regular", "tory"]
    assert answer("partisans-target", me, options, space="virginia") == "british_regular"
    assert answer("partisans-target", me, options, space="virginia") == "tory"
