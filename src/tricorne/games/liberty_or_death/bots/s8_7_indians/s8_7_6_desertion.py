"""8.7.6 The first Militia and the first Continental that desert, by the choice of the non-player Indians."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import pieces_of
from tricorne.games.liberty_or_death.bots.machinery.winter import deserter, patriot_weight
from tricorne.games.liberty_or_death.bots.s8_1_2_pieces import enemy_removal
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities
from tricorne.games.liberty_or_death.names import CONTINENTAL, MILITIA, REBELLION_CONTROL, VILLAGE, Kind, Space
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all


def ends_control(me: Thinker, space: Space) -> bool:
    """Whether the loss would end Rebellion Control."""
    return me.state.control[space] == REBELLION_CONTROL and patriot_weight(me, space) > 0


def priorities(*kinds: Kind) -> Priorities:
    """A Village, then the end of Rebellion Control, then the last piece of its type."""
    return (
        Priority("village", lambda me, s: here(me.state, s, VILLAGE) > 0),
        Priority("ends-rebellion-control", ends_control),
        Priority("last-of-kind", lambda me, s: count_all(me.state, s, kinds) == 1),
    )


MILITIA_DESERTED = priorities(*MILITIA)
CONTINENTAL_DESERTED = priorities(CONTINENTAL)


@rule("8.7.6")
def desertion(me: Thinker, ask: Ask) -> Thought[str]:
    """Where it hurts the Patriots most."""
    continental = pieces_of(ask)[0][1] == CONTINENTAL
    return deserter(me, ask, enemy_removal, CONTINENTAL_DESERTED if continental else MILITIA_DESERTED)
