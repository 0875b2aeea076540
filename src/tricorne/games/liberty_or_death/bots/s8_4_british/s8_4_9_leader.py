"""8.4.9 Redeployment of the non-player British Leader."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_offered
from tricorne.games.liberty_or_death.names import BRITISH_REGULAR

REDEPLOYED: Priorities = (Priority("most-regulars", lambda me, s: here(me.state, s, BRITISH_REGULAR)),)


@rule("8.4.9")
def redeploy(me: Thinker, ask: Ask) -> Thought[str]:
    """To most Regulars."""
    return best_offered(me, ask, REDEPLOYED, otherwise="available")
