"""8.5.5 Supply of the non-player Patriots."""

from __future__ import annotations

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import patriot_units, population, villages_first
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import space_of
from tricorne.games.liberty_or_death.bots.machinery.winter import is_paid_for, reward_prevented, would_change_control
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities
from tricorne.games.liberty_or_death.names import Space


def losses(me: Thinker, space: Space) -> int:
    """Half of the units, rounded down."""
    return patriot_units(me.state, space) // 2


PAID: Priorities = (reward_prevented(losses), villages_first(), population())


@rule("8.5.5")
def supply(me: Thinker, ask: Ask) -> Thought[str]:
    """Pay where the loss would change Control: against Reward Loyalty, then Villages, then Population."""
    if "pay" in ask.options():
        wanted = would_change_control(me, losses)
        if (yield from is_paid_for(me, space_of(ask), wanted, PAID)):
            return "pay"
    return "remove"
