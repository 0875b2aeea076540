"""8.1.3 selecting spaces, 8.3.7 and 8.3.8, the Marches of 8.4.3 and 8.6.5, and winter and strokes of 8.5 to 8.7."""

import pytest

from tests.games.liberty_or_death.bots.think import answer, conclude, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, level, table
from tricorne.core.questions import Ask, Luck
from tricorne.games.liberty_or_death.bots import british_moves, french
from tricorne.games.liberty_or_death.bots.command_answers import leader_follows, stroke_or_not
from tricorne.games.liberty_or_death.bots.event_or_command import first_thought
from tricorne.games.liberty_or_death.bots.marching import Arrivals, plan_marches
from tricorne.games.liberty_or_death.bots.nonplayer import NonPlayer
from tricorne.games.liberty_or_death.bots.strokes import plays_stroke
from tricorne.games.liberty_or_death.bots.winter_answers import desertion, own_loss, redeploy, supply_patriots
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_REGULAR,
    CONTINENTAL,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    PATRIOTS,
    POPULATED,
    SPACES,
    TORY,
    WAR_PARTY_ACTIVE,
)
from tricorne.games.liberty_or_death.rules.action import Action
from tricorne.games.liberty_or_death.rules.moving import leaders_follow
from tricorne.games.liberty_or_death.rules.s2_3_strokes import brilliant_stroke

NOBODY = dict.fromkeys(FACTIONS, "nonplayer")
DONE = ("command", "special")


def test_8_1_3_one_line_is_exhausted_before_the_next_up_to_the_limit_of_spaces() -> None:
    forts = {name: {"patriot_fort": 1} for name in ("georgia", "virginia", "new_york")}
    game = table({**forts, "boston": {"militia_active": 4}})
    answers = take_turn(game, "patriots", card=48)
    chosen = [name for name in answers if name in SPACES][:4]
    assert chosen[0] == "boston"
    assert sorted(chosen[1:]) == ["georgia", "new_york", "virginia"]


@pytest.mark.parametrize(("stays", "goes", "follows"), [(1, 2, "yes"), (2, 1, "no")])
def test_8_1_a_leader_goes_with_the_larger_group(stays: int, goes: int, follows: str) -> None:
    game = table({"boston": {"british_regular": stays}, "massachusetts": {"british_regular": goes + 5}})
    args = {"leader": "gage", "origin": "boston", "destination": "massachusetts", "number": goes}
    assert answer(leader_follows, thinker(game, "british"), ["yes", "no"], (), **args) == follows


# 8.4.3


def test_8_4_3_march_adds_control_to_cities_first_and_keeps_the_last_tory_and_control() -> None:
    game = table(
        {"virginia": {"british_regular": 5, "tory": 2, "militia_active": 1}, "norfolk": {"continental": 1}},
        levels={"virginia": "active_support"},
    )
    me = thinker(game, "british")
    found = conclude(british_moves.march_for_control(me, Arrivals()))
    assert found is not None
    assert SPACES[found[0]] == "norfolk"
    group = found[1][SPACES.index("virginia")]
    assert group.get(TORY, 0) <= 1
    assert sum(group.values()) <= 7 - 1 - 1


def test_8_4_3_common_cause_fills_a_group_on_its_way_to_a_province() -> None:
    game = table({"quebec": {"british_regular": 3, "war_party_active": 3}})
    marches = british_moves.Marches(thinker(game, "british"), Arrivals())
    assert marches.by_land == {SPACES.index("quebec"): {BRITISH_REGULAR: 2, WAR_PARTY_ACTIVE: 2}}
    assert marches.by_sea == {SPACES.index("quebec"): {BRITISH_REGULAR: 2}}


def test_8_4_3_then_tories_join_regulars_alone_below_active_support() -> None:
    game = table(
        {"virginia": {"british_regular": 3, "tory": 3}, "maryland_delaware": {"british_regular": 1}},
        levels={"virginia": "active_support"},
    )
    me = thinker(game, "british")
    found = conclude(british_moves.march_to_mix(me, Arrivals()))
    assert found is not None
    assert SPACES[found[0]] == "maryland_delaware"


def test_8_4_3_then_it_marches_in_place_to_find_militia_support_first() -> None:
    game = table(
        {name: {"british_regular": 3, "militia_underground": 1} for name in ("virginia", "georgia")},
        levels={"georgia": "passive_support"},
    )
    found = conclude(british_moves.march_in_place(thinker(game, "british"), Arrivals()))
    assert found is not None
    assert SPACES[found[0]] == "georgia"


