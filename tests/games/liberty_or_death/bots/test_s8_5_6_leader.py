"""8.5.6 Redeployment of the non-player Patriots' Washington."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_6_leader import REDEPLOYED

LINES = Chooses("patriots", REDEPLOYED, asked("redeploy-leader")).rows(
    "most-continentals | georgia | virginia: 1 continental, 5 militia_active; georgia: 2 continental"
)


@each_line(LINES)
def test_8_5_6_each_line_decides(case: Case) -> None:
    check(case)
