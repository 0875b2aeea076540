"""7.4 Retreats."""

from __future__ import annotations

from tests.games.liberty.battles import MISS, attack_boston, split_attack
from tests.games.liberty.table import Where, at, british_war, war
from tests.games.library import answer, asked, events, options, reason
from tricorne.games.liberty.board import AMERICAN, BRITISH
from tricorne.games.liberty.game import Liberty
from tricorne.games.liberty.rules.s7_5_regroup import regroup_by_sea
from tricorne.games.liberty.rules.s8_5_sea_retreats import near_ports


def test_7_4_attackers_go_back_the_way_they_came() -> None:
    m = attack_boston([6] * 9, {"lee": 3, "greene": 1}, {"grey": 3})
    answer(m, "retreat")
    assert asked(m) == ("american", "retreat")
    assert options(m) == ["green_mountains", "albany", "merrimack", "newport", "hartford", "stop"]
    assert at(m, "lee") == "springfield"


def test_7_4_defenders_do_not_use_the_attackers_hexside() -> None:
    m = attack_boston([6] * 9, {"greene": 1}, {"grey": 3})
    answer(m, "retreat")
    assert at(m, "grey") == "merrimack"


def test_7_4_enemy_towns_are_closed_to_retreats() -> None:
    """Boston borders Newport and Portsmouth, both American though empty; only neutral Merrimack is open."""
    m = war({"greene": ("merrimack", 1), "grey": ("boston", 2)}, luck={"fire": [6] * 9})
    answer(m, "move:merrimack", "boston", "end", "end")
    assert asked(m)[0] == "american"
    assert "captured" not in events(m)
    assert [entry["args"]["block"] for entry in m.log() if entry["event"] == "fired"] == ["grey"]


def test_7_4_no_retreat_into_another_battle() -> None:
    m = war(
        {"greene": "springfield", "wayne": "springfield", "ward": "portsmouth", "grey": "boston", "grant": "merrimack"}
    )
    answer(m, "move:springfield", "greene", "boston", "wayne", "merrimack", "end", "end", "boston")
    assert asked(m) == ("american", "combat")
    assert at(m, "grey") == "boston"


def test_7_4_the_last_to_use_a_hexside_keeps_it() -> None:
    """Lee follows Birch over the same hexside: now only the Americans may leave by it."""
    m = british_war(
        {"birch": ("portsmouth", 2), "greene": ("boston", 2), "lee": ("springfield", 2)}, luck={"fire": [6] * 30}
    )
    answer(m, "move:portsmouth", "merrimack", "boston", "end", "move:springfield", "merrimack", "boston")
    assert [entry["args"]["block"] for entry in m.log() if entry["event"] == "fired"] == ["birch"]
    assert asked(m) == ("american", "combat")
    answer(m, "retreat")
    assert "merrimack" in options(m)


def test_7_4_who_must_leave_and_cannot_is_captured() -> None:
    blocks: dict[str, Where] = {"grey": ("springfield", 1), "greene": ("boston", 1), "lee": ("hartford", 1)}
    m = british_war(blocks, luck={"fire": [6] * 30})
    answer(m, "move:springfield", "boston", "end", "move:hartford", "springfield", "boston")
    while at(m, "grey") == "boston" and asked(m)[1] == "combat":
        answer(m, next(o for o in options(m) if o.startswith("fire:")))
    assert at(m, "grey") == "prisoners"


def test_7_4_hexside_limits_hold_for_each_round() -> None:
    blocks: dict[str, Where] = dict.fromkeys(["greene", "wayne", "arnold"], ("albany", 1))
    blocks |= {"grey": ("springfield", 4), "grant": ("hartford", 4)}
    m = british_war(blocks, luck={"fire": [6] * 40})
    answer(m, "move:springfield", "albany", "move:hartford", "albany", "end", "end", "springfield")
    answer(m, "retreat", "greene", "green_mountains", "retreat", "wayne", "green_mountains", "retreat")
    assert "green_mountains" not in options(m)
    assert {"saratoga", "west_point"} <= set(options(m))


def test_7_4_only_those_who_came_by_river_retreat_two_hexes_along_it() -> None:
    m = war({"morgan": ("albany", 1), "grey": ("new_york", 2)}, luck={"fire": [6] * 30})
    answer(m, "move:albany", "west_point", "river:new_york", "end", "end", "retreat")
    assert at(m, "morgan") == "west_point"
    assert "albany" in options(m)
    road = war({"morgan": ("hartford", 1), "grey": ("new_york", 2)}, luck={"fire": [6] * 30})
    answer(road, "move:hartford", "new_york", "end", "end")
    answer(road, "retreat")
    assert at(road, "morgan") == "hartford"
    assert asked(road) != ("american", "retreat")


