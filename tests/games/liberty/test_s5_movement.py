"""5.0 Movement, with the movement diagram at New York."""

from __future__ import annotations

import pytest

from tests.games.liberty.battles import sea_attack_on_new_york
from tests.games.liberty.table import Where, at, british_war, control, game_of, strength, war
from tests.games.library import answer, asked, events, options, reason
from tricorne import Match
from tricorne.games.liberty.board import AMERICAN


def first_ways(match: Match, place: str) -> list[str]:
    """Where the only block of a place may go first."""
    return options(answer(match.fork(), f"move:{place}"))


def test_5_0_a_block_moves_once_a_turn() -> None:
    m = war({"greene": "philadelphia", "grey": "boston"})
    answer(m, "move:philadelphia", "monmouth", "stop")
    assert "move:monmouth" not in options(m)


def test_5_1_one_action_moves_a_group_to_several_hexes() -> None:
    m = war({"greene": "philadelphia", "wayne": "philadelphia", "grey": "boston"}, american="action_2")
    answer(m, "move:philadelphia", "greene", "monmouth", "stop", "wayne", "lancaster", "stop")
    assert (at(m, "greene"), at(m, "wayne")) == ("monmouth", "lancaster")
    assert asked(m) == ("american", "action")


def test_5_1_part_of_a_group_may_stay() -> None:
    m = war({"greene": "philadelphia", "wayne": "philadelphia", "grey": "boston"})
    answer(m, "move:philadelphia", "greene", "monmouth", "stop", "done")
    assert at(m, "wayne") == "philadelphia"


def test_5_1_blocks_pass_friends_but_stop_at_enemies() -> None:
    m = war({"lee": "philadelphia", "ward": "monmouth", "grey": "new_brunswick"})
    answer(m, "move:philadelphia", "monmouth")
    assert "new_brunswick" in options(m)
    direct = war({"lee": "philadelphia", "grey": "new_brunswick"})
    answer(direct, "move:philadelphia", "new_brunswick")
    assert asked(direct) != ("american", "onward")


def test_5_2_two_blocks_cross_forest_and_must_stop() -> None:
    blocks: dict[str, Where] = dict.fromkeys(["lee", "marion", "greene"], "springfield")
    m = war({**blocks, "grey": "boston"})
    answer(m, "move:springfield", "lee", "albany", "marion", "albany", "greene")
    assert "albany" not in options(m)
    assert (at(m, "lee"), at(m, "marion")) == ("albany", "albany")


def test_5_2_three_cross_where_a_river_runs_through_forest_without_stopping() -> None:
    blocks: dict[str, Where] = dict.fromkeys(["lee", "marion", "greene", "wayne"], "albany")
    m = war({**blocks, "grey": "boston"})
    answer(m, "move:albany", "lee", "saratoga")
    assert asked(m) == ("american", "onward")
    answer(m, "stop", "marion", "saratoga", "stop", "greene", "saratoga", "stop", "wayne")
    assert "saratoga" not in options(m)


def test_5_2_the_limit_is_each_players_own() -> None:
    blocks: dict[str, Where] = dict.fromkeys(["washington", "greene", "wayne", "arnold"], "springfield")
    m = war({**blocks, "howe": "boston", "grey": "boston", "grant": "boston", "percy": "boston", "rawdon": "boston"})
    answer(m, "move:springfield", "washington", "newport", "stop", "greene", "newport", "stop")
    answer(m, "wayne", "newport", "stop", "arnold", "newport", "stop", "end")
    answer(m, "move:boston", "howe")
    assert "springfield" in options(m)


def test_5_2_indians_do_not_stop_at_forest() -> None:
    m = british_war({"mohawk": "mohawk_village", "ward": "boston"})
    answer(m, "move:mohawk_village", "fort_stanwix")
    assert "adirondacks" in options(m)


def test_5_3_control_changes_only_at_the_end_of_the_turn() -> None:
    m = war({"lee": "richmond", "greene": "albany", "grey": "boston"})
    answer(m, "move:richmond", "norfolk", "stop")
    assert control(m, "norfolk") == "british"
    answer(m, "end", "end")
    assert control(m, "norfolk") == "american"


def test_5_3_passing_through_changes_nothing() -> None:
    m = war({"lee": "richmond", "grey": "boston"})
    answer(m, "move:richmond", "norfolk", "roanoke", "stop", "end", "end")
    assert control(m, "norfolk") == "british"
    assert control(m, "roanoke") == "american"


