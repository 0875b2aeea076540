"""Positions in which nobody who knows the game goes wrong, played by the heuristic alone."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.library import answer, seen
from tests.games.rebellion_1775.table import table, turn_of, units
from tricorne.core import Match
from tricorne.core.policy import Asked
from tricorne.core.questions import Ask

SIEGE = "siege-of-quebec"


def best(match: Match) -> str:
    """What the heuristic likes best; the first of equals."""
    ask = match.question
    assert type(ask) is Ask
    options = list(ask.options())
    asked = Asked(ask.seat, ask.kind, ask.rule, ask.args, options)
    weights = list(match.game.policy().weigh(match.game, asked))
    return options[weights.index(max(weights))]


def play(match: Match, until: Callable[[Match], bool]) -> Match:
    """Let the heuristic answer for everybody until something is so, or luck is asked for."""
    while type(match.question) is Ask and not until(match):
        match.answer(best(match))
    return match


def has_moved(match: Match) -> bool:
    """Whether the movement phase is over."""
    return bool(seen(match)["phase"] != "movement")


def flags(match: Match) -> dict[str, str]:
    """The flags in the cities."""
    shown: dict[str, str] = seen(match)["flags"]
    return shown


def test_extra_units_do_not_all_go_into_the_woods() -> None:
    match = table({"turn-marker": ["continentals"]}, SIEGE)
    answer(match, "qc_east_of_montreal:3", "portsmouth:3")
    play(match, lambda m: seen(m)["phase"] != "extra-units")
    cities = ("montreal", "boston", "quebec_city")
    assert sum(units(match, "nh_north_of_portsmouth").values()) <= 3
    assert sum(sum(units(match, city).values()) for city in cities) >= 12


AFTER_THE_CITY = {
    "quebec_city": {"continentals": 9, "patriots": 6},
    "halifax": {"british_regulars": 2},
    "annapolis_royal": {"loyalists": 1},
    "montreal": {"loyalists": 6},
    "albany": {"continentals": 1, "patriots": 1},
    "ft_ticonderoga": {"british_regulars": 1},
    "hartford": {"patriots": 1},
    "new_york": {"patriots": 1},
}


def test_nobody_leaves_a_city_that_has_just_been_flagged() -> None:
    match = turn_of("patriots", AFTER_THE_CITY, [6], scenario=SIEGE, flags={"quebec_city": "american"})
    play(match, has_moved)
    assert flags(match)["quebec_city"] == "american"


def test_nobody_leaves_a_city_to_follow_an_army() -> None:
    match = turn_of("patriots", AFTER_THE_CITY, [6], scenario=SIEGE)
    play(match, has_moved)
    assert flags(match)["albany"] == "american"


def test_a_second_city_is_not_taken_for_the_first() -> None:
    there = {**AFTER_THE_CITY, "quebec_city": {"patriots": 4}, "halifax": {"continentals": 9, "patriots": 4}}
    won = {"quebec_city": "american", "halifax": "american"}
    match = turn_of("patriots", there, [8], scenario=SIEGE, flags=won)
    play(match, has_moved)
    assert flags(match)["halifax"] == "american"
    assert flags(match)["quebec_city"] == "american"


def test_a_city_is_not_stripped_for_a_battle_that_is_won_already() -> None:
    there = {
        "boston": {"british_regulars": 5, "loyalists": 1},
        "portsmouth": {"british_regulars": 6, "loyalists": 7, "patriots": 4, "continentals": 1},
        "ma_west_of_boston": {"continentals": 4, "patriots": 1},
    }
    arrived = {"portsmouth": {"british_regulars": 6, "loyalists": 7}}
    match = turn_of("british_regulars", there, [2], scenario=SIEGE, moved=arrived)
    play(match, has_moved)
    assert sum(units(match, "boston").values()) >= 3
