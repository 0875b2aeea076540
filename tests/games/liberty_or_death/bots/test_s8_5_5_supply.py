"""8.5.5 Supply of the non-player Patriots."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tests.games.liberty_or_death.bots.think import answer, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_5_supply import PAID
from tricorne.games.liberty_or_death.names import SPACES

PAYS = Chooses("patriots", PAID, asked("supply-patriots", "pay", "remove", space="virginia"), {"resources": 1})
LINES = PAYS.rows(
    """
    prevents-reward | remove | virginia: 2 militia_active, 2 tory; georgia: 2 militia_active, 1 tory, 1 british_regular
    villages | remove | virginia: 2 militia_active, 2 tory; georgia: 2 militia_active, 1 tory, 1 village
    population | pay | virginia: 2 militia_active, 2 tory; georgia: 2 militia_active, 2 tory
    """
)


@each_line(LINES)
def test_8_5_5_each_line_decides(case: Case) -> None:
    check(case)


def test_8_5_5_patriots_pay_where_a_loss_would_change_control() -> None:
    game = table({"virginia": {"militia_active": 2, "tory": 2}, "georgia": {"militia_active": 2, "tory": 5}})
    me = thinker(game, "patriots")
    assert answer("supply-patriots", me, ["pay", "remove"], space="virginia") == "pay"
    assert answer("supply-patriots", me, ["pay", "remove"], space="georgia") == "remove"


def test_8_5_5_the_last_resource_goes_where_the_british_could_reward_loyalty() -> None:
    game = table(
        {
            "virginia": {"militia_active": 2, "tory": 2},
            "south_carolina": {"militia_active": 2, "tory": 1, "british_regular": 1},
        },
        resources=1,
    )
    me = thinker(game, "patriots")
    assert answer("supply-patriots", me, ["pay", "remove"], space="virginia") == "remove"
    assert answer("supply-patriots", me, ["pay", "remove"], space="south_carolina") == "pay"


def test_8_5_5_of_its_own_units_active_militia_go_before_underground_ones() -> None:
    game = table({"georgia": {"militia_active": 1, "militia_underground": 1}})
    options = ["georgia:militia_underground", "georgia:militia_active"]
    assert answer("supply-loss", thinker(game, "patriots"), options) == "georgia:militia_active"


def test_8_5_5_spaces_in_supply_take_nothing_from_those_that_need_it() -> None:
    game = table(
        {"new_york": {"militia_active": 2, "tory": 2}, "virginia": {"militia_active": 2, "tory": 1}},
        resources=1,
    )
    me = thinker(game, "patriots")
    assert game.state.control[SPACES.index("virginia")] == 2
    assert answer("supply-patriots", me, ["pay", "remove"], space="new_york") == "pay"
