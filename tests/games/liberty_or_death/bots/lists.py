"""Positions in which one line of a priority list decides, as the reasons of the non-player tell.

A row of a table is the line, what it chooses, the pieces, and where it matters the levels of the spaces:

    one-regular | georgia | virginia: 3 british_regular, 2 continental; georgia: 1 british_regular, 1 continental
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NamedTuple, TypeAlias

import pytest

from tests.games.liberty_or_death.bots.think import conclude, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.core import Ask, Because, Luck, Priority
from tricorne.games.liberty_or_death import bots
from tricorne.games.liberty_or_death.bots.answers import ANSWERS
from tricorne.games.liberty_or_death.bots.machinery.marching import Arrivals, Find
from tricorne.games.liberty_or_death.bots.machinery.plan import READY, Command, Step, Thinker
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Line, best_space
from tricorne.games.liberty_or_death.names import FACTIONS, INDIANS, SPACES
from tricorne.games.liberty_or_death.rules.s1_10_leaders import CORNPLANTER

Priorities: TypeAlias = Sequence[Priority[Any, int]]
Choice: TypeAlias = Callable[[Thinker], Generator[Luck, Any, Any]]
TWO = ("virginia", "georgia")


# Positions


class Case(NamedTuple):
    """A list of priorities, the line that is to decide, and what it chooses in which position."""

    by: Chooses
    decides: str
    chosen: str
    pieces: str
    levels: str
    more: Mapping[str, Any]


class Chooses(NamedTuple):
    """Who chooses by a list of priorities, and how it is brought to choose."""

    seat: str
    priorities: Priorities
    choice: Choice
    more: Mapping[str, Any] = {}
    """What all positions have in common."""

    def rows(self, text: str) -> list[Case]:
        """A case for each row of a table; a line that begins with a bar, or has none, continues the row before."""
        rows = re.sub(r"\n\s*(?=\||[^|\n]*$)", " ", text.strip(), flags=re.MULTILINE).splitlines()
        return [self.case(*(column.strip() for column in row.split("|"))) for row in rows]

    def case(self, decides: str, chosen: str, pieces: str = "", levels: str = "", **more: Any) -> Case:
        return Case(self, decides, chosen, pieces, levels, {**self.more, **more})


def read_pieces(text: str) -> dict[str, dict[str, int]]:
    """`virginia: 3 tory, 1 village; georgia: 1 tory`."""
    found: dict[str, dict[str, int]] = {}
    for space, _, pieces in (part.partition(":") for part in text.split(";") if part.strip()):
        numbers = (piece.split() for piece in pieces.split(","))
        found[space.strip()] = {kind: int(number) for number, kind in numbers}
    return found


def read_levels(text: str) -> dict[str, str]:
    """`rest active_support, georgia neutral`: the rest is all but Virginia and Georgia."""
    found: dict[str, str] = {}
    for space, level in (part.split() for part in text.split(",") if part.strip()):
        rest = [name for name in SPACES if name not in ("west_indies", *TWO)]
        found |= dict.fromkeys(rest if space == "rest" else [space], level)
    return found


# How a non-player is brought to choose


def asked(kind: str, *options: str, rule: str = "8.1", **args: Any) -> Choice:
    """A question of this kind, about Virginia and Georgia unless other options are named."""

    def choose(me: Thinker) -> Generator[Luck, Any, Any]:
        given = ANSWERS[me.faction][kind](me, Ask(me.seat, kind, options or TWO, rule, **args))
        assert not isinstance(given, str)
        return (yield from given)

    return choose


def of_card(kind: str, card: int, text: str, *options: str, **args: Any) -> Choice:
    """A question of an Event."""
    return asked(kind, *options, rule="5.1", card=f"card:{card}", text=text, **args)


def second_piece(kind: str, card: int, text: str, *options: str) -> Choice:
    """What is chosen after a first piece was taken."""

    def choose(me: Thinker) -> Generator[Luck, Any, Any]:
        for left in (2, 1):
            chosen = yield from of_card(kind, card, text, *options, number=left)(me)
        return chosen

    return choose


def march_line(find: Find) -> Choice:
    """A line of a March or Garrison."""
    return lambda me: find(me, Arrivals())


def of_line(seat: str, lines: Sequence[Line], name: str, **more: Any) -> Chooses:
    """A line of a Command."""
    line = next(line for line in lines if line.name == name)
    return Chooses(seat, line.priorities, lambda me: best_space(me, line.candidates(me), line.priorities), more)


def plan(command: Command, kind: str, *options: str) -> Choice:
    """The first step of a Command's plan at a question about Virginia and Georgia, unless other options are named."""

    def choose(me: Thinker) -> Generator[Luck, Any, Any]:
        steps = command(me)
        item = next(steps)
        while isinstance(item, Luck):
            item = steps.send((yield item))
        assert item is READY
        item = steps.send(Ask(me.seat, kind, [*(options or TWO), "done"], "8.1"))
        while isinstance(item, Luck):
            item = steps.send((yield item))
        return item

    return choose


