"""3.3 Patriot Commands: March, Battle and Rabble-Rousing (Rally has its own file)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import level as level_on_board
from tests.games.liberty_or_death.cards.table import markers, resources
from tests.games.liberty_or_death.exact import board, execute, of_kind, possible, short
from tests.games.liberty_or_death.table import at, game_of, level, pieces, table
from tests.games.library import answer, asked, options, seen, without_effect
from tricorne.games.liberty_or_death.names import BOSTON, SPACES
from tricorne.games.liberty_or_death.rules.s1_6_support import place_markers


def test_3_3_four_patriot_commands() -> None:
    m = table("patriots", spaces={"boston": at(R=1, M=1)})
    names = {name for name in options(m) if name.startswith("command")}
    assert names == {"command:rally", "command:march", "command:battle", "command:rabble_rousing"}


def test_3_3_2_militia_entering_a_province_are_not_seen() -> None:
    m = table("patriots", spaces={"virginia": at(M=4), "north_carolina": at(R=3)})
    answer(m, "command:march", "north_carolina", "virginia", "militia_underground:4")
    assert pieces(m, "north_carolina") == {"R": 3, "M": 4}


@pytest.mark.parametrize(
    ("militia", "cubes", "seen"), [(2, 1, False), (2, 2, True), (1, 3, True), (1, 2, False), (4, 1, True)]
)
def test_3_3_2_militia_are_seen_in_a_british_city_when_more_than_three(militia: int, cubes: int, seen: bool) -> None:
    game = board({"virginia": {"M": militia}, "norfolk": {"T": cubes}})
    group = [f"militia_underground:{militia}"] if militia > 1 else []
    execute(game, "patriots", "march", "norfolk", "virginia", *group, limit=1)
    assert short(game, "norfolk") == {"T": cubes, "MA" if seen else "M": militia}


@pytest.mark.parametrize(("continentals", "seen"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_3_3_2_one_war_party_for_every_two_continentals(continentals: int, seen: int) -> None:
    game = board({"virginia": {"C": continentals}, "southwest": {"W": 3}})
    group = [f"continental:{continentals}"] if continentals > 1 else []
    execute(game, "patriots", "march", "southwest", "virginia", *group, limit=1)
    assert short(game, "southwest").get("WA", 0) == seen


@pytest.mark.parametrize(("leader", "paid"), [(0, 0), (1, 1)])
def test_3_3_2_the_french_pay_once_for_each_destination_unless_rochambeau_leads(leader: int, paid: int) -> None:
    game = board({"virginia": {"C": 2, "F": 3}})
    game.state.leader[3] = leader
    asked = execute(game, "patriots", "march", "norfolk", "virginia", "continental:2", "french_regular:2", limit=1)
    assert of_kind(asked, "march-group")[1] == ("french_regular:1", "french_regular:2", "done")
    assert resources(game) == {"patriots": 9} | ({"french": 9} if paid else {})
    assert short(game, "norfolk") == {"C": 2, "F": 2}


def test_3_3_2_continentals_find_out_war_parties() -> None:
    m = table("patriots", spaces={"new_york": at(C=4), "northwest": at(W=3)})
    answer(m, "command:march", "northwest", "new_york", "continental:4")
    assert pieces(m, "northwest") == {"C": 4, "W": 1, "WA": 2}


def test_3_3_2_french_only_beside_continentals_and_for_a_resource() -> None:
    m = table(
        "patriots",
        scenario="1778",
        treaty=True,
        resources={"french": 0},
        leaders={"french": {"who": "lauzun"}},
        spaces={"massachusetts": at(C=2, F=2)},
    )
    answer(m, "command:march", "boston", "massachusetts", "continental:2")
    assert asked(m)[1] != "march-group"


def test_3_3_2_units_from_one_space_to_another_are_one_group() -> None:
    spaces = {"virginia": at(M=2), "norfolk": at(T=2), "north_carolina": at(M=1)}
    m = table("patriots", spaces=spaces)
    answer(m, "command:march", "norfolk", "virginia", "militia_underground:1")
    assert "virginia" not in options(m)
    assert "north_carolina" in options(m)


def test_3_3_3_the_french_join_a_battle_if_asked_and_paid() -> None:
    m = table(
        "patriots",
        scenario="1778",
        treaty=True,
        luck={"battle-die": [1, 1, 1, 1, 1, 1]},
        leaders={"french": {"who": "lauzun"}},
        spaces={"massachusetts": at(C=3, F=3, R=3)},
    )
    answer(m, "command:battle", "massachusetts")
    assert asked(m) == ("patriots", "battle-with-french")
    answer(m, "yes")
    rolls = [entry["args"] for entry in m.log() if entry["event"] == "battle-roll"]
    assert (rolls[0]["force"], seen(m)["resources"]["french"]) == (6, 19)


def test_3_3_3_french_beyond_the_continentals_add_nothing() -> None:
    m = table("patriots", scenario="1778", treaty=True, spaces={"massachusetts": at(C=2, F=5, R=3)})
    answer(m, "command:battle", "massachusetts", "yes")
    rolls = [entry["args"] for entry in m.log() if entry["event"] == "battle-roll"]
    assert rolls[0]["force"] == 4


@pytest.mark.parametrize(
    ("seat", "ally", "leader", "wealth", "asks", "paid"),
    [
        ("patriots", "french", "lauzun", 1, True, 1),
        ("patriots", "french", "lauzun", 0, False, 0),
        ("patriots", "french", "rochambeau", 0, True, 0),
        ("french", "patriots", "rochambeau", 1, True, 1),
        ("french", "patriots", "rochambeau", 0, False, 0),
    ],
)
def test_3_3_3_and_3_5_5_an_ally_fights_if_it_can_pay(
    seat: str, ally: str, leader: str, wealth: int, asks: bool, paid: int
) -> None:
    m = table(
        seat,
        treaty=True,
        resources={ally: wealth},
        leaders={"french": {"who": leader}},
        spaces={"boston": at(C=3, F=3, R=1)},
    )
    answer(m, "command:battle", "boston")
    assert (asked(m)[1] == f"battle-with-{ally}") is asks
    if asks:
        answer(m, "yes")
        assert seen(m)["resources"][ally] == wealth - paid
    assert seen(m)["resources"][seat] == 19


def test_3_3_4_there_are_twelve_propaganda_markers() -> None:
    game = game_of(table("patriots"))
    assert place_markers(game, BOSTON, "propaganda", 15, "3.3.4") == 12
    assert place_markers(game, BOSTON, "propaganda", 1, "3.3.4") == 0


@pytest.mark.parametrize(
    ("here", "before", "after", "hidden"),
    [
        ({"M": 2}, "neutral", "passive_opposition", 2),
        ({"M": 2, "T": 2}, "neutral", "passive_opposition", 1),
        ({"C": 1}, "active_support", "passive_support", 0),
        ({"M": 1}, "active_opposition", "active_opposition", 1),
    ],
)
def test_3_3_4_a_militia_shows_itself_only_outside_of_rebellion_control(
    here: dict[str, int], before: str, after: str, hidden: int
) -> None:
    game = board({"virginia": here}, levels={"virginia": before})
    execute(game, "patriots", "rabble_rousing", "virginia", limit=1)
    assert (level_on_board(game, "virginia"), markers(game, "virginia")) == (after, (1, 0))
    assert short(game, "virginia").get("M", 0) == hidden
    assert resources(game) == {"patriots": 9}


def test_3_3_4_where_rabble_can_be_roused() -> None:
    spaces = {
        "boston": {"F": 2},
        "norfolk": {"M": 1, "R": 4},
        "virginia": {"MA": 1, "R": 4},
        "georgia": {"PF": 1},
        "quebec": {"C": 1},
    }
    assert possible(board(spaces), "patriots", "rabble_rousing") == ["georgia", "norfolk", "quebec"]


def test_3_3_4_rabble_rousing() -> None:
    m = table("patriots", spaces={"virginia": at(M=1, T=2), "georgia": at(C=1, M=1), "boston": at(T=1, MA=1)})
    answer(m, "command:rabble_rousing")
    assert "boston" not in options(m)
    answer(m, "virginia", "georgia")
    assert pieces(m, "virginia") == {"T": 2, "MA": 1}
    assert pieces(m, "georgia") == {"C": 1, "M": 1}
    assert level(m, "georgia") == level(m, "virginia") == "passive_opposition"
    assert seen(m)["spaces"]["virginia"]["propaganda"] == 1


def test_3_3_4_rabble_rousing_without_effect_is_marked() -> None:
    m = table("patriots", spaces={"northwest": at(M=1), "virginia": at(M=1)})
    answer(m, "command:rabble_rousing")
    assert {name: m.hint(name) for name in options(m) if ":" not in name} == {
        "virginia": None,
        "northwest": {"effect": False},
    }


@pytest.mark.parametrize("kind", ["propaganda", "raid"])
def test_3_3_4_and_3_4_4_twelve_markers_of_each_kind(kind: str) -> None:
    game: Any = board({})
    assert place_markers(game, SPACES.index("virginia"), kind, 9, "3.3.4") == 9
    assert place_markers(game, SPACES.index("georgia"), kind, 9, "3.3.4") == 3
    other = "raid" if kind == "propaganda" else "propaganda"
    assert place_markers(game, SPACES.index("georgia"), other, 12, "3.3.4") == 12


def test_3_3_2_fewer_militia_stay_underground() -> None:
    m = table("patriots", spaces={"virginia": at(M=2), "norfolk": at(T=2)})
    answer(m, "command:march", "norfolk", "virginia", "militia_underground:1")
    assert pieces(m, "norfolk") == {"T": 2, "M": 1}


def test_3_3_2_a_march_without_effect_is_marked() -> None:
    spaces = {"georgia": at(C=2), "maryland_delaware": at(C=2, W=1), "new_hampshire": at(C=1, W=1)}
    m = table("patriots", spaces=spaces)
    answer(m, "command:march")
    assert without_effect(m) == ["georgia", "new_hampshire"]


def test_3_3_4_rabble_rousing_without_a_level_or_a_marker_is_marked() -> None:
    spaces = {
        "virginia": at("active_opposition", M=1),
        "georgia": at("passive_opposition", M=1),
        "boston": at(propaganda=12),
    }
    m = table("patriots", spaces=spaces)
    answer(m, "command:rabble_rousing")
    assert without_effect(m) == ["virginia"]
    spaces["boston"] = at(propaganda=11)
    one_left = table("patriots", spaces=spaces)
    answer(one_left, "command:rabble_rousing")
    assert without_effect(one_left) == []
