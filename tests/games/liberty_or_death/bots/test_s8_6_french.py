"""8.6 Non-player French."""

import pytest

from tests.games.liberty_or_death.bots.think import answer, choice, conclude, selected, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, blockaded, resources, table
from tricorne.games.liberty_or_death.bots import french
from tricorne.games.liberty_or_death.bots.battle_answers import move_blockade, place_blockade, rearrange_blockades
from tricorne.games.liberty_or_death.bots.fields import would_battle
from tricorne.games.liberty_or_death.bots.marching import Arrivals, plan_marches
from tricorne.games.liberty_or_death.bots.measures import population
from tricorne.games.liberty_or_death.bots.rebel_battles import select_fields
from tricorne.games.liberty_or_death.bots.special_answers import skirmish_space
from tricorne.games.liberty_or_death.bots.specials import answers_for
from tricorne.games.liberty_or_death.bots.winter_answers import desertion, redeploy, supply_french, west_indies
from tricorne.games.liberty_or_death.names import (
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    PATRIOTS,
    SPACES,
    WEST_INDIES,
    names_of,
)


def test_8_6_1_hortalez_before_the_treaty_when_the_die_exceeds_the_patriot_resources() -> None:
    game = table(resources=2)
    assert conclude(french.flowchart(thinker(game, "french")), [3]) == ("hortalez",)
    assert conclude(french.flowchart(thinker(game, "french")), [2]) == ("agent_mobilization", "hortalez")


def test_8_6_2_agents_add_rebellion_control_then_join_patriots() -> None:
    game = table({"quebec": {"tory": 1}, "new_york": {"militia_active": 1, "tory": 9}, "massachusetts": {"tory": 2}})
    me = thinker(game, "french")
    assert choice(me, french.AGENT_MOBILIZATION) == ("agents", "new_hampshire")
    game = table(
        {name: {"tory": 3} for name in ("quebec", "new_hampshire", "massachusetts")}
        | {"new_york": {"tory": 3, "militia_active": 1}}
    )
    game.state.available[4] = 1
    assert choice(thinker(game, "french"), french.AGENT_MOBILIZATION) == ("agents", "new_york")


def test_8_6_1_preparer_before_the_treaty_a_squadron_then_regulars() -> None:
    game = table(squadrons=3, unavailable={"french_regular": 3})
    me = thinker(game, "french")
    assert conclude(answers_for(me, "preparer_la_guerre"), []) == (("preparer", "regulars"),)
    game.state.squadrons_unavailable = 1
    assert conclude(answers_for(me, "preparer_la_guerre"), []) == (("preparer", "squadron"),)


def test_8_6_3_preparer_after_the_treaty_needs_a_low_die_or_an_empty_purse() -> None:
    game = table(treaty=True, squadrons=3, unavailable={"french_regular": 3})
    me = thinker(game, "french")
    assert conclude(answers_for(me, "preparer_la_guerre"), [3]) == (("preparer", "regulars"),)
    assert conclude(answers_for(me, "preparer_la_guerre"), [4]) is None
    game.state.resources[3] = 0
    assert conclude(answers_for(me, "preparer_la_guerre"), [4]) == (("preparer", "resources"),)


def test_8_6_4_muster_when_the_die_is_below_the_available_regulars() -> None:
    game = table({"boston": {"french_regular": 11}}, treaty=True)
    assert conclude(french.flowchart(thinker(game, "french")), [3])[0] == "muster"
    assert conclude(french.flowchart(thinker(game, "french")), [4])[0] == "march"


def test_8_6_4_few_regulars_go_to_the_west_indies_and_others_to_continentals() -> None:
    game = table({"boston": {"continental": 1}, "georgia": {"militia_active": 1}}, treaty=True)
    assert choice(thinker(game, "french"), french.MUSTER) == ("muster-map", "boston")
    game = table({"boston": {"continental": 1, "french_regular": 12}}, treaty=True)
    assert choice(thinker(game, "french"), french.MUSTER) == ("muster-west-indies", "west_indies")
    game = table({"boston": {"continental": 1}, "west_indies": {"french_regular": 12}}, treaty=True)
    assert choice(thinker(game, "french"), french.MUSTER) == ("muster-map", "boston")


