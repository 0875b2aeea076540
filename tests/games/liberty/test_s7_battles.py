"""7.0 Battles."""

from __future__ import annotations

from tests.games.liberty.battles import attack_boston, split_attack
from tests.games.liberty.table import Where, at, british_war, control, strength, war
from tests.games.library import answer, asked, events, options, reason


def test_7_0_the_side_that_moved_in_attacks() -> None:
    m = attack_boston([], {"greene": 3}, {"grey": 3})
    assert m.view()["position"]["battle"]["attacker"] == "american"


def test_7_0_player_2_attacks_whom_player_1_has_just_moved() -> None:
    m = war({"greene": "springfield", "grey": "boston", "grant": "portsmouth"})
    answer(m, "move:springfield", "merrimack", "stop", "end", "move:portsmouth", "merrimack")
    assert m.view()["position"]["battle"]["attacker"] == "british"


def test_7_0_player_2_attacks_in_his_own_town_which_player_1_found_empty() -> None:
    """The town is his by 5.3 until the turn ends, but he is the first who meets enemies there."""
    m = war({"ward": "new_bern", "grey": "neuse"})
    assert control(m, "wilmington") == "british"
    answer(m, "move:new_bern", "wilmington", "stop", "end", "move:neuse", "wilmington")
    battle = m.view()["position"]["battle"]
    assert (battle["attacker"], battle["reserves"]) == ("british", {"american": 0, "british": 0})


def test_7_1_player_1_orders_all_battles_before_anything_is_revealed() -> None:
    m = war({"greene": "springfield", "wayne": "hartford", "grey": "boston", "grant": "new_york"})
    answer(m, "move:springfield", "boston", "move:hartford", "new_york", "end", "end")
    assert asked(m) == ("american", "battle-order")
    assert options(m) == ["new_york", "boston"]
    assert "revealed" not in events(m)
    answer(m, "boston")
    position = m.view()["position"]
    assert (position["battle"]["place"], position["battles"]) == ("boston", ["new_york"])
    assert set(position["battle"]["shown"]["british"]) == {"grey"}


def test_7_1_revealed_blocks_are_hidden_again_and_kept_in_the_notebook() -> None:
    m = attack_boston([6] * 12, {"greene": 2}, {"grey": 2})
    answer(m, "fire:grey")
    answer(m, "retreat")
    assert asked(m)[1] == "card"
    seen = m.view("american")["position"]
    assert seen["battle"] is None
    assert seen["notebook"] == {"grey": {"at": "boston", "strength": 2, "year": 1777, "turn": 1, "certain": True}}
    assert m.view("observer")["position"]["notebook"] == {}


def test_7_2_after_three_rounds_the_attacker_leaves() -> None:
    m = attack_boston([6] * 12, {"greene": 2}, {"grey": 2})
    for _ in range(3):
        answer(m, "fire:grey", "fire:greene")
    assert at(m, "greene") == "springfield"
    assert at(m, "grey") == "boston"


def test_7_21_defenders_of_a_letter_go_before_attackers() -> None:
    m = attack_boston([6] * 20, {"greene": 2}, {"grey": 2})
    assert asked(m) == ("british", "combat")
    answer(m, "fire:grey")
    assert asked(m) == ("american", "combat")


def test_7_3_hits_count_at_once() -> None:
    m = attack_boston([1, 1, 1, 6, 6], {"greene": 4}, {"grey": 3})
    answer(m, "fire:grey")
    assert strength(m, "greene") == 1
    answer(m, "fire:greene")
    fired = [entry["args"] for entry in m.log() if entry["event"] == "fired"]
    assert len(fired[-1]["dice"]) == 1


def test_7_31_as_many_dice_as_the_strength_of_which_those_up_to_the_rating_hit() -> None:
    m = attack_boston([1, 2, 3], {"greene": 4}, {"grey": 3})
    answer(m, "fire:grey")
    assert [entry["args"]["dice"] for entry in m.log() if entry["event"] == "fired"] == [[1, 2, 3]]
    assert strength(m, "greene") == 2


def test_7_32_the_strongest_is_hit_and_among_equals_the_owner_chooses() -> None:
    m = attack_boston([1, 1, 6], {"greene": 3, "wayne": 2}, {"grey": 3})
    answer(m, "fire:grey")
    assert strength(m, "greene") == 2
    assert asked(m) == ("american", "hit")
    assert options(m) == ["greene", "wayne"]
    answer(m, "wayne")
    assert (strength(m, "greene"), strength(m, "wayne")) == (2, 1)


def test_7_32_losses_of_combat_are_prisoners() -> None:
    m = attack_boston([1, 6, 6], {"greene": 1}, {"grey": 3})
    answer(m, "fire:grey")
    assert m.view()["position"]["prisoners"]["american"] == ["greene"]


def test_7_5_the_winner_regroups_to_friendly_hexes() -> None:
    m = attack_boston([1, 1, 1, 1], {"morgan": 3, "lee": 3}, {"grey": 2})
    answer(m, "fire:morgan")
    assert asked(m) == ("american", "regroup")
    assert options(m) == ["morgan", "lee", "done"]
    answer(m, "lee")
    assert "springfield" in options(m)
    assert "sea:atlantic" not in options(m)
    answer(m, "springfield", "hartford", "done")
    assert (at(m, "lee"), at(m, "morgan")) == ("hartford", "boston")