def test_5_3_player_2_may_not_deploy_where_player_1_has_just_left() -> None:
    m = british_war({"grey": "new_york", "ward": "albany"}, luck={"replacement": ["morgan"]})
    answer(m, "move:new_york", "sea:atlantic", "end", "replace")
    assert asked(m) == ("american", "deploy")
    assert "new_york" not in options(m)


def test_5_4_free_blocks_do_not_leave_by_the_attackers_hexside() -> None:
    m = war({"howe": "boston", "grey": "boston", "greene": "springfield"})
    answer(m, "move:springfield", "boston", "end", "move:boston", "howe")
    assert set(options(m)) == {"merrimack", "portsmouth", "newport", "sea:atlantic"}


def test_5_4_reinforcements_release_nobody() -> None:
    m = war({"howe": "boston", "grey": "portsmouth", "greene": "springfield"}, british="action_2")
    answer(m, "move:springfield", "boston", "end", "move:portsmouth", "boston")
    assert "move:boston" not in options(m)


def test_5_5_the_dice_come_after_all_moves() -> None:
    m = war({"greene": ("philadelphia", 4), "ward": "albany", "grey": "boston"}, luck={"march": [3]})
    answer(m, "move:philadelphia", "monmouth", "force")
    assert at(m, "greene") == "new_brunswick"
    assert strength(m, "greene") == 4
    answer(m, "move:albany", "hartford", "stop")
    assert strength(m, "greene") == 4
    answer(m, "end")
    assert strength(m, "greene") == 3
    assert at(m, "greene") == "new_brunswick"


@pytest.mark.parametrize(("die", "place"), [(3, "prisoners"), (4, "new_brunswick")])
def test_5_5_a_block_of_one_step_is_captured_on_a_bad_die(die: int, place: str) -> None:
    m = war({"greene": ("philadelphia", 1), "grey": "boston"}, luck={"march": [die]})
    answer(m, "move:philadelphia", "monmouth", "force", "end")
    assert at(m, "greene") == place


def test_5_5_forest_still_stops_a_forced_march() -> None:
    m = war({"greene": "springfield", "grey": "boston"})
    answer(m, "move:springfield", "albany")
    assert asked(m) != ("american", "onward")


def test_5_5_not_combined_with_river_movement() -> None:
    m = war({"morgan": "albany", "grey": "boston"})
    answer(m, "move:albany", "west_point", "river:new_york")
    assert asked(m) != ("american", "onward")
    assert game_of(m).state.marched == []


def test_5_6_two_hexes_along_one_river() -> None:
    m = british_war({"ferguson": "augusta", "ward": "albany"})
    answer(m, "move:augusta", "briar_creek")
    assert "river:savannah" in options(m)
    answer(m, "river:savannah")
    assert at(m, "ferguson") == "savannah"


def test_5_6_along_a_lake() -> None:
    m = british_war({"peters": "montreal", "ward": "albany"})
    answer(m, "move:montreal", "winooski")
    assert "river:fort_ticonderoga" in options(m)


def test_5_6_no_way_by_water_between_ticonderoga_and_albany() -> None:
    m = war({"gates": "fort_ticonderoga", "grey": "boston"})
    answer(m, "move:fort_ticonderoga", "saratoga")
    assert not any(option.startswith("river:") for option in options(m) if option != "river:fort_ticonderoga")
    assert "force" in options(m)


def test_5_6_no_way_by_water_at_niagara() -> None:
    m = british_war({"peters": "genesee", "ward": "albany"})
    answer(m, "move:genesee", "fort_niagara")
    assert "river:presquisle" not in options(m)


def test_5_7_from_a_friendly_port_to_the_atlantic_or_back_not_both() -> None:
    m = british_war({"grey": "boston", "grant": "atlantic", "ward": "albany"})
    answer(m, "move:boston", "sea:atlantic")
    answer(m, "move:atlantic")
    assert asked(m)[1] == "march"
    assert "sea:boston" in options(m)
    assert "sea:new_york" not in options(m)
    answer(m, "sea:quebec")
    assert (at(m, "grey"), at(m, "grant")) == ("atlantic", "quebec")


