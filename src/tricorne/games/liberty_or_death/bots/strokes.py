"""8.3.7 and 8.1: when non-players play the Treaty of Alliance and their Brilliant Strokes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.measures import here
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_REGULAR,
    CONTINENTAL,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    PATRIOTS,
    REBELLION,
    SIDE_OF,
    WAR_PARTIES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all
from tricorne.games.liberty_or_death.rules.s2_3_strokes import OWNER_OF, PREPARATIONS_NEEDED, TREATY

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


@rule("8.1")
def plays_treaty(game: Game) -> bool:
    """Squadrons in the West Indies, Available Regulars and half of CBC exceed 15."""
    state = game.state
    return state.squadrons + state.available[FRENCH_REGULAR] + state.cbc // 2 > PREPARATIONS_NEEDED


@rule("8.4.11", "8.5.8", "8.6.11", "8.7.8", "8.3.7")
def plays_stroke(game: Game, faction: int, first: int | None, over: int | None) -> bool:
    """Whether the Faction plays its card against the 1st Eligible Faction, or over a card just played.

    Non-players that play against the same Faction trump one another.
    Only after the Treaty, with the Leader among enough of his own: four Regulars or Continentals, three War Parties.
    """
    state = game.state
    if not state.treaty or not leader_is_strong(game, faction):
        return False
    if over is not None and (over == TREATY or OWNER_OF[over] in ANSWERS_TO[faction]):
        return over != TREATY
    if first is None or game.is_nonplayer(FACTIONS[first]):
        return False
    return faction != BRITISH or SIDE_OF[first] == REBELLION


ANSWERS_TO = {BRITISH: (PATRIOTS,), PATRIOTS: (), FRENCH: (BRITISH,), INDIANS: (PATRIOTS, FRENCH)}


def leader_is_strong(game: Game, faction: int) -> bool:
    """Enough of the Faction's own troops with its Leader."""
    state = game.state
    space = state.leader_space[faction]
    if space < 0:
        return False
    if faction == INDIANS:
        return count_all(state, space, WAR_PARTIES) >= 3
    kind = {BRITISH: BRITISH_REGULAR, PATRIOTS: CONTINENTAL, FRENCH: FRENCH_REGULAR}[faction]
    return here(state, space, kind) >= 4
