"""8.3.5 Where, when a non-player executes an Event or is made to act by one."""

import pytest

from tests.games.liberty_or_death.bots.lists import Case, Chooses, check, each_line, of_card
from tests.games.liberty_or_death.bots.think import answer, play_event, take_turn, thinker, wants
from tests.games.liberty_or_death.cards.table import at, set_levels, table
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_where import (
    GATHER_ORDER,
    MATCHING,
    MATCHING_AFTER_SHIFT,
    MOST_BASES,
    MOST_PIECES,
    SHIFTING,
)

LINES = [
    Chooses(
        "indians", (GATHER_ORDER,), of_card("event-space", 96, "unshaded", "quebec", "northwest", "southwest")
    ).case(
        "gather-order",
        "southwest",
        "quebec: 2 war_party_active; northwest: 1 village; southwest: 3 war_party_active",
    ),
    Chooses("british", (MATCHING,), of_card("event-space", 43, "unshaded")).case(
        "asked-for", "georgia", "", "georgia active_opposition, boston active_support, new_york_city active_support"
    ),
    *Chooses("british", SHIFTING, of_card("event-space", 10, "unshaded")).rows(
        """
        gains | georgia | | virginia passive_opposition
        takes-away | virginia | | virginia passive_opposition, georgia passive_opposition
        """
    ),
    Chooses(
        "patriots", (MATCHING_AFTER_SHIFT,), of_card("event-space", 27, "shaded", "virginia", "massachusetts")
    ).case("asked-for", "massachusetts", "massachusetts: 1 village", "new_york_city active_support"),
    Chooses("french", (MOST_BASES,), of_card("event-space", 79, "shaded")).case(
        "most-bases", "georgia", "virginia: 3 war_party_active; georgia: 1 village"
    ),
    Chooses("british", (MOST_PIECES,), of_card("event-space", 6, "unshaded")).case(
        "most-pieces", "georgia", "virginia: 1 militia_active; georgia: 2 militia_active"
    ),
]


@each_line(LINES)
def test_8_3_5_each_line_decides(case: Case) -> None:
    check(case)


SUPPORT = dict.fromkeys(("boston", "new_york_city", "norfolk", "savannah"), "active_support")


def test_8_3_5_card_43_places_tories_in_the_active_opposition_space_first() -> None:
    game = table(
        {"north_carolina": {"british_regular": 1}, "boston": {"british_regular": 1}},
        levels={"north_carolina": "active_opposition"},
    )
    assert wants(game, "british", 43) == "event:unshaded"
    answers = take_turn(game, "british", card=43)
    assert answers[:2] == ["event:unshaded", "north_carolina"]
    assert at(game, "north_carolina") == {"british_regular": 1, "tory": 2}


def test_8_3_5_what_the_question_asked_for_comes_before_the_shift_unless_the_shift_was_asked_for() -> None:
    levels = {"virginia": "active_support", "georgia": "active_opposition", "boston": "active_opposition"}
    game = table(levels={**levels, "new_york_city": "active_opposition"})
    args = {"card": "card:27", "text": "shaded"}
    me = thinker(game, "patriots")
    assert answer("event-space", me, ["virginia", "north_carolina"], (), **args) == "virginia"
    set_levels(game, dict.fromkeys(("new_york", "massachusetts", "pennsylvania"), "active_support"))
    assert answer("event-space", me, ["virginia", "north_carolina"], (), **args) == "north_carolina"


def test_8_3_5_card_1_casualties_come_before_the_shift_unless_the_british_are_behind() -> None:
    pieces = {"virginia": {"british_regular": 2}, "georgia": {"british_regular": 2, "continental": 2}}
    game = table(pieces, levels={**SUPPORT, "georgia": "active_support"})
    assert wants(game, "british", 1) == "event:unshaded"
    play_event(game, "british", 1)
    assert at(game, "georgia") == {"british_regular": 2}
    game = table(pieces, levels={"georgia": "active_support", "massachusetts": "active_opposition"})
    assert play_event(game, "british", 1)[0] == "virginia"


def test_8_3_5_card_38_goes_to_new_york_for_the_regulars_and_tories_wanted_there() -> None:
    game = table({"new_york": {"british_regular": 1}}, levels={**SUPPORT, "new_york": "active_opposition"})
    assert wants(game, "british", 38) == "event:unshaded"
    assert play_event(game, "british", 38)[0] == "new_york"


@pytest.mark.parametrize("card", [28, 76])
def test_8_3_5_militia_become_tories_where_active_opposition_has_none(card: int) -> None:
    game = table(
        {"massachusetts": {"militia_active": 1}, "virginia": {"militia_active": 3}},
        levels={**SUPPORT, "massachusetts": "active_opposition"},
    )
    assert wants(game, "british", card) == "event:unshaded"
    play_event(game, "british", card)
    assert "tory" in at(game, "massachusetts")


