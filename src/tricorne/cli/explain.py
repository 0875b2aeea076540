"""`tricorne explain`: why a non-player did what it did."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tricorne.api import load_match
from tricorne.cli.output import Json, console, language, print_json
from tricorne.core.errors import Refused
from tricorne.core.questions import Ask, Luck
from tricorne.core.words import Words


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
    question, answer = match.at(at).question, match.answers[at]
    assert question is not None
    if as_json:
        asked = f"{question.seat} {question.kind} ({question.rule})"
        print_json({"moment": at, "asked": asked, "answer": answer, "steps": steps})
        return
    console.print(f"{at}: {_in_words(words, question, answer)}", highlight=False)
    for step in steps:
        console.print(f"  {step['text']}", highlight=False)


def _in_words(words: Words, question: Ask | Luck, answer: Any) -> str:
    """Who was asked what, and what was answered."""
    prompt = words.say(f"{'q' if isinstance(question, Ask) else 'd'}-{question.kind}", question.args)
    given = words.option(question.kind, answer) if isinstance(answer, str) else str(answer)
    return f"{words.noun(question.seat)}. {prompt} ({question.rule}) → {given}"
