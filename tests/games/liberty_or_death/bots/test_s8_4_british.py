"""8.4 Non-player British."""

from tests.games.liberty_or_death.bots.think import answer, conclude, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, level, run, table
from tricorne.games.liberty_or_death.bots import british
from tricorne.games.liberty_or_death.bots.battle_answers import lift_blockade
from tricorne.games.liberty_or_death.bots.british_moves import garrison
from tricorne.games.liberty_or_death.bots.command_answers import displace_to, fort_regulars
from tricorne.games.liberty_or_death.bots.plan import READY
from tricorne.games.liberty_or_death.bots.rewards import best_reward
from tricorne.games.liberty_or_death.bots.special_answers import skirmish_mode, skirmish_space
from tricorne.games.liberty_or_death.bots.specials import answers_for
from tricorne.games.liberty_or_death.bots.strokes import plays_stroke
from tricorne.games.liberty_or_death.bots.winter_answers import desertion, redeploy, supply_british, west_indies
from tricorne.games.liberty_or_death.names import BOSTON, BRITISH, GEORGIA, PATRIOTS, SPACES, VIRGINIA
from tricorne.games.liberty_or_death.rules.s6_2_supply import british_supply


def test_8_4_1_garrison_needs_ten_regulars_and_a_rebel_city_without_fort() -> None:
    game = table({"boston": {"british_regular": 10}, "norfolk": {"militia_active": 1}})
    assert british.garrison_is_on(thinker(game, "british"))
    game = table({"boston": {"british_regular": 9}, "norfolk": {"militia_active": 1}})
    assert not british.garrison_is_on(thinker(game, "british"))
    game = table({"boston": {"british_regular": 10}, "norfolk": {"militia_active": 1, "patriot_fort": 1}})
    assert not british.garrison_is_on(thinker(game, "british"))


def test_8_4_1_no_garrison_at_fni_3_in_the_later_edition() -> None:
    pieces = {"boston": {"british_regular": 10}, "norfolk": {"militia_active": 1}}
    navy = ["savannah"] * 3
    assert british.garrison_is_on(thinker(table(pieces, treaty=True, blockades=navy), "british"))
    assert not british.garrison_is_on(thinker(table(pieces, treaty=True, blockades=navy, edition="2016"), "british"))


def test_8_4_1_garrison_moves_just_enough_and_leaves_two_more_royalists() -> None:
    game = table({"boston": {"british_regular": 12, "militia_active": 1}, "norfolk": {"militia_active": 2}})
    answers = take_turn(game, "british", card=66, battle=[2])
    assert answers[0] == "command:garrison"
    assert at(game, "norfolk")["british_regular"] >= 3
    assert at(game, "boston")["british_regular"] >= 3


def test_8_4_2_muster_when_the_die_is_below_the_available_regulars() -> None:
    game = table({"boston": {"british_regular": 20}})
    assert conclude(british.flowchart(thinker(game, "british")), [4])[0] == "muster"
    assert conclude(british.flowchart(thinker(game, "british")), [5])[0] == "march"


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


def test_8_4_4_battle_where_two_rebels_are_outnumbered() -> None:
    game = table({"georgia": {"british_regular": 3, "militia_underground": 2}})
    me = thinker(game, "british")
    assert british.battle_is_on(me, GEORGIA)
    game = table({"georgia": {"british_regular": 3, "militia_underground": 2}}, edition="2016")
    assert not british.battle_is_on(thinker(game, "british"), GEORGIA)
    game = table({"georgia": {"british_regular": 3, "continental": 1}})
    assert not british.battle_is_on(thinker(game, "british"), GEORGIA)


def test_8_4_4_common_cause_never_uses_the_last_underground_war_party() -> None:
    game = table({"georgia": {"british_regular": 3, "tory": 1, "war_party_underground": 2, "continental": 2}})
    assert british.common_cause(thinker(game, "british"), GEORGIA) == 1


