"""3.4 Drawing cards, and hidden hands."""

from __future__ import annotations

import random

import pytest

from tests.games.library import answer, asked, options, seen
from tests.games.rebellion_1775.table import SIEGE, board, cards, turn_of
from tricorne import Match, Refused


def end_of_turn(hand: list[int], deck: list[int]) -> Match:
    """The Loyalists have played and draw cards, which are asked for."""
    gone = [number for number in range(1, 13) if number not in (*hand, *deck)]
    return turn_of(
        "loyalists",
        {"boston": {"loyalists": 1}},
        hand,
        phase="cards",
        decks={"loyalists": cards("loyalists", *deck)},
        discards={"loyalists": cards("loyalists", *gone)},
    )


def test_3_4_the_hand_is_filled_up_to_three() -> None:
    match = end_of_turn([9], [1, 2, 3, 4])
    assert asked(match) == ("table", "card")
    answer(match, *cards("loyalists", 2, 4))
    assert asked(match) == ("table", "turn-marker")
    assert seen(match, "loyalists")["hands"]["loyalists"] == cards("loyalists", 9, 2, 4)


def test_3_4_a_short_deck_gives_what_is_left() -> None:
    match = end_of_turn([9], [1])
    answer(match, *cards("loyalists", 1))
    assert asked(match) == ("table", "turn-marker")
    assert seen(match)["hand_sizes"]["loyalists"] == 2


def test_3_4_a_hand_of_events_is_shown_and_drawn_anew() -> None:
    match = end_of_turn([9, 10], [1, 11])
    answer(match, *cards("loyalists", 11))
    shown = [entry for entry in match.log("patriots") if entry["event"] == "showed"]
    assert shown[0]["args"]["cards"] == cards("loyalists", 9, 10, 11)
    assert set(options(match)) == set(cards("loyalists", 1, 9, 10, 11))
    answer(match, *cards("loyalists", 9, 11, 1))
    assert asked(match) == ("table", "turn-marker")


def test_3_4_without_any_movement_card_left_the_hand_stays() -> None:
    match = end_of_turn([9], [10])
    answer(match, *cards("loyalists", 10))
    assert asked(match) == ("table", "turn-marker")


def test_3_4_a_seat_sees_its_side_only_and_a_new_deal_leaves_its_view_equal() -> None:
    match = end_of_turn([1, 9], [2, 3, 10, 11, 12])
    before = match.view("patriots")
    hands = set()
    for number in range(40):
        state = match.game.redeal("patriots", random.Random(number).randrange)
        hands.add(tuple(sorted(state.hands[1])))
        assert sorted(state.hands[1] + state.decks[1]) == sorted(match.game.state.hands[1] + match.game.state.decks[1])
        assert state.hands[3] == match.game.state.hands[3]
    assert len(hands) > 3
    assert match.view("patriots") == before
    assert match.game.redeal("loyalists", lambda n: 0).hands[1] == match.game.state.hands[1]


def test_3_4_a_new_deal_gives_waiting_factions_a_movement_card() -> None:
    match = turn_of(
        "patriots",
        {"boston": {"loyalists": 1}},
        [1, 2, 3],
        phase="movement",
        hands={"loyalists": cards("loyalists", 9, 10, 1)},
        discards={"loyalists": cards("loyalists", 2, 3, 4, 5, 6, 7)},
        decks={"loyalists": cards("loyalists", 11, 12, 8), "patriots": cards("patriots", *range(4, 13))},
    )
    movement = {board().card[name] for name in cards("loyalists", 1, 8)}
    for number in range(60):
        state = match.game.redeal("patriots", random.Random(number).randrange)
        assert movement & set(state.hands[1])


def test_3_4_playing_a_card_shows_it_so_that_it_cannot_be_taken_back() -> None:
    match = turn_of("loyalists", {"boston": {"loyalists": 1}}, [1, 2])
    hidden = match.game.unknown("patriots")
    assert "card:loyalists_01" in hidden
    answer(match, "card:loyalists_01")
    assert "card:loyalists_01" not in match.game.unknown("patriots")
    assert "card:loyalists_02" in match.game.unknown("patriots")


def test_3_4_stepping_out_of_the_last_battle_shows_whether_the_attacker_can_advance() -> None:
    there = {"ct_east_of_hartford": {"continentals": 1}, "hartford": {"loyalists": 1}}
    match = turn_of("continentals", there, [13, 1], scenario=SIEGE, dice=["command"])
    answer(match, "ct_east_of_hartford", "hartford")
    assert asked(match) == ("loyalists", "command-decision")
    stepped = next(option for option in options(match) if option != "stay")
    answer(match, stepped)
    assert asked(match) == ("continentals", "advance"), "who is asked knows a card of the hand"
    with pytest.raises(Refused) as refused:
        match.undo(people=[(seat,) for seat in match.game.seats])
    assert refused.value.code == "undo-shown"
    match.undo(people=[match.game.seats])
    assert asked(match) == ("loyalists", "command-decision"), "one person for all knew it before"
