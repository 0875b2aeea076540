"""8.4.9 Redeployment of the non-player British Leader."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_9_leader import REDEPLOYED

LINES = Chooses("british", REDEPLOYED, asked("redeploy-leader")).rows(
    "most-regulars | georgia | virginia: 1 british_regular, 2 tory; georgia: 2 british_regular"
)


@each_line(LINES)
def test_8_4_9_each_line_decides(case: Case) -> None:
    check(case)
