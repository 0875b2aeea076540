"""2.1 Setting up: scenarios and deck."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.liberty_or_death.cards.table import CARDS
from tests.games.liberty_or_death.table import game_of, table
from tests.games.library import options, seen
from tricorne.games.liberty_or_death.names import CONTROL_NAMES, POOL_NAMES, SPACES
from tricorne.games.liberty_or_death.rules.s1_9_navy import fni, french_preparations

SCENARIOS = ("1775", "1776", "1778", "sprint")


@pytest.mark.parametrize(("scenario", "cards"), [("1775", 66), ("1776", 44), ("1778", 33), ("sprint", 22)])
def test_2_1_deck_of_each_scenario(scenario: str, cards: int) -> None:
    m = table(scenario=scenario)
    assert seen(m)["deck"] == cards - 2
    assert len(game_of(m).state.event_bag) == 94


def test_2_1_a_winter_card_is_among_the_last_five_of_each_eleven() -> None:
    for seed in range(6):
        m = table(scenario="sprint", seed=seed)
        while m.question is not None:
            m.answer(options(m)[-1])
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


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_1_what_is_left_of_the_pools_is_what_the_scenario_says(scenario: str) -> None:
    game = game_of(table(scenario=scenario))
    assert game.plan.stated is not None
    for name, n in game.plan.stated.available.items():
        assert game.state.available[POOL_NAMES[name]] == n, name
    assert sum(game.state.casualties) == 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_1_control_and_totals_follow_from_the_set_up(scenario: str) -> None:
    game = game_of(table(scenario=scenario))
    stated = game.plan.stated
    assert stated is not None
    found = {SPACES[s]: CONTROL_NAMES[who] for s, who in enumerate(game.state.control) if who}
    assert found == stated.control
    assert (game.state.support, game.state.opposition) == (stated.support, stated.opposition)
    assert fni(game.state) == 0
    if stated.preparations is not None:
        assert french_preparations(game.state) == stated.preparations


def test_2_1_treaty_and_strokes_of_the_scenarios() -> None:
    assert [seen(table(scenario=name))["treaty"] for name in SCENARIOS] == [False, False, True, True]
    assert [len(seen(table(scenario=name))["strokes"]) for name in SCENARIOS] == [5, 5, 4, 0]


def test_2_1_period_piles_fit_the_cards() -> None:
    board = game_of(table()).board
    for name in SCENARIOS:
        plan = board.scenarios[name]
        assert len(plan.periods) == len(plan.campaigns)
        for period in set(plan.periods):
            assert plan.periods.count(period) * 10 <= sum(p == period for p in board.period.values())


def test_2_1_every_period_has_32_events() -> None:
    periods = Counter(card["period"] for card in CARDS.values() if card["kind"] == "event")
    assert periods == {"1775-76": 32, "1777-78": 32, "1779-80": 32}
