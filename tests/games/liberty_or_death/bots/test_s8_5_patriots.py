"""8.5 Non-player Patriots."""

import pytest

from tests.games.liberty_or_death.bots.think import (
    answer,
    answers_to,
    choice,
    conclude,
    selected,
    take_turn,
    thinker,
)
from tests.games.liberty_or_death.cards.table import at, level, markers, set_levels, table
from tricorne.games.liberty_or_death.bots import patriot_moves, patriots
from tricorne.games.liberty_or_death.bots.marching import Arrivals, plan_marches
from tricorne.games.liberty_or_death.bots.measures import population
from tricorne.games.liberty_or_death.bots.rebel_battles import select_fields
from tricorne.games.liberty_or_death.bots.special_answers import partisans_space, persuasion_space, skirmish_space
from tricorne.games.liberty_or_death.names import (
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOTS,
    SPACES,
    names_of,
)
from tricorne.games.liberty_or_death.rules.action import Action
from tricorne.games.liberty_or_death.rules.s1_10_leaders import LAUZUN
from tricorne.games.liberty_or_death.rules.s3_3_1_rally import rally


def only_active_support(*others: str) -> dict[str, str]:
    """Every space with Population at Active Support, where there is no Rally, except these."""
    return {name: "active_support" for name in SPACES[:18] if name not in others}


def test_8_5_1_battle_where_cubes_and_leader_outnumber_active_royalists() -> None:
    game = table({"georgia": {"continental": 3, "tory": 1, "british_regular": 1, "war_party_underground": 2}})
    assert conclude(patriots.flowchart(thinker(game, "patriots")))[0] == "battle"
    game = table({"georgia": {"continental": 3, "tory": 2, "british_fort": 1}}, leaders={"patriots": "georgia"})
    assert conclude(patriots.flowchart(thinker(game, "patriots")))[0] == "battle"
    game = table({"georgia": {"continental": 3, "tory": 3}})
    assert conclude(patriots.flowchart(thinker(game, "patriots")), [1])[0] != "battle"


def test_8_5_2_rally_when_a_fort_can_be_placed_or_the_die_beats_the_militia() -> None:
    game = table({"georgia": {"militia_active": 4}})
    assert conclude(patriots.flowchart(thinker(game, "patriots")))[0] == "rally"
    game = table({"georgia": {"militia_underground": 3}})
    assert conclude(patriots.flowchart(thinker(game, "patriots")), [4])[0] == "rally"
    assert conclude(patriots.flowchart(thinker(game, "patriots")), [3])[0] == "rabble_rousing"


def test_8_5_4_march_when_nothing_can_be_shifted() -> None:
    game = table({"georgia": {"militia_underground": 1}}, levels={"georgia": "active_opposition"})
    assert conclude(patriots.flowchart(thinker(game, "patriots")), [1])[0] == "march"


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
    assert choice(thinker(game, "patriots"), patriots.RALLY) == expected


def test_8_5_2_then_spaces_not_at_active_opposition_and_last_a_fort_to_regroup() -> None:
    forts = {"quebec": {"patriot_fort": 2}, "florida": {"patriot_fort": 2}, "northwest": {"patriot_fort": 2}}
    game = table({**forts, "virginia": {"tory": 3}}, levels=only_active_support("virginia"))
    assert choice(thinker(game, "patriots"), patriots.RALLY) == ("rally-unopposed", "virginia")
    game = table({**forts, "quebec_city": {"militia_active": 15}}, levels=only_active_support())
    assert choice(thinker(game, "patriots"), patriots.RALLY) == ("rally-regroup", "quebec")


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
    assert names_of(patriots.control_to_change(thinker(game, "patriots"))) == ["new_york_city"]
    game.state.available[MILITIA_UNDERGROUND] = 1
    assert not patriots.control_to_change(thinker(game, "patriots"))


def test_8_5_1_one_french_resource_serves_the_first_battle_only() -> None:
    here = {"continental": 2, "french_regular": 2, "tory": 2}
    for number, fought in ((2, ["virginia", "georgia"]), (1, ["virginia"])):
        game = table({"georgia": here, "virginia": here}, treaty=True, unavailable={"french_regular": 11})
        game.state.resources[FRENCH] = number
        game.state.leader[FRENCH] = LAUZUN
        me = thinker(game, "patriots")
        assert [SPACES[field.space] for field in conclude(select_fields(me, population(game)))] == fought


def test_8_5_1_rochambeau_brings_the_french_to_every_battle_for_nothing() -> None:
    here = {"continental": 2, "french_regular": 2, "tory": 2}
    game = table({"georgia": here, "virginia": here}, treaty=True, unavailable={"french_regular": 11})
    game.state.resources[FRENCH] = 0
    assert len(conclude(select_fields(thinker(game, "patriots"), population(game)))) == 2


def test_8_5_1_no_more_battles_than_can_be_paid() -> None:
    game = table({name: {"continental": 6, "tory": 1} for name in ("georgia", "virginia")}, resources=1)
    assert len(conclude(select_fields(thinker(game, "patriots"), population(game)))) == 1


def test_8_5_3_rabble_rousing_starts_at_active_support() -> None:
    game = table(
        {
            "georgia": {"militia_underground": 1},
            "virginia": {"militia_underground": 1},
            "boston": {"militia_underground": 6},
        },
        levels={"georgia": "active_support"},
    )
    me = thinker(game, "patriots")
    assert choice(me, patriots.RABBLE_ROUSING) == ("rabble-shift", "georgia")
    set_levels(game, {"georgia": "neutral"})
    assert choice(me, patriots.RABBLE_ROUSING) == ("rabble-shift", "virginia")


