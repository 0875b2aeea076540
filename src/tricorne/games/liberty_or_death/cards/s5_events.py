"""Playing an Event card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.cards import c01_16, c17_32, c33_48, c49_64, c65_80, c81_96
from tricorne.games.liberty_or_death.cards.s5_1_event import EFFECTS, Event
from tricorne.games.liberty_or_death.names import Faction

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

__all__ = ["c01_16", "c17_32", "c33_48", "c49_64", "c65_80", "c81_96", "has_shaded", "play"]


def has_shaded(number: int) -> bool:
    """Whether the card has two texts to choose from."""
    return (number, True) in EFFECTS


@rule("5.1", "5.2")
def play(game: Game, faction: Faction, number: int, shaded: bool) -> Rule[None]:
    """The Faction executes one text of the card; a card with one text has it as its unshaded one."""
    effect = EFFECTS[number, shaded](Event(game, faction, number, shaded))
    if effect is not None:
        yield from effect
