"""8.5.2 Rally of the non-player Patriots."""

import pytest

from tests.games.liberty_or_death.bots.lists import TWO, Case, Chooses, asked, check, each_line, of_line
from tests.games.liberty_or_death.bots.think import answers_to, choice, flowchart, selected, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, markers, table
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_2_rally import MOST_MILITIA, RALLY, control_to_change
from tricorne.games.liberty_or_death.names import MILITIA_UNDERGROUND, PATRIOTS, SPACES, names_of
from tricorne.games.liberty_or_death.rules.action import Action
from tricorne.games.liberty_or_death.rules.s3_3_1_rally import rally

FORTS = "virginia: 1 patriot_fort, 1 militia_active; georgia: 1 patriot_fort, 2 militia_active"
LINES = [
    *of_line("patriots", RALLY, "rally-fort").rows(
        """
        city | boston | virginia: 4 continental; boston: 4 continental
        population | virginia | virginia: 4 continental; georgia: 4 continental
        """
    ),
    of_line("patriots", RALLY, "rally-for-continentals").case("most-militia", "georgia", FORTS),
    of_line("patriots", RALLY, "rally-continentals").case("most-militia", "georgia", FORTS, spaces=TWO),
    Chooses("patriots", MOST_MILITIA, asked("rally-continentals-space")).case("most-militia", "georgia", FORTS),
    of_line("patriots", RALLY, "rally-future-fort").case(
        "most-patriots", "georgia", "virginia: 1 continental; georgia: 2 continental"
    ),
    *of_line("patriots", RALLY, "rally-control").rows(
        """
        city | new_york_city
        population | virginia | | rest active_support
        """
    ),
    *of_line("patriots", RALLY, "rally-unopposed").rows(
        """
        city | new_york_city
        population | virginia | | rest active_support
        """
    ),
]


@each_line(LINES)
def test_8_5_2_each_line_decides(case: Case) -> None:
    check(case)


def only_active_support(*others: str) -> dict[str, str]:
    """Every space with Population at Active Support, where there is no Rally, except these."""
    return {name: "active_support" for name in SPACES[:18] if name not in others}


def test_8_5_2_rally_when_a_fort_can_be_placed_or_the_die_beats_the_militia() -> None:
    game = table({"georgia": {"militia_active": 4}})
    assert flowchart(thinker(game, "patriots"))[0] == "rally"
    game = table({"georgia": {"militia_underground": 3}})
    assert flowchart(thinker(game, "patriots"), [4])[0] == "rally"
    assert flowchart(thinker(game, "patriots"), [3])[0] == "rabble_rousing"


@pytest.mark.parametrize(
    ("pieces", "open_spaces", "expected"),
    [
        (
            {"boston": {"militia_active": 4}, "new_york": {"militia_active": 4}},
            ("boston", "new_york"),
            ("rally-fort", "boston"),
        ),
        (
            {"georgia": {"militia_active": 4}, "new_york": {"militia_active": 4}},
            ("georgia", "new_york"),
            ("rally-fort", "new_york"),
        ),
        ({"georgia": {"patriot_fort": 1}}, ("georgia",), ("rally-lone-fort", "georgia")),
        (
            {"georgia": {"patriot_fort": 1, "militia_active": 1}, "virginia": {"patriot_fort": 1, "militia_active": 2}},
            ("georgia", "virginia"),
            ("rally-for-continentals", "virginia"),
        ),
        (
            {"georgia": {"militia_active": 1}, "virginia": {"militia_active": 2}, "boston": {"continental": 20}},
            ("georgia", "virginia"),
            ("rally-future-fort", "virginia"),
        ),
        (
            {"quebec": {"patriot_fort": 2}, "florida": {"patriot_fort": 2}, "northwest": {"patriot_fort": 2}},
            ("boston", "virginia"),
            ("rally-control", "boston"),
        ),
    ],
)
def test_8_5_2_the_lines_of_rally(
    pieces: dict[str, dict[str, int]], open_spaces: tuple[str, ...], expected: tuple[str, str]
) -> None:
    game = table(pieces, levels=only_active_support(*open_spaces))
    assert choice(thinker(game, "patriots"), RALLY) == expected


