"""A search on all cores of a machine: each thinks by itself, and what they found is put together."""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from tricorne.bots.look import Look
from tricorne.bots.search import Budget, Thought
from tricorne.bots.searching import Searching
from tricorne.core.cores import cores

SOUND = 0.5
"""An option counts that was visited at least so often, compared with the one that was visited most."""


class Expert(Searching):
    """Thinks on several cores at once, where processes can be forked; otherwise on one."""

    def __init__(self, budget: Budget, helpers: int | None = None) -> None:
        super().__init__(budget)
        self.helpers = _helpers() if helpers is None else helpers

    def think(self, look: Look) -> Thought:
        """Search on all cores and report."""
        seeds = [look.chance.getrandbits(62) for _ in range(self.helpers)]
        helpers = [_fork(Searching(self.budget), look, seed) for seed in seeds]
        thoughts = [super().think(look)]
        for process, line in helpers:
            with line, suppress(EOFError):
                thoughts.append(line.recv())
            process.join()
        return put_together(thoughts)


def _helpers() -> int:
    """How many processes can think beside this one: none in a process that may have no children."""
    alone = multiprocessing.current_process().daemon or "fork" not in multiprocessing.get_all_start_methods()
    return 0 if alone else cores() - 1


def _fork(searching: Searching, look: Look, seed: int) -> tuple[BaseProcess, Connection]:
    """Let a fork of this process think too; its thought comes through the line."""
    context = multiprocessing.get_context("fork")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_think, args=(searching, look, seed, there))
    process.start()
    there.close()
    return process, here


def _think(searching: Searching, look: Look, seed: int, line: Connection) -> None:
    look.chance = random.Random(seed)
    line.send(searching.think(look))


def put_together(thoughts: Sequence[Thought]) -> Thought:
    """Several thoughts about one question as one: what was visited more counts more."""
    visits: dict[str, int] = {}
    totals: dict[str, float] = {}
    for thought in thoughts:
        for option, chance in thought.chances.items():
            visits[option] = visits.get(option, 0) + thought.visits[option]
            totals[option] = totals.get(option, 0.0) + chance * thought.visits[option]
    if not totals:
        return thoughts[0]
    chances = {option: total / visits[option] for option, total in totals.items()}
    most = max(visits.values())
    sound = [option for option, number in visits.items() if number >= SOUND * most]
    return Thought(max(sound, key=chances.__getitem__), visits, chances)
