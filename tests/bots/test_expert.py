"""The search on several cores: what each found is put together, and nobody sees what is hidden."""

from __future__ import annotations

import random

from tests.core.toy_game import toy
from tricorne.bots import Budget, Look
from tricorne.bots.expert import Expert, put_together
from tricorne.bots.thinking import Thought
from tricorne.core import Match
from tricorne.core.questions import Ask


def look_at(match: Match, seat: str) -> Look:
    question = match.question_for(seat)
    assert type(question) is Ask
    return Look(match, question, random.Random(99))


def test_what_was_visited_more_counts_more() -> None:
    one = Thought("a", {"a": 30, "b": 10}, {"a": 0.6, "b": 0.2})
    other = Thought("b", {"a": 10, "b": 30}, {"a": 0.2, "b": 0.7})
    together = put_together([one, other])
    assert together.visits == {"a": 40, "b": 40}
    assert together.chances == {"a": 0.5, "b": 0.575}
    assert together.answer == "b"


def test_an_option_that_was_hardly_visited_is_not_answered() -> None:
    lucky = Thought("a", {"a": 50, "b": 2}, {"a": 0.5, "b": 1.0})
    assert put_together([lucky]).answer == "a"


def test_every_core_adds_its_visits() -> None:
    budget = Budget(seconds=3_600, visits=40)
    alone = Expert(budget, helpers=0).think(look_at(toy(seed=3), "ann"))
    together = Expert(budget, helpers=2).think(look_at(toy(seed=3), "ann"))
    assert sum(together.visits.values()) > 2 * sum(alone.visits.values())


def test_an_expert_decides_alike_where_only_hidden_things_differ() -> None:
    match, chance, expert = toy(seed=4), random.Random(4), Expert(Budget(seconds=3_600, visits=12), helpers=1)
    for _ in range(6):
        ask = match.question
        assert type(ask) is Ask
        other = match.imagine(ask.seat, lambda n: int(chance.random() * n))
        assert expert.choose(look_at(match, ask.seat)) == expert.choose(look_at(other, ask.seat))
        match.answer(chance.choice(list(ask.options())), ask.seat)