# 8.5 in winter


def test_8_5_5_patriots_pay_where_a_loss_would_change_control() -> None:
    game = table({"virginia": {"militia_active": 2, "tory": 2}, "georgia": {"militia_active": 2, "tory": 5}})
    me = thinker(game, "patriots")
    assert answer(supply_patriots, me, ["pay", "remove"], space="virginia") == "pay"
    assert answer(supply_patriots, me, ["pay", "remove"], space="georgia") == "remove"


def test_8_5_5_the_last_resource_goes_where_the_british_could_reward_loyalty() -> None:
    game = table(
        {
            "virginia": {"militia_active": 2, "tory": 2},
            "south_carolina": {"militia_active": 2, "tory": 1, "british_regular": 1},
        },
        resources=1,
    )
    me = thinker(game, "patriots")
    assert answer(supply_patriots, me, ["pay", "remove"], space="virginia") == "remove"
    assert answer(supply_patriots, me, ["pay", "remove"], space="south_carolina") == "pay"


def test_8_5_5_of_its_own_units_active_militia_go_before_underground_ones() -> None:
    game = table({"georgia": {"militia_active": 1, "militia_underground": 1}})
    options = ["georgia:militia_underground", "georgia:militia_active"]
    assert answer(own_loss, thinker(game, "patriots"), options) == "georgia:militia_active"


def test_8_5_6_washington_goes_to_most_continentals() -> None:
    game = table({"boston": {"continental": 2}, "georgia": {"continental": 1, "militia_active": 5}})
    assert answer(redeploy, thinker(game, "patriots"), ["boston", "georgia", "available"]) == "boston"


def test_8_5_7_patriots_desert_without_changing_control_and_not_the_last_unit() -> None:
    game = table(
        {
            "boston": {"militia_active": 1},
            "georgia": {"militia_active": 1, "patriot_fort": 1},
            "virginia": {"militia_active": 2, "patriot_fort": 1},
        }
    )
    options = [f"{name}:militia_active" for name in ("boston", "georgia", "virginia")]
    assert answer(desertion, thinker(game, "patriots"), options) == "virginia:militia_active"


# Brilliant Strokes


def with_leader(faction: str, kind: str, number: int) -> LibertyOrDeath:
    game = table({"quebec": {kind: number}}, treaty=True, leaders={faction: "quebec"})
    game.players = {**NOBODY, "british": "human"}
    return game


def test_8_5_8_patriots_play_their_stroke_when_a_player_is_first() -> None:
    assert plays_stroke(with_leader("patriots", "continental", 4), PATRIOTS, BRITISH, None)
    assert not plays_stroke(with_leader("patriots", "continental", 3), PATRIOTS, BRITISH, None)
    assert not plays_stroke(with_leader("patriots", "continental", 4), PATRIOTS, FRENCH, None)
    assert not plays_stroke(with_leader("patriots", "continental", 4), PATRIOTS, None, 106)


def test_8_6_11_the_french_answer_a_player_or_the_british_stroke() -> None:
    game = with_leader("french", "french_regular", 4)
    assert plays_stroke(game, FRENCH, BRITISH, None)
    assert plays_stroke(game, FRENCH, None, 106)
    assert not plays_stroke(game, FRENCH, None, 105)


def test_8_7_8_the_indians_answer_a_player_or_a_rebel_stroke_but_not_the_treaty() -> None:
    game = with_leader("indians", "war_party_active", 3)
    assert plays_stroke(game, INDIANS, BRITISH, None)
    assert plays_stroke(game, INDIANS, None, 105)
    assert plays_stroke(game, INDIANS, None, 107)
    assert not plays_stroke(game, INDIANS, None, 109)


def play_stroke_of(game: LibertyOrDeath, faction: int) -> bool:
    """Let a non-player execute its Brilliant Stroke, every die showing its first outcome."""
    game.players = NOBODY
    mind = NonPlayer(game, faction)
    rule = brilliant_stroke(game, faction)
    value: str | int | None = None
    while True:
        try:
            request = rule.send(value)
        except StopIteration as end:
            return bool(end.value)
        if isinstance(request, Luck):
            value = request.outcomes[0]
            continue
        assert isinstance(request, Ask)
        value = first_thought(mind.decide(request)).answer
        assert value in request.options()


