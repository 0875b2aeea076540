"""The heuristic of Liberty."""

from __future__ import annotations

import random

import pytest

import tricorne
from tests.games.liberty.table import Where, british_war, game_of, war, winter
from tests.games.library import answer, options
from tricorne import Match
from tricorne.bots import Budget
from tricorne.core.policy import Asked
from tricorne.core.questions import Ask
from tricorne.games.liberty.board import AMERICAN, BRITISH
from tricorne.games.liberty.bots.heuristic import POLICY
from tricorne.games.liberty.bots.outlook import winning_chance
from tricorne.sim.simulate import play_out


def favourite(match: Match) -> str:
    """What the heuristic likes best."""
    question = match.question
    assert type(question) is Ask
    names = list(question.options())
    asked = Asked(question.seat, question.kind, question.rule, question.args, tuple(names))
    weights = POLICY.weigh(game_of(match), asked)
    return names[weights.index(max(weights))]


def test_every_question_of_a_war_can_be_weighed() -> None:
    chance = random.Random(4)
    match = tricorne.new_match("liberty", seed=4, options={"volley": "on", "bayonets": "on", "pursuit": "on"})
    while (question := match.question) is not None:
        assert type(question) is Ask
        names = tuple(question.options())
        asked = Asked(question.seat, question.kind, question.rule, question.args, names)
        weights = POLICY.weigh(game_of(match), asked)
        assert len(weights) == len(names)
        assert all(weight > 0 for weight in weights)
        match.answer(names[int(chance.random() * len(names))], question.seat)


@pytest.mark.parametrize(
    ("british", "american", "winner"), [("normal", "random", "british"), ("random", "normal", "american")]
)
def test_the_heuristic_beats_chance_from_either_side(british: str, american: str, winner: str) -> None:
    for seed in range(2):
        match = tricorne.new_match("liberty", seed=seed, seats={"american": american, "british": british})
        play_out(match, seed, Budget(1.0, 10))
        assert match.result is not None
        assert match.result.winners == (winner,)


def test_an_empty_enemy_town_is_taken() -> None:
    m = british_war({"grey": "springfield", "ward": "albany"})
    answer(m, "move:springfield")
    assert favourite(m) in ("boston", "hartford")


def test_a_hopeless_attack_is_avoided() -> None:
    strong: dict[str, Where] = dict.fromkeys(["howe", "grey", "grant", "percy"], "boston")
    m = war({**strong, "ward": ("springfield", 1)})
    answer(m, "move:springfield")
    assert "boston" in options(m)
    assert favourite(m) != "boston"


def test_a_ship_that_leaves_takes_its_troops_along() -> None:
    blocks: dict[str, Where] = {"greene": "springfield", "graves": "newport", "grant": "hartford"}
    troops: dict[str, Where] = dict.fromkeys(["howe", "grey", "percy"], "newport")
    alone = answer(war(blocks), "move:springfield", "newport", "end", "end", "retreat")
    assert favourite(alone) == "hartford"
    together = answer(war({**blocks, **troops}), "move:springfield", "newport", "end", "end", "retreat")
    assert favourite(together) == "atlantic"


def test_who_would_starve_is_disbanded() -> None:
    m = winter({"ward": "albany", "stark": "albany"})
    answer(m, "done")
    assert favourite(m) == "disband"
    answer(m, "disband")
    assert favourite(m) in ("ward", "stark")


def test_more_supply_points_are_better_for_the_british() -> None:
    few = game_of(british_war({"ward": "albany", "grey": "boston"}))
    many = game_of(british_war({"ward": "albany", "grey": "new_york"}))
    assert winning_chance(many, BRITISH) > winning_chance(few, BRITISH)
    assert winning_chance(many, BRITISH) + winning_chance(many, AMERICAN) == pytest.approx(1.0)
