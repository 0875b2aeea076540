"""7.0 Battles."""

from __future__ import annotations

from tests.games.liberty.positions import Where, asked, at, british_war, control, events, options, say, strength, war
from tests.games.reasons import reason
from tricorne import Match


def attack_boston(luck: list[int], attackers: dict[str, int], defenders: dict[str, int]) -> Match:
    """Americans from Springfield against Boston, all in by the same hexside."""
    everybody: dict[str, Where] = {name: ("springfield", steps) for name, steps in attackers.items()}
    everybody |= {name: ("boston", steps) for name, steps in defenders.items()}
    m = war(everybody, luck={"fire": luck})
    say(m, "move:springfield")
    for name in attackers:
        say(m, *([name] if asked(m)[1] == "group" else []), "boston")
    return say(m, "end", "end")


def test_7_0_the_side_that_moved_in_attacks() -> None:
    m = attack_boston([], {"greene": 3}, {"grey": 3})
    assert m.view()["position"]["battle"]["attacker"] == "american"


def test_7_0_player_2_attacks_whom_player_1_has_just_moved() -> None:
    m = war({"greene": "springfield", "grey": "boston", "grant": "portsmouth"})
    say(m, "move:springfield", "merrimack", "stop", "end", "move:portsmouth", "merrimack")
    assert m.view()["position"]["battle"]["attacker"] == "british"


def test_7_0_player_2_attacks_in_his_own_town_which_player_1_found_empty() -> None:
    """The town is his by 5.3 until the turn ends, but he is the first who meets enemies there."""
    m = war({"ward": "new_bern", "grey": "neuse"})
    assert control(m, "wilmington") == "british"
    say(m, "move:new_bern", "wilmington", "stop", "end", "move:neuse", "wilmington")
    battle = m.view()["position"]["battle"]
    assert (battle["attacker"], battle["reserves"]) == ("british", {"american": 0, "british": 0})


def test_7_1_player_1_orders_all_battles_before_anything_is_revealed() -> None:
    m = war({"greene": "springfield", "wayne": "hartford", "grey": "boston", "grant": "new_york"})
    say(m, "move:springfield", "boston", "move:hartford", "new_york", "end", "end")
    assert asked(m) == ("american", "battle-order")
    assert options(m) == ["new_york", "boston"]
    assert "revealed" not in events(m)
    say(m, "boston")
    position = m.view()["position"]
    assert (position["battle"]["place"], position["battles"]) == ("boston", ["new_york"])
    assert set(position["battle"]["shown"]["british"]) == {"grey"}


def test_7_1_revealed_blocks_are_hidden_again_and_kept_in_the_notebook() -> None:
    m = attack_boston([6] * 12, {"greene": 2}, {"grey": 2})
    say(m, "fire:grey")
    say(m, "retreat")
    assert asked(m)[1] == "card"
    seen = m.view("american")["position"]
    assert seen["battle"] is None
    assert seen["notebook"] == {"grey": {"at": "boston", "strength": 2, "year": 1777, "turn": 1, "certain": True}}
    assert m.view("observer")["position"]["notebook"] == {}


def test_7_2_after_three_rounds_the_attacker_leaves() -> None:
    m = attack_boston([6] * 12, {"greene": 2}, {"grey": 2})
    for _ in range(3):
        say(m, "fire:grey", "fire:greene")
    assert at(m, "greene") == "springfield"
    assert at(m, "grey") == "boston"


def test_7_21_defenders_of_a_letter_go_before_attackers() -> None:
    m = attack_boston([6] * 20, {"greene": 2}, {"grey": 2})
    assert asked(m) == ("british", "combat")
    say(m, "fire:grey")
    assert asked(m) == ("american", "combat")


SPLIT: dict[str, Where] = {
    "washington": ("springfield", 1),
    "greene": ("springfield", 1),
    "wayne": ("springfield", 1),
    "arnold": ("springfield", 1),
    "ward": "newport",
    "stark": "newport",
    "howe": ("boston", 4),
    "grey": ("boston", 4),
}


def split_attack(luck: list[int]) -> Match:
    """The example of reserves: four from Springfield, two from Newport."""
    m = war(SPLIT, luck={"fire": luck})
    say(m, "move:springfield", "washington", "boston", "greene", "boston", "wayne", "boston", "arnold", "boston")
    say(m, "move:newport", "ward", "boston", "stark", "boston", "end", "end")
    assert asked(m) == ("american", "main-attack")
    assert options(m) == ["springfield", "newport"]
    return say(m, "springfield")


