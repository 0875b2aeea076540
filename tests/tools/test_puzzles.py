"""The search for puzzles: it goes on from what is stored, and breaks off what cannot be one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tools import puzzles, puzzling
from tools.puzzles import Hunt
from tools.puzzling import Lost, clearly_best, comes_of_it, looked_at
from tricorne.api import begin_puzzle, new_match, puzzles_of
from tricorne.bots import Look
from tricorne.core.questions import Ask
from tricorne.games import game_ids


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
    good = {(why.say, why.args["more"]) for why in comes_of_it(look, best, second)}
    other = {(why.say, why.args["more"]) for why in comes_of_it(look, second, best)}
    assert good
    assert not good & other, "the same cannot speak for both"
    assert comes_of_it(look, best, best) == []
