"""6 The Winter Quarters Round."""

from __future__ import annotations

from typing import Any

from tests.games.liberty_or_death.table import answer, asked, at, game_of, level, look, offered, pieces, table
from tricorne.core.match import Match
from tricorne.games.liberty_or_death.rules.s6_3_resources import (
    british_earnings,
    french_earnings,
    indian_earnings,
    patriot_earnings,
)
from tricorne.games.liberty_or_death.rules.s6_winter import PHASES

PHASE = {name: index for index, (name, _) in enumerate(PHASES)}


def winter(phase: str, **position: Any) -> Match:
    """A Winter Quarters Round at one of its phases."""
    return table("british", **{"card": 97, "on_deck": 2, "phase": PHASE[phase], **position})


def phases(match: Match) -> list[str]:
    """The phases that have begun."""
    return [entry["args"]["phase"] for entry in match.log() if entry["event"] == "phase"]


def test_6_0_the_phases_in_their_order() -> None:
    m = winter("victory-check", spaces={"quebec": at(V=1)})
    while m.question is not None and look(m)["winters"] == 0:
        m.answer(offered(m)[-1])
    assert phases(m) == [name for name, _ in PHASES]


def test_6_1_a_faction_that_meets_its_conditions_wins() -> None:
    loyal = {name: at("active_support") for name in ("new_york", "virginia", "massachusetts")}
    m = winter("victory-check", spaces=loyal, crc=3, cbc=1)
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == (("british",), "victory-check")


def test_6_2_supply_goes_british_patriots_french_indians() -> None:
    m = winter(
        "british-supply",
        scenario="1778",
        treaty=True,
        spaces={"virginia": at(R=1, C=2, W=4), "quebec": at(F=1, BF=1), "northwest": at(V=1), "boston": at(PF=1)},
    )
    seats = []
    while asked(m)[1].startswith("supply-"):
        seats.append(asked(m)[0])
        answer(m, "pay")
    assert seats == ["british", "patriots", "french", "indians"]


def test_6_2_1_british_pay_shift_or_leave() -> None:
    spaces = {
        "virginia": at(R=2, T=1),
        "boston": at(R=1),
        "georgia": at(R=1, BF=1),
        "quebec": at(T=1),
        "norfolk": at(T=1, M=2),
    }
    m = winter("british-supply", spaces=spaces)
    assert offered(m) == ["pay", "shift", "remove"]
    answer(m, "shift")
    assert level(m, "norfolk") == "passive_opposition"
    answer(m, "remove")
    assert pieces(m, "virginia") == {}
    assert offered(m) == ["pay", "remove"]
    answer(m, "pay")
    assert pieces(m, "georgia") == {"R": 1, "BF": 1}


def test_6_2_1_patriots_lose_one_of_every_two() -> None:
    m = winter("patriot-supply", resources={"patriots": 0}, spaces={"virginia": at(M=2, C=3, T=6), "quebec": at(M=1)})
    assert asked(m) == ("patriots", "supply-loss")
    answer(m, "virginia:continental", "virginia:continental")
    assert pieces(m, "virginia") == {"M": 2, "C": 1, "T": 6}
    assert pieces(m, "quebec") == {"M": 1}


def test_6_2_1_french_go_to_the_nearest_fort_or_home() -> None:
    m = winter(
        "french-supply",
        scenario="1778",
        treaty=True,
        spaces={"virginia": at(F=2, T=3), "georgia": at(PF=1), "pennsylvania": at(PF=1)},
    )
    answer(m, "move")
    assert pieces(m, "georgia") == {"PF": 1}
    assert asked(m)[1] == "supply-to" or pieces(m, "pennsylvania") == {"F": 2, "PF": 1}
    home = winter(
        "french-supply",
        scenario="1778",
        treaty=True,
        resources={"french": 0},
        spaces={"virginia": at(F=2, T=3)},
    )
    assert pieces(home, "virginia") == {"T": 3}


def test_6_2_1_indians_found_a_village_and_go_home() -> None:
    m = winter("indian-supply", spaces={"virginia": at(W=2)})
    assert asked(m) == ("indians", "supply-village")
    answer(m, "southwest")
    assert asked(m) == ("indians", "leader-joins")
    answer(m, "no", "move")
    assert pieces(m, "southwest") == {"W": 2, "V": 1}


def test_6_2_2_the_french_must_battle_in_the_west_indies_and_pay_to_stay() -> None:
    m = winter(
        "west-indies",
        scenario="1778",
        treaty=True,
        luck={"battle-die": [1, 1]},
        spaces={"west_indies": at(F=4, R=3)},
    )
    assert pieces(m, "west_indies") == {"F": 3, "R": 2}
    assert asked(m) == ("french", "west-indies-keep")
    answer(m, "2")
    assert asked(m) == ("british", "west-indies-keep")
    answer(m, "0")
    assert pieces(m, "west_indies") == {"F": 2}
    assert level(m, "west_indies") == "neutral"


