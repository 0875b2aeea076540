"""8.5.2 Rally of the non-player Patriots."""

from __future__ import annotations

from collections.abc import Sequence

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.marching import regroup
from tricorne.games.liberty_or_death.bots.machinery.measures import (
    CITY_FIRST,
    control_with,
    here,
    patriot_units,
    population,
)
from tricorne.games.liberty_or_death.bots.machinery.plan import Answers, Plan, Thinker, Thought, group_answers
from tricorne.games.liberty_or_death.bots.machinery.questions import spaces_of as spaces_in
from tricorne.games.liberty_or_death.bots.machinery.specials import close_with
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import (
    Line,
    Priorities,
    answering,
    best_space,
    carry_out,
)
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_1_specials import SPECIALS, persuade_when_poor
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    CONTINENTAL,
    MILITIA,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
    SPACES,
    Space,
)
from tricorne.games.liberty_or_death.rules.lesser import greater, lesser
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all, room, spaces_of, spaces_with
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces

SPACES_AT_MOST = 4
FORT_UNITS = 4


@rule("8.5.2")
def rally(me: Thinker) -> Plan:
    """Forts, Militia and Continentals in up to four spaces, then a Special Activity."""
    closing = close_with(SPECIALS, afterwards=lambda _: True, then=(NO_MORE_CONTINENTALS,))
    return carry_out(me, RALLY, closing, most=SPACES_AT_MOST, between=persuade_when_poor)


# Where a Rally is possible


def may_rally(me: Thinker, space: Space) -> bool:
    return me.state.level[space] != ACTIVE_SUPPORT


def with_patriot_fort(me: Thinker) -> list[Space]:
    return spaces_of(me.state, PATRIOT_FORT)


def may_raise_militia(me: Thinker, spaces: Sequence[Space]) -> list[Space]:
    """Those of the spaces, Cities and Colonies only, in which a Rally may place Militia, while some are Available."""
    if not me.state.available[MILITIA_UNDERGROUND]:
        return []
    return [space for space in spaces if space in POPULATED and may_rally(me, space)]


def militia_raised(me: Thinker, space: Space) -> int:
    """As many Militia as the space may raise and as are Available."""
    forts = here(me.state, space, PATRIOT_FORT)
    most = forts + me.game.board.population[space] if forts else 1
    return lesser(most, me.state.available[MILITIA_UNDERGROUND])


def raise_militia(me: Thinker, space: Space) -> Answers:
    return ("rally-way", "militia"), ("rally-militia", str(militia_raised(me, space)))


CITY_THEN_POPULATION: Priorities = (CITY_FIRST, population(tier=1))
MOST_MILITIA: Priorities = (Priority("most-militia", lambda me, s: count_all(me.state, s, MILITIA)),)
MOST_PATRIOTS: Priorities = (Priority("most-patriots", lambda me, s: patriot_units(me.state, s)),)


# Forts, and Militia at Forts


def fort_sites(me: Thinker) -> list[Space]:
    """Spaces with four Patriot units and room for a Fort."""
    state = me.state
    if not state.available[PATRIOT_FORT]:
        return []
    return [
        space
        for space in spaces_with(state, PATRIOTS)
        if may_rally(me, space) and patriot_units(state, space) >= FORT_UNITS and room(me.game, space, PATRIOT_FORT) > 0
    ]


def lone_forts(me: Thinker) -> list[Space]:
    """Patriot Forts with no other Rebellion piece."""
    return [
        space
        for space in may_raise_militia(me, with_patriot_fort(me))
        if here(me.state, space, PATRIOT_FORT) == rebellion_pieces(me.state, space)
    ]


def forts_for_continentals(me: Thinker) -> list[Space]:
    """Patriot Forts, while Continentals are Available."""
    return may_raise_militia(me, with_patriot_fort(me)) if me.state.available[CONTINENTAL] else []


# Continentals


def selected_forts(me: Thinker) -> list[Space]:
    """Patriot Forts that are selected for the Rally and have Militia to spare."""
    return [space for space in me.spaces if here(me.state, space, PATRIOT_FORT) and may_enlist(me, space)]


