"""8.7.7 Redeployment of the non-player Indians' Leader."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_7_leader import REDEPLOYED

REDEPLOYS = Chooses("indians", REDEPLOYED, asked("redeploy-leader"))
LINES = [
    REDEPLOYS.case("most-war-parties", "georgia", "virginia: 1 war_party_active; georgia: 2 war_party_active"),
    REDEPLOYS.case(
        "village-site",
        "georgia",
        "virginia: 5 war_party_active; georgia: 2 war_party_active",
        "virginia active_support",
        cornplanter=True,
    ),
]


@each_line(LINES)
def test_8_7_7_each_line_decides(case: Case) -> None:
    check(case)
