"""8.5.7 Patriots that desert, by the choice of the non-player Patriots."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import patriot_units
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.winter import deserter, patriot_weight
from tricorne.games.liberty_or_death.bots.s8_1_2_pieces import friendly_removal
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities

DESERTED: Priorities = (
    Priority("keeps-control", lambda me, s: 9 - patriot_weight(me, s)),
    Priority("not-the-last", lambda me, s: patriot_units(me.state, s) > 1, tier=1),
)


@rule("8.5.7")
def desertion(me: Thinker, ask: Ask) -> Thought[str]:
    """As little Control as possible changes, and no space loses its last Patriot unit."""
    return deserter(me, ask, friendly_removal, DESERTED)
