"""8.6.7 Supply of the non-player French."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tests.games.liberty_or_death.bots.think import answer, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_7_supply import PAID

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
