"""8.3.1 Event Instructions: what the musket on a card tells a non-player."""

from typing import Any

import pytest

from tests.games.liberty_or_death.bots.lists import Case, Choice, Chooses, check, each_line, of_card
from tests.games.liberty_or_death.bots.think import answer, conclude, play_event, take_turn, thinker, wants
from tests.games.liberty_or_death.cards.table import Pieces, at, table
from tricorne.games.liberty_or_death.bots.machinery.marching import Arrivals, plan_marches
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_1_instructions import INSTRUCTED
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_1_march_to_battle import MARCH_TO_BATTLE, find
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_3_trial import effective, try_event
from tricorne.games.liberty_or_death.names import CONTINENTAL, FACTIONS, KIND_INDEX, SPACES
from tricorne.games.liberty_or_death.state import PASSED

BRITISH_AT = ("virginia:british_regular", "georgia:british_regular")
FRENCH_AT = ("virginia:french_regular", "georgia:french_regular")


def instructed(seat: str, prefer: str, choice: Choice, **more: Any) -> Chooses:
    return Chooses(seat, (INSTRUCTED[prefer],), choice, more)


def space_of(seat: str, card: int, text: str, prefer: str, *options: str, **more: Any) -> Chooses:
    return instructed(seat, prefer, of_card("event-space", card, text, *options), **more)


def piece_of(seat: str, card: int, text: str, prefer: str, *options: str) -> Chooses:
    return instructed(seat, prefer, of_card("event-remove", card, text, *options))


LINES = [
    space_of("indians", 21, "unshaded", "no_village", "south_carolina", "georgia").case(
        "instruction-no-village", "georgia", "south_carolina: 1 village"
    ),
    space_of("indians", 22, "unshaded", "village").case(
        "instruction-village", "georgia", "virginia: 4 militia_active; georgia: 1 village, 1 militia_active"
    ),
    instructed("british", "support", of_card("event-move-from", 23, "unshaded")).case(
        "instruction-support", "georgia", "", "georgia passive_support"
    ),
    instructed("british", "not_support", of_card("event-move-to", 23, "unshaded")).case(
        "instruction-not-support", "georgia", "", "virginia passive_support"
    ),
    piece_of("british", 30, "shaded", "regulars_left", *BRITISH_AT).case(
        "instruction-regulars-left", BRITISH_AT[1], "virginia: 1 british_regular; georgia: 2 british_regular"
    ),
    piece_of("british", 52, "unshaded", "rebels_outnumber_british", *FRENCH_AT).case(
        "instruction-rebels-outnumber-british",
        FRENCH_AT[1],
        "virginia: 1 french_regular, 1 tory; georgia: 1 french_regular, 1 war_party_active",
    ),
    space_of("french", 62, "shaded", "northwest", "quebec", "northwest", treaty=True).case(
        "instruction-northwest", "northwest"
    ),
    piece_of("british", 70, "unshaded", "french_met", *FRENCH_AT, "west_indies:french_regular").case(
        "instruction-french-met",
        "west_indies:french_regular",
        "virginia: 1 french_regular, 1 tory; west_indies: 1 french_regular",
    ),
    piece_of("patriots", 70, "unshaded", "british_with_patriots", *BRITISH_AT).case(
        "instruction-british-with-patriots",
        BRITISH_AT[1],
        "virginia: 1 british_regular, 1 french_regular; georgia: 1 british_regular, 1 militia_active",
    ),
    piece_of("french", 70, "unshaded", "british_with_rebels", *BRITISH_AT).case(
        "instruction-british-with-rebels",
        BRITISH_AT[1],
        "virginia: 1 british_regular; georgia: 1 british_regular, 1 militia_active",
    ),
    piece_of("indians", 70, "unshaded", "french_at_villages", *FRENCH_AT).case(
        "instruction-french-at-villages",
        FRENCH_AT[1],
        "virginia: 1 french_regular, 1 tory; georgia: 1 french_regular, 1 village",
    ),
    space_of("british", 80, "unshaded", "city", "virginia", "boston").case(
        "instruction-city", "boston", "virginia: 1 militia_active; boston: 1 militia_active"
    ),
    space_of("patriots", 80, "unshaded", "village_lost").case(
        "instruction-village-lost",
        "georgia",
        "virginia: 1 village, 2 war_party_active; georgia: 1 village, 1 war_party_active",
    ),
    space_of("indians", 80, "unshaded", "fort_lost").case(
        "instruction-fort-lost",
        "georgia",
        "virginia: 1 patriot_fort, 2 militia_active; georgia: 1 patriot_fort, 1 militia_active",
    ),
    *space_of("patriots", 83, "shaded", "quebec_city_for_control", "quebec_city", "quebec").rows(
        """
        instruction-quebec-city-for-control | quebec_city | quebec_city: 2 tory
        instruction-quebec-city-for-control | quebec | quebec_city: 9 tory
        """
    ),
    space_of("french", 83, "shaded", "quebec_city", "quebec_city", "quebec").case(
        "instruction-quebec-city", "quebec_city"
    ),
    space_of("indians", 83, "shaded", "quebec", "quebec_city", "quebec").case("instruction-quebec", "quebec"),
    space_of("indians", 86, "unshaded", "village_with_militia").case(
        "instruction-village-with-militia",
        "georgia",
        "virginia: 1 village, 3 militia_active; georgia: 1 village, 1 militia_underground",
    ),
    piece_of("french", 89, "shaded", "active_support", "virginia:tory", "georgia:tory").case(
        "instruction-active-support", "georgia:tory", "virginia: 1 tory; georgia: 1 tory", "georgia active_support"
    ),
]


