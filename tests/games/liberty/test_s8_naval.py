"""8.0 At sea."""

from __future__ import annotations

from tests.games.liberty.battles import FLEETS, landing, sea_attack_on_new_york, two_fleets
from tests.games.liberty.table import Where, at, british_war, control, strength, war
from tests.games.library import answer, asked, events, options, reason


def test_8_0_warships_move_fight_and_hold_in_their_own_way() -> None:
    m = british_war({"graves": "boston", "ward": "albany"})
    answer(m, "move:boston", "sail:portsmouth:boston", "end", "end")
    assert control(m, "portsmouth") == "british"


def test_8_1_any_port_to_the_atlantic_or_back() -> None:
    m = british_war({"graves": "boston", "hood": "atlantic", "ward": "newport", "grey": "quebec"})
    answer(m, "move:boston", "sea:atlantic")
    answer(m, "move:atlantic")
    assert {"sea:boston", "sea:newport", "sea:new_york", "sea:west_indies_british"} <= set(options(m))
    answer(m, "sea:newport")
    assert at(m, "hood") == "newport"


def test_8_1_two_hexes_along_the_coast_to_a_port_three_when_forced() -> None:
    m = british_war({"graves": "hartford", "ward": "albany"}, luck={"march": [1]})
    answer(m, "move:hartford")
    assert "sail:newport:hartford" in options(m)
    assert "sail:new_brunswick:new_york" in options(m)
    assert "press:dover:monmouth" in options(m)
    assert not any(option.split(":")[1] == "monmouth" for option in options(m))
    answer(m, "press:dover:monmouth", "end")
    assert (at(m, "graves"), strength(m, "graves")) == ("dover", 2)


def test_8_1_ships_stop_at_enemies() -> None:
    m = british_war({"graves": "hartford", "ward": "new_york"})
    answer(m, "move:hartford")
    assert "sail:new_york:hartford" in options(m)
    assert "sail:new_brunswick:new_york" not in options(m)


def test_8_1_hexside_limits_do_not_bind_ships() -> None:
    blocks: dict[str, Where] = {"ward": "albany", "graves": "hartford"}
    blocks |= dict.fromkeys(["howe", "grey", "grant", "percy"], "hartford")
    m = british_war(blocks)
    answer(m, "move:hartford")
    for name in ["howe", "grey", "grant", "percy"]:
        answer(m, name, "newport", "stop")
    answer(m, "graves")
    assert "sail:newport:hartford" in options(m)


def test_8_1_a_ship_sails_round_the_attackers_hexside() -> None:
    m = war({"de_grasse": "yorktown", "graves": "norfolk", "hood": "norfolk", "ward": "albany"})
    answer(m, "move:yorktown", "sail:norfolk:yorktown", "end", "move:norfolk", "hood")
    assert "sail:alexandria:yorktown" not in options(m)
    assert "press:alexandria:yorktown" in options(m)


def test_8_2_hits_of_ships_strike_ships_while_both_have_some() -> None:
    m = landing(FLEETS, [1, 1, 6, 6, 6])
    answer(m, "fire:de_grasse")
    assert strength(m, "graves") == 1
    assert strength(m, "grey") == 3


def test_8_2_hits_left_over_go_to_the_troops() -> None:
    m = landing({**FLEETS, "de_grasse": ("newport", 1)}, [6, 1, 1, 1])
    answer(m, "fire:de_grasse", "fire:graves")
    assert at(m, "de_grasse") == "prisoners"
    assert strength(m, "ward") == 1


def test_8_3_bombardment_never_takes_the_last_step() -> None:
    m = landing({"graves": "atlantic", "grey": "atlantic", "ward": ("newport", 2)}, [1, 1, 1, *[6] * 20])
    answer(m, "fire:graves")
    assert strength(m, "ward") == 1
    assert "hits-lost" in events(m)


def test_8_3_troops_hit_ships_that_bombard() -> None:
    m = landing({"graves": ("atlantic", 3), "grey": ("atlantic", 2), "ward": ("newport", 3)}, [6, 6, 6, 1, 6, 6])
    answer(m, "fire:graves", "fire:ward")
    assert strength(m, "graves") == 2