def test_6_3_all_four_earn() -> None:
    m = winter(
        "resources",
        resources=dict.fromkeys(("british", "patriots", "indians", "french"), 0),
        spaces={"boston": at(R=1), "virginia": at(M=1), "georgia": at(M=1), "quebec": at(V=2)},
    )
    assert look(m)["resources"] == {"british": 1, "patriots": 1, "indians": 1, "french": 0}


def test_6_3_1_british_earnings() -> None:
    spaces = {"boston": at(R=1, blockades=1), "new_york_city": at(R=1, BF=1), "west_indies": at(R=2, F=1, BF=1)}
    assert british_earnings(game_of(table("british", treaty=True, spaces=spaces))) == 2 + 2 + 5


def test_6_3_2_indian_earnings() -> None:
    assert indian_earnings(game_of(table("british", spaces={"quebec": at(V=2), "northwest": at(V=1)}))) == 1


def test_6_3_3_patriot_earnings() -> None:
    spaces = {"virginia": at(PF=1), "georgia": at(M=1), "quebec": at(M=1)}
    assert patriot_earnings(game_of(table("british", spaces=spaces))) == 1 + 1


def test_6_3_4_french_earnings() -> None:
    before = table("british", squadrons=2, squadrons_unavailable=1, spaces={})
    assert french_earnings(game_of(before)) == 4
    spaces = {"boston": at(R=1), "new_york_city": at(blockades=1), "west_indies": at(F=1)}
    assert french_earnings(game_of(table("british", treaty=True, spaces=spaces))) == 1 + 5 + 5


def test_6_4_british_then_patriots() -> None:
    m = winter("support", spaces={"boston": at(R=1, T=1), "virginia": at(C=1)})
    assert asked(m) == ("british", "reward-space")
    answer(m, "done")
    assert asked(m) == ("patriots", "committees-space")


def test_6_4_1_markers_first_and_two_levels_at_most() -> None:
    m = winter(
        "support", spaces={"boston": at("active_opposition", R=1, T=1, propaganda=1, raid=1), "norfolk": at(R=2)}
    )
    assert offered(m) == ["boston", "done"]
    answer(m, "boston")
    assert offered(m) == ["1", "2", "3", "4"]
    answer(m, "4")
    assert level(m, "boston") == "neutral"
    assert look(m)["resources"]["british"] == 16


def test_6_4_1_a_single_marker_may_be_of_either_kind() -> None:
    m = winter("support", spaces={"boston": at(R=1, T=1, propaganda=1, raid=1)})
    answer(m, "boston", "1")
    assert asked(m) == ("british", "reward-propaganda")
    answer(m, "0")
    assert look(m)["spaces"]["boston"]["raid"] == 0


def test_6_4_2_committees_ignore_propaganda() -> None:
    m = winter("support", spaces={"virginia": at("active_support", C=1, propaganda=2, raid=1), "quebec": at(C=1)})
    assert offered(m) == ["virginia", "done"]
    answer(m, "virginia", "3")
    assert level(m, "virginia") == "neutral"
    assert look(m)["spaces"]["virginia"]["propaganda"] == 2
    assert look(m)["resources"]["patriots"] == 17


def test_6_4_1_where_no_level_is_left_markers_may_still_be_paid_off() -> None:
    m = winter("support", spaces={"boston": at("active_support", R=1, T=1, propaganda=2)})
    assert offered(m) == ["boston", "done"]
    answer(m, "boston", "1")
    assert look(m)["spaces"]["boston"]["propaganda"] == 1
    assert look(m)["resources"]["british"] == 19


def test_6_4_1_without_markers_there_is_nothing_to_pay_for_at_active_support() -> None:
    m = winter("support", spaces={"boston": at("active_support", R=1, T=1)})
    assert asked(m)[1] != "reward-space"


def test_6_4_2_where_no_level_is_left_raid_markers_may_still_be_paid_off() -> None:
    m = winter("support", spaces={"virginia": at("active_opposition", C=1, raid=1, propaganda=1)})
    assert asked(m) == ("patriots", "committees-space")
    answer(m, "virginia")
    there = look(m)["spaces"]["virginia"]
    assert (there["raid"], there["propaganda"], there["level"]) == (0, 1, "active_opposition")
    assert look(m)["resources"]["patriots"] == 19


def test_6_4_3_the_final_round_ends_after_the_support_phase() -> None:
    m = winter("support", winters=5, spaces={})
    assert m.result is not None
    assert m.result.reason == "final-winter"


def test_6_5_redeployment() -> None:
    m = winter("redeployment", spaces={"boston": at(R=2), "norfolk": at(R=1), "quebec": at(W=5)})
    seats = []
    while asked(m)[1] == "redeploy-leader":
        seats.append(asked(m)[0])
        answer(m, offered(m)[0])
    assert seats == ["indians", "british"]