def test_8_5_3_every_space_that_can_be_shifted() -> None:
    game = table({"virginia": {"militia_underground": 3}, "boston": {"militia_underground": 2, "tory": 1}})
    answers = take_turn(game, "patriots", card=48, dice=[2])
    assert answers[:3] == ["command:rabble_rousing", "virginia", "boston"]
    assert level(game, "virginia") == level(game, "boston") == "passive_opposition"
    assert markers(game, "virginia")[0] >= 1


def test_8_5_1_partisans_take_a_village_then_war_parties_then_british() -> None:
    game = table(
        {
            "virginia": {"militia_underground": 2, "village": 1},
            "georgia": {"militia_underground": 2, "war_party_active": 2},
            "boston": {"militia_underground": 2, "tory": 2},
        }
    )
    me = thinker(game, "patriots")
    assert answer(partisans_space, me, ["boston", "georgia", "virginia"]) == "virginia"
    assert answer(partisans_space, me, ["boston", "georgia"]) == "georgia"


def test_8_5_1_partisans_prefer_to_add_rebellion_control() -> None:
    game = table(
        {
            "virginia": {"militia_underground": 2, "tory": 2},
            "georgia": {"militia_underground": 2, "tory": 2, "british_fort": 2},
        }
    )
    assert answer(partisans_space, thinker(game, "patriots"), ["georgia", "virginia"]) == "virginia"


def test_8_5_1_skirmish_a_british_fort_first() -> None:
    game = table({"virginia": {"continental": 1, "british_fort": 1}, "georgia": {"continental": 1, "tory": 1}})
    assert answer(skirmish_space, thinker(game, "patriots"), ["georgia", "virginia"]) == "virginia"


def test_8_5_1_persuasion_at_forts_first() -> None:
    game = table({"virginia": {"militia_underground": 1}, "georgia": {"militia_underground": 1, "patriot_fort": 1}})
    assert answer(persuasion_space, thinker(game, "patriots"), ["virginia", "georgia"]) == "georgia"


def test_8_5_4_march_gains_control_of_village_spaces_first_and_stops_once_controlled() -> None:
    game = table(
        {
            "virginia": {"continental": 4, "militia_underground": 6},
            "maryland_delaware": {"village": 1},
            "north_carolina": {"militia_underground": 1},
            "quebec": {"patriot_fort": 2},
            "florida": {"patriot_fort": 2},
            "southwest": {"patriot_fort": 2},
        },
        levels=dict.fromkeys(("virginia", "north_carolina"), "active_opposition"),
    )
    answers = take_turn(game, "patriots", card=48, dice=[1])
    assert answers[:2] == ["command:march", "maryland_delaware"]
    assert game.state.control[SPACES.index("maryland_delaware")] == 2
    assert game.state.control[SPACES.index("virginia")] == 2


def test_8_5_4_one_french_resource_takes_the_french_to_one_destination_only() -> None:
    troops = {"french_regular": 2, "continental": 2}
    game = table(
        {"massachusetts": troops, "boston": {"tory": 2}, "virginia": troops, "norfolk": {"tory": 2}},
        levels=dict.fromkeys(SPACES[:18], "active_opposition"),
        treaty=True,
        unavailable={"french_regular": 11},
    )
    game.state.resources[FRENCH] = 1
    game.state.leader[FRENCH] = LAUZUN
    marches = conclude(plan_marches(thinker(game, "patriots"), patriot_moves.MARCH[:1], 2), [1, 3])
    french = [any(FRENCH_REGULAR in group for group in march.groups.values()) for march in marches]
    assert french == [True, False]


def test_8_5_4_a_militia_that_would_be_seen_anyway_goes_active() -> None:
    for cubes, kind in ((2, MILITIA_UNDERGROUND), (3, MILITIA_ACTIVE)):
        game = table({"new_york_city": {"british_regular": cubes}})
        assert patriot_moves.militia_to_send(thinker(game, "patriots"), SPACES.index("new_york_city"))[0] == kind
    game = table({"new_york": {"british_regular": 5}})
    assert patriot_moves.militia_to_send(thinker(game, "patriots"), SPACES.index("new_york"))[0] == MILITIA_UNDERGROUND


def test_8_5_4_a_continental_guards_the_fort_that_a_militia_leaves() -> None:
    game = table(
        {"georgia": {"militia_active": 1, "continental": 2, "patriot_fort": 1}},
        levels=dict.fromkeys(SPACES[:18], "active_opposition"),
    )
    found = conclude(patriot_moves.march_for_militia(thinker(game, "patriots"), Arrivals()))
    assert found is not None
    assert found[1] == {SPACES.index("georgia"): {MILITIA_ACTIVE: 1}}


def test_8_5_4_a_march_for_control_leaves_the_militia_with_the_fort() -> None:
    game = table(
        {"georgia": {"militia_active": 1, "continental": 2, "patriot_fort": 1}, "savannah": {"tory": 1}},
        levels=dict.fromkeys(SPACES[:18], "active_opposition"),
    )
    found = conclude(patriot_moves.march_for_control(thinker(game, "patriots"), Arrivals()))
    assert found == (SPACES.index("savannah"), {SPACES.index("georgia"): {CONTINENTAL: 2}})
