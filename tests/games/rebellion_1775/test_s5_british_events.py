"""5.0 Event cards of the British and the Loyalists, each by its name and number."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.library import answer, asked, events, options, reason, seen
from tests.games.rebellion_1775.table import (
    GAME,
    SIEGE,
    atlantic_cities,
    board,
    cards,
    game_of,
    placed_names,
    turn_of,
    units,
)
from tricorne.core import Ask, Match
from tricorne.games.rebellion_1775.cards.placing import place_units
from tricorne.games.rebellion_1775.printed import Place

# British Regulars


def test_5_0_british_regulars_09_howe_lets_every_army_march_one_area_farther() -> None:
    match = turn_of("british_regulars", {"boston": {"british_regulars": 2}}, [9, 1])
    answer(match, "card:british_regulars_09", "boston", "british_regulars:1")
    assert "ct_east_of_hartford" in set(options(match))
    assert "hartford" not in set(options(match))
    answer(match, "newport", "boston")
    assert "ct_east_of_hartford" in set(options(match))


def test_5_0_british_regulars_09_howe_is_no_help_at_sea() -> None:
    there = {"boston": {"british_regulars": 2}}
    alone = answer(turn_of("british_regulars", there, [7]), "boston", "british_regulars:1")
    match = turn_of("british_regulars", there, [9, 7])
    answer(match, "card:british_regulars_07", "card:british_regulars_09", "boston", "british_regulars:1")
    assert set(options(match)) == set(options(alone))


@pytest.mark.parametrize(("faction", "number"), [("british_regulars", 10), ("loyalists", 12)])
def test_5_0_british_regulars_10_and_loyalists_12_land_six_hessians_in_any_city_on_the_atlantic(
    faction: str, number: int
) -> None:
    match = turn_of(faction, {"dover": {faction: 1}, "york": {"patriots": 1}}, [number, 1], phase="reinforcements")
    answer(match, cards(faction, number)[0])
    assert set(options(match)) == atlantic_cities()
    assert {"york", "new_york"} < set(options(match))
    assert "albany" not in set(options(match))
    answer(match, "new_york")
    assert units(match, "new_york") == {"hessians": 6}


def test_5_0_british_regulars_10_a_short_supply_gives_what_is_left() -> None:
    match = turn_of(
        "british_regulars", {"dover": {"british_regulars": 1, "hessians": 9}}, [10, 1], phase="reinforcements"
    )
    answer(match, "card:british_regulars_10", "dover")
    assert units(match, "dover") == {"british_regulars": 5, "hessians": 12}


def test_5_0_loyalists_12_hessians_among_enemies_attack_them() -> None:
    there = {"dover": {"loyalists": 1}, "new_york": {"patriots": 1}}
    match = turn_of("loyalists", there, [12, 1], phase="reinforcements", dice=["command", "hit", "command"])
    answer(match, "card:loyalists_12", "new_york")
    assert list(match.game.invariants()) == []
    assert set(options(match)) == {"dover", "done"}, "Hessians alone do not march"
    answer(match, "done", "stay")
    assert [entry["args"]["side"] for entry in match.log() if entry["event"] == "battle"] == ["british"]
    assert units(match, "new_york") == {"hessians": 6}
    assert seen(match)["flags"]["colony:new_york"] == "british"


def test_5_0_british_regulars_11_benedict_arnold_turns_a_continental_and_a_battle_follows() -> None:
    match = turn_of(
        "british_regulars",
        {
            "albany": {"continentals": 2, "patriots": 1},
            "york": {"continentals": 1},
            "norfolk": {"patriots": 1},
            "boston": {"british_regulars": 1},
        },
        [11, 1],
        dice=["hit", "command"],
    )
    answer(match, "card:british_regulars_11")
    assert set(options(match)) == {"albany", "york"}
    answer(match, "albany")
    assert units(match, "albany") == {"british_regulars": 1, "continentals": 1, "patriots": 1}
    assert seen(match)["stockpiles"]["continentals"] == 40 - 2
    answer(match, "done")
    assert [entry["args"]["side"] for entry in match.log() if entry["event"] == "battle"] == ["british"]


def test_5_0_british_regulars_12_cornwallis_throws_first_in_one_battle() -> None:
    there = {
        "boston": {"british_regulars": 2},
        "newport": {"patriots": 1},
        "portsmouth": {"patriots": 1},
    }
    match = turn_of("british_regulars", there, [12, 1], dice=["hit", "command", "stay", "command"][:1])
    answer(match, "boston", "british_regulars:1", "newport", "boston", "portsmouth", "newport")
    assert set(options(match)) == {"fight", "card:british_regulars_12"}
    answer(match, "card:british_regulars_12")
    assert units(match, "newport") == {"british_regulars": 1}
    assert match.question is not None
    assert match.question.args["force"] == "patriots", "in the other battle the defenders throw first"


def test_5_0_british_regulars_13_carleton_brings_three_regulars_to_a_city_of_quebec() -> None:
    there = {"montreal": {"loyalists": 1}, "quebec_city": {"loyalists": 1}, "halifax": {"loyalists": 1}}
    match = turn_of("british_regulars", there, [13, 1], phase="reinforcements", scenario=SIEGE)
    answer(match, "card:british_regulars_13")
    assert set(options(match)) == {"montreal", "quebec_city"}
    answer(match, "montreal")
    assert units(match, "montreal") == {"loyalists": 1, "british_regulars": 3}


def test_5_0_british_regulars_14_dragoons_pass_enemies_and_natives_and_fight_only_where_they_stop() -> None:
    there = {
        "albany": {"british_regulars": 1},
        "ft_ticonderoga": {"patriots": 1},
        "ny_west_of_albany": {"natives": 2},
        "ny_green_mountains": {"patriots": 1},
    }
    match = turn_of("british_regulars", there, [14, 3], scenario=SIEGE)
    answer(match, "card:british_regulars_14", "albany")
    assert {"montreal", "ny_onondaga", "qc_east_of_montreal"} <= set(options(match))
    answer(match, "ny_onondaga")
    assert units(match, "ny_west_of_albany") == {"natives": 2}, "passing by does not ally them"
    assert "battle" not in events(match)
    match = turn_of("british_regulars", there, [3], scenario=SIEGE)
    answer(match, "albany")
    assert not {"montreal", "ny_onondaga", "qc_east_of_montreal"} & set(options(match))


def test_5_0_british_regulars_15_relief_fleet_lets_two_armies_sail() -> None:
    match = turn_of("british_regulars", {"halifax": {"british_regulars": 4}}, [15, 2, 1], scenario=SIEGE)
    answer(match, "card:british_regulars_15", "card:british_regulars_02")
    for area in ("quebec_city", "boston"):
        answer(match, "halifax", "british_regulars:1")
        assert "montreal" not in set(options(match))
        answer(match, area)
    answer(match, "halifax", "british_regulars:1")
    assert set(options(match)) == {"annapolis_royal", "ns_st_john"}, "two have sailed"


def test_5_0_british_regulars_15_marching_does_not_use_up_a_ship() -> None:
    match = turn_of("british_regulars", {"halifax": {"british_regulars": 4}}, [15, 2, 1], scenario=SIEGE)
    answer(match, "card:british_regulars_15", "card:british_regulars_02")
    answer(match, "halifax", "british_regulars:1", "annapolis_royal")
    for area in ("quebec_city", "boston"):
        answer(match, "halifax", *(["british_regulars:1"] if area == "quebec_city" else []))
        if area not in set(options(match)):
            answer(match, "british_regulars:1")
        answer(match, area)
    assert seen(match)["units"]["boston"] == {"british_regulars": 1}


# Loyalists


def butler_before_newport() -> Match:
    """All four British forces march on nine Patriots, and throw before the battle."""
    there = {
        "boston": {"loyalists": 4, "british_regulars": 1, "hessians": 2, "natives_british": 2},
        "newport": {"patriots": 9},
    }
    before = ["hit", "flee", "flee", "command", "hit", "flee", "hit", "flee"]
    return answer(turn_of("loyalists", there, [9, 1], dice=before), "boston", "all", "newport", "card:loyalists_09")


def test_5_0_loyalists_09_butler_throws_before_each_battle_and_only_hits_count() -> None:
    match = butler_before_newport()
    assert units(match, "newport") == {
        "loyalists": 4,
        "british_regulars": 1,
        "hessians": 2,
        "natives_british": 2,
        "patriots": 6,
    }
    assert seen(match)["fled"] == {}
    assert match.question is not None
    assert match.question.args == {"force": "patriots"}, "then the defenders throw first"


def test_5_0_loyalists_09_butler_works_in_every_battle_of_the_turn() -> None:
    there = {"boston": {"loyalists": 2}, "newport": {"patriots": 1}, "portsmouth": {"patriots": 1}}
    match = turn_of("loyalists", there, [9, 1], dice=["hit", "hit"])
    answer(match, "boston", "loyalists:1", "newport", "boston", "portsmouth", "newport", "card:loyalists_09")
    assert units(match, "newport") == units(match, "portsmouth") == {"loyalists": 1}


def test_5_0_loyalists_10_british_loyalty_rearranges_units_within_controlled_colonies() -> None:
    there = {
        "montreal": {"british_regulars": 3, "loyalists": 1},
        "baltimore": {"loyalists": 1},
        "savannah": {"british_regulars": 1},
        "boston": {"loyalists": 1},
        "ma_far_west": {"patriots": 1},
    }
    match = turn_of("loyalists", there, [10, 1])
    answer(match, "card:loyalists_10")
    assert set(options(match)) == {"montreal", "baltimore", "done"}, "no Loyalist in Georgia, Massachusetts contested"
    answer(match, "montreal", "british_regulars:2", "qc_west_of_montreal")
    answer(match, "montreal", "loyalists:1", "quebec_city", "done")
    assert units(match, "montreal") == {"british_regulars": 1}
    assert units(match, "qc_west_of_montreal") == {"british_regulars": 2}
    answer(match, "quebec_city")
    assert "qc_east_of_montreal" in set(options(match)), "a shifted unit may still march"


def test_5_0_loyalists_10_natives_are_never_left_alone() -> None:
    match = turn_of("loyalists", {"montreal": {"loyalists": 1, "natives_british": 2}}, [10, 1])
    answer(match, "card:loyalists_10", "montreal", "loyalists:1", "quebec_city")
    assert units(match, "quebec_city") == {"loyalists": 1, "natives_british": 2}
    assert units(match, "montreal") == {}


def test_5_0_loyalists_10_is_played_before_the_movement_card() -> None:
    match = turn_of("loyalists", {"montreal": {"loyalists": 1}}, [10, 1])
    answer(match, "card:loyalists_01")
    assert set(options(match)) == {"montreal", "done"}


def test_5_0_loyalists_11_brant_brings_up_to_four_natives_beside_a_loyalist() -> None:
    there = {"ny_west_of_albany": {"loyalists": 1}, "boston": {"british_regulars": 1}, "dover": {"loyalists": 1}}
    match = turn_of("loyalists", there, [11, 1], phase="reinforcements")
    answer(match, "card:loyalists_11")
    assert placed_names(match) == {"ny_west_of_albany", "dover"}
    assert "dover:4" in set(options(match))
    assert "dover:5" not in set(options(match))
    answer(match, "ny_west_of_albany:3")
    assert units(match, "ny_west_of_albany") == {"loyalists": 1, "natives_british": 3}
    assert asked(match)[1] == "reinforce"


def test_5_0_loyalists_13_highlanders_bring_three_loyalists_to_a_city_of_quebec() -> None:
    there = {"montreal": {"british_regulars": 1}, "halifax": {"british_regulars": 1}}
    match = turn_of("loyalists", there, [13, 1], phase="reinforcements", scenario=SIEGE)
    answer(match, "card:loyalists_13")
    assert units(match, "montreal") == {"british_regulars": 1, "loyalists": 3}, "the only such city"


# Continentals and Patriots


def test_5_0_a_pack_can_let_flights_of_a_force_count_as_command_decisions(tmp_path: Path) -> None:
    effect = {"op": "read_face_as", "force": "continentals", "face": "flee", "read_as": "command", "distance": None}
    (tmp_path / "pack.json").write_text(json.dumps({"game": GAME, "name": "drill"}))
    card = {"phase": "battle", "effect": effect}
    (tmp_path / "cards.json").write_text(json.dumps({"cards": {"continentals_11": card}}))
    there = {"boston": {"continentals": 2, "patriots": 1}, "newport": {"loyalists": 1}}
    match = turn_of("continentals", there, [11, 1], dice=["command", "flee", "flee", "flee"], pack=tmp_path)
    answer(match, "boston", "all", "newport", "card:continentals_11", "stay")
    assert seen(match)["fled"] == {"patriots": 1}
    assert asked(match) == ("continentals", "command-decision")
    assert "boston:2" in set(options(match))


def test_5_0_every_event_is_tested_by_name() -> None:
    text = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_s5_*_events.py"))
    facts = board()
    names = [
        name.removeprefix("card:")
        for name, card in zip(facts.card_names, facts.cards, strict=True)
        if card.kind == "event"
    ]
    assert len(names) == 22
    assert [name for name in names if f"test_5_0_{name}" not in text and f"and_{name}" not in text] == []


# Why not


def test_5_0_british_regulars_11_why_no_unit_is_turned_there() -> None:
    there = {"albany": {"continentals": 1}, "york": {"continentals": 1}, "norfolk": {"patriots": 1}}
    match = answer(turn_of("british_regulars", there, [11, 1]), "card:british_regulars_11")
    assert reason(match, "norfolk") == ("why-none-to-turn", "5.0")


def test_5_0_british_regulars_13_why_units_do_not_arrive_there() -> None:
    there = {"montreal": {"loyalists": 1}, "quebec_city": {"loyalists": 1}, "halifax": {"loyalists": 1}}
    match = turn_of("british_regulars", there, [13, 1], phase="reinforcements", scenario=SIEGE)
    answer(match, "card:british_regulars_13")
    assert reason(match, "halifax") == ("why-not-in-quebec", "5.0")
    assert reason(match, "qc_east_of_montreal") == ("why-no-city", "3.1")
    assert reason(match, "savannah") == ("why-not-in-scenario", "S.3")


def test_5_0_loyalists_10_why_units_are_not_shifted() -> None:
    there = {
        "montreal": {"british_regulars": 3, "loyalists": 1},
        "savannah": {"british_regulars": 1},
        "boston": {"loyalists": 1},
        "ma_far_west": {"patriots": 1},
        "newport": {"loyalists": 1},
    }
    match = answer(turn_of("loyalists", there, [10, 1]), "card:loyalists_10")
    assert reason(match, "newport") == ("why-one-area", "5.0")
    assert reason(match, "boston") == ("why-not-controlled", "5.0")
    assert reason(match, "savannah") == ("why-no-loyalist-in-colony", "5.0")
    assert reason(match, "quebec_city") == ("why-no-friends", "5.0")
    answer(match, "montreal")
    assert reason(match, "quebec_city") == ("why-nobody-picked", "5.0")
    answer(match, "british_regulars:2")
    assert reason(match, "montreal") == ("why-starts-there", "5.0")
    assert reason(match, "boston") == ("why-other-colony", "5.0")
    answer(match, "quebec_city")
    assert reason(match, "quebec_city") == ("why-shifted", "5.0")


def test_5_0_loyalists_10_why_natives_do_not_go_alone() -> None:
    match = turn_of("loyalists", {"montreal": {"loyalists": 1, "natives_british": 2}}, [10, 1])
    answer(match, "card:loyalists_10", "montreal")
    assert reason(match, "natives:1") == ("why-natives-alone", "5.0")
    there = {"montreal": {"loyalists": 1, "natives_british": 2}, "quebec_city": {"british_regulars": 1}}
    match = answer(turn_of("loyalists", there, [10, 1]), "card:loyalists_10", "montreal", "natives:1")
    assert reason(match, "qc_east_of_montreal") == ("why-natives-alone", "5.0")


def test_5_0_loyalists_11_why_natives_do_not_come_there() -> None:
    there = {"ny_west_of_albany": {"loyalists": 1}, "boston": {"british_regulars": 1}, "dover": {"loyalists": 1}}
    match = turn_of("loyalists", there, [11, 1], phase="reinforcements")
    answer(match, "card:loyalists_11")
    assert reason(match, "boston:1") == ("why-no-loyalist", "5.0")
    assert reason(match, "dover:5") == ("why-fewer-to-place", "5.0")
    assert reason(match, "done") == ("why-place-one", "5.0")


def test_5_0_why_an_event_that_places_all_its_units_goes_on() -> None:
    there = {"newport": {"patriots": 1}, "hartford": {"patriots": 1}}
    game = game_of(turn_of("patriots", there, [10, 1], phase="reinforcements"))
    question = next(place_units(game, Place(force="patriots", units=2, where="areas_with_own_side")))
    assert isinstance(question, Ask)
    assert "done" not in question.options()
    assert question.why_not("done") == ("why-place-all", "5.0")
