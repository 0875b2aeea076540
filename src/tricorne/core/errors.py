"""What can go wrong at a table, as values that the edges put into words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from tricorne.core.words import say_error


class TricorneError(Exception):
    """Something from outside cannot be accepted. `code` names the message, `args_` fill it; nothing has changed."""

    words: Path | None = None
    """The folder of the game whose words the reason is in."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code, args)
        self.code = code
        self.args_ = args

    def __str__(self) -> str:
        return say_error(self, "en")


class Refused(TricorneError):
    """An answer, undo or rewind that is not possible in this position."""


class BadSetup(TricorneError):
    """Unknown game, scenario, seat, option, position or pack."""


class BadRecord(TricorneError):
    """A record that is damaged, or that does not fit the rules."""


class BadData(TricorneError):
    """A data file or component pack that does not describe a complete game."""


class BrokenInvariant(AssertionError):
    """The rules reached a position that the game cannot be in."""


STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What rules raise at something from outside that no game could come to."""


@contextmanager
def playable() -> Iterator[None]:
    """Refuse a position from outside at which the rules stumble before anything is asked."""
    try:
        yield
    except STUMBLES as error:
        raise BadSetup("position-unplayable") from error


def nearest(name: str, known: Iterable[str]) -> str:
    """The names that somebody who wrote this one may have meant, for a message; all of them where none is near."""
    listed = list(known)
    return ", ".join(get_close_matches(name, listed, 4) or listed)


def kebab(name: str) -> str:
    """A name of an option, a choice or a kind of luck, also where somebody writes it with underscores."""
    return name.replace("_", "-")
