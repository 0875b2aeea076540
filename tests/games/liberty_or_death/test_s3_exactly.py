"""3 Commands to the piece: where they are possible, what they cost, and what they place and move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import Asked, at, level, markers, resources
from tests.games.liberty_or_death.test_s4_exactly import SHORT, board
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import FACTIONS, SPACES
from tricorne.games.liberty_or_death.rules.action import Action
from tricorne.games.liberty_or_death.rules.s3_1_commands import COMMANDS
from tricorne.games.liberty_or_death.rules.s3_2_british import takes_regulars, takes_tories

CITIES = ["boston", "charles_town", "new_york_city", "norfolk", "philadelphia", "quebec_city", "savannah"]


def possible(game: LibertyOrDeath, seat: str, command: str, **terms: Any) -> list[str]:
    """Where the Command could be executed now."""
    faction = FACTIONS.index(seat)
    found = COMMANDS[faction][command].spaces(game, Action(faction, command, **terms))
    return sorted(SPACES[space] for space in found)


def execute(game: LibertyOrDeath, seat: str, command: str, *answers: str, **terms: Any) -> list[Asked]:
    """Execute a Command with these answers, and nothing more than it must have. Returns what was asked."""
    faction = FACTIONS.index(seat)
    rule: Any = COMMANDS[faction][command].run(game, Action(faction, command, **terms))
    waiting, asked, value = list(answers), [], None
    while True:
        try:
            ask = rule.send(value)
        except StopIteration:
            break
        options = tuple(ask.options())
        asked.append(Asked(ask.seat, ask.kind, options))
        if ask.kind == "leader-joins":
            value = "no"
        elif waiting and waiting[0] in options:
            value = waiting.pop(0)
        else:
            value = options[0] if len(options) == 1 else "done"
        assert value in options, f"{ask}: {options} instead of {waiting}"
    assert not waiting
    assert not list(game.invariants())
    return asked


def of_kind(asked: list[Asked], kind: str) -> list[tuple[str, ...]]:
    """The options of every question of a kind."""
    return [ask.options for ask in asked if ask.kind == kind]


def short(game: LibertyOrDeath, space: str) -> dict[str, int]:
    return {SHORT[kind]: n for kind, n in at(game, space).items()}


# 3.2.1 Muster


def test_3_2_1_regulars_in_open_cities_in_colonies_beside_them_and_in_the_west_indies() -> None:
    game = board({}, blockades=["boston", "norfolk"])
    found = {name for space, name in enumerate(SPACES) if takes_regulars(game, space)}
    assert {name for name in CITIES if name not in found} == {"boston", "norfolk"}
    assert not {"quebec", "northwest", "southwest", "florida", "massachusetts", "virginia"} & found
    assert {"west_indies", "new_jersey", "north_carolina", "georgia"} <= found


def test_1_3_7_no_regulars_in_the_west_indies_before_the_treaty() -> None:
    game = board({})
    game.state.treaty = False
    assert not takes_regulars(game, SPACES.index("west_indies"))


@pytest.mark.parametrize(
    ("spaces", "levels", "where", "there"),
    [
        ({"boston": {"R": 1}}, {}, "massachusetts", True),
        ({"boston": {"BF": 1}}, {}, "massachusetts", True),
        ({"boston": {"T": 1}}, {}, "massachusetts", False),
        ({"boston": {"T": 1}}, {}, "boston", False),
        ({"boston": {"R": 1}}, {"boston": "active_opposition"}, "boston", False),
        ({"boston": {"R": 1}}, {"boston": "passive_opposition"}, "boston", True),
        ({"florida": {"R": 1}}, {}, "florida", False),
        ({"florida": {"R": 1}}, {}, "georgia", True),
        ({"west_indies": {"R": 1}}, {}, "west_indies", False),
    ],
)
def test_3_2_1_tories_come_with_or_beside_regulars_and_forts(
    spaces: dict[str, dict[str, int]], levels: dict[str, str], where: str, there: bool
) -> None:
    assert takes_tories(board(spaces, levels=levels), SPACES.index(where)) is there


@pytest.mark.parametrize(
    ("levels", "answers", "after", "paid"),
    [
        ({}, ["boston", "6", "boston"], {"R": 7, "T": 2}, 1),
        ({"boston": "passive_opposition"}, ["boston", "2", "boston"], {"R": 3, "T": 1}, 1),
        ({"boston": "active_opposition"}, ["boston", "3"], {"R": 4}, 1),
        ({}, ["done", "boston", "massachusetts"], {"R": 1, "T": 2}, 2),
        ({}, ["boston", "2", "done", "fort:boston"], {"BF": 1}, 1),
        ({}, ["boston", "1", "boston", "done", "fort:boston", "1"], {"R": 1, "BF": 1}, 1),
        ({}, ["boston", "0", "boston", "done", "reward:boston", "2"], {"R": 1, "T": 2}, 3),
    ],
)
def test_3_2_1_what_a_muster_places_and_costs(
    levels: dict[str, str], answers: list[str], after: dict[str, int], paid: int
) -> None:
    game = board({"boston": {"R": 1}}, levels=levels)
    execute(game, "british", "muster", *answers)
    assert short(game, "boston") == after
    assert resources(game) == {"british": 10 - paid}


def test_3_2_1_a_fort_needs_three_cubes_room_and_a_fort() -> None:
    game = board(
        {"boston": {"R": 3}, "norfolk": {"R": 2}, "savannah": {"R": 3, "PF": 1, "BF": 1}, "virginia": {"T": 3}}
    )
    asked = execute(game, "british", "muster", "boston", "0")
    assert of_kind(asked, "muster-finish")[0] == (
        "fort:boston",
        "fort:virginia",
        "done",
    )


def test_3_2_1_forts_are_recalled_when_none_is_available() -> None:
    far = {name: {"BF": 2} for name in ("savannah", "quebec", "florida")}
    game = board({"boston": {"R": 3}, **far})
    execute(game, "british", "muster", "boston", "0", "done", "fort:boston", "quebec:british_fort")
    assert (short(game, "boston"), short(game, "quebec")) == ({"BF": 1}, {"BF": 1})


def test_3_2_1_a_fort_in_the_west_indies_from_three_regulars() -> None:
    game = board({"west_indies": {"R": 1}})
    execute(game, "british", "muster", "west_indies", "4", "fort:west_indies")
    assert short(game, "west_indies") == {"R": 2, "BF": 1}


def test_2_3_5_a_limited_muster_is_all_in_one_space() -> None:
    game = board({"boston": {"R": 3, "T": 1}})
    asked = execute(game, "british", "muster", "boston", "1", "boston", "fort:boston", "1", limit=1)
    assert of_kind(asked, "muster-tories")[0] == ("boston", "done")
    assert short(game, "boston") == {"R": 3, "T": 1, "BF": 1}


# 3.2.2 Garrison


def test_3_2_2_two_resources_in_all_and_no_blockaded_city() -> None:
    game = board({"virginia": {"R": 3}, "norfolk": {"R": 2}, "boston": {"T": 3, "M": 1}}, blockades=["norfolk"])
    assert possible(game, "british", "garrison") == [name for name in CITIES if name != "norfolk"]
    answers = ["savannah", "virginia", "2", "done", "philadelphia", "virginia"]
    asked = execute(game, "british", "garrison", *answers)
    assert of_kind(asked, "garrison-from")[0] == ("virginia", "done")
    assert resources(game) == {"british": 8}
    assert (short(game, "savannah"), short(game, "philadelphia")) == ({"R": 2}, {"R": 1})
    assert short(game, "boston") == {"T": 3, "MA": 1}
    game.state.resources[0] = 1
    assert possible(game, "british", "garrison") == []


def test_3_2_2_a_limited_garrison_seeks_and_displaces_in_its_city_only() -> None:
    game = board({"boston": {"T": 3, "M": 1}, "norfolk": {"T": 4, "M": 2, "C": 1}, "virginia": {"R": 1}})
    execute(game, "british", "garrison", "norfolk", "done", "norfolk", "virginia", limit=1)
    assert short(game, "boston") == {"T": 3, "M": 1}
    assert (short(game, "norfolk"), short(game, "virginia")) == ({"T": 4}, {"R": 1, "M": 1, "MA": 1, "C": 1})


@pytest.mark.parametrize(
    ("here", "cleared"),
    [
        ({"T": 3, "C": 2}, True),
        ({"T": 3, "C": 2, "PF": 1}, False),
        ({"T": 2, "C": 2}, False),
        ({"T": 3}, False),
    ],
)
def test_3_2_2_a_city_is_cleared_under_british_control_without_a_patriot_fort(
    here: dict[str, int], cleared: bool
) -> None:
    game = board({"norfolk": here, "savannah": {"R": 1}})
    answers = ["savannah", "done", "norfolk", "virginia"] if cleared else ["savannah"]
    execute(game, "british", "garrison", *answers)
    assert short(game, "virginia") == ({"C": 2} if cleared else {})


# 3.2.3 and 3.2.4


@pytest.mark.parametrize(("cubes", "seen"), [(2, 0), (3, 1), (5, 1), (6, 2), (12, 3)])
def test_3_2_3_one_militia_for_every_three_cubes(cubes: int, seen: int) -> None:
    game = board({"boston": {"R": cubes}, "massachusetts": {"M": 3}})
    answers = ["massachusetts", "boston", f"british_regular:{cubes}"]
    execute(game, "british", "march", *answers, limit=1)
    assert short(game, "massachusetts").get("MA", 0) == seen


def test_3_2_3_tories_go_one_for_one_from_the_same_space() -> None:
    game = board({"boston": {"R": 2, "T": 4}, "new_hampshire": {"T": 2}})
    asked = execute(game, "british", "march", "massachusetts", "boston", "british_regular:2", "tory:2", limit=1)
    assert of_kind(asked, "march-group")[1] == ("tory:1", "tory:2", "done")
    assert of_kind(asked, "march-from")[0] == ("boston", "done")
    assert resources(game) == {"british": 9}


def test_3_2_4_battle_where_british_and_rebels_are() -> None:
    spaces = {
        "boston": {"R": 1, "M": 1},
        "norfolk": {"BF": 1, "PF": 1},
        "virginia": {"W": 1, "C": 1},
        "georgia": {"T": 1},
        "west_indies": {"R": 1, "F": 1},
    }
    game = board(spaces)
    assert possible(game, "british", "battle") == ["boston", "norfolk", "west_indies"]
    assert possible(game, "patriots", "battle") == ["boston", "norfolk", "virginia"]
    assert possible(game, "french", "battle") == ["west_indies"]
    game.state.resources[:] = [0, 0, 0, 0]
    assert [possible(game, seat, "battle") for seat in ("british", "patriots", "french")] == [[], [], []]


# 3.3


@pytest.mark.parametrize(
    ("space", "here", "answers", "after"),
    [
        ("virginia", {}, ["virginia"], {"M": 1}),
        ("virginia", {"PF": 2}, ["virginia", "militia", "4"], {"M": 4, "PF": 2}),
        ("norfolk", {"PF": 1, "MA": 1}, ["norfolk", "militia", "2"], {"M": 2, "MA": 1, "PF": 1}),
        ("virginia", {"C": 1, "MA": 2}, ["virginia", "fort", "continental"], None),
        ("quebec", {"PF": 1, "MA": 2}, ["quebec", "regroup"], {"M": 2, "PF": 1}),
        ("quebec", {"C": 2}, ["quebec"], {"PF": 1}),
    ],
)
def test_3_3_1_what_a_rally_does(
    space: str, here: dict[str, int], answers: list[str], after: dict[str, int] | None
) -> None:
    game = board({space: here})
    execute(game, "patriots", "rally", *answers)
    assert short(game, space) == ({"MA": 1, "PF": 1} if after is None else after)
    assert resources(game) == {"patriots": 9}


def test_3_3_1_as_many_militia_as_forts_and_population_and_no_more() -> None:
    game = board({"virginia": {"PF": 1}})
    asked = execute(game, "patriots", "rally", "virginia", "militia", "3", "done", "done")
    assert of_kind(asked, "rally-militia") == [("1", "2", "3")]


def test_3_3_1_militia_move_once_and_not_out_of_the_space() -> None:
    game = board({"virginia": {"PF": 1}, "north_carolina": {"PF": 1}, "south_carolina": {"M": 1, "MA": 1}})
    answers = ["north_carolina", "regroup", "south_carolina", "militia_active:1"]
    asked = execute(game, "patriots", "rally", *answers, "virginia", "regroup", "done", "done")
    assert short(game, "north_carolina") == {"M": 1, "PF": 1}
    assert not any("north_carolina" in options for options in of_kind(asked, "regroup-from"))
    assert short(game, "south_carolina") == {"M": 1}


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
    assert (level(game, "virginia"), markers(game, "virginia")) == (after, (1, 0))
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


# 3.4


@pytest.mark.parametrize(
    ("space", "here", "answers", "after", "paid"),
    [
        ("quebec", {}, ["quebec"], {"W": 1}, 0),
        ("virginia", {}, ["virginia"], {"W": 1}, 1),
        ("virginia", {"V": 1}, ["virginia", "war_parties", "2"], {"W": 2, "V": 1}, 1),
        ("virginia", {"WA": 1, "W": 1}, ["virginia", "village", "war_party_active"], {"V": 1}, 1),
        ("virginia", {"WA": 2, "V": 1}, ["virginia", "regroup"], {"W": 2, "V": 1}, 1),
        ("virginia", {"WA": 2, "V": 1}, ["virginia", "village"], {"V": 2}, 1),
    ],
)
def test_3_4_1_what_a_gather_does(
    space: str, here: dict[str, int], answers: list[str], after: dict[str, int], paid: int
) -> None:
    game = board({space: here})
    execute(game, "indians", "gather", *answers)
    assert short(game, space) == after
    assert game.state.resources[2] == 10 - paid


def test_3_4_1_only_the_first_reserve_is_free_whatever_the_order() -> None:
    game = board({})
    execute(game, "indians", "gather", "virginia", "quebec", "northwest", "done")
    assert resources(game) == {"indians": 8}


@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("neutral", True),
        ("passive_support", True),
        ("passive_opposition", True),
        ("active_support", False),
        ("active_opposition", False),
    ],
)
def test_3_4_1_no_gather_at_an_active_level(name: str, there: bool) -> None:
    found = possible(board({}, levels={"virginia": name}), "indians", "gather")
    assert ("virginia" in found) is there
    assert not set(CITIES) & set(found)


@pytest.mark.parametrize(
    ("parties", "militia", "seen"), [(2, 2, True), (2, 1, False), (1, 2, False), (1, 3, True), (4, 1, True)]
)
def test_3_4_2_war_parties_are_seen_in_a_rebel_colony_when_more_than_three(
    parties: int, militia: int, seen: bool
) -> None:
    game = board({"northwest": {"W": parties}, "new_york": {"MA": militia}})
    group = [f"war_party_underground:{parties}"] if parties > 1 else []
    execute(game, "indians", "march", "new_york", *group, limit=1)
    assert short(game, "new_york") == {"MA": militia, "WA" if seen else "W": parties}


def test_3_4_3_scout_moves_regulars_and_as_many_tories_and_finds_all_militia() -> None:
    game = board({"quebec": {"W": 2, "R": 2, "T": 3}, "new_york": {"M": 3}})
    assert possible(game, "indians", "scout") == sorted(
        SPACES[space] for space in game.board.adjacent_provinces[SPACES.index("quebec")]
    )
    answers = ["new_york", "british_regular:1", "war_party_underground:1", "tory:1", "no"]
    asked = execute(game, "indians", "scout", *answers)
    assert not any("tory:2" in options for options in of_kind(asked, "scout-group"))
    assert short(game, "new_york") == {"R": 1, "T": 1, "WA": 1, "MA": 3}
    assert resources(game) == {"indians": 9, "british": 9}
    game.state.resources[0] = 0
    assert possible(game, "indians", "scout") == []


def test_3_4_4_a_raid_turns_one_war_party_and_moves_a_level_toward_neutral() -> None:
    game = board(
        {"virginia": {"W": 2}, "southwest": {"W": 2}},
        levels={"virginia": "active_opposition", "north_carolina": "passive_opposition", "georgia": "passive_support"},
    )
    assert possible(game, "indians", "raid") == ["north_carolina", "virginia"]
    execute(game, "indians", "raid", "virginia", "done", "north_carolina", "southwest:war_party_underground")
    assert (level(game, "virginia"), level(game, "north_carolina")) == ("passive_opposition", "neutral")
    assert (markers(game, "virginia"), markers(game, "north_carolina")) == ((0, 1), (0, 1))
    assert short(game, "virginia") == {"W": 1, "WA": 1}
    assert (short(game, "north_carolina"), short(game, "southwest")) == ({"WA": 1}, {"W": 1})
    assert resources(game) == {"indians": 8}


# 3.5


@pytest.mark.parametrize(("answers", "after"), [(["militia"], {"M": 2}), (["continental"], {"C": 1})])
def test_3_5_1_agents_raise_two_militia_or_a_continental(answers: list[str], after: dict[str, int]) -> None:
    game = board({}, levels={"new_york": "active_support"})
    assert possible(game, "french", "agent_mobilization") == []
    game.state.treaty = False
    assert possible(game, "french", "agent_mobilization") == ["massachusetts", "new_hampshire", "quebec"]
    execute(game, "french", "agent_mobilization", "quebec", *answers)
    assert short(game, "quebec") == after
    assert resources(game) == {"french": 9}


@pytest.mark.parametrize(("given", "gained"), [("1", 2), ("4", 5), ("10", 11)])
def test_3_5_2_hortalez_gives_what_is_paid_and_one_more(given: str, gained: int) -> None:
    game = board({})
    execute(game, "french", "hortalez", given)
    assert (game.state.resources[3], game.state.resources[1]) == (10 - int(given), 10 + gained)


def test_3_5_3_up_to_four_regulars_where_rebels_control_or_in_the_west_indies() -> None:
    game = board({"boston": {"C": 1}, "quebec": {"C": 1}, "norfolk": {"C": 1, "T": 1}})
    assert possible(game, "french", "muster") == ["boston", "west_indies"]
    asked = execute(game, "french", "muster", "boston", "4", "yes")
    assert of_kind(asked, "muster-number") == [("0", "1", "2", "3", "4")]
    assert short(game, "boston") == {"C": 1, "F": 2, "PF": 1}
    assert resources(game) == {"french": 8, "patriots": 9}
    game.state.resources[3] = 1
    assert possible(game, "french", "muster") == []


@pytest.mark.parametrize(
    ("here", "patriots"), [({"C": 1}, 0), ({"C": 1, "PF": 1, "BF": 1, "F": 2}, 5), ({"C": 1, "F": 0}, 5)]
)
def test_3_5_3_no_fort_without_a_patriot_resource_room_or_two_regulars(here: dict[str, int], patriots: int) -> None:
    game = board({"boston": here})
    game.state.resources[1] = patriots
    number = "2" if patriots == 0 else "1"
    asked = execute(game, "french", "muster", "boston", number)
    assert "muster-fort" not in [ask.kind for ask in asked]


def test_3_5_4_on_foot_to_patriots_or_with_continentals_and_between_rebel_cities() -> None:
    game = board({"boston": {"F": 2}, "massachusetts": {"M": 1}, "norfolk": {"C": 1}, "savannah": {"T": 1}})
    found = possible(game, "french", "march")
    assert found == ["massachusetts", "norfolk"]
    game = board({"boston": {"F": 2, "C": 1}, "norfolk": {"C": 1}})
    assert {"massachusetts", "norfolk", "virginia"} <= set(possible(game, "french", "march"))
    assert "georgia" not in possible(game, "french", "march")


def test_3_5_4_the_patriots_pay_for_their_continentals() -> None:
    game = board({"boston": {"F": 2, "C": 3}})
    asked = execute(game, "french", "march", "massachusetts", "boston", "french_regular:2", "continental:2", limit=1)
    assert of_kind(asked, "march-group")[1] == ("continental:1", "continental:2")
    assert resources(game) == {"french": 9, "patriots": 9}
    assert short(game, "massachusetts") == {"F": 2, "C": 2}
