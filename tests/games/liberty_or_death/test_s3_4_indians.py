"""3.4 Indian Commands: Gather, March and Scout (Raid has its own file)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import resources
from tests.games.liberty_or_death.exact import CITIES, FULL, board, execute, of_kind, possible, short
from tests.games.liberty_or_death.table import at, pieces, table
from tests.games.library import answer, asked, options, reason, seen, without_effect
from tricorne.games.liberty_or_death.names import SPACES, WAR_PARTIES, WAR_PARTY_UNDERGROUND
from tricorne.games.liberty_or_death.rules.moving import Moves
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate
from tricorne.games.liberty_or_death.rules.s3_4_indians import gather_ways


def test_3_4_four_indian_commands() -> None:
    m = table("indians", spaces={"new_york": at("passive_opposition", R=1, W=1)})
    names = {name for name in options(m) if name.startswith("command")}
    assert names == {"command:gather", "command:march", "command:scout", "command:raid"}


@pytest.mark.parametrize("command", ["gather", "march"])
def test_3_4_without_resources_the_indians_act_from_the_reserves(command: str) -> None:
    game = board(FULL)
    game.state.resources[2] = 0
    found = possible(game, "indians", command)
    reserves = {"quebec", "northwest", "southwest", "florida"}
    assert set(found) == reserves if command == "gather" else {"new_york", "northwest"} <= set(found)
    assert "maryland_delaware" not in found


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


def test_3_4_1_the_first_reserve_is_free_in_any_order() -> None:
    m = table("indians", spaces={"virginia": at("active_support"), "georgia": at("active_opposition")})
    answer(m, "command:gather")
    assert not {"virginia", "georgia", "boston"} & set(options(m))
    answer(m, "new_york", "no", "quebec", "no", "northwest", "no")
    assert seen(m)["resources"]["indians"] == 18


def test_3_4_1_a_village_for_two_war_parties_and_more_war_parties_at_villages() -> None:
    m = table("indians", spaces={"quebec": at(W=1, WA=1), "northwest": at(V=1)})
    answer(m, "command:gather", "quebec", "village", "war_party_active", "no")
    assert pieces(m, "quebec") == {"V": 1}
    answer(m, "northwest", "war_parties")
    assert options(m) == ["1", "2"]


def test_3_4_1_at_a_village_the_other_ways_stay_open() -> None:
    m = table("indians", spaces={"northwest": at(V=1, W=2), "quebec": at(WA=2)})
    answer(m, "command:gather", "northwest")
    assert options(m) == ["war_parties", "village", "regroup"]
    answer(m, "regroup", "quebec", "war_party_active:2")
    assert pieces(m, "northwest") == {"V": 1, "W": 4}


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


def test_3_4_1_a_village_is_recalled_when_none_is_available() -> None:
    villages = {name: {"V": 2} for name in ("quebec", "northwest", "southwest", "florida", "georgia", "new_york")}
    game = board({"virginia": {"W": 2}, **villages})
    execute(game, "indians", "gather", "virginia", "village", "georgia:village")
    assert (short(game, "virginia"), short(game, "georgia")) == ({"V": 1}, {"V": 1})
    kept = board({"virginia": {"W": 2}, **villages})
    execute(kept, "indians", "gather", "virginia", "village", "done")
    assert short(kept, "virginia") == {"W": 2}


def test_3_4_2_a_destination_entered_from_a_colony_is_paid() -> None:
    m = table("indians", spaces={"new_york": at(W=2)})
    answer(m, "command:march", "pennsylvania", "war_party_underground:2")
    assert seen(m)["resources"]["indians"] == 19


def test_3_4_2_war_parties_entering_a_reserve_are_not_seen() -> None:
    m = table("indians", spaces={"new_york": at(W=2), "northwest": at(MA=4)})
    answer(m, "command:march", "northwest", "war_party_underground:2")
    assert pieces(m, "northwest") == {"MA": 4, "W": 2}


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


def test_3_4_2_only_the_first_destination_from_reserves_is_free() -> None:
    m = table("indians", spaces={"northwest": at(W=4), "new_york": at(W=1)})
    answer(m, "command:march", "pennsylvania", "northwest", "war_party_underground:1", "done")
    assert seen(m)["resources"]["indians"] == 20
    answer(m, "virginia", "war_party_underground:1", "done")
    assert seen(m)["resources"]["indians"] == 19


def test_3_4_2_never_into_a_city() -> None:
    m = table("indians", spaces={"new_york": at(W=1)})
    answer(m, "command:march")
    assert "new_york_city" not in options(m)


def test_3_4_2_only_the_first_destination_from_the_reserves_is_free() -> None:
    game = board({"quebec": {"W": 4}})
    execute(game, "indians", "march", "new_york", "war_party_underground:1", "northwest", "war_party_underground:1")
    assert resources(game) == {"indians": 9}


def test_3_4_2_a_destination_entered_also_from_a_colony_is_paid() -> None:
    game = board({"quebec": {"W": 1}, "pennsylvania": {"W": 1}})
    execute(game, "indians", "march", "new_york", "quebec", "pennsylvania")
    assert (short(game, "new_york"), resources(game)) == ({"W": 2}, {"indians": 9})


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


def test_3_4_3_scout_moves_regulars_and_finds_militia() -> None:
    m = table("indians", spaces={"new_york": at(R=2, T=3, W=2), "pennsylvania": at(M=2)})
    answer(m, "command:scout", "pennsylvania", "war_party_underground:1", "british_regular:2")
    assert "tory:2" in options(m)
    assert "tory:3" not in options(m)
    answer(m, "tory:1")
    assert pieces(m, "pennsylvania") == {"R": 2, "T": 1, "WA": 1, "MA": 2}
    assert (seen(m)["resources"]["indians"], seen(m)["resources"]["british"]) == (19, 19)
    assert asked(m) == ("indians", "scout-skirmish")
    answer(m, "yes", "two")
    assert pieces(m, "pennsylvania") == {"R": 1, "T": 1, "WA": 1}


def test_3_4_3_no_scout_when_the_british_cannot_pay() -> None:
    m = table("indians", resources={"british": 0}, spaces={"new_york": at(R=2, W=2)})
    assert "command:scout" not in options(m)


def test_3_4_a_city_next_door_holds_no_war_parties() -> None:
    m = table("indians", spaces={"pennsylvania": at(W=2), "new_york": at(W=1, V=1)})
    answer(m, "command:march", "new_jersey")
    assert asked(m)[1] == "march-from"
    assert reason(m, "philadelphia") == ("why-no-units", "3.4.2")
    m = table("indians", spaces={"pennsylvania": at(W=1, V=1), "northwest": at(W=1)})
    answer(m, "command:gather", "pennsylvania", "regroup")
    assert reason(m, "philadelphia") == ("why-no-units", "3.4.1")
    assert reason(m, "pennsylvania") == ("why-destination", "3.4.1")


@pytest.mark.parametrize(
    ("there", "idle"),
    [
        ({"quebec": at(V=2, W=15)}, ["quebec"]),
        ({"quebec": at(V=2, W=14, WA=1)}, []),
        ({"quebec": at(V=2), "northwest": at(W=15)}, []),
        ({"quebec": at(V=2, W=14)}, []),
        ({"quebec": at(V=1, W=15)}, []),
        ({"quebec": at(V=1, W=15, BF=1)}, ["quebec"]),
    ],
)
def test_3_4_1_a_gather_without_effect_is_marked(there: dict[str, Any], idle: list[str]) -> None:
    m = table("indians", spaces=there)
    answer(m, "command:gather")
    assert without_effect(m) == idle
