"""8.7.7 Redeployment of the non-player Indians' Leader."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import war_parties
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_offered
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_2_gather import READY_FOR_CORNPLANTER, may_build
from tricorne.games.liberty_or_death.names import INDIANS, Space
from tricorne.games.liberty_or_death.rules.s1_10_leaders import CORNPLANTER


def site_for_cornplanter(me: Thinker, space: Space) -> bool:
    """Whether Cornplanter leads, and could build a Village there."""
    leads = me.state.leader[INDIANS] == CORNPLANTER
    return leads and war_parties(me.state, space) >= READY_FOR_CORNPLANTER and may_build(me, space)


REDEPLOYED: Priorities = (
    Priority("village-site", site_for_cornplanter),
    Priority("most-war-parties", lambda me, s: war_parties(me.state, s)),
)


@rule("8.7.7")
def redeploy(me: Thinker, ask: Ask) -> Thought[str]:
    """To most War Parties; Cornplanter where a Village can be built."""
    return best_offered(me, ask, REDEPLOYED, otherwise="available")
