"""Every line of every priority list of the non-players, and which of them decide in a choice."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.liberty_or_death.bots.think import thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.core.priorities import choose as core_choose
from tricorne.games.liberty_or_death import bots
from tricorne.games.liberty_or_death.bots import french, indians, patriots, ties
from tricorne.games.liberty_or_death.bots.event_spaces import INSTRUCTED

FOLDER = Path(bots.__file__).parent
# Functions that make a line, and what it is called.
MAKERS = {
    "population": "population",
    "villages_first": "villages",
    "without_patriot_fort": "rebellion-without-fort",
    "reward_prevented": "prevents-reward",
}
# Functions that make the lines of a Command, which are counted there.
OF_COMMANDS = (
    "city_then_population",
    "most_militia",
    "most_patriots",
    "leader_first",
    "can_plunder_after",
    "exactly",
    "preferred",
    "already_reached",
)
# The line by which any choice made piece by piece goes on.
REACHED = "already-reached"
ASKS_FOR = {"british._muster_tories": "british._tory_lines"}
TABLES = (
    *(("patriots", line) for line in (*patriots.RALLY, *patriots.RABBLE_ROUSING)),
    *(("french", line) for line in (*french.AGENT_MOBILIZATION, *french.MUSTER)),
    *(("indians", line) for line in (*indians.RAID, *indians.GATHER)),
)
Line = tuple[str, str]
"""The list, by its function or the line of a Command, and the name of the priority."""


def all_lines() -> set[Line]:
    """What the code has: the lists inside of functions, those of the Commands, and those of the instructions."""
    found = {("instruction", f"instruction-{prefer.replace('_', '-')}") for prefer in INSTRUCTED}
    found.add((REACHED, REACHED))
    game = table()
    for seat, line in TABLES:
        found |= {(line.name, priority.name) for priority in line.priorities(thinker(game, seat))}
    for file in FOLDER.glob("*.py"):
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.FunctionDef) and node.name not in (*MAKERS, *OF_COMMANDS):
                found |= {(f"{file.stem}.{node.name}", name) for name in _names_in(node)}
    return found


def _names_in(function: ast.FunctionDef) -> Iterator[str]:
    for call in ast.walk(function):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        if call.func.id in MAKERS:
            yield MAKERS[call.func.id]
        elif call.func.id == "Priority":
            assert isinstance(call.args[0], ast.Constant), f"a line of {function.name} has no plain name"
            yield str(call.args[0].value)


class Recorder:
    """Notes the lines that decide while the block runs."""

    def __init__(self, patch: pytest.MonkeyPatch, name: str | None = None) -> None:
        self.decided: set[Line] = set()
        self.name = name
        patch.setattr(ties, "choose", self._choose)

    def _choose(self, candidates: Any, priorities: Any) -> Any:
        name = self.name or _list_that_asks()
        left, steps = core_choose(candidates, priorities)
        for step in steps:
            self.decided.add((_common_list(step.name) or name, step.name))
        return left, steps


def _common_list(line: str) -> str | None:
    """The list of a line that many choices share."""
    return "instruction" if line.startswith("instruction-") else REACHED if line == REACHED else None


def _list_that_asks() -> str:
    frame = sys._getframe(2)
    while frame is not None:
        code = frame.f_code
        file = Path(code.co_filename)
        if file.parent == FOLDER and code.co_name not in ("best_space", "garrison_by", "is_paid_for"):
            name = f"{file.stem}.{code.co_qualname.partition('.')[0]}"
            return ASKS_FOR.get(name, name)
        assert frame.f_back is not None
        frame = frame.f_back
    raise AssertionError
