"""8.6.3 Roderigue Hortalez et Cie of the non-player French after the Treaty, and their Special Activities then."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tests.games.liberty_or_death.bots.think import answer, conclude, take_turn, thinker
from tests.games.liberty_or_death.cards.table import blockaded, table
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_3_hortalez_after_treaty import (
    BLOCKADED,
    SKIRMISHED,
    naval_pressure,
    prepare_after_treaty,
)

BLOCKADES = Chooses("french", BLOCKADED, asked("blockade", "boston", "philadelphia"))
LINES = [
    *Chooses("french", SKIRMISHED, asked("skirmish-space"), {"treaty": True}).rows(
        """
        british-fort | georgia | virginia: 3 french_regular, 2 tory; georgia: 3 french_regular, 1 british_fort
        most-british | georgia | virginia: 3 french_regular, 1 tory; georgia: 3 french_regular, 2 tory
        """
    ),
    BLOCKADES.case("battle-city", "boston", "", "philadelphia active_support", command="battle", spaces=["boston"]),
    BLOCKADES.case("most-support", "philadelphia", "", "philadelphia active_support"),
]


@each_line(LINES)
def test_8_6_3_each_line_decides(case: Case) -> None:
    check(case)


def test_8_6_3_preparer_after_the_treaty_needs_a_low_die_or_an_empty_purse() -> None:
    game = table(treaty=True, squadrons=3, unavailable={"french_regular": 3})
    me = thinker(game, "french")
    assert conclude(prepare_after_treaty(me), [3]) == (("preparer", "regulars"),)
    assert conclude(prepare_after_treaty(me), [4]) is None
    game.state.resources[3] = 0
    assert conclude(prepare_after_treaty(me), [4]) == (("preparer", "resources"),)


def test_8_6_3_without_a_squadron_naval_pressure_is_not_possible() -> None:
    game = table(
        {
            "virginia": {"french_regular": 4, "continental": 1, "tory": 1},
            "georgia": {"french_regular": 1, "continental": 1, "tory": 2, "british_regular": 2, "british_fort": 1},
        },
        treaty=True,
        blockades=["norfolk"],
        unavailable={"french_regular": 10},
    )
    assert naval_pressure(thinker(game, "french")) is None
    answers = take_turn(game, "french", card=48, battle=[1])
    assert answers[:3] == ["command:battle", "special:skirmish", "georgia"]
    assert blockaded(game) == {"norfolk": 1}


def test_8_6_3_skirmish_in_the_west_indies_then_a_fort_then_most_cubes() -> None:
    game = table(
        {
            "west_indies": {"french_regular": 1, "british_regular": 1},
            "boston": {"french_regular": 1, "tory": 2},
            "georgia": {"french_regular": 1, "tory": 1},
            "norfolk": {"french_regular": 1, "british_fort": 1},
        },
        treaty=True,
    )
    me = thinker(game, "french")
    assert answer("skirmish-space", me, ["boston", "georgia", "west_indies"]) == "west_indies"
    assert answer("skirmish-space", me, ["boston", "georgia", "norfolk"]) == "norfolk"
    assert answer("skirmish-space", me, ["boston", "georgia"]) == "boston"
