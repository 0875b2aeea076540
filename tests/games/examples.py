"""The worked examples of the rulebooks as the help shows them, replayed from their data."""

from __future__ import annotations

from functools import partial

from tricorne.api import begin_lesson, examples_of, load_match, show_example
from tricorne.core import Match
from tricorne.core.lesson_checks import check_lesson


def replay(game: str, name: str) -> None:
    """Play an example through: every answer is offered, every claim holds."""
    example = examples_of(game).find(name)
    assert check_lesson(example, partial(begin_lesson, game), load_match).problems == []


def until(game: str, name: str, step: str) -> Match:
    """The table of an example at the step of that name."""
    run = show_example(game, name)
    while run.step is not None and run.step.id != step:
        run.go_on()
    assert run.step is not None or step == "end"
    return run.match
