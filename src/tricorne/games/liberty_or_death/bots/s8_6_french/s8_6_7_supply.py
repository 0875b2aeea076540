"""8.6.7 Supply of the non-player French."""

from __future__ import annotations

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import here, population
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import space_of
from tricorne.games.liberty_or_death.bots.machinery.winter import is_paid_for, reward_prevented, would_change_control
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities
from tricorne.games.liberty_or_death.names import FRENCH_REGULAR, Space


def losses(me: Thinker, space: Space) -> int:
    """All Regulars leave."""
    return here(me.state, space, FRENCH_REGULAR)


PAID: Priorities = (reward_prevented(losses), population())


@rule("8.6.7")
def supply(me: Thinker, ask: Ask) -> Thought[str]:
    """Pay where leaving would change Control: against Reward Loyalty, then Population."""
    if "pay" in ask.options():
        wanted = would_change_control(me, losses)
        if (yield from is_paid_for(me, space_of(ask), wanted, PAID)):
            return "pay"
    return "move" if "move" in ask.options() else "remove"
