"""8.7.2 Gather of the non-player Indians, and where a Village could be built."""

import pytest

from tests.games.liberty_or_death.bots.lists import Case, check, each_line, of_line
from tests.games.liberty_or_death.bots.think import choice, flowchart, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_2_gather import GATHER, village_sites
from tricorne.games.liberty_or_death.names import WAR_PARTY_UNDERGROUND

IN_FLORIDA = {"setup": {"leaders": {"indians": "florida"}}}
LINES = [
    of_line("indians", GATHER, "gather-village", **IN_FLORIDA).case(
        "indian-leader", "florida", "quebec: 3 war_party_active; florida: 3 war_party_active"
    ),
    *of_line("indians", GATHER, "gather-at-village", **IN_FLORIDA).rows(
        """
        enemies | georgia | virginia: 1 village; georgia: 1 village, 1 militia_active
        none-underground | georgia | virginia: 1 village, 1 war_party_underground; georgia: 1 village
        indian-leader | florida | quebec: 1 village, 1 war_party_underground;
            florida: 1 village, 1 war_party_underground
        """
    ),
    *of_line("indians", GATHER, "gather-future-village").rows(
        """
        exactly-2 | florida | quebec: 1 war_party_active; florida: 2 war_party_active
        exactly-1 | florida | quebec: 4 war_party_active; florida: 1 war_party_active
        """
    ),
]


@each_line(LINES)
def test_8_7_2_each_line_decides(case: Case) -> None:
    check(case)


SHOWN = "war_party_active"


def test_8_7_2_gather_for_two_villages_or_when_the_die_is_below_the_available_war_parties() -> None:
    game = table({"quebec": {"war_party_active": 3}, "florida": {"war_party_active": 3}})
    assert flowchart(thinker(game, "indians"), [1])[0] == "gather"
    game = table({"quebec": {"war_party_active": 12}})
    assert flowchart(thinker(game, "indians"), [1, 2])[0] == "gather"
    assert flowchart(thinker(game, "indians"), [1, 3])[0] == "march"


@pytest.mark.parametrize(
    ("pieces", "leader", "expected"),
    [
        (
            {"quebec": {"war_party_active": 3}, "florida": {"war_party_active": 3}},
            "florida",
            ("gather-village", "florida"),
        ),
        (
            {"quebec": {"village": 1}, "florida": {"village": 1, "militia_active": 1}},
            None,
            ("gather-at-village", "florida"),
        ),
        (
            {"quebec": {"village": 1, "war_party_underground": 1}, "florida": {"village": 1}},
            None,
            ("gather-at-village", "florida"),
        ),
        (
            {
                "quebec": {"village": 1, "war_party_underground": 1},
                "florida": {"village": 1, "war_party_underground": 1},
            },
            "quebec",
            ("gather-at-village", "quebec"),
        ),
        (
            {"quebec": {"war_party_active": 1}, "florida": {"war_party_active": 2}},
            None,
            ("gather-future-village", "florida"),
        ),
        ({"quebec": {"war_party_active": 1}}, None, ("gather-future-village", "quebec")),
        (
            {"quebec": {"war_party_active": 13, "village": 2}, "florida": {"war_party_active": 2}},
            None,
            ("gather-regroup", "quebec"),
        ),
    ],
)
def test_8_7_2_the_lines_of_gather(
    pieces: dict[str, dict[str, int]], leader: str | None, expected: tuple[str, str]
) -> None:
    game = table(pieces, leaders={"indians": leader} if leader else {})
    assert choice(thinker(game, "indians"), GATHER) == expected


def test_8_7_2_cornplanter_builds_with_two_war_parties() -> None:
    game = table({"quebec": {"war_party_active": 2}}, leaders={"indians": "quebec"})
    assert village_sites(thinker(game, "indians")) == []
    game.state.leader[2] = 1
    assert choice(thinker(game, "indians"), GATHER) == ("gather-village", "quebec")


@pytest.mark.parametrize(
    ("spaces", "villages", "resources", "granted", "gathers"),
    [
        (("northwest", "quebec"), 2, 1, False, True),
        (("northwest", "quebec"), 1, 9, False, False),
        (("northwest", "quebec"), 2, 0, False, False),
        (("virginia", "georgia"), 2, 1, False, False),
        (("virginia", "georgia"), 2, 2, False, True),
        (("virginia", "georgia"), 2, 0, True, True),
    ],
)
def test_8_7_2_two_villages_have_to_be_available_and_paid(
    spaces: tuple[str, ...], villages: int, resources: int, granted: bool, gathers: bool
) -> None:
    game = table({name: {SHOWN: 3} for name in spaces}, unavailable={"village": 12 - villages}, resources=resources)
    game.state.available[WAR_PARTY_UNDERGROUND] = 0
    me = thinker(game, "indians")
    me.granted = granted
    order = flowchart(me, [6] if gathers else [6, 6])
    assert order[0] == ("gather" if gathers else "march")
