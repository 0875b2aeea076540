"""2.3 The sequence of play, card by card."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.games.liberty_or_death.cards.table import CARDS
from tests.games.liberty_or_death.exact import board, execute, of_kind, short
from tests.games.liberty_or_death.table import ALL, STROKES, at, card_table, game_of, table
from tests.games.library import answer, asked, options, reason, seen
from tricorne.games.liberty_or_death.names import FACTIONS
from tricorne.games.liberty_or_death.rules.s2_3_6_eligibility import make_ineligible, stay_eligible


def test_2_3_two_factions_at_most_act_on_a_card() -> None:
    m = card_table()
    assert asked(m) == ("patriots", "turn")
    answer(m, "event:unshaded")
    while asked(m) != ("british", "turn"):
        answer(m, options(m)[-1])
    answer(m, "command:muster", "boston", "1", "no", "done", "done")
    assert seen(m)["card"] == "card:2"


def test_2_3_1_who_acted_is_ineligible_on_the_next_card() -> None:
    m = card_table(card=56, on_deck=1)
    answer(m, "event:unshaded")
    answer(m, "pass", "pass", "pass")
    assert seen(m)["card"] == "card:1"
    assert seen(m)["eligible"] == ["british", "patriots", "indians"]


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
    assert seen(m)["resources"] == {"british": 22, "patriots": 21, "indians": 21, "french": 22}
    assert seen(m)["eligible"] == ALL


def test_2_3_4_after_a_command_alone_only_a_limited_command() -> None:
    m = card_table(spaces={"boston": at(R=3), "virginia": at(M=1)})
    answer(m, "command:rabble_rousing", "virginia")
    if asked(m)[0] == "patriots":
        answer(m, "done")
    assert asked(m)[0] == "british"
    assert "event:unshaded" not in options(m)
    answer(m, "command:march", "massachusetts", "boston", "british_regular:1")
    assert asked(m)[0] != "british"


def test_2_3_4_after_command_and_special_activity_the_event_is_open() -> None:
    m = card_table(spaces={"boston": at(R=3), "virginia": at(M=2)})
    answer(m, "command:rabble_rousing", "special:persuasion", "virginia")
    assert asked(m)[0] == "british"
    assert "event:unshaded" in options(m)
    assert "event:shaded" in options(m)


def test_2_3_4_after_the_event_a_full_command() -> None:
    m = card_table(card=56, spaces={"boston": at(R=3)})
    answer(m, "event:unshaded")
    assert asked(m)[0] == "patriots"
    assert not any(name.startswith("event") for name in options(m))
    answer(m, "command:rally", "virginia", "no", "georgia", "no")
    assert asked(m) == ("patriots", "rally-space")


@pytest.mark.parametrize(
    ("seat", "position", "wanted", "why"),
    [
        ("british", {}, "command:rally", ("why-not-your-command", "3.2")),
        ("british", {"resources": {"british": 1}}, "command:battle", ("why-no-battle", "3.2.4")),
        (
            "british",
            {"resources": {"british": 0}, "treaty": True, "spaces": {"boston": at(R=1, C=1, blockades=1)}},
            "command:battle",
            ("why-cannot-pay", "3.2.4"),
        ),
        ("french", {}, "command:muster", ("why-before-treaty", "2.3.9")),
        ("french", {"treaty": True}, "command:agent_mobilization", ("why-after-treaty", "2.3.9")),
        (
            "indians",
            {"resources": {"british": 0}, "spaces": {"quebec": at(R=1, W=1)}},
            "command:scout",
            ("why-british-cannot-pay", "3.4.3"),
        ),
        ("indians", {}, "command:scout", ("why-no-scout", "3.4.3")),
        ("british", {"card": 18}, "event:shaded", ("why-single-text", "5.2")),
        ("british", {}, "stroke:106", ("why-stroke-not-held", "2.3.8")),
        ("british", {"strokes": [106], "spaces": {"boston": at(R=1)}}, "stroke:106", ("why-stroke-no-leader", "1.10")),
        ("french", {"strokes": [107, 109]}, "stroke:109", ("why-preparations", "2.3.9")),
        ("french", {"strokes": [107, 109]}, "stroke:107", ("why-treaty-first", "2.3.8")),
        (
            "british",
            {"strokes": [106], "on_deck": 97, "options": {"winter-is-coming": "on"}},
            "stroke:106",
            ("why-stroke-winter", "2.3.8"),
        ),
        (
            "british",
            {"acts": {"patriots": "command"}, "eligible": ["british", "patriots"], "strokes": [106]},
            "stroke:106",
            ("why-stroke-too-late", "2.3.8"),
        ),
        (
            "british",
            {"acts": {"patriots": "command"}, "eligible": ["british", "patriots"]},
            "event:unshaded",
            ("why-event-after-special", "2.3.4"),
        ),
        (
            "british",
            {"acts": {"patriots": "event"}, "eligible": ["british", "patriots"]},
            "event:unshaded",
            ("why-event-taken", "2.3.4"),
        ),
        (
            "british",
            {
                "options": {"edition": "2016"},
                "treaty": True,
                "spaces": {"boston": at(blockades=3), "norfolk": at(R=1)},
            },
            "command:garrison",
            ("why-garrison-fni", "1.9"),
        ),
    ],
)
def test_2_3_4_what_a_turn_does_not_offer(
    seat: str, position: dict[str, Any], wanted: str, why: tuple[str, str]
) -> None:
    assert reason(table(seat, **position), wanted) == why


def test_2_3_5_a_limited_command_has_one_space_and_no_special_activity() -> None:
    m = card_table(card=25, spaces={"virginia": at(M=2), "boston": at(R=2)})
    answer(m, "command:march", "boston", "done")
    assert asked(m)[0] == "patriots"
    answer(m, "command:rabble_rousing")
    assert options(m) == ["virginia"]
    answer(m, "virginia")
    assert asked(m)[0] != "patriots"


def test_2_3_5_a_limited_muster_is_all_in_one_space() -> None:
    game = board({"boston": {"R": 3, "T": 1}})
    asked = execute(game, "british", "muster", "boston", "1", "boston", "fort:boston", "1", limit=1)
    assert of_kind(asked, "muster-tories")[0] == ("boston", "done")
    assert short(game, "boston") == {"R": 3, "T": 1, "BF": 1}


def test_2_3_5_a_limited_command_has_no_special_activity() -> None:
    m = table("patriots", eligible=["british", "patriots"], acts={"british": "command"}, spaces={"boston": at(M=2)})
    answer(m, "command:rally")
    assert reason(m, "special:persuasion") == ("why-limited-command", "2.3.5")


def test_2_3_6_events_change_eligibility() -> None:
    m = card_table()
    game = game_of(m)
    make_ineligible(game, 0, "5.1")
    stay_eligible(game, 1, "5.1")
    assert game.state.eligible == [False, True, True, True]
    answer(m, "event:unshaded")
    while asked(m)[1] != "turn":
        answer(m, options(m)[-1])
    assert asked(m)[0] == "french"
    answer(m, "pass", "pass")
    assert seen(m)["eligible"] == ["patriots", "indians", "french"]


def test_2_3_7_a_winter_card_changes_places_with_the_played_card() -> None:
    script = {"card-kind": ["winter_quarters"], "winter-card": ["card:97"]}
    m = card_table(campaign_cards=6, luck=script)
    answer(m, "pass", "pass", "pass", "pass")
    assert (seen(m)["card"], seen(m)["on_deck"]) == ("card:97", "card:2")


def test_2_3_7_winter_is_coming_waits() -> None:
    script = {"card-kind": ["winter_quarters"], "winter-card": ["card:97"]}
    m = card_table(campaign_cards=6, luck=script, options={"winter-is-coming": "on"}, strokes=STROKES)
    answer(m, "pass", "pass", "pass", "pass")
    assert (seen(m)["card"], seen(m)["on_deck"]) == ("card:2", "card:97")
    assert asked(m) == ("patriots", "turn")
    assert not any(name.startswith("stroke") for name in options(m))


def test_2_3_7_with_winter_is_coming_a_winter_card_waits_on_the_deck() -> None:
    m = table(card=4, on_deck=97, options={"winter-is-coming": "on"})
    assert seen(m)["on_deck"] == "card:97"


def test_2_3_2_each_order_of_the_factions_stands_on_four_cards_in_a_row() -> None:
    orders = [tuple(CARDS[str(number)]["faction_order"]) for number in range(1, 97)]
    assert all(len(set(orders[first : first + 4])) == 1 for first in range(0, 96, 4))
    assert set(orders) == set(permutations(FACTIONS))