def commands_of(game: LibertyOrDeath) -> list[str]:
    return [entry.args["command"] for entry in game.entries if entry.event == "command"]


def test_8_3_7_a_stroke_is_two_limited_commands_and_a_special_activity() -> None:
    game = table(
        {"georgia": {"continental": 4, "tory": 1}, "boston": {"militia_underground": 1}},
        treaty=True,
        leaders={"patriots": "georgia"},
        resources=0,
    )
    assert play_stroke_of(game, PATRIOTS)
    done = commands_of(game)
    assert len(done) == 2
    assert done[0] == "battle"


def test_8_3_7_the_leader_takes_part_in_the_first_limited_command() -> None:
    game = table(
        {
            "georgia": {"continental": 6, "tory": 1},
            "virginia": {"continental": 4, "militia_active": 1, "tory": 1},
        },
        treaty=True,
        leaders={"patriots": "virginia"},
    )
    assert play_stroke_of(game, PATRIOTS)
    first = next(entry for entry in game.entries if entry.event == "battle")
    assert first.args["space"] == "virginia"


def test_8_3_7_a_march_of_the_stroke_begins_with_the_leader_and_his_troops() -> None:
    game = table(
        {
            "georgia": {"british_regular": 9, "tory": 2},
            "virginia": {"british_regular": 5, "tory": 2},
            "north_carolina": {"militia_active": 1},
        },
        levels=dict.fromkeys(("georgia", "virginia"), "active_support"),
        treaty=True,
        leaders={"british": "virginia"},
    )
    game.state.available[BRITISH_REGULAR] = 0
    assert play_stroke_of(game, BRITISH)
    assert commands_of(game)[0] == "march"
    origin = next(entry.args["origin"] for entry in game.entries if entry.event == "moved")
    assert origin == "virginia"


def test_8_3_7_without_a_limited_command_for_the_leader_the_stroke_is_aborted() -> None:
    game = table({"southwest": {"french_regular": 4}}, treaty=True, leaders={"french": "southwest"})
    game.state.available[FRENCH_REGULAR] = 0
    before = game.state.copy()
    assert not play_stroke_of(game, FRENCH)
    assert game.state == before


def test_8_3_7_a_muster_that_has_nothing_to_do_where_the_leader_is_does_not_match() -> None:
    game = table(
        {"new_york_city": {"british_regular": 4, "tory": 4}, "virginia": {"british_regular": 1}},
        levels={"new_york_city": "active_support"},
        treaty=True,
        squadrons=1,
        blockades=["new_york_city"],
        leaders={"british": "new_york_city"},
    )
    game.state.available[BRITISH_REGULAR] = 7
    play_stroke_of(game, BRITISH)
    assert commands_of(game)[:1] == ["march"]
    assert "british_fort" not in at(game, "new_york_city")


def test_8_3_7_the_question_is_answered_by_the_condition() -> None:
    game = with_leader("french", "french_regular", 4)
    game.state.card = 25
    assert answer(stroke_or_not, thinker(game, "french"), ["no", "stroke:107"]) == "stroke:107"
    game.players = NOBODY
    assert answer(stroke_or_not, thinker(game, "french"), ["no", "stroke:107"]) == "no"


# 8.6.5


def test_8_6_5_french_march_adds_control_with_all_that_can_go() -> None:
    game = table(
        {
            "connecticut_rhode_island": {"french_regular": 4, "continental": 4, "patriot_fort": 1},
            "boston": {"tory": 1},
            "new_york": {"tory": 2},
        },
        treaty=True,
    )
    found = conclude(french.march_for_control(thinker(game, "french"), Arrivals()))
    assert found is not None
    assert SPACES[found[0]] == "boston"
    assert sum(next(iter(found[1].values())).values()) == 8


def test_8_6_5_the_later_edition_prefers_most_british() -> None:
    pieces = {
        "new_jersey": {"french_regular": 4, "continental": 4, "patriot_fort": 1},
        "new_york_city": {"tory": 1},
        "philadelphia": {"tory": 2},
    }
    later = thinker(table(pieces, treaty=True, edition="2016"), "french")
    found = conclude(french.march_for_control(later, Arrivals()))
    assert found is not None
    assert SPACES[found[0]] == "philadelphia"
    printed = thinker(table(pieces, treaty=True), "french")
    found = conclude(french.march_for_control(printed, Arrivals()), [1])
    assert found is not None
    assert SPACES[found[0]] == "new_york_city"


