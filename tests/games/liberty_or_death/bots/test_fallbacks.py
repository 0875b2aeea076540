"""What the flowcharts do when Resources, spaces or Special Activities stand in the way."""

from tests.games.liberty_or_death.bots.think import answer, conclude, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, table
from tricorne.games.liberty_or_death.bots import indian_moves, indians
from tricorne.games.liberty_or_death.bots.command_answers import scout_group
from tricorne.games.liberty_or_death.bots.marching import Arrivals
from tricorne.games.liberty_or_death.bots.special_answers import skirmish_space, skirmish_target
from tricorne.games.liberty_or_death.bots.specials import answers_for
from tricorne.games.liberty_or_death.names import GEORGIA, INDIANS, SPACES, VIRGINIA


def test_8_4_4_the_skirmish_keeps_out_of_the_spaces_selected_for_battle() -> None:
    pieces = {"virginia": {"british_regular": 5, "continental": 1}, "georgia": {"british_regular": 1, "continental": 2}}
    me = thinker(table(pieces), "british")
    me.command, me.spaces = "battle", [VIRGINIA]
    assert answer(skirmish_space, me, ["virginia", "georgia"]) == "georgia"
    assert conclude(answers_for(me, "skirmish")) == ()
    me.spaces = [VIRGINIA, GEORGIA]
    assert conclude(answers_for(me, "skirmish")) is None


def test_8_1_indians_without_resources_gather_only_in_a_reserve() -> None:
    game = table({"virginia": {"war_party_underground": 3}, "northwest": {"war_party_underground": 3}})
    me = thinker(game, "indians")
    assert {SPACES[space] for space in indians.village_sites(me)} == {"virginia", "northwest"}
    game.state.resources[INDIANS] = 0
    assert [SPACES[space] for space in indians.village_sites(me)] == ["northwest"]
    me.granted = True
    assert len(indians.village_sites(me)) == 2


def test_8_1_indians_without_resources_march_only_out_of_the_reserves() -> None:
    game = table({"north_carolina": {"war_party_underground": 3}}, levels={"north_carolina": "active_opposition"})
    me = thinker(game, "indians")
    assert conclude(indian_moves.march_for_village(me, Arrivals()), [1, 1]) is not None
    game.state.resources[INDIANS] = 0
    assert conclude(indian_moves.march_for_village(me, Arrivals())) is None


def test_8_7_4_a_scout_takes_one_war_party_and_as_many_cubes_as_may_go() -> None:
    me = thinker(table(), "indians")
    parties = ["war_party_underground:1", "war_party_underground:2", "war_party_active:1"]
    assert answer(scout_group, me, [*parties, "british_regular:1"]) == "war_party_active:1"
    assert answer(scout_group, me, ["british_regular:1", "british_regular:2", "done"]) == "british_regular:2"
    assert answer(scout_group, me, ["tory:1", "tory:2", "done"]) == "tory:2"


def test_8_7_4_the_skirmish_of_a_scout_takes_militia_before_cubes() -> None:
    game = table({"virginia": {"militia_active": 1, "continental": 2, "british_regular": 2}})
    options = ["militia_active", "continental"]
    assert answer(skirmish_target, thinker(game, "indians"), options, space="virginia") == "militia_active"
    assert answer(skirmish_target, thinker(game, "british"), options, space="virginia") == "continental"


def test_8_1_a_nonplayer_that_can_do_nothing_passes() -> None:
    game = table(resources=0)
    assert take_turn(game, "patriots", card=48) == ["pass"]
    assert at(game, "virginia") == {}
