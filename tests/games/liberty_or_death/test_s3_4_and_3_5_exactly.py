"""3.4 and 3.5 to the piece: what the Commands of Indians and French cost, place and move."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.cards.table import level, markers, resources
from tests.games.liberty_or_death.exact import CITIES, board, execute, of_kind, possible, short
from tricorne.games.liberty_or_death.names import SPACES, WAR_PARTIES, WAR_PARTY_UNDERGROUND
from tricorne.games.liberty_or_death.rules.moving import Moves
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate


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


@pytest.mark.parametrize(
    ("rebel_cities", "reached"),
    [(["philadelphia"], False), (["philadelphia", "new_york_city"], True), (["new_york_city"], False), ([], False)],
)
def test_3_5_4_by_sea_to_another_rebel_city(rebel_cities: list[str], reached: bool) -> None:
    spaces = {"new_jersey": {"F": 1}, "maryland_delaware": {"M": 1}} | {name: {"C": 1} for name in rebel_cities}
    assert ("maryland_delaware" in possible(board(spaces), "french", "march")) is reached


def test_3_5_4_two_groups_into_one_destination_cost_once() -> None:
    game = board({"boston": {"F": 1, "C": 1}, "new_hampshire": {"F": 1, "C": 1}}, leaders={"french": "boston"})
    answers = ["massachusetts", "boston", "yes", "new_hampshire", "continental:1"]
    execute(game, "french", "march", *answers, limit=1)
    assert short(game, "massachusetts") == {"F": 2, "C": 2}
    assert resources(game) == {"french": 9, "patriots": 9}
    assert game.state.leader_space[3] == SPACES.index("massachusetts")


def test_3_5_4_without_patriots_there_every_group_brings_a_continental() -> None:
    game = board({"boston": {"F": 2, "C": 1}})
    execute(game, "french", "march", "massachusetts", "boston", "french_regular:1", limit=1)
    assert short(game, "massachusetts") == {"F": 1, "C": 1}


@pytest.mark.parametrize(("before", "turned", "left"), [(0, 1, (0, 0)), (1, 1, (0, 1)), (2, 1, (1, 1)), (1, 2, (0, 1))])
def test_3_4_2_a_war_party_that_moved_and_was_turned_does_not_move_again(
    before: int, turned: int, left: tuple[int, int]
) -> None:
    """Two have moved into Quebec, where `before` others are; a Special Activity then turns some of them."""
    game = board({"quebec": {"W": before + 2}})
    quebec, moves = SPACES.index("quebec"), Moves()
    moves.note(quebec, WAR_PARTY_UNDERGROUND, 2)
    activate(game, quebec, WAR_PARTY_UNDERGROUND, turned, "4.4.1")
    assert tuple(moves.movable(game, quebec, kind) for kind in WAR_PARTIES) == left
    assert (quebec in moves.movers(game, WAR_PARTIES)) is (before > 0)
