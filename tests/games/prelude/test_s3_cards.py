"""3 Playing cards."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.games.library import answer, asked, options, reason, seen
from tests.games.prelude.table import (
    LOYAL,
    ORGANIZATIONS,
    PATRIOTE,
    RURAL,
    URBAN,
    board,
    change,
    cubes,
    expected,
    measure,
    table,
)
from tricorne.core.words import LANGUAGES
from tricorne.games.prelude.cards.steps import Requirement
from tricorne.games.prelude.rules.s3_2_requirements import UNMET
from tricorne.games.prelude.state import DECKS

PRINTED = """
    N4R L4O L4O N4E P4R P4U P6O L6R L2? L4? L4? L4? L6? P2? P4? P4?
    P4? P6? P4R L4O L4E P4E P6O L4O P4R N2U P4R P4E L2E L4U N4U L4O
    L4? L6? P4? P6? N4U L4E P4E L4R L4O N2R N2R L4U P4E P4O L4R P4O
    P4U L4U P4E L4E N2R P4O P4E L4E L4? L6? P4? P6? P6R P4U P4R P4E
    L4U P4U P2E P4O P6R P4R P4O P4O P4R P4E P4O L4U L4U L4O L4U L4E
    L6R L4U L2O L4R P4E L4R N4U L4U N4O N4R N2E L4R L4R L4E N2E P4U
    P4R P4R P4R P2U P4O P4O P2E P6E P4U P4U P4R P2E P6O P4E P4O P6R
    L4U L4U L4R L4O L4O L6U L4E L4U L4R L2E P4R L4U L4R L4R L4O L4E
    L4R P4O P4R L6E L6R L4R L4O N2O N4U L4O N4O N2O L4U N2U N2E N2U
    N4U P4R P4O
