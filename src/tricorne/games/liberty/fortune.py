"""The luck of fire (7.31): hits of each side, battle by battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tricorne.core.fortune import Throw
from tricorne.core.log import Entry
from tricorne.games.liberty.rules.s4_weather import DIE

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty


def throws(_: Liberty, entries: Sequence[Entry]) -> Iterator[Throw]:
    """A block hits with each die up to its rating."""
    moment, place = 0, ""
    for entry in entries:
        args = entry.args
        if entry.event == "battle":
            moment, place = entry.moment, args["place"]
        elif entry.event == "fired":
            chance = sum(die <= args["rating"] for die in DIE) / len(DIE)
            yield Throw(moment, place, (args["side"],), args["hits"], len(args["dice"]) * chance)
