"""Where the Events end: which pieces and spaces they reach and which not, and whose choice it is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import (
    at,
    box,
    level,
    play,
    resources,
    stays_eligible,
    table,
)
from tests.games.liberty_or_death.table import table as match_table
from tests.games.library import answer

ALL_MILITIA = {"georgia": {"militia_active": 15}}
ALL_TORIES = {"savannah": {"tory": 25}}
SIX_CITIES = ("boston", "norfolk", "savannah", "charles_town", "philadelphia", "quebec_city")
ALL_FORTS = {name: {"british_fort": 1} for name in SIX_CITIES}
WITH_FORT = {"british_fort": 1, "war_party_underground": 3}
GREENS_WITHOUT_TORIES = ["quebec", "available:tory", "done", *["available:british_regular"] * 2, "done"]
TAKE_MILITIA = "patriots georgia:militia_active"
TAKE_TORY = "british savannah:tory"


# Who decides: the Faction that is named recalls its own pieces, whoever plays the card (1.4.1)


@pytest.mark.parametrize(
    ("card", "side", "by", "pieces", "answers", "space", "arrived"),
    [
        (
            13,
            "shaded",
            "french",
            {"georgia": {"militia_active": 14}, "boston": {"militia_active": 1}},
            ["patriots boston", "patriots done", TAKE_MILITIA],
            "boston",
            {"militia_active": 2},
        ),
        (
            20,
            "shaded",
            "british",
            {"georgia": {"continental": 20}},
            ["patriots georgia:continental"] * 4,
            "new_jersey",
            {"continental": 4},
        ),
        (
            31,
            "shaded",
            "french",
            {"virginia": {"militia_active": 15}},
            ["patriots south_carolina", *["patriots virginia:militia_active"] * 2],
            "south_carolina",
            {"militia_underground": 2},
        ),
        (42, "unshaded", "indians", ALL_TORIES, [TAKE_TORY], "connecticut_rhode_island", {"tory": 1}),
        (
            42,
            "shaded",
            "french",
            ALL_MILITIA | {"virginia": {"continental": 20}},
            [*[TAKE_MILITIA] * 3, "patriots virginia:continental"],
            "connecticut_rhode_island",
            {"militia_underground": 3, "continental": 1},
        ),
    ],
)
def test_cards_that_name_a_faction_leave_the_details_to_it(
    card: int, side: str, by: str, pieces: Any, answers: list[str], space: str, arrived: dict[str, int]
) -> None:
    game = table(pieces)
    play(game, card, side, by=by, answers=answers)
    assert at(game, space) == arrived


def test_card_11_shaded_the_patriots_recall_the_fort() -> None:
    game = table({"virginia": {"continental": 2}} | {name: {"patriot_fort": 1} for name in SIX_CITIES})
    answers = ["patriots virginia", "patriots done", "patriots savannah:patriot_fort"]
    asked_of = play(game, 11, "shaded", by="french", answers=answers)
    assert at(game, "virginia") == {"continental": 1, "patriot_fort": 1}
    assert {"boston", "savannah"} <= set(asked_of[0].options)


def test_card_77_unshaded_the_indians_recall_the_village() -> None:
    provinces = ("quebec", "northwest", "southwest", "florida", "georgia", "virginia")
    pieces = {name: {"village": 2} for name in provinces} | {"new_york": {"british_fort": 1, "war_party_active": 1}}
    game = table(pieces)
    play(game, 77, "unshaded", by="british", answers=["indians georgia:village"])
    assert at(game, "new_york") == {"british_fort": 1, "war_party_underground": 1, "village": 1}


def test_card_31_shaded_partisans_only_where_the_militia_came() -> None:
    game = table({"georgia": {"tory": 1, "militia_underground": 1}, "south_carolina": {"tory": 1}})
    asked_of = play(game, 31, "shaded", by="french", answers=["patriots south_carolina", "patriots yes"])
    assert [ask.kind for ask in asked_of] == ["event-space", "free-special"]
    assert at(game, "georgia") == {"tory": 1, "militia_underground": 1}
    assert at(game, "south_carolina") == {"militia_active": 1, "militia_underground": 1}


# Which spaces and Factions can be chosen


@pytest.mark.parametrize(
    ("card", "side", "by", "pieces", "options"),
    [
        (1, "unshaded", "british", {"boston": {"british_fort": 1}, "norfolk": {"tory": 1}}, ("boston", "norfolk")),
        (
            6,
            "unshaded",
            "british",
            {"virginia": {"patriot_fort": 1}, "georgia": {"militia_active": 1}, "boston": {"patriot_fort": 1}},
            ("virginia", "georgia"),
        ),
        (6, "shaded", "patriots", {"boston": {"british_fort": 1}, "georgia": {"tory": 1}}, ("boston", "georgia")),
        (22, "unshaded", "british", {"virginia": {"continental": 1}, "georgia": {"militia_active": 1}}, None),
        (35, "unshaded", "british", {"new_york": {"patriot_fort": 1}, "new_york_city": {"continental": 1}}, None),
        (59, "unshaded", "british", {"virginia": {"french_regular": 1}, "georgia": {"continental": 1}}, None),
        (74, "shaded", "british", {"virginia": {"militia_active": 1}, "georgia": {"war_party_active": 1}}, None),
        (79, "shaded", "patriots", {"virginia": {"village": 1}, "georgia": {"war_party_active": 1}}, None),
    ],
)
def test_cards_reach_every_space_in_which_some_part_can_be_done(
    card: int, side: str, by: str, pieces: Any, options: tuple[str, ...] | None
) -> None:
    m = match_table(by, card=card, treaty=True, spaces={name: {"pieces": here} for name, here in pieces.items()})
    answer(m, f"event:{side}")
    assert m.question is not None
    assert set(m.question.options()) == set(options or pieces)


@pytest.mark.parametrize(("treaty", "more"), [(False, []), (True, ["west_indies"])])
def test_card_7_unshaded_regulars_land_in_a_city_or_the_west_indies(treaty: bool, more: list[str]) -> None:
    cities = ["quebec_city", "boston", "new_york_city", "philadelphia", "norfolk", "charles_town", "savannah"]
    asked_of = play(table(treaty=treaty), 7, "unshaded", by="british", answers=["boston", "2"])
    assert list(asked_of[0].options) == cities + more


def test_card_23_unshaded_british_or_indians_choose_the_colony_and_washington_may_follow() -> None:
    pieces = {"north_carolina": {"continental": 1}, "south_carolina": {"continental": 2}}
    game = table(pieces, leaders={"patriots": "south_carolina"})
    answers = ["french indians", "indians south_carolina", "indians georgia", "patriots yes"]
    asked_of = play(game, 23, "unshaded", by="french", answers=answers)
    assert asked_of[0].options == ("british", "indians")
    assert asked_of[1].options == ("north_carolina", "south_carolina")
    assert at(game, "georgia") == {"continental": 2}
    assert play(table(pieces), 23, "unshaded", by="patriots", answers=["british", "british north_carolina", "virginia"])


def test_card_29_only_a_faction_with_something_to_show_can_be_named() -> None:
    game = table({"quebec": {"war_party_underground": 4}, "boston": {"militia_active": 3, "militia_underground": 1}})
    asked_of = play(game, 29, by="patriots")
    assert not asked_of
    assert at(game, "quebec") == {"war_party_underground": 2, "war_party_active": 2}
    assert at(game, "boston") == {"militia_underground": 1, "militia_active": 3}
    assert not play(table(), 29, by="patriots")


def test_card_32_shaded_any_of_the_four_gains() -> None:
    game = table({"boston": {"tory": 1}, "norfolk": {"tory": 1}})
    asked_of = play(game, 32, "shaded", by="patriots", answers=["patriots french"])
    assert asked_of[0].options == ("british", "patriots", "indians", "french")
    assert resources(game) == {"french": 11}


def test_card_47_shaded_a_colony_with_tories_if_there_is_one() -> None:
    game = table({"virginia": {"tory": 1}, "boston": {"tory": 1}, "georgia": {"british_regular": 1}})
    play(game, 47, "shaded", by="patriots")
    assert at(game, "virginia") == {"militia_underground": 1}
    asked_of = play(table(), 47, "shaded", by="patriots", answers=["georgia"])
    assert len(asked_of[0].options) == 11


def test_card_48_shaded_the_mover_chooses_three_spaces() -> None:
    names = ("boston", "norfolk", "savannah", "philadelphia")
    game = table({name: {"british_regular": 1, "militia_active": 1} for name in names})
    answers = ["patriots boston", "patriots norfolk", "patriots savannah", "patriots done"]
    asked_of = play(game, 48, "shaded", by="british", answers=answers)
    assert asked_of[3].options == ("boston", "norfolk", "savannah", "done")


def test_card_66_shaded_only_who_can_march_or_battle_there_is_named() -> None:
    game = table(
        {"florida": {"tory": 1}, "boston": {"french_regular": 2}, "georgia": {"militia_active": 1}}, treaty=True
    )
    asked_of = play(game, 66, "shaded", by="french", answers=["patriots florida", "patriots done"], dice=[])
    assert asked_of[0].seat == "patriots"
    assert not play(table({"florida": {"tory": 1}}, treaty=True), 66, "shaded", by="french")


@pytest.mark.parametrize(("treaty", "named"), [(False, "patriots"), (True, "french")])
def test_card_67_shaded_after_the_treaty_the_french_can_be_named(treaty: bool, named: str) -> None:
    game = table(treaty=treaty)
    play(
        game,
        67,
        "shaded",
        by="british",
        answers=["british french", "french west_indies", "4"] if treaty else ["boston"],
    )
    assert stays_eligible(game) == [named]


def test_card_80_the_french_can_be_named() -> None:
    game = table({"virginia": {"french_regular": 3}, "boston": {"tory": 1}}, treaty=True)
    play(game, 80, by="british", answers=["british french"])
    assert at(game, "virginia") == {"french_regular": 1}


def test_card_88_units_slip_away_from_the_french_too() -> None:
    game = table({"virginia": {"french_regular": 1, "tory": 1, "militia_active": 1}}, treaty=True)
    answers = ["british french", "virginia", "norfolk", "done"]
    asked_of = play(game, 88, by="british", answers=answers[:3])
    assert asked_of[0].options == ("patriots", "french")
    assert at(game, "norfolk") == {"tory": 1}


@pytest.mark.parametrize(
    ("by", "base"), [("british", "british_fort"), ("patriots", "patriot_fort"), ("indians", "village")]
)
def test_card_92_a_second_base_of_ones_own(by: str, base: str) -> None:
    bases = {"virginia": {"british_fort": 1}, "georgia": {"patriot_fort": 1}, "florida": {"village": 1}}
    game = table(bases)
    play(game, 92, by=by)
    assert [at(game, name) for name in bases if at(game, name) != bases[name]] == [{base: 2}]


# What else they leave alone


@pytest.mark.parametrize(
    ("card", "side", "by", "before", "after", "where"),
    [
        (6, "shaded", "patriots", {"british_fort": 2, "tory": 1}, {"british_fort": 1}, "boston"),
        (8, "shaded", "patriots", {"british_fort": 1, "tory": 2}, {"british_fort": 1}, "boston"),
        (23, "shaded", "patriots", {"british_fort": 1, "tory": 2, "militia_active": 1}, None, "north_carolina"),
        (24, "unshaded", "british", {"militia_active": 2, "continental": 2, "patriot_fort": 1}, {}, "virginia"),
        (30, "shaded", "patriots", {"british_regular": 9}, {"british_regular": 8}, "virginia"),
        (36, "unshaded", "british", {"french_regular": 4}, {"french_regular": 1}, "virginia"),
        (43, "shaded", "patriots", {"tory": 7}, {"tory": 5}, "virginia"),
        (90, "shaded", "patriots", {"british_regular": 3, "tory": 1}, {"british_regular": 1, "tory": 1}, "virginia"),
    ],
)
def test_cards_take_so_many_of_these_pieces_and_nothing_else(
    card: int, side: str, by: str, before: dict[str, int], after: dict[str, int] | None, where: str
) -> None:
    game = table({where: before}, treaty=True)
    play(game, card, side, by=by)
    assert at(game, where) == ({"british_fort": 1, "militia_active": 1} if after is None else after)


@pytest.mark.parametrize(("card", "answers"), [(38, ["quebec"]), (66, ["florida"]), (85, [])])
def test_cards_that_place_british_cubes_place_no_fort(card: int, answers: list[str]) -> None:
    m = match_table("british", card=card, unavailable={"tory": 1})
    answer(m, "event:unshaded", *answers)
    assert m.question is not None
    assert {name.rpartition(":")[2] for name in m.question.options()} <= {"british_regular", "tory", "done"}


@pytest.mark.parametrize(
    ("card", "side", "by", "before", "after"),
    [
        (1, "unshaded", "british", "passive_support", "active_support"),
        (15, "unshaded", "british", "neutral", "active_support"),
        (21, "unshaded", "british", "neutral", "active_support"),
    ],
)
def test_cards_that_shift_to_the_very_end(card: int, side: str, by: str, before: str, after: str) -> None:
    space = {1: "boston", 15: "virginia", 21: "georgia"}[card]
    game = table({"boston": {"tory": 1}}, levels={space: before, "south_carolina": "active_support"})
    play(game, card, side, by=by)
    assert level(game, space) == after


def test_card_1_shaded_support_falls_back_to_neutral() -> None:
    game = table({"virginia": {"militia_active": 1}}, levels={"virginia": "passive_support"})
    play(game, 1, "shaded", by="patriots", answers=["patriots virginia"])
    assert level(game, "virginia") == "neutral"


def test_card_25_shaded_passive_opposition_is_not_passed() -> None:
    levels = {"boston": "passive_opposition", "norfolk": "active_opposition"}
    game = table(levels=levels)
    play(game, 25, "shaded", by="patriots", answers=["boston", "norfolk"])
    assert (level(game, "boston"), level(game, "norfolk")) == ("passive_opposition", "passive_opposition")


def test_card_24_shaded_up_to_three_militia_and_a_fort_in_any_space() -> None:
    game = table()
    play(game, 24, "shaded", by="patriots", answers=["virginia", "done", "georgia"])
    assert (at(game, "virginia"), at(game, "georgia")) == ({"militia_underground": 1}, {"patriot_fort": 1})


def test_card_30_unshaded_provinces_too() -> None:
    game = table({"virginia": {"british_regular": 1}})
    play(game, 30, "unshaded", by="british", answers=["virginia", "2"])
    assert at(game, "virginia") == {"british_regular": 3}


def test_card_38_shaded_militia_come_and_no_continentals() -> None:
    game = table()
    play(game, 38, "shaded", by="patriots", answers=["militia"])
    assert at(game, "new_york") == {"militia_underground": 3}


def test_card_50_shaded_two_french_in_all() -> None:
    game = table({"west_indies": {"french_regular": 1}}, treaty=True)
    play(game, 50, "shaded", by="french", answers=["virginia", "1"])
    assert at(game, "virginia") == {"continental": 2, "french_regular": 2}
    assert box(game, "available", "french_regular") == 13


@pytest.mark.parametrize(
    ("card", "side", "by", "kind", "n"),
    [(55, "unshaded", "british", "french_regular", 3), (57, "shaded", "french", "british_regular", 2)],
)
def test_cards_that_ship_regulars_take_them_from_provinces_too(
    card: int, side: str, by: str, kind: str, n: int
) -> None:
    game = table({"virginia": {kind: n}}, treaty=True)
    play(game, card, side, by=by)
    assert at(game, "west_indies") == {kind: n}


@pytest.mark.parametrize(
    ("by", "kind", "fort"), [("british", "tory", "british_fort"), ("french", "french_regular", "patriot_fort")]
)
def test_card_68_only_cubes_come(by: str, kind: str, fort: str) -> None:
    game = table({"virginia": {kind: 1, "british_fort": 1, "continental": 1}}, treaty=True)
    play(game, 68, by=by, answers=[f"virginia:{kind}"])
    assert at(game, "quebec") == {kind: 1, fort: 1}


def test_card_83_shaded_whoever_plays_it_may_stop_after_the_fort() -> None:
    game = table()
    play(game, 83, "shaded", by="british", answers=["quebec", "british_fort", "done"])
    assert at(game, "quebec") == {"british_fort": 1}


# Whoever does not want to recall a piece (1.4.1) still places what else there is (5.1.3)


def test_card_11_shaded_no_piece_leaves_for_a_fort_that_is_not_recalled() -> None:
    game = table({"virginia": {"continental": 2}} | {name: {"patriot_fort": 1} for name in SIX_CITIES})
    play(game, 11, "shaded", by="patriots", answers=["virginia", "done", "done"])
    assert at(game, "virginia") == {"continental": 2}


def test_card_66_shaded_the_french_stay_only_where_they_can_battle() -> None:
    french = {"georgia": {"french_regular": 3, "continental": 3}}
    game = table(french, treaty=True)
    together = ["french_regular:3", "continental:3"]
    play(game, 66, "shaded", by="patriots", answers=["french", "french georgia", *together])
    assert at(game, "florida") == {"french_regular": 3, "continental": 3}
    there = french | {"florida": {"french_regular": 1, "tory": 1}}
    asked_of = play(table(there, treaty=True), 66, "shaded", by="patriots", answers=["french", "french done"], dice=[1])
    assert ("florida", "done") in {question.options for question in asked_of}


@pytest.mark.parametrize(
    ("card", "side", "by", "pieces", "answers", "space", "arrived"),
    [
        (4, "shaded", "patriots", ALL_MILITIA, ["british_fort", "militia", "done"], "massachusetts", WITH_FORT),
        (26, "unshaded", "british", ALL_TORIES, ["tory", "done"], "north_carolina", {"british_fort": 1}),
        (38, "unshaded", "british", ALL_TORIES, GREENS_WITHOUT_TORIES, "quebec", {"british_regular": 2}),
        (38, "shaded", "patriots", ALL_MILITIA, ["militia", "done"], "new_york", {"war_party_underground": 3}),
        (62, "unshaded", "british", ALL_TORIES, ["quebec", "tory", "done"], "quebec", {"war_party_underground": 3}),
        (66, "unshaded", "british", ALL_TORIES, ["florida", "tory", "done"], "florida", {"british_regular": 6}),
        (90, "unshaded", "british", ALL_FORTS, ["fort", "georgia", "done", "georgia"], "georgia", {"village": 1}),
    ],
)
def test_a_declined_recall_leaves_the_rest_of_the_event(
    card: int, side: str, by: str, pieces: Any, answers: list[str], space: str, arrived: dict[str, int]
) -> None:
    game = table(pieces)
    play(game, card, side, by=by, answers=answers)
    assert at(game, space) == arrived
