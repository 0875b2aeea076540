"""8.6.7 Supply of the non-player French."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tests.games.liberty_or_death.bots.think import answer, answers_to, thinker
from tests.games.liberty_or_death.cards.table import at, resources, table
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_7_supply import PAID
from tricorne.games.liberty_or_death.names import FACTIONS
from tricorne.games.liberty_or_death.rules.s6_2_supply import french_supply

PAYS = Chooses(
    "french", PAID, asked("supply-french", "pay", "move", space="virginia"), {"treaty": True, "resources": 1}
)
LINES = PAYS.rows(
    """
    prevents-reward | move | virginia: 2 french_regular, 2 tory; georgia: 2 french_regular, 1 tory, 1 british_regular
    population | pay | virginia: 2 french_regular, 2 tory; georgia: 2 french_regular, 2 tory
    """
)


@each_line(LINES)
def test_8_6_7_each_line_decides(case: Case) -> None:
    check(case)


def test_8_6_7_supply_is_paid_only_where_leaving_would_change_control() -> None:
    game = table(
        {
            "virginia": {"french_regular": 2, "tory": 2},
            "georgia": {"french_regular": 1, "tory": 4},
            "boston": {"patriot_fort": 1},
        },
        treaty=True,
    )
    me = thinker(game, "french")
    assert answer("supply-french", me, ["pay", "move"], space="virginia") == "pay"
    assert answer("supply-french", me, ["pay", "move"], space="georgia") == "move"


def test_8_6_7_without_a_fort_they_go_to_available_where_leaving_changes_no_control() -> None:
    for georgia, paid in (({"french_regular": 1, "tory": 4}, False), ({"french_regular": 2, "tory": 2}, True)):
        game = table({"georgia": georgia}, treaty=True)
        game.players = dict.fromkeys(FACTIONS, "nonplayer")
        answers_to(game, "french", french_supply(game))
        assert resources(game) == ({"french": 9} if paid else {})
        assert at(game, "georgia").get("french_regular", 0) == (georgia["french_regular"] if paid else 0)
