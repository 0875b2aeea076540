"""8.4.2 Muster of the non-player British: Regulars, Tories, then Reward Loyalty or a Fort."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, check, each_line, plan
from tests.games.liberty_or_death.bots.think import answer, flowchart, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, table
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_2_muster import (
    REGULARS,
    TORIES_FOR_CONTROL,
    TORIES_TO_REGULARS,
    muster,
    space_for_regulars,
)
from tricorne.games.liberty_or_death.names import KIND_INDEX, SPACES

LINES = [
    *Chooses("british", REGULARS, space_for_regulars).rows(
        """
        neutral-or-passive | georgia | georgia: 1 british_regular; virginia: 1 british_fort
            | rest active_support, virginia active_opposition
        adds-british-control | georgia | virginia: 1 british_fort; georgia: 1 british_fort, 2 militia_active
            | rest active_support
        tories-alone | georgia | virginia: 1 british_fort; georgia: 1 british_fort, 1 tory | rest active_support
        population | virginia | virginia: 1 british_fort; georgia: 1 british_fort | rest active_support
        """
    ),
    Chooses("british", TORIES_TO_REGULARS, plan(muster, "muster-tories")).case(
        "just-placed",
        "georgia",
        "virginia: 1 british_regular; georgia: 1 british_regular",
        "rest active_support",
        spaces=["georgia"],
    ),
    Chooses("british", TORIES_FOR_CONTROL, plan(muster, "muster-tories")).case(
        "population",
        "virginia",
        "virginia: 1 british_fort, 1 militia_active; georgia: 1 british_fort, 1 militia_active",
        "rest active_support",
    ),
]


@each_line(LINES)
def test_8_4_2_each_line_decides(case: Case) -> None:
    check(case)


def test_8_4_2_muster_when_the_die_is_below_the_available_regulars() -> None:
    game = table({"boston": {"british_regular": 20}})
    assert flowchart(thinker(game, "british"), [4])[0] == "muster"
    assert flowchart(thinker(game, "british"), [5])[0] == "march"


def test_8_4_2_regulars_go_to_neutral_spaces_that_they_win_over() -> None:
    game = table(
        {"boston": {"militia_active": 1}, "norfolk": {"tory": 3}},
        levels=dict.fromkeys(
            ("quebec_city", "new_york_city", "philadelphia", "charles_town", "savannah"), "active_support"
        )
        | dict.fromkeys(("new_hampshire", "massachusetts", "connecticut_rhode_island", "new_york"), "active_opposition")
        | dict.fromkeys(("new_jersey", "pennsylvania", "maryland_delaware", "virginia"), "active_opposition")
        | dict.fromkeys(("north_carolina", "south_carolina", "georgia"), "active_opposition"),
    )
    answers = take_turn(game, "british", card=66, dice=[1], battle=[1])
    assert answers[:2] == ["command:muster", "boston"]
    assert at(game, "boston")["british_regular"] == 6


def test_8_4_2_a_fort_costs_two_regulars_and_a_tory_of_six_and_two() -> None:
    game = table({"georgia": {"british_regular": 6, "tory": 2}})
    assert answer("fort-regulars", thinker(game, "british"), ["1", "2", "3"], space="georgia") == "2"
    game = table({"georgia": {"british_regular": 3, "tory": 3}})
    assert answer("fort-regulars", thinker(game, "british"), ["0", "1", "2", "3"], space="georgia") == "2"


def test_8_4_2_a_muster_for_reward_loyalty_alone() -> None:
    game = table(
        {"virginia": {"british_regular": 1, "tory": 1}},
        levels={**dict.fromkeys(SPACES[:18], "active_opposition"), "virginia": "neutral"},
    )
    for kind in ("british_regular", "tory"):
        game.state.unavailable[KIND_INDEX[kind]] += game.state.available[KIND_INDEX[kind]]
        game.state.available[KIND_INDEX[kind]] = 0
    answers = take_turn(game, "british", dice=[1], battle=[1])
    assert "command:muster" in answers
    assert "reward:virginia" in answers
    assert game.state.level[SPACES.index("virginia")] == 2
