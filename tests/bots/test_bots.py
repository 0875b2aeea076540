"""Bots answer what is offered, see nothing hidden, and search finds the better option."""

from __future__ import annotations

import random

import pytest

from tests.core.toy_game import toy
from tricorne.bots import LEVELS, Budget, Look, Player, make_bot
from tricorne.bots.picking import weighted
from tricorne.bots.search import Hard
from tricorne.core import BadSetup, Match
from tricorne.core.questions import Ask


def ask_of(match: Match, seat: str) -> Ask:
    question = match.question_for(seat)
    assert type(question) is Ask
    return question


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_a_whole_game(level: str) -> None:
    match = toy(seed=8, ann=level, bob=level)
    players = {seat: Player(level, 5, Budget(visits=20)) for seat in match.seats}
    while match.question is not None:
        ask = match.question
        assert type(ask) is Ask
        players[ask.seat].answer(match, ask)
    assert match.result is not None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(6))
def test_a_bot_decides_alike_where_only_hidden_things_differ(level: str, seed: int) -> None:
    match, chance = toy(seed=seed), random.Random(seed)
    while match.question is not None:
        ask = match.question
        assert type(ask) is Ask
        other = match.imagine(ask.seat, lambda n: int(chance.random() * n))
        decisions = []
        for table in (match, other):
            look = Look(table, ask_of(table, ask.seat), random.Random(99))
            decisions.append(make_bot(level, Budget(seconds=60, visits=12)).choose(look))
        assert decisions[0] == decisions[1]
        match.answer(chance.choice(list(ask.options())), ask.seat)


def test_the_position_handed_to_a_bot_is_dealt_anew() -> None:
    match = toy({"draw": [1, 6]})
    ask = ask_of(match, "ann")
    hands = {str(Look(match, ask, random.Random(seed)).position().state.hands[1]) for seed in range(60)}
    assert hands == {"[2]", "[3]", "[4]", "[5]", "[6]"}


@pytest.mark.parametrize(("lead", "best"), [(4, "yes"), (2, "no")])
def test_search_gambles_only_where_it_must(lead: int, best: str) -> None:
    match = toy({"draw": [6, 1, 5, 2, 4, 3, 4, 3]})
    for bids in (("6", "1"), ("5", "2")):
        for answer, seat in (*zip(bids, ("ann", "bob"), strict=True), ("no", "ann"), ("no", "ann")):
            match.answer(answer, seat)
    match.edit({"points": {"ann": 0, "bob": lead}}, "the last round")
    match.answer("4", "ann")
    match.answer("3", "bob")
    look = Look(match, ask_of(match, "ann"), random.Random(3))
    thought = Hard(Budget(seconds=60, visits=400)).think(look)
    assert thought.answer == best
    assert sum(thought.visits.values()) < 400, "a clear decision is not thought about to the end"


def test_a_point_falls_on_the_weight_it_belongs_to() -> None:
    assert [weighted([1, 0, 3], point) for point in (0, 0.2, 0.3, 0.99)] == [0, 0, 2, 2]
    assert [weighted([0, 0], point) for point in (0, 0.9)] == [0, 1]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup):
        make_bot("genius")
