"""3.1 Commands in general and 3.2 British Commands."""

from __future__ import annotations

from tests.games.liberty_or_death.table import answer, asked, at, game_of, level, look, offered, pieces, table
from tricorne.games.liberty_or_death.names import BOSTON, PATRIOTS, VIRGINIA
from tricorne.games.liberty_or_death.rules.s3_6_battle import is_battlefield


def test_3_1_each_space_is_paid_and_selected_once() -> None:
    m = table("british", resources={"british": 2}, spaces={"boston": at(R=4), "norfolk": at(R=1)})
    answer(m, "command:march", "boston", "done")
    assert "boston" not in offered(m)
    answer(m, "norfolk", "done", "done")
    assert look(m)["resources"]["british"] == 0


def test_3_1_2_free_commands_cost_nobody_anything() -> None:
    m = table(
        "patriots",
        card=1,
        treaty=True,
        leaders={"french": {"who": "lauzun"}},
        resources={"patriots": 0, "french": 0},
        spaces={"massachusetts": at(C=2, F=2), "boston": at(T=1)},
    )
    answer(m, "event:shaded", "boston", "massachusetts", "continental:2", "french_regular:2")
    assert pieces(m, "boston") == {"C": 2, "F": 2, "T": 1}
    assert look(m)["resources"]["patriots"] == 0
    assert is_battlefield(game_of(m), PATRIOTS, BOSTON)
    assert not is_battlefield(game_of(m), PATRIOTS, VIRGINIA)


def test_3_2_four_british_commands() -> None:
    m = table("british", spaces={"boston": at(R=1, M=1)})
    names = {name for name in offered(m) if name.startswith("command")}
    assert names == {"command:muster", "command:garrison", "command:march", "command:battle"}


def test_3_2_1_six_regulars_in_one_space_and_two_tories_in_each() -> None:
    m = table("british", spaces={"boston": at(R=1), "virginia": at("active_opposition", R=1), "georgia": at(R=1)})
    answer(m, "command:muster", "new_york_city", "6", "no")
    assert asked(m)[1] == "muster-tories"
    assert "virginia" not in offered(m)
    assert "quebec" not in offered(m)
    answer(m, "new_york_city", "no", "massachusetts", "no", "georgia", "no", "done")
    assert pieces(m, "new_york_city") == {"R": 6, "T": 2}
    assert pieces(m, "massachusetts") == {"T": 2}
    assert look(m)["resources"]["british"] == 17


def test_3_2_1_one_tory_at_passive_opposition() -> None:
    m = table("british", spaces={"georgia": at("passive_opposition", R=1)})
    answer(m, "command:muster", "done", "georgia", "no", "done")
    assert pieces(m, "georgia") == {"R": 1, "T": 1}


def test_3_2_1_corrected_edition_places_up_to_two_tories() -> None:
    m = table("british", options={"edition": "2016"}, spaces={"georgia": at(R=1)})
    answer(m, "command:muster", "done", "georgia")
    assert offered(m) == ["0", "1", "2"]


def test_3_2_1_a_fort_for_three_cubes() -> None:
    m = table("british", spaces={"georgia": at(R=2, T=2)})
    answer(m, "command:muster", "done", "georgia", "no", "done")
    assert "fort:georgia" in offered(m)
    answer(m, "fort:georgia", "1")
    assert pieces(m, "georgia") == {"R": 1, "T": 2, "BF": 1}
    assert look(m)["casualties"]["tory"] == 0


def test_3_2_1_reward_loyalty_is_paid_and_has_no_limit_of_levels() -> None:
    m = table("british", spaces={"boston": at("active_opposition", R=2, T=2, propaganda=1, raid=1)})
    answer(m, "command:muster", "boston", "0", "done", "reward:boston", "6")
    assert level(m, "boston") == "active_support"
    assert look(m)["spaces"]["boston"]["propaganda"] == 0
    assert look(m)["resources"]["british"] == 20 - 1 - 6


def test_3_2_2_no_garrison_at_fni_3_in_the_corrected_edition() -> None:
    spaces = {"boston": at(blockades=3), "norfolk": at(R=2)}
    assert "command:garrison" in offered(table("british", treaty=True, spaces=spaces))
    assert "command:garrison" not in offered(table("british", treaty=True, spaces=spaces, options={"edition": "2016"}))


def test_3_2_2_a_limited_garrison_searches_only_its_city() -> None:
    m = table(
        "british",
        eligible=["british", "patriots"],
        acts={"patriots": "command"},
        spaces={"boston": at(R=3, M=1), "norfolk": at(R=3, M=1)},
    )
    answer(m, "command:garrison", "boston", "done")
    assert pieces(m, "boston") == {"R": 3, "MA": 1}
    assert pieces(m, "norfolk") == {"R": 3, "M": 1}


def test_3_2_3_tories_go_only_beside_regulars() -> None:
    m = table("british", spaces={"boston": at(R=1, T=3)})
    answer(m, "command:march", "massachusetts", "boston")
    assert offered(m) == ["tory:1", "done"]


def test_3_2_3_nobody_moves_twice() -> None:
    m = table("british", spaces={"boston": at(R=2)})
    answer(m, "command:march", "massachusetts", "boston", "british_regular:2")
    assert asked(m) == ("british", "march-space")
    assert "new_york" not in offered(m)


def test_3_2_4_battle_takes_place_in_the_west_indies_too() -> None:
    m = table("british", treaty=True, spaces={"west_indies": at(R=3, F=3), "boston": at(R=1)})
    answer(m, "command:battle")
    assert "west_indies" in offered(m)
    assert "boston" not in offered(m)
