"""8.5.7 Patriots that desert, by the choice of the non-player Patriots."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_7_desertion import DESERTED

LINES = Chooses("patriots", DESERTED, asked("desertion", "virginia:militia_active", "georgia:militia_active")).rows(
    """
    keeps-control | georgia:militia_active | virginia: 1 militia_active; georgia: 3 militia_active
    keeps-control | georgia:militia_active | virginia: 1 militia_active; georgia: 1 militia_active
    not-the-last | virginia:militia_active | virginia: 2 militia_active, 1 patriot_fort;
        georgia: 1 militia_active, 1 patriot_fort
    """
)


@each_line(LINES)
def test_8_5_7_each_line_decides(case: Case) -> None:
    check(case)