def may_enlist(me: Thinker, space: Space) -> bool:
    """Whether the space has Militia besides the one that stays Underground, while Continentals are Available."""
    hidden = here(me.state, space, MILITIA_UNDERGROUND)
    return me.state.available[CONTINENTAL] > 0 and count_all(me.state, space, MILITIA) > (hidden > 0)


def enlist(me: Thinker, space: Space) -> Answers:
    """All Militia but one Underground become Continentals, Active ones first, as long as there are any."""
    state = me.state
    active = lesser(here(state, space, MILITIA_ACTIVE), state.available[CONTINENTAL])
    hidden = lesser(greater(0, here(state, space, MILITIA_UNDERGROUND) - 1), state.available[CONTINENTAL] - active)
    group = group_answers("rally-continentals", {MILITIA_ACTIVE: active, MILITIA_UNDERGROUND: hidden})
    return ("rally-continentals-space", SPACES[space]), *group


@rule("8.5.2")
def continentals_space(me: Thinker, ask: Ask) -> Thought[str]:
    """The Fort space with most Militia, where no further space can be paid and the Rally ends with this."""
    space = yield from best_space(me, [s for s in spaces_in(ask) if may_enlist(me, s)], MOST_MILITIA)
    if space is None:
        return "done"
    me.queue = list(enlist(me, space))
    return SPACES[space]


# Militia elsewhere


def future_forts(me: Thinker) -> list[Space]:
    """Spaces with Patriot units but no Patriot Fort, while Forts are Available."""
    if not me.state.available[PATRIOT_FORT]:
        return []
    return [
        space
        for space in may_raise_militia(me, spaces_with(me.state, PATRIOTS))
        if patriot_units(me.state, space) and not here(me.state, space, PATRIOT_FORT)
    ]


def control_to_change(me: Thinker) -> list[Space]:
    """Spaces whose Control changes with the Militia that they may raise."""
    state = me.state
    return [
        space
        for space in may_raise_militia(me, POPULATED)
        if state.control[space] != REBELLION_CONTROL
        and control_with(state, space, rebels=militia_raised(me, space)) != state.control[space]
    ]


def not_yet_opposed(me: Thinker) -> list[Space]:
    """Spaces not at Active Opposition."""
    return [space for space in may_raise_militia(me, POPULATED) if me.state.level[space] > ACTIVE_OPPOSITION]


# Active Militia come to a Fort and hide


def forts_to_regroup(me: Thinker) -> list[Space]:
    """Patriot Forts with Active Militia there, or with some next door that can leave without changing Control."""
    return [
        space
        for space in with_patriot_fort(me)
        if may_rally(me, space)
        and (
            here(me.state, space, MILITIA_ACTIVE)
            or any(spare_active_militia(me, near) for near in me.game.board.adjacent[space])
        )
    ]


def spare_active_militia(me: Thinker, space: Space) -> int:
    """Active Militia that can leave the space without changing its Control."""
    state = me.state
    n = here(state, space, MILITIA_ACTIVE)
    while n and control_with(state, space, rebels=-n) != state.control[space]:
        n -= 1
    return n


@rule("8.5.2")
def regroup_from(me: Thinker, ask: Ask) -> str:
    """All Active Militia that can leave."""
    return regroup(me, ask, MILITIA_ACTIVE, spare_active_militia)


# At the end of a Rally, when the moment for it has gone by.
NO_MORE_CONTINENTALS = ("rally-continentals-space", "done")
RALLY = (
    Line("rally-fort", fort_sites, CITY_THEN_POPULATION, answering(("rally-way", "fort"))),
    Line("rally-lone-fort", lone_forts, then=raise_militia),
    Line("rally-for-continentals", forts_for_continentals, MOST_MILITIA, raise_militia, limit=1),
    Line("rally-continentals", selected_forts, MOST_MILITIA, enlist, again="continentals"),
    Line("rally-future-fort", future_forts, MOST_PATRIOTS, raise_militia, limit=1),
    Line("rally-control", control_to_change, CITY_THEN_POPULATION, raise_militia),
    Line("rally-unopposed", not_yet_opposed, CITY_THEN_POPULATION, raise_militia),
    Line("rally-regroup", forts_to_regroup, then=answering(("rally-way", "regroup"), NO_MORE_CONTINENTALS), limit=1),
)
