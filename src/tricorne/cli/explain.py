"""`tricorne explain`: why a non-player did what it did."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tricorne.api import load_match
from tricorne.cli.output import Json, console, language, print_json
from tricorne.core.errors import Refused
from tricorne.core.match import Match


def explain(
    file: Path,
    at: Annotated[int, typer.Option(help="The number of the answer, from 0.")],
    as_json: Json = False,
) -> None:
    """Tell which box, priorities, candidates and ties led a non-player to an answer."""
    match = load_match(file)
    if not 0 <= at < match.moment:
        raise Refused("no-such-moment", moment=at, last=match.moment - 1)
    words = match.game.words(language())
    steps = [
        {"say": step.say, "args": dict(step.args), "text": words.say(step.say, step.args)} for step in match.explain(at)
    ]
    asked = _asked(match, at)
    if as_json:
        print_json({"moment": at, "asked": asked, "answer": match.answers[at], "steps": steps})
        return
    console.print(f"{at}: {asked} → {match.answers[at]}", highlight=False)
    for step in steps:
        console.print(f"  {step['text']}", highlight=False)


def _asked(match: Match, moment: int) -> str:
    question = match.at(moment).question
    return "" if question is None else f"{question.seat} {question.kind} ({question.rule})"