def test_8_4_1_skirmish_where_one_regular_is_then_most_cubes_then_a_lone_rebel() -> None:
    game = table(
        {
            "boston": {"british_regular": 1, "continental": 1},
            "georgia": {"british_regular": 3, "continental": 2},
            "virginia": {"british_regular": 3, "continental": 1},
            "norfolk": {"british_regular": 3, "militia_active": 1},
            "savannah": {"british_regular": 3, "militia_active": 2},
        }
    )
    me = thinker(game, "british")
    assert answer(skirmish_space, me, ["boston", "georgia", "virginia"]) == "boston"
    assert answer(skirmish_space, me, ["georgia", "virginia"]) == "georgia"
    assert answer(skirmish_space, me, ["norfolk", "savannah"]) == "norfolk"


def test_8_4_1_a_regular_is_given_up_only_for_cubes() -> None:
    game = table(
        {"georgia": {"british_regular": 3, "militia_active": 2}, "boston": {"british_regular": 3, "continental": 2}}
    )
    me = thinker(game, "british")
    assert answer(skirmish_mode, me, ["one", "two"], space="georgia") == "one"
    assert answer(skirmish_mode, me, ["one", "two"], space="boston") == "two"


def test_8_4_1_naval_pressure_lifts_the_blockade_where_most_rebels_without_fort_are() -> None:
    game = table(
        {"boston": {"militia_active": 2}, "norfolk": {"militia_active": 3, "patriot_fort": 1}},
        levels={"savannah": "active_support"},
        treaty=True,
        blockades=["boston", "norfolk", "savannah"],
    )
    me = thinker(game, "british")
    assert answer(lift_blockade, me, ["boston", "norfolk", "savannah"]) == "boston"
    assert answer(lift_blockade, me, ["norfolk", "savannah"]) == "savannah"


def test_8_4_1_rebels_are_driven_to_opposition_then_least_support_then_few_people() -> None:
    game = table(levels={"pennsylvania": "passive_opposition", "new_jersey": "passive_support"})
    me = thinker(game, "british")
    assert answer(displace_to, me, ["new_jersey", "pennsylvania", "maryland_delaware"]) == "pennsylvania"
    assert answer(displace_to, me, ["new_jersey", "maryland_delaware"]) == "maryland_delaware"


def test_8_4_2_a_fort_costs_two_regulars_and_a_tory_of_six_and_two() -> None:
    game = table({"georgia": {"british_regular": 6, "tory": 2}})
    assert answer(fort_regulars, thinker(game, "british"), ["1", "2", "3"], space="georgia") == "2"
    game = table({"georgia": {"british_regular": 3, "tory": 3}})
    assert answer(fort_regulars, thinker(game, "british"), ["0", "1", "2", "3"], space="georgia") == "2"


def test_8_4_5_reward_where_fewest_markers_then_the_largest_change() -> None:
    game = table({name: {"british_regular": 1, "tory": 1} for name in ("boston", "georgia", "virginia")})
    game.state.propaganda[VIRGINIA] = 1
    me = thinker(game, "british")
    assert conclude(best_reward(me, [VIRGINIA, BOSTON], None)) == BOSTON
    game.state.propaganda[BOSTON] = 1
    assert conclude(best_reward(me, [VIRGINIA, BOSTON], None)) == VIRGINIA
    game.state.resources[BRITISH] = 1
    assert conclude(best_reward(me, [VIRGINIA, BOSTON], None)) is None


def test_8_4_7_supply_is_paid_where_the_cubes_serve_the_support_phase() -> None:
    game = table(
        {"virginia": {"british_regular": 1, "tory": 1}, "georgia": {"tory": 1}, "quebec": {"british_regular": 2}}
    )
    me = thinker(game, "british")
    ways = ["pay", "shift", "remove"]
    assert answer(supply_british, me, ways, space="virginia") == "pay"
    assert answer(supply_british, me, ways, space="georgia") == "remove"
    assert answer(supply_british, me, ["pay", "remove"], space="quebec") == "remove"
    assert answer(supply_british, me, ["shift", "remove"], space="virginia") == "shift"


def test_8_4_8_the_british_keep_the_west_indies_only_if_they_control_them() -> None:
    game = table({"west_indies": {"british_regular": 2}}, treaty=True)
    assert answer(west_indies, thinker(game, "british"), ["0", "1", "2"]) == "2"
    game = table({"west_indies": {"british_regular": 2, "french_regular": 2}}, treaty=True)
    assert answer(west_indies, thinker(game, "british"), ["0", "1", "2"]) == "0"


