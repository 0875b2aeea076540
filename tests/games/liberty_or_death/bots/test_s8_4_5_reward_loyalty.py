"""8.4.5 Reward Loyalty by the non-player British, in a Muster and in winter."""

import pytest

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tests.games.liberty_or_death.bots.think import conclude, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_2_muster import finish, finish_alone
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_5_reward_loyalty import REWARDED, Reward, best_reward
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import BOSTON, BRITISH, SPACES, VIRGINIA

REWARDS = Chooses("british", REWARDED, asked("reward-space"))
LINES = [
    REWARDS.case("fewest-markers", "georgia", propaganda={"virginia": 1}),
    REWARDS.case("largest-change", "virginia"),
]


@each_line(LINES)
def test_8_4_5_each_line_decides(case: Case) -> None:
    check(case)


def poor_city(resources: int, markers: int = 1) -> LibertyOrDeath:
    """New York City could be rewarded, and nothing else be done in a Muster."""
    game = table(
        {"new_york_city": {"british_regular": 2, "tory": 2, "british_fort": 1}},
        levels={"new_york_city": "passive_support", "virginia": "active_opposition"},
        unavailable={"british_regular": 23, "tory": 23, "british_fort": 5},
        resources=resources,
    )
    game.state.propaganda[SPACES.index("new_york_city")] = markers
    return game


def test_8_4_5_reward_where_fewest_markers_then_the_largest_change() -> None:
    game = table({name: {"british_regular": 1, "tory": 1} for name in ("boston", "georgia", "virginia")})
    game.state.propaganda[VIRGINIA] = 1
    me = thinker(game, "british")
    assert conclude(best_reward(Reward(me, None), [VIRGINIA, BOSTON])) == BOSTON
    game.state.propaganda[BOSTON] = 1
    assert conclude(best_reward(Reward(me, None), [VIRGINIA, BOSTON])) == VIRGINIA
    game.state.resources[BRITISH] = 1
    assert conclude(best_reward(Reward(me, None), [VIRGINIA, BOSTON])) is None


@pytest.mark.parametrize(("resources", "granted", "rewarded"), [(2, False, False), (3, False, True), (2, True, True)])
def test_8_4_5_a_further_space_is_paid_before_it_is_rewarded(resources: int, granted: bool, rewarded: bool) -> None:
    me = thinker(poor_city(resources), "british")
    me.granted = granted
    assert conclude(finish(me, finish_alone(me)), [1]) == ("reward:new_york_city" if rewarded else None)


def test_8_4_5_a_space_that_is_selected_already_costs_no_more() -> None:
    me = thinker(poor_city(2), "british")
    me.spaces.append(SPACES.index("new_york_city"))
    assert conclude(finish(me, ["reward:new_york_city"]), [1]) == "reward:new_york_city"


def test_8_4_5_the_largest_change_of_a_further_space_is_what_can_be_paid() -> None:
    pieces = {"british_regular": 1, "tory": 1}
    game = table(
        {"new_york_city": pieces, "savannah": pieces},
        levels={"new_york_city": "passive_support", "savannah": "passive_opposition", "virginia": "active_opposition"},
        unavailable={"british_fort": 6},
        resources=3,
    )
    offered = ["reward:new_york_city", "reward:savannah"]
    me = thinker(game, "british")
    assert {conclude(finish(me, offered), [1, die]) for die in (1, 6)} == set(offered)
    me.granted = True
    assert conclude(finish(me, offered), [1]) == "reward:savannah"