@each_line(LINES)
def test_8_3_1_each_line_decides(case: Case) -> None:
    check(case)


SHARED = {
    "virginia": {"continental": 4, "militia_underground": 2, "tory": 1},
    "maryland_delaware": {"village": 1},
    **{name: {"militia_active": 1} for name in ("norfolk", "north_carolina")},
}


def test_8_3_1_instructions_change_the_text() -> None:
    assert wants(table(), "indians", 4) == "event:shaded"
    game = table({"boston": {"militia_active": 1}, "new_york_city": {"militia_active": 1}})
    assert wants(game, "patriots", 71) == "event:unshaded"


def test_8_3_1_card_29_needs_four_militia_for_the_british() -> None:
    cities = {name: {"tory": 1} for name in ("boston", "norfolk", "savannah", "charles_town", "quebec_city")}
    assert wants(table({**cities, "virginia": {"militia_underground": 6}}), "british", 29) is None
    assert wants(table({**cities, "virginia": {"militia_underground": 8}}), "british", 29, (5,)) == "event:unshaded"


def test_8_3_1_card_88_moves_by_the_own_march_or_is_ineffective() -> None:
    game = table(
        {
            "virginia": {"continental": 4, "militia_underground": 2, "tory": 1},
            "maryland_delaware": {"village": 1},
            **{name: {"militia_active": 1} for name in ("norfolk", "north_carolina")},
        },
        levels={"virginia": "active_opposition"},
    )
    game.players = dict.fromkeys(("british", "patriots", "indians", "french"), "nonplayer")
    me = thinker(game, "patriots")
    after = try_event(me, 88, False).after
    assert after.pieces != game.state.pieces
    assert here(after, SPACES.index("maryland_delaware"), CONTINENTAL) > 0
    alone = thinker(table({"virginia": {"continental": 1, "tory": 9}}), "patriots")
    assert not effective(alone, try_event(alone, 88, False))


@pytest.mark.parametrize("card", [18, 44])
def test_8_3_1_cards_18_and_44_need_an_enemy_who_still_waits(card: int) -> None:
    cities = {name: {"british_regular": 1} for name in ("boston", "norfolk", "savannah", "charles_town", "quebec_city")}
    game = table(cities)
    assert wants(game, "british", card, (5,)) == "event:unshaded"
    game.state.acted[1] = game.state.acted[3] = PASSED
    assert wants(game, "british", card) is None