def test_8_4_9_the_leader_goes_to_most_regulars() -> None:
    game = table({"boston": {"british_regular": 1}, "georgia": {"british_regular": 2, "tory": 1}})
    assert answer(redeploy, thinker(game, "british"), ["boston", "georgia", "available"]) == "georgia"


def test_8_4_10_tories_desert_where_no_control_changes_and_not_the_last() -> None:
    game = table(
        {"boston": {"tory": 1}, "georgia": {"tory": 2, "british_fort": 1}, "virginia": {"tory": 1, "british_fort": 1}}
    )
    options = ["boston:tory", "georgia:tory", "virginia:tory"]
    assert answer(desertion, thinker(game, "british"), options) == "georgia:tory"


def test_8_4_11_the_stroke_answers_a_rebel_player_or_the_patriots_stroke() -> None:
    game = table({"boston": {"british_regular": 4}}, treaty=True, leaders={"british": "boston"})
    game.players = {"british": "nonplayer", "patriots": "human", "indians": "nonplayer", "french": "nonplayer"}
    assert plays_stroke(game, BRITISH, PATRIOTS, None)
    assert not plays_stroke(game, BRITISH, 2, None)
    assert plays_stroke(game, BRITISH, None, 105)
    assert not plays_stroke(game, BRITISH, None, 107)
    game.state.treaty = False
    assert not plays_stroke(game, BRITISH, PATRIOTS, None)


def test_8_4_1_naval_pressure_against_a_fleet_is_not_for_howe() -> None:
    game = table(treaty=True, blockades=["boston"])
    me = thinker(game, "british")
    assert conclude(answers_for(me, "naval_pressure")) == ()
    game.state.leader[BRITISH] = 1
    assert conclude(answers_for(me, "naval_pressure")) is None
    game.state.blockades[BOSTON] = 0
    assert conclude(answers_for(me, "naval_pressure")) == ()


def test_8_4_7_the_printed_edition_shifts_a_neighbour_of_a_space_at_active_opposition() -> None:
    pieces = {"virginia": {"british_regular": 1, "tory": 1}}
    levels = {"virginia": "active_opposition"}
    for edition, shifted in (("printed", "norfolk"), ("2016", None)):
        game = table({**pieces, "quebec": {"british_fort": 1}}, levels=levels, resources=0, edition=edition)
        game.players = dict.fromkeys(("british", "patriots", "indians", "french"), "nonplayer")
        me = thinker(game, "british")
        options = ["shift:norfolk", "remove"] if shifted else ["remove"]
        assert answer(supply_british, me, options, space="virginia") == (f"shift:{shifted}" if shifted else "remove")
        run(game, british_supply(game), ["shift:norfolk"] if shifted else [], [])
        assert level(game, "norfolk") == ("passive_opposition" if shifted else "neutral")
        assert at(game, "virginia") == (pieces["virginia"] if shifted else {})


def test_8_4_7_cubes_are_kept_for_reward_loyalty_only_where_the_coming_income_can_pay_for_it() -> None:
    pieces = {"virginia": {"british_regular": 1, "tory": 1}}
    options = ["pay", "shift", "remove"]
    poor = table(pieces, resources=1)
    assert answer(supply_british, thinker(poor, "british"), options, space="virginia") == "remove"
    earning = table({**pieces, "quebec": {"british_fort": 1}}, resources=1)
    assert answer(supply_british, thinker(earning, "british"), options, space="virginia") == "pay"
    earning.state.propaganda[SPACES.index("virginia")] = 1
    assert answer(supply_british, thinker(earning, "british"), options, space="virginia") == "remove"


def test_8_4_7_cubes_that_keep_committees_out_are_paid_for_whatever_the_income() -> None:
    game = table({"virginia": {"british_regular": 2, "militia_active": 1}}, resources=1)
    assert answer(supply_british, thinker(game, "british"), ["pay", "shift", "remove"], space="virginia") == "pay"


def test_8_4_1_a_garrison_that_takes_no_city_still_sends_guards() -> None:
    game = table(
        {
            "quebec": {"british_regular": 9, "british_fort": 1},
            "boston": {"british_fort": 1},
            "philadelphia": {"continental": 9},
        },
        levels={"quebec": "neutral"},
    )
    game.state.resources[BRITISH] = 5
    me = thinker(game, "british")
    plan = garrison(me)
    assert next(plan) is READY
