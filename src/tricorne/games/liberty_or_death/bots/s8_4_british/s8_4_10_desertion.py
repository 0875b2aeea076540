"""8.4.10 Tories that desert, by the choice of the non-player British."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.winter import deserter, tory_weight
from tricorne.games.liberty_or_death.bots.s8_1_2_pieces import friendly_removal
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities
from tricorne.games.liberty_or_death.names import TORY

DESERTED: Priorities = (
    Priority("keeps-control", lambda me, s: 9 - tory_weight(me, s)),
    Priority("not-the-last", lambda me, s: here(me.state, s, TORY) > 1, tier=1),
)


@rule("8.4.10")
def desertion(me: Thinker, ask: Ask) -> Thought[str]:
    """As little Control as possible changes, and no space loses its last Tory."""
    return deserter(me, ask, friendly_removal, DESERTED)
