"""8.3.6 Events that shift Support or Opposition, and the shifts of a won Day."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tests.games.liberty_or_death.bots.think import play_event
from tests.games.liberty_or_death.cards.table import level, table
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_6_shifts import WON

LINES = Chooses("british", WON, asked("win-the-day-shift")).rows(
    """
    gains | georgia | | virginia passive_opposition
    takes-away | virginia | | virginia passive_opposition, georgia passive_opposition
    """
)


@each_line(LINES)
def test_8_3_6_each_line_decides(case: Case) -> None:
    check(case)


def test_8_3_6_card_25_the_french_shift_first() -> None:
    levels = {"boston": "active_support", "virginia": "active_opposition", "georgia": "active_opposition"}
    game = table(levels=levels, treaty=True)
    assert play_event(game, "french", 25, "shaded")[0] == "new_york_city"


def test_8_3_6_card_93_the_british_leave_support_alone_while_they_can() -> None:
    game = table(levels={"new_york": "passive_support", "virginia": "passive_opposition"})
    answers = play_event(game, "british", 93, dice=[1, 2, 1, 2])
    assert answers[0] == "virginia"
    assert "new_york" not in answers


def test_8_3_6_card_25_the_patriots_leave_active_opposition_alone_while_they_can() -> None:
    cities = ("quebec_city", "new_york_city", "philadelphia", "norfolk", "charles_town", "savannah")
    game = table(levels={**dict.fromkeys(cities, "passive_opposition"), "boston": "active_opposition"})
    play_event(game, "patriots", 25, "shaded", dice=[3, 5, 3, 5])
    assert level(game, "boston") == "active_opposition"


def test_8_3_6_card_39_the_smallest_loss() -> None:
    levels = {"boston": "passive_support", "new_york_city": "passive_support", "savannah": "active_opposition"}
    game = table(levels={**levels, "norfolk": "active_opposition"})
    play_event(game, "british", 39, dice=[1])
    assert (level(game, "boston"), level(game, "new_york_city")) == ("neutral", "passive_support")


def test_8_3_6_card_41_of_equal_gains_the_higher_loss_of_the_enemy() -> None:
    game = table(levels=dict.fromkeys(("massachusetts", "virginia"), "passive_opposition"))
    assert set(play_event(game, "british", 41)) == {"massachusetts", "virginia"}
