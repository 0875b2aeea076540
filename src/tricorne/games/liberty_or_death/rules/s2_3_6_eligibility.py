"""2.3.6 What Events do to Eligibility."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import FACTIONS, Faction
from tricorne.games.liberty_or_death.state import NOTHING

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


@rule("2.3.6")
def make_ineligible(game: Game, faction: Faction, rule: str) -> None:
    """The Faction loses its chance on this card if it still had one, and sits out the next card."""
    state = game.state
    state.sits_out[faction] = True
    if state.acted[faction] == NOTHING:
        state.eligible[faction] = False
    game.log("ineligible", rule, faction=FACTIONS[faction])


@rule("2.3.6")
def stay_eligible(game: Game, faction: Faction, rule: str) -> None:
    """The Faction starts the next card Eligible although it acts on this one."""
    game.state.stays_eligible[faction] = True
    game.log("stays-eligible", rule, faction=FACTIONS[faction])