def test_7_5_neutral_hexes_are_only_passed_through() -> None:
    m = attack_boston([1, 1, 1, 1], {"morgan": 3, "lee": 3}, {"grey": 2})
    answer(m, "fire:morgan", "lee", "merrimack")
    assert "stop" not in options(m)
    assert "portsmouth" in options(m)
    assert "springfield" in options(m)


def test_7_5_one_hex_over_a_river_side_is_no_river_move() -> None:
    """Of two who beat Grey in New York, the one who came two hexes down the Hudson may regroup to Albany."""
    m = war({"morgan": "albany", "greene": "west_point", "grey": ("new_york", 1)}, luck={"fire": [1] * 30})
    answer(m, "move:west_point", "new_york", "move:albany", "west_point", "river:new_york", "end", "end")
    answer(m, "fire:morgan", "greene", "west_point", "morgan", "west_point")
    assert at(m, "greene") == "west_point"
    assert asked(m) == ("american", "regroup-to")
    assert options(m) == ["albany", "stop"]


def test_7_5_an_empty_town_of_the_enemy_is_not_passed() -> None:
    """Birch has two hexes to friendly Falmouth: through American Portsmouth, or through a hex of nobody."""
    blocks: dict[str, Where] = {"birch": ("boston", 3), "grant": "falmouth", "percy": "newport"}
    m = war({**blocks, "greene": ("springfield", 1)}, luck={"fire": [1] * 30})
    answer(m, "move:springfield", "boston", "end", "end", "fire:birch", "birch")
    assert options(m) == ["merrimack", "newport"]
    assert reason(m, "portsmouth") == ("why-enemy-hex", "7.5")
    answer(m, "merrimack")
    assert at(m, "birch") == "falmouth"


def test_7_5_the_hex_of_the_battle_is_behind_those_who_regroup() -> None:
    m = british_war({"grey": ("boston", 1), "lee": ("springfield", 3)}, luck={"fire": [1] * 30})
    answer(m, "move:boston", "springfield", "end", "end", "fire:lee", "lee", "hartford")
    assert asked(m) == ("american", "regroup-to")
    assert "springfield" not in options(m)
    assert reason(m, "springfield") == ("why-back-to-start", "7.5")


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
    answer(m, "move:springfield", "boston", "move:hartford", "new_york", "move:philadelphia", "dover", "end")
    assert reason(m, "albany") == ("why-no-battle", "7.1")
    answer(m, "boston")
    assert reason(m, "boston") == ("why-ordered", "7.1")


def test_7_21_why_a_block_has_not_its_turn() -> None:
    m = split_attack([6] * 30)
    answer(m, "fire:howe")
    assert reason(m, "fire:washington") == ("why-not-your-block", "7.21")
    assert reason(m, "fire:howe") == ("why-acted", "7.21")
    assert reason(m, "fire:fraser") == ("why-not-in-battle", "7.21")
    assert reason(m, "hold:grey") == ("why-can-fire", "7.21")
    answer(m, "fire:grey")
    assert asked(m)[0] == "american"
    assert reason(m, "fire:ward") == ("why-reserve", "7.22")
    order = attack_boston([6] * 9, {"lee": 3, "greene": 1}, {"grey": 3})
    assert reason(order, "fire:greene") == ("why-other-letter", "7.21")


def test_7_32_why_a_block_does_not_take_the_hit() -> None:
    m = attack_boston([1, 6, 6], {"greene": 3, "wayne": 3, "arnold": 2}, {"grey": 3})
    answer(m, "fire:grey")
    assert reason(m, "arnold") == ("why-weaker", "7.32")
    assert reason(m, "grey") == ("why-not-your-block", "7.32")
    assert reason(m, "morgan") == ("why-not-in-battle", "7.32")


def test_7_5_why_a_block_does_not_regroup() -> None:
    m = attack_boston([1, 1, 1, 1], {"morgan": 3, "lee": 3}, {"grey": 2})
    answer(m, "fire:morgan")
    assert reason(m, "washington") == ("why-not-in-battle", "7.5")
    answer(m, "lee")
    assert reason(m, "stop") == ("why-must-go", "7.5")
    assert reason(m, "atlantic") == ("why-not-adjacent", "1.1")
    answer(m, "merrimack")
    assert reason(m, "stop") == ("why-only-passing", "7.5")
    answer(m, "springfield")
    assert reason(m, "lee") == ("why-regrouped", "7.5")


def test_7_5_why_a_block_has_nowhere_to_regroup() -> None:
    blocks: dict[str, Where] = {"graves": "atlantic", "grey": ("springfield", 3), "ward": ("newport", 1)}
    m = british_war(blocks, luck={"fire": [6, 6, 1]})
    answer(m, "move:atlantic", "sea:newport", "move:springfield", "newport", "end", "end", "fire:ward", "fire:grey")
    assert asked(m) == ("british", "regroup")
    assert reason(m, "graves") == ("why-nowhere-to-regroup", "7.5")


def test_7_5_why_a_ship_does_not_regroup_to_the_atlantic() -> None:
    blocks: dict[str, Where] = {"graves": "newport", "grey": ("newport", 3), "howe": "new_york"}
    m = british_war({**blocks, "ward": ("hartford", 1)}, luck={"fire": [6, 6, 6, 6, 1]})
    answer(m, "move:newport", "graves", "sail:hartford:newport", "grey", "hartford", "end", "end")
    answer(m, "fire:graves", "fire:ward", "fire:grey", "graves")
    assert options(m) == ["newport", "new_york"]
    assert reason(m, "atlantic") == ("why-not-to-the-atlantic", "7.5")