def test_8_6_5_then_the_french_go_toward_the_nearest_british() -> None:
    game = table({"massachusetts": {"french_regular": 2, "continental": 2}, "pennsylvania": {"tory": 9}}, treaty=True)
    found = conclude(french.march_toward_british(thinker(game, "french"), Arrivals()))
    assert found is not None
    assert SPACES[found[0]] == "new_york"
    assert FRENCH_REGULAR in found[1][SPACES.index("massachusetts")]


@pytest.mark.parametrize("space", ["new_york", "pennsylvania"])
def test_8_6_5_french_beside_or_among_the_british_do_not_go_toward_them(space: str) -> None:
    pieces = {"pennsylvania": {"tory": 9}}
    pieces[space] = pieces.get(space, {}) | {"french_regular": 2, "continental": 2}
    assert conclude(french.march_toward_british(thinker(table(pieces, treaty=True), "french"), Arrivals())) is None


def test_8_6_5_french_alone_go_only_where_patriots_are() -> None:
    for militia, destination in ((0, None), (1, "new_york")):
        pieces = {
            "massachusetts": {"french_regular": 2},
            "new_york": {"militia_active": militia},
            "pennsylvania": {"tory": 9},
        }
        found = conclude(french.march_toward_british(thinker(table(pieces, treaty=True), "french"), Arrivals()))
        assert (None if found is None else SPACES[found[0]]) == destination


def test_8_6_5_nobody_joins_patriots_when_another_march_was_possible() -> None:
    facing = {"pennsylvania": {"militia_active": 1, "tory": 9}, "new_york": {"french_regular": 3}}
    others = {"georgia": {"french_regular": 1, "continental": 1, "patriot_fort": 1}}
    for pieces, destinations in ((facing, ["pennsylvania"]), (facing | others, ["savannah"])):
        me = thinker(table(pieces, treaty=True), "french")
        marches = conclude(plan_marches(me, french.MARCH, 9))
        assert [SPACES[march.destination] for march in marches] == destinations


def test_8_6_5_which_french_go_toward_the_british_is_drawn_when_not_all_of_them_can() -> None:
    stack = {"french_regular": 2, "continental": 2}
    game = table({"massachusetts": stack, "south_carolina": stack, "pennsylvania": {"tory": 9}}, treaty=True)
    me = thinker(game, "french")
    me.most = 1
    for die, origin in ((1, "south_carolina"), (6, "massachusetts")):
        found = conclude(french.march_toward_british(me, Arrivals()), [die])
        assert found is not None
        assert [SPACES[space] for space in found[1]] == [origin]
    me.most = 2
    found = conclude(french.march_toward_british(me, Arrivals()))
    assert found is not None


def test_8_6_5_or_one_regular_joins_patriots_who_face_the_british() -> None:
    game = table({"massachusetts": {"french_regular": 3}, "boston": {"militia_active": 1, "tory": 9}}, treaty=True)
    found = conclude(french.march_to_join(thinker(game, "french"), Arrivals()))
    assert found is not None
    assert (SPACES[found[0]], found[1]) == ("boston", {SPACES.index("massachusetts"): {FRENCH_REGULAR: 1}})


def test_8_6_6_a_special_activity_comes_before_the_battle() -> None:
    game = table(
        {"georgia": {"french_regular": 6, "tory": 1}, "boston": {"french_regular": 9}},
        treaty=True,
        squadrons=1,
        levels={"norfolk": "active_support"},
    )
    answers = take_turn(game, "french", card=94, dice=[6], battle=[1, 1])
    assert answers[:4] == ["command:battle", "special:naval_pressure", "norfolk", "georgia"]
    assert at(game, "georgia") == {"french_regular": 6}
    assert level(game, "georgia") == "neutral"


def test_8_1_a_non_player_counts_no_piece_that_it_would_have_to_recall() -> None:
    forts = {name: {"british_fort": 2} for name in ("virginia", "georgia", "florida")}
    game = table(forts, levels={"north_carolina": "active_opposition"})
    assert take_turn(game, "british", card=26)[0] == "event:unshaded"
    assert at(game, "north_carolina") == {"tory": 2}