"""
"""Cards 1-147 in their order: faction (Patriote, Loyal, Neutral), Activity Points, score die (Rural, Organizations,
External, Urban, or ? where it is chosen)."""
RANGES = {"key_events": (1, 8), "deck_1834": (9, 32), "deck_1835_36": (33, 56), "deck_1837": (57, 95)}


RC = {"score-die": [RURAL]}


def test_3_0_a_card_has_faction_value_score_die_and_event() -> None:
    card = board().card(24)
    assert (card.faction, card.points, card.die, len(card.data.effect)) == (1, 4, 1, 1)


def test_3_1_an_own_card_serves_for_event_or_points_and_is_discarded() -> None:
    match = table(LOYAL, [24], luck={"score-die": [ORGANIZATIONS]})
    assert options(match) == ["event:card-24", "points:card-24"]
    answer(match, "event:card-24")
    assert seen(match)["vp"] == 3
    assert "card-24" in seen(match)["discards"]
    match = table(LOYAL, [24], luck={"score-die": [ORGANIZATIONS]})
    answer(match, "points:card-24", "done")
    assert seen(match)["vp"] == 0
    assert "card-24" in seen(match)["discards"]


def test_3_1_an_event_needs_its_requirement() -> None:
    assert options(table(LOYAL, [92], spirit=9)) == ["points:card-92"]
    assert options(table(LOYAL, [92], spirit=10)) == ["event:card-92", "points:card-92"]
    assert reason(table(LOYAL, [92], spirit=9), "event:card-92") == ("why-spirit-low", "6.0")


def test_3_1_a_neutral_card_for_points_goes_to_the_pool_for_the_event_to_the_discards() -> None:
    match = table(PATRIOTE, [136], luck={"score-die": [URBAN]})
    answer(match, "points:card-136", "done")
    assert seen(match)["pool"] == ["card-136"]
    match = table(PATRIOTE, [136], luck={"score-die": [URBAN]})
    answer(match, "event:card-136")
    assert (seen(match)["pool"], seen(match)["discards"]) == ([], ["card-136"])


def test_3_1_an_opposing_card_gives_points_then_its_owner_carries_out_the_event() -> None:
    match = table(PATRIOTE, [134], luck={"score-die": [RURAL]})
    assert options(match) == ["points:card-134"]
    answer(match, "points:card-134")
    assert asked(match) == (PATRIOTE, "action")
    answer(match, "done")
    assert asked(match) == (LOYAL, "match")
    answer(match, "l_acadie", "terrebonne")
    assert (cubes(match, "l_acadie"), cubes(match, "terrebonne")) == ((3, 3), (2, 2))
    assert "card-134" in seen(match)["discards"]


def test_3_1_the_requirement_is_tested_after_the_points_were_spent() -> None:
    match = table(LOYAL, [49], luck={"score-die": [URBAN]}, opportunity={PATRIOTE: 0})
    answer(match, "points:card-49", "mobilize:montreal", "mobilize:montreal")
    assert cubes(match, "montreal") == (3, 4)
    assert seen(match)["pool"] == ["card-49"]


def test_3_1_only_an_empty_hand_may_pass() -> None:
    assert "pass" not in options(table(PATRIOTE, [22]))
    match = table(PATRIOTE, [], pool=["card-142"])
    assert options(match) == ["buy:card-142", "pass"]
    answer(match, "pass")
    assert asked(match) == (LOYAL, "play")


def test_3_1_an_empty_hand_without_anything_to_buy_passes_by_itself() -> None:
    match = table(PATRIOTE, [], opportunity={PATRIOTE: 0}, pool=["card-142"])
    assert asked(match) == (LOYAL, "play")
    assert "passed" in [entry["event"] for entry in match.log()]


def test_3_2_events_ignore_the_extra_costs_of_boxes() -> None:
    match = table(PATRIOTE, [146], luck=RC, cubes={"st_hyacinthe": {PATRIOTE: 1}})
    answer(match, "event:card-146")
    assert cubes(match, "st_hyacinthe") == (4, 0)


def test_3_2_you_is_the_faction_of_the_card() -> None:
    match = table(LOYAL, [146], luck=RC)
    before = measure(match)
    answer(match, "points:card-146", "done")
    assert change(before, match) == expected("P st_hyacinthe+3")


def test_3_2_who_spends_must_have_it() -> None:
    match = table(PATRIOTE, [28], opportunity={PATRIOTE: 2, LOYAL: 1})
    answer(match, "event:card-28")
    assert options(match) == ["0", "1", "2"]
    answer(match, "1")
    assert (asked(match), options(match)) == ((LOYAL, "contest"), ["0", "1"])


@pytest.mark.parametrize(
    ("card", "turn", "why"),
    [
        (109, "early_1834", ("why-no-session", "10.0")),
        (111, "early_1834", ("why-spirit-low", "6.0")),
        (25, "early_1834", ("why-other-turn", "2.0")),
        (101, "early_1834", ("why-organization-missing", "9.2.1")),
        (41, "year_1835", ("why-organization-missing", "9.2")),
        (147, "early_1834", ("why-few-rural-organizations", "9.2.2")),
        (49, "year_1835", ("why-no-control", "1.1")),
    ],
)
def test_3_2_why_the_requirement_is_not_met(card: int, turn: str, why: tuple[str, str]) -> None:
    side = [PATRIOTE, LOYAL][board().card(card).faction]
    lost = {"montreal": {PATRIOTE: 1, LOYAL: 1}}
    match = table(side, [card], ["card-140"], turn=turn, cubes=lost, sessions=[])
    assert reason(match, f"event:card-{card}") == why


def test_3_2_every_kind_of_requirement_has_its_reason() -> None:
    assert UNMET.keys() == set(get_args(Requirement))
    assert all(table().game.words(language).say(message) for language in LANGUAGES for message, _ in UNMET.values())


def test_3_2_why_a_second_requirement_is_not_met() -> None:
    cubes_there = {"quebec": {PATRIOTE: 1}}
    match = table(PATRIOTE, [75], turn="early_1837", cubes=cubes_there, organizations={PATRIOTE: ["montreal"]})
    assert reason(match, "event:card-75") == ("why-few-cubes-required", "1.1")


def test_3_2_why_a_neutral_card_requires_the_favour_of_one_side() -> None:
    match = table(
        PATRIOTE, ["card-139"], ["card-140"], pool=["card-4"], external_influence=0, opportunity={PATRIOTE: 12}
    )
    assert reason(match, "buy:card-4") == ("why-advantage", "5.0")


def test_3_1_why_a_card_is_not_played() -> None:
    match = table(LOYAL, [24, 22], ["card-140"], pool=["card-21"])
    assert reason(match, "pass") == ("why-cards-in-hand", "3.1")
    assert reason(match, "event:card-22") == ("why-opposing-card", "3.1")
    assert reason(match, "points:card-140") == ("why-not-in-hand", "3.1"), "the other hand is nobody's business"
    assert reason(match, "points:card-141") == ("why-not-in-hand", "3.1")
    assert reason(match, "points:card-21") == ("why-in-the-pool", "7.0")


def test_3_0_faction_value_and_die_of_every_card() -> None:
    cards = [card for card in board().cards if card is not None]
    assert [f"{'PLN'[card.faction]}{card.points}{'ROEU?'[card.die]}" for card in cards] == PRINTED.split()


def test_3_0_the_deck_of_every_card() -> None:
    for card in filter(None, board().cards):
        deck = next((name for name, (first, last) in RANGES.items() if first <= card.number <= last), DECKS[-1])
        assert card.data.deck == deck


def test_3_0_every_value_can_be_halved() -> None:
    assert all(card.points in (2, 4, 6) for card in board().cards if card is not None)


def test_3_0_only_two_cards_stay_in_play() -> None:
    assert [card.number for card in board().cards if card is not None and card.data.stays_in_play] == [23, 68]
