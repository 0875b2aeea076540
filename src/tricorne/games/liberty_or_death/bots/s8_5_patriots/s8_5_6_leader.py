"""8.5.6 Redeployment of the non-player Patriots' Washington."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_offered
from tricorne.games.liberty_or_death.names import CONTINENTAL

REDEPLOYED: Priorities = (Priority("most-continentals", lambda me, s: here(me.state, s, CONTINENTAL)),)


@rule("8.5.6")
def redeploy(me: Thinker, ask: Ask) -> Thought[str]:
    """To most Continentals."""
    return best_offered(me, ask, REDEPLOYED, otherwise="available")