def test_7_22_those_who_come_another_way_join_in_round_2() -> None:
    m = split_attack([6] * 30)
    battle = m.view()["position"]["battle"]
    assert battle["reserves"] == {"american": 2, "british": 0}
    assert set(battle["shown"]["american"]) == {"washington", "greene", "wayne", "arnold"}
    assert "ward" not in str(m.view("british"))
    for name in ["howe", "grey", "washington", "greene", "wayne", "arnold"]:
        say(m, f"fire:{name}")
    battle = m.view()["position"]["battle"]
    assert battle["round"] == 2
    assert battle["reserves"] == {"american": 0, "british": 0}
    assert {"ward", "stark"} <= set(battle["shown"]["american"])


def test_7_22_reserves_are_not_hit_and_must_leave_when_the_battle_ends_in_round_1() -> None:
    m = split_attack([1] * 30)
    say(m, "fire:howe")
    while asked(m)[1] == "hit":
        assert set(options(m)) <= {"washington", "greene", "wayne", "arnold"}
        say(m, options(m)[0])
    assert asked(m) == ("american", "leave")
    assert options(m) == ["ward", "stark"]
    say(m, "ward", "newport", "newport")
    assert at(m, "ward") == at(m, "stark") == "newport"
    retreats = [entry["args"]["block"] for entry in m.log("british") if entry["event"] == "retreated"]
    assert retreats == ["hidden_block", "hidden_block"]


def test_7_22_blocks_of_player_2_are_always_reserves() -> None:
    m = war({"greene": "springfield", "grey": "boston", "grant": "portsmouth"}, luck={"fire": [6] * 20})
    say(m, "move:springfield", "boston", "end", "move:portsmouth", "boston")
    battle = m.view()["position"]["battle"]
    assert battle["reserves"] == {"american": 0, "british": 1}
    assert set(battle["shown"]["british"]) == {"grey"}


def test_7_3_hits_count_at_once() -> None:
    m = attack_boston([1, 1, 1, 6, 6], {"greene": 4}, {"grey": 3})
    say(m, "fire:grey")
    assert strength(m, "greene") == 1
    say(m, "fire:greene")
    fired = [entry["args"] for entry in m.log() if entry["event"] == "fired"]
    assert len(fired[-1]["dice"]) == 1


def test_7_32_the_strongest_is_hit_and_among_equals_the_owner_chooses() -> None:
    m = attack_boston([1, 1, 6], {"greene": 3, "wayne": 2}, {"grey": 3})
    say(m, "fire:grey")
    assert strength(m, "greene") == 2
    assert asked(m) == ("american", "hit")
    assert options(m) == ["greene", "wayne"]
    say(m, "wayne")
    assert (strength(m, "greene"), strength(m, "wayne")) == (2, 1)


def test_7_32_losses_of_combat_are_prisoners() -> None:
    m = attack_boston([1, 6, 6], {"greene": 1}, {"grey": 3})
    say(m, "fire:grey")
    assert m.view()["position"]["prisoners"]["american"] == ["greene"]


def test_7_4_attackers_go_back_the_way_they_came() -> None:
    m = attack_boston([6] * 9, {"lee": 3, "greene": 1}, {"grey": 3})
    say(m, "retreat")
    assert asked(m) == ("american", "retreat")
    assert options(m) == ["green_mountains", "albany", "merrimack", "newport", "hartford", "stop"]
    assert at(m, "lee") == "springfield"


def test_7_4_defenders_do_not_use_the_attackers_hexside() -> None:
    m = attack_boston([6] * 9, {"greene": 1}, {"grey": 3})
    say(m, "retreat")
    assert at(m, "grey") == "merrimack"


def test_7_4_enemy_towns_are_closed_to_retreats() -> None:
    """Boston borders Newport and Portsmouth, both American though empty; only neutral Merrimack is open."""
    m = war({"greene": ("merrimack", 1), "grey": ("boston", 2)}, luck={"fire": [6] * 9})
    say(m, "move:merrimack", "boston", "end", "end")
    assert asked(m)[0] == "american"
    assert "captured" not in events(m)
    assert [entry["args"]["block"] for entry in m.log() if entry["event"] == "fired"] == ["grey"]


def test_7_4_no_retreat_into_another_battle() -> None:
    m = war(
        {"greene": "springfield", "wayne": "springfield", "ward": "portsmouth", "grey": "boston", "grant": "merrimack"}
    )
    say(m, "move:springfield", "greene", "boston", "wayne", "merrimack", "end", "end", "boston")
    assert asked(m) == ("american", "combat")
    assert at(m, "grey") == "boston"


