"""8.6.10 The first Tory that deserts, by the choice of the non-player French."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_10_desertion import DESERTED

LINES = Chooses("french", DESERTED, asked("desertion", "virginia:tory", "georgia:tory")).rows(
    """
    changes-control | georgia:tory | virginia: 3 tory; georgia: 1 tory
    changes-control | virginia:tory | virginia: 1 tory; georgia: 1 tory
    last-tory | virginia:tory | virginia: 1 tory, 3 british_regular; georgia: 1 tory, 3 british_regular
    last-tory | georgia:tory | virginia: 3 tory; georgia: 1 tory, 3 british_regular
    """
)


@each_line(LINES)
def test_8_6_10_each_line_decides(case: Case) -> None:
    check(case)
