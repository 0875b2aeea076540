"""8.3.7 Brilliant Strokes: whether a non-player plays its card."""

import pytest

from tests.games.liberty_or_death.bots.think import (
    answer,
    commands_of,
    conclude,
    play_stroke_of,
    sent_to,
    thinker,
    with_leader,
)
from tests.games.liberty_or_death.cards.table import at, table
from tricorne.games.liberty_or_death.bots.machinery.marching import Arrivals
from tricorne.games.liberty_or_death.bots.machinery.plan import READY, Thinker
from tricorne.games.liberty_or_death.bots.machinery.specials import skirmish_apart
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_7_strokes import plays_stroke
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_3_march import march_in_place
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_1_raid import raid_targets
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_4_scout import scout
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    GEORGIA,
    INDIANS,
    PATRIOTS,
    PENNSYLVANIA,
    POPULATED,
    SPACES,
    VIRGINIA,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import change
from tricorne.games.liberty_or_death.rules.s1_10_leaders import HOWE
from tricorne.games.liberty_or_death.rules.s2_3_8_strokes import spaces_with_leader
from tricorne.sim.check import check_one, tasks
from tricorne.sim.simulate import Batch, play_row, read_players, summarise


def stroke_raid(parties: int) -> LibertyOrDeath:
    return table(
        {"northwest": {SHOWN: parties, "village": 1}, "pennsylvania": {HIDDEN: 1}},
        levels=dict.fromkeys(("pennsylvania", "massachusetts", "virginia"), "active_opposition"),
        treaty=True,
        leaders={"indians": "northwest"},
    )


def stroke(pieces: dict[str, dict[str, int]], levels: dict[str, str], resources: int = 10) -> LibertyOrDeath:
    """The British play their card with the Leader in Boston."""
    game = table(pieces, levels=levels, treaty=True, leaders={"british": "boston"}, resources=resources)
    assert play_stroke_of(game, "british")
    return game


def in_stroke(game: LibertyOrDeath, command: str) -> Thinker:
    """Indians who look for the first Limited Command of their Brilliant Stroke."""
    me = thinker(game, "indians")
    me.command, me.granted = command, True
    me.leader = game.state.leader_space[INDIANS]
    me.within = spaces_with_leader(game, INDIANS, command)
    return me


SAFE = {"boston": "active_support", "quebec_city": "active_support"}


REBEL_PENNSYLVANIA = {"pennsylvania": {"militia_active": 2}}


HIDDEN, SHOWN = "war_party_underground", "war_party_active"


DONE = ("command", "special")


def test_8_3_7_a_garrison_of_a_stroke_begins_with_the_leaders_regulars() -> None:
    game = stroke(
        {
            "boston": {"british_regular": 4, "tory": 3},
            "quebec_city": {"british_regular": 9, "tory": 2},
            "norfolk": {"militia_active": 5},
        },
        SAFE,
    )
    assert commands_of(game)[0] == "garrison"
    assert list(sent_to(game, "norfolk").items()) == [("boston", 4), ("quebec_city", 2)]


def test_8_3_7_what_a_garrison_leaves_behind_stays_with_the_leader_too() -> None:
    game = stroke(
        {
            "boston": {"british_regular": 4},
            "quebec_city": {"british_regular": 9, "tory": 2},
            "norfolk": {"militia_active": 3},
        },
        {"quebec_city": "active_support"},
    )
    assert list(sent_to(game, "norfolk").items()) == [("boston", 2), ("quebec_city", 2)]


def test_8_3_7_a_leader_with_nobody_to_spare_makes_no_garrison_elsewhere() -> None:
    game = stroke(
        {
            "boston": {"british_regular": 4, "militia_active": 2},
            "quebec_city": {"british_regular": 9, "tory": 2},
            "norfolk": {"militia_active": 1},
        },
        SAFE,
    )
    assert commands_of(game)[0] != "garrison"


