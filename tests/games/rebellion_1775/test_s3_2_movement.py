"""3.2 Movement by land and water, truces and events."""

from __future__ import annotations

import pytest

from tests.games.library import answer, asked, events, options, reason, seen
from tests.games.rebellion_1775.table import cards, table, turn_of, units
from tricorne.core import Refused


def test_3_2_one_movement_card_must_be_played() -> None:
    match = turn_of("loyalists", {"boston": {"loyalists": 1}}, [1, 2, 3])
    assert set(options(match)) == set(cards("loyalists", 1, 2, 3))
    answer(match, *cards("loyalists", 2))
    assert asked(match) == ("loyalists", "march")
    answer(match, "done")
    assert seen(match)["hand_sizes"]["loyalists"] == 2
    assert seen(match)["discards"]["loyalists"][-1] == "card:loyalists_02"


def test_3_2_a_single_movement_card_is_played_without_asking() -> None:
    match = turn_of("loyalists", {"boston": {"loyalists": 1}}, [2])
    assert seen(match)["movement_card"] == "card:loyalists_02"
    assert asked(match) == ("loyalists", "march")


def test_3_2_1_armies_are_picked_by_kind_and_number() -> None:
    garrison = {"loyalists": 2, "british_regulars": 3, "hessians": 4}
    match = turn_of("loyalists", {"boston": garrison}, [1])
    answer(match, "boston", "loyalists:1")
    assert {"british_regulars:3", "hessians:4", "newport"} <= set(options(match))
    assert "loyalists:1" not in set(options(match))
    answer(match, "hessians:2", "newport")
    assert units(match, "newport") == {"loyalists": 1, "hessians": 2}
    assert units(match, "boston") == {"loyalists": 1, "british_regulars": 3, "hessians": 2}


def test_3_2_1_an_army_needs_a_unit_of_the_active_faction() -> None:
    match = turn_of("loyalists", {"boston": {"loyalists": 1, "british_regulars": 1}}, [1])
    answer(match, "boston", "british_regulars:1")
    assert set(options(match)) == {"loyalists:1"}


def test_3_2_1_an_army_stops_at_enemies() -> None:
    match = turn_of("loyalists", {"new_york": {"loyalists": 1}, "hartford": {"patriots": 1}}, [6])
    answer(match, "new_york")
    assert "hartford" in set(options(match))
    assert "ct_east_of_hartford" not in set(options(match))


def test_3_2_1_an_army_stops_at_independent_natives() -> None:
    units_there = {"sc_northwest": {"loyalists": 1}, "sc_west": {"natives": 1}}
    match = turn_of("loyalists", units_there, [3])
    answer(match, "sc_northwest")
    assert "sc_west" in set(options(match))
    assert "ga_west" in set(options(match)), "through Augusta"
    match = turn_of("loyalists", {**units_there, "augusta": {"patriots": 1}}, [3])
    answer(match, "sc_northwest")
    assert "ga_west" not in set(options(match))


def test_3_2_1_an_army_passes_friends() -> None:
    match = turn_of("loyalists", {"new_york": {"loyalists": 1}, "hartford": {"british_regulars": 1}}, [3])
    answer(match, "new_york")
    assert "ct_east_of_hartford" in set(options(match))


def test_3_2_1_no_unit_moves_twice() -> None:
    match = turn_of("loyalists", {"boston": {"loyalists": 1}, "newport": {"loyalists": 1}}, [1])
    answer(match, "boston", "newport")
    assert set(options(match)) == {"newport", "done"}
    answer(match, "newport")
    assert "loyalists:2" not in set(options(match))
    answer(match, "boston")
    assert asked(match)[1] == "turn-marker"
    assert units(match, "newport") == {"loyalists": 1}


def test_3_2_1_units_that_were_moved_along_do_not_move_again() -> None:
    match = turn_of("loyalists", {"boston": {"loyalists": 1, "british_regulars": 1}, "newport": {"loyalists": 1}}, [1])
    answer(match, "boston", "all", "newport", "newport")
    assert set(options(match)) == {"boston", "ct_east_of_hartford", "ma_west_of_boston"}


def test_3_2_1_two_armies_may_leave_one_area() -> None:
    match = turn_of("loyalists", {"boston": {"loyalists": 2}}, [1])
    answer(match, "boston", "loyalists:1", "newport", "boston", "portsmouth")
    assert units(match, "newport") == units(match, "portsmouth") == {"loyalists": 1}


