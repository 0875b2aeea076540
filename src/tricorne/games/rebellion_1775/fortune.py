"""The luck of the battle dice (3.3): hits of each side, battle by battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tricorne.core.fortune import Throw
from tricorne.core.log import Entry
from tricorne.games.rebellion_1775.names import KINDS, SEATS_OF_SIDE, SIDES

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


def throws(game: Rebellion, entries: Sequence[Entry]) -> Iterator[Throw]:
    """Every die counts when it is thrown, those too that are thrown a second time."""
    moment, area = 0, ""
    for entry in entries:
        args = entry.args
        if entry.event == "battle":
            moment, area = entry.moment, args["area"]
        elif entry.event in ("threw", "threw-again"):
            side = SIDES.index(args["side"])
            faces = len(game.board.faces[KINDS.index(args["force"], side * 4)])
            yield Throw(moment, area, SEATS_OF_SIDE[side], args["hits"], args["thrown"] * args["hitting"] / faces)