def test_8_6_4_muster_places_as_many_as_possible_and_never_builds_a_fort() -> None:
    game = table({"boston": {"continental": 1}}, treaty=True)
    answers = take_turn(game, "french", card=94, dice=[1, 6])
    assert answers[0] == "command:muster"
    assert at(game, "boston") == {"continental": 1, "french_regular": 4}


def test_8_6_6_battle_when_rebels_outnumber_british() -> None:
    game = table({"georgia": {"french_regular": 3, "tory": 1}, "boston": {"french_regular": 9}}, treaty=True)
    assert conclude(french.flowchart(thinker(game, "french")), [6])[0] == "battle"


def test_8_6_6_the_west_indies_count_neither_for_the_test_nor_for_the_battles() -> None:
    pieces = {"west_indies": {"french_regular": 5, "british_regular": 1}, "boston": {"continental": 1}}
    game = table(pieces, treaty=True, squadrons=1, unavailable={"french_regular": 10})
    assert conclude(french.flowchart(thinker(game, "french")), [6])[0] == "march"
    assert conclude(select_fields(thinker(game, "french"), population(game))) == []
    assert would_battle(thinker(game, "french"), WEST_INDIES)


def test_8_6_6_only_spaces_that_can_be_paid_are_selected() -> None:
    game = table(
        {"virginia": {"french_regular": 4, "tory": 1}, "georgia": {"french_regular": 4, "tory": 1}},
        treaty=True,
        unavailable={"french_regular": 7},
    )
    game.state.resources[FRENCH] = 1
    answers = take_turn(game, "french", card=48, dice=[6], battle=[1])
    assert answers[:2] == ["command:battle", "special:skirmish"]
    assert selected(game) == ["virginia"]
    assert at(game, "georgia") == {"french_regular": 4}


@pytest.mark.parametrize("die", [1, 6])
def test_8_6_6_the_blockade_goes_to_a_city_whose_battle_is_paid(die: int) -> None:
    here = {"french_regular": 4, "tory": 1}
    game = table({"boston": here, "philadelphia": here}, treaty=True, squadrons=1, unavailable={"french_regular": 7})
    game.state.resources[FRENCH] = 1
    take_turn(game, "french", card=48, dice=[6, die], battle=[1])
    assert list(blockaded(game)) == selected(game)


def test_8_6_6_one_patriot_resource_serves_the_first_battle_only() -> None:
    here = {"continental": 2, "french_regular": 2, "british_regular": 3}
    for number, fought in ((2, ["virginia", "georgia"]), (1, ["virginia"])):
        game = table({"georgia": here, "virginia": here}, treaty=True, unavailable={"french_regular": 11})
        game.state.resources[PATRIOTS] = number
        fields = conclude(select_fields(thinker(game, "french"), population(game)))
        assert [SPACES[field.space] for field in fields] == fought


def test_8_6_6_a_free_battle_needs_no_resources_of_either_side() -> None:
    pieces = {"massachusetts": {"french_regular": 4, "continental": 4, "british_regular": 6}}
    game = table(pieces, resources=0, treaty=True, unavailable={"french_regular": 11})
    me = thinker(game, "french")
    assert conclude(select_fields(me, population(game))) == []
    assert would_battle(me, SPACES.index("massachusetts"))
    me.granted = True
    assert names_of(field.space for field in conclude(select_fields(me, population(game)))) == ["massachusetts"]


def test_8_6_3_without_a_squadron_naval_pressure_is_not_possible() -> None:
    game = table(
        {
            "virginia": {"french_regular": 4, "continental": 1, "tory": 1},
            "georgia": {"french_regular": 1, "continental": 1, "tory": 2, "british_regular": 2, "british_fort": 1},
        },
        treaty=True,
        blockades=["norfolk"],
        unavailable={"french_regular": 10},
    )
    assert conclude(answers_for(thinker(game, "french"), "naval_pressure")) is None
    answers = take_turn(game, "french", card=48, dice=[6], battle=[1])
    assert answers[:3] == ["command:battle", "special:skirmish", "georgia"]
    assert blockaded(game) == {"norfolk": 1}


MASSACHUSETTS = SPACES.index("massachusetts")


