"""The position format: what it can say, what it refuses, and that it gives back what was written."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tricorne
from tests.games.library import seen
from tests.games.rebellion_1775.table import GAME, cards, table, units
from tricorne.core import BadSetup


@pytest.mark.parametrize("scenario", ["campaign", "introductory", "siege-of-quebec"])
def test_a_written_position_is_read_back_the_same(scenario: str) -> None:
    for seed in range(6):
        match, chance = table(scenario=scenario, seed=seed), random.Random(seed)
        for _ in range(400):
            question = match.question
            if question is None:
                break
            if question.kind in ("march", "sail", "movement-card", "reinforcement-events", "battle"):
                again = tricorne.new_match(GAME, scenario=scenario, position=match.position(), luck=[])
                assert again.view("patriots")["position"] == match.view("patriots")["position"]
                assert again.view("loyalists")["position"] == match.view("loyalists")["position"]
                assert again.question is not None
                assert sorted(again.question.options()) == sorted(question.options())
            match.answer(chance.choice(list(question.options())))


def test_what_is_not_named_stays_as_in_the_scenario() -> None:
    match = table([], phase="turn", units={"boston": {"patriots": 3}})
    assert units(match, "boston") == {"patriots": 3}
    assert units(match, "newport") == {"continentals": 1, "patriots": 2}
    assert seen(match)["flags"]["colony:massachusetts"] == "american"


def test_hands_that_are_not_given_are_the_first_three_cards() -> None:
    match = table([], phase="turn")
    assert seen(match, "patriots")["hands"]["patriots"] == cards("patriots", 1, 2, 3)


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ({"units": {"boston": {"patriots": 60}}}, "1.4"),
        ({"units": {"boston": {"natives_british": 1}}}, "3.1.3"),
        ({"units": {"boston": {"natives": 1, "patriots": 1}}}, "3.1.3"),
        ({"phase": "movement"}, "3.0"),
        ({"hands": {"patriots": ["card:loyalists_01"]}}, "1.6"),
        ({"decks": {"patriots": ["card:patriots_01"]}}, "1.6"),
        ({"active": "patriots", "units": {"boston": {"patriots": 1, "loyalists": 1}}}, "1.0"),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused_with_the_rule(position: dict[str, Any], rule: str) -> None:
    with pytest.raises(BadSetup) as refused:
        tricorne.new_match(GAME, position=position)
    assert f"rule {rule}:" in str(refused.value)
