"""Puzzles: each can be played, its best answer is offered, said in both languages, and found at a small budget."""

from __future__ import annotations

import random

import pytest

from tricorne.api import begin_puzzle, puzzles_of, solve
from tricorne.bots import Look
from tricorne.bots.compare import compare
from tricorne.core.errors import BadRecord, BadSetup, Refused
from tricorne.core.lessons import Say
from tricorne.core.puzzles import PREFIX, Puzzle, puzzles_in, say_puzzle
from tricorne.core.questions import Ask
from tricorne.core.words import LANGUAGES, learn_words
from tricorne.games import game_class, game_ids

PUZZLES = [
    pytest.param(game, puzzle, id=f"{game}-{puzzle.id}") for game in game_ids() for puzzle in puzzles_of(game).puzzles
]
GAP, SMALL = 0.15, 64


@pytest.mark.parametrize(("game", "puzzle"), PUZZLES)
def test_a_puzzle_can_be_tried_and_solved(game: str, puzzle: Puzzle) -> None:
    tried = solve(game, PREFIX + puzzle.id)
    ask = tried.match.question_for(puzzle.seat)
    assert type(ask) is Ask
    assert ask.kind == puzzle.asks
    assert ask.offers(puzzle.solution)
    assert puzzle.gap >= GAP
    assert puzzle.beginner.option != puzzle.solution
    assert puzzle.best[0].why, "what speaks for it is told"
    wrong = tried.answer(puzzle.beginner.option)
    assert (wrong.verdict, tried.is_solved) == ("again", False)
    with pytest.raises(Refused):
        tried.answer("nothing of the kind")
    assert tried.answer(puzzle.solution).verdict == "go"
    assert tried.stand().over
    again = solve(game, puzzle.id, tried.match.answers)
    assert again.is_solved
    assert again.match.view() == tried.match.view()
    for language in LANGUAGES:
        words = learn_words(game_class(game).folder(), language)
        for say in (Say("puzzle-ask"), wrong.say, Say("puzzle-solved")):
            assert say is not None
            assert say_puzzle(puzzle, say, words)


@pytest.mark.parametrize(("game", "puzzle"), PUZZLES)
def test_a_small_search_prefers_the_best_answer_to_a_beginners(game: str, puzzle: Puzzle) -> None:
    match = begin_puzzle(game, puzzle)
    ask = match.question_for(puzzle.seat)
    assert type(ask) is Ask
    found = compare(Look(match, ask, random.Random(5)), SMALL, puzzle.beginner.option)
    chances = {one.option: one.chance for one in found}
    assert puzzle.solution in chances, "it is among the best"
    assert chances[puzzle.solution] > chances[puzzle.beginner.option]


def test_what_is_no_puzzle_or_no_record_of_one_is_refused() -> None:
    game = next(game for game in game_ids() if puzzles_of(game).puzzles)
    with pytest.raises(BadSetup):
        solve(game, PREFIX + "none")
    puzzle = puzzles_of(game).puzzles[0]
    with pytest.raises(BadRecord):
        solve(game, puzzle.id, [*puzzle.answers, puzzle.beginner.option])


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_listed_by_seat(language: str) -> None:
    for game in game_ids():
        listed = puzzles_in(game_class(game).folder(), language)
        assert [one["id"] for one in listed] == [PREFIX + puzzle.id for puzzle in puzzles_of(game).puzzles]
        assert all(one["title"] and one["seat"] for one in listed)