def test_7_4_the_last_to_use_a_hexside_keeps_it() -> None:
    """Lee follows Birch over the same hexside: now only the Americans may leave by it."""
    m = british_war(
        {"birch": ("portsmouth", 2), "greene": ("boston", 2), "lee": ("springfield", 2)}, luck={"fire": [6] * 30}
    )
    say(m, "move:portsmouth", "merrimack", "boston", "end", "move:springfield", "merrimack", "boston")
    assert [entry["args"]["block"] for entry in m.log() if entry["event"] == "fired"] == ["birch"]
    assert asked(m) == ("american", "combat")
    say(m, "retreat")
    assert "merrimack" in options(m)


def test_7_4_who_must_leave_and_cannot_is_captured() -> None:
    blocks: dict[str, Where] = {"grey": ("springfield", 1), "greene": ("boston", 1), "lee": ("hartford", 1)}
    m = british_war(blocks, luck={"fire": [6] * 30})
    say(m, "move:springfield", "boston", "end", "move:hartford", "springfield", "boston")
    while at(m, "grey") == "boston" and asked(m)[1] == "combat":
        say(m, next(o for o in options(m) if o.startswith("fire:")))
    assert at(m, "grey") == "prisoners"


def test_7_4_hexside_limits_hold_for_each_round() -> None:
    blocks: dict[str, Where] = dict.fromkeys(["greene", "wayne", "arnold"], ("albany", 1))
    blocks |= {"grey": ("springfield", 4), "grant": ("hartford", 4)}
    m = british_war(blocks, luck={"fire": [6] * 40})
    say(m, "move:springfield", "albany", "move:hartford", "albany", "end", "end", "springfield")
    say(m, "retreat", "greene", "green_mountains", "retreat", "wayne", "green_mountains", "retreat")
    assert "green_mountains" not in options(m)
    assert {"saratoga", "west_point"} <= set(options(m))


def test_7_4_only_those_who_came_by_river_retreat_two_hexes_along_it() -> None:
    m = war({"morgan": ("albany", 1), "grey": ("new_york", 2)}, luck={"fire": [6] * 30})
    say(m, "move:albany", "west_point", "river:new_york", "end", "end", "retreat")
    assert at(m, "morgan") == "west_point"
    assert "albany" in options(m)
    road = war({"morgan": ("hartford", 1), "grey": ("new_york", 2)}, luck={"fire": [6] * 30})
    say(road, "move:hartford", "new_york", "end", "end")
    say(road, "retreat")
    assert at(road, "morgan") == "hartford"
    assert asked(road) != ("american", "retreat")


def test_7_4_one_hex_over_a_river_side_is_no_river_move() -> None:
    """Morgan marches from West Point to New York, a hexside of the Hudson: he came by road and goes back one hex."""
    m = war({"morgan": ("west_point", 1), "grey": ("new_york", 2)}, luck={"fire": [6] * 30})
    say(m, "move:west_point", "new_york", "end", "end", "retreat")
    assert at(m, "morgan") == "west_point"
    assert asked(m) != ("american", "retreat")


def test_7_5_the_winner_regroups_to_friendly_hexes() -> None:
    m = attack_boston([1, 1, 1, 1], {"morgan": 3, "lee": 3}, {"grey": 2})
    say(m, "fire:morgan")
    assert asked(m) == ("american", "regroup")
    assert options(m) == ["morgan", "lee", "done"]
    say(m, "lee")
    assert "springfield" in options(m)
    assert "sea:atlantic" not in options(m)
    say(m, "springfield", "hartford", "done")
    assert (at(m, "lee"), at(m, "morgan")) == ("hartford", "boston")


def test_7_5_neutral_hexes_are_only_passed_through() -> None:
    m = attack_boston([1, 1, 1, 1], {"morgan": 3, "lee": 3}, {"grey": 2})
    say(m, "fire:morgan", "lee", "merrimack")
    assert "stop" not in options(m)
    assert "portsmouth" in options(m)
    assert "springfield" in options(m)


def test_7_5_one_hex_over_a_river_side_is_no_river_move() -> None:
    """Of two who beat Grey in New York, the one who came two hexes down the Hudson may regroup to Albany."""
    m = war({"morgan": "albany", "greene": "west_point", "grey": ("new_york", 1)}, luck={"fire": [1] * 30})
    say(m, "move:west_point", "new_york", "move:albany", "west_point", "river:new_york", "end", "end")
    say(m, "fire:morgan", "greene", "west_point", "morgan", "west_point")
    assert at(m, "greene") == "west_point"
    assert asked(m) == ("american", "regroup-to")
    assert options(m) == ["albany", "stop"]