# Checking


def each_line(cases: Sequence[Case]) -> pytest.MarkDecorator:
    """One test for each case."""
    return pytest.mark.parametrize("case", cases, ids=[f"{case.decides}: {case.chosen}" for case in cases])


def check(case: Case) -> None:
    """Let the list choose: it chooses as it should, and says that the line has decided."""
    me = thinker_in(case)
    chosen, why = conclude(case.by.choice(me), case.more.get("dice", ())), me.notes
    if isinstance(chosen, Step):
        why = list(chosen.why)
        chosen = chosen.answer
    if isinstance(chosen, tuple):
        chosen = chosen[0]
    assert (SPACES[chosen] if isinstance(chosen, int) else chosen) == case.chosen
    assert case.decides in lines_in(why)


def lines_in(why: Sequence[Because]) -> set[str]:
    """The lines that decided: all of them say what they left over, and nothing else."""
    return {step.say.removeprefix("w-") for step in why if list(step.args) == ["spaces"]} - {"candidates"}


def thinker_in(case: Case) -> Thinker:
    """The non-player in the position of the case, before it chooses."""
    more = case.more
    setup = {"treaty": bool(more.get("treaty")), **more.get("setup", {})}
    game = table(read_pieces(case.pieces), levels=read_levels(case.levels), **setup)
    for marker in ("propaganda", "raid", "blockades"):
        for space, number in more.get(marker, {}).items():
            getattr(game.state, marker)[SPACES.index(space)] = number
    me = thinker(game, case.by.seat)
    me.command = more.get("command", "")
    me.spaces = [SPACES.index(space) for space in more.get("spaces", ())]
    if "within" in more:
        me.within = [SPACES.index(space) for space in more["within"]]
    if "resources" in more:
        game.state.resources[me.faction] = more["resources"]
    if "cornplanter" in more:
        game.state.leader[INDIANS] = CORNPLANTER
    if "nobody" in more:
        game.players = dict.fromkeys(FACTIONS, "nonplayer")
    return me


# All of them


def all_lines() -> set[tuple[int, str]]:
    """Every line of the lists that the non-players have, by the identity of its list, or its own outside of any."""
    lists: dict[int, Priorities] = {}
    alone: dict[int, Priority[Any, int]] = {}
    folder = Path(bots.__file__).parent
    for module in walk_packages([str(folder)], f"{bots.__name__}."):
        for value in vars(import_module(module.name)).values():
            for item in value.values() if isinstance(value, dict) else (value,):
                if isinstance(item, Priority):
                    alone[id(item)] = item
                elif isinstance(item, tuple) and item and isinstance(item[0], Line):
                    lists |= {id(line.priorities): line.priorities for line in item}
                elif isinstance(item, tuple) and item and isinstance(item[0], Priority):
                    lists[id(item)] = item
    listed = {id(line) for lines in lists.values() for line in lines}
    return {(one, line.name) for one, lines in lists.items() for line in lines} | {
        (one, line.name) for one, line in alone.items() if one not in listed
    }


def lines_decided(case: Case) -> set[tuple[int, str]]:
    """The same for the line that decides in a case."""
    lines = case.by.priorities
    return {(one, case.decides) for one in (id(lines), *(id(line) for line in lines if line.name == case.decides))}
