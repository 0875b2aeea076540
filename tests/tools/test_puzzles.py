"""The search for puzzles: it goes on from what is stored, and breaks off what cannot be one."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from tools import puzzles, puzzling
from tools.puzzles import Hunt, candidates, decisive_turns, played
from tools.puzzling import Clear, Lost, Wanted, clearly_best, looked_at
from tricorne.api import begin_puzzle, new_match, puzzles_of
from tricorne.bots import Look
from tricorne.bots.compare import Compared
from tricorne.bots.speaking import comes_of_it
from tricorne.bots.thinking import chance_of
from tricorne.core.course import Start
from tricorne.core.match import Match
from tricorne.core.policy import Because
from tricorne.core.puzzles import Puzzle, Tried
from tricorne.core.questions import Ask
from tricorne.games import game_class, game_ids

NOTHING = Tried("nothing", 0.0)
DEALS = 16


@pytest.fixture(autouse=True)
def _work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "WORK", tmp_path)


@pytest.mark.parametrize("game", game_ids())
def test_a_search_goes_on_from_what_is_stored(game: str) -> None:
    stored = puzzles_of(game).puzzles
    hunt = Hunt(game)
    assert hunt.found == stored
    assert all(hunt.seed >= puzzle.start.seed for puzzle in stored), "no game is played twice"
    if len(stored) < puzzles.WANTED:
        assert hunt.next_id() not in {puzzle.id for puzzle in stored}
    hunt.seed += 5
    hunt.save()
    assert Hunt(game).seed == hunt.seed
    assert Hunt(game).found == stored


def test_a_look_is_broken_off_when_no_answer_is_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("1775-rebellion", "introductory", seed=2)
    ask = match.question
    assert type(ask) is Ask
    with pytest.raises(Lost, match="no gap at 32"):
        clearly_best(match, ask, lambda _ask, _solution: True)
    monkeypatch.setattr(puzzling, "GAP", 0.0)
    assert len(looked_at(match, ask, 32, 1)) == 3, "with no gap wanted it is looked at to the end"


def test_what_comes_of_an_answer_speaks_for_it() -> None:
    puzzle = next(puzzle for puzzle in puzzles_of("liberty-or-death").puzzles)
    match = begin_puzzle("liberty-or-death", puzzle)
    ask = match.question_for(puzzle.seat)
    assert type(ask) is Ask
    look = Look(match, ask, random.Random(0))
    best, second = puzzle.best[0].option, puzzle.best[1].option
    good = {(why.say, why.args["more"]) for why in comes_of_it(look, best, second, DEALS)}
    other = {(why.say, why.args["more"]) for why in comes_of_it(look, second, best, DEALS)}
    assert good
    assert not good & other, "the same cannot speak for both"
    assert comes_of_it(look, best, best, DEALS) == []


@pytest.mark.parametrize("game", ["liberty", "1775-rebellion"])
def test_a_puzzle_stays_as_it_was_found_while_the_game_goes_on(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def first_two(_match: Match, ask: Ask, _wanted: Wanted) -> Clear:
        first, second = (Compared(option, 0.5, 1) for option in ask.options()[:2])
        return Clear([first, second], second)

    def with_a_reason(_match: Match, _ask: Ask, one: Compared, _beside: Compared) -> Tried:
        return Tried(one.option, one.chance, (Because("w-nothing-to-move", {}),))

    monkeypatch.setattr(puzzles, "clearly_best", first_two)
    monkeypatch.setattr(puzzles, "tried", with_a_reason)
    monkeypatch.setattr(puzzles, "decisive_turns", lambda _moments, _policy: {1})
    found = [puzzle for puzzle in candidates(game, 500_002, lambda _ask, _solution: True, Counter()) if puzzle]
    assert len(found) == puzzles.A_GAME
    for puzzle in found:
        ask = begin_puzzle(game, puzzle).question_for(puzzle.seat)
        assert type(ask) is Ask
        assert ask.kind == puzzle.asks


def test_a_puzzle_without_a_position_begins_like_the_game() -> None:
    """Also for what is known of hidden blocks, which a given position knows nothing of."""
    puzzle = Puzzle(
        id="new", start=Start("1775", 3), seat="american", asks="card", answers=[], best=[], beginner=NOTHING, games=1
    )
    assert begin_puzzle("liberty", puzzle).view("american")["position"]["notebook"]


def test_the_turns_that_changed_most_are_looked_at() -> None:
    policy = game_class("1775-rebellion").policy()
    chances: dict[int, float] = {}
    last = 0.0
    for match, ask in played("1775-rebellion", 500_003):
        last = chance_of(match, "loyalists", policy)
        if ask is not None:
            chances.setdefault(policy.turn(match.game), last)
    values = [*chances.values(), last]
    swings = {turn: abs(after - before) for turn, (before, after) in zip(chances, pairwise(values), strict=True)}
    turns = decisive_turns(played("1775-rebellion", 500_003), policy)
    assert 0 < len(turns) <= puzzles.SWINGS
    assert min(swings[turn] for turn in turns) >= max(swings[turn] for turn in swings.keys() - turns)
    assert min(swings[turn] for turn in turns) >= puzzles.SWING
