"""9.0 French entry and the West Indies."""

from __future__ import annotations

import pytest

from tests.games.liberty.battles import attack_on_the_french_port
from tests.games.liberty.table import Where, at, british_war, strength, war, winter
from tests.games.library import answer, asked, events, options, reason


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
    answer(m, "move:west_indies_british", "hood")
    assert options(m) == ["sea:atlantic"]
    m = war(PEACE, french=False)
    assert "move:west_indies_french" not in options(m)


def test_9_1_before_entry_two_blocks_at_most() -> None:
    m = british_war(PEACE, french=False)
    assert "sea:west_indies_british" not in options(answer(m.fork(), "move:atlantic"))
    answer(m, "move:west_indies_british", "hood", "sea:atlantic", "done", "move:atlantic")
    assert "sea:west_indies_british" in options(m)


ACROSS = "sea:west_indies_french"
LANDING = ("move:west_indies_british", "hood", ACROSS, "rawdon", ACROSS, "end", "end")


def test_9_1_after_entry_blocks_move_and_attack_between_the_ports() -> None:
    m = british_war(PEACE, luck={"fire": [6] * 30})
    answer(m, *LANDING)
    battle = m.view()["position"]["battle"]
    assert (battle["place"], battle["afloat"]) == ("west_indies_french", True)


def test_9_1_a_beaten_landing_goes_back_to_its_own_port() -> None:
    blocks = {**PEACE, "hood": ("west_indies_british", 1)}
    m = british_war(blocks, luck={"fire": [1, 1, 1]})
    answer(m, *LANDING)
    answer(m, "fire:de_barras")
    assert (at(m, "rawdon"), strength(m, "rawdon")) == ("west_indies_british", 3)


def test_9_1_retreat_by_sea_to_the_other_port() -> None:
    m = british_war({**PEACE, "rawdon": "atlantic"}, luck={"fire": [6] * 30})
    answer(m, "move:west_indies_british", "sea:west_indies_french", "end", "end", "fire:de_barras", "retreat")
    assert asked(m) == ("british", "retreat")
    assert options(m) == ["atlantic", "west_indies_british"]


def test_9_1_replacements_never_arrive_there() -> None:
    m = british_war(PEACE, luck={"replacement": ["peters"]})
    answer(m, "replace")
    assert "west_indies_british" not in options(m)


def test_9_1_supply_cards_work_there() -> None:
    m = war({**PEACE, "rawdon": ("west_indies_british", 2)}, british="supply_2")
    assert options(m) == ["rawdon", "done"]


def test_9_1_why_the_west_indies_are_closed_before_entry() -> None:
    m = british_war(PEACE, french=False)
    assert reason(answer(m.fork(), "move:atlantic"), "sea:west_indies_british") == ("why-two-in-port", "9.1")
    answer(m, "move:west_indies_british", "hood")
    assert reason(m, "sea:west_indies_french") == ("why-west-indies-peace", "9.1")
    french = war(PEACE, french=False)
    assert reason(french, "move:west_indies_french") == ("why-france-neutral", "9.0")


def test_9_1_why_a_loyalist_does_not_go_there() -> None:
    m = british_war({"peters": "atlantic", "ward": "albany", "hood": "west_indies_british"})
    assert reason(answer(m, "move:atlantic"), "sea:west_indies_british") == ("why-west-indies-blocks", "9.1")


@pytest.mark.parametrize("place", ["atlantic", "west_indies_british"])
def test_9_1_troops_aboard_go_where_their_last_ship_goes(place: str) -> None:
    m = attack_on_the_french_port({"de_barras": "west_indies_french"})
    answer(m, "fire:de_barras", "retreat", place)
    assert (at(m, "hood"), at(m, "rawdon"), strength(m, "rawdon")) == (place, place, 3)


@pytest.mark.parametrize("place", ["atlantic", "west_indies_british"])
def test_9_1_troops_ashore_go_where_a_ship_has_gone(place: str) -> None:
    m = attack_on_the_french_port({"st_simon": "west_indies_french"})
    answer(m, "retreat", place, "retreat")
    assert (at(m, "hood"), at(m, "rawdon")) == (place, place)