def test_8_6_5_a_continental_takes_the_place_of_a_regular_where_no_patriot_is() -> None:
    for militia, group in ((0, {FRENCH_REGULAR: 2, CONTINENTAL: 1}), (1, {FRENCH_REGULAR: 3})):
        game = table(
            {
                "massachusetts": {"french_regular": 3, "continental": 3, "tory": 2},
                "boston": {"militia_active": militia, "tory": militia},
            },
            treaty=True,
            squadrons=3,
            unavailable={"french_regular": 12},
        )
        found = conclude(french.march_for_control(thinker(game, "french"), Arrivals()))
        assert found == (SPACES.index("boston"), {MASSACHUSETTS: group})


TWO_GROUPS = {
    "new_jersey": {"french_regular": 3},
    "pennsylvania": {"french_regular": 2, "continental": 2},
    "philadelphia": {"tory": 3},
}


def test_8_6_5_regulars_follow_a_continental_into_a_space_without_patriots() -> None:
    game = table(TWO_GROUPS, treaty=True, squadrons=3, unavailable={"french_regular": 10})
    place, groups = conclude(french.march_for_control(thinker(game, "french"), Arrivals())) or (None, {})
    assert (place, names_of(groups)) == (SPACES.index("philadelphia"), ["pennsylvania", "new_jersey"])
    _, *moves = take_turn(game, "french", dice=[1, 6])
    assert moves[:4] == ["philadelphia", "pennsylvania", "french_regular:2", "continental:1"]
    assert moves[4:6] == ["new_jersey", "french_regular:2"]


@pytest.mark.parametrize(("where", "marches"), [("pennsylvania", True), ("new_jersey", False)])
def test_8_6_5_a_leader_who_has_to_take_part_brings_the_continental(where: str, marches: bool) -> None:
    me = thinker(table(TWO_GROUPS, treaty=True, squadrons=3, unavailable={"french_regular": 10}), "french")
    me.leader = SPACES.index(where)
    assert (conclude(french.march_for_control(me, Arrivals())) is not None) is marches


@pytest.mark.parametrize(("tight", "free"), [("new_jersey", "pennsylvania"), ("pennsylvania", "new_jersey")])
def test_8_6_5_the_continental_comes_with_the_group_that_has_one_to_spare(tight: str, free: str) -> None:
    pieces = {
        tight: {"french_regular": 3, "continental": 3, "tory": 2},
        free: {"french_regular": 2, "continental": 2},
        "philadelphia": {"tory": 5},
    }
    game = table(pieces, treaty=True, squadrons=3, unavailable={"french_regular": 10})
    _, groups = conclude(french.march_for_control(thinker(game, "french"), Arrivals())) or (None, {})
    assert dict(zip(names_of(groups), groups.values(), strict=True)) == {
        free: {FRENCH_REGULAR: 2, CONTINENTAL: 1},
        tight: {FRENCH_REGULAR: 3},
    }
    assert names_of(groups)[0] == free


def test_8_6_5_toward_the_british_only_regulars_go_and_a_continental_where_no_patriot_is() -> None:
    for militia, group in ((1, {FRENCH_REGULAR: 2}), (0, {FRENCH_REGULAR: 2, CONTINENTAL: 1})):
        pieces = {
            "massachusetts": {"french_regular": 2, "continental": 4},
            "new_york": {"militia_active": militia},
            "pennsylvania": {"tory": 9},
        }
        me = thinker(table(pieces, treaty=True), "french")
        assert conclude(french.march_toward_british(me, Arrivals())) == (
            SPACES.index("new_york"),
            {MASSACHUSETTS: group},
        )


def test_8_6_5_one_patriot_resource_takes_the_continentals_to_one_destination_only() -> None:
    troops = {"french_regular": 2, "continental": 2, "patriot_fort": 1}
    city = {"militia_active": 1, "tory": 4}
    for number, destinations in ((2, 2), (1, 1)):
        game = table(
            {"massachusetts": troops, "boston": city, "virginia": troops, "norfolk": city},
            treaty=True,
            squadrons=3,
            unavailable={"french_regular": 11},
        )
        game.state.resources[PATRIOTS] = number
        marches = conclude(plan_marches(thinker(game, "french"), french.MARCH, 9), [1])
        assert len(marches) == destinations


