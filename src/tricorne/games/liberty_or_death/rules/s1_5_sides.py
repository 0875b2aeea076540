"""1.5 Factions and their two sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    CONTINENTAL,
    KIND_COUNT,
    SIDE_OF,
    WAR_PARTY_UNDERGROUND,
    Faction,
    Space,
)

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State


@rule("1.5.1", "1.5.2")
def royalist_pieces(state: State, space: Space) -> int:
    """British and Indian pieces in the space."""
    at = space * KIND_COUNT
    regulars, tories, forts, _, _, _, _, _, underground, active, villages = state.pieces[at : at + KIND_COUNT]
    return regulars + tories + forts + underground + active + villages


@rule("1.5.1", "1.5.2")
def rebellion_pieces(state: State, space: Space) -> int:
    """Patriot and French pieces in the space."""
    at = space * KIND_COUNT
    continentals, underground, active, forts, french = state.pieces[at + CONTINENTAL : at + WAR_PARTY_UNDERGROUND]
    return continentals + underground + active + forts + french


@rule("1.5.1", "1.5.2")
def royalist_lead(state: State, space: Space) -> int:
    """Royalist pieces in the space less those of the Rebellion."""
    at = space * KIND_COUNT
    regulars, tories, forts, continentals, hidden, active, patriot_forts, french, underground, shown, villages = (
        state.pieces[at : at + KIND_COUNT]
    )
    royalists = regulars + tories + forts + underground + shown + villages
    return royalists - continentals - hidden - active - patriot_forts - french


@rule("1.5")
def shared(game: Game, faction: Faction) -> bool:
    """Whether one player runs both Factions of this side."""
    return SIDE_OF[faction] in game.shared_sides
