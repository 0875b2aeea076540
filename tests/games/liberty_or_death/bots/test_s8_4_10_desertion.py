"""8.4.10 Tories that desert, by the choice of the non-player British."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_10_desertion import DESERTED

LINES = Chooses("british", DESERTED, asked("desertion", "virginia:tory", "georgia:tory")).rows(
    """
    keeps-control | georgia:tory | virginia: 1 tory; georgia: 3 tory
    keeps-control | georgia:tory | virginia: 1 tory; georgia: 1 tory
    not-the-last | virginia:tory | virginia: 3 tory; georgia: 1 tory, 3 british_regular
    """
)


@each_line(LINES)
def test_8_4_10_each_line_decides(case: Case) -> None:
    check(case)
