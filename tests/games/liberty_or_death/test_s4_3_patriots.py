"""4.3 Patriot Special Activities."""

from __future__ import annotations

from tests.games.liberty_or_death.cards.table import at as on_board
from tests.games.liberty_or_death.cards.table import markers, resources
from tests.games.liberty_or_death.exact import board, execute_special
from tests.games.liberty_or_death.table import at, pieces, specials, table
from tests.games.library import answer, asked, options, seen


def test_4_3_patriot_special_activities() -> None:
    m = table("patriots", spaces={"virginia": at(M=4, C=1, T=1)})
    answer(m, "command:march")
    assert specials(m) == {"persuasion", "partisans", "skirmish"}


def test_4_3_1_three_spaces_at_most() -> None:
    names = ("georgia", "virginia", "massachusetts", "new_jersey")
    m = table("patriots", spaces={name: at(M=1) for name in names})
    answer(m, "command:rally", "special:persuasion", *names[:3])
    assert asked(m)[1] == "rally-space"
    assert seen(m)["resources"]["patriots"] == 23


def test_4_3_1_persuasion_one_resource_and_one_marker_for_each_militia() -> None:
    game = board({name: {"M": 2} for name in ("virginia", "georgia", "boston", "norfolk")})
    execute_special(game, "patriots", "persuasion", "virginia", "georgia", "boston")
    assert resources(game) == {"patriots": 13}
    assert [markers(game, name) for name in ("virginia", "georgia", "boston", "norfolk")] == [(1, 0)] * 3 + [(0, 0)]
    assert on_board(game, "virginia") == {"militia_underground": 1, "militia_active": 1}


def test_4_3_1_persuasion_in_up_to_three_spaces() -> None:
    held = {name: at(M=1) for name in ("virginia", "georgia", "boston", "norfolk")}
    m = table("patriots", spaces={**held, "quebec": at(M=1), "savannah": at(MA=1)})
    answer(m, "command:rally", "special:persuasion")
    assert set(options(m)) == set(held)
    answer(m, "virginia", "georgia", "boston")
    assert seen(m)["resources"]["patriots"] == 23
    assert pieces(m, "boston") == {"MA": 1}
    assert seen(m)["spaces"]["boston"]["propaganda"] == 1


def test_4_3_2_no_partisans_in_a_battle_space() -> None:
    m = table("patriots", spaces={"virginia": at(M=1, R=2), "georgia": at(C=1, R=1)})
    answer(m, "command:battle")
    assert {"virginia", "georgia"} <= set(options(m))
    answer(m, "special:partisans")
    assert "virginia" not in options(m)


def test_4_3_2_partisans() -> None:
    m = table("patriots", spaces={"virginia": at(M=2, T=1, W=1, V=1)})
    answer(m, "command:march", "special:partisans")
    assert options(m) == ["one", "two"]
    answer(m, "two")
    assert pieces(m, "virginia") == {"MA": 1, "V": 1}
    assert (seen(m)["casualties"]["tory"], seen(m)["victory"]["tracks"]["cbc"]) == (1, 1)


def test_4_3_2_partisans_burn_a_village_without_war_parties() -> None:
    m = table("patriots", spaces={"virginia": at(M=2, V=1)})
    answer(m, "command:march", "special:partisans")
    assert pieces(m, "virginia") == {"MA": 1}


def test_4_3_3_patriot_skirmish() -> None:
    m = table("patriots", spaces={"virginia": at(C=2, BF=1, W=1)})
    answer(m, "command:march", "special:skirmish")
    assert pieces(m, "virginia") == {"C": 1, "W": 1}
    assert (seen(m)["victory"]["tracks"]["cbc"], seen(m)["victory"]["tracks"]["crc"]) == (1, 1)