def test_8_3_7_a_garrison_of_a_stroke_costs_nothing() -> None:
    pieces = {"boston": {"british_regular": 14, "tory": 3}, "norfolk": {"militia_active": 3}}
    assert commands_of(stroke(pieces, SAFE, resources=0))[0] == "garrison"


def test_8_3_7_a_march_in_place_is_where_the_leader_is() -> None:
    pieces = {"british_regular": 4, "militia_underground": 1}
    me = thinker(table({"virginia": pieces, "georgia": pieces}), "british")
    me.leader = GEORGIA
    found = conclude(march_in_place(me, Arrivals()))
    assert found is not None
    assert found[0] == GEORGIA


def test_8_3_7_a_march_in_place_elsewhere_does_not_draw_the_leader_along() -> None:
    game = table(
        {
            "boston": {"british_regular": 4, "militia_active": 3},
            "new_york_city": {"british_regular": 1, "tory": 2, "militia_underground": 1},
        },
        levels={"boston": "active_support"},
        unavailable={"british_regular": 20, "tory": 23},
        treaty=True,
        leaders={"british": "boston"},
    )
    for space in POPULATED:
        if SPACES[space] not in ("boston", "new_york_city"):
            change(game.state, space, BRITISH_FORT, 1)
    assert not play_stroke_of(game, "british")
    assert at(game, "boston") == {"british_regular": 4, "militia_active": 3}


def test_8_3_7_after_the_battle_of_a_stroke_a_skirmish_may_be_in_the_same_space() -> None:
    game = table(
        {"boston": {"british_regular": 9, "tory": 3, "continental": 7}, "virginia": {"british_regular": 3, "tory": 3}},
        levels={"virginia": "active_support"},
        treaty=True,
        blockades=["savannah"],
        leaders={"british": "boston"},
        unavailable={"british_regular": 13},
    )
    game.state.leader[BRITISH] = HOWE
    assert play_stroke_of(game, "british")
    assert commands_of(game)[0] == "battle"
    assert [entry.args["activity"] for entry in game.entries if entry.event == "special"] == ["skirmish"]


@pytest.mark.parametrize(("seat", "own"), [("british", "british_regular"), ("french", "french_regular")])
def test_8_3_7_only_a_stroke_lets_battle_and_skirmish_meet(seat: str, own: str) -> None:
    enemy = "continental" if seat == "british" else "tory"
    game = table({"virginia": {own: 4, enemy: 2}, "georgia": {own: 4, enemy: 1}}, treaty=True)
    me = thinker(game, seat)
    me.command, me.spaces = "battle", [VIRGINIA]
    assert answer("skirmish-space", me, ["virginia", "georgia"]) == "georgia"
    me.spaces = [VIRGINIA, GEORGIA]
    assert skirmish_apart(me) is None
    me.granted = True
    assert skirmish_apart(me) == ()
    assert answer("skirmish-space", me, ["virginia", "georgia"]) == "virginia"


def test_8_3_7_the_leader_raids_with_an_active_war_party_if_he_has_no_other() -> None:
    game = stroke_raid(3)
    assert play_stroke_of(game, "indians")
    assert commands_of(game)[0] == "raid"
    moved = next(entry.args for entry in game.entries if entry.event == "moved")
    assert (moved["origin"], moved["pieces"]) == ("northwest", {SHOWN: 1})


def test_8_3_7_the_leader_does_not_raid_with_the_last_war_party_of_a_village() -> None:
    assert raid_targets(in_stroke(stroke_raid(2), "raid")) == [PENNSYLVANIA]
    assert raid_targets(in_stroke(stroke_raid(1), "raid")) == []