def test_8_4_a_sea_attack_needs_a_warship_of_its_own() -> None:
    m = british_war({"graves": "atlantic", "grey": "atlantic", "ward": "newport"})
    answer(m, "move:atlantic", "grey")
    assert "sea:newport" not in options(m)
    m = british_war({"graves": "atlantic", "grey": "atlantic", "ward": "newport"})
    answer(m, "move:atlantic", "graves", "sea:newport")
    assert "sea:newport" in options(answer(m.fork(), "grey"))


def test_8_4_three_land_blocks_at_most() -> None:
    troops = ["grey", "grant", "percy", "howe"]
    m = british_war({"graves": "atlantic", "ward": "newport", **dict.fromkeys(troops, "atlantic")})
    answer(m, "move:atlantic", "graves", "sea:newport")
    for name in troops[:3]:
        answer(m, name, "sea:newport")
    answer(m, "howe")
    assert "sea:newport" not in options(m)


def test_8_4_not_joined_with_a_land_attack() -> None:
    m = british_war({"graves": "atlantic", "grey": "atlantic", "grant": "springfield", "ward": "newport"})
    answer(m, "move:springfield", "newport", "move:atlantic", "graves", "sea:newport")
    assert "sea:newport" not in options(answer(m.fork(), "grey"))
    assert at(m, "graves") == "newport"


def test_8_4_not_from_two_places_at_once() -> None:
    blocks: dict[str, Where] = {"graves": "atlantic", "grey": "atlantic", "st_simon": "west_indies_french"}
    m = british_war({**blocks, **dict.fromkeys(["hood", "grant"], "west_indies_british")})
    answer(m, "move:west_indies_british", "hood", "sea:west_indies_french", "done")
    answer(m, "move:atlantic", "graves", "sea:west_indies_french", "grey")
    assert "sea:west_indies_french" in options(m)
    answer(m, "sea:west_indies_french", "move:west_indies_british")
    assert options(m) == ["sea:atlantic"]


EMPTY_NEWPORT: dict[str, Where] = {"graves": "atlantic", "grey": "atlantic", "ward": "albany"}


def test_8_4_an_empty_port_attacked_by_sea_is_passed_but_not_joined_by_land() -> None:
    m = british_war({**EMPTY_NEWPORT, "birch": "boston", "percy": "boston"})
    answer(m, "move:atlantic", "graves", "sea:newport", "grey", "sea:newport", "move:boston")
    on_foot = answer(m.fork(), "percy", "newport")
    assert options(on_foot) == ["force"]
    answer(m, "birch", "newport")
    assert options(m) == ["springfield", "hartford"]
    answer(m, "hartford", "stop")
    assert at(m, "birch") == "hartford"


def test_8_4_a_defended_port_attacked_by_sea_is_not_passed() -> None:
    m = british_war({**EMPTY_NEWPORT, "birch": "boston", "ward": "newport"})
    answer(m, "move:atlantic", "graves", "sea:newport", "grey", "sea:newport", "move:boston")
    assert "newport" not in options(m)


def test_8_4_an_empty_enemy_port_may_be_taken() -> None:
    m = british_war({"graves": "atlantic", "grey": "atlantic", "ward": "albany"})
    answer(m, "move:atlantic", "graves", "sea:newport", "grey", "sea:newport", "end", "end")
    assert control(m, "newport") == "british"


def test_8_4_only_ships_fight_while_enemy_ships_defend() -> None:
    m = landing(FLEETS)
    assert m.view()["position"]["battle"]["afloat"] is True
    assert options(m) == ["fire:de_grasse", "retreat"]
    answer(m, "fire:de_grasse", "fire:graves")
    assert asked(m) == ("american", "combat")
    assert options(m) == ["hold:ward", "retreat"]


def test_8_4_troops_land_at_once_when_the_last_defending_ship_is_gone() -> None:
    m = landing({**FLEETS, "de_grasse": ("newport", 1)}, [6, 1, 6, 6, 6, 6, 6, 1, 1, 1])
    answer(m, "fire:de_grasse", "fire:graves")
    assert "landed" in events(m)
    answer(m, "fire:ward")
    fired = [entry["args"]["block"] for entry in m.log() if entry["event"] == "fired"]
    assert fired == ["de_grasse", "graves", "ward", "grey"]


