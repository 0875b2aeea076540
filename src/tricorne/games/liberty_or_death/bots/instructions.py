"""8.3.1 Event Instructions: what the musket on a card tells a non-player."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from tricorne.core.facts import Facts
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import FACTIONS

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


class Instruction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which text is used, on which condition it is played, whom it is aimed at, and what is preferred."""

    text: str = ""
    only_if: str = ""
    otherwise: str = ""
    """The text that is used instead when the condition is not met."""
    target: str = ""
    prefer: str = ""


NONE = Instruction()


@lru_cache(maxsize=8)
def _all(facts: Facts) -> dict[tuple[int, int], Instruction]:
    raw = facts.files["np_events"]["instructions"]
    return {
        (int(card), FACTIONS.index(seat)): msgspec.convert(entry, Instruction)
        for card, entries in raw.items()
        for seat, entry in entries.items()
    }


@rule("8.3.1")
def instruction_for(game: Game, card: int, faction: int) -> Instruction:
    """The instruction of the card for the Faction, or an empty one."""
    return _all(game.facts).get((card, faction), NONE)
