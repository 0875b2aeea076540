"""11 Random Counties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, Luck, Rule, rule
from tricorne.games.prelude.board import PLAYERS_CHOICE
from tricorne.games.prelude.rules.s6_spirit import DIE
from tricorne.games.prelude.state import SIDES

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude


@rule("11.0")
def random_county(game: Prelude, side: int, drawn: list[int]) -> Rule[int]:
    """A green die for the row, a red one for the column; a county drawn before is rolled again."""
    names = game.board.districts
    while True:
        row = yield Luck("green_die", DIE, "11.0", seat=SIDES[side])
        column = yield Luck("red_die", DIE, "11.0", seat=SIDES[side])
        district: int = game.board.random_table[row - 1][column - 1]
        if district == PLAYERS_CHOICE:
            options = [name for index, name in enumerate(names) if index not in drawn]
            answer = yield Ask(SIDES[side], "random_county", options, "11.0")
            district = game.board.index[answer]
        if district not in drawn:
            game.log("county_drawn", "11.0", district=names[district])
            return district
        game.log("county_rolled_again", "11.0", district=names[district])
