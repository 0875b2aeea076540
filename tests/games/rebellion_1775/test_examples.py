"""The worked examples of the rulebook."""

from __future__ import annotations

from tests.games.examples import replay
from tests.games.rebellion_1775.table import GAME, answer, cards, options, table


def test_3_1_2_pennsylvania_becomes_american() -> None:
    replay(GAME, "pennsylvania")


def test_3_2_1_an_army_mixes_forces_of_the_side() -> None:
    replay(GAME, "army")


def test_3_2_2_the_movement_example() -> None:
    replay(GAME, "movement")


def test_3_2_4_boats_carry_three_units_to_one_landing() -> None:
    replay(GAME, "boats")


def test_3_3_the_battle_example() -> None:
    replay(GAME, "battle")


def test_4_0_the_second_truce_of_a_side() -> None:
    replay(GAME, "truce")


def test_5_0_montgomery_moves_on_after_a_victory() -> None:
    replay(GAME, "montgomery")


def test_5_0_betsy_ross_turns_fleeing_loyalists() -> None:
    replay(GAME, "betsy-ross")


def test_3_2_2_the_way_to_prince_town() -> None:
    match = table(
        [], active="continentals", phase="movement", hands={"continentals": cards("continentals", 4)}, decks={}
    )
    assert match.question is not None
    assert match.question.args["armies"] == 3
    answer(match, "hartford", "all")
    assert "prince_town" in options(match), "through the area north of Hartford"


def test_3_3_the_battle_example_without_white_there_are_only_blue_dice() -> None:
    match = table(
        ["command", "hit", "hit", "flee"],
        active="continentals",
        phase="battle",
        units={"prince_town": {"british_regulars": 1, "loyalists": 1, "continentals": 4, "patriots": 1}},
        hands={"continentals": []},
        decks={},
    )
    answer(match, "patriots:1", "stay")
    throws = [entry["args"]["force"] for entry in match.log() if entry["event"] == "threw"]
    assert throws == ["british_regulars", "loyalists", "continentals"]
