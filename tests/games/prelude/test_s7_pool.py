"""7 The Opportunity Pool."""

from __future__ import annotations

from tests.games.library import answer, options, reason, seen
from tests.games.prelude.table import EXTERNAL, FILLER, LOYAL, PATRIOTE, RURAL, table


def test_7_0_a_pool_card_costs_its_value_and_is_discarded() -> None:
    match = table(LOYAL, [FILLER], [140], pool=["card-21", "card-142", "card-22"], luck={"score-die": [EXTERNAL]})
    assert [option for option in options(match) if option.startswith("buy")] == ["buy:card-21", "buy:card-142"]
    answer(match, "buy:card-21")
    assert seen(match)["opportunity"][LOYAL] == 4
    assert "card-21" in seen(match)["discards"]
    assert seen(match)["pool"] == ["card-22", "card-142"]


def test_7_0_neither_too_dear_nor_unmet_cards_can_be_bought() -> None:
    match = table(LOYAL, [FILLER], [140], pool=["card-20", "card-92", "card-29"], opportunity={LOYAL: 3}, spirit=12)
    assert [option for option in options(match) if option.startswith("buy")] == ["buy:card-29"]
    match = table(LOYAL, [FILLER], [140], pool=["card-92"], opportunity={LOYAL: 8}, spirit=9)
    assert [option for option in options(match) if option.startswith("buy")] == []
    assert reason(match, "buy:card-92") == ("why-spirit-low", "6.0")


def test_7_0_a_key_event_can_be_bought_by_its_faction_or_anybody_when_neutral() -> None:
    patriote = table(PATRIOTE, [FILLER], [140], pool=["card-1", "card-2", "card-5"])
    assert [option for option in options(patriote) if option.startswith("buy")] == ["buy:card-1", "buy:card-5"]


def test_7_0_an_activities_card_bought_from_the_pool_is_discarded_even_for_points() -> None:
    match = table(LOYAL, [FILLER], [140], pool=["card-9"], luck={"score-die": [RURAL]})
    answer(match, "buy:card-9", "opportunity_points", RURAL)
    assert seen(match)["opportunity"][LOYAL] == 8 - 2 + 1
    assert (seen(match)["pool"], seen(match)["discards"]) == ([], ["card-9"])


def test_7_0_why_a_card_is_not_bought() -> None:
    match = table(LOYAL, [FILLER], [140], pool=["card-20", "card-22"], opportunity={LOYAL: 3})
    assert reason(match, "buy:card-29") == ("why-not-in-pool", "7.0")
    assert reason(match, "buy:card-22") == ("why-opposing-card", "7.0")
    assert reason(match, "buy:card-20") == ("why-few-opportunity-points", "7.0")