def test_3_2_2_the_card_limits_armies_and_distance() -> None:
    match = turn_of("loyalists", {"boston": {"loyalists": 3}, "savannah": {"loyalists": 1}}, [3])
    answer(match, "boston", "loyalists:1")
    assert "ct_east_of_hartford" in set(options(match))
    assert "hartford" not in set(options(match))
    answer(match, "portsmouth", "boston", "loyalists:1", "newport")
    assert asked(match)[1] == "turn-marker", "two armies have moved"


def test_3_2_2_nobody_has_to_use_everything() -> None:
    match = turn_of("loyalists", {"boston": {"loyalists": 3}}, [4])
    answer(match, "done")
    assert units(match, "boston") == {"loyalists": 3}


def test_3_2_2_armies_stay_on_the_map_of_the_siege() -> None:
    match = turn_of("patriots", {"new_york": {"patriots": 1}}, [6], scenario="siege-of-quebec")
    answer(match, "new_york")
    assert "prince_town" not in set(options(match))
    assert "ny_hudson_highlands" in set(options(match))


def test_3_2_3_a_ship_sails_from_boston_to_quebec_city_but_not_to_montreal() -> None:
    match = turn_of("british_regulars", {"boston": {"british_regulars": 1}}, [7])
    answer(match, "boston")
    assert {"quebec_city", "savannah", "philadelphia"} <= set(options(match))
    assert not set(options(match)) & {"montreal", "ny_onondaga", "albany"}


def test_3_2_3_a_landing_on_enemies_is_an_attack() -> None:
    match = turn_of(
        "british_regulars",
        {"boston": {"british_regulars": 2}, "newport": {"patriots": 1}},
        [7],
        dice=["command", "hit", "command"],
    )
    answer(match, "boston", "british_regulars:2", "newport", "stay")
    assert units(match, "newport") == {"british_regulars": 2}


def test_3_2_3_waters_are_not_joined() -> None:
    match = turn_of("continentals", {"ny_seneca": {"continentals": 1}}, [7])
    answer(match, "ny_seneca")
    assert set(options(match)) == {"ny_onondaga", "qc_west_of_montreal", "pa_west"}


def test_3_2_3_inland_armies_cannot_sail() -> None:
    match = turn_of("continentals", {"albany": {"continentals": 1}, "boston": {"continentals": 1}}, [7])
    assert set(options(match)) == {"boston", "done"}


def test_3_2_4_a_boat_takes_three_units_one_of_them_of_the_faction() -> None:
    match = turn_of("loyalists", {"quebec_city": {"loyalists": 4, "british_regulars": 4}}, [7])
    answer(match, "quebec_city")
    assert set(options(match)) == {
        "loyalists:1",
        "loyalists:2",
        "loyalists:3",
        "british_regulars:1",
        "british_regulars:2",
    }
    answer(match, "british_regulars:2")
    assert set(options(match)) == {"loyalists:1"}


def test_3_2_4_the_second_boat_lands_where_the_first_did() -> None:
    match = turn_of(
        "loyalists", {"quebec_city": {"loyalists": 3}, "ny_onondaga": {"loyalists": 1}, "dover": {"loyalists": 2}}, [7]
    )
    answer(match, "quebec_city", "loyalists:1", "boston")
    assert set(options(match)) == {"quebec_city", "dover", "done"}, "Lake Ontario is another water"
    answer(match, "dover", "loyalists:2")
    assert units(match, "boston") == {"loyalists": 3}


def test_3_2_5_a_truce_moves_armies_and_stays_on_show() -> None:
    match = turn_of("british_regulars", {"boston": {"british_regulars": 5}}, [8])
    assert seen(match)["truces"] == ["british_regulars"]
    assert "card:british_regulars_08" not in seen(match)["discards"]["british_regulars"]
    assert match.question is not None
    assert match.question.args["armies"] == 4


def test_3_2_6_events_are_played_in_their_own_phase() -> None:
    hand = [9, 10, 1]  # Howe moves, Hessians reinforce
    match = turn_of("british_regulars", {"dover": {"british_regulars": 1}}, hand, phase="reinforcements")
    assert {"card:british_regulars_10"} == {name for name in set(options(match)) if name.startswith("card")}
    match = turn_of("british_regulars", {"dover": {"british_regulars": 1}}, hand)
    assert set(options(match)) == set(cards("british_regulars", 9, 1))


