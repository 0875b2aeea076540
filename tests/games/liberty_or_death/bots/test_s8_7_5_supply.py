"""8.7.5 Supply of the non-player Indians."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tests.games.liberty_or_death.bots.think import answer, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_5_supply import PAID

LINES = [
    Chooses("indians", PAID, asked("supply-indians", "pay", "move", space="virginia")).case(
        "keeps-rebels-out",
        "move",
        "virginia: 3 war_party_active; georgia: 1 war_party_active, 1 militia_active",
        resources=1,
    ),
]


@each_line(LINES)
def test_8_7_5_each_line_decides(case: Case) -> None:
    check(case)


def test_8_7_5_supply_is_paid_where_leaving_would_add_rebellion_control() -> None:
    game = table(
        {
            "virginia": {"war_party_active": 1, "militia_active": 1},
            "georgia": {"war_party_active": 1},
            "quebec": {"village": 1},
        }
    )
    me = thinker(game, "indians")
    assert answer("supply-indians", me, ["pay", "move"], space="virginia") == "pay"
    assert answer("supply-indians", me, ["pay", "move"], space="georgia") == "move"


def test_8_7_5_supply_for_a_village_is_paid_only_while_one_is_available() -> None:
    for unavailable, expected in ((0, "pay"), (11, "move")):
        pieces = {"virginia": {"war_party_underground": 3}, "northwest": {"village": 1}}
        game = table(pieces, unavailable={"village": unavailable})
        assert answer("supply-indians", thinker(game, "indians"), ["pay", "move"], space="virginia") == expected
