"""8.7.6 The first Militia and the first Continental that desert, by the choice of the non-player Indians."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tests.games.liberty_or_death.bots.think import answer, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_6_desertion import CONTINENTAL_DESERTED, MILITIA_DESERTED
from tricorne.games.liberty_or_death.names import GEORGIA, VIRGINIA

LINES = [
    *Chooses("indians", MILITIA_DESERTED, asked("desertion", "virginia:militia_active", "georgia:militia_active")).rows(
        """
        village | georgia:militia_active | virginia: 1 militia_active; georgia: 3 militia_active, 1 village
        ends-rebellion-control | georgia:militia_active | virginia: 3 militia_active; georgia: 1 militia_active
        last-of-kind | georgia:militia_active | virginia: 3 militia_active; georgia: 1 militia_active, 3 continental
        """
    ),
    *Chooses("indians", CONTINENTAL_DESERTED, asked("desertion", "virginia:continental", "georgia:continental")).rows(
        """
        village | georgia:continental | virginia: 1 continental; georgia: 3 continental, 1 village
        ends-rebellion-control | georgia:continental | virginia: 3 continental; georgia: 1 continental
        last-of-kind | georgia:continental | virginia: 3 continental; georgia: 1 continental, 3 militia_active
        """
    ),
]


@each_line(LINES)
def test_8_7_6_each_line_decides(case: Case) -> None:
    check(case)


def test_8_7_6_spaces_that_leave_rebellion_control_are_equal_whatever_their_population() -> None:
    game = table({"virginia": {"militia_active": 1}, "georgia": {"militia_active": 1}})
    assert game.board.population[VIRGINIA] > game.board.population[GEORGIA]
    options = ["virginia:militia_active", "georgia:militia_active"]
    assert {answer("desertion", thinker(game, "indians"), options, [die]) for die in (1, 6)} == set(options)
