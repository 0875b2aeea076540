"""8.5.3 Rabble-Rousing of the non-player Patriots."""

from __future__ import annotations

from tricorne.core import Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import population
from tricorne.games.liberty_or_death.bots.machinery.plan import Plan, Thinker
from tricorne.games.liberty_or_death.bots.machinery.specials import close_with
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Line, carry_out
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_1_specials import SPECIALS, persuade_when_poor
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    KIND_COUNT,
    MILITIA_UNDERGROUND,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
    Space,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces


def rabble_spaces(me: Thinker) -> list[Space]:
    """Spaces that Rabble-Rousing can shift."""
    state = me.state
    hidden = state.pieces[MILITIA_UNDERGROUND::KIND_COUNT]
    return [
        space
        for space in POPULATED
        if state.level[space] > ACTIVE_OPPOSITION
        and (hidden[space] or (state.control[space] == REBELLION_CONTROL and has_pieces(state, space, PATRIOTS)))
    ]


RABBLE_ROUSING = (
    Line(
        "rabble-shift",
        rabble_spaces,
        (Priority("active-support", lambda me, s: me.state.level[s] == ACTIVE_SUPPORT), population(tier=1)),
    ),
)


@rule("8.5.3")
def rabble_rousing(me: Thinker) -> Plan:
    """Every space that can be shifted, Active Support first, then a Special Activity."""
    return carry_out(me, RABBLE_ROUSING, close_with(SPECIALS), between=persuade_when_poor)
