"""11 Random Counties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, Luck, Offer, Rule, rule
from tricorne.games.prelude.board import PLAYERS_CHOICE
from tricorne.games.prelude.rules.s6_spirit import DIE
from tricorne.games.prelude.state import SIDES, District, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude


@rule("11.0")
def random_county(game: Prelude, side: Side, drawn: list[District]) -> Rule[District]:
    """A green die for the row, a red one for the column; a county drawn before is rolled again."""
    names = game.board.districts
    while True:
        row = yield Luck("green-die", DIE, "11.0", seat=SIDES[side])
        column = yield Luck("red-die", DIE, "11.0", seat=SIDES[side])
        district: District = game.board.random_table[row - 1][column - 1]
        if district == PLAYERS_CHOICE:
            offer = Offer(game.board.index, lambda d: ("why-drawn-before", "11.0") if d in drawn else None)
            answer = yield Ask(SIDES[side], "random-county", offer, "11.0", offer)
            district = game.board.index[answer]
        if district not in drawn:
            game.log("county-drawn", "11.0", district=names[district])
            return district
        game.log("county-rolled-again", "11.0", district=names[district])
