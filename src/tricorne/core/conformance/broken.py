"""What every check uses: how it fails, some answer, and what has to be equal."""

from __future__ import annotations

import random
from typing import Any

from tricorne.core.match import Match
from tricorne.core.questions import Ask, Luck
from tricorne.core.state import encode

NOT_AN_OPTION = "an-option-that-no-game-offers"


class Broken(AssertionError):
    """A check that did not hold."""

    def __init__(self, check: str, detail: str) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check
        self.detail = detail


def some_option(question: Ask | Luck, chance: random.Random) -> str:
    """One of the options by chance, each equally likely."""
    options = question.options()
    return options[int(chance.random() * len(options))]


def essence(match: Match) -> tuple[bytes, list[Any], str]:
    """What has to be equal in two matches that are the same: state, answers, and what is asked."""
    questions = [(question.seat, question.kind, list(question.options())) for question in match.questions]
    return encode(match.game.state), list(match.answers), repr(questions)
