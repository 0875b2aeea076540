"""8.1 Paying Resource costs: what a non-player and its ally can pay before a Command is carried out."""

from __future__ import annotations

from collections.abc import Sequence

from tricorne.core import rule
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker
from tricorne.games.liberty_or_death.names import ALLY_OF, FRENCH, PATRIOTS, RESERVES, Space
from tricorne.games.liberty_or_death.rules.s1_10_leaders import ROCHAMBEAU, leads


@rule("1.10", "3.1.2")
def ally_cost(me: Thinker) -> int:
    """What a space costs the ally: nothing in a free Command, nor the French while Rochambeau leads them."""
    free = me.granted or (me.faction == PATRIOTS and leads(me.state, FRENCH, ROCHAMBEAU))
    return 0 if free else 1


@rule("8.1")
def ally_can_pay(me: Thinker, spent: int = 0) -> bool:
    """Whether the ally, who has promised so much already, can pay for a further space."""
    return me.state.resources[ALLY_OF[me.faction]] - spent >= ally_cost(me)


@rule("8.1")
def affordable(me: Thinker, spaces: Sequence[Space]) -> Sequence[Space]:
    """Those of the Provinces in which Indians can pay a Gather: without Resources only Reserves, the first is free."""
    return spaces if me.resources or me.granted else [space for space in spaces if space in RESERVES]