def test_3_2_6_two_events_and_a_movement_card_can_be_played_in_one_turn() -> None:
    match = turn_of(
        "british_regulars",
        {"dover": {"british_regulars": 1}, "albany": {"continentals": 1, "patriots": 1}},
        [9, 11, 1],
    )
    answer(match, *cards("british_regulars", 9, 11, 1)[:1])
    assert "card:british_regulars_11" in set(options(match))
    answer(match, "card:british_regulars_11")
    assert seen(match)["events"] == cards("british_regulars", 9, 11)
    assert units(match, "albany") == {"british_regulars": 1, "patriots": 1}


def test_3_2_6_only_the_active_faction_plays_cards() -> None:
    match = table(active="loyalists", phase="movement", hands={"british_regulars": cards("british_regulars", 9, 1, 2)})
    assert not any("british_regulars" in option for option in set(options(match)))
    with pytest.raises(Refused, match="it is a card of another faction"):
        match.answer("card:british_regulars_09")


def test_3_2_6_an_event_that_does_nothing_may_be_played_to_be_rid_of_it() -> None:
    match = turn_of("british_regulars", {"dover": {"british_regulars": 1}}, [11, 1])
    assert asked(match)[1] == "movement-card"
    answer(match, "card:british_regulars_11")
    assert "no-effect" in events(match), "no Continental stands anywhere, so Benedict Arnold turns nobody"
    assert asked(match)[1] == "march", "the only movement card has followed unasked"
    assert "card:british_regulars_11" in seen(match)["discards"]["british_regulars"]


def test_3_2_6_an_event_of_the_reinforcements_phase_may_do_nothing_too() -> None:
    there = {"newport": {"patriots": 1}, "hartford": {"patriots": 1}, "new_york": {"patriots": 1}}
    match = turn_of("patriots", there, [11, 1], phase="reinforcements")
    assert asked(match)[1] == "reinforce"
    answer(match, "card:patriots_11")
    assert "no-effect" in events(match), "no Loyalist has fled"
    assert "card:patriots_11" in seen(match)["discards"]["patriots"]


def test_3_2_6_nobody_is_asked_for_the_sake_of_an_event_that_does_nothing() -> None:
    match = turn_of("loyalists", {"dover": {"patriots": 1}}, [11, 1], phase="reinforcements")
    assert asked(match)[1] != "reinforcement-events", "no Loyalist whom natives could join"


def test_3_2_why_a_movement_card_is_not_played() -> None:
    match = turn_of("patriots", {"albany": {"patriots": 1}}, [1, 2, 3])
    assert reason(match, "card:patriots_04") == ("why-not-in-hand", "3.2.6")
    answer(match, "card:patriots_01")
    assert reason(match, "card:patriots_02") == ("why-one-movement-card", "3.2")


def test_3_2_1_why_no_army_starts_there() -> None:
    there = {"albany": {"patriots": 1}, "newport": {"continentals": 1}, "york": {"patriots": 1}}
    match = turn_of("patriots", there, [1])
    assert reason(match, "newport") == ("why-no-own-unit", "3.2.1")
    answer(match, "albany", "ma_far_west")
    assert reason(match, "ma_far_west") == ("why-moved", "3.2.1")
    assert reason(match, "albany") == ("why-no-own-unit", "3.2.1")


def test_3_2_1_why_no_further_army_moves() -> None:
    there = {"albany": {"patriots": 1}, "newport": {"patriots": 1}}
    match = turn_of("patriots", there, [5, 11, 12], phase="movement")
    answer(match, "albany", "ma_far_west")
    assert asked(match)[1] != "march", "one army and no event: the phase is over"
    match = turn_of("continentals", {"albany": {"continentals": 1}, "newport": {"continentals": 1}}, [5, 11])
    answer(match, "card:continentals_05", "albany", "ma_far_west")
    assert reason(match, "newport") == ("why-no-army-left", "3.2.1")


