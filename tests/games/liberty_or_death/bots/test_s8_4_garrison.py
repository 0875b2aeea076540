"""8.4.1 Garrison of the non-player British: what is sent where, with and without a Leader, and who leads it (8.1)."""

import pytest

from tests.games.liberty_or_death.bots.test_s8_moves_and_strokes import commands_of, play_stroke_of
from tests.games.liberty_or_death.bots.think import answer, conclude, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, table
from tricorne.core.questions import Ask
from tricorne.games.liberty_or_death.bots import british
from tricorne.games.liberty_or_death.bots.british_moves import garrison
from tricorne.games.liberty_or_death.bots.command_answers import leader_follows
from tricorne.games.liberty_or_death.bots.marching import March
from tricorne.games.liberty_or_death.bots.plan import READY, Step, Thinker
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import BRITISH, BRITISH_REGULAR, SPACES, WAR_PARTY_ACTIVE

SAFE = {"boston": "active_support", "quebec_city": "active_support"}


def sent_to(game: LibertyOrDeath, city: str) -> dict[str, int]:
    """The Regulars that moved into a City, by their origins in the order of the moves."""
    moves = [entry.args for entry in game.entries if entry.event == "moved" and entry.args["destination"] == city]
    return {move["origin"]: move["pieces"]["british_regular"] for move in moves if move["faction"] == "british"}


def test_8_4_1_a_city_that_was_just_taken_gets_its_third_cube() -> None:
    game = table(
        {"boston": {"british_regular": 22, "tory": 2}, "norfolk": {"militia_underground": 1}},
        levels={"boston": "active_support"},
    )
    assert take_turn(game, "british", card=66, battle=[1])[0] == "command:garrison"
    assert sent_to(game, "norfolk") == {"boston": 3}
    selected = [entry.args["space"] for entry in game.entries if entry.event == "selected"]
    assert len(selected) == len(set(selected))


def test_8_4_1_control_of_every_city_comes_before_the_third_cube_of_one() -> None:
    game = table(
        {"boston": {"british_regular": 10, "tory": 2}, "norfolk": {"militia_active": 1}},
        levels={"boston": "active_support"},
    )
    take_turn(game, "british", card=66, battle=[1])
    assert {SPACES[city] for city in range(7) if game.state.control[city] == 1} == set(SPACES[:7])
    assert at(game, "norfolk")["british_regular"] == 3


def test_8_4_1_what_was_impossible_is_told_with_the_first_city() -> None:
    game = table({"boston": {"british_regular": 12}, "norfolk": {"militia_active": 1}})
    me = thinker(game, "british")
    me.within = [SPACES.index("norfolk")]
    plan = garrison(me)
    assert next(plan) is READY
    step = plan.send(Ask("british", "garrison-space", list(SPACES[:7]), "3.2.2"))
    assert isinstance(step, Step)
    assert step.answer == "norfolk"
    assert step.why[0].say == "w-garrison-for-control"
    assert [why.args["activity"] for why in step.why if why.say == "w-special-impossible"] == [
        "naval_pressure",
        "skirmish",
    ]


def test_8_4_1_with_one_resource_the_test_is_met_and_the_british_muster() -> None:
    pieces = {"boston": {"british_regular": 12}, "norfolk": {"militia_active": 1}}
    game = table(pieces, resources=1, unavailable={"british_regular": 13})
    assert conclude(british.flowchart(thinker(game, "british"))) == ("garrison", "muster", "march")
    assert take_turn(game, "british", card=66, dice=[1], battle=[1])[0] == "command:muster"


# 8.3.7


def stroke(pieces: dict[str, dict[str, int]], levels: dict[str, str], resources: int = 10) -> LibertyOrDeath:
    """The British play their card with the Leader in Boston."""
    game = table(pieces, levels=levels, treaty=True, leaders={"british": "boston"}, resources=resources)
    assert play_stroke_of(game, BRITISH)
    return game


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


# 8.1: the Leader and several groups


def planned(me: Thinker, *numbers: int) -> None:
    """Groups of so many Regulars out of New York City, to New Jersey, New York and Connecticut."""
    origin = SPACES.index("new_york_city")
    goals = (SPACES.index(name) for name in ("new_jersey", "new_york", "connecticut_rhode_island"))
    me.marches = [March(goal, {origin: {BRITISH_REGULAR: n}}, ()) for goal, n in zip(goals, numbers, strict=False)]


def follows(me: Thinker, number: int, destination: str, dice: list[int] | None = None) -> str:
    """Whether Gage goes with a group that has just moved."""
    me.spaces.append(SPACES.index(destination))
    args = {"leader": "gage", "origin": "new_york_city", "destination": destination, "number": number}
    return answer(leader_follows, me, ["yes", "no"], dice or [], **args)


def with_gage(stay: int) -> Thinker:
    return thinker(table({"new_york_city": {"british_regular": stay}}, leaders={"british": "new_york_city"}), "british")


def test_8_1_a_leader_goes_with_the_largest_of_all_groups_of_the_command() -> None:
    me = with_gage(2 + 2)
    planned(me, 3, 2)
    assert follows(me, 3, "new_jersey") == "yes"


def test_8_1_a_leader_waits_for_a_larger_group_that_is_still_to_leave() -> None:
    me = with_gage(4 + 1)
    planned(me, 3, 4)
    assert follows(me, 3, "new_jersey") == "no"
    me.state.pieces[:] = with_gage(1).state.pieces
    assert follows(me, 4, "new_york") == "yes"


def test_8_1_a_leader_stays_where_most_of_his_units_are_in_the_end() -> None:
    me = with_gage(2 + 4)
    planned(me, 3, 2)
    assert follows(me, 3, "new_jersey") == "no"


@pytest.mark.parametrize(("groups", "stay", "last"), [((3, 3), 1, 3), ((3,), 3, 3), ((3, 3), 3, 2), ((3, 3, 3), 0, 2)])
def test_8_1_equal_groups_are_drawn(groups: tuple[int, ...], stay: int, last: int) -> None:
    for die, expected in ((last, "yes"), (last + 1, "no")):
        me = with_gage(stay + sum(groups[1:]))
        planned(me, *groups)
        assert follows(me, 3, "new_jersey", [die]) == expected


def test_8_1_only_units_of_his_own_faction_make_his_group() -> None:
    me = with_gage(3)
    planned(me, 3, 2)
    me.marches[1].groups[SPACES.index("new_york_city")][WAR_PARTY_ACTIVE] = 2
    assert follows(me, 3, "new_jersey") == "yes"


def test_8_1_the_leader_goes_with_the_largest_group_of_a_garrison() -> None:
    game = table(
        {
            "boston": {"british_regular": 13, "tory": 2},
            "norfolk": {"militia_active": 5},
            "quebec_city": {"british_fort": 1},
            "savannah": {"militia_active": 3},
        },
        levels=SAFE,
        leaders={"british": "boston"},
    )
    take_turn(game, "british", card=66, battle=[1])
    assert sorted(sum(sent_to(game, city).values()) for city in SPACES[:7]) == [0, 0, 1, 1, 1, 4, 6]
    assert SPACES[game.state.leader_space[BRITISH]] == "norfolk"
