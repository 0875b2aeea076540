"""What the tools that play games are asked on the command line."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from typing import NamedTuple

from tricorne.sim.pool import PLACES


class Wanted(NamedTuple):
    """What to work on, all if nothing is named, and where the games are played."""

    names: Sequence[str]
    on: str


def wanted(text: str | None) -> Wanted:
    """The arguments of a tool that the text describes."""
    parser = ArgumentParser(description=(text or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", help="games to work on; all if none is named")
    parser.add_argument("--on", choices=PLACES, default=PLACES[0], help="where games are played")
    found = parser.parse_args()
    return Wanted(found.names, found.on)