def test_8_4_a_beaten_fleet_costs_each_block_a_step() -> None:
    m = landing({**FLEETS, "graves": ("atlantic", 1)}, [1, 1])
    answer(m, "fire:de_grasse")
    assert at(m, "graves") == "prisoners"
    assert (at(m, "grey"), strength(m, "grey")) == ("atlantic", 2)
    m = landing({**FLEETS, "graves": ("atlantic", 1), "grey": ("atlantic", 1)}, [1, 1])
    answer(m, "fire:de_grasse")
    assert at(m, "grey") == "prisoners"


def test_8_4_dragoons_fight_with_c_in_the_first_round_ashore() -> None:
    blocks: dict[str, Where] = {"graves": "atlantic", "birch": ("atlantic", 3), "ward": ("newport", 3)}
    m = landing(blocks, [6] * 40, ("birch",))
    answer(m, "fire:graves")
    assert asked(m) == ("american", "combat")
    answer(m, "fire:ward")
    fired = [entry["args"]["block"] for entry in m.log() if entry["event"] == "fired"]
    assert fired == ["graves", "ward", "birch"]
    answer(m, "fire:graves")
    fired = [entry["args"]["block"] for entry in m.log() if entry["event"] == "fired"]
    assert fired == ["graves", "ward", "birch", "graves", "birch"]


def test_8_6_ships_do_not_hold_a_hex_against_troops() -> None:
    m = war({"greene": ("springfield", 2), "graves": ("boston", 3)}, luck={"fire": [6] * 30})
    answer(m, "move:springfield", "boston", "end", "end")
    for _ in range(3):
        answer(m, "fire:graves", "fire:greene")
    assert (at(m, "graves"), at(m, "greene")) == ("atlantic", "boston")


def test_8_6_against_ships_alone_the_attacker_leaves_as_usual() -> None:
    m = british_war({"graves": "atlantic", "de_grasse": "newport"}, luck={"fire": [6] * 30})
    answer(m, "move:atlantic", "sea:newport", "end", "end")
    for _ in range(3):
        answer(m, "fire:de_grasse", "fire:graves")
    assert (at(m, "graves"), at(m, "de_grasse")) == ("atlantic", "newport")


def test_8_6_a_ship_controls_an_empty_town() -> None:
    m = british_war({"graves": "atlantic", "ward": "albany"})
    answer(m, "move:atlantic", "sea:newport", "end", "end")
    assert control(m, "newport") == "british"


def test_8_4_troops_that_come_late_stay_aboard_while_enemy_ships_defend() -> None:
    blocks: dict[str, Where] = {"graves": "atlantic", "grey": "atlantic", "hood": "hartford", "de_grasse": "newport"}
    m = british_war(blocks, luck={"fire": [6] * 40})
    answer(m, "move:atlantic", "graves", "sea:newport", "grey", "sea:newport", "move:hartford", "sail:newport:hartford")
    answer(m, "end", "end", "hartford", "fire:de_grasse", "fire:hood")
    battle = m.view()["position"]["battle"]
    assert (battle["round"], battle["afloat"]) == (2, True)


# Why not


def test_8_1_why_a_ship_does_not_sail_there() -> None:
    m = british_war({"graves": "hartford", "ward": "new_york"})
    answer(m, "move:hartford")
    assert reason(m, "sail:new_brunswick:new_york") == ("why-enemies-on-the-way", "8.1")
    assert reason(m, "press:newport:hartford") == ("why-within-movement", "5.5")
    assert reason(m, "sail:dover:monmouth") == ("why-beyond-movement", "5.5")
    assert reason(m, "sail:boston:portsmouth") == ("why-no-coastal-way", "8.1")
    assert reason(m, "sea:newport") == ("why-by-the-atlantic", "5.7")
    shut = british_war({"graves": "atlantic", "ward": "yorktown"})
    assert reason(answer(shut, "move:atlantic"), "sea:baltimore") == ("why-bay-closed", "8.1")
    storm = british_war({"graves": "atlantic", "ward": "newport"}, luck={"weather": [1]})
    assert reason(answer(storm, "move:atlantic"), "sea:newport") == ("why-storm", "4.0")