def test_5_7_americans_do_not_go_by_sea() -> None:
    m = war({"greene": "new_york", "rochambeau": "newport", "grey": "boston"})
    assert not any(option.startswith("sea:") for option in first_ways(m, "new_york"))
    assert "sea:atlantic" in first_ways(m, "newport")


@pytest.mark.parametrize(
    ("keeper", "port"), [("yorktown", "baltimore"), ("yorktown", "alexandria"), ("dover", "philadelphia")]
)
def test_5_7_an_enemy_at_the_mouth_closes_the_bay(keeper: str, port: str) -> None:
    shut = british_war({"grey": port, "graves": "atlantic", "grant": "atlantic", "ward": keeper})
    assert "sea:atlantic" not in first_ways(shut, port)
    answer(shut, "move:atlantic", "graves")
    assert f"sea:{port}" not in options(shut)
    answer(shut, "sea:boston", "grant")
    assert f"sea:{port}" not in options(shut)
    free = british_war({"grey": port, "ward": "albany"})
    assert "sea:atlantic" in first_ways(free, port)


def test_5_7_player_2_may_leave_a_battle_by_sea_with_free_blocks() -> None:
    m = war({"howe": "boston", "grey": "boston", "greene": "springfield"})
    answer(m, "move:springfield", "boston", "end", "move:boston", "howe", "sea:atlantic")
    assert at(m, "howe") == "atlantic"


# The movement diagram


def test_5_7_diagram_a_sea_attack_is_not_joined_by_land() -> None:
    m = sea_attack_on_new_york()
    assert "new_york" not in first_ways(m, "hartford")
    assert "west_point" in first_ways(m, "hartford")


def test_5_6_diagram_reinforcements_reach_new_york_by_road_river_and_forced_march() -> None:
    m = sea_attack_on_new_york(luck={"march": [4]})
    answer(m, "end", "move:west_point", "new_york")
    answer(m, "move:albany", "west_point", "river:new_york")
    answer(
        m, "move:philadelphia", "viomenil", "new_brunswick", "force", "new_york", "lauzun", "new_brunswick", "new_york"
    )
    assert m.view()["position"]["standing"]["american"]["new_york"] == 6
    position = m.view()["position"]["battle"]
    assert position["reserves"] == {"american": 4, "british": 0}
    assert set(position["shown"]["american"]) == {"clinton", "ward"}


def test_5_4_diagram_a_block_at_west_point_pins_arnold_and_stops_morgan() -> None:
    m = sea_attack_on_new_york()
    answer(m, "move:hartford", "west_point", "end")
    assert "move:west_point" not in options(m)
    answer(m, "move:albany", "west_point")
    assert asked(m) == ("american", "action")
    assert at(m, "morgan") == "west_point"
    assert "moved" in events(m)


# Why not


def test_5_1_why_a_group_does_not_move() -> None:
    m = war({"greene": "philadelphia", "ward": "albany", "grey": "boston"})
    assert reason(m, "move:boston") == ("why-no-blocks", "5.1")
    answer(m, "move:philadelphia", "monmouth", "stop")
    assert reason(m, "move:monmouth") == ("why-moved", "5.1")


def test_5_1_why_a_block_of_a_group_does_not_move() -> None:
    blocks = {"greene": "philadelphia", "wayne": "philadelphia", "lee": "monmouth", "grey": "boston"}
    m = war({**blocks, "stark": "philadelphia"})
    answer(m, "move:philadelphia")
    assert reason(m, "grey") == ("why-not-your-block", "5.1")
    assert reason(m, "lee") == ("why-elsewhere", "5.1")
    assert reason(m, "done") == ("why-somebody-moves", "5.1")
    answer(m, "greene")
    assert reason(m, "boston") == ("why-not-adjacent", "1.1")
    answer(m, "monmouth")
    assert reason(m, "philadelphia") == ("why-movement-spent", "2.13")
    answer(m, "stop", "done", "move:monmouth", "philadelphia")
    assert reason(m, "monmouth") == ("why-back-to-start", "5.1"), "dragoons go two hexes"


def test_5_2_why_a_hexside_is_closed() -> None:
    blocks: dict[str, Where] = dict.fromkeys(["lee", "marion", "greene"], "springfield")
    m = war({**blocks, "grey": "boston"})
    answer(m, "move:springfield", "lee", "albany", "marion", "albany", "greene")
    assert reason(m, "albany") == ("why-hexside-full", "5.2")