def test_7_4_one_hex_over_a_river_side_is_no_river_move() -> None:
    """Morgan marches from West Point to New York, a hexside of the Hudson: he came by road and goes back one hex."""
    m = war({"morgan": ("west_point", 1), "grey": ("new_york", 2)}, luck={"fire": [6] * 30})
    answer(m, "move:west_point", "new_york", "end", "end", "retreat")
    assert at(m, "morgan") == "west_point"
    assert asked(m) != ("american", "retreat")


def test_7_4_three_retreat_over_forest_with_a_river_in_one_round() -> None:
    """The example: a fourth block finds the hexside closed until the next round."""
    names = ["greene", "wayne", "arnold", "lafayette"]
    blocks: dict[str, Where] = dict.fromkeys(names, ("albany", 1))
    m = british_war({**blocks, "grey": ("hartford", 4), "ward": "boston"}, luck={"fire": [6] * 60})
    answer(m, "move:hartford", "albany", "end", "end")
    for name in names[:3]:
        answer(m, "retreat", name, "saratoga")
    answer(m, "retreat")
    assert "saratoga" not in options(m)
    m = british_war({**blocks, "grey": ("hartford", 4), "ward": "boston"}, luck={"fire": [6] * 60})
    answer(m, "move:hartford", "albany", "end", "end")
    for name in names[:3]:
        answer(m, "retreat", name, "saratoga")
    answer(m, "fire:lafayette", "fire:grey", "retreat")
    assert "saratoga" in options(m)


def test_7_4_why_a_retreat_does_not_lead_there() -> None:
    m = attack_boston([6] * 9, {"lee": 3, "greene": 1}, {"grey": 3})
    assert asked(m)[1] == "combat"
    answer(m, "retreat")
    assert at(m, "lee") == "springfield", "attackers have one way back"
    assert reason(m, "boston") == ("why-enemy-hex", "7.4")
    assert reason(m, "atlantic") == ("why-by-land", "7.4")
    assert reason(m, "norfolk") == ("why-not-adjacent", "1.1")


def test_7_4_why_defenders_do_not_retreat_as_the_attackers_came() -> None:
    blocks: dict[str, Where] = {"lee": ("springfield", 1), "birch": ("boston", 3), "percy": "newport"}
    m = war({**blocks, "grant": "portsmouth"}, luck={"fire": [6] * 20})
    answer(m, "move:springfield", "merrimack", "boston", "end", "end", "retreat")
    assert reason(m, "merrimack") == ("why-attackers-came", "7.4")
    assert reason(m, "springfield") == ("why-enemy-hex", "7.4")
    assert reason(m, "atlantic") == ("why-no-ship-went", "8.5")
    assert reason(m, "stop") == ("why-must-go", "7.4")


def test_7_4_why_attackers_go_back_as_they_came() -> None:
    m = split_attack([6] * 60)
    for name in ["howe", "grey", "washington", "greene", "wayne", "arnold"]:
        answer(m, f"fire:{name}")
    answer(m, "fire:howe", "fire:grey", "retreat", "washington")
    assert reason(m, "portsmouth") == ("why-not-as-they-came", "7.4")


def test_7_4_why_a_block_cannot_leave() -> None:
    m = split_attack([1] * 30)
    answer(m, "fire:howe")
    while asked(m)[1] == "hit":
        answer(m, options(m)[0])
    assert asked(m) == ("american", "leave")
    assert reason(m, "lee") == ("why-not-in-battle", "7.4")
    assert reason(m, "howe") == ("why-not-your-block", "7.4")


def test_7_4_why_nobody_can_retreat() -> None:
    around: dict[str, Where] = {"ward": "merrimack", "stark": "portsmouth", "putnam": "newport"}
    m = war({"greene": "springfield", "grey": "boston", "grant": "boston", **around}, luck={"fire": [6] * 20})
    answer(m, "move:springfield", "boston", "end", "end")
    assert options(m) == ["fire:grey", "fire:grant"]
    assert reason(m, "retreat") == ("why-no-way-out", "7.4")


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


def test_7_4_why_a_ship_does_not_retreat_past_a_town_of_the_enemy() -> None:
    m = war({"ward": "albany", "graves": "hartford", "grey": "newport", "grant": "new_brunswick"}, luck={"fire": MISS})
    answer(m, "move:albany", "hartford", "end", "end", "retreat")
    assert options(m) == ["atlantic", "newport"]
    assert reason(m, "new_brunswick") == ("why-enemy-town-on-the-way", "7.4")
