"""8.5 Retreats by sea, and landings that are given up."""

from __future__ import annotations

import pytest

from tests.games.liberty.battles import FLEETS, MISS, landing, two_fleets
from tests.games.liberty.table import Where, at, british_war, strength, war
from tests.games.library import answer, asked, options, reason


def test_8_5_troops_in_reserve_are_aboard_and_go_with_their_escort() -> None:
    m = two_fleets(3, 1, [1])
    answer(m, "hartford", "fire:de_grasse")
    assert at(m, "hood") == "prisoners"
    assert asked(m) == ("british", "retreat")
    answer(m, "atlantic")
    assert (at(m, "graves"), at(m, "grey"), strength(m, "grey")) == ("atlantic", "atlantic", 3)


@pytest.mark.parametrize(("choice", "place"), [("retreat", "atlantic"), ("hold:grey", "newport")])
def test_8_5_an_escort_may_leave_the_troops_to_the_ship_in_reserve(choice: str, place: str) -> None:
    m = two_fleets(3, 3, [])
    answer(m, "sea", "fire:de_grasse", "retreat", "atlantic", "hold:ward")
    assert options(m) == ["hold:grey", "retreat"]
    answer(m, choice)
    assert at(m, "grey") == place


def test_8_5_troops_do_not_follow_a_ship_that_keeps_to_the_coast() -> None:
    blocks: dict[str, Where] = {"greene": "springfield", "grey": "boston", "graves": "boston", "grant": "portsmouth"}
    m = war(blocks, luck={"fire": MISS})
    answer(m, "move:springfield", "boston", "end", "end", "retreat")
    assert "atlantic" in options(answer(m.fork(), "atlantic", "retreat"))
    assert options(answer(m, "portsmouth", "retreat")) == ["merrimack", "portsmouth"]


def test_8_5_troops_aboard_go_to_the_atlantic_when_their_last_ship_keeps_to_the_coast() -> None:
    blocks: dict[str, Where] = {"graves": "atlantic", "grey": ("atlantic", 3), "grant": "hartford"}
    m = british_war({**blocks, "de_grasse": "newport"}, luck={"fire": MISS})
    answer(m, "move:atlantic", "graves", "sea:newport", "grey", "sea:newport", "end", "end", "fire:de_grasse")
    answer(m, "retreat", "hartford")
    assert (at(m, "graves"), at(m, "grey"), strength(m, "grey")) == ("hartford", "atlantic", 3)


# Why not


def test_8_5_why_a_retreat_by_sea_is_closed() -> None:
    ship = war({"greene": "springfield", "graves": "boston", "grey": "portsmouth"}, luck={"fire": [6] * 20})
    answer(ship, "move:springfield", "boston", "end", "end", "retreat")
    assert reason(ship, "newport") == ("why-movement-spent", "7.4")
    assert reason(ship, "falmouth") == ("why-not-friendly", "7.4")
    assert reason(ship, "merrimack") == ("why-not-a-port", "8.1")
    assert reason(ship, "stop") == ("why-must-go", "8.5")


def test_8_5_why_enemy_ships_keep_troops_ashore() -> None:
    blocks: dict[str, Where] = {
        "greene": "springfield",
        "de_grasse": "atlantic",
        "grey": "boston",
        "grant": "portsmouth",
    }
    m = war(blocks, luck={"fire": MISS})
    answer(m, "move:springfield", "boston", "move:atlantic", "sea:boston", "end", "end")
    answer(m, "fire:grey", "fire:greene", "fire:de_grasse", "retreat")
    assert reason(m, "atlantic") == ("why-enemy-ships", "8.5")


def test_8_5_troops_follow_a_ship_that_leaves_in_the_same_round() -> None:
    m = landing({"graves": "atlantic", "grey": "atlantic", "ward": ("newport", 3)})
    assert options(m) == ["fire:graves", "retreat"]
    answer(m, "retreat", "fire:ward")
    assert options(m) == ["fire:grey", "retreat"]
    answer(m, "retreat")
    assert (at(m, "graves"), at(m, "grey")) == ("atlantic", "atlantic")


def test_8_5_no_retreat_by_sea_without_a_ship() -> None:
    m = landing({"graves": "atlantic", "grey": "atlantic", "ward": ("newport", 3)})
    answer(m, "fire:graves", "fire:ward")
    fired = [entry["args"]["block"] for entry in m.log() if entry["event"] == "fired"]
    assert fired == ["graves", "ward", "grey"]


def test_8_5_troops_aboard_go_with_their_last_ship_unharmed() -> None:
    m = landing(FLEETS)
    answer(m, "fire:de_grasse", "retreat")
    assert (at(m, "grey"), strength(m, "grey")) == ("atlantic", 3)


def test_8_5_defenders_may_leave_by_sea_too() -> None:
    m = war({"greene": "springfield", "grey": "boston", "graves": "boston"}, luck={"fire": [6] * 20})
    answer(m, "move:springfield", "boston", "end", "end")
    assert options(m) == ["fire:graves", "retreat"]
    answer(m, "retreat")
    assert asked(m)[1] != "retreat"
    assert at(m, "graves") == "atlantic"
    answer(m, "retreat")
    assert asked(m) == ("british", "retreat")
    assert options(m) == ["merrimack", "atlantic"]


def test_8_5_ships_retreat_to_friendly_ports_near_by() -> None:
    blocks: dict[str, Where] = {"greene": "springfield", "graves": "boston", "grey": "portsmouth"}
    m = war(blocks, luck={"fire": [6] * 20})
    answer(m, "move:springfield", "boston", "end", "end", "retreat")
    assert options(m) == ["atlantic", "portsmouth"]
