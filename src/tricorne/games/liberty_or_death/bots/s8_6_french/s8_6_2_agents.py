"""8.6.2 French Agent Mobilization of the non-player French, before the Treaty."""

from __future__ import annotations

from tricorne.core import Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import control_with, patriot_units
from tricorne.games.liberty_or_death.bots.machinery.plan import Answers, Plan, Thinker
from tricorne.games.liberty_or_death.bots.machinery.specials import close_with
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Line, carry_out
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_1_hortalez_before_treaty import BEFORE_TREATY
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    CONTINENTAL,
    MILITIA_UNDERGROUND,
    REBELLION_CONTROL,
    Space,
)

MILITIA_PLACED = 2


@rule("8.6.2")
def agent_mobilization(me: Thinker) -> Plan:
    """Militia or a Continental in one Province, then Préparer la Guerre."""
    return carry_out(me, AGENT_MOBILIZATION, close_with(BEFORE_TREATY), most=1)


def agent_sites(me: Thinker) -> list[Space]:
    """Quebec, New York, New Hampshire and Massachusetts, not at Active Support."""
    state = me.state
    if state.available[MILITIA_UNDERGROUND] < MILITIA_PLACED and not state.available[CONTINENTAL]:
        return []
    return [space for space in me.game.board.agent_sites if state.level[space] != ACTIVE_SUPPORT]


def agents_way(me: Thinker, _space: Space) -> Answers:
    """Two Militia, or a Continental where that is impossible."""
    return (("agents-way", "militia" if agents_placed(me) == MILITIA_PLACED else "continental"),)


def agents_placed(me: Thinker) -> int:
    return MILITIA_PLACED if me.state.available[MILITIA_UNDERGROUND] >= MILITIA_PLACED else 1


def agents_add_control(me: Thinker, space: Space) -> int:
    """The weight of Rebellion Control that they would add."""
    state = me.state
    if state.control[space] == REBELLION_CONTROL:
        return 0
    after = control_with(state, space, rebels=agents_placed(me))
    return 1 + me.game.board.population[space] if after == REBELLION_CONTROL else 0


AGENT_MOBILIZATION = (
    Line(
        "agents",
        agent_sites,
        (
            Priority("adds-rebellion-control", agents_add_control),
            Priority("most-patriots", lambda me, s: patriot_units(me.state, s)),
        ),
        agents_way,
        limit=1,
    ),
)
