"""8.4.4, 8.5.1, 8.6.6: whether a Faction would Battle in a space by its own rules."""

from __future__ import annotations

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots import british, rebel_battles
from tricorne.games.liberty_or_death.bots.plan import Thinker
from tricorne.games.liberty_or_death.names import BRITISH, INDIANS


@rule("8.3.5", "3.1.2")
def would_battle(me: Thinker, space: int) -> bool:
    """Whether a granted Battle there is one that the Faction would select; it costs no ally anything.

    Indians never Battle on their own.
    """
    if me.faction == BRITISH:
        return british.is_field(me, space)
    return me.faction != INDIANS and rebel_battles.is_field(me, space, ally_pays=True)
