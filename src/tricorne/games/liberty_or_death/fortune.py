"""The luck of Battles (3.6.4): the Loss Levels that each side's dice brought its enemy, Battle by Battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import TYPE_CHECKING

from tricorne.core.fortune import Throw
from tricorne.core.log import Entry
from tricorne.games.liberty_or_death.odds import ROLLS

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


def throws(game: Game, entries: Sequence[Entry]) -> Iterator[Throw]:
    """A Loss Level is never below 0, so its mean comes from every roll with all modifiers; no dice, no luck."""
    moment, space = 0, ""
    attackers, defenders = game.allies
    for entry in entries:
        args = entry.args
        if entry.event == "battle":
            moment, space = entry.moment, args["space"]
            attackers, defenders = sorted(game.allies, key=lambda side: args["faction"] not in side)
        elif entry.event == "battle-roll" and args["dice"]:
            seats = attackers if args["side"] == "attacker" else defenders
            expected = fmean(max(0, roll + args["change"]) for roll in ROLLS[len(args["dice"])])
            yield Throw(moment, space, seats, args["number"], expected)
