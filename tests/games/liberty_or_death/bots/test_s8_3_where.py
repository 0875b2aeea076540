"""8.3.5, 8.3.6 and 8.2: where, card by card."""

import pytest

from tests.games.liberty_or_death.bots.think import play_event, wants
from tests.games.liberty_or_death.cards.table import at, level, table

SUPPORT = dict.fromkeys(("boston", "new_york_city", "norfolk", "savannah"), "active_support")
"""The Royalists are ahead, so that no shift is asked for."""


# 8.2: as much as possible in the space that was reached


def test_8_2_losses_stay_in_the_space_that_was_drawn() -> None:
    game = table({"boston": {"british_regular": 2}, "new_york_city": {"british_regular": 3}})
    play_event(game, "patriots", 8, "shaded", dice=[6])
    assert (at(game, "boston"), at(game, "new_york_city")) == ({}, {"british_regular": 2})


def test_8_2_pieces_are_placed_together_in_the_space_that_was_drawn() -> None:
    game = table({"boston": {"british_regular": 1}})
    play_event(game, "patriots", 19, "shaded", dice=[2, 2])
    assert at(game, "philadelphia") == {"militia_underground": 3}


def test_8_2_militia_turn_in_the_space_that_was_drawn() -> None:
    game = table({"virginia": {"militia_underground": 3}, "georgia": {"militia_underground": 3}})
    play_event(game, "british", 8, dice=[6])
    assert at(game, "georgia") == {"militia_active": 3}
    game = table({"virginia": {"militia_underground": 3}, "georgia": {"militia_underground": 3}})
    play_event(game, "indians", 29, dice=[6])
    assert at(game, "georgia") == {"militia_active": 3}


def test_8_2_pieces_move_from_the_space_that_was_drawn() -> None:
    game = table({"virginia": {"french_regular": 3}, "georgia": {"french_regular": 3}}, treaty=True)
    play_event(game, "british", 55, dice=[6])
    assert at(game, "georgia") == {}


def test_8_2_another_removal_of_the_same_event_draws_anew() -> None:
    game = table({name: {"continental": 3, "militia_active": 3} for name in ("virginia", "georgia")})
    play_event(game, "british", 24, dice=[6, 1])
    assert at(game, "georgia") == {"continental": 1, "militia_active": 3}
    assert at(game, "virginia") == {"continental": 3, "militia_active": 1}


# 8.3.5: what the question of the Event box asked for


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


def test_8_3_5_card_73_the_patriots_remove_a_village() -> None:
    game = table({"quebec": {"british_fort": 1}, "northwest": {"village": 1}})
    assert wants(game, "patriots", 73) == "event:unshaded"
    play_event(game, "patriots", 73)
    assert (at(game, "quebec"), at(game, "northwest")) == ({"british_fort": 1}, {})


# 8.3.5: only what can be placed is asked for, by the Faction's own questions


def test_8_7_a_village_is_placed_where_there_is_room_and_if_possible_with_war_parties() -> None:
    full = {"village": 1, "british_fort": 1, "war_party_underground": 2}
    game = table({"quebec": full, "northwest": {"war_party_underground": 1}})
    assert wants(game, "indians", 91) == "event:unshaded"
    play_event(game, "indians", 91)
    assert at(game, "northwest") == {"village": 1, "war_party_underground": 3}
    game = table({"new_york": {"village": 2, "war_party_underground": 2}})
    assert wants(game, "indians", 79) == "event:unshaded"
    game = table({"quebec": full, "northwest": {"village": 1}})
    assert wants(game, "indians", 72) == "event:unshaded"


@pytest.mark.parametrize("card", [90, 92])
def test_8_7_a_village_of_one_s_own_choice_rises_with_war_parties(card: int) -> None:
    game = table({"northwest": {"village": 1, "war_party_underground": 2}, "quebec": {"village": 1}})
    play_event(game, "indians", card)
    assert at(game, "northwest")["village"] == 2


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


def test_8_3_6_card_25_the_french_shift_first() -> None:
    levels = {"boston": "active_support", "virginia": "active_opposition", "georgia": "active_opposition"}
    game = table(levels=levels, treaty=True)
    assert play_event(game, "french", 25, "shaded")[0] == "new_york_city"


# 8.3.5: as many as possible are removed


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


# 8.3.6: a shift that costs something comes last


def test_8_3_6_card_93_the_british_leave_support_alone_while_they_can() -> None:
    game = table(levels={"new_york": "passive_support", "virginia": "passive_opposition"})
    answers = play_event(game, "british", 93, dice=[1, 2, 1, 2])
    assert answers[0] == "virginia"
    assert "new_york" not in answers


def test_8_3_6_card_25_the_patriots_leave_active_opposition_alone_while_they_can() -> None:
    cities = ("quebec_city", "new_york_city", "philadelphia", "norfolk", "charles_town", "savannah")
    game = table(levels={**dict.fromkeys(cities, "passive_opposition"), "boston": "active_opposition"})
    play_event(game, "patriots", 25, "shaded", dice=[3, 5, 3, 5])
    assert level(game, "boston") == "active_opposition"


def test_8_3_6_card_39_the_smallest_loss() -> None:
    levels = {"boston": "passive_support", "new_york_city": "passive_support", "savannah": "active_opposition"}
    game = table(levels={**levels, "norfolk": "active_opposition"})
    play_event(game, "british", 39, dice=[1])
    assert (level(game, "boston"), level(game, "new_york_city")) == ("neutral", "passive_support")


def test_8_3_6_card_41_of_equal_gains_the_higher_loss_of_the_enemy() -> None:
    game = table(levels=dict.fromkeys(("massachusetts", "virginia"), "passive_opposition"))
    assert set(play_event(game, "british", 41)) == {"massachusetts", "virginia"}
