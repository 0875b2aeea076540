"""8.5 Committees of Correspondence of the non-player Patriots, in winter."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_committees import MEETING

MEETS = Chooses("patriots", MEETING, asked("committees-space"))
LINES = [
    MEETS.case("fewest-markers", "georgia", raid={"virginia": 1}),
    MEETS.case("largest-change", "virginia"),
]


@each_line(LINES)
def test_8_5_each_line_decides(case: Case) -> None:
    check(case)
