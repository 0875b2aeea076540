"""8.5 The flowchart of the non-player Patriots: its Event box, and which Command comes first."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tests.games.liberty_or_death.bots.think import wants
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_committees import MEETING

MEETS = Chooses("patriots", MEETING, asked("committees-space"))
LINES = [
    MEETS.case("fewest-markers", "georgia", raid={"virginia": 1}),
    MEETS.case("largest-change", "virginia"),
]


SHARED = {
    "virginia": {"continental": 4, "militia_underground": 2, "tory": 1},
    "maryland_delaware": {"village": 1},
    **{name: {"militia_active": 1} for name in ("norfolk", "north_carolina")},
}


def test_8_5_three_resources_a_fort_or_a_lost_village_make_patriots_play() -> None:
    assert wants(table(), "patriots", 59) == "event:shaded"
    assert wants(table({"quebec": {"village": 1}}), "patriots", 17) == "event:shaded"
    assert wants(table(), "patriots", 10) is None


def test_8_5_moved_militia_are_not_placed() -> None:
    assert wants(table(SHARED, levels={"virginia": "active_opposition"}), "patriots", 88) is None


@each_line(LINES)
def test_8_5_each_line_decides(case: Case) -> None:
    check(case)
