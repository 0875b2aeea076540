"""The heuristic of the game: sound weights, sensible choices, and better than chance."""

from __future__ import annotations

import random

import pytest

import tricorne
from tests.games.library import answer, options
from tests.games.prelude.table import EXTERNAL, GAME, LOYAL, PATRIOTE, RURAL, game_of, table
from tricorne.core import Match
from tricorne.core.policy import Asked
from tricorne.games.prelude.bots.heuristic import POLICY, WEIGHERS
from tricorne.games.prelude.bots.outlook import winning_chance
from tricorne.games.prelude.bots.standing import chance_of_check


def asked(match: Match) -> Asked:
    question = match.question
    assert question is not None
    return Asked(question.seat, question.kind, question.rule, question.args, question.options())


def best(match: Match) -> str:
    question = asked(match)
    weights = POLICY.weigh(game_of(match), question)
    return question.options[max(range(len(weights)), key=weights.__getitem__)]


def played(seed: int, good: str) -> tuple[Match, set[str]]:
    """A game of the heuristic in one seat against chance in the other."""
    match, chance = tricorne.new_match(GAME, seed=seed), random.Random(seed)
    kinds = set()
    while match.question is not None:
        question = match.question
        if question.seat == good:
            weights = POLICY.weigh(game_of(match), asked(match))
            assert len(weights) == len(question.options())
            assert all(weight > 0 for weight in weights)
            kinds.add(question.kind)
            match.answer(best(match))
        else:
            match.answer(chance.choice(list(question.options())))
        assert 0 <= winning_chance(game_of(match), 0) <= 1
    return match, kinds


@pytest.mark.parametrize("seat", [PATRIOTE, LOYAL])
def test_the_heuristic_beats_chance(seat: str) -> None:
    wins = 0
    for seed in range(6):
        match, kinds = played(seed, seat)
        assert match.result is not None
        wins += match.result.winners == (seat,)
        assert {"play", "action"} <= kinds
    assert wins >= 5


def test_the_heuristic_prefers_a_rich_event() -> None:
    match = table(LOYAL, [24, 29])
    assert best(match) == "event:card-24"


def test_the_heuristic_turns_control_for_one_point() -> None:
    match = answer(table(LOYAL, [108]), "points:card-108")
    assert best(match).startswith("mobilize:")
    assert best(match) not in ("mobilize:drummond", "mobilize:missisquoi")


def test_the_heuristic_names_the_die_of_a_track_that_favours_it() -> None:
    match = answer(table(LOYAL, [13], score={EXTERNAL: 3, RURAL: 3}), "event:card-13", "opportunity_points")
    assert best(match) == EXTERNAL


def test_the_heuristic_pays_for_a_near_success() -> None:
    match = table(PATRIOTE, [22], luck={"check-die": [3, 3, 2]})
    answer(match, "points:card-22", "organize:montreal", "4")
    assert options(match) == ["fail", "spend"]
    assert best(match) == "spend"


def test_the_chance_of_a_check_counts_three_dice() -> None:
    assert chance_of_check(2, 0) == 0
    assert chance_of_check(10, 0) == 0.5
    assert chance_of_check(18, 0) == chance_of_check(25, 5) == 1
    assert chance_of_check(9, 1) == 0.5


def test_a_lead_is_worth_something_to_who_has_it() -> None:
    ahead, behind = game_of(table(vp=-10)), game_of(table(vp=10))
    assert winning_chance(ahead, 0) > 0.6 > 0.4 > winning_chance(behind, 0)
    assert winning_chance(ahead, 0) + winning_chance(ahead, 1) == pytest.approx(1)


def test_every_question_but_plain_ones_is_weighed() -> None:
    assert {"play", "action", "reprisal", "add", "raise-target", "score-die"} <= set(WEIGHERS)


@pytest.mark.parametrize("card", [129, 137])
def test_cards_of_up_to_some_cubes_are_used_to_the_full(card: int) -> None:
    match = table(LOYAL, [card], cubes={"richelieu": {PATRIOTE: 3, LOYAL: 3}})
    answer(match, f"event:card-{card}")
    while asked(match).kind not in ("add-up-to", "remove-up-to"):
        answer(match, "richelieu")
    assert best(match) == max(options(match))
    weights = POLICY.weigh(game_of(match), asked(match))
    assert sorted(set(weights), reverse=True) == list(weights), "the fewer cubes, the less"