def test_8_4_why_there_is_no_sea_attack() -> None:
    troops = ["grey", "grant", "percy", "howe"]
    m = british_war({"graves": "atlantic", "ward": "newport", **dict.fromkeys(troops, "atlantic")})
    answer(m, "move:atlantic", "graves", "sea:newport")
    for name in troops[:3]:
        answer(m, name, "sea:newport")
    assert reason(answer(m, "howe"), "sea:newport") == ("why-three-troops", "8.4")
    joined = british_war({"graves": "atlantic", "grey": "atlantic", "grant": "springfield", "ward": "newport"})
    answer(joined, "move:springfield", "newport", "move:atlantic", "graves", "sea:newport", "grey")
    assert reason(joined, "sea:newport") == ("why-land-attack", "8.4")
    blocks: dict[str, Where] = {"graves": "atlantic", "grey": "atlantic", "st_simon": "west_indies_french"}
    apart = british_war({**blocks, **dict.fromkeys(["hood", "grant"], "west_indies_british")})
    answer(apart, "move:west_indies_british", "hood", "sea:west_indies_french", "done")
    answer(apart, "move:atlantic", "graves", "sea:west_indies_french", "grey", "sea:west_indies_french")
    answer(apart, "move:west_indies_british")
    assert reason(apart, "sea:west_indies_french") == ("why-other-origin", "8.4")


def test_8_4_why_a_passing_block_does_not_stop() -> None:
    m = british_war({**EMPTY_NEWPORT, "birch": "boston"})
    answer(m, "move:atlantic", "graves", "sea:newport", "grey", "sea:newport", "move:boston", "newport")
    assert reason(m, "stop") == ("why-sea-attack", "8.4")


def test_8_4_why_troops_hold_their_fire() -> None:
    m = landing({**FLEETS, "lauzun": "newport"}, [6] * 40)
    answer(m, "fire:de_grasse", "fire:graves")
    assert asked(m) == ("american", "combat")
    assert reason(m, "fire:lauzun") == ("why-before-landing", "8.4")


def test_8_3_why_bombardment_spares_a_last_step() -> None:
    weak: dict[str, Where] = {"stark": ("newport", 1), "ward": ("newport", 2), "putnam": ("newport", 2)}
    m = landing({"graves": ("atlantic", 3), "grey": "atlantic", **weak}, [1, 6, 6, *[6] * 40])
    answer(m, "fire:graves")
    assert asked(m) == ("american", "hit")
    assert reason(m, "stark") == ("why-last-step", "8.3")


def test_8_2_why_ships_spare_troops_while_the_fleets_fight() -> None:
    m = landing({**FLEETS, "hood": ("atlantic", 3)}, [1, *[6] * 40], ("hood", "grey"))
    answer(m, "fire:de_grasse")
    assert asked(m) == ("british", "hit")
    assert reason(m, "grey") == ("why-not-engaged", "8.2")


def test_8_4_why_troops_by_land_do_not_join_a_sea_attack() -> None:
    m = sea_attack_on_new_york()
    answer(m, "move:hartford")
    assert reason(m, "new_york") == ("why-sea-attack", "8.4")


def test_8_4_a_landing_goes_on_while_an_attacking_ship_is_in_reserve() -> None:
    m = two_fleets(1, 3, [1, 1])
    answer(m, "sea", "fire:de_grasse")
    assert at(m, "graves") == "prisoners"
    assert (at(m, "grey"), strength(m, "grey")) == ("newport", 3)
    assert "hits-lost" in events(m)
    answer(m, "hold:ward")
    battle = m.view()["position"]["battle"]
    assert (battle["round"], battle["afloat"]) == (2, True)
    assert {"hood", "grey"} <= set(battle["shown"]["british"])


def test_8_4_it_is_over_when_the_last_ship_of_all_is_beaten() -> None:
    m = two_fleets(1, 1, [1, 6, 6, 1])
    answer(m, "sea", "fire:de_grasse", "hold:ward", "fire:de_grasse")
    assert (at(m, "graves"), at(m, "hood")) == ("prisoners", "prisoners")
    assert (at(m, "grey"), strength(m, "grey")) == ("atlantic", 2)