def test_3_2_1_why_units_are_not_in_the_army() -> None:
    match = turn_of("patriots", {"albany": {"patriots": 2, "continentals": 1}, "ma_far_west": {"patriots": 2}}, [1])
    answer(match, "albany")
    assert reason(match, "hessians:1") == ("why-other-side", "1.1")
    assert reason(match, "french:1") == ("why-none-there", "3.2.1")
    assert reason(match, "continentals:2") == ("why-fewer-there", "3.2.1")
    answer(match, "patriots:2")
    assert reason(match, "patriots:1") == ("why-picked", "3.2.1")
    assert reason(match, "all") == ("why-picking-begun", "3.2.1")
    answer(match, "ma_far_west", "ma_far_west")
    assert reason(match, "patriots:3") == ("why-moved", "3.2.1"), "two of the four came this turn"


def test_3_2_1_why_all_is_not_offered_for_one_force() -> None:
    match = turn_of("patriots", {"albany": {"patriots": 2}}, [1])
    answer(match, "albany")
    assert reason(match, "all") == ("why-one-force", "3.2.1")


def test_3_2_1_why_an_army_does_not_go_there() -> None:
    there = {"albany": {"patriots": 2, "continentals": 1}, "ma_far_west": {"loyalists": 1}}
    match = turn_of("patriots", there, [3])
    answer(match, "albany", "continentals:1")
    assert reason(match, "ma_far_west") == ("why-no-own-unit", "3.2.1")
    answer(match, "patriots:2")
    assert reason(match, "albany") == ("why-starts-there", "3.2.1")
    assert reason(match, "ma_west_of_boston") == ("why-stopped", "3.2.1"), "two areas away, behind the Loyalist"
    assert reason(match, "boston") == ("why-too-far", "3.2.1")


def test_3_2_3_why_an_army_does_not_sail() -> None:
    match = turn_of("patriots", {"albany": {"patriots": 1}, "newport": {"patriots": 2}}, [7])
    assert reason(match, "albany") == ("why-no-water", "3.2.3")
    assert reason(match, "boston") == ("why-no-own-unit", "3.2.1")
    answer(match, "newport", "patriots:2")
    assert reason(match, "albany") == ("why-not-on-the-same-water", "3.2.3")
    assert reason(match, "newport") == ("why-starts-there", "3.2.1")


def test_3_2_4_why_a_boat_does_not_take_them() -> None:
    there = {"boston": {"loyalists": 3, "british_regulars": 3}, "halifax": {"loyalists": 1, "hessians": 1}}
    there["newport"] = {"loyalists": 1}
    match = turn_of("loyalists", there, [7])
    answer(match, "boston")
    assert reason(match, "all") == ("why-boat-full", "3.2.4")
    assert reason(match, "british_regulars:3") == ("why-boat-full", "3.2.4"), "a Loyalist goes along"
    answer(match, "british_regulars:2", "loyalists:1", "newport")
    assert reason(match, "newport") == ("why-landing-there", "3.2.4"), "the Loyalist of Newport stands there already"
    answer(match, "halifax", "loyalists:1")
    assert reason(match, "quebec_city") == ("why-other-landing", "3.2.4")


def test_3_2_4_why_an_army_on_another_water_does_not_follow() -> None:
    there = {"boston": {"loyalists": 1}, "halifax": {"loyalists": 1}, "ny_onondaga": {"loyalists": 1}}
    match = answer(turn_of("loyalists", there, [7]), "boston", "newport")
    assert reason(match, "ny_onondaga") == ("why-landing-elsewhere", "3.2.4")


def test_3_2_6_why_an_event_is_out_of_place() -> None:
    there = {"albany": {"british_regulars": 1}, "boston": {"british_regulars": 1}}
    match = turn_of("british_regulars", there, [10, 11, 1])
    assert reason(match, "card:british_regulars_10") == ("why-other-phase", "3.2.6")
    match = turn_of("loyalists", {"albany": {"loyalists": 1}}, [10, 1])
    answer(match, "card:loyalists_01")
    assert reason(match, "card:loyalists_10") == ("why-before-movement-card", "5.0")


def test_3_2_2_the_way_to_prince_town() -> None:
    match = table(
        [], active="continentals", phase="movement", hands={"continentals": cards("continentals", 4)}, decks={}
    )
    assert match.question is not None
    assert match.question.args["armies"] == 3
    answer(match, "hartford", "all")
    assert "prince_town" in set(options(match)), "through the area north of Hartford"
