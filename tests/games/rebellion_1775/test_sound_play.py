"""Positions in which nobody who knows the game goes wrong, played by the heuristic alone."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.library import answer, asked, seen
from tests.games.rebellion_1775.table import table, turn_of, units
from tricorne.core import Match
from tricorne.core.policy import Asked
from tricorne.core.questions import Ask

SIEGE = "siege-of-quebec"


def weights(match: Match) -> dict[str, float]:
    """What the heuristic gives each option."""
    ask = match.question
    assert type(ask) is Ask
    names = list(ask.options())
    question = Asked(ask.seat, ask.kind, ask.rule, ask.args, names)
    return dict(zip(names, match.game.policy().weigh(match.game, question), strict=True))


def best(match: Match) -> str:
    """What the heuristic likes best; the first of equals."""
    weighed = weights(match)
    return max(weighed, key=weighed.__getitem__)


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


def test_a_contested_colony_is_not_left_to_the_enemy() -> None:
    there = {"boston": {"british_regulars": 1, "loyalists": 1}, "ma_west_of_boston": {"patriots": 9}}
    match = turn_of("british_regulars", there, [1])
    play(match, has_moved)
    assert units(match, "boston"), "without them Massachusetts is American"


def test_an_army_may_leave_for_another_area_of_the_colony() -> None:
    there = {"savannah": {"loyalists": 2}, "ga_west": {"patriots": 1}}
    match = turn_of("loyalists", there, [1])
    weighed = weights(match)
    assert weighed["savannah"] > weighed["done"], "Georgia has its flag only when nobody else is there"


FRONT = {
    "boston": {"loyalists": 1, "british_regulars": 2},
    "ma_far_west": {"loyalists": 1},
    "portsmouth": {"patriots": 3},
}


def test_units_that_may_change_places_do_not_leave_the_front() -> None:
    match = turn_of("loyalists", FRONT, [10, 1])
    answer(match, "card:loyalists_10")
    play(match, lambda m: asked(m)[1] in ("movement-card", "march"))
    assert sum(units(match, "boston").values()) >= 3


def test_an_event_that_helps_marches_is_not_spent_on_ships() -> None:
    match = turn_of("british_regulars", {"boston": {"british_regulars": 4}, "savannah": {"patriots": 1}}, [7, 9])
    assert best(match) == "card:british_regulars_07"


def test_a_longer_march_is_played_once_the_card_lets_armies_march() -> None:
    there = {"boston": {"british_regulars": 4}, "newport": {"loyalists": 1}, "hartford": {"patriots": 1}}
    match = turn_of("british_regulars", there, [1, 9])
    assert best(match) == "card:british_regulars_01"
    answer(match, "card:british_regulars_01")
    assert best(match) == "card:british_regulars_09", "Hartford is two areas away"


def test_nobody_marches_once_more_who_has_to_stay() -> None:
    match = turn_of("continentals", {"newport": {"continentals": 1}, "hartford": {"british_regulars": 4}}, [1, 11])
    assert best(match) == "card:continentals_01", "the one in Newport keeps the flag"


def test_allies_step_out_to_where_somebody_leads_them() -> None:
    there = {
        "hartford": {"hessians": 2, "continentals": 6},
        "new_york": {"british_regulars": 1},
        "prince_town": {"patriots": 2},
        "boston": {"loyalists": 1},
        "ma_west_of_boston": {"patriots": 1},
    }
    match = turn_of("british_regulars", there, [1])
    args = {"force": "hessians", "area": "hartford", "units": 2}
    options = ["stay", "new_york:2", "ma_far_west:2"]
    ask = Asked("british_regulars", "command-decision", "3.3.3", args, options)
    weighed = match.game.policy().weigh(match.game, ask)
    assert max(weighed) == weighed[1], "alone they cannot march"
