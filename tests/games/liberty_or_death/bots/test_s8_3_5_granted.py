"""8.3.5 What an Event grants or allows, where no line of the Faction's own instructions applies to it."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_granted import STAYED

LINES = [
    Chooses("british", STAYED, asked("event-stay")).case(
        "outmatches",
        "georgia",
        "virginia: 1 british_regular, 9 continental; georgia: 9 british_regular, 1 continental",
    ),
]


@each_line(LINES)
def test_8_3_5_each_line_decides(case: Case) -> None:
    check(case)
