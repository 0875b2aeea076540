"""4 Special Activities to the piece: where they are possible, and what they take and bring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import at, blockaded, box, markers, resources, run, table
from tests.games.liberty_or_death.exact import board, short
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import FACTIONS, FRENCH, SPACES
from tricorne.games.liberty_or_death.rules.s1_9_navy import lower_fni, raise_fni, rearrange_blockades, set_fni
from tricorne.games.liberty_or_death.rules.s4_1_special import ACTIVITIES, activity_obstacle, of_raid
from tricorne.games.liberty_or_death.rules.special import Special


def possible(game: LibertyOrDeath, seat: str, activity: str, **terms: Any) -> list[str]:
    faction = FACTIONS.index(seat)
    found = ACTIVITIES[faction][activity].spaces(game, Special(faction, activity, **terms))
    return sorted(SPACES[space] for space in found)


def execute(game: LibertyOrDeath, seat: str, activity: str, *answers: str, **terms: Any) -> None:
    faction = FACTIONS.index(seat)
    run(game, ACTIVITIES[faction][activity].run(game, Special(faction, activity, **terms)), answers, ())


# Where


@pytest.mark.parametrize(
    ("seat", "activity", "spaces", "where"),
    [
        (
            "british",
            "skirmish",
            {
                "boston": {"R": 1, "C": 1},
                "norfolk": {"T": 1, "C": 1},
                "virginia": {"R": 1, "M": 1},
                "georgia": {"R": 1, "M": 1, "PF": 1},
                "west_indies": {"R": 1, "F": 1},
            },
            ["boston", "georgia", "west_indies"],
        ),
        (
            "patriots",
            "skirmish",
            {
                "boston": {"C": 1, "T": 1},
                "norfolk": {"MA": 1, "T": 1},
                "virginia": {"C": 1, "W": 1},
                "quebec": {"C": 1, "BF": 1},
            },
            ["boston", "quebec"],
        ),
        (
            "french",
            "skirmish",
            {"boston": {"F": 1, "T": 1}, "norfolk": {"C": 1, "T": 1}, "west_indies": {"F": 1, "BF": 1}},
            ["boston", "west_indies"],
        ),
        (
            "patriots",
            "partisans",
            {
                "boston": {"M": 1, "T": 1},
                "norfolk": {"MA": 1, "T": 1},
                "virginia": {"M": 1, "V": 1},
                "georgia": {"M": 2, "V": 1},
                "quebec": {"M": 2, "BF": 1},
                "florida": {"M": 1, "W": 1, "V": 1},
            },
            ["boston", "florida", "georgia"],
        ),
        (
            "indians",
            "war_path",
            {
                "quebec": {"W": 1, "M": 1},
                "northwest": {"WA": 1, "M": 1},
                "southwest": {"W": 1, "PF": 1},
                "florida": {"W": 2, "PF": 1},
                "virginia": {"W": 1, "F": 1},
            },
            ["florida", "quebec", "virginia"],
        ),
        (
            "patriots",
            "persuasion",
            {"boston": {"M": 1}, "norfolk": {"MA": 1}, "virginia": {"M": 1, "T": 1}, "northwest": {"M": 1}},
            ["boston"],
        ),
        (
            "indians",
            "trade",
            {"quebec": {"W": 1, "V": 1}, "northwest": {"WA": 1, "V": 1}, "southwest": {"W": 1}},
            ["quebec"],
        ),
        (
            "indians",
            "plunder",
            {"virginia": {"WA": 2, "M": 1}, "georgia": {"W": 1, "M": 1}, "new_york": {"W": 1, "R": 3, "V": 1}},
            ["new_york", "virginia"],
        ),
    ],
)
def test_4_where_special_activities_are_possible(
    seat: str, activity: str, spaces: dict[str, dict[str, int]], where: list[str]
) -> None:
    game = board(spaces)
    assert possible(game, seat, activity) == where
    assert possible(game, seat, activity, within=(SPACES.index(where[0]),)) == [where[0]]
    assert possible(game, seat, activity, closed=(SPACES.index(where[0]),)) == where[1:]


def test_4_5_before_the_treaty_the_french_only_prepare() -> None:
    game = table({"west_indies": {}}, squadrons=2)
    possible_now = [name for name in ACTIVITIES[FRENCH] if activity_obstacle(game, Special(FRENCH, name)) is None]
    assert possible_now == ["preparer_la_guerre"]


# What they take


@pytest.mark.parametrize(
    ("seat", "activity", "before", "answers", "after", "cbc", "crc"),
    [
        ("british", "skirmish", {"R": 3, "C": 3, "MA": 3}, ["one", "continental"], {"R": 3, "C": 2, "MA": 3}, 0, 1),
        (
            "british",
            "skirmish",
            {"R": 3, "C": 3, "MA": 3},
            ["two", "continental", "militia_active"],
            {"R": 2, "C": 2, "MA": 2},
            1,
            1,
        ),
        ("british", "skirmish", {"R": 3, "PF": 2, "M": 1}, [], {"R": 2, "PF": 1, "M": 1}, 1, 1),
        ("patriots", "skirmish", {"C": 3, "R": 2, "T": 2}, ["one", "tory"], {"C": 3, "R": 2, "T": 1}, 1, 0),
        (
            "patriots",
            "skirmish",
            {"C": 3, "R": 2, "T": 2},
            ["two", "tory", "british_regular"],
            {"C": 2, "R": 1, "T": 1},
            2,
            1,
        ),
        ("patriots", "skirmish", {"C": 3, "BF": 2}, [], {"C": 2, "BF": 1}, 1, 1),
        ("french", "skirmish", {"F": 3, "BF": 2}, [], {"F": 2, "BF": 1}, 1, 1),
        ("french", "skirmish", {"F": 3, "T": 3}, ["two"], {"F": 2, "T": 1}, 2, 1),
        ("patriots", "partisans", {"M": 3, "R": 2}, ["one"], {"M": 2, "MA": 1, "R": 1}, 1, 0),
        ("patriots", "partisans", {"M": 3, "R": 3}, ["two"], {"M": 1, "MA": 1, "R": 1}, 2, 0),
        ("patriots", "partisans", {"M": 1, "R": 3}, [], {"MA": 1, "R": 2}, 1, 0),
        ("patriots", "partisans", {"M": 3, "R": 1}, [], {"M": 2, "MA": 1}, 1, 0),
        ("patriots", "partisans", {"M": 3, "W": 2, "V": 1}, ["two"], {"M": 1, "MA": 1, "V": 1}, 0, 0),
        ("patriots", "partisans", {"M": 3, "T": 1, "V": 2}, ["village"], {"M": 1, "MA": 1, "T": 1, "V": 1}, 0, 0),
        ("indians", "war_path", {"W": 3, "C": 2}, ["one"], {"W": 2, "WA": 1, "C": 1}, 0, 1),
        ("indians", "war_path", {"W": 3, "C": 3}, ["two"], {"W": 1, "WA": 1, "C": 1}, 0, 2),
        ("indians", "war_path", {"W": 3, "PF": 2}, [], {"W": 1, "WA": 1, "PF": 1}, 0, 1),
        (
            "indians",
            "war_path",
            {"W": 2, "M": 1, "F": 1},
            ["two"],
            {"WA": 1},
            0,
            1,
        ),
    ],
)
def test_4_what_a_strike_takes_and_costs(
    seat: str, activity: str, before: dict[str, int], answers: list[str], after: dict[str, int], cbc: int, crc: int
) -> None:
    game = board({"virginia": before})
    execute(game, seat, activity, *answers)
    assert short(game, "virginia") == after
    assert (game.state.cbc, game.state.crc) == (cbc, crc)


@pytest.mark.parametrize(
    ("leader_space", "answers", "after"),
    [
        ("virginia", ["one", "militia_active", "militia_underground"], {"W": 1, "WA": 1, "M": 1, "MA": 1}),
        ("georgia", ["one", "militia_active"], {"W": 1, "WA": 1, "M": 2, "MA": 1}),
    ],
)
def test_1_10_brant_takes_a_militia_more_of_either_end_in_his_space(
    leader_space: str, answers: list[str], after: dict[str, int]
) -> None:
    game = board({"virginia": {"W": 2, "M": 2, "MA": 2}, "georgia": {"W": 1}}, leaders={"indians": leader_space})
    execute(game, "indians", "war_path", *answers)
    assert short(game, "virginia") == after


def test_1_10_brant_does_nothing_for_partisans() -> None:
    game = board({"virginia": {"M": 1, "MA": 2, "W": 2}}, leaders={"indians": "virginia"})
    execute(game, "patriots", "partisans")
    assert at(game, "virginia") == {"militia_active": 3, "war_party_underground": 1}


@pytest.mark.parametrize(("militia", "left"), [(3, 1), (1, 0)])
def test_1_10_clinton_takes_one_active_militia_more(militia: int, left: int) -> None:
    game = board({"virginia": {"R": 2, "MA": militia, "M": 1}}, leaders={"british": "virginia"})
    game.state.leader[0] = 2
    execute(game, "british", "skirmish", *(["one"] if militia > 1 else []))
    assert at(game, "virginia").get("militia_active", 0) == left
    assert at(game, "virginia")["militia_underground"] == 1


def test_1_10_a_leader_left_alone_by_a_skirmish_moves_on() -> None:
    game = board({"virginia": {"R": 1, "PF": 1}, "boston": {"R": 1}}, leaders={"british": "virginia"})
    execute(game, "british", "skirmish", "british boston")
    assert game.state.leader_space[0] == SPACES.index("boston")


# What they bring


def test_4_3_1_persuasion_one_resource_and_one_marker_for_each_militia() -> None:
    game = board({name: {"M": 2} for name in ("virginia", "georgia", "boston", "norfolk")})
    execute(game, "patriots", "persuasion", "virginia", "georgia", "boston")
    assert resources(game) == {"patriots": 13}
    assert [markers(game, name) for name in ("virginia", "georgia", "boston", "norfolk")] == [(1, 0)] * 3 + [(0, 0)]
    assert at(game, "virginia") == {"militia_underground": 1, "militia_active": 1}


@pytest.mark.parametrize(
    ("edition", "gift", "change"),
    [
        ("printed", "0", {"indians": 11}),
        ("printed", "1", {"indians": 11}),
        ("printed", "2", {"indians": 12, "british": 8}),
        ("printed", "10", {"indians": 20, "british": 0}),
        ("2016", "0", {"indians": 11}),
        ("2016", "1", {"indians": 11, "british": 9}),
    ],
)
def test_4_4_1_trade_costs_one_cover_whatever_is_given(edition: str, gift: str, change: dict[str, int]) -> None:
    game = board({"quebec": {"W": 2, "V": 1}}, edition=edition)
    execute(game, "indians", "trade", f"british {gift}")
    assert resources(game) == change
    assert at(game, "quebec") == {"war_party_underground": 1, "war_party_active": 1, "village": 1}


def test_4_4_1_without_resources_the_british_are_not_asked() -> None:
    game = board({"quebec": {"W": 1, "V": 1}})
    game.state.resources[0] = 0
    execute(game, "indians", "trade")
    assert resources(game) == {"british": 0, "indians": 11}


@pytest.mark.parametrize(("wealth", "taken"), [(10, 2), (1, 1), (0, 0)])
def test_4_4_3_plunder_takes_the_population_and_costs_a_war_party(wealth: int, taken: int) -> None:
    game = board({"virginia": {"W": 3, "M": 1}})
    game.state.resources[1] = wealth
    execute(game, "indians", "plunder")
    assert (game.state.resources[1], game.state.resources[2]) == (wealth - taken, 10 + taken)
    assert at(game, "virginia") == {"war_party_underground": 2, "militia_underground": 1}


def test_4_4_3_only_raided_provinces_are_plundered_and_a_lone_leader_moves_on() -> None:
    game = board({"virginia": {"W": 1}, "georgia": {"W": 1}}, leaders={"indians": "virginia"})
    assert possible(game, "indians", "plunder", raided=of_raid((SPACES.index("virginia"),))) == ["virginia"]
    execute(game, "indians", "plunder", "indians georgia", raided=of_raid((SPACES.index("virginia"),)))
    assert game.state.leader_space[2] == SPACES.index("georgia")


@pytest.mark.parametrize(
    ("unavailable", "squadrons", "answers", "result"),
    [
        ({"french_regular": 5}, 1, ["squadron"], (2, 10, 10)),
        ({"french_regular": 5}, 1, ["regulars"], (1, 13, 10)),
        ({"french_regular": 2}, 1, ["regulars"], (1, 15, 10)),
        ({"french_regular": 5}, 1, ["resources"], (1, 10, 12)),
        ({}, 3, [], (3, 15, 12)),
    ],
)
def test_4_5_1_one_squadron_three_regulars_or_two_resources(
    unavailable: dict[str, int], squadrons: int, answers: list[str], result: tuple[int, int, int]
) -> None:
    game = board({}, unavailable=unavailable, squadrons=squadrons)
    execute(game, "french", "preparer_la_guerre", *answers)
    assert (game.state.squadrons, box(game, "available", "french_regular"), game.state.resources[3]) == result


def test_4_1_when_it_has_to_pay_for_the_command_it_brings_resources() -> None:
    game = board({}, unavailable={"french_regular": 5}, squadrons=1)
    execute(game, "french", "preparer_la_guerre", must_raise=True)
    assert resources(game) == {"french": 12}


# 1.9


@pytest.mark.parametrize(
    ("squadrons", "blockades", "levels", "answers", "after"),
    [
        (2, [], 1, ["boston"], {"boston": 1}),
        (2, [], 3, ["boston", "boston"], {"boston": 2}),
        (1, ["norfolk", "norfolk"], 2, ["boston"], {"boston": 1, "norfolk": 2}),
        (0, ["norfolk"], 1, [], {"norfolk": 1}),
    ],
)
def test_1_9_fni_rises_with_the_squadrons_there_are(
    squadrons: int, blockades: list[str], levels: int, answers: list[str], after: dict[str, int]
) -> None:
    game = board({}, squadrons=squadrons, blockades=blockades)
    run(game, raise_fni(game, levels, "1.9"), [f"french {name}" for name in answers], ())
    assert blockaded(game) == after
    assert game.state.squadrons == squadrons + len(blockades) - sum(after.values())


@pytest.mark.parametrize(
    ("levels", "answers", "after"),
    [
        (1, ["british boston"], {"norfolk": 1, "savannah": 1}),
        (2, ["british boston", "british norfolk"], {"savannah": 1}),
        (9, ["boston", "norfolk"], {}),
    ],
)
def test_1_9_the_british_lift_blockades_to_the_west_indies(
    levels: int, answers: list[str], after: dict[str, int]
) -> None:
    game = board({}, blockades=["boston", "norfolk", "savannah"])
    run(game, lower_fni(game, levels, "1.9"), answers, ())
    assert (blockaded(game), game.state.squadrons) == (after, 3 - len(after))


@pytest.mark.parametrize(("level", "answers", "after"), [(3, ["norfolk"], 3), (2, [], 2), (0, [], 0)])
def test_1_9_fni_is_set_to_a_level(level: int, answers: list[str], after: int) -> None:
    game = board({}, squadrons=1, blockades=["boston", "boston"])
    run(game, set_fni(game, level, "1.9"), answers, ())
    assert sum(blockaded(game).values()) == after


def test_1_9_each_blockade_is_rearranged_once() -> None:
    game = board({}, blockades=["boston", "boston", "norfolk"])
    answers = ["french move:boston:savannah", "move:boston:savannah", "move:norfolk:boston"]
    run(game, rearrange_blockades(game, "4.5.3"), answers, ())
    assert blockaded(game) == {"savannah": 2, "boston": 1}


def test_1_9_before_the_treaty_nothing_changes() -> None:
    game = table(squadrons=2)
    run(game, raise_fni(game, 1, "1.9"), [], ())
    assert (blockaded(game), game.state.squadrons) == ({}, 2)
