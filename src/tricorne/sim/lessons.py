"""All lessons, tasks and worked examples of a game played through, with every check."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from tricorne.api import begin_lesson, course_of, examples_of, load_match
from tricorne.core.lesson_checks import (
    Checked,
    check_first_game,
    check_form,
    check_lesson,
    check_task,
    check_texts,
    longest_step,
)
from tricorne.core.words import LANGUAGES
from tricorne.games import game_class


class LessonReport(NamedTuple):
    """What a game teaches, and whether all of it holds."""

    game: str
    lessons: int
    tasks: int
    examples: int
    steps: int
    held: int
    """Claims and answers."""
    longest: dict[str, dict[str, int]]
    """By language, the most words and characters that a step says."""
    problems: list[str]


def check_lessons(game: str) -> LessonReport:
    """Play everything through and read every text."""
    cls, course, examples = game_class(game), course_of(game), examples_of(game)
    checked = list(_play_all(game))
    problems = [problem for each in checked for problem in each.problems]
    problems += check_form(course, examples, cls.folder(), cls.seats)
    missing = check_texts(course, examples, cls.folder())
    longest = {}
    if not missing:
        for language in LANGUAGES:
            words, characters = longest_step(course, cls.folder(), language)
            longest[language] = {"words": words, "characters": characters}
    return LessonReport(
        game,
        len(course.lessons),
        len(course.tasks),
        len(examples.examples),
        sum(len(lesson.steps) for lesson in (*course.lessons, *examples.examples)),
        sum(each.held for each in checked),
        longest,
        problems + missing,
    )


def _play_all(game: str) -> Iterator[Checked]:
    make = partial(begin_lesson, game)
    course = course_of(game)
    for lesson in (*course.lessons, *examples_of(game).examples):
        yield check_lesson(lesson, make, load_match)
    for task in course.tasks:
        yield check_task(task, make)
    yield check_first_game(course, make)
