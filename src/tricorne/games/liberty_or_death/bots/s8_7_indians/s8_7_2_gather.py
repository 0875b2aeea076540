"""8.7.2 Gather of the non-player Indians, and where a Village could be built."""

from __future__ import annotations

from collections.abc import Sequence

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.marching import regroup
from tricorne.games.liberty_or_death.bots.machinery.measures import (
    here,
    spare_against_rebels,
    war_parties,
    with_war_parties,
)
from tricorne.games.liberty_or_death.bots.machinery.plan import Answers, Plan, Thinker
from tricorne.games.liberty_or_death.bots.machinery.specials import close_with
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Line, answering, carry_out
from tricorne.games.liberty_or_death.bots.s8_1_paying import affordable
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_1_specials import SPECIALS
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    INDIANS,
    PROVINCES,
    RESERVES,
    VILLAGE,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    Space,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import room, spaces_of
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces
from tricorne.games.liberty_or_death.rules.s1_10_leaders import CORNPLANTER, leads_at

SPACES_AT_MOST = 4
VILLAGE_READY = 3
READY_FOR_CORNPLANTER = 2


@rule("8.7.2")
def gather(me: Thinker) -> Plan:
    """Villages and War Parties in up to four Provinces, then War Path or Trade."""
    return carry_out(me, GATHER, close_with(SPECIALS), most=SPACES_AT_MOST)


def gather_order(me: Thinker, space: Space) -> int:
    """The more the earlier a line of the Gather means the space; 0 when none does."""
    return next((len(GATHER) - n for n, line in enumerate(GATHER) if space in line.candidates(me)), 0)


# Where a Village could be built


def may_gather(me: Thinker, space: Space) -> bool:
    return abs(me.state.level[space]) != ACTIVE_SUPPORT


def may_build(me: Thinker, space: Space) -> bool:
    """Room for a Village, at a level that allows a Gather."""
    return may_gather(me, space) and room(me.game, space, VILLAGE) > 0


def village_parties(me: Thinker, space: Space) -> int:
    """War Parties that a non-player wants before it builds: three, or two with Cornplanter."""
    return READY_FOR_CORNPLANTER if leads_at(me.state, INDIANS, CORNPLANTER, space) else VILLAGE_READY


def village_ready(me: Thinker, space: Space) -> bool:
    """Enough War Parties where a Village may be built."""
    parties = war_parties(me.state, space)
    return parties >= READY_FOR_CORNPLANTER and parties >= village_parties(me, space) and may_build(me, space)


# Villages


def village_sites(me: Thinker) -> list[Space]:
    """Provinces that are ready for a Village and can be paid, while Villages are Available."""
    if not me.state.available[VILLAGE]:
        return []
    return [space for space in affordable(me, with_war_parties(me.state)) if village_ready(me, space)]


def villages_to_come(me: Thinker, sites: Sequence[Space]) -> int:
    """How many Villages a Gather would place there: Available ones that can be paid, one in a Reserve for nothing."""
    villages = min(len(sites), me.state.available[VILLAGE])
    return villages if me.granted else min(villages, me.resources + any(space in RESERVES for space in sites))


# War Parties at Villages


def with_village(me: Thinker) -> list[Space]:
    """Villages in which a Gather may be paid and is allowed."""
    return [space for space in affordable(me, spaces_of(me.state, VILLAGE)) if may_gather(me, space)]


def villages_to_man(me: Thinker) -> list[Space]:
    """Villages, while War Parties are Available."""
    return with_village(me) if me.state.available[WAR_PARTY_UNDERGROUND] else []


def parties_at_village(me: Thinker, space: Space) -> Answers:
    """As many as the Villages allow and as are Available."""
    most = here(me.state, space, VILLAGE) + 1
    number = max(1, min(most, me.state.available[WAR_PARTY_UNDERGROUND]))
    return (("gather-way", "war_parties"), ("gather-war-parties", str(number)))


# War Parties where a Village may rise


def future_villages(me: Thinker) -> list[Space]:
    """Provinces with room for a Village, while Villages and War Parties are Available."""
    state = me.state
    if not state.available[VILLAGE] or not state.available[WAR_PARTY_UNDERGROUND]:
        return []
    return [space for space in affordable(me, PROVINCES) if may_build(me, space) and not here(state, space, VILLAGE)]


def exactly(number: int) -> Priority[Thinker, Space]:
    return Priority(f"exactly-{number}", lambda me, s: war_parties(me.state, s) == number)


# Active War Parties come home and hide


def villages_to_regroup(me: Thinker) -> list[Space]:
    """Villages with Active War Parties there or next door, once no War Party is Available."""
    if me.state.available[WAR_PARTY_UNDERGROUND]:
        return []
    return [
        space
        for space in with_village(me)
        if here(me.state, space, WAR_PARTY_ACTIVE)
        or any(spare_active_parties(me, near) for near in me.game.board.adjacent_provinces[space])
    ]


def spare_active_parties(me: Thinker, space: Space) -> int:
    """Active War Parties that can leave without adding Rebellion Control."""
    n = here(me.state, space, WAR_PARTY_ACTIVE)
    return min(n, spare_against_rebels(me.state, space)) if n else 0


@rule("8.7.2")
def regroup_from(me: Thinker, ask: Ask) -> str:
    """All Active War Parties that can leave."""
    return regroup(me, ask, WAR_PARTY_ACTIVE, spare_active_parties)


LEADER_FIRST: Priority[Thinker, Space] = Priority("indian-leader", lambda me, s: me.state.leader_space[INDIANS] == s)
GATHER = (
    Line("gather-village", village_sites, (LEADER_FIRST,), answering(("gather-way", "village"))),
    Line(
        "gather-at-village",
        villages_to_man,
        (
            Priority("enemies", lambda me, s: rebellion_pieces(me.state, s) > 0),
            Priority("none-underground", lambda me, s: not here(me.state, s, WAR_PARTY_UNDERGROUND)),
            LEADER_FIRST,
        ),
        parties_at_village,
    ),
    Line(
        "gather-future-village",
        future_villages,
        (exactly(2), exactly(1)),
        answering(("gather-way", "war_parties")),
        limit=2,
    ),
    Line("gather-regroup", villages_to_regroup, then=answering(("gather-way", "regroup")), limit=1),
)