def test_8_3_1_card_51_marches_to_where_the_battle_can_be_fought() -> None:
    game = table({"virginia": {"british_regular": 9}, "north_carolina": {"continental": 2}})
    assert wants(game, "british", 51) == "event:unshaded"
    game = table({"virginia": {"british_regular": 2}, "north_carolina": {"continental": 9}})
    assert wants(game, "british", 51) is None


def test_8_3_1_card_51_leaves_the_marchs_own_priorities_aside() -> None:
    game = table(
        {
            "virginia": {"continental": 9},
            "north_carolina": {"tory": 2},
        },
        levels={"virginia": "active_opposition"},
    )
    me = thinker(game, "patriots")
    marches = conclude(plan_marches(me, MARCH_TO_BATTLE, 1))
    assert [SPACES[march.destination] for march in marches] == ["north_carolina"]


def test_8_3_1_card_51_of_equal_groups_one_is_drawn() -> None:
    game = table({"virginia": {"continental": 6}, "south_carolina": {"continental": 6}, "north_carolina": {"tory": 4}})
    for die, origin in ((1, "virginia"), (6, "south_carolina")):
        found = conclude(find(thinker(game, "patriots"), Arrivals()), [die])
        assert found is not None
        assert (SPACES[found[0]], [SPACES[space] for space in found[1]]) == ("north_carolina", [origin])


def test_8_3_1_card_70_the_british_need_french_in_the_west_indies_or_beside_them() -> None:
    assert wants(table({"virginia": {"french_regular": 2}}, treaty=True), "british", 70) is None
    cities = ("boston", "norfolk", "savannah", "charles_town", "quebec_city")
    game = table({"west_indies": {"french_regular": 2}, **{city: {"tory": 1} for city in cities}}, treaty=True)
    assert wants(game, "british", 70, (5,)) == "event:unshaded"


def test_8_3_1_card_80_the_british_name_a_faction_with_pieces_in_cities() -> None:
    game = table({"virginia": {"militia_active": 3}, "boston": {"french_regular": 2}}, treaty=True)
    game.players = dict.fromkeys(FACTIONS, "nonplayer")
    me = thinker(game, "british")
    options = ["patriots", "french", "indians"]
    assert answer("event-faction", me, options, card="card:80", text="unshaded") == "french"


def test_8_3_1_card_83_indians_use_the_unshaded_text_when_no_village_can_be_placed() -> None:
    standing = {
        name: {"village": 2} for name in ("southwest", "northwest", "florida", "virginia", "georgia", "new_york")
    }
    game = table(standing, levels={"boston": "active_opposition", "quebec_city": "passive_opposition"})
    assert not game.state.available[KIND_INDEX["village"]]
    assert wants(game, "indians", 83) == "event:unshaded"
    assert wants(table(), "indians", 83) == "event:shaded"


def test_8_3_1_card_62_the_french_place_militia_in_northwest() -> None:
    game = table(treaty=True)
    assert wants(game, "french", 62, (5,)) == "event:shaded"
    play_event(game, "french", 62, "shaded")
    assert at(game, "northwest") == {"militia_underground": 3}


@pytest.mark.parametrize(("fort", "village"), [("northwest", "quebec"), ("quebec", "northwest")])
def test_8_3_1_card_73_the_french_remove_a_british_fort(fort: str, village: str) -> None:
    game = table({fort: {"british_fort": 1}, village: {"village": 1}}, treaty=True)
    assert wants(game, "french", 73, (5,)) == "event:unshaded"
    play_event(game, "french", 73)
    assert (at(game, fort), at(game, village)) == ({}, {"village": 1})


