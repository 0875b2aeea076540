"""The reference of a game: what it can ask, draw and tell, as somebody who writes a script from outside needs it.

It stands in `reference.json` of the game's folder. `tools/reference.py` makes it from play, and random games are held
against it: a question, a kind of luck or an event that is missing fails a test.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from tricorne.core.facts import Facts
from tricorne.core.game import Game

FILE = "reference.json"
FEW = 12
"""So many words in one place of an answer are listed; more are named by what they have in common."""
NUMBER = "<number>"
NAME = "<name>"


class QuestionKind(msgspec.Struct, omit_defaults=True):
    """A kind of question: its sections, the forms of its answers, and whether it is asked with a single answer too."""

    sections: list[str] = []
    answers: list[str] = []
    args: list[str] = []
    asked_when_forced: bool = False


class LuckKind(msgspec.Struct, omit_defaults=True):
    """A kind of luck: its sections, its outcomes, and whether only some seats see what came up."""

    sections: list[str] = []
    outcomes: list[str] = []
    args: list[str] = []
    secret: bool = False


class EventKind(msgspec.Struct, omit_defaults=True):
    """A kind of entry in the log: its sections and its fields."""

    sections: list[str] = []
    fields: list[str] = []


class Reference(msgspec.Struct):
    """Everything that a game can ask, draw and tell."""

    questions: dict[str, QuestionKind] = {}
    luck: dict[str, LuckKind] = {}
    events: dict[str, EventKind] = {}


@lru_cache(maxsize=16)
def read_reference(folder: Path) -> Reference:
    """The reference in the folder of a game; an empty one where it has none."""
    path = folder / FILE
    return msgspec.json.decode(path.read_bytes(), type=Reference) if path.is_file() else Reference()


class Forms:
    """Turns names into the forms that a reference lists: `boston:3` into `<area>:<number>`.

    Seats, and what the data files list under a seat, keep their names.
    """

    def __init__(self, facts: Facts, seats: Sequence[str]) -> None:
        self._classes: dict[str, str] = {}
        containers = [pair for plain in facts.files.values() if isinstance(plain, dict) for pair in plain.items()]
        found = [
            (c, things)
            for c, things in containers
            if isinstance(things, dict)
            and c.isalpha()
            and c not in seats
            and len(things) > 3
            and set(things) - set(seats)
        ]
        for container, things in sorted(found, key=lambda pair: -len(pair[1])):
            for name in things:
                self._classes.setdefault(name, f"<{_one_of(container)}>")

    def of(self, name: str) -> str:
        """The form of one name."""
        return ":".join(self._part(part) for part in name.split(":"))

    def _part(self, part: str) -> str:
        if part.lstrip("-").isdigit():
            return NUMBER
        head, dash, tail = part.partition("-")
        if dash and tail.isdigit():
            return f"{head}-{NUMBER}"
        return self._classes.get(part, part)

    def all_of(self, names: set[str]) -> list[str]:
        """The forms of many names; where one place of a form takes more than a few words, they are not listed."""
        forms = {self.of(name) for name in names}
        by_shape: dict[tuple[int, str], set[str]] = {}
        for form in forms:
            head, _, rest = form.partition(":")
            by_shape.setdefault((form.count(":"), head if rest else ""), set()).add(form)
        shortened = [
            [":".join((shape[1], *[NAME] * shape[0])).strip(":") or NAME] if len(alike) > FEW else sorted(alike)
            for shape, alike in by_shape.items()
        ]
        return sorted(form for few in shortened for form in few)


def _one_of(container: str) -> str:
    return {"hexes": "hex", "colonies": "colony"}.get(container, container.removesuffix("s"))


def describe(game: type[Game[Any]]) -> dict[str, Any]:
    """The reference of a game as plain data, with its seats, scenarios and options."""
    plain: dict[str, Any] = msgspec.to_builtins(read_reference(game.folder()))
    options = {option.name: list(option.choices) for option in game.options}
    return {"game": game.id, "seats": list(game.seats), "scenarios": list(game.scenarios), "options": options, **plain}
