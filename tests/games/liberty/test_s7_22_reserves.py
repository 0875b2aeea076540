"""7.22 Reserves."""

from __future__ import annotations

from tests.games.liberty.battles import SPLIT, sea_attack_on_new_york, split_attack
from tests.games.liberty.table import at, british_war, war
from tests.games.library import answer, asked, options, reason


def test_7_22_those_who_come_another_way_join_in_round_2() -> None:
    m = split_attack([6] * 30)
    battle = m.view()["position"]["battle"]
    assert battle["reserves"] == {"american": 2, "british": 0}
    assert set(battle["shown"]["american"]) == {"washington", "greene", "wayne", "arnold"}
    assert "ward" not in str(m.view("british"))
    for name in ["howe", "grey", "washington", "greene", "wayne", "arnold"]:
        answer(m, f"fire:{name}")
    battle = m.view()["position"]["battle"]
    assert battle["round"] == 2
    assert battle["reserves"] == {"american": 0, "british": 0}
    assert {"ward", "stark"} <= set(battle["shown"]["american"])


def test_7_22_reserves_are_not_hit_and_must_leave_when_the_battle_ends_in_round_1() -> None:
    m = split_attack([1] * 30)
    answer(m, "fire:howe")
    while asked(m)[1] == "hit":
        assert set(options(m)) <= {"washington", "greene", "wayne", "arnold"}
        answer(m, options(m)[0])
    assert asked(m) == ("american", "leave")
    assert options(m) == ["ward", "stark"]
    answer(m, "ward", "newport", "newport")
    assert at(m, "ward") == at(m, "stark") == "newport"
    retreats = [entry["args"]["block"] for entry in m.log("british") if entry["event"] == "retreated"]
    assert retreats == ["hidden-block", "hidden-block"]


def test_7_22_blocks_of_player_2_are_always_reserves() -> None:
    m = war({"greene": "springfield", "grey": "boston", "grant": "portsmouth"}, luck={"fire": [6] * 20})
    answer(m, "move:springfield", "boston", "end", "move:portsmouth", "boston")
    battle = m.view()["position"]["battle"]
    assert battle["reserves"] == {"american": 0, "british": 1}
    assert set(battle["shown"]["british"]) == {"grey"}


def test_7_22_why_the_main_attack_does_not_come_that_way() -> None:
    m = war(SPLIT)
    answer(
        m, "move:springfield", "washington", "boston", "done", "move:newport", "ward", "boston", "done", "end", "end"
    )
    assert reason(m, "portsmouth") == ("why-nobody-came", "7.22")
    assert reason(m, "sea") == ("why-nobody-came", "7.22")


def test_7_22_why_ships_from_the_atlantic_do_not_lead() -> None:
    m = british_war({"graves": "atlantic", "grey": "springfield", "grant": "hartford", "ward": "newport"})
    answer(m, "move:atlantic", "sea:newport", "move:springfield", "newport", "move:hartford", "newport", "end")
    assert asked(m) == ("british", "main-attack")
    assert reason(m, "sea") == ("why-land-leads", "7.22")


def test_7_22_diagram_reinforcements_come_too_late_when_the_defenders_fall_in_round_1() -> None:
    hits = [1] * 20
    m = sea_attack_on_new_york(luck={"fire": [6, 6, 6, *hits]})
    answer(m, "end", "move:west_point", "new_york", "end")
    while asked(m)[1] in ("combat", "hit"):
        wanted = next((o for o in options(m) if o.startswith("fire:")), options(m)[0])
        answer(m, wanted)
    assert {at(m, "clinton"), at(m, "ward")} == {"prisoners"}
    assert asked(m) == ("american", "retreat")
    answer(m, "west_point")
    assert at(m, "arnold") == "west_point"
    assert "arnold" not in str([entry for entry in m.log("british") if entry["event"] != "fired"])


def test_7_22_a_ship_from_the_atlantic_is_a_reserve_in_a_land_attack() -> None:
    m = british_war({"graves": "atlantic", "grey": "springfield", "ward": "newport"})
    answer(m, "move:springfield", "newport", "move:atlantic", "sea:newport", "end", "end")
    assert m.view()["position"]["battle"]["reserves"] == {"american": 0, "british": 1}


def test_7_22_a_ship_over_the_main_hexside_fires_in_round_1() -> None:
    m = british_war({"graves": "hartford", "grey": "hartford", "ward": "newport"})
    answer(m, "move:hartford", "grey", "newport", "graves", "sail:newport:hartford", "end", "end")
    assert set(m.view()["position"]["battle"]["shown"]["british"]) == {"graves", "grey"}


def test_7_22_troops_from_the_sea_lead_while_a_ship_from_the_coast_follows() -> None:
    m = british_war({"graves": "atlantic", "grey": "atlantic", "hood": "hartford", "ward": "newport"})
    answer(m, "move:atlantic", "graves", "sea:newport", "grey", "sea:newport")
    answer(m, "move:hartford", "sail:newport:hartford", "end", "end")
    assert asked(m) == ("british", "main-attack")
    assert options(m) == ["hartford", "sea"]
    answer(m, "sea")
    battle = m.view()["position"]["battle"]
    assert set(battle["shown"]["british"]) == {"graves", "grey"}
    assert battle["reserves"]["british"] == 1


def test_7_22_ships_alone_may_lead_from_the_sea() -> None:
    m = british_war({"graves": "atlantic", "hood": "hartford", "de_grasse": "newport"})
    answer(m, "move:atlantic", "sea:newport", "move:hartford", "sail:newport:hartford", "end", "end")
    assert (asked(m), options(m)) == (("british", "main-attack"), ["hartford", "sea"])
    assert [m.game.words(language).option("main-attack", "sea") for language in ("en", "es")] == [
        "From the sea",
        "Por mar",
    ]
    answer(m, "sea")
    assert set(m.view()["position"]["battle"]["shown"]["british"]) == {"graves"}
