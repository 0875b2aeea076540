"""3 Commands: their least cost, what the Leader of a Brilliant Stroke asks of them, and the pools they need."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import resources
from tests.games.liberty_or_death.exact import CITIES, board, execute, possible, short
from tests.games.liberty_or_death.table import answer, asked, look, offered, pieces, table
from tests.games.liberty_or_death.table import at as there
from tricorne.games.liberty_or_death.names import SPACES
from tricorne.games.liberty_or_death.rules.s3_3_1_rally import rally_ways
from tricorne.games.liberty_or_death.rules.s3_4_indians import gather_ways

FULL = {
    "boston": {"R": 3, "T": 1, "C": 2, "F": 2},
    "virginia": {"R": 1, "W": 2, "M": 2},
    "quebec": {"W": 2, "R": 1, "C": 1, "F": 1},
}
LEVELS = {"virginia": "passive_opposition"}
AROUND_FLORIDA = ["florida", "georgia", "southwest"]


# What they cost


@pytest.mark.parametrize(
    ("seat", "command", "cost"),
    [
        ("british", "muster", 1),
        ("british", "garrison", 2),
        ("british", "march", 1),
        ("british", "battle", 1),
        ("patriots", "rally", 1),
        ("patriots", "march", 1),
        ("patriots", "battle", 1),
        ("patriots", "rabble_rousing", 1),
        ("indians", "scout", 1),
        ("indians", "raid", 1),
        ("french", "hortalez", 1),
        ("french", "muster", 2),
        ("french", "march", 1),
        ("french", "battle", 1),
    ],
)
def test_3_1_a_command_is_possible_from_its_least_cost_on(seat: str, command: str, cost: int) -> None:
    game = board(FULL, levels=LEVELS)
    faction = ("british", "patriots", "indians", "french").index(seat)
    for wealth in range(3):
        game.state.resources[faction] = wealth
        assert bool(possible(game, seat, command)) is (wealth >= cost)
    if command != "hortalez":
        game.state.resources[faction] = 0
        assert possible(game, seat, command, free=True)


@pytest.mark.parametrize("command", ["gather", "march"])
def test_3_4_without_resources_the_indians_act_from_the_reserves(command: str) -> None:
    game = board(FULL)
    game.state.resources[2] = 0
    found = possible(game, "indians", command)
    reserves = {"quebec", "northwest", "southwest", "florida"}
    assert set(found) == reserves if command == "gather" else {"new_york", "northwest"} <= set(found)
    assert "maryland_delaware" not in found


def test_3_4_2_only_the_first_destination_from_the_reserves_is_free() -> None:
    game = board({"quebec": {"W": 4}})
    execute(game, "indians", "march", "new_york", "war_party_underground:1", "northwest", "war_party_underground:1")
    assert resources(game) == {"indians": 9}


def test_3_4_2_a_destination_entered_also_from_a_colony_is_paid() -> None:
    game = board({"quebec": {"W": 1}, "pennsylvania": {"W": 1}})
    execute(game, "indians", "march", "new_york", "quebec", "pennsylvania")
    assert (short(game, "new_york"), resources(game)) == ({"W": 2}, {"indians": 9})


def test_3_5_before_the_treaty_no_french_troops() -> None:
    game = board(FULL)
    game.state.treaty = False
    assert [possible(game, "french", name) for name in ("muster", "march", "battle")] == [[], [], []]


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
        spaces={"boston": there(C=3, F=3, R=1)},
    )
    answer(m, "command:battle", "boston")
    assert (asked(m)[1] == f"battle-with-{ally}") is asks
    if asks:
        answer(m, "yes")
        assert look(m)["resources"][ally] == wealth - paid
    assert look(m)["resources"][seat] == 19


def test_3_2_4_each_space_of_a_battle_is_paid() -> None:
    m = table("british", spaces={"boston": there(R=1, M=1), "norfolk": there(R=1, M=1)})
    for space in ("boston", "norfolk"):
        answer(m, *(["command:battle"] if space == "boston" else []), space)
        while asked(m)[1] == "battle-activate":
            answer(m, "0")
    assert look(m)["resources"]["british"] == 18


# The Leader of a Brilliant Stroke


@pytest.mark.parametrize(
    ("seat", "command", "spaces", "leader", "where"),
    [
        ("british", "muster", {"boston": {"R": 1}}, "boston", ["boston"]),
        ("british", "muster", {"quebec": {"R": 1}}, "quebec", []),
        ("british", "garrison", {"virginia": {"R": 1}}, "virginia", CITIES),
        ("british", "garrison", {"boston": {"BF": 1}, "virginia": {"R": 1}}, "boston", ["boston"]),
        ("british", "garrison", {"virginia": {"BF": 1}, "boston": {"R": 1}}, "virginia", []),
        ("british", "march", {"florida": {"R": 1}, "boston": {"R": 1}}, "florida", AROUND_FLORIDA),
        ("british", "battle", {"boston": {"R": 1, "C": 1}, "norfolk": {"R": 1, "C": 1}}, "norfolk", ["norfolk"]),
        ("patriots", "rally", {"boston": {"C": 1}}, "boston", ["boston"]),
        (
            "patriots",
            "march",
            {"florida": {"C": 1}, "boston": {"C": 1}},
            "florida",
            ["florida", "georgia", "southwest"],
        ),
        ("patriots", "march", {"florida": {"PF": 1}, "georgia": {"C": 1}}, "florida", ["florida"]),
        ("patriots", "battle", {"boston": {"T": 1, "C": 1}, "norfolk": {"T": 1, "C": 1}}, "norfolk", ["norfolk"]),
        ("patriots", "rabble_rousing", {"boston": {"C": 1}, "norfolk": {"C": 1}}, "norfolk", ["norfolk"]),
        ("indians", "gather", {"quebec": {"W": 1}}, "quebec", ["quebec"]),
        ("indians", "march", {"florida": {"W": 1}, "quebec": {"W": 1}}, "florida", ["georgia", "southwest"]),
        ("indians", "march", {"florida": {"V": 1}, "georgia": {"W": 1}}, "florida", ["florida"]),
        (
            "indians",
            "scout",
            {"florida": {"W": 1, "R": 1}, "quebec": {"W": 1, "R": 1}},
            "florida",
            ["georgia", "southwest"],
        ),
        ("indians", "scout", {"florida": {"V": 1}, "georgia": {"W": 1, "R": 1}}, "florida", ["florida"]),
        ("indians", "raid", {"southwest": {"W": 1}, "maryland_delaware": {"W": 1}}, "southwest", ["virginia"]),
        ("indians", "raid", {"virginia": {"V": 1}, "southwest": {"W": 1}}, "virginia", ["virginia"]),
        ("indians", "raid", {"virginia": {"W": 1}, "southwest": {"WA": 1}}, "southwest", ["virginia"]),
        ("french", "hortalez", {"boston": {"F": 1}}, "boston", []),
        ("french", "muster", {"boston": {"F": 1}, "norfolk": {"F": 1}}, "boston", ["boston"]),
        (
            "french",
            "march",
            {"florida": {"F": 1}, "georgia": {"M": 1}, "boston": {"F": 1}, "massachusetts": {"M": 1}},
            "florida",
            ["georgia"],
        ),
        ("french", "march", {"florida": {"F": 1, "M": 1}, "georgia": {"F": 1}}, "florida", ["florida"]),
        ("french", "battle", {"boston": {"F": 1, "T": 1}, "norfolk": {"F": 1, "T": 1}}, "norfolk", ["norfolk"]),
    ],
)
def test_2_3_8_a_limited_command_that_involves_the_leader(
    seat: str, command: str, spaces: dict[str, dict[str, int]], leader: str, where: list[str]
) -> None:
    game = board(spaces, levels=LEVELS)
    assert possible(game, seat, command, free=True, limit=1, must_involve=SPACES.index(leader)) == where


@pytest.mark.parametrize(
    ("seat", "command", "destination", "group", "here", "elsewhere"),
    [
        ("british", "garrison", "boston", ["1"], {"R": 2}, "georgia"),
        ("british", "march", "norfolk", ["british_regular:1"], {"R": 2}, "maryland_delaware"),
        ("patriots", "march", "norfolk", ["continental:1"], {"C": 2}, "north_carolina"),
        ("indians", "march", "southwest", ["war_party_underground:1"], {"W": 2}, "georgia"),
        ("indians", "scout", "southwest", ["war_party_underground:1"], {"W": 2, "R": 1}, "georgia"),
    ],
)
def test_2_3_8_the_first_group_comes_from_the_leaders_space(
    seat: str, command: str, destination: str, group: list[str], here: dict[str, int], elsewhere: str
) -> None:
    game = board({"virginia": here, elsewhere: here})
    leader: dict[str, Any] = {"free": True, "limit": 1, "must_involve": SPACES.index("virginia")}
    execute(game, seat, command, destination, *group, **leader)
    assert short(game, elsewhere) == here
    assert sum(short(game, "virginia").values()) < sum(here.values())


# Pools and stacking


@pytest.mark.parametrize(
    ("here", "ways"),
    [
        ({"C": 1}, ["militia"]),
        ({"C": 2}, ["militia", "fort"]),
        ({"C": 2, "BF": 2}, ["militia"]),
        ({"C": 1, "M": 1, "PF": 1, "BF": 1}, ["militia", "regroup"]),
        ({"MA": 2, "PF": 1}, ["militia", "fort", "regroup"]),
        ({"PF": 2}, ["militia", "regroup"]),
        ({"F": 2}, ["militia"]),
    ],
)
def test_3_3_1_what_a_rally_could_do(here: dict[str, int], ways: list[str]) -> None:
    assert list(rally_ways(board({"virginia": here}), SPACES.index("virginia"))) == ways


@pytest.mark.parametrize(
    ("here", "ways"),
    [
        ({"W": 1}, ["war_parties"]),
        ({"W": 1, "WA": 1}, ["war_parties", "village"]),
        ({"W": 2, "BF": 1, "PF": 1}, ["war_parties"]),
        ({"W": 2, "V": 1, "PF": 1}, ["war_parties", "regroup"]),
        ({"V": 1}, ["war_parties", "regroup"]),
        ({"W": 15}, ["village"]),
    ],
)
def test_3_4_1_what_a_gather_could_do(here: dict[str, int], ways: list[str]) -> None:
    assert list(gather_ways(board({"virginia": here}), SPACES.index("virginia"))) == ways


@pytest.mark.parametrize("here", [{"M": 15}, {"M": 7, "MA": 8}])
def test_3_3_1_no_militia_when_all_are_in_the_space(here: dict[str, int]) -> None:
    assert list(rally_ways(board({"virginia": here}), SPACES.index("virginia"))) == ["fort"]
    assert list(rally_ways(board({"virginia": here}), SPACES.index("georgia"))) == ["militia"]


def test_3_3_1_a_fort_is_recalled_when_none_is_available() -> None:
    forts = {name: {"PF": 2} for name in ("norfolk", "virginia", "georgia")}
    game = board({"boston": {"C": 2}, **forts})
    execute(game, "patriots", "rally", "boston", "fort", "virginia:patriot_fort")
    assert (short(game, "boston"), short(game, "virginia")) == ({"PF": 1}, {"PF": 1})
    kept = board({"boston": {"C": 2}, **forts})
    execute(kept, "patriots", "rally", "boston", "fort", "done")
    assert short(kept, "boston") == {"C": 2}


def test_3_4_1_a_village_is_recalled_when_none_is_available() -> None:
    villages = {name: {"V": 2} for name in ("quebec", "northwest", "southwest", "florida", "georgia", "new_york")}
    game = board({"virginia": {"W": 2}, **villages})
    execute(game, "indians", "gather", "virginia", "village", "georgia:village")
    assert (short(game, "virginia"), short(game, "georgia")) == ({"V": 1}, {"V": 1})
    kept = board({"virginia": {"W": 2}, **villages})
    execute(kept, "indians", "gather", "virginia", "village", "done")
    assert short(kept, "virginia") == {"W": 2}


@pytest.mark.parametrize(
    ("here", "forts", "asks"),
    [
        ({"F": 2, "C": 1}, 0, True),
        ({"F": 1, "C": 1}, 0, False),
        ({"F": 2, "C": 3, "PF": 1, "BF": 1}, 0, False),
        ({"F": 2, "C": 1}, 6, False),
    ],
)
def test_3_5_3_a_patriot_fort_takes_two_regulars_room_and_a_fort(here: dict[str, int], forts: int, asks: bool) -> None:
    others = {name: {"PF": 2} for name in ("norfolk", "virginia", "georgia")} if forts else {}
    m = table("french", treaty=True, spaces={name: there(None, **n) for name, n in ({"boston": here} | others).items()})
    answer(m, "command:muster", "boston", "0")
    assert (asked(m)[1] == "muster-fort") is asks


def test_3_5_3_no_patriot_fort_in_the_west_indies() -> None:
    m = table("french", treaty=True, spaces={"west_indies": there(F=4)})
    answer(m, "command:muster", "west_indies", "0")
    assert asked(m)[1] != "muster-fort"


# 4.4.3 before the Raid


@pytest.mark.parametrize(
    ("spaces", "levels", "patriots", "offers"),
    [
        ({"virginia": {"W": 2}}, {"virginia": "passive_opposition"}, 1, True),
        ({"virginia": {"W": 2}}, {"virginia": "passive_opposition"}, 0, False),
        ({"virginia": {"W": 2}}, {}, 1, False),
        ({"virginia": {"W": 1}}, {"virginia": "passive_opposition"}, 1, False),
        ({"virginia": {"W": 1}, "southwest": {"W": 1}}, {"virginia": "passive_opposition"}, 1, True),
        ({"virginia": {"W": 2, "M": 2}}, {"virginia": "passive_opposition"}, 1, False),
    ],
)
def test_4_1_plunder_pays_for_the_raid_of_a_province_that_can_still_be_raided(
    spaces: dict[str, dict[str, int]], levels: dict[str, str], patriots: int, offers: bool
) -> None:
    position = {name: there(levels.get(name), **here) for name, here in spaces.items()}
    m = table("indians", resources={"indians": 0, "patriots": patriots}, spaces=position)
    assert ("command:raid" in offered(m)) is offers


# 3.4.4 Dragging Canoe


def test_1_10_dragging_canoes_raiders_go_two_provinces_and_others_one() -> None:
    spaces = {"northwest": there(W=1), "southwest": there(W=1), "north_carolina": there("passive_opposition")}
    for leader, reached in (("northwest", True), ("southwest", False)):
        m = table("indians", leaders={"indians": {"who": "dragging_canoe", "space": leader}}, spaces=spaces)
        answer(m, "command:raid", "north_carolina")
        assert ("northwest:war_party_underground" in offered(m)) is reached
    assert pieces(m, "northwest") == {"W": 1}


def test_3_3_2_units_from_one_space_to_another_are_one_group() -> None:
    spaces = {"virginia": there(M=2), "norfolk": there(T=2), "north_carolina": there(M=1)}
    m = table("patriots", spaces=spaces)
    answer(m, "command:march", "norfolk", "virginia", "militia_underground:1")
    assert "virginia" not in offered(m)
    assert "north_carolina" in offered(m)


@pytest.mark.parametrize(
    ("regulars", "reward"), [(("new_york_city", "6", "no"), False), (("done",), True)], ids=["elsewhere", "nowhere"]
)
def test_3_2_1_only_one_space_of_a_muster_is_selected_for_regulars(regulars: tuple[str, ...], reward: bool) -> None:
    spaces = {"boston": there("active_opposition", R=3, T=1), "new_york_city": there("passive_support", R=3, T=1)}
    m = table("british", spaces=spaces)
    answer(m, "command:muster", *regulars, "done")
    assert asked(m)[1] == "muster-finish"
    assert ("reward:boston" in offered(m), "fort:boston" in offered(m)) == (reward, reward)