def test_8_3_5_card_89_tories_first_where_active_opposition_has_none() -> None:
    game = table(
        {"massachusetts": {"continental": 2}, "virginia": {"militia_underground": 4}},
        levels={**SUPPORT, "massachusetts": "active_opposition"},
    )
    assert wants(game, "british", 89) == "event:unshaded"
    play_event(game, "british", 89)
    assert at(game, "massachusetts") == {"continental": 1, "tory": 1}
    assert at(game, "virginia") == {"militia_underground": 1, "tory": 3}


@pytest.mark.parametrize("card", [28, 47, 89])
def test_8_3_5_tories_become_militia_where_active_support_has_none(card: int) -> None:
    game = table(
        {"new_york": {"tory": 3}, "pennsylvania": {"tory": 1}},
        levels={"pennsylvania": "active_support", **dict.fromkeys(("virginia", "massachusetts"), "active_opposition")},
    )
    assert wants(game, "patriots", card) == "event:shaded"
    play_event(game, "patriots", card, "shaded")
    assert "militia_underground" in at(game, "pennsylvania")


def test_8_3_5_card_72_the_patriots_do_not_look_for_war_parties() -> None:
    game = table({"quebec": {"war_party_underground": 2}})
    assert play_event(game, "patriots", 72, dice=[2, 5])[0] == "southwest"


def test_8_3_5_card_72_a_fort_goes_where_there_is_room() -> None:
    game = table({"quebec": {"british_fort": 2}, "northwest": {"british_fort": 2}, "southwest": {"british_fort": 2}})
    assert play_event(game, "patriots", 72)[0] == "florida"


def test_8_3_5_card_62_indians_do_not_ask_where_tories_are_wanted() -> None:
    game = table(levels={"new_york": "active_opposition"})
    assert play_event(game, "indians", 62, dice=[2, 1])[0] == "northwest"


def test_8_3_5_card_31_a_fort_goes_where_there_is_room() -> None:
    assert play_event(table({"south_carolina": {"patriot_fort": 2}}), "british", 31)[0] == "georgia"
    assert play_event(table({"south_carolina": {"patriot_fort": 2}}), "indians", 31)[0] == "georgia"


def test_8_3_5_card_2_without_regulars_the_tories_decide() -> None:
    game = table({"virginia": {"british_regular": 25}}, levels={**SUPPORT, "savannah": "active_opposition"})
    assert wants(game, "british", 2) == "event:unshaded"
    assert play_event(game, "british", 2)[0] == "savannah"


def test_8_3_5_card_24_the_fort_does_not_follow_the_militia_s_question() -> None:
    spaces = ("quebec", "northwest", "new_york", "virginia", "georgia")
    game = table({name: {"village": 1} for name in spaces})
    answers = play_event(game, "patriots", 24, "shaded", dice=[1, 1, 1, 1, 1, 1, 2, 2])
    assert answers[-1] == "philadelphia"


def test_8_3_5_card_24_the_french_do_not_ask_where_militia_are_wanted() -> None:
    game = table({"quebec": {"village": 1}}, treaty=True)
    play_event(game, "french", 24, "shaded", dice=[2, 2])
    assert at(game, "philadelphia")["militia_underground"] == 3


@pytest.mark.parametrize(
    ("seat", "card", "text", "fewer", "most"),
    [
        ("british", 59, "unshaded", {"continental": 4}, {"continental": 2, "french_regular": 1}),
        ("british", 6, "unshaded", {"patriot_fort": 2}, {"patriot_fort": 1, "militia_active": 2}),
        ("patriots", 79, "shaded", {"village": 2}, {"village": 1, "war_party_active": 2}),
        (
            "patriots",
            77,
            "shaded",
            {"british_fort": 1, "tory": 2, "war_party_active": 1},
            {"british_fort": 1, "war_party_active": 1},
        ),
    ],
)
def test_8_3_5_a_card_takes_so_many_of_each_kind_and_no_more(
    seat: str, card: int, text: str, fewer: dict[str, int], most: dict[str, int]
) -> None:
    game = table({"massachusetts": fewer, "virginia": most, "georgia": fewer, "new_york": fewer}, treaty=True)
    assert play_event(game, seat, card, text)[0] == "virginia"


def test_8_3_5_card_74_own_militia_are_no_aim() -> None:
    game = table(
        {
            "quebec": {"war_party_active": 2},
            "northwest": {"war_party_active": 2},
            "virginia": {"militia_active": 3},
            "georgia": {"militia_active": 3},
        }
    )
    play_event(game, "patriots", 74, "shaded")
    assert (at(game, "quebec"), at(game, "northwest")) == ({}, {})


@pytest.mark.parametrize(
    ("fewer", "most"),
    [({"militia_active": 1}, {"militia_active": 2}), ({"militia_active": 2}, {"militia_active": 1, "patriot_fort": 1})],
)
def test_8_3_5_card_80_cities_that_lose_a_fort_then_two_pieces_come_first(
    fewer: dict[str, int], most: dict[str, int]
) -> None:
    cities = ("boston", "new_york_city", "philadelphia")
    game = table({**dict.fromkeys(cities, fewer), "savannah": most, "florida": {"war_party_active": 1}})
    assert play_event(game, "british", 80)[1] == "savannah"
