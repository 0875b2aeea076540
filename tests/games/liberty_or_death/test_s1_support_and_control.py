"""1.6 Support and Casualties, 1.7 Control, 1.8 Resources, 1.9 the navy, 1.10 Leaders."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.table import answer, asked, at, control, game_of, level, look, offered, pieces, table
from tricorne.games.liberty_or_death.names import (
    BOSTON,
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    CONTROL_NAMES,
    NEW_YORK_CITY,
    PATRIOT_FORT,
    QUEBEC,
    SPACES,
    TORY,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import casualties, change, remove
from tricorne.games.liberty_or_death.rules.s1_6_support import (
    place_markers,
    shift,
    shift_toward,
)
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain
from tricorne.games.liberty_or_death.view import view_of


def test_1_6_1_levels_stop_at_active_and_reserves_never_move() -> None:
    game = game_of(table("british"))
    assert shift(game, BOSTON, 3, "1.6.1") == 2
    assert shift(game, BOSTON, -9, "1.6.1") == 4
    assert shift(game, QUEBEC, 1, "1.6.1") == 0
    assert shift_toward(game, BOSTON, 5, 0, "1.6.1") == 2


def test_1_6_2_active_levels_count_double() -> None:
    game = game_of(table("british", spaces={"new_york_city": at("active_support"), "boston": at("passive_support")}))
    assert game.state.support == 5


def test_1_6_3_totals_of_the_scenarios() -> None:
    for scenario, totals in (("1775", (4, 4)), ("1776", (3, 5)), ("1778", (17, 16))):
        game = game_of(table(scenario=scenario))
        assert (game.state.support, game.state.opposition) == totals


def test_1_6_4_cubes_wait_in_casualties_and_forts_return_at_once() -> None:
    game = game_of(table("british", spaces={"boston": at(R=2, T=1, BF=1, C=1, PF=1)}))
    for kind in (BRITISH_REGULAR, TORY, BRITISH_FORT, CONTINENTAL, PATRIOT_FORT):
        casualties(game, BOSTON, kind, 2, "1.6.4")
    assert (game.state.cbc, game.state.crc) == (4, 2)
    assert game.state.casualties[BRITISH_REGULAR] == 2
    assert game.state.available[BRITISH_FORT] == 6
    assert game.state.casualties[BRITISH_FORT] == 0


def test_1_6_4_removal_without_the_word_scores_nothing() -> None:
    game = game_of(table("british", spaces={"boston": at(R=2)}))
    remove(game, BOSTON, BRITISH_REGULAR, 2, "1.6.4")
    assert (game.state.cbc, game.state.casualties[BRITISH_REGULAR]) == (0, 0)


def test_1_6_5_forts_and_villages_on_the_map() -> None:
    tracks = look(table(scenario="1778"))["victory"]["tracks"]
    assert (tracks["forts"], tracks["villages"]) == (4, 6)


def test_1_7_control() -> None:
    m = table(
        "british",
        spaces={
            "boston": at(R=2, C=1),
            "virginia": at(W=3, M=1),
            "georgia": at(T=1, W=1, M=2),
            "new_york": at(T=1, W=2, M=2),
            "norfolk": at(C=1),
        },
    )
    assert control(m, "boston") == "british"
    assert control(m, "virginia") == "uncontrolled"
    assert control(m, "georgia") == "uncontrolled"
    assert control(m, "new_york") == "british"
    assert control(m, "norfolk") == "rebellion"


def test_1_8_resources_stay_between_0_and_50() -> None:
    game = game_of(table("british"))
    assert gain(game, BRITISH, 45, "1.8") == 30
    assert gain(game, BRITISH, -60, "1.8") == -50


def test_1_9_a_blockaded_city_gives_no_support_but_keeps_its_opposition() -> None:
    blockaded = {"new_york_city": at("active_support", blockades=1), "boston": at("passive_opposition", blockades=1)}
    game = game_of(table("british", treaty=True, spaces=blockaded))
    assert (game.state.support, game.state.opposition) == (0, 1)


def test_1_9_no_muster_of_regulars_in_or_only_next_to_a_blockaded_city() -> None:
    m = table("british", treaty=True, spaces={"boston": at(blockades=1), "new_york_city": at(blockades=1)})
    answer(m, "command:muster")
    names = offered(m)
    for closed in ("boston", "massachusetts", "connecticut_rhode_island", "new_york_city", "new_york"):
        assert closed not in names
    assert "new_jersey" in names


def test_1_9_march_by_sea_and_blockades() -> None:
    m = table(
        "british",
        treaty=True,
        spaces={"quebec_city": at(R=3), "new_york_city": at(R=2, blockades=1), "new_jersey": at(R=1)},
    )
    answer(m, "command:march", "new_york_city")
    assert offered(m) == ["new_jersey", "done"]
    answer(m, "done", "new_york")
    assert offered(m) == ["new_york_city", "new_jersey", "done"]
    answer(m, "done", "savannah")
    assert offered(m) == ["quebec_city", "new_jersey", "done"]


def test_1_9_blockades_follow_fni() -> None:
    m = table("french", treaty=True, spaces={"boston": at(F=1, C=1)})
    answer(m, "command:hortalez", "special:naval_pressure", "new_york_city")
    assert look(m)["fni"] == 1
    assert look(m)["squadrons"] == 2
    assert game_of(m).state.blockades[NEW_YORK_CITY] == 1


def test_1_10_a_leader_left_alone_goes_where_his_owner_says() -> None:
    m = table(
        "patriots",
        leaders={"british": {"who": "gage", "space": "boston"}},
        spaces={"boston": at(T=1, M=1), "norfolk": at(T=1)},
    )
    answer(m, "command:rabble_rousing", "special:partisans")
    assert asked(m) == ("british", "lone-leader")
    assert offered(m) == ["norfolk", "available"]
    answer(m, "norfolk")
    assert look(m)["leaders"]["british"]["space"] == "norfolk"


def test_1_10_a_leader_comes_from_available_with_pieces_placed() -> None:
    m = table("patriots", spaces={})
    answer(m, "command:rally", "virginia")
    assert asked(m) == ("patriots", "leader-joins")
    answer(m, "yes")
    assert look(m)["leaders"]["patriots"]["space"] == "virginia"


def test_1_10_gage_shifts_the_first_level_for_nothing() -> None:
    m = table(
        "british",
        leaders={"british": {"who": "gage", "space": "boston"}},
        spaces={"boston": at("neutral", R=2, T=2, propaganda=1)},
    )
    answer(m, "command:muster", "boston", "0", "done", "reward:boston", "3")
    assert level(m, "boston") == "active_support"
    assert look(m)["resources"]["british"] == 20 - 1 - 2


@pytest.mark.parametrize(("leader", "left"), [("clinton", {"R": 2, "M": 1}), ("howe", {"R": 2, "MA": 1, "M": 1})])
def test_1_10_clinton_takes_one_militia_more(leader: str, left: dict[str, int]) -> None:
    m = table(
        "british",
        scenario="1776",
        leaders={"british": {"who": leader, "space": "virginia"}},
        spaces={"virginia": at(R=2, MA=2, M=1)},
    )
    answer(m, "command:march", "special:skirmish", "one")
    assert pieces(m, "virginia") == left


def test_1_10_howe_lowers_fni_before_the_special_activity() -> None:
    m = table(
        "british",
        scenario="1778",
        treaty=True,
        luck={"naval-pressure-die": [3]},
        leaders={"british": {"who": "howe"}},
        spaces={"boston": at(R=1), "norfolk": at(blockades=1)},
    )
    answer(m, "command:march", "special:naval_pressure")
    assert look(m)["fni"] == 0
    assert look(m)["resources"]["british"] == 23


def test_1_10_cornplanter_founds_a_village_with_one_war_party() -> None:
    m = table(
        "indians",
        scenario="1778",
        treaty=True,
        leaders={"indians": {"who": "cornplanter", "space": "northwest"}},
        spaces={"northwest": at(W=1), "southwest": at(W=1)},
    )
    answer(m, "command:gather", "northwest", "village")
    assert pieces(m, "northwest") == {"V": 1}


def test_1_10_brant_takes_one_militia_more() -> None:
    m = table(
        "indians",
        leaders={"indians": {"who": "brant", "space": "virginia"}},
        spaces={"virginia": at(W=1, M=1, C=1)},
    )
    answer(m, "command:gather", "special:war_path", "continental")
    assert pieces(m, "virginia") == {"WA": 1}


def test_1_10_dragging_canoe_raids_from_two_spaces_away() -> None:
    spaces = {"southwest": at(W=1), "pennsylvania": at("active_opposition"), "maryland_delaware": at()}
    near = table("indians", scenario="1778", spaces=spaces, leaders={"indians": {"who": "brant", "space": "southwest"}})
    assert "command:raid" not in offered(near)
    far = table(
        "indians",
        scenario="1778",
        spaces=spaces,
        leaders={"indians": {"who": "dragging_canoe", "space": "southwest"}},
    )
    answer(far, "command:raid", "pennsylvania", "southwest:war_party_underground", "yes")
    assert level(far, "pennsylvania") == "passive_opposition"
    assert look(far)["leaders"]["indians"]["space"] == "pennsylvania"


def test_1_10_rochambeau_brings_the_french_for_nothing() -> None:
    for leader, paid in (("rochambeau", 0), ("lauzun", 1)):
        m = table(
            "patriots",
            scenario="1778",
            treaty=True,
            leaders={"french": {"who": leader}},
            spaces={"massachusetts": at(C=2, F=2)},
        )
        answer(m, "command:march", "boston", "massachusetts", "continental:2", "french_regular:2")
        assert look(m)["resources"]["french"] == 20 - paid


def test_3_3_4_there_are_twelve_propaganda_markers() -> None:
    game = game_of(table("patriots"))
    assert place_markers(game, BOSTON, "propaganda", 15, "3.3.4") == 12
    assert place_markers(game, BOSTON, "propaganda", 1, "3.3.4") == 0


@pytest.mark.parametrize("scenario", ["1775", "1776", "1778"])
@pytest.mark.parametrize(("side", "kind"), [("british", BRITISH_REGULAR), ("rebellion", CONTINENTAL)])
def test_1_7_as_many_more_as_the_table_says_give_control_and_no_fewer(scenario: str, side: str, kind: int) -> None:
    for space, name in enumerate(SPACES):
        game = game_of(table(scenario=scenario))
        needed = view_of(game)["spaces"][name]["needed"][side]
        assert (needed == 0) == (CONTROL_NAMES[game.state.control[space]] == side)
        for more in range(1, needed + 1):
            change(game.state, space, kind, 1)
            assert (CONTROL_NAMES[game.state.control[space]] == side) == (more == needed)
