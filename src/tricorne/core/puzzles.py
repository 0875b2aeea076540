"""Puzzles as data: a position from a game of bots in which one answer is clearly the best and a beginner gives another.

They are found and checked by `python -m tools.puzzles` and lie in `learn/puzzles.json` of a game. Nothing in them is
text: the question, its answers and the reasons are said in the words of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from tricorne.core.course import Form, Item, read_form
from tricorne.core.errors import BadSetup, Refused
from tricorne.core.lessons import Begin, Play, Reply, Say, Stand
from tricorne.core.match import Answer
from tricorne.core.policy import Because
from tricorne.core.words import Words, words_of

PUZZLES = "puzzles.json"
PREFIX = "puzzle:"
"""Before the id of a puzzle, where it stands among lessons and tasks."""


class Tried(Form):
    """An answer to a puzzle and what a search found: the chance of the seat to win with it."""

    option: str
    chance: float
    why: tuple[Because, ...] = ()


class Puzzle(Item, kw_only=True):
    """A position at the start of a step, what was answered since, and what a search thinks of the answers."""

    prefix: ClassVar[str] = "puzzle"

    seat: str
    asks: str
    """The kind of question."""
    answers: list[Any]
    """What was answered in the step before the question, luck included."""
    best: list[Tried]
    """The best answers, the best first."""
    beginner: Tried
    """What a beginner answers most often."""
    games: int
    """How many games were played on from each answer."""

    @property
    def solution(self) -> str:
        return self.best[0].option

    @property
    def gap(self) -> float:
        """How much better the best answer is than the second."""
        return self.best[0].chance - self.best[1].chance


class Puzzles(Form):
    """The puzzles of a game."""

    puzzles: list[Puzzle]

    def find(self, name: str) -> Puzzle:
        """The puzzle of that id."""
        known = {puzzle.id: puzzle for puzzle in self.puzzles}
        if name not in known:
            raise BadSetup("unknown-puzzle", puzzle=name)
        return known[name]


def read_puzzles(folder: Path) -> Puzzles:
    """The puzzles of the game in a folder."""
    file = folder / "learn" / PUZZLES
    return read_form(file, Puzzles) if file.exists() else Puzzles([])


def puzzles_in(folder: Path, language: str) -> list[dict[str, str]]:
    """The puzzles of a game for a page that lists them."""
    words = words_of(folder, language)
    return [
        {"id": PREFIX + puzzle.id, "title": title_of(puzzle, words), "seat": words.noun(puzzle.seat)}
        for puzzle in read_puzzles(folder).puzzles
    ]


# Solving


class Solve(Play):
    """A puzzle being tried: the best answer is played, every other one is only judged."""

    def __init__(self, puzzle: Puzzle, begin: Begin, recorded: Sequence[Answer] = ()) -> None:
        self.puzzle = puzzle
        super().__init__(puzzle.seat, begin, recorded)

    def _give(self, answer: str, seat: str | None) -> None:
        if self.is_solved or answer != self.puzzle.solution:
            raise Refused("not-in-lesson", answer=answer, lesson=PREFIX + self.puzzle.id)
        super()._give(answer, seat)

    def _settle(self) -> None:
        """Nobody else has to answer."""

    def _is_stop(self, number: int) -> bool:
        del number
        return True

    @property
    def is_solved(self) -> bool:
        """Whether the best answer was given."""
        return bool(self._moments)

    def answer(self, answer: str) -> Reply:
        """The answer of who tries: the best one is played."""
        if self.is_solved:
            raise Refused("lesson-over")
        if answer == self.puzzle.solution:
            self._give(answer, self.seat)
            return Reply("go")
        if not self._is_legal(answer, self.seat):
            self.match.answer(answer, self.seat)
        return Reply("again", Say("puzzle-not", answer))

    def stand(self) -> Stand:
        """The question, or that it is solved."""
        solved = self.is_solved
        say = Say("puzzle-solved" if solved else "puzzle-ask")
        return Stand(PREFIX + self.puzzle.id, 1 + solved, 0, say, (), False, solved)


# In words


def title_of(puzzle: Puzzle, words: Words) -> str:
    """What a puzzle is called."""
    return words.say_plain("puzzle", {"number": puzzle.id})


def say_puzzle(puzzle: Puzzle, say: Say, words: Words) -> str:
    """What is said of a puzzle: its question, what is wrong with an answer, or why the best one is."""
    best, second = puzzle.best[0], puzzle.best[1]
    args = {
        "seat": words.noun(puzzle.seat),
        "played": words.option(puzzle.asks, say.part) if say.part else "",
        "best": words.option(puzzle.asks, best.option),
        "chance": round(100 * best.chance),
        "second": words.option(puzzle.asks, second.option),
        "less": round(100 * second.chance),
    }
    text = words.say_plain(say.message, args)
    if say.message != "puzzle-solved":
        return text
    return " ".join([text, *(words.say(why.say, why.args) for why in best.why)])