def test_5_4_why_a_pinned_block_stays() -> None:
    m = war({"howe": "boston", "grey": "portsmouth", "greene": "springfield"}, british="action_2")
    answer(m, "move:springfield", "boston", "end")
    assert reason(m, "move:boston") == ("why-pinned", "5.4")
    free = war({"howe": "boston", "grey": "boston", "greene": "springfield"})
    answer(free, "move:springfield", "boston", "end", "move:boston", "howe")
    assert reason(free, "springfield") == ("why-pinning-hexside", "5.4")


def test_5_5_why_no_march_is_forced() -> None:
    m = war({"lee": "philadelphia", "morgan": "albany", "grey": "boston"})
    answer(m, "move:philadelphia", "monmouth")
    assert reason(m, "force") == ("why-movement-left", "5.5")
    answer(m, "stop", "move:albany", "west_point")
    assert reason(m, "new_york") == ("why-along-the-river", "5.6")
    assert reason(m, "hartford") == ("why-movement-spent", "2.13")
    answer(m, "force")
    assert reason(m, "new_york") == ("why-along-the-river", "5.6")


def test_5_6_why_no_river_leads_on() -> None:
    m = war({"morgan": "albany", "lee": "monmouth", "grey": "boston"})
    answer(m, "move:albany", "west_point")
    assert reason(m, "river:new_brunswick") == ("why-no-river", "5.6")
    answer(m, "stop", "move:monmouth", "philadelphia")
    assert reason(m, "river:new_brunswick") == ("why-within-movement", "5.6")


def test_5_7_why_a_block_does_not_go_by_sea() -> None:
    m = british_war({"grey": "boston", "grant": "atlantic", "howe": "saratoga", "fraser": "newport", "ward": "albany"})
    assert reason(answer(m.fork(), "move:saratoga"), "sea:atlantic") == ("why-not-in-port", "5.7")
    assert reason(answer(m.fork(), "move:boston"), "sea:new_york") == ("why-by-the-atlantic", "5.7")
    answer(m, "move:atlantic")
    assert reason(m, "sea:albany") == ("why-not-a-port", "5.7")
    assert reason(m, "sea:atlantic") == ("why-already-there", "5.7")
    assert reason(m, "sea:new_york") == ("why-no-escort", "8.4")
    american = war({"greene": "new_york", "grey": "boston"})
    assert reason(answer(american, "move:new_york"), "sea:atlantic") == ("why-not-by-sea", "5.7")


def test_5_7_why_a_port_is_closed_to_troops() -> None:
    shut = british_war({"grey": "baltimore", "grant": "atlantic", "ward": "yorktown"})
    assert reason(answer(shut.fork(), "move:baltimore"), "sea:atlantic") == ("why-bay-closed", "5.7")
    assert reason(answer(shut, "move:atlantic"), "sea:baltimore") == ("why-bay-closed", "5.7")
    attacked = war({"grey": "boston", "grant": "atlantic", "greene": "springfield"})
    answer(attacked, "move:springfield", "boston", "end", "move:atlantic")
    assert reason(attacked, "sea:boston") == ("why-enemies-there", "5.7")


def test_5_7_why_a_port_that_is_not_friendly_is_no_way_to_sea() -> None:
    m = british_war({"grey": "boston", "ward": "albany"})
    game = game_of(m)
    game.state.control[game.board.place_index["boston"]] = AMERICAN
    assert reason(answer(m, "move:boston"), "sea:atlantic") == ("why-port-not-friendly", "5.7")


def test_5_7_why_a_march_does_not_go_on_by_sea() -> None:
    m = british_war({"grey": "hartford", "ward": "albany"})
    assert reason(answer(m, "move:hartford", "newport"), "sea:atlantic") == ("why-first-step-only", "5.7")


def test_5_5_why_no_hex_is_left_for_a_forced_march() -> None:
    m = british_war({"grey": "fort_oswego", "ward": "cayuga", "stark": "seneca"}, luck={"weather": [1]})
    answer(m, "move:fort_oswego", "genesee")
    assert options(m) == ["river:fort_niagara", "stop"]
    assert reason(m, "force") == ("why-nowhere-to-force", "5.5")


def test_5_2_why_a_group_has_no_way() -> None:
    m = war({"greene": "eastern_shore", "ward": "albany", "grey": "dover"}, luck={"weather": [2]})
    assert reason(m, "move:eastern_shore") == ("why-no-way", "5.2")
