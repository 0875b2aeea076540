"""The proof that bots see nothing hidden: where only hidden things differ, every bot of every game decides alike."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tricorne
from tricorne.bots import LEVELS, SEARCHING, Budget, Look, make_bot
from tricorne.bots.analysis import Judged, judge, known_chance
from tricorne.bots.search import estimate
from tricorne.core import Match
from tricorne.core.questions import Ask
from tricorne.core.record import FORMAT, Record, SavedCheckpoint, load
from tricorne.core.state import State, to_plain
from tricorne.server.tables.positions import game_of

GAMES = {
    "1775-rebellion": "",
    "liberty-or-death": "sprint",
    "liberty": "",
    "prelude-to-rebellion": "",
}
PAIRS, SOME = 10, 0.4


def decision(match: Match, seat: str, level: str) -> str:
    """What a bot answers with the same chance of its own each time."""
    ask = match.question_for(seat)
    assert type(ask) is Ask
    return make_bot(level, Budget(seconds=600, visits=24 // SEARCHING.get(level, 1))).choose(
        Look(match, ask, random.Random(17))
    )


def chances(match: Match, seat: str) -> dict[str, float]:
    """The winning chances as the seat can judge them."""
    ask = match.question_for(seat)
    assert type(ask) is Ask
    return estimate(Look(match, ask, random.Random(17)), match.game.seats, 6)


def begun_with(match: Match, state: State) -> Match:
    """A table at which the step of a state begins: nothing in its memory is of another deal."""
    first = SavedCheckpoint(0, 0, 0, dict(match.seats), to_plain(state))
    return load(Record(FORMAT, match.setup, [], [first]), game_of, verify=False)


def pairs_alike(game: str) -> Iterator[tuple[Match, Match, str]]:
    """Tables that look alike to the seat that is asked: at some moments of a game, the true one and another deal."""
    match, chance = tricorne.new_match(game, GAMES[game] or None, seed=12), random.Random(12)
    found = 0
    while found < PAIRS and (ask := match.question) is not None:
        assert type(ask) is Ask
        if match.moment == match.step_start and chance.random() < SOME:
            other_deal = match.game.redeal(ask.seat, lambda n: int(chance.random() * n))
            pair = [begun_with(match, state) for state in (match.game.state, other_deal)]
            if not any(table.answers or table.game.entries for table in pair) and pair[0].question_for(ask.seat):
                assert pair[0].view(ask.seat) == pair[1].view(ask.seat)
                found += 1
                yield pair[0], pair[1], ask.seat
        options = ask.options()
        match.answer(options[int(chance.random() * len(options))], ask.seat)
    assert found > PAIRS // 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_decides_alike_at_tables_that_look_alike(game: str, level: str) -> None:
    for match, other, seat in pairs_alike(game):
        assert decision(match, seat, level) == decision(other, seat, level)


@pytest.mark.parametrize("game", GAMES)
def test_chances_are_alike_at_tables_that_look_alike(game: str) -> None:
    for match, other, seat in pairs_alike(game):
        assert chances(match, seat) == chances(other, seat)


def look_back(match: Match, seat: str) -> tuple[Judged, float]:
    """What a look back says of a seat's answer, and of its chance."""
    ask = match.question_for(seat)
    assert type(ask) is Ask
    judged = judge(match, seat, ask.options()[-1], 24, random.Random(17))
    return judged, known_chance(match, [seat], 4, random.Random(17), 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_look_back_is_alike_at_tables_that_look_alike(game: str) -> None:
    for match, other, seat in pairs_alike(game):
        assert look_back(match, seat) == look_back(other, seat)


@pytest.mark.parametrize("game", ["1775-rebellion", "liberty", "prelude-to-rebellion"])
def test_who_is_not_asked_is_told_the_same_for_all_deals(game: str) -> None:
    match, chance = tricorne.new_match(game, seed=12), random.Random(12)
    found = 0
    while found < 4 and type(ask := match.question) is Ask:
        waiting = [seat for seat in match.game.seats if match.question_for(seat) is None]
        if match.moment == match.step_start and waiting and chance.random() < SOME:
            seat = waiting[0]
            other_deal = match.game.redeal(seat, lambda n: int(chance.random() * n))
            pair = [begun_with(match, state) for state in (match.game.state, other_deal)]
            if all(table.question_for(seat) is None and not table.answers for table in pair):
                known = [known_chance(table, [seat], 4, random.Random(17), 0.0) for table in pair]
                assert known[0] == known[1]
                found += 1
        options = ask.options()
        match.answer(options[int(chance.random() * len(options))], ask.seat)
    assert found
