"""The proof that bots see nothing hidden: where only hidden things differ, every bot of every game decides alike."""

from __future__ import annotations

import random

import pytest

import tricorne
from tricorne.bots import LEVELS, Budget, Look, make_bot
from tricorne.core import Match
from tricorne.core.questions import Ask

GAMES = {
    "1775-rebellion": "",
    "liberty-or-death": "sprint",
    "liberty": "",
    "prelude-to-rebellion": "",
}
EVERY = 9
QUESTIONS = 90


def decision(match: Match, seat: str, level: str) -> str:
    """What a bot answers with the same chance of its own each time."""
    ask = match.question_for(seat)
    assert type(ask) is Ask
    return make_bot(level, Budget(seconds=600, visits=24)).choose(Look(match, ask, random.Random(17)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_decides_alike_at_tables_that_look_alike(game: str, level: str) -> None:
    match, chance = tricorne.new_match(game, GAMES[game] or None, seed=12), random.Random(12)
    for number in range(QUESTIONS):
        ask = match.question
        if ask is None:
            break
        assert type(ask) is Ask
        if number % EVERY == 0:
            other = match.imagine(ask.seat, lambda n: int(chance.random() * n), seed=number)
            assert other.view(ask.seat) == match.view(ask.seat)
            assert decision(match, ask.seat, level) == decision(other, ask.seat, level)
        options = ask.options()
        match.answer(options[int(chance.random() * len(options))], ask.seat)
