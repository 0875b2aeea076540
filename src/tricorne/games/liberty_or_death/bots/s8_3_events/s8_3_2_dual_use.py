"""8.3.2 Dual-use Events: which of two texts a non-player uses."""

from __future__ import annotations

from tricorne.core import rule
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_1_instructions import Instruction
from tricorne.games.liberty_or_death.cards.s5_events import has_shaded
from tricorne.games.liberty_or_death.names import REBELLION, SIDE_OF, Faction


@rule("8.3.2")
def text_of(card: int, faction: Faction, instruction: Instruction) -> str:
    """The shaded text for the Rebellion, the unshaded one for Royalists, unless the card or its instruction differ."""
    if not has_shaded(card):
        return "unshaded"
    return instruction.text or ("shaded" if SIDE_OF[faction] == REBELLION else "unshaded")
