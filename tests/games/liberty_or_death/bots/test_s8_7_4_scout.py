"""8.7.4 Scout of the non-player Indians."""

import pytest

from tests.games.liberty_or_death.bots.lists import Case, Chooses, check, each_line, plan
from tests.games.liberty_or_death.bots.think import answer, flowchart, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_4_scout import SCOUTED, scout, scouts
from tricorne.games.liberty_or_death.names import BRITISH_REGULAR, NEW_YORK, TORY

SCOUTS = "southwest: 2 war_party_active, 4 british_regular"
SCOUT = Chooses("indians", SCOUTED, plan(scout, "scout-space"))
LINES = [
    SCOUT.case("patriot-fort", "georgia", f"{SCOUTS}; virginia: 1 village, 1 militia_active; georgia: 1 patriot_fort"),
    SCOUT.case(
        "village-with-enemies", "georgia", f"{SCOUTS}; virginia: 1 militia_active; georgia: 1 village, 1 militia_active"
    ),
    SCOUT.case("population", "virginia", f"{SCOUTS}; virginia: 1 militia_active; georgia: 1 militia_active"),
]


@each_line(LINES)
def test_8_7_4_each_line_decides(case: Case) -> None:
    check(case)


HIDDEN = "war_party_underground"


def test_8_7_4_scout_where_war_parties_and_regulars_are_together() -> None:
    game = table({"quebec": {"war_party_active": 15, "british_regular": 1}})
    assert flowchart(thinker(game, "indians"), [1, 6])[0] == "scout"


@pytest.mark.parametrize(
    ("regulars", "tories", "militia", "going"),
    [(3, 3, 2, (2, 1)), (3, 3, 1, (2, 2)), (5, 2, 3, (2, 1)), (2, 5, 4, (1, 1)), (5, 2, 0, (4, 2)), (3, 3, 4, (1, 0))],
)
def test_8_7_4_cubes_join_the_scout_in_turn(regulars: int, tories: int, militia: int, going: tuple[int, int]) -> None:
    pieces = {"british_regular": regulars, "tory": tories, HIDDEN: 1, "militia_active": militia}
    group = scouts(thinker(table({"new_york": pieces}), "indians"), NEW_YORK)
    assert (group.get(BRITISH_REGULAR, 0), group.get(TORY, 0)) == going


def test_8_7_4_a_scout_takes_one_war_party_and_as_many_cubes_as_may_go() -> None:
    me = thinker(table(), "indians")
    parties = ["war_party_underground:1", "war_party_underground:2", "war_party_active:1"]
    assert answer("scout-group", me, [*parties, "british_regular:1"]) == "war_party_active:1"
    assert answer("scout-group", me, ["british_regular:1", "british_regular:2", "done"]) == "british_regular:2"
    assert answer("scout-group", me, ["tory:1", "tory:2", "done"]) == "tory:2"


def test_8_7_4_the_skirmish_of_a_scout_takes_militia_before_cubes() -> None:
    game = table({"virginia": {"militia_active": 1, "continental": 2, "british_regular": 2}})
    options = ["militia_active", "continental"]
    assert answer("skirmish-target", thinker(game, "indians"), options, space="virginia") == "militia_active"
    assert answer("skirmish-target", thinker(game, "british"), options, space="virginia") == "continental"
