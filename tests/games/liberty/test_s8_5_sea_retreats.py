"""8.5 Retreats by sea, and landings that are given up."""

from __future__ import annotations

import pytest

from tests.games.liberty.positions import Where, asked, at, british_war, events, options, say, strength, war
from tests.games.reasons import reason
from tricorne import Match
from tricorne.games.liberty.board import AMERICAN, BRITISH
from tricorne.games.liberty.game import Liberty
from tricorne.games.liberty.rules.s7_5_regroup import regroup_by_sea
from tricorne.games.liberty.rules.s8_5_sea_retreats import near_ports

MISS = [6] * 40


def two_fleets(graves: int, hood: int, dice: list[int]) -> Match:
    """Graves with troops from the Atlantic and Hood along the coast, against a French ship and militia at Newport."""
    blocks: dict[str, Where] = {
        "graves": ("atlantic", graves),
        "grey": ("atlantic", 3),
        "hood": ("hartford", hood),
        "de_grasse": ("newport", 3),
        "ward": ("newport", 3),
    }
    m = british_war(blocks, luck={"fire": [*dice, *MISS]})
    say(m, "move:atlantic", "graves", "sea:newport", "grey", "sea:newport")
    return say(m, "move:hartford", "sail:newport:hartford", "end", "end")


def test_8_5_troops_in_reserve_are_aboard_and_go_with_their_escort() -> None:
    m = two_fleets(3, 1, [1])
    say(m, "hartford", "fire:de_grasse")
    assert at(m, "hood") == "prisoners"
    assert asked(m) == ("british", "retreat")
    say(m, "atlantic")
    assert (at(m, "graves"), at(m, "grey"), strength(m, "grey")) == ("atlantic", "atlantic", 3)


def test_8_4_a_landing_goes_on_while_an_attacking_ship_is_in_reserve() -> None:
    m = two_fleets(1, 3, [1, 1])
    say(m, "sea", "fire:de_grasse")
    assert at(m, "graves") == "prisoners"
    assert (at(m, "grey"), strength(m, "grey")) == ("newport", 3)
    assert "hits-lost" in events(m)
    say(m, "hold:ward")
    battle = m.view()["position"]["battle"]
    assert (battle["round"], battle["afloat"]) == (2, True)
    assert {"hood", "grey"} <= set(battle["shown"]["british"])


def test_8_4_it_is_over_when_the_last_ship_of_all_is_beaten() -> None:
    m = two_fleets(1, 1, [1, 6, 6, 1])
    say(m, "sea", "fire:de_grasse", "hold:ward", "fire:de_grasse")
    assert (at(m, "graves"), at(m, "hood")) == ("prisoners", "prisoners")
    assert (at(m, "grey"), strength(m, "grey")) == ("atlantic", 2)


@pytest.mark.parametrize(("answer", "place"), [("retreat", "atlantic"), ("hold:grey", "newport")])
def test_8_5_an_escort_may_leave_the_troops_to_the_ship_in_reserve(answer: str, place: str) -> None:
    m = two_fleets(3, 3, [])
    say(m, "sea", "fire:de_grasse", "retreat", "atlantic", "hold:ward")
    assert options(m) == ["hold:grey", "retreat"]
    say(m, answer)
    assert at(m, "grey") == place


def test_8_5_troops_do_not_follow_a_ship_that_keeps_to_the_coast() -> None:
    blocks: dict[str, Where] = {"greene": "springfield", "grey": "boston", "graves": "boston", "grant": "portsmouth"}
    m = war(blocks, luck={"fire": MISS})
    say(m, "move:springfield", "boston", "end", "end", "retreat")
    assert "atlantic" in options(say(m.fork(), "atlantic", "retreat"))
    assert options(say(m, "portsmouth", "retreat")) == ["merrimack", "portsmouth"]


def test_8_5_troops_aboard_go_to_the_atlantic_when_their_last_ship_keeps_to_the_coast() -> None:
    blocks: dict[str, Where] = {"graves": "atlantic", "grey": ("atlantic", 3), "grant": "hartford"}
    m = british_war({**blocks, "de_grasse": "newport"}, luck={"fire": MISS})
    say(m, "move:atlantic", "graves", "sea:newport", "grey", "sea:newport", "end", "end", "fire:de_grasse")
    say(m, "retreat", "hartford")
    assert (at(m, "graves"), at(m, "grey"), strength(m, "grey")) == ("hartford", "atlantic", 3)


ISLANDS: dict[str, Where] = {"hood": "west_indies_british", "rawdon": ("west_indies_british", 3), "ward": "albany"}


def attack_on_the_french_port(blocks: dict[str, Where]) -> Match:
    """Hood and Rawdon from port to port."""
    m = british_war({**ISLANDS, **blocks}, luck={"fire": MISS})
    say(m, "move:west_indies_british", "hood", "sea:west_indies_french", "rawdon", "sea:west_indies_french")
    return say(m, "end", "end")


@pytest.mark.parametrize("place", ["atlantic", "west_indies_british"])
def test_9_1_troops_aboard_go_where_their_last_ship_goes(place: str) -> None:
    m = attack_on_the_french_port({"de_barras": "west_indies_french"})
    say(m, "fire:de_barras", "retreat", place)
    assert (at(m, "hood"), at(m, "rawdon"), strength(m, "rawdon")) == (place, place, 3)


@pytest.mark.parametrize("place", ["atlantic", "west_indies_british"])
def test_9_1_troops_ashore_go_where_a_ship_has_gone(place: str) -> None:
    m = attack_on_the_french_port({"st_simon": "west_indies_french"})
    say(m, "retreat", place, "retreat")
    assert (at(m, "hood"), at(m, "rawdon")) == (place, place)


def test_7_4_a_ship_neither_retreats_nor_regroups_past_a_town_of_the_enemy() -> None:
    game = british_war({"graves": ("falmouth", 3)}).game
    assert isinstance(game, Liberty)
    board = game.board
    falmouth, boston, portsmouth = (board.place_index[name] for name in ("falmouth", "boston", "portsmouth"))
    graves = board.block_index["graves"]
    game.state.control[boston] = BRITISH
    for owner, passes in ((AMERICAN, False), (BRITISH, True)):
        game.state.control[portsmouth] = owner
        assert (boston in near_ports(game, BRITISH, graves, falmouth)) == passes
        assert ("boston" in regroup_by_sea(game, graves, BRITISH, falmouth)) == passes


# Why not


def test_8_5_why_a_retreat_by_sea_is_closed() -> None:
    ship = war({"greene": "springfield", "graves": "boston", "grey": "portsmouth"}, luck={"fire": [6] * 20})
    say(ship, "move:springfield", "boston", "end", "end", "retreat")
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
    say(m, "move:springfield", "boston", "move:atlantic", "sea:boston", "end", "end")
    say(m, "fire:grey", "fire:greene", "fire:de_grasse", "retreat")
    assert reason(m, "atlantic") == ("why-enemy-ships", "8.5")


def test_7_4_why_a_ship_does_not_retreat_past_a_town_of_the_enemy() -> None:
    m = war({"ward": "albany", "graves": "hartford", "grey": "newport", "grant": "new_brunswick"}, luck={"fire": MISS})
    say(m, "move:albany", "hartford", "end", "end", "retreat")
    assert options(m) == ["atlantic", "newport"]
    assert reason(m, "new_brunswick") == ("why-enemy-town-on-the-way", "7.4")
