"""Fine points of several sections: what a rule does not allow, and what does not count."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.liberty_or_death.cards.table import table as board
from tests.games.liberty_or_death.table import answer, asked, at, level, look, offered, pieces, table
from tricorne.games.liberty_or_death.names import BRITISH, NORTHWEST, PATRIOTS, VIRGINIA
from tricorne.games.liberty_or_death.odds import armies
from tricorne.games.liberty_or_death.rules.s3_6_forces import (
    Army,
    Losses,
    defender_loss_modifiers,
    half_regulars,
    royalist_army,
    winner,
)

ARMY = Army(
    royalist=True,
    attacking=True,
    regulars=0,
    second=0,
    irregulars=0,
    common=0,
    villages=0,
    forts=0,
    underground=False,
    leader=False,
    second_leads=False,
    bystanders=0,
)


# 2.3.8


def test_2_3_8_who_passed_cannot_interrupt_the_card_any_more() -> None:
    m = table(
        "patriots",
        eligible=["patriots", "british", "indians"],
        strokes=[105, 108],
        leaders={
            "patriots": {"who": "washington", "space": "massachusetts"},
            "indians": {"who": "brant", "space": "northwest"},
        },
        spaces={"massachusetts": at(C=3), "northwest": at(W=3), "boston": at(R=2)},
    )
    answer(m, "no", "pass")
    assert asked(m) == ("indians", "brilliant-stroke")
    answer(m, "no")
    assert asked(m) == ("british", "turn")


# 3.2


def test_3_2_1_a_further_space_for_the_reward_is_paid_before_the_reward() -> None:
    m = table("british", resources={"british": 1}, spaces={"boston": at(R=1, T=1)})
    answer(m, "command:muster", "done")
    assert asked(m) == ("british", "muster-tories")
    assert "done" not in offered(m)


def test_3_2_3_no_landing_in_a_province_next_to_a_blockaded_city() -> None:
    m = table("british", treaty=True, spaces={"new_york_city": at(R=3), "norfolk": at(blockades=1)})
    answer(m, "command:march")
    assert {"charles_town", "south_carolina"} <= set(offered(m))
    assert not {"north_carolina", "norfolk", "virginia"} & set(offered(m))


def test_3_2_3_by_sea_one_goes_to_another_city() -> None:
    m = table("british", treaty=True, spaces={"new_jersey": at(R=3), "new_york_city": at(blockades=1)})
    answer(m, "command:march")
    assert {"pennsylvania", "philadelphia", "new_york_city", "virginia"} <= set(offered(m))
    assert "maryland_delaware" not in offered(m)


def test_4_2_1_war_parties_do_not_go_by_sea() -> None:
    m = table("british", spaces={"new_york": at(R=3, W=3)})
    answer(m, "command:march", "virginia", "new_york", "british_regular:3")
    assert asked(m)[1] != "march-group"


# 3.3 to 3.5


def test_3_3_2_militia_entering_a_province_are_not_seen() -> None:
    m = table("patriots", spaces={"virginia": at(M=4), "north_carolina": at(R=3)})
    answer(m, "command:march", "north_carolina", "virginia", "militia_underground:4")
    assert pieces(m, "north_carolina") == {"R": 3, "M": 4}


def test_3_1_2_a_free_battle_costs_the_ally_nothing() -> None:
    m = table(
        "patriots",
        card=66,
        treaty=True,
        resources={"french": 0},
        leaders={"french": {"who": "lauzun"}},
        spaces={"florida": at(C=2, F=1, R=1)},
    )
    answer(m, "event:shaded", "patriots", "florida")
    while asked(m)[1] == "march-from":
        answer(m, "done")
    assert asked(m) == ("patriots", "battle-with-french")


def test_3_4_2_a_destination_entered_from_a_colony_is_paid() -> None:
    m = table("indians", spaces={"new_york": at(W=2)})
    answer(m, "command:march", "pennsylvania", "war_party_underground:2")
    assert look(m)["resources"]["indians"] == 19


def test_3_4_2_war_parties_entering_a_reserve_are_not_seen() -> None:
    m = table("indians", spaces={"new_york": at(W=2), "northwest": at(MA=4)})
    answer(m, "command:march", "northwest", "war_party_underground:2")
    assert pieces(m, "northwest") == {"MA": 4, "W": 2}


def test_3_4_4_three_provinces_at_most() -> None:
    raided = ("new_hampshire", "pennsylvania", "north_carolina", "georgia")
    m = table("indians", spaces={name: at("active_opposition", W=1) for name in raided})
    answer(m, "command:raid", *raided[:3])
    assert "georgia" not in offered(m)


def test_3_4_4_raiders_come_from_adjacent_provinces() -> None:
    spaces = {"virginia": at("passive_opposition", W=1), "southwest": at(WA=1), "florida": at(WA=1)}
    m = table("indians", spaces=spaces)
    answer(m, "command:raid", "virginia")
    assert offered(m) == ["southwest:war_party_active", "done"]


def test_3_5_4_continentals_go_along_one_for_one() -> None:
    m = table("french", treaty=True, spaces={"boston": at(F=1, C=3)})
    answer(m, "command:march", "massachusetts")
    if asked(m)[1] == "march-from":
        answer(m, "boston")
    assert [name for name in offered(m) if name.startswith("continental")] in ([], ["continental:1"])
    assert pieces(m, "massachusetts").get("C", 1) == 1


# 3.6


def test_3_6_1_an_indian_leader_attacks_only_with_a_war_party() -> None:
    game = board({"virginia": {"british_regular": 1, "village": 1}}, leaders={"indians": "virginia"})
    assert not royalist_army(game, VIRGINIA, attacking=True).leader
    assert royalist_army(game, VIRGINIA, attacking=False).leader


def test_3_6_5_exactly_half_regulars_are_enough() -> None:
    assert half_regulars(replace(ARMY, regulars=2, second=2), by_cubes=False)
    assert half_regulars(replace(ARMY, regulars=2, second=2), by_cubes=True)
    assert not half_regulars(replace(ARMY, regulars=2, second=3), by_cubes=True)


def test_3_6_5_lauzun_counts_only_for_attacking_french() -> None:
    there = {"virginia": {"british_regular": 2, "french_regular": 2, "continental": 2}}
    game = board(there, treaty=True, leaders={"french": "virginia"})
    game.state.leader[3] = 1
    assert "lauzun" not in dict(defender_loss_modifiers(*armies(game, BRITISH, VIRGINIA, ally=False)))
    assert "lauzun" not in dict(defender_loss_modifiers(*armies(game, PATRIOTS, VIRGINIA, ally=False)))
    assert "lauzun" in dict(defender_loss_modifiers(*armies(game, PATRIOTS, VIRGINIA, ally=True)))


def test_3_6_5_washington_protects_only_defenders_and_the_reserve_only_indians() -> None:
    game = board(
        {"northwest": {"british_regular": 2, "continental": 2, "village": 1}}, leaders={"patriots": "northwest"}
    )
    attack = dict(defender_loss_modifiers(*armies(game, PATRIOTS, NORTHWEST, ally=False)))
    assert "washington" not in attack
    assert attack["reserve"] == -1
    defence = dict(defender_loss_modifiers(*armies(game, BRITISH, NORTHWEST, ally=False)))
    assert defence["washington"] == -1
    assert "reserve" not in defence


def test_3_6_8_a_fort_that_did_not_attack_keeps_its_side_on_the_field() -> None:
    attacker = replace(ARMY, regulars=1, bystanders=1)
    defender = replace(ARMY, royalist=False, attacking=False, second=5)
    assert winner(attacker, defender, Losses(1, 0, 0, 0, 0), Losses(0, 2, 0, 0, 0)) is attacker


def test_3_6_8_a_royalist_day_is_not_doubled_and_brings_no_rally() -> None:
    m = table(
        "british",
        luck={"battle-die": [3, 3, 3]},
        leaders={"patriots": {"who": "washington", "space": "virginia"}},
        spaces={"virginia": at("neutral", R=9, C=2), "boston": at(M=1)},
    )
    answer(m, "command:battle", "virginia")
    assert level(m, "virginia") == "passive_support"
    assert asked(m) == ("patriots", "lone-leader")


# 4


def test_1_10_clinton_serves_the_british_alone() -> None:
    m = table(
        "french",
        treaty=True,
        leaders={"british": {"who": "clinton", "space": "virginia"}},
        spaces={"virginia": at(F=1, R=2, MA=1)},
    )
    answer(m, "command:hortalez", "special:skirmish", "one")
    assert pieces(m, "virginia") == {"F": 1, "R": 1, "MA": 1}


def test_4_5_2_no_french_skirmish_in_the_muster_space() -> None:
    m = table("french", treaty=True, spaces={"massachusetts": at(F=1, C=1, R=1)})
    answer(m, "command:muster")
    assert "special:skirmish" in offered(m)
    answer(m, "massachusetts", "0")
    assert "special:skirmish" not in offered(m)


def test_4_3_2_no_partisans_in_a_battle_space() -> None:
    m = table("patriots", spaces={"virginia": at(M=1, R=2), "georgia": at(C=1, R=1)})
    answer(m, "command:battle")
    assert {"virginia", "georgia"} <= set(offered(m))
    answer(m, "special:partisans")
    assert "virginia" not in offered(m)


def test_4_3_1_three_spaces_at_most() -> None:
    names = ("georgia", "virginia", "massachusetts", "new_jersey")
    m = table("patriots", spaces={name: at(M=1) for name in names})
    answer(m, "command:rally", "special:persuasion", *names[:3])
    assert asked(m)[1] == "rally-space"
    assert look(m)["resources"]["patriots"] == 23


# 6.2


def test_6_2_1_control_of_a_reserve_feeds_no_patriots() -> None:
    m = table("patriots", card=97, on_deck=2, phase=2, spaces={"northwest": at(M=4)})
    assert asked(m) == ("patriots", "supply-patriots")


def test_6_2_2_without_a_resource_nobody_stays_in_the_west_indies() -> None:
    m = table(
        "french",
        card=97,
        on_deck=2,
        phase=5,
        treaty=True,
        resources={"french": 0},
        spaces={"west_indies": at(F=3)},
    )
    assert pieces(m, "west_indies") == {}
