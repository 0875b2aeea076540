"""3.0 The turn: its phases follow each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.names import FACTIONS, Faction
from tricorne.games.rebellion_1775.rules.s3_1_reinforcements import receive_reinforcements
from tricorne.games.rebellion_1775.rules.s_3_siege import raise_flags

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


@rule("3.0")
def begin_turn(game: Rebellion, faction: Faction) -> None:
    """Reinforcements come first; movement, battles and drawing cards follow."""
    state = game.state
    state.active = faction
    game.log("turn", "3.0", faction=FACTIONS[faction], round=state.round)
    raise_flags(game, faction)
    receive_reinforcements(game, faction)
    state.phase = "reinforcements"
