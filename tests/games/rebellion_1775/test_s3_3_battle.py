"""3.3 Battles."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.library import answer, asked, events, options, reason, seen
from tests.games.rebellion_1775.table import GAME, board, table, turn_of, units
from tricorne.core import Match
from tricorne.games import facts_of
from tricorne.games.rebellion_1775.printed import Pieces


def attack(defenders: dict[str, int], attackers: dict[str, int], dice: list[str], **position: Any) -> Match:
    """The Loyalists march from Newport to Boston."""
    match = turn_of(
        "loyalists",
        {"newport": attackers, "boston": defenders},
        [1],
        dice=dice,
        **position,
    )
    answer(match, "newport")
    if asked(match)[1] == "army" and "boston" not in set(options(match)):
        answer(match, "all" if "all" in set(options(match)) else f"loyalists:{attackers['loyalists']}")
    return answer(match, "boston")


def thrown(match: Match) -> list[tuple[str, int]]:
    """Which forces threw how many dice, in order."""
    return [
        (entry["args"]["force"], sum(entry["args"]["dice"].values()))
        for entry in match.log()
        if entry["event"] == "threw"
    ]


def test_3_3_the_active_player_chooses_the_order_of_battles() -> None:
    match = turn_of(
        "loyalists",
        {
            "newport": {"loyalists": 2},
            "boston": {"patriots": 1},
            "ct_east_of_hartford": {"patriots": 1},
        },
        [1],
        dice=["command", "hit", "command", "hit"],
    )
    answer(match, "newport", "loyalists:1", "boston", "newport", "ct_east_of_hartford")
    assert asked(match) == ("loyalists", "battle")
    assert set(options(match)) == {"boston", "ct_east_of_hartford"}
    answer(match, "ct_east_of_hartford", "stay", "stay")
    fought = [entry["args"]["area"] for entry in match.log() if entry["event"] == "battle"]
    assert fought == ["ct_east_of_hartford", "boston"]


def test_3_3_defenders_throw_first_and_sides_alternate() -> None:
    match = attack({"patriots": 1}, {"loyalists": 1}, ["command", "command", "hit"])
    answer(match, "stay", "stay")
    assert [force for force, _ in thrown(match)] == ["patriots", "loyalists", "patriots"]
    assert units(match, "boston") == {"patriots": 1}


def test_3_3_dice_are_limited_by_units_and_by_the_force() -> None:
    everybody = {"british_regulars": 3, "loyalists": 4, "hessians": 1, "natives_british": 5}
    match = attack({"patriots": 5, "continentals": 1, "french": 9}, everybody, ["command"] * 6)
    answer(match, "stay", "stay", "stay")
    assert thrown(match) == [("continentals", 1), ("patriots", 3), ("french", 2)]
    for face in ["command"] * 8:
        answer(match, face)
    assert thrown(match)[3:] == [("british_regulars", 2), ("loyalists", 3), ("hessians", 1), ("natives", 2)]


def test_3_3_units_are_counted_anew_before_each_throw() -> None:
    match = attack({"patriots": 3}, {"loyalists": 3}, ["hit", "hit", "command", "command"])
    answer(match, "stay")
    assert thrown(match)[-1] == ("loyalists", 1)


def test_3_3_the_battle_lasts_until_one_side_is_left() -> None:
    match = attack({"patriots": 1}, {"loyalists": 1}, ["command", "flee"])
    answer(match, "stay")
    assert units(match, "boston") == {"patriots": 1}
    assert "battle-won" in events(match)


def test_3_3_natives_who_are_the_last_in_the_area_are_independent() -> None:
    match = attack({"patriots": 1}, {"loyalists": 1, "natives_british": 2}, ["command", "flee", "hit", "command"])
    answer(match, "stay")
    assert units(match, "boston") == {"natives": 2}
    assert "battle-empty" in events(match)
    assert seen(match)["flags"] == {}


def test_3_3_1_a_hit_unit_goes_to_its_stockpile() -> None:
    match = attack({"patriots": 1}, {"loyalists": 2}, ["hit", "hit"])
    assert seen(match)["stockpiles"]["loyalists"] == 45 - 1
    assert seen(match)["stockpiles"]["patriots"] == 45
    assert seen(match)["fled"] == {}


def test_3_3_1_hit_allies_go_to_the_supply() -> None:
    match = attack({"patriots": 1}, {"loyalists": 1, "hessians": 2}, ["hit"])
    answer(match, "hessians:1")
    assert seen(match)["stockpiles"]["hessians"] == 12 - 1


def test_3_3_1_the_side_that_is_hit_chooses_by_kind_and_number() -> None:
    match = attack({"patriots": 3}, {"loyalists": 2, "british_regulars": 3}, ["hit", "hit", "command"])
    assert set(options(match)) == {"loyalists:1", "loyalists:2", "british_regulars:1", "british_regulars:2"}
    answer(match, "british_regulars:1")
    assert set(options(match)) == {"loyalists:1", "british_regulars:1"}
    answer(match, "loyalists:1")
    assert units(match, "boston") == {"loyalists": 1, "british_regulars": 2, "patriots": 3}


@pytest.mark.parametrize(
    ("attackers", "seat"),
    [
        ({"loyalists": 2, "british_regulars": 1}, "loyalists"),
        ({"loyalists": 1, "british_regulars": 2}, "british_regulars"),
        ({"loyalists": 2, "british_regulars": 2}, "british_regulars"),
    ],
)
def test_3_3_1_one_seat_answers_for_the_side_and_the_other_sees_it(attackers: dict[str, int], seat: str) -> None:
    match = attack({"patriots": 1}, attackers, ["hit"])
    assert asked(match) == (seat, "losses")
    for partner in ("loyalists", "british_regulars"):
        assert "options" in match.view(partner)["asked"][0]


def test_3_3_1_without_a_choice_nobody_is_asked() -> None:
    match = attack({"patriots": 3}, {"loyalists": 1, "british_regulars": 1}, ["hit", "hit", "command"])
    assert units(match, "boston") == {"patriots": 3}


def test_3_3_2_a_unit_of_the_force_that_threw_it_flees() -> None:
    match = attack({"patriots": 2, "continentals": 1}, {"loyalists": 1}, ["command", "flee", "command"])
    assert seen(match)["fled"] == {"patriots": 1}
    assert units(match, "boston") == {"continentals": 1, "patriots": 1, "loyalists": 1}


def test_3_3_2_flights_are_carried_out_even_when_the_enemy_is_gone() -> None:
    match = attack({"patriots": 2}, {"loyalists": 1}, ["hit", "flee"])
    assert seen(match)["fled"] == {"patriots": 1}


def test_3_3_2_dice_of_british_regulars_never_flee() -> None:
    facts = board()
    assert sorted(facts.faces[0]) == ["command"] * 3 + ["hit"] * 3
    for faces, count in ((1, 2), (4, 1), (5, 2)):
        assert facts.faces[faces].count("flee") == count


def test_3_3_2_british_regulars_never_flee_in_random_games() -> None:
    for seed in range(20):
        match, chance = table(seed=seed), random.Random(seed)
        while match.question is not None:
            match.answer(chance.choice(list(match.question.options())))
            assert match.game.state.fled[0] == 0


def test_3_3_3_a_unit_may_step_out_to_an_area_not_held_by_enemies_alone() -> None:
    match = attack({"patriots": 1}, {"loyalists": 1}, ["command"], flags={})
    assert asked(match) == ("patriots", "command-decision")
    assert set(options(match)) == {"stay", "newport:1", "ma_west_of_boston:1", "portsmouth:1"}
    answer(match, "portsmouth:1")
    assert units(match, "portsmouth") == {"patriots": 1}
    assert units(match, "boston") == {"loyalists": 1}


def test_3_3_3_areas_of_the_enemy_alone_are_closed() -> None:
    match = turn_of(
        "loyalists",
        {
            "newport": {"loyalists": 2},
            "boston": {"patriots": 2},
            "portsmouth": {"british_regulars": 1},
            "ma_west_of_boston": {"natives": 1},
        },
        [1],
        dice=["command", "command"],
    )
    answer(match, "newport", "loyalists:1", "boston", "done")
    assert set(options(match)) == {"stay", "ma_west_of_boston:1", "ma_west_of_boston:2"}
    answer(match, "ma_west_of_boston:1")
    assert units(match, "ma_west_of_boston") == {"patriots": 1, "natives_american": 1}
    assert set(options(match)) == {"stay", "ma_west_of_boston:1"}


def test_3_3_3_a_surrounded_unit_cannot_step_out() -> None:
    match = turn_of(
        "loyalists",
        {
            "newport": {"loyalists": 2},
            "boston": {"patriots": 1},
            "portsmouth": {"british_regulars": 1},
            "ma_west_of_boston": {"british_regulars": 1},
        },
        [1],
        dice=["command", "hit"],
    )
    answer(match, "newport", "loyalists:1", "boston", "done")
    assert units(match, "boston") == {"loyalists": 1}, "nobody was asked for a decision"


def test_3_3_3_a_unit_may_step_into_a_battle_still_to_be_fought() -> None:
    match = turn_of(
        "loyalists",
        {
            "newport": {"loyalists": 1},
            "boston": {"patriots": 1},
            "portsmouth": {"patriots": 1},
            "nh_north_of_portsmouth": {"loyalists": 1},
        },
        [1],
        dice=["command"],
    )
    answer(match, "newport", "boston", "nh_north_of_portsmouth", "portsmouth", "boston")
    answer(match, "portsmouth:1")
    assert units(match, "portsmouth") == {"patriots": 2, "loyalists": 1}


def test_3_3_3_nobody_steps_out_by_water() -> None:
    match = turn_of(
        "british_regulars", {"halifax": {"british_regulars": 1}, "newport": {"patriots": 1}}, [7], dice=["command"]
    )
    answer(match, "halifax", "newport", "stay", "command")
    assert asked(match) == ("british_regulars", "command-decision")
    assert set(options(match)) == {"stay", "boston:1", "ct_east_of_hartford:1", "ma_west_of_boston:1"}


def test_3_3_3_hits_and_flights_come_first() -> None:
    match = attack({"patriots": 2}, {"loyalists": 1}, ["command", "hit"])
    assert units(match, "boston") == {"patriots": 2}, "with the enemy gone there is no battle to step out of"
    assert "stepped-out" not in events(match)
    match = attack({"patriots": 2}, {"loyalists": 1}, ["command", "flee"])
    assert seen(match)["fled"] == {"patriots": 1}
    assert asked(match) == ("patriots", "command-decision")


@pytest.mark.parametrize(
    ("defenders", "seat"),
    [
        ({"patriots": 1, "french": 1}, "patriots"),
        ({"continentals": 1, "patriots": 5, "french": 1}, "continentals"),
        ({"french": 1}, "continentals"),
    ],
)
def test_3_3_3_allies_are_led_by_the_faction_that_is_there(defenders: dict[str, int], seat: str) -> None:
    throws = {"patriots": 3, "continentals": 1}
    others = sum(min(throws[force], number) for force, number in defenders.items() if force in throws)
    match = attack(defenders, {"loyalists": 9}, ["hit"] * others + ["command"])
    assert asked(match) == (seat, "command-decision")
    assert match.question is not None
    assert match.question.args["force"] == "french"


def test_3_3_3_natives_are_led_by_the_faction_of_the_battle_though_it_has_stepped_out() -> None:
    match = attack({"patriots": 1, "natives_american": 1}, {"loyalists": 1}, ["command", "command"])
    answer(match, "portsmouth:1")
    assert asked(match) == ("patriots", "command-decision")
    assert match.question is not None
    assert match.question.args["force"] == "natives"
    answer(match, "portsmouth:1")
    assert units(match, "portsmouth") == {"patriots": 1, "natives_american": 1}


def test_3_3_3_the_colony_a_unit_steps_into_is_flagged_at_once() -> None:
    match = turn_of("patriots", {"newport": {"patriots": 2}, "boston": {"british_regulars": 1}}, [1], dice=["command"])
    answer(match, "newport", "patriots:2", "boston")
    assert seen(match)["flags"]["colony:rhode_island"] == "american"
    answer(match, "newport:1")
    assert seen(match)["flags"]["colony:rhode_island"] == "british"


def test_3_3_why_another_area_has_no_battle() -> None:
    there = {"newport": {"loyalists": 2}, "boston": {"patriots": 1}, "ct_east_of_hartford": {"patriots": 1}}
    match = turn_of("loyalists", there, [1])
    answer(match, "newport", "loyalists:1", "boston", "newport", "ct_east_of_hartford")
    assert asked(match)[1] == "battle"
    assert reason(match, "newport") == ("why-no-battle", "3.3")


def test_3_3_why_an_event_belongs_to_another_moment_of_the_battle_phase() -> None:
    there = {"newport": {"continentals": 2}, "boston": {"loyalists": 1}}
    match = turn_of("continentals", there, [12, 13, 1], scenario="siege-of-quebec", dice=["command", "hit"])
    answer(match, "newport", "continentals:2", "boston")
    assert reason(match, "card:continentals_13") == ("why-after-victory", "5.0")
    answer(match, "fight", "stay", "hit")
    assert reason(match, "card:continentals_12") == ("why-before-battle", "3.3")


def test_3_3_1_why_other_units_are_not_lost() -> None:
    there = {"newport": {"loyalists": 2, "british_regulars": 3}, "boston": {"patriots": 3}}
    match = turn_of("loyalists", there, [1], dice=["hit", "hit", "command"])
    answer(match, "newport", "all", "boston")
    assert asked(match)[1] == "losses"
    assert reason(match, "patriots:1") == ("why-other-side", "3.3.1")
    assert reason(match, "hessians:1") == ("why-none-there", "3.3.1")
    assert reason(match, "loyalists:3") == ("why-fewer-there", "3.3.1")
    assert reason(match, "british_regulars:3") == ("why-fewer-hits", "3.3.1")


def test_3_3_3_why_a_way_out_is_closed() -> None:
    there = {"newport": {"loyalists": 2}, "boston": {"patriots": 1}}
    match = turn_of("loyalists", there, [1], dice=["command"])
    answer(match, "newport", "loyalists:1", "boston", "done")
    assert reason(match, "newport:1") == ("why-enemies-alone", "3.3.3")
    assert reason(match, "halifax:1") == ("why-not-adjacent", "3.3.3")
    assert reason(match, "boston:1") == ("why-battle-there", "3.3.3")
    assert reason(match, "portsmouth:2") == ("why-fewer-decisions", "3.3.3")


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


def test_3_3_the_dice_of_both_militias_have_two_hits_and_two_flights() -> None:
    printed = facts_of(GAME).load("pieces", Pieces).forces
    for militia in (printed["loyalists"], printed["patriots"]):
        assert (militia.hit, militia.flee, militia.command) == (2, 2, 2)
        assert militia.confidence == "sourced"
