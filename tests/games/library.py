"""What every test of rules says in the same words: answer, what is asked and offered, what is seen, what has happened.

A game's own `table.py` sets up its positions and has short ways to read them.
"""

from __future__ import annotations

from typing import Any

import pytest

from tricorne.core import OBSERVER, Match, Refused
from tricorne.core.words import LANGUAGES


def answer(match: Match, *answers: str) -> Match:
    """Answer one question after the other."""
    for name in answers:
        match.answer(name)
    return match


def asked(match: Match) -> tuple[str, str]:
    """Who is asked, and what kind of question."""
    assert match.question is not None
    return match.question.seat, match.question.kind


def options(match: Match) -> list[str]:
    """What is offered."""
    assert match.question is not None
    return list(match.question.options())


def without_effect(match: Match) -> list[str]:
    """The options that are marked because nothing could come of them."""
    return sorted(name for name in options(match) if match.hint(name) == {"effect": False})


def seen(match: Match, seat: str = OBSERVER) -> dict[str, Any]:
    """The position as a seat sees it."""
    position: dict[str, Any] = match.view(seat)["position"]
    return position


def events(match: Match, seat: str = OBSERVER) -> list[str]:
    """The names of what has happened, as far as a seat may know."""
    return [entry["event"] for entry in match.log(seat)]


def reason(match: Match, name: str, seat: str | None = None) -> tuple[str, str]:
    """The message that refuses an answer, which every language can say, and the section of the rules."""
    with pytest.raises(Refused) as refused:
        match.answer(name, seat)
    args = refused.value.args_
    assert refused.value.code == "not-offered-because", f"{name} is refused without a reason"
    for language in LANGUAGES:
        assert match.game.words(language).say(args["reason"])
    return args["reason"], args["rule"]
