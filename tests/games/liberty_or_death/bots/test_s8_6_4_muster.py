"""8.6.4 Muster of the non-player French."""

from tests.games.liberty_or_death.bots.lists import Case, check, each_line, of_line
from tests.games.liberty_or_death.bots.think import choice, flowchart, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, table
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_4_muster import MUSTER

LINES = of_line("french", MUSTER, "muster-map", treaty=True).rows(
    "continentals | georgia | virginia: 1 militia_active; georgia: 1 continental"
)


@each_line(LINES)
def test_8_6_4_each_line_decides(case: Case) -> None:
    check(case)


def test_8_6_4_muster_when_the_die_is_below_the_available_regulars() -> None:
    game = table({"boston": {"french_regular": 11}}, treaty=True)
    assert flowchart(thinker(game, "french"), [3])[0] == "muster"
    assert flowchart(thinker(game, "french"), [4])[0] == "march"


def test_8_6_4_few_regulars_go_to_the_west_indies_and_others_to_continentals() -> None:
    game = table({"boston": {"continental": 1}, "georgia": {"militia_active": 1}}, treaty=True)
    assert choice(thinker(game, "french"), MUSTER) == ("muster-map", "boston")
    game = table({"boston": {"continental": 1, "french_regular": 12}}, treaty=True)
    assert choice(thinker(game, "french"), MUSTER) == ("muster-west-indies", "west_indies")
    game = table({"boston": {"continental": 1}, "west_indies": {"french_regular": 12}}, treaty=True)
    assert choice(thinker(game, "french"), MUSTER) == ("muster-map", "boston")


def test_8_6_4_muster_places_as_many_as_possible_and_never_builds_a_fort() -> None:
    game = table({"boston": {"continental": 1}}, treaty=True)
    answers = take_turn(game, "french", card=94, dice=[6])
    assert answers[0] == "command:muster"
    assert at(game, "boston") == {"continental": 1, "french_regular": 4}