@pytest.mark.parametrize(("seat", "left"), [("french", "village"), ("patriots", "british_fort")])
def test_8_3_1_card_95_the_french_remove_the_fort_and_the_patriots_the_village(seat: str, left: str) -> None:
    game = table({"northwest": {"british_fort": 1, "village": 1}}, treaty=True)
    play_event(game, seat, 95)
    assert [base for base in ("british_fort", "village") if base in at(game, "northwest")] == [left]


def test_8_3_1_card_89_indians_begin_at_villages_whatever_is_there() -> None:
    game = table({"new_york": {"village": 1, "militia_active": 1}, "virginia": {"militia_underground": 4}})
    play_event(game, "indians", 89)
    assert at(game, "new_york") == {"village": 1, "tory": 1}


def test_8_3_1_card_86_indians_look_for_a_village_with_militia_to_show() -> None:
    game = table({"new_york": {"village": 1, "militia_active": 1}, "massachusetts": {"militia_underground": 3}})
    play_event(game, "indians", 86)
    assert at(game, "massachusetts") == {"militia_active": 3}


def test_8_3_1_card_80_a_village_falls_where_at_most_one_war_party_stands_before_it() -> None:
    game = table(
        {
            "quebec": {"village": 2, "war_party_active": 1},
            "northwest": {"village": 1, "war_party_active": 2},
            "southwest": {"war_party_active": 4},
        }
    )
    answers = play_event(game, "patriots", 80, dice=[6])
    assert answers[0] == "quebec"
    assert at(game, "quebec") == {"village": 1}


@pytest.mark.parametrize(
    ("seat", "pieces"),
    [
        (
            "patriots",
            {"massachusetts": {"militia_underground": 8, "continental": 10}, "virginia": {"militia_underground": 7}},
        ),
        ("indians", {name: {"village": 1, "war_party_underground": 2} for name in ("quebec", "northwest")}),
    ],
)
def test_8_3_1_card_29_is_not_turned_against_oneself(seat: str, pieces: Pieces) -> None:
    more = {name: {"village": 1} for name in ("southwest", "florida")} if seat == "indians" else {}
    assert wants(table({**pieces, **more}), seat, 29) is None


def test_8_3_1_card_88_names_an_enemy_beside_whom_there_is_a_move() -> None:
    beside_indians = {**SHARED, "virginia": {"continental": 4, "militia_underground": 2, "war_party_active": 1}}
    game = table({**beside_indians, "georgia": {"tory": 9, "continental": 1}}, levels={"virginia": "active_opposition"})
    answers = play_event(game, "patriots", 88)
    assert answers[:3] == ["indians", "virginia", "maryland_delaware"]


def test_8_3_1_card_88_units_that_are_not_in_the_fog_do_not_count() -> None:
    game = table(
        {**SHARED, "pennsylvania": {"continental": 6}, "new_york": {"village": 2}},
        levels={"virginia": "active_opposition", "pennsylvania": "active_opposition"},
    )
    assert play_event(game, "patriots", 88)[:2] == ["virginia", "maryland_delaware"]


def test_8_3_1_card_88_a_friend_is_no_enemy() -> None:
    game = table(
        {
            "virginia": {"continental": 4, "militia_underground": 2, "french_regular": 1},
            "maryland_delaware": {"tory": 1},
        },
        levels={"virginia": "active_opposition"},
        treaty=True,
    )
    assert play_event(game, "patriots", 88) == ["done"]


def test_8_3_1_card_88_the_british_look_past_what_only_ships_could_reach() -> None:
    game = table(
        {"boston": {"british_regular": 6, "militia_active": 1}, "massachusetts": {"militia_active": 1}},
        levels={"boston": "active_support"},
    )
    assert play_event(game, "british", 88)[0] == "boston"


def test_8_3_1_a_granted_battle_without_dice_is_seen() -> None:
    support = dict.fromkeys(("boston", "virginia", "new_york_city"), "active_support")
    game = table({"boston": {"british_regular": 2}, "massachusetts": {"continental": 1}}, levels=support)
    assert take_turn(game, "british", card=51)[0] == "event:unshaded"
    assert at(game, "massachusetts").get("continental") is None
