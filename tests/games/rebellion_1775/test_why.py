"""An answer that is not offered is refused with the reason and the section of the rules."""

from __future__ import annotations

import pytest

from tests.games.rebellion_1775.table import answer, table, turn_of
from tricorne.core import Match, Refused
from tricorne.core.words import words_of
from tricorne.games.rebellion_1775.game import Rebellion


def reason(match: Match, name: str) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        match.answer(name)
    args = refused.value.args_
    for language in ("en", "es"):
        assert words_of(Rebellion.folder(), language).say(args["reason"])
    return args["reason"], args["rule"]


def test_1_3_extra_units_beside_nobody() -> None:
    match = table({"turn-marker": ["patriots"]})
    assert reason(match, "boston:1") == ("w-no-friends", "1.3")
    assert reason(match, "newport:5") == ("w-too-many", "1.3")


def test_3_1_reinforcements_elsewhere() -> None:
    match = table(active="patriots")
    assert told_where(match) == "where:controlled_colonies"
    assert reason(match, "ct_east_of_hartford:1") == ("w-no-city", "3.1")
    assert reason(match, "boston:1") == ("w-not-controlled", "3.1.2")
    assert reason(match, "newport:9") == ("w-too-many", "3.1")
    assert reason(match, "card:patriots_12") == ("w-not-in-hand", "3.2.6")


def test_3_1_1_fled_natives_return_to_friends() -> None:
    there = {"newport": {"patriots": 1}, "hartford": {"patriots": 1}}
    match = turn_of("patriots", there, [1, 2], phase="reinforcements", fled={"natives_american": 1})
    answer(match, "newport:4")
    assert told_where(match) == "where:beside_friends"
    assert reason(match, "boston:1") == ("w-no-friends", "3.1.1")
    assert reason(match, "newport:2") == ("w-too-many", "3.1")


def test_s_3_reinforcements_elsewhere_in_the_siege() -> None:
    siege = "siege-of-quebec"
    there = {name: {"loyalists": 1} for name in ("boston", "halifax", "quebec_city", "montreal")}
    regulars = turn_of("british_regulars", there, [1, 2], phase="reinforcements", scenario=siege)
    assert told_where(regulars) == "where:flagged_on_atlantic"
    assert reason(regulars, "montreal:1") == ("w-not-on-atlantic", "S.3")
    assert reason(regulars, "newport:1") == ("w-not-controlled", "S.3")
    assert reason(regulars, "halifax:4") == ("w-too-many", "3.1")
    continentals = turn_of("continentals", there, [1, 2], phase="reinforcements", scenario=siege)
    assert told_where(continentals) == "where:massachusetts"
    assert reason(continentals, "newport:1") == ("w-not-in-massachusetts", "S.3")
    assert reason(continentals, "boston:1") == ("w-enemies-there", "S.3")
    assert reason(continentals, "ma_far_west:4") == ("w-too-many", "3.1")
    loyalists = turn_of("loyalists", there, [1, 2], phase="reinforcements", scenario=siege)
    assert told_where(loyalists) == "where:flagged_cities"
    assert reason(loyalists, "ma_far_west:1") == ("w-no-city", "3.1")


def told_where(match: Match) -> str:
    """The reason below the question, which both languages can say."""
    assert match.question is not None
    where: str = match.question.args["where"]
    for language in ("en", "es"):
        words = words_of(Rebellion.folder(), language)
        assert words.say("q-reinforce", match.question.args, "why") == words.noun(where)
    return where


def test_3_2_1_armies_that_cannot_march() -> None:
    match = turn_of("patriots", {"albany": {"patriots": 2, "continentals": 1}, "newport": {"continentals": 1}}, [1])
    assert reason(match, "newport") == ("w-no-own-unit", "3.2.1")
    answer(match, "albany")
    assert reason(match, "ma_far_west") == ("w-no-own-unit", "3.2.1")
    answer(match, "patriots:2")
    assert reason(match, "boston") == ("w-out-of-reach", "3.2.1")
    answer(match, "ma_far_west")


def test_3_2_1_moved_units_and_3_2_3_inland_areas() -> None:
    match = turn_of("patriots", {"albany": {"patriots": 1}, "newport": {"patriots": 1}}, [1])
    answer(match, "albany", "ma_far_west")
    assert reason(match, "ma_far_west") == ("w-cannot-move", "3.2.1")
    match = turn_of("patriots", {"albany": {"patriots": 1}, "newport": {"patriots": 1}}, [7])
    assert reason(match, "albany") == ("w-no-water", "3.2.3")


def test_3_2_6_events_out_of_place() -> None:
    there = {"albany": {"british_regulars": 1}, "boston": {"british_regulars": 1}}
    match = turn_of("british_regulars", there, [10, 11, 1])
    assert reason(match, "card:british_regulars_10") == ("w-other-phase", "3.2.6")
    match = turn_of("loyalists", {"albany": {"loyalists": 1}}, [10, 1])
    answer(match, "card:loyalists_01")
    assert reason(match, "card:loyalists_10") == ("w-before-movement-card", "5.0")


def test_3_3_events_of_another_moment_of_the_battle_phase() -> None:
    there = {"newport": {"continentals": 2}, "boston": {"loyalists": 1}}
    match = turn_of("continentals", there, [12, 13, 1], scenario="siege-of-quebec", dice=["command", "hit"])
    answer(match, "newport", "continentals:2", "boston")
    assert reason(match, "card:continentals_13") == ("w-after-victory", "5.0")
    answer(match, "fight", "stay", "hit")
    assert reason(match, "card:continentals_12") == ("w-before-battle", "3.3")


def test_3_3_3_ways_out_that_are_closed() -> None:
    there = {"newport": {"loyalists": 2}, "boston": {"patriots": 1}}
    match = turn_of("loyalists", there, [1], dice=["command"])
    answer(match, "newport", "loyalists:1", "boston", "done")
    assert reason(match, "newport:1") == ("w-enemies-alone", "3.3.3")
    assert reason(match, "halifax:1") == ("w-not-adjacent", "3.3.3")
    assert reason(match, "portsmouth:2") == ("w-too-many", "3.3.3")