def test_7_5_an_empty_town_of_the_enemy_is_not_passed() -> None:
    """Birch has two hexes to friendly Falmouth: through American Portsmouth, or through a hex of nobody."""
    blocks: dict[str, Where] = {"birch": ("boston", 3), "grant": "falmouth", "percy": "newport"}
    m = war({**blocks, "greene": ("springfield", 1)}, luck={"fire": [1] * 30})
    say(m, "move:springfield", "boston", "end", "end", "fire:birch", "birch")
    assert options(m) == ["merrimack", "newport"]
    assert reason(m, "portsmouth") == ("why-enemy-hex", "7.5")
    say(m, "merrimack")
    assert at(m, "birch") == "falmouth"


def test_7_5_the_hex_of_the_battle_is_behind_those_who_regroup() -> None:
    m = british_war({"grey": ("boston", 1), "lee": ("springfield", 3)}, luck={"fire": [1] * 30})
    say(m, "move:boston", "springfield", "end", "end", "fire:lee", "lee", "hartford")
    assert asked(m) == ("american", "regroup-to")
    assert "springfield" not in options(m)
    assert reason(m, "springfield") == ("why-back-to-start", "7.5")


def test_7_4_three_retreat_over_forest_with_a_river_in_one_round() -> None:
    """The example: a fourth block finds the hexside closed until the next round."""
    names = ["greene", "wayne", "arnold", "lafayette"]
    blocks: dict[str, Where] = dict.fromkeys(names, ("albany", 1))
    m = british_war({**blocks, "grey": ("hartford", 4), "ward": "boston"}, luck={"fire": [6] * 60})
    say(m, "move:hartford", "albany", "end", "end")
    for name in names[:3]:
        say(m, "retreat", name, "saratoga")
    say(m, "retreat")
    assert "saratoga" not in options(m)
    m = british_war({**blocks, "grey": ("hartford", 4), "ward": "boston"}, luck={"fire": [6] * 60})
    say(m, "move:hartford", "albany", "end", "end")
    for name in names[:3]:
        say(m, "retreat", name, "saratoga")
    say(m, "fire:lafayette", "fire:grey", "retreat")
    assert "saratoga" in options(m)


# Why not


def test_7_1_why_a_battle_is_not_next_in_the_order() -> None:
    m = war(
        {
            "greene": "springfield",
            "wayne": "hartford",
            "lee": "philadelphia",
            "grey": "boston",
            "grant": "new_york",
            "percy": "dover",
        }
    )
    say(m, "move:springfield", "boston", "move:hartford", "new_york", "move:philadelphia", "dover", "end")
    assert reason(m, "albany") == ("why-no-battle", "7.1")
    say(m, "boston")
    assert reason(m, "boston") == ("why-ordered", "7.1")


def test_7_22_why_the_main_attack_does_not_come_that_way() -> None:
    m = war(SPLIT)
    say(m, "move:springfield", "washington", "boston", "done", "move:newport", "ward", "boston", "done", "end", "end")
    assert reason(m, "portsmouth") == ("why-nobody-came", "7.22")
    assert reason(m, "sea") == ("why-nobody-came", "7.22")


def test_7_21_why_a_block_has_not_its_turn() -> None:
    m = split_attack([6] * 30)
    say(m, "fire:howe")
    assert reason(m, "fire:washington") == ("why-not-your-block", "7.21")
    assert reason(m, "fire:howe") == ("why-acted", "7.21")
    assert reason(m, "fire:fraser") == ("why-not-in-battle", "7.21")
    assert reason(m, "hold:grey") == ("why-can-fire", "7.21")
    say(m, "fire:grey")
    assert asked(m)[0] == "american"
    assert reason(m, "fire:ward") == ("why-reserve", "7.22")
    order = attack_boston([6] * 9, {"lee": 3, "greene": 1}, {"grey": 3})
    assert reason(order, "fire:greene") == ("why-other-letter", "7.21")


def test_7_32_why_a_block_does_not_take_the_hit() -> None:
    m = attack_boston([1, 6, 6], {"greene": 3, "wayne": 3, "arnold": 2}, {"grey": 3})
    say(m, "fire:grey")
    assert reason(m, "arnold") == ("why-weaker", "7.32")
    assert reason(m, "grey") == ("why-not-your-block", "7.32")
    assert reason(m, "morgan") == ("why-not-in-battle", "7.32")


