"""8.5.3 Rabble-Rousing of the non-player Patriots."""

from tests.games.liberty_or_death.bots.lists import Case, check, each_line, of_line
from tests.games.liberty_or_death.bots.think import take_turn
from tests.games.liberty_or_death.cards.table import level, markers, table
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_3_rabble_rousing import RABBLE_ROUSING

LINES = of_line("patriots", RABBLE_ROUSING, "rabble-shift").rows(
    """
    active-support | georgia | virginia: 1 militia_underground; georgia: 1 militia_underground | georgia active_support
    population | virginia | virginia: 1 militia_underground; georgia: 1 militia_underground
    """
)


@each_line(LINES)
def test_8_5_3_each_line_decides(case: Case) -> None:
    check(case)


def test_8_5_3_every_space_that_can_be_shifted() -> None:
    game = table({"virginia": {"militia_underground": 3}, "boston": {"militia_underground": 2, "tory": 1}})
    answers = take_turn(game, "patriots", card=48, dice=[2])
    assert answers[:3] == ["command:rabble_rousing", "virginia", "boston"]
    assert level(game, "virginia") == level(game, "boston") == "passive_opposition"
    assert markers(game, "virginia")[0] >= 1