def test_6_5_1_the_first_faction_of_the_card_on_deck_changes_its_leader() -> None:
    m = winter("redeployment", on_deck=30, spaces={"boston": at(R=2)})
    assert look(m)["leaders"]["british"]["who"] == "howe"
    french = winter("redeployment", on_deck=50, spaces={"boston": at(R=2)})
    assert look(french)["leaders"]["french"]["who"] == "rochambeau"
    patriots = winter("redeployment", on_deck=2, spaces={"boston": at(R=2)})
    assert look(patriots)["leaders"]["patriots"]["who"] == "washington"


def test_6_5_2_leaders_go_to_own_pieces_or_available() -> None:
    m = winter("redeployment", spaces={"boston": at(R=2), "norfolk": at(T=1)})
    assert asked(m) == ("british", "redeploy-leader")
    assert offered(m) == ["boston", "norfolk", "available"]
    answer(m, "norfolk")
    assert look(m)["leaders"]["british"]["space"] == "norfolk"


def test_6_5_3_british_release() -> None:
    m = winter("redeployment", unavailable={"british_regular": 12, "tory": 4}, spaces={"boston": at(R=1)})
    answer(m, "boston")
    assert look(m)["unavailable"]["british_regular"] == 6
    assert look(m)["unavailable"]["tory"] == 0
    last = winter("redeployment", winters=2, unavailable={"british_regular": 12}, spaces={"boston": at(R=1)})
    answer(last, "boston")
    assert look(last)["unavailable"]["british_regular"] == 12


def test_6_5_4_a_blockade_goes_and_the_others_may_move() -> None:
    m = winter(
        "redeployment",
        scenario="1778",
        treaty=True,
        spaces={"boston": at(blockades=1), "norfolk": at(blockades=1), "savannah": at(T=1)},
    )
    answer(m, "savannah")
    assert asked(m) == ("british", "lift-blockade")
    answer(m, "boston")
    assert asked(m) == ("french", "rearrange-blockades")
    answer(m, "move:norfolk:boston")
    assert look(m)["fni"] == 1
    assert look(m)["spaces"]["boston"]["blockades"] == 1


def test_6_6_desertion() -> None:
    m = winter("desertion", spaces={"virginia": at(M=5, C=5), "boston": at(T=5)})
    assert (pieces(m, "virginia"), pieces(m, "boston")) == ({"M": 4, "C": 4}, {"T": 4})


def test_6_6_1_the_indians_take_the_first_of_each_kind() -> None:
    m = winter("desertion", spaces={"virginia": at(M=9, C=5), "georgia": at(MA=1, C=5)})
    order = []
    while asked(m)[1] == "desertion":
        order.append((asked(m)[0], m.question.args["piece"]))  # type: ignore[union-attr]
        answer(m, offered(m)[0])
    assert order == [
        ("indians", "militia"),
        ("indians", "continental"),
        ("patriots", "militia"),
        ("patriots", "continental"),
    ]
    assert (
        sum(pieces(m, "virginia").get(kind, 0) + pieces(m, "georgia").get(kind, 0) for kind in ("M", "MA", "C")) == 16
    )


def test_6_6_2_the_french_take_the_first_tory() -> None:
    m = winter("desertion", spaces={"boston": at(T=6), "norfolk": at(T=4)})
    assert asked(m) == ("french", "desertion")
    answer(m, "norfolk:tory")
    assert asked(m) == ("british", "desertion")
    answer(m, "norfolk:tory")
    assert pieces(m, "norfolk") == {"T": 2}
    assert look(m)["casualties"]["tory"] == 0


def test_6_7_reset() -> None:
    m = winter(
        "reset",
        eligible=["british"],
        casualties={"tory": 3},
        spaces={"virginia": at(MA=2, WA=1, propaganda=2, raid=1)},
    )
    assert pieces(m, "virginia") == {"M": 2, "W": 1}
    assert look(m)["spaces"]["virginia"]["propaganda"] == 0
    assert look(m)["casualties"]["tory"] == 0
    assert look(m)["eligible"] == ["british", "patriots", "indians", "french"]
    assert look(m)["card"] == "card:2"
    assert look(m)["resources"]["british"] == 25


def test_6_2_1_the_french_go_home_only_if_they_can_neither_pay_nor_reach_a_fort() -> None:
    for resources, fort, options in ((5, 0, None), (5, 1, ["pay", "move"]), (0, 0, None)):
        spaces = {"quebec": at(F=1, BF=1)} | ({"boston": at(PF=1)} if fort else {})
        m = winter("french-supply", scenario="1778", treaty=True, spaces=spaces, resources={"french": resources})
        if options is None:
            assert asked(m)[1] != "supply-french"
            assert (pieces(m, "quebec").get("F", 0) == 1) == (resources > 0)
        else:
            assert (asked(m)[1], offered(m)) == ("supply-french", options)
