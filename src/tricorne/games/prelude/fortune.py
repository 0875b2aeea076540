"""The luck of Mobilization Checks (8.0): how many the dice alone let succeed, check by check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING

from tricorne.core.fortune import Throw
from tricorne.core.log import Entry
from tricorne.games.prelude.rules.s6_spirit import DIE
from tricorne.games.prelude.rules.s8_checks import DICE

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

ROLLS = tuple(sum(dice) for dice in product(DIE, repeat=DICE))
"""Every sum of the dice as often as it comes up."""


def throws(_: Prelude, entries: Sequence[Entry]) -> Iterator[Throw]:
    """What somebody pays to raise the target is a choice and not luck."""
    for entry in entries:
        if entry.event == "check":
            args = entry.args
            expected = sum(roll <= args["target"] for roll in ROLLS) / len(ROLLS)
            yield Throw(entry.moment, args["district"], (args["side"],), int(args["roll"] <= args["target"]), expected)
