"""The movement and battle examples of the rulebook, replayed from the printed units."""

from __future__ import annotations

from tests.games.rebellion_1775.table import answer, asked, cards, options, seen, table, units

PRINCE_TOWN = ["command", "hit", "hit", "hit", "flee"]  # red keeps its place, yellow hits; two blue dice, one white
BOSTON = ["command", "hit", "hit", "hit", "flee", "hit", "hit", "flee"]  # red red yellow; blue blue white white white


def test_3_2_2_the_movement_example_and_3_3_the_battle_example() -> None:
    match = table(
        PRINCE_TOWN + BOSTON,
        active="continentals",
        fled={"continentals": 1},
        hands={"continentals": cards("continentals", 4)},
        decks={"continentals": []},
        discards={"continentals": cards("continentals", 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12)},
    )
    # Four reinforcements and a fled unit arrive in Connecticut and Rhode Island.
    answer(match, "hartford:3", "newport:2")
    assert units(match, "hartford") == {"continentals": 4, "patriots": 2}
    assert units(match, "newport") == {"continentals": 3, "patriots": 2}

    # Three armies of up to two areas each.
    answer(match, "hartford", "continentals:4", "patriots:1", "prince_town")
    assert units(match, "hartford") == {"patriots": 1}
    answer(match, "newport", "all", "boston", "ma_west_of_boston", "all", "boston")
    assert units(match, "boston") == {"british_regulars": 2, "loyalists": 1, "continentals": 4, "patriots": 3}

    # Prince Town: a hit and a command decision that is not used.
    answer(match, "prince_town")
    assert asked(match) == ("continentals", "losses")
    answer(match, "continentals:1")
    assert asked(match) == ("british_regulars", "command-decision")
    answer(match, "stay")
    # Two blue dice and one white: two hits and a flight. The next battle begins by itself.
    assert units(match, "prince_town") == {"continentals": 3}
    assert seen(match)["fled"] == {"patriots": 1}
    assert seen(match)["flags"]["colony:new_jersey"] == "american"

    # Boston: two hits, then a red unit steps out to the empty Newport.
    assert asked(match) == ("continentals", "losses")
    answer(match, "continentals:2")
    assert asked(match) == ("british_regulars", "command-decision")
    assert "newport:1" in options(match)
    answer(match, "newport:1")
    assert seen(match)["flags"]["colony:rhode_island"] == "british"

    # Five dice: three hits and two flights.
    assert units(match, "boston") == {"continentals": 1, "patriots": 2}
    assert seen(match)["fled"] == {"patriots": 2, "continentals": 1}
    assert seen(match)["flags"]["colony:massachusetts"] == "american"
    assert asked(match) == ("table", "turn-marker"), "all battles are fought and the turn is over"


def test_3_2_2_the_movement_example() -> None:
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