def test_7_4_why_a_retreat_does_not_lead_there() -> None:
    m = attack_boston([6] * 9, {"lee": 3, "greene": 1}, {"grey": 3})
    assert asked(m)[1] == "combat"
    say(m, "retreat")
    assert at(m, "lee") == "springfield", "attackers have one way back"
    assert reason(m, "boston") == ("why-enemy-hex", "7.4")
    assert reason(m, "atlantic") == ("why-by-land", "7.4")
    assert reason(m, "norfolk") == ("why-not-adjacent", "1.1")


def test_7_4_why_defenders_do_not_retreat_as_the_attackers_came() -> None:
    blocks: dict[str, Where] = {"lee": ("springfield", 1), "birch": ("boston", 3), "percy": "newport"}
    m = war({**blocks, "grant": "portsmouth"}, luck={"fire": [6] * 20})
    say(m, "move:springfield", "merrimack", "boston", "end", "end", "retreat")
    assert reason(m, "merrimack") == ("why-attackers-came", "7.4")
    assert reason(m, "springfield") == ("why-enemy-hex", "7.4")
    assert reason(m, "atlantic") == ("why-no-ship-went", "8.5")
    assert reason(m, "stop") == ("why-must-go", "7.4")


def test_7_4_why_attackers_go_back_as_they_came() -> None:
    m = split_attack([6] * 60)
    for name in ["howe", "grey", "washington", "greene", "wayne", "arnold"]:
        say(m, f"fire:{name}")
    say(m, "fire:howe", "fire:grey", "retreat", "washington")
    assert reason(m, "portsmouth") == ("why-not-as-they-came", "7.4")


def test_7_4_why_a_block_cannot_leave() -> None:
    m = split_attack([1] * 30)
    say(m, "fire:howe")
    while asked(m)[1] == "hit":
        say(m, options(m)[0])
    assert asked(m) == ("american", "leave")
    assert reason(m, "lee") == ("why-not-in-battle", "7.4")
    assert reason(m, "howe") == ("why-not-your-block", "7.4")


def test_7_5_why_a_block_does_not_regroup() -> None:
    m = attack_boston([1, 1, 1, 1], {"morgan": 3, "lee": 3}, {"grey": 2})
    say(m, "fire:morgan")
    assert reason(m, "washington") == ("why-not-in-battle", "7.5")
    say(m, "lee")
    assert reason(m, "stop") == ("why-must-go", "7.5")
    assert reason(m, "atlantic") == ("why-not-adjacent", "1.1")
    say(m, "merrimack")
    assert reason(m, "stop") == ("why-only-passing", "7.5")
    say(m, "springfield")
    assert reason(m, "lee") == ("why-regrouped", "7.5")


def test_7_22_why_ships_from_the_atlantic_do_not_lead() -> None:
    m = british_war({"graves": "atlantic", "grey": "springfield", "grant": "hartford", "ward": "newport"})
    say(m, "move:atlantic", "sea:newport", "move:springfield", "newport", "move:hartford", "newport", "end")
    assert asked(m) == ("british", "main-attack")
    assert reason(m, "sea") == ("why-land-leads", "7.22")


def test_7_4_why_nobody_can_retreat() -> None:
    around: dict[str, Where] = {"ward": "merrimack", "stark": "portsmouth", "putnam": "newport"}
    m = war({"greene": "springfield", "grey": "boston", "grant": "boston", **around}, luck={"fire": [6] * 20})
    say(m, "move:springfield", "boston", "end", "end")
    assert options(m) == ["fire:grey", "fire:grant"]
    assert reason(m, "retreat") == ("why-no-way-out", "7.4")


def test_7_5_why_a_block_has_nowhere_to_regroup() -> None:
    blocks: dict[str, Where] = {"graves": "atlantic", "grey": ("springfield", 3), "ward": ("newport", 1)}
    m = british_war(blocks, luck={"fire": [6, 6, 1]})
    say(m, "move:atlantic", "sea:newport", "move:springfield", "newport", "end", "end", "fire:ward", "fire:grey")
    assert asked(m) == ("british", "regroup")
    assert reason(m, "graves") == ("why-nowhere-to-regroup", "7.5")


def test_7_5_why_a_ship_does_not_regroup_to_the_atlantic() -> None:
    blocks: dict[str, Where] = {"graves": "newport", "grey": ("newport", 3), "howe": "new_york"}
    m = british_war({**blocks, "ward": ("hartford", 1)}, luck={"fire": [6, 6, 6, 6, 1]})
    say(m, "move:newport", "graves", "sail:hartford:newport", "grey", "hartford", "end", "end")
    say(m, "fire:graves", "fire:ward", "fire:grey", "graves")
    assert options(m) == ["newport", "new_york"]
    assert reason(m, "atlantic") == ("why-not-to-the-atlantic", "7.5")
