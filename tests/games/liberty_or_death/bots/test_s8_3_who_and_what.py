"""8.3.1, 8.3.4 and 8.3.5: who and what, card by card."""

import pytest

from tests.games.liberty_or_death.bots.think import play_event, thinker, wants
from tests.games.liberty_or_death.cards.table import Pieces, at, table
from tricorne.core.questions import Ask
from tricorne.games.liberty_or_death.bots.event_answers import event_battle
from tricorne.games.liberty_or_death.bots.event_or_command import british_wants, try_event
from tricorne.games.liberty_or_death.names import NEW_YORK, TORY, VIRGINIA
from tricorne.games.liberty_or_death.rules.s1_4_pieces import change

# 8.3.1: instructions


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


# 8.3.5: a granted Battle by the Faction's own priorities


def test_8_4_4_card_52_the_british_battle_where_most_of_them_are() -> None:
    pieces = {
        "boston": {"british_regular": 3, "continental": 1},
        "massachusetts": {"british_regular": 8, "continental": 1},
    }
    assert "massachusetts" in play_event(table(pieces, treaty=True), "british", 52, battle=[1, 1, 1])


def test_8_4_4_card_52_the_british_battle_in_the_west_indies_even_without_resources() -> None:
    game = table(
        {
            "boston": {"british_regular": 1, "continental": 3},
            "west_indies": {"british_regular": 8, "french_regular": 1},
        },
        treaty=True,
        resources=0,
    )
    assert wants(game, "british", 52) == "event:unshaded"
    assert "west_indies" in play_event(game, "british", 52, battle=[1, 1, 1])


def test_8_4_4_card_52_common_cause_does_not_count_in_a_granted_battle() -> None:
    game = table(
        {
            "boston": {"british_regular": 3, "tory": 3, "continental": 3},
            "virginia": {"british_regular": 6, "war_party_active": 6, "continental": 9, "patriot_fort": 1},
        }
    )
    assert "boston" in play_event(game, "british", 52, battle=[1, 1, 1, 1])


def test_8_4_4_card_52_where_the_card_decides_the_british_battle() -> None:
    pieces = {
        "boston": {"british_regular": 3, "continental": 7},
        "virginia": {"british_regular": 3, "continental": 5},
    }
    assert "virginia" in play_event(table(pieces), "british", 52, battle=[1, 1, 1])


def test_8_5_1_card_52_the_patriots_battle_where_washington_is() -> None:
    pieces = {name: {"british_regular": 1, "continental": 6} for name in ("virginia", "georgia")}
    game = table(pieces, treaty=True, leaders={"patriots": "georgia"})
    assert "georgia" in play_event(game, "patriots", 52, battle=[1, 1, 1])


def test_8_6_6_card_52_the_french_battle_in_the_west_indies_even_without_resources() -> None:
    game = table(
        {
            "boston": {"british_regular": 5, "french_regular": 1},
            "west_indies": {"british_regular": 1, "french_regular": 6},
        },
        treaty=True,
        squadrons=1,
        resources=0,
    )
    assert wants(game, "french", 52) == "event:unshaded"
    assert "west_indies" in play_event(game, "french", 52, battle=[1, 1, 1])


# 8.3.5: who


@pytest.mark.parametrize(("seat", "chosen"), [("british", "battle"), ("indians", "war_path")])
def test_8_3_5_card_14_the_executing_faction_fights(seat: str, chosen: str) -> None:
    game = table(
        {
            "north_carolina": {"british_regular": 5, "war_party_underground": 3, "continental": 2},
            "southwest": {"war_party_underground": 2},
        }
    )
    assert chosen in play_event(game, seat, 14, dice=[1, 1, 6], battle=[1, 1, 1])


@pytest.mark.parametrize(("people", "lost"), [(("french",), "french_regular"), (("patriots",), "continental")])
def test_8_3_5_card_87_a_player_loses_the_piece(people: tuple[str, ...], lost: str) -> None:
    game = table({"pennsylvania": {"continental": 2, "french_regular": 2}}, treaty=True)
    play_event(game, "indians", 87, people=people)
    assert at(game, "pennsylvania")[lost] == 1


@pytest.mark.parametrize(("die", "lost"), [(1, "continental"), (2, "french_regular")])
def test_8_3_5_card_87_of_equal_enemies_one_is_drawn(die: int, lost: str) -> None:
    game = table({"pennsylvania": {"continental": 2, "french_regular": 2}}, treaty=True)
    play_event(game, "indians", 87, dice=[die])
    assert at(game, "pennsylvania")[lost] == 1


# Card 88

SHARED = {
    "virginia": {"continental": 4, "militia_underground": 2, "tory": 1},
    "maryland_delaware": {"village": 1},
    **{name: {"militia_active": 1} for name in ("norfolk", "north_carolina")},
}


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


def test_8_5_moved_militia_are_not_placed() -> None:
    assert wants(table(SHARED, levels={"virginia": "active_opposition"}), "patriots", 88) is None


def test_8_4_moved_tories_are_not_placed() -> None:
    me = thinker(
        table({"virginia": {"tory": 1}}, levels={"new_york": "active_opposition", "boston": "active_support"}),
        "british",
    )
    trial = try_event(me, 45, False)
    change(trial.after, NEW_YORK, TORY, 1)
    assert british_wants(me, trial) == "w-event-british-pieces"
    change(trial.after, VIRGINIA, TORY, -1)
    assert british_wants(me, trial) is None


# 8.3.4 and 8.1.2: which pieces


def test_8_3_4_card_38_what_is_unavailable_comes_first() -> None:
    game = table({"new_york": {"british_regular": 1}}, unavailable={"tory": 3, "british_regular": 3})
    play_event(game, "british", 38)
    assert at(game, "new_york") == {"british_regular": 2, "tory": 3}
    assert game.state.unavailable[TORY] == 0


def test_8_1_2_only_the_last_tory_or_continental_is_spared() -> None:
    game = table({"virginia": {"militia_active": 1}, "georgia": {"militia_underground": 3}})
    play_event(game, "british", 33, dice=[1])
    assert at(game, "virginia") == {}
    game = table({"virginia": {"french_regular": 1}, "georgia": {"french_regular": 3}}, treaty=True)
    play_event(game, "british", 55, dice=[1])
    assert at(game, "virginia") == {}
    assert at(game, "west_indies") == {"french_regular": 3}


@pytest.mark.parametrize(("space", "answer"), [("north_carolina", "no"), ("massachusetts", "yes")])
def test_8_5_1_an_optional_battle_is_judged_where_it_would_be(space: str, answer: str) -> None:
    game = table(
        {
            "north_carolina": {"british_regular": 2, "british_fort": 1, "militia_active": 2},
            "massachusetts": {"british_regular": 1, "continental": 6},
        }
    )
    ask = Ask("patriots", "event-battle", ("yes", "no"), "5.1", card="card:5", text="shaded", space=space)
    assert event_battle(thinker(game, "patriots"), ask) == answer