def test_8_3_7_a_leader_with_active_war_parties_sends_one_of_them_first() -> None:
    game = table(
        {"northwest": {"village": 1, SHOWN: 3}, "new_york": {HIDDEN: 2}, **REBEL_PENNSYLVANIA},
        treaty=True,
        leaders={"indians": "northwest"},
        unavailable={"village": 11},
    )
    game.state.available[WAR_PARTY_UNDERGROUND] = 0
    assert play_stroke_of(game, "indians")
    assert commands_of(game)[0] == "march"
    moves = [entry.args for entry in game.entries if entry.event == "moved"]
    assert [(move["origin"], move["pieces"]) for move in moves[:2]] == [
        ("northwest", {SHOWN: 1}),
        ("new_york", {HIDDEN: 1}),
    ]


def test_8_3_7_a_stroke_may_scout_into_the_leaders_space() -> None:
    game = table(
        {
            "pennsylvania": {SHOWN: 3, "patriot_fort": 1, "militia_active": 3},
            "new_york": {"british_regular": 5, SHOWN: 2},
        },
        treaty=True,
        leaders={"indians": "pennsylvania"},
    )
    assert next(scout(in_stroke(game, "scout"))) is READY


def test_8_3_7_a_stroke_does_not_scout_past_the_leader() -> None:
    game = table(
        {
            "virginia": {SHOWN: 3, "british_regular": 1},
            "pennsylvania": {"patriot_fort": 1, "militia_active": 3},
            "new_york": {"british_regular": 5, SHOWN: 2},
        },
        treaty=True,
        leaders={"indians": "virginia"},
    )
    me = in_stroke(game, "scout")
    me.within = None
    assert next(scout(me), None) is None


def test_8_3_7_a_stroke_is_two_limited_commands_and_a_special_activity() -> None:
    game = table(
        {"georgia": {"continental": 4, "tory": 1}, "boston": {"militia_underground": 1}},
        treaty=True,
        leaders={"patriots": "georgia"},
        resources=0,
    )
    assert play_stroke_of(game, "patriots")
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
    assert play_stroke_of(game, "patriots")
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
    assert play_stroke_of(game, "british")
    assert commands_of(game)[0] == "march"
    origin = next(entry.args["origin"] for entry in game.entries if entry.event == "moved")
    assert origin == "virginia"


def test_8_3_7_without_a_limited_command_for_the_leader_the_stroke_is_aborted() -> None:
    game = table({"southwest": {"french_regular": 4}}, treaty=True, leaders={"french": "southwest"})
    game.state.available[FRENCH_REGULAR] = 0
    before = game.state.copy()
    assert not play_stroke_of(game, "french")
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
    play_stroke_of(game, "british")
    assert commands_of(game)[:1] == ["march"]
    assert "british_fort" not in at(game, "new_york_city")


def test_8_3_7_the_question_is_answered_by_the_condition() -> None:
    game = with_leader("french", "french_regular", 4)
    game.state.card = 25
    assert answer("brilliant-stroke", thinker(game, "french"), ["no", "stroke:107"]) == "stroke:107"
    game.players = dict.fromkeys(FACTIONS, "nonplayer")
    assert answer("brilliant-stroke", thinker(game, "french"), ["no", "stroke:107"]) == "no"


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
    assert play_stroke_of(game, "patriots")
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
        assert play_stroke_of(game, "patriots")
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


def test_8_3_7_strokes_are_trumped_in_games_with_people() -> None:
    players = read_players("liberty-or-death", "british=random,patriots=random,indians=nonplayer,french=nonplayer")
    batch = Batch("liberty-or-death", "1776", players)
    summary = summarise([play_row(batch, seed) for seed in (3, 6)], 1.0)
    assert summary["failures"] == 0
    assert summary["uses"]["trumped"] > 0


def test_8_3_7_a_game_with_a_stroke_whose_muster_would_have_left_the_leader_out() -> None:
    task = next(task for task in tasks("liberty-or-death", 475, 1) if task.seed == 475)
    assert task.players["british"] == "nonplayer"
    assert not check_one("liberty-or-death", False, task).failures