def test_8_6_5_in_a_free_march_continentals_go_though_the_patriots_have_nothing() -> None:
    game = table({"massachusetts": {"french_regular": 4, "continental": 4}}, treaty=True)
    game.state.resources[PATRIOTS] = 0
    me = thinker(game, "french")
    assert french.movable_french(me, me.state.pieces, MASSACHUSETTS) == {FRENCH_REGULAR: 4}
    me.granted = True
    assert french.movable_french(me, me.state.pieces, MASSACHUSETTS) == {FRENCH_REGULAR: 4, CONTINENTAL: 3}


def test_8_6_3_naval_pressure_and_blockades_go_where_support_is() -> None:
    game = table(levels={"boston": "active_support", "norfolk": "passive_support"}, treaty=True, squadrons=1)
    me = thinker(game, "french")
    cities = ["boston", "new_york_city", "norfolk"]
    assert answer(place_blockade, me, cities) == "boston"
    me.command, me.spaces = "battle", [4]
    assert answer(place_blockade, me, cities) == "norfolk"


def test_8_6_6_a_blockade_moves_only_to_a_city_with_more_support() -> None:
    game = table(
        levels={"boston": "passive_support", "new_york_city": "active_support"}, treaty=True, blockades=["boston"]
    )
    me = thinker(game, "french")
    assert answer(move_blockade, me, ["new_york_city", "norfolk", "done"], origin="boston") == "new_york_city"
    assert answer(move_blockade, me, ["norfolk", "done"], origin="boston") == "done"


def test_8_6_9_in_winter_blockades_gather_on_most_support() -> None:
    game = table(levels={"boston": "active_support"}, treaty=True, blockades=["norfolk"])
    me = thinker(game, "french")
    assert (
        answer(rearrange_blockades, me, ["done", "move:norfolk:boston", "move:norfolk:savannah"])
        == "move:norfolk:boston"
    )
    assert blockaded(game) == {"norfolk": 1}


def test_8_6_3_skirmish_in_the_west_indies_then_a_fort_then_most_cubes() -> None:
    game = table(
        {
            "west_indies": {"french_regular": 1, "british_regular": 1},
            "boston": {"french_regular": 1, "tory": 2},
            "georgia": {"french_regular": 1, "tory": 1},
            "norfolk": {"french_regular": 1, "british_fort": 1},
        },
        treaty=True,
    )
    me = thinker(game, "french")
    assert answer(skirmish_space, me, ["boston", "georgia", "west_indies"]) == "west_indies"
    assert answer(skirmish_space, me, ["boston", "georgia", "norfolk"]) == "norfolk"
    assert answer(skirmish_space, me, ["boston", "georgia"]) == "boston"


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
    assert answer(supply_french, me, ["pay", "move"], space="virginia") == "pay"
    assert answer(supply_french, me, ["pay", "move"], space="georgia") == "move"


def test_8_6_8_the_french_stay_in_the_west_indies_when_they_can_pay() -> None:
    assert answer(west_indies, thinker(table(treaty=True), "french"), ["0", "1", "2"]) == "2"


def test_8_6_9_the_leader_joins_french_with_continentals() -> None:
    game = table({"boston": {"french_regular": 5}, "georgia": {"french_regular": 1, "continental": 1}}, treaty=True)
    assert answer(redeploy, thinker(game, "french"), ["boston", "georgia", "available"]) == "georgia"


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ({"virginia": {"tory": 1}, "georgia": {"tory": 3}}, "virginia:tory"),
        ({"virginia": {"tory": 2, "british_fort": 1}, "georgia": {"tory": 1, "british_fort": 1}}, "georgia:tory"),
    ],
)
def test_8_6_10_the_first_tory_changes_control_or_is_the_last(pieces: dict[str, dict[str, int]], expected: str) -> None:
    game = table(pieces)
    options = [f"{name}:tory" for name in pieces]
    assert answer(desertion, thinker(game, "french"), options) == expected


def test_8_6_resources_example_hortalez_with_one_resource() -> None:
    game = table(resources=1)
    game.state.resources[1] = 0
    take_turn(game, "french", card=94, dice=[2, 3])
    assert resources(game)["patriots"] == 2
