"""8.3.5 What: which Command or piece a non-player chooses, and which pieces it removes, turns or moves by an Event."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line, of_card, second_piece
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_what import ENEMIES, FRIENDS, MOVED

BRITISH_AT = ("virginia:british_regular", "georgia:british_regular")
TORIES_AT = ("virginia:tory", "georgia:tory")
CONTINENTALS_AT = ("virginia:continental", "georgia:continental")
LINES = [
    Chooses(
        "british",
        ENEMIES,
        of_card("event-replace", 89, "unshaded", "virginia:militia_underground", "georgia:continental", piece="tory"),
    ).case(
        "asked-for",
        "georgia:continental",
        "virginia: 1 militia_underground; georgia: 1 continental",
        "georgia active_opposition",
    ),
    Chooses(
        "british",
        ENEMIES,
        of_card("event-remove", 4, "unshaded", "virginia:militia_active", "georgia:militia_underground"),
    ).case(
        "first-targets", "georgia:militia_underground", "virginia: 1 militia_active; georgia: 1 militia_underground"
    ),
    Chooses("patriots", ENEMIES, second_piece("event-remove", 8, "shaded", *BRITISH_AT)).case(
        "already-reached", BRITISH_AT[1], "virginia: 2 british_regular; georgia: 2 british_regular", dice=[6]
    ),
    Chooses("british", FRIENDS, of_card("event-remove", 43, "shaded", *TORIES_AT)).case(
        "not-the-last", TORIES_AT[1], "virginia: 1 tory; georgia: 2 tory"
    ),
    Chooses("british", FRIENDS, second_piece("event-remove", 43, "shaded", *TORIES_AT)).case(
        "already-reached", TORIES_AT[1], "virginia: 3 tory; georgia: 3 tory", dice=[6]
    ),
    Chooses("patriots", MOVED, asked("event-move", *CONTINENTALS_AT)).case(
        "not-the-last", CONTINENTALS_AT[1], "virginia: 1 continental; georgia: 2 continental"
    ),
    Chooses("patriots", MOVED, second_piece("event-move", 1, "shaded", *CONTINENTALS_AT)).case(
        "already-reached", CONTINENTALS_AT[1], "virginia: 3 continental; georgia: 3 continental", dice=[6]
    ),
]


@each_line(LINES)
def test_8_3_5_each_line_decides(case: Case) -> None:
    check(case)