def test_8_1_a_non_player_gives_up_no_militia_for_a_fort_that_it_does_not_have() -> None:
    forts = {"massachusetts": {"patriot_fort": 2}, "boston": {"patriot_fort": 2}, "new_jersey": {"patriot_fort": 1}}
    game = table(forts | {"virginia": {"militia_underground": 2}, "georgia": {"militia_underground": 2}})
    assert take_turn(game, "patriots", card=11)[0] == "event:shaded"
    assert sum(len(at(game, space)) for space in ("virginia", "georgia")) == 3
    assert sorted(sum(at(game, space).values()) for space in ("virginia", "georgia")) == [2, 2]


def spaces_selected(game: LibertyOrDeath, command: str) -> list[str]:
    return [
        entry.args["space"] for entry in game.entries if entry.args.get("command") == command and "space" in entry.args
    ]


def test_8_5_1_every_won_day_has_a_rally_of_its_own() -> None:
    game = table(
        {
            "georgia": {"french_regular": 6, "tory": 3},
            "virginia": {"french_regular": 6, "tory": 3},
            "boston": {"patriot_fort": 1, "militia_active": 1, "militia_underground": 1},
        },
        treaty=True,
        squadrons=3,
        unavailable={"french_regular": 3},
        levels=dict.fromkeys(("georgia", "virginia", "boston"), "passive_opposition"),
    )
    take_turn(game, "french", card=48, dice=[6], battle=[3, 3, 1, 3, 3, 1])
    assert spaces_selected(game, "rally") == ["boston", "boston"]
    assert at(game, "boston")["patriot_fort"] == 2


@pytest.mark.parametrize("tories", [1, 3], ids=["no day is won", "the day is won"])
def test_8_3_7_the_special_activity_of_a_stroke_comes_after_its_first_command(tories: int) -> None:
    game = table(
        {
            "georgia": {"continental": 6, "tory": tories},
            "virginia": {"militia_underground": 2, "war_party_active": 2, "tory": 3},
        },
        treaty=True,
        leaders={"patriots": "georgia"},
    )
    assert play_stroke_of(game, PATRIOTS)
    done = [entry.args.get("command") or entry.args["activity"] for entry in game.entries if entry.event in DONE]
    assert done == ["battle", "partisans", "rally"]


def test_8_3_7_the_second_command_of_a_stroke_is_free_too() -> None:
    for resources in (0, 3):
        game = table(
            {"georgia": {"continental": 6, "patriot_fort": 2, "tory": 1}, "northwest": {"militia_underground": 3}},
            levels=dict.fromkeys((SPACES[space] for space in POPULATED), "active_opposition"),
            treaty=True,
            leaders={"patriots": "georgia"},
            resources=resources,
        )
        assert play_stroke_of(game, PATRIOTS)
        assert commands_of(game)[1] == "march"


def test_8_3_7_non_players_that_play_at_the_same_time_trump_one_another() -> None:
    game = table(
        {"virginia": {"continental": 4}, "georgia": {"french_regular": 4}},
        treaty=True,
        leaders={"patriots": "virginia", "french": "georgia"},
    )
    game.players = dict.fromkeys(FACTIONS, "nonplayer") | {"british": "human"}
    assert plays_stroke(game, PATRIOTS, BRITISH, None)
    assert plays_stroke(game, FRENCH, BRITISH, 105)
    assert not plays_stroke(game, FRENCH, PATRIOTS, 105)
    assert not plays_stroke(game, FRENCH, BRITISH, 109)


def test_8_3_1_a_granted_battle_without_dice_is_seen() -> None:
    support = dict.fromkeys(("boston", "virginia", "new_york_city"), "active_support")
    game = table({"boston": {"british_regular": 2}, "massachusetts": {"continental": 1}}, levels=support)
    assert take_turn(game, "british", card=51)[0] == "event:unshaded"
    assert at(game, "massachusetts").get("continental") is None


def test_8_1_a_non_player_decides_for_its_leader_when_its_friend_moves_him() -> None:
    game = table({"virginia": {"continental": 4, "french_regular": 2}}, treaty=True, leaders={"patriots": "virginia"})
    game.players = dict.fromkeys(FACTIONS, "nonplayer") | {"french": "human"}
    virginia, maryland = SPACES.index("virginia"), SPACES.index("maryland_delaware")
    following = leaders_follow(game, Action(FRENCH, "march"), virginia, maryland, {CONTINENTAL: 1}, "3.5.4")
    request = next(following)
    assert isinstance(request, Ask)
    assert request.seat == "patriots"
