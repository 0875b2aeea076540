"""8.3.6 Events that shift Support or Opposition, and the shifts of a won Day."""

from __future__ import annotations

from collections.abc import Sequence

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import lead_at
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_offered
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_choice import toward_own_side
from tricorne.games.liberty_or_death.names import POPULATED, Space
from tricorne.games.liberty_or_death.rules.lesser import greater, lesser


@rule("8.3.6")
def shift_gains(me: Thinker, spaces: Sequence[Space], toward: int, levels: int) -> dict[Space, tuple[int, int]]:
    """Own gain and the enemy's loss, by Population, of a shift by so many levels toward a level in each space."""
    side = toward_own_side(me)
    found = dict.fromkeys(spaces, (0, 0))
    for space in spaces:
        if space in POPULATED:
            before = me.state.level[space]
            after = greater(before - levels, lesser(before + levels, toward))
            old, new = lead_at(me.game, space, before) * side, lead_at(me.game, space, after) * side
            gain = (new if new > 0 else 0) - (old if old > 0 else 0)
            found[space] = gain, new - old - gain
    return found


def shifted(me: Thinker, space: Space) -> int:
    """What one level toward the own side is worth."""
    side, level = toward_own_side(me), me.state.level[space]
    return (lead_at(me.game, space, level + side) - lead_at(me.game, space, level)) * side


WON: Priorities = (
    Priority("gains", lambda me, s: shifted(me, s) if me.state.level[s] * toward_own_side(me) >= 0 else 0),
    Priority("takes-away", shifted),
)


@rule("8.3.6", "3.6.8")
def shift_after_battle(me: Thinker, ask: Ask) -> Thought[str]:
    """The neighbour in which a level counts for most: own gain, then the enemy's loss."""
    return best_offered(me, ask, WON)


@rule("8.3.5")
def is_behind(me: Thinker) -> bool:
    """Whether the first question of the Event box, about Support and Opposition, can be the one that is met."""
    return (me.state.support - me.state.opposition) * toward_own_side(me) < 0
