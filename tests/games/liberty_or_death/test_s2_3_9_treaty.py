"""2.3.9 The Treaty of Alliance."""

from __future__ import annotations

from tests.games.liberty_or_death.cards.table import at as on_board
from tests.games.liberty_or_death.cards.table import run
from tests.games.liberty_or_death.cards.table import table as bare_board
from tests.games.liberty_or_death.table import ALL, game_of, pieces
from tests.games.liberty_or_death.test_s2_3_8_strokes import treaty_table
from tests.games.library import answer, asked, options, seen
from tricorne.games.liberty_or_death.names import FRENCH, WEST_INDIES
from tricorne.games.liberty_or_death.rules.s2_3_9_treaty import treaty_of_alliance


def test_2_3_9_rochambeau_waits_for_the_regulars_of_the_treaty() -> None:
    game = bare_board({"new_york": {"british_regular": 2}}, squadrons=3, unavailable={"french_regular": 15})
    run(game, treaty_of_alliance(game), ["west_indies", "french boston"], ())
    assert on_board(game, "west_indies") == {"british_regular": 3, "french_regular": 3}
    assert game.state.leader_space[FRENCH] == WEST_INDIES


def test_2_3_9_the_treaty_needs_more_than_fifteen_preparations() -> None:
    m = treaty_table()
    assert seen(m)["preparations"] == 16
    assert asked(m) == ("french", "brilliant-stroke")
    assert asked(treaty_table(cbc=9)) == ("patriots", "turn")


def test_2_3_9_the_treaty_of_alliance() -> None:
    m = treaty_table()
    answer(m, "stroke:109")
    assert options(m) == ["massachusetts", "west_indies"]
    answer(m, "massachusetts", "4", "no", "boston")
    assert seen(m)["treaty"] is True
    assert pieces(m, "massachusetts") == {"C": 2, "F": 4}
    assert seen(m)["leaders"]["french"]["space"] == "massachusetts"
    assert (seen(m)["fni"], seen(m)["squadrons"]) == (1, 0)
    assert pieces(m, "west_indies") == {"F": 3, "R": 3}
    assert seen(m)["unavailable"]["french_regular"] == 7
    assert seen(m)["unavailable"]["british_regular"] == 0
    assert seen(m)["eligible"] == ALL
    assert 107 in game_of(m).state.strokes
