"""The worked examples of the rulebooks as the help shows them; `test_lessons.py` plays all of them through."""

from __future__ import annotations

from tricorne.api import show_example
from tricorne.core import Match


def until(game: str, name: str, step: str) -> Match:
    """The table of an example at the step of that name."""
    run = show_example(game, name)
    while run.step is not None and run.step.id != step:
        run.go_on()
    assert run.step is not None or step == "end"
    return run.match
