"""Where non-player Indians may Gather and could build a Village (8.7.2)."""

from __future__ import annotations

from tricorne.games.liberty_or_death.bots.measures import war_parties
from tricorne.games.liberty_or_death.bots.plan import (
    Thinker,
)
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    INDIANS,
    VILLAGE,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import room
from tricorne.games.liberty_or_death.rules.s1_10_leaders import CORNPLANTER, leads_at

VILLAGE_READY = 3
READY_FOR_CORNPLANTER = 2


def may_gather(me: Thinker, space: int) -> bool:
    return abs(me.state.level[space]) != ACTIVE_SUPPORT


def village_parties(me: Thinker, space: int) -> int:
    """War Parties that a non-player wants before it builds: three, or two with Cornplanter."""
    return READY_FOR_CORNPLANTER if leads_at(me.state, INDIANS, CORNPLANTER, space) else VILLAGE_READY


def may_build(me: Thinker, space: int) -> bool:
    """Room for a Village, at a level that allows a Gather."""
    return may_gather(me, space) and room(me.game, space, VILLAGE) > 0


def village_ready(me: Thinker, space: int) -> bool:
    """Enough War Parties where a Village may be built."""
    parties = war_parties(me.state, space)
    return parties >= READY_FOR_CORNPLANTER and parties >= village_parties(me, space) and may_build(me, space)
