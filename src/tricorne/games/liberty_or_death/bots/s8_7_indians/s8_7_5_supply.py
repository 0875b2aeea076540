"""8.7.5 Supply of the non-player Indians."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import control_with, here, war_parties, with_war_parties
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import space_of
from tricorne.games.liberty_or_death.bots.machinery.winter import is_paid_for
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_2_gather import village_ready
from tricorne.games.liberty_or_death.names import POPULATED, REBELLION_CONTROL, VILLAGE, Space


def keeps_rebels_out(me: Thinker, space: Space) -> bool:
    """Whether leaving would add Rebellion Control."""
    after = control_with(me.state, space, indians=-war_parties(me.state, space))
    return me.state.control[space] != REBELLION_CONTROL == after


def builds(me: Thinker, space: Space) -> bool:
    """Whether a Gather could place a Village there."""
    return me.state.available[VILLAGE] > 0 and village_ready(me, space)


PAID: Priorities = (Priority("keeps-rebels-out", keeps_rebels_out),)


@rule("8.7.5")
def supply(me: Thinker, ask: Ask) -> Thought[str]:
    """Pay where leaving would add Rebellion Control, then where a Village could be gathered."""
    if "move" not in ask.options():
        return "pay"
    if "pay" not in ask.options():
        return "move"
    outside = [s for s in with_war_parties(me.state) if s in POPULATED and not here(me.state, s, VILLAGE)]
    wanted = [s for s in outside if keeps_rebels_out(me, s) or builds(me, s)]
    return "pay" if (yield from is_paid_for(me, space_of(ask), wanted, PAID)) else "move"
