"""8.6 Non-player French."""

import pytest

from tests.games.liberty_or_death.bots.think import answer, choice, conclude, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, blockaded, resources, table
from tricorne.games.liberty_or_death.bots import french
from tricorne.games.liberty_or_death.bots.battle_answers import move_blockade, place_blockade, rearrange_blockades
from tricorne.games.liberty_or_death.bots.special_answers import skirmish_space
from tricorne.games.liberty_or_death.bots.specials import answers_for
from tricorne.games.liberty_or_death.bots.winter_answers import desertion, redeploy, supply_french, west_indies


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
