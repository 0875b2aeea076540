"""8.6.4 Muster of the non-player French."""

from __future__ import annotations

from tricorne.core import Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.machinery.plan import Answers, Plan, Thinker
from tricorne.games.liberty_or_death.bots.machinery.specials import close_with
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Line, carry_out
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_3_hortalez_after_treaty import AFTER_TREATY
from tricorne.games.liberty_or_death.names import (
    CONTINENTAL,
    FRENCH_REGULAR,
    POPULATED,
    REBELLION_CONTROL,
    WEST_INDIES,
    Space,
)

REGULARS_AT_MOST = 4
WEST_INDIES_BELOW = 4


@rule("8.6.4")
def muster(me: Thinker) -> Plan:
    """As many Regulars as possible in one place, then a Special Activity."""
    return carry_out(me, MUSTER, close_with(AFTER_TREATY), most=1)


def muster_in_west_indies(me: Thinker) -> list[Space]:
    """The West Indies, when few Regulars are Available and the Rebellion does not Control them."""
    state = me.state
    few = 0 < state.available[FRENCH_REGULAR] < WEST_INDIES_BELOW
    return [WEST_INDIES] if few and state.control[WEST_INDIES] != REBELLION_CONTROL else []


def muster_on_map(me: Thinker) -> list[Space]:
    """Cities and Colonies under Rebellion Control."""
    state = me.state
    if not state.available[FRENCH_REGULAR] or muster_in_west_indies(me):
        return []
    return [space for space in POPULATED if state.control[space] == REBELLION_CONTROL]


def all_regulars(me: Thinker, _space: Space) -> Answers:
    """As many Regulars as possible, and no Fort."""
    number = min(REGULARS_AT_MOST, me.state.available[FRENCH_REGULAR])
    return (("muster-number", str(number)), ("muster-fort", "no"))


MUSTER = (
    Line("muster-west-indies", muster_in_west_indies, then=all_regulars),
    Line(
        "muster-map",
        muster_on_map,
        (Priority("continentals", lambda me, s: here(me.state, s, CONTINENTAL) > 0),),
        all_regulars,
    ),
)
