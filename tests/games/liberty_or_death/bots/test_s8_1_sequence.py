"""8.1 Sequence of play of the non-players: Event, Command or Pass; the Treaty; and whom a Leader follows."""

import pytest

from tests.games.liberty_or_death.bots.think import answer, conclude, sent_to, take_turn, thinker, wants
from tests.games.liberty_or_death.cards.table import at, table
from tricorne.core import Ask
from tricorne.games.liberty_or_death.bots.machinery.course import Course
from tricorne.games.liberty_or_death.bots.machinery.marching import Arrivals, March
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker
from tricorne.games.liberty_or_death.bots.nonplayer import NonPlayer
from tricorne.games.liberty_or_death.bots.s8_1_sequence import plays_treaty
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_2_gather import village_sites
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_3_march import march_for_village
from tricorne.games.liberty_or_death.names import (
    BOSTON,
    BRITISH,
    BRITISH_REGULAR,
    CONTINENTAL,
    FACTIONS,
    FRENCH,
    INDIANS,
    MILITIA_UNDERGROUND,
    PATRIOTS,
    SPACES,
    WAR_PARTY_ACTIVE,
)
from tricorne.games.liberty_or_death.rules.action import Action
from tricorne.games.liberty_or_death.rules.moving import leaders_follow
from tricorne.games.liberty_or_death.rules.s1_4_pieces import recallable


def with_gage(stay: int) -> Thinker:
    return thinker(table({"new_york_city": {"british_regular": stay}}, leaders={"british": "new_york_city"}), "british")


def planned(me: Thinker, *numbers: int) -> None:
    """Groups of so many Regulars out of New York City, to New Jersey, New York and Connecticut."""
    origin = SPACES.index("new_york_city")
    goals = (SPACES.index(name) for name in ("new_jersey", "new_york", "connecticut_rhode_island"))
    me.marches = [March(goal, {origin: {BRITISH_REGULAR: n}}, ()) for goal, n in zip(goals, numbers, strict=False)]


def follows(me: Thinker, number: int, destination: str, dice: list[int] | None = None) -> str:
    """Whether Gage goes with a group that has just moved."""
    me.spaces.append(SPACES.index(destination))
    args = {"leader": "gage", "origin": "new_york_city", "destination": destination, "number": number}
    return answer("leader-follows", me, ["yes", "no"], dice or [], **args)


SAFE = {"boston": "active_support", "quebec_city": "active_support"}


@pytest.mark.parametrize(("players", "number"), [({}, 4), (dict.fromkeys(FACTIONS, "nonplayer"), 0)])
def test_8_1_non_players_recall_nothing(players: dict[str, str], number: int) -> None:
    game = table({"georgia": {"militia_underground": 3, "militia_active": 1}, "boston": {"militia_active": 11}})
    game.players = players
    assert recallable(game, MILITIA_UNDERGROUND, BOSTON) == number


def test_8_1_the_treaty_test_counts_half_of_the_british_casualties_rounded_down() -> None:
    game = table(squadrons=2, unavailable={"french_regular": 7})
    game.state.cbc = 11
    assert not plays_treaty(game)
    game.state.cbc = 12
    assert plays_treaty(game)


def test_8_1_a_command_that_cannot_be_paid_is_passed_over() -> None:
    game = table({"boston": {"continental": 3}}, treaty=True, resources=1)
    answers = take_turn(game, "french", card=94, dice=[2, 6])
    assert answers[0] == "command:hortalez"
    assert at(game, "boston") == {"continental": 3}


def test_8_1_a_sword_means_the_event_is_ignored() -> None:
    assert wants(table(), "french", 61) == "event:shaded"
    assert wants(table(unavailable={"french_regular": 3}), "british", 71) is None


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


@pytest.mark.parametrize(("stays", "goes", "follows"), [(1, 2, "yes"), (2, 1, "no")])
def test_8_1_a_leader_goes_with_the_larger_group(stays: int, goes: int, follows: str) -> None:
    game = table({"boston": {"british_regular": stays}, "massachusetts": {"british_regular": goes + 5}})
    args = {"leader": "gage", "origin": "boston", "destination": "massachusetts", "number": goes}
    assert answer("leader-follows", thinker(game, "british"), ["yes", "no"], (), **args) == follows


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


def test_8_1_a_non_player_decides_for_its_leader_when_its_friend_moves_him() -> None:
    game = table({"virginia": {"continental": 4, "french_regular": 2}}, treaty=True, leaders={"patriots": "virginia"})
    game.players = dict.fromkeys(FACTIONS, "nonplayer") | {"french": "human"}
    virginia, maryland = SPACES.index("virginia"), SPACES.index("maryland_delaware")
    following = leaders_follow(game, Action(FRENCH, "march"), virginia, maryland, {CONTINENTAL: 1}, "3.5.4")
    request = next(following)
    assert isinstance(request, Ask)
    assert request.seat == "patriots"


def test_8_1_a_command_of_the_own_turn_is_never_answered_by_default() -> None:
    game = table()
    mind = NonPlayer(game, PATRIOTS)
    me = thinker(game, "patriots")
    me.command = "rally"
    mind.courses.append(Course(me, None))
    with pytest.raises(RuntimeError, match=r"8\.1"):
        conclude(mind._without_plan(Ask("patriots", "rally-space", ["virginia"], "3.3.1")))
    assert at(game, "virginia") == {}


def test_8_1_indians_without_resources_gather_only_in_a_reserve() -> None:
    game = table({"virginia": {"war_party_underground": 3}, "northwest": {"war_party_underground": 3}})
    me = thinker(game, "indians")
    assert {SPACES[space] for space in village_sites(me)} == {"virginia", "northwest"}
    game.state.resources[INDIANS] = 0
    assert [SPACES[space] for space in village_sites(me)] == ["northwest"]
    me.granted = True
    assert len(village_sites(me)) == 2


def test_8_1_indians_without_resources_march_only_out_of_the_reserves() -> None:
    game = table({"north_carolina": {"war_party_underground": 3}}, levels={"north_carolina": "active_opposition"})
    me = thinker(game, "indians")
    assert conclude(march_for_village(me, Arrivals()), [1, 1]) is not None
    game.state.resources[INDIANS] = 0
    assert conclude(march_for_village(me, Arrivals())) is None


def test_8_1_a_nonplayer_that_can_do_nothing_passes() -> None:
    game = table(resources=0)
    assert take_turn(game, "patriots", card=48) == ["pass"]
    assert at(game, "virginia") == {}
