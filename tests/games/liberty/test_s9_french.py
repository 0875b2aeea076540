"""9.0 French entry and the West Indies; 10.0 Indians."""

from __future__ import annotations

import pytest

from tests.games.liberty.positions import (
    Where,
    asked,
    at,
    british_war,
    events,
    options,
    say,
    strength,
    war,
    winter,
)
from tests.games.reasons import reason


@pytest.mark.parametrize(
    ("year", "dice", "enters"), [(1776, [4, 4], True), (1776, [3, 4], False), (1779, [6, 2], True)]
)
def test_9_0_eight_on_two_dice_brings_france_in(year: int, dice: list[int], enters: bool) -> None:
    m = winter({"ward": "albany"}, year=year, french=False, luck={"french": dice})
    position = m.view()["position"]
    assert position["french_entered"] is enters
    assert position["pools"]["french"] == (0 if enters else 8)
    assert position["pools"]["american"] == (24 if enters else 16)


def test_9_0_no_roll_in_1775() -> None:
    m = winter({"ward": "albany"}, year=1775, french=False, luck={"french": [6, 6]})
    assert m.view()["position"]["french_entered"] is False
    assert "french-roll" not in events(m)


def test_9_0_by_option_france_comes_more_and_more_easily() -> None:
    for year, roll, enters in [(1776, [5, 5], False), (1777, [4, 4], True), (1778, [2, 3], True), (1779, [1, 1], True)]:
        m = winter(
            {"ward": "albany"}, year=year, french=False, luck={"french": roll}, options={"french-entry": "schedule"}
        )
        assert m.view()["position"]["french_entered"] is enters


PEACE: dict[str, Where] = {
    "hood": "west_indies_british",
    "rawdon": "west_indies_british",
    "de_barras": "west_indies_french",
    "st_simon": "west_indies_french",
    "grey": "atlantic",
    "ward": "albany",
}


def test_9_1_before_entry_the_french_are_frozen_and_safe() -> None:
    m = british_war(PEACE, french=False)
    say(m, "move:west_indies_british", "hood")
    assert options(m) == ["sea:atlantic"]
    m = war(PEACE, french=False)
    assert "move:west_indies_french" not in options(m)


def test_9_1_before_entry_two_blocks_at_most() -> None:
    m = british_war(PEACE, french=False)
    assert "sea:west_indies_british" not in options(say(m.fork(), "move:atlantic"))
    say(m, "move:west_indies_british", "hood", "sea:atlantic", "done", "move:atlantic")
    assert "sea:west_indies_british" in options(m)


def test_9_1_after_entry_blocks_move_and_attack_between_the_ports() -> None:
    m = british_war(PEACE, luck={"fire": [6] * 30})
    say(
        m,
        "move:west_indies_british",
        "hood",
        "sea:west_indies_french",
        "rawdon",
        "sea:west_indies_french",
        "end",
        "end",
    )
    battle = m.view()["position"]["battle"]
    assert (battle["place"], battle["afloat"]) == ("west_indies_french", True)


def test_9_1_a_beaten_landing_goes_back_to_its_own_port() -> None:
    blocks = {**PEACE, "hood": ("west_indies_british", 1)}
    m = british_war(blocks, luck={"fire": [1, 1, 1]})
    say(
        m,
        "move:west_indies_british",
        "hood",
        "sea:west_indies_french",
        "rawdon",
        "sea:west_indies_french",
        "end",
        "end",
    )
    say(m, "fire:de_barras")
    assert (at(m, "rawdon"), strength(m, "rawdon")) == ("west_indies_british", 3)


def test_9_1_retreat_by_sea_to_the_other_port() -> None:
    m = british_war({**PEACE, "rawdon": "atlantic"}, luck={"fire": [6] * 30})
    say(m, "move:west_indies_british", "sea:west_indies_french", "end", "end", "fire:de_barras", "retreat")
    assert asked(m) == ("british", "retreat")
    assert options(m) == ["atlantic", "west_indies_british"]


def test_9_1_replacements_never_arrive_there() -> None:
    m = british_war(PEACE, luck={"replacement": ["peters"]})
    say(m, "replace")
    assert "west_indies_british" not in options(m)


def test_9_1_supply_cards_work_there() -> None:
    m = war({**PEACE, "rawdon": ("west_indies_british", 2)}, british="supply_2")
    assert options(m) == ["rawdon", "done"]


def test_10_0_indians_cross_forest_freely_but_hexside_limits_bind_them() -> None:
    blocks: dict[str, Where] = {"mohawk": "mohawk_village", "cherokee": "mohawk_village", "shawnee": "mohawk_village"}
    m = british_war({**blocks, "ward": "boston"})
    say(m, "move:mohawk_village", "mohawk", "albany", "stop", "cherokee", "albany", "stop")
    assert "albany" not in options(m)


def test_10_0_a_village_held_by_an_enemy_at_years_end_loses_its_block() -> None:
    m = winter({"ward": "mohawk_village", "stark": "mohawk_village", "mohawk": "fort_oswego"}, french=False)
    assert at(m, "mohawk") == "prisoners"
    assert (at(m, "ward"), at(m, "stark")) == ("pool", "pool")
    assert "village-taken" in events(m)


def test_10_0_even_a_block_in_the_pool_is_captured() -> None:
    m = winter({"ward": "shawnee_village"}, french=False)
    assert at(m, "shawnee") == "prisoners"
    assert at(m, "cherokee") == "pool"


def test_10_0_redrawn_beside_a_lost_village() -> None:
    m = british_war({"ward": "mohawk_village", "grey": "boston"}, luck={"replacement": ["mohawk"]})
    say(m, "replace")
    assert set(options(m)) == {"chenango", "saratoga"}


def test_10_0_indians_need_no_winter_supply() -> None:
    m = winter({"mohawk": "saratoga", "ward": "albany"}, french=False)
    say(m, "done", "done")
    assert at(m, "mohawk") == "saratoga"


def test_9_1_why_the_west_indies_are_closed_before_entry() -> None:
    m = british_war(PEACE, french=False)
    assert reason(say(m.fork(), "move:atlantic"), "sea:west_indies_british") == ("why-two-in-port", "9.1")
    say(m, "move:west_indies_british", "hood")
    assert reason(m, "sea:west_indies_french") == ("why-west-indies-peace", "9.1")
    french = war(PEACE, french=False)
    assert reason(french, "move:west_indies_french") == ("why-france-neutral", "9.0")


def test_9_1_why_a_loyalist_does_not_go_there() -> None:
    m = british_war({"peters": "atlantic", "ward": "albany", "hood": "west_indies_british"})
    assert reason(say(m, "move:atlantic"), "sea:west_indies_british") == ("why-west-indies-blocks", "9.1")


def test_10_0_why_an_indian_does_not_arrive_there() -> None:
    m = british_war({"ward": "mohawk_village", "grey": "boston"}, luck={"replacement": ["mohawk"]})
    say(m, "replace")
    assert reason(m, "boston") == ("why-not-at-the-village", "10.0")
    assert reason(m, "albany") == ("why-not-neutral", "10.0")
