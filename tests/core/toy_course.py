"""A lesson and a task of the toy game: Ann draws 5 and 2, Bob 4 and 3."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec

from tests.core.toy_game import Toy, toy
from tricorne.core.course import Lesson, Start, Step, Task
from tricorne.core.match import Match

LESSON: dict[str, Any] = {
    "id": "bid",
    "seat": "ann",
    "minutes": 1,
    "rules": ["1.2"],
    "start": {"luck": {"draw": [5, 4, 2, 3], "die": [6, 1, 1]}},
    "steps": [
        {"id": "bid", "asks": "bid", "answer": "5", "refused": {"missing": ["6"]}},
        {"by": "bob", "asks": "bid", "answer": "4"},
        {
            "id": "gamble",
            "asks": "gamble",
            "answer": "yes",
            "again": {"no": ["no"]},
            "after": [{"at": "points/0", "is": 6}],
        },
        {"id": "boast", "asks": "boast", "answer": "no", "fine": {"yes": ["yes"]}},
        {"id": "low", "asks": "bid", "answer": "2"},
        {"id": "bob", "by": "bob", "asks": "bid", "answer": "3"},
        {"id": "bobs", "by": "bob", "asks": "gamble", "answer": "yes"},
        {"by": "bob", "asks": "boast", "answer": "yes"},
    ],
    "end": [{"log": "won-bid", "args": {"seat": "bob"}, "always": True}, {"at": "points", "is": [6, 1]}],
}
TASK: dict[str, Any] = {
    "id": "three",
    "seat": "ann",
    "minutes": 1,
    "rules": ["1.3"],
    "start": LESSON["start"] | {"luck": {"draw": [5, 4, 2, 3], "die": [1]}},
    "goal": [{"at": "points/0", "is": 3}],
    "solution": ["5", "no", "no"],
    "misses": [{"id": "gambled", "answers": ["5", "yes", "yes"], "when": [{"at": "points/0", "most": 2}]}],
    "until": ["bid"],
    "opponent": {"bid": "4"},
}


def lesson(**changes: Any) -> Lesson:
    """The lesson, with other values in place of some."""
    return msgspec.convert({**deepcopy(LESSON), **changes}, Lesson)


def changed_step(number: int, **changes: Any) -> Lesson:
    """The lesson with a step changed; None takes a value out."""
    steps = deepcopy(LESSON["steps"])
    steps[number] = {key: value for key, value in {**steps[number], **changes}.items() if value is not None}
    return lesson(steps=steps)


def task(**changes: Any) -> Task:
    """The task, with other values in place of some."""
    return msgspec.convert({**deepcopy(TASK), **changes}, Task)


def make(start: Start, seat: str, cls: type[Toy] = Toy) -> Match:
    """The table of a start."""
    seats = {name: "human" if name == seat else "script" for name in Toy.seats}
    return toy(start.luck, seed=start.seed, cls=cls, **(seats | start.seats))


def step_of(found: Step | None) -> str:
    """The name of a step."""
    return "" if found is None else found.id