def test_8_5_2_then_spaces_not_at_active_opposition_and_last_a_fort_to_regroup() -> None:
    forts = {"quebec": {"patriot_fort": 2}, "florida": {"patriot_fort": 2}, "northwest": {"patriot_fort": 2}}
    game = table({**forts, "virginia": {"tory": 3}}, levels=only_active_support("virginia"))
    assert choice(thinker(game, "patriots"), RALLY) == ("rally-unopposed", "virginia")
    game = table({**forts, "quebec_city": {"militia_active": 15}}, levels=only_active_support())
    assert choice(thinker(game, "patriots"), RALLY) == ("rally-regroup", "quebec")


def test_8_5_2_rally_builds_the_fort_with_the_least_useful_units() -> None:
    game = table({"georgia": {"militia_active": 4}}, resources=1)
    answers = take_turn(game, "patriots", card=48)
    assert answers[:2] == ["command:rally", "georgia"]
    assert at(game, "georgia") == {"continental": 2, "patriot_fort": 1}


def test_8_5_2_at_no_resources_the_patriots_persuade_at_once_and_go_on() -> None:
    game = table({"georgia": {"militia_underground": 3, "militia_active": 2}}, resources=1)
    answers = take_turn(game, "patriots", card=48)
    assert answers[0] == "command:rally"
    assert answers.index("special:persuasion") > answers.index("georgia")
    assert len([name for name in answers if name in SPACES]) > 1
    assert markers(game, "georgia") == (1, 0)


def test_8_5_2_militia_that_became_continentals_are_placed_again_in_the_same_rally() -> None:
    game = table({"virginia": {"patriot_fort": 2, "militia_active": 12}})
    answers = take_turn(game, "patriots", card=48, dice=[6])
    assert answers[1] == "virginia"
    assert answers.index("continentals") < answers.index("new_york_city")
    assert at(game, "virginia")["continental"] == 14
    assert selected(game) == ["virginia", "new_york_city", "quebec_city", "philadelphia"]


def test_8_5_2_no_continentals_where_the_militia_regroup() -> None:
    game = table(
        {
            "boston": {"continental": 4},
            "virginia": {"patriot_fort": 2, "militia_active": 5},
            "georgia": {"militia_underground": 10},
        },
        levels=only_active_support(*SPACES[:17]) | dict.fromkeys(SPACES[:17], "active_opposition"),
    )
    take_turn(game, "patriots", card=48)
    assert selected(game) == ["boston", "virginia"]
    assert "continental" not in at(game, "virginia")


def test_8_5_2_no_continentals_in_a_free_rally_that_regroups() -> None:
    game = table({"virginia": {"patriot_fort": 2, "militia_active": 15}})
    answers = answers_to(game, "patriots", rally(game, Action(PATRIOTS, "rally", free=True, limit=1)))
    assert answers == ["virginia", "done"]
    assert at(game, "virginia") == {"patriot_fort": 2, "militia_underground": 15}


def test_8_5_2_continentals_at_the_end_when_no_further_space_can_be_paid() -> None:
    game = table({"virginia": {"patriot_fort": 1, "militia_active": 3, "tory": 9}}, resources=1)
    answers = take_turn(game, "patriots", card=48, dice=[6])
    assert selected(game) == ["virginia"]
    assert "continentals" not in answers
    assert at(game, "virginia")["continental"] == 5


def test_8_5_2_control_changes_with_all_militia_that_a_fort_raises() -> None:
    pieces = {"new_york_city": {"patriot_fort": 1, "continental": 1, "tory": 4}}
    game = table(pieces, levels=only_active_support("new_york_city"))
    assert names_of(control_to_change(thinker(game, "patriots"))) == ["new_york_city"]
    game.state.available[MILITIA_UNDERGROUND] = 1
    assert not control_to_change(thinker(game, "patriots"))
