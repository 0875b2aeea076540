"""2 The sequence of play: deck, Eligibility, options, Brilliant Strokes and the Treaty."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.table import answer, asked, at, game_of, look, offered, pieces, table
from tricorne.core.match import Match
from tricorne.games.liberty_or_death.rules.s2_3_events import make_ineligible, stay_eligible

ALL = ["british", "patriots", "indians", "french"]
STROKES = [105, 106, 107, 108, 109]


def card_table(card: int = 1, on_deck: int = 2, **position: Any) -> Match:
    """Everybody Eligible on a card, nobody with Brilliant Strokes; card 1 goes Patriots, British, French, Indians."""
    return table("patriots", **{"eligible": ALL, "card": card, "on_deck": on_deck, **position})


def play_out(match: Match, choose: int = -1) -> None:
    """Answer with the last option until the game is over."""
    while match.question is not None:
        match.answer(offered(match)[choose])


@pytest.mark.parametrize(("scenario", "cards"), [("1775", 66), ("1776", 44), ("1778", 33), ("sprint", 22)])
def test_2_1_deck_of_each_scenario(scenario: str, cards: int) -> None:
    m = table(scenario=scenario)
    assert look(m)["deck"] == cards - 2
    assert len(game_of(m).state.event_bag) == 94


def test_2_1_a_winter_card_is_among_the_last_five_of_each_eleven() -> None:
    for seed in range(6):
        m = table(scenario="sprint", seed=seed)
        while m.question is not None:
            m.answer(offered(m)[-1])
        kinds = [entry for entry in m.answers if isinstance(entry, list) and str(entry[0]).startswith("card:")]
        numbers = [int(entry[0][5:]) for entry in kinds]
        places = [index for index, number in enumerate(numbers) if 97 <= number <= 104]
        assert len(places) == 2
        assert 6 <= places[0] <= 10
        assert 17 <= places[1] <= 21


def test_2_1_period_events_come_in_their_years() -> None:
    m = table(scenario="1776", options={"period-events": "on"})
    board = game_of(m).board
    assert {board.period[game_of(m).state.card], board.period[game_of(m).state.on_deck]} == {"1775-76"}


def test_2_2_two_cards_are_open() -> None:
    m = table(luck={"event-card": ["card:7", "card:30"]})
    assert (look(m)["card"], look(m)["on_deck"]) == ("card:7", "card:30")


def test_2_3_two_factions_at_most_act_on_a_card() -> None:
    m = card_table()
    assert asked(m) == ("patriots", "turn")
    answer(m, "event:unshaded")
    while asked(m) != ("british", "turn"):
        answer(m, offered(m)[-1])
    answer(m, "command:muster", "boston", "1", "no", "done", "done")
    assert look(m)["card"] == "card:2"


def test_2_3_1_who_acted_is_ineligible_on_the_next_card() -> None:
    m = card_table(card=56, on_deck=1)
    answer(m, "event:unshaded")
    answer(m, "pass", "pass", "pass")
    assert look(m)["card"] == "card:1"
    assert look(m)["eligible"] == ["british", "patriots", "indians"]


def test_2_3_2_faction_order_is_that_of_the_card() -> None:
    m = card_table(card=96)
    order = []
    for _ in range(4):
        order.append(asked(m)[0])
        answer(m, "pass")
    assert order == ["indians", "french", "patriots", "british"]


def test_2_3_3_passing_pays_and_keeps_eligible() -> None:
    m = card_table()
    answer(m, "pass", "pass", "pass", "pass")
    assert look(m)["resources"] == {"british": 22, "patriots": 21, "indians": 21, "french": 22}
    assert look(m)["eligible"] == ALL


def test_2_3_4_after_a_command_alone_only_a_limited_command() -> None:
    m = card_table(spaces={"boston": at(R=3), "virginia": at(M=1)})
    answer(m, "command:rabble_rousing", "virginia")
    if asked(m)[0] == "patriots":
        answer(m, "done")
    assert asked(m)[0] == "british"
    assert "event:unshaded" not in offered(m)
    answer(m, "command:march", "massachusetts", "boston", "british_regular:1")
    assert asked(m)[0] != "british"


def test_2_3_4_after_command_and_special_activity_the_event_is_open() -> None:
    m = card_table(spaces={"boston": at(R=3), "virginia": at(M=2)})
    answer(m, "command:rabble_rousing", "special:persuasion", "virginia")
    assert asked(m)[0] == "british"
    assert "event:unshaded" in offered(m)
    assert "event:shaded" in offered(m)


def test_2_3_4_after_the_event_a_full_command() -> None:
    m = card_table(card=56, spaces={"boston": at(R=3)})
    answer(m, "event:unshaded")
    assert asked(m)[0] == "patriots"
    assert not any(name.startswith("event") for name in offered(m))
    answer(m, "command:rally", "virginia", "no", "georgia", "no")
    assert asked(m) == ("patriots", "rally-space")


def test_2_3_5_a_limited_command_has_one_space_and_no_special_activity() -> None:
    m = card_table(card=25, spaces={"virginia": at(M=2), "boston": at(R=2)})
    answer(m, "command:march", "boston", "done")
    assert asked(m)[0] == "patriots"
    answer(m, "command:rabble_rousing")
    assert offered(m) == ["virginia"]
    answer(m, "virginia")
    assert asked(m)[0] != "patriots"


def test_2_3_6_events_change_eligibility() -> None:
    m = card_table()
    game = game_of(m)
    make_ineligible(game, 0, "5.1")
    stay_eligible(game, 1, "5.1")
    assert game.state.eligible == [False, True, True, True]
    answer(m, "event:unshaded")
    while asked(m)[1] != "turn":
        answer(m, offered(m)[-1])
    assert asked(m)[0] == "french"
    answer(m, "pass", "pass")
    assert look(m)["eligible"] == ["patriots", "indians", "french"]


def test_2_3_7_a_winter_card_changes_places_with_the_played_card() -> None:
    script = {"card-kind": ["winter_quarters"], "winter-card": ["card:97"]}
    m = card_table(campaign_cards=6, luck=script)
    answer(m, "pass", "pass", "pass", "pass")
    assert (look(m)["card"], look(m)["on_deck"]) == ("card:97", "card:2")


def test_2_3_7_winter_is_coming_waits() -> None:
    script = {"card-kind": ["winter_quarters"], "winter-card": ["card:97"]}
    m = card_table(campaign_cards=6, luck=script, options={"winter-is-coming": "on"}, strokes=STROKES)
    answer(m, "pass", "pass", "pass", "pass")
    assert (look(m)["card"], look(m)["on_deck"]) == ("card:2", "card:97")
    assert asked(m) == ("patriots", "turn")
    assert not any(name.startswith("stroke") for name in offered(m))


def stroke_table(**position: Any) -> Match:
    return card_table(
        strokes=STROKES,
        leaders={
            "patriots": {"who": "washington", "space": "massachusetts"},
            "british": {"who": "gage", "space": "boston"},
            "indians": {"who": "brant", "space": "northwest"},
        },
        spaces={
            "massachusetts": at(C=3, M=2),
            "boston": at(R=4, T=1),
            "northwest": at(W=3),
        },
        **position,
    )


def test_2_3_8_everybody_eligible_may_interrupt_before_the_first_acts() -> None:
    m = stroke_table()
    seats = []
    while asked(m)[1] == "brilliant-stroke":
        seats.append(asked(m)[0])
        answer(m, "no")
    assert seats == ["british", "indians"]
    assert asked(m) == ("patriots", "turn")
    assert "stroke:105" in offered(m)


def test_2_3_8_a_trumped_card_goes_back_to_its_owner() -> None:
    m = stroke_table()
    answer(m, "no", "no", "stroke:105")
    assert asked(m) == ("british", "trump")
    answer(m, "stroke:106")
    assert asked(m) == ("indians", "trump")
    answer(m, "stroke:108")
    assert asked(m) == ("indians", "stroke")
    assert 105 in game_of(m).state.strokes
    assert 106 in game_of(m).state.strokes
    assert 108 not in game_of(m).state.strokes


def test_2_3_8_what_a_stroke_moved_on_the_tracks_is_said_of_its_owner() -> None:
    """The Patriots are 1st Eligible; the Village is the work of the Indians who interrupted them."""
    m = stroke_table()
    answer(m, "no", "stroke:108", "command:gather", "northwest", "village")
    while asked(m)[1] != "turn" and look(m)["card"] == "card:1":
        answer(m, offered(m)[-1])
    moved = [entry["args"] for entry in m.log() if entry["event"] == "tracks"]
    assert [(entry["faction"], entry["villages"]) for entry in moved] == [("indians", 1)]


def test_2_3_8_two_free_limited_commands_and_a_special_activity_then_all_are_eligible() -> None:
    m = stroke_table(resources=dict.fromkeys(ALL, 0))
    answer(m, "stroke:106", "no")
    assert asked(m) == ("british", "stroke")
    answer(m, "special:naval_pressure")
    answer(m, "command:muster", "new_york_city", "6", "done", "done")
    assert asked(m) == ("british", "stroke")
    assert {"command:march", "command:muster"} <= set(offered(m))
    answer(m, "command:march")
    assert "new_york_city" in offered(m)
    answer(m, "connecticut_rhode_island")
    assert offered(m)[0].startswith("british_regular")
    answer(m, "british_regular:4", "done", "yes", "done")
    assert look(m)["card"] == "card:2"
    assert look(m)["eligible"] == ALL
    assert "card:106" in look(m)["played"]
    assert look(m)["leaders"]["british"]["space"] == "connecticut_rhode_island"


def test_2_3_8_without_his_leader_nobody_can_play_a_stroke() -> None:
    m = card_table(strokes=STROKES, spaces={"boston": at(R=4)})
    assert asked(m) == ("patriots", "turn")


def treaty_table(**position: Any) -> Match:
    return card_table(
        **{
            "strokes": STROKES,
            "cbc": 10,
            "squadrons": 1,
            "squadrons_unavailable": 2,
            "unavailable": {"french_regular": 10, "british_regular": 2},
            "spaces": {"massachusetts": at(C=2)},
            **position,
        }
    )


def test_2_3_9_the_treaty_needs_more_than_fifteen_preparations() -> None:
    m = treaty_table()
    assert look(m)["preparations"] == 16
    assert asked(m) == ("french", "brilliant-stroke")
    assert asked(treaty_table(cbc=9)) == ("patriots", "turn")


def test_2_3_9_the_treaty_of_alliance() -> None:
    m = treaty_table()
    answer(m, "stroke:109")
    assert offered(m) == ["massachusetts", "west_indies"]
    answer(m, "massachusetts", "4", "no", "boston")
    assert look(m)["treaty"] is True
    assert pieces(m, "massachusetts") == {"C": 2, "F": 4}
    assert look(m)["leaders"]["french"]["space"] == "massachusetts"
    assert (look(m)["fni"], look(m)["squadrons"]) == (1, 0)
    assert pieces(m, "west_indies") == {"F": 3, "R": 3}
    assert look(m)["unavailable"]["french_regular"] == 7
    assert look(m)["unavailable"]["british_regular"] == 0
    assert look(m)["eligible"] == ALL
    assert 107 in game_of(m).state.strokes


def test_2_4_winter_quarters_is_a_round_of_phases() -> None:
    m = card_table(card=97, on_deck=2, spaces={"boston": at(R=1)})
    phases = [entry["args"]["phase"] for entry in m.log() if entry["event"] == "phase"]
    assert phases[0] == "victory-check"


def test_2_4_1_the_last_winter_ends_the_game_after_its_support_phase() -> None:
    m = card_table(card=97, on_deck=2, winters=5, spaces={"boston": at(R=1)})
    play_out(m)
    assert m.result is not None
    assert m.result.reason == "final-winter"
    assert "redeployment" not in [entry["args"]["phase"] for entry in m.log() if entry["event"] == "phase"]
