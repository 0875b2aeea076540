"""8.5.4 March of the non-player Patriots."""

from __future__ import annotations

from tricorne.core import Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.marching import (
    Arrivals,
    Found,
    Group,
    Groups,
    MarchLine,
    Pieces,
    can_bring,
    march_by,
    march_to_best,
    size,
)
from tricorne.games.liberty_or_death.bots.machinery.measures import (
    CITY_FIRST,
    control_with,
    here,
    population,
    rebels_needed,
    with_militia,
)
from tricorne.games.liberty_or_death.bots.machinery.plan import Plan, Thinker
from tricorne.games.liberty_or_death.bots.machinery.specials import close_with
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.bots.s8_1_paying import ally_can_pay
from tricorne.games.liberty_or_death.bots.s8_2_random_spaces import drawn
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_1_specials import SPECIALS
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    BRITISH_CONTROL,
    CITIES,
    CONTINENTAL,
    FRENCH_REGULAR,
    KIND_COUNT,
    MAP,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOTS,
    REBELLION_CONTROL,
    VILLAGE,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import british_cubes, spaces_with
from tricorne.games.liberty_or_death.rules.s1_5_sides import royalist_lead
from tricorne.games.liberty_or_death.rules.s3_3_patriots import SEEN_FROM, parties_found


@rule("8.5.4")
def march(me: Thinker) -> Plan:
    """Rebellion Control of two more spaces, then a Militia to every space without; then a Special Activity."""
    return march_by(me, MARCH, close_with(SPECIALS, afterwards=finds_war_parties), most=me.resources)


def finds_war_parties(me: Thinker) -> bool:
    """Whether the March finds out War Parties, so that a Special Activity may follow it."""
    return any(parties_found(me.game, space) for space in me.spaces)


# Groups able to March


@rule("8.5.4", "8.1.2")
def movable_patriots(me: Thinker, unmoved: Pieces, space: Space, *, for_militia: bool = False) -> Group:
    """Patriot units that may leave, Underground Militia first.

    No Rebellion Control is lost, an Active unit stays with each Patriot Fort, and a unit, Underground if possible,
    where the space is not at Active Opposition: Active Militia, unless the March is one for Militia.
    """
    state = me.state
    at = space * KIND_COUNT
    continentals, hidden, active = unmoved[at + CONTINENTAL : at + PATRIOT_FORT]
    if not (continentals or hidden or active):
        return {}
    group = {MILITIA_UNDERGROUND: hidden, MILITIA_ACTIVE: active, CONTINENTAL: continentals}
    stayed = {kind: state.pieces[at + kind] - n for kind, n in group.items()}
    guards = (CONTINENTAL, MILITIA_ACTIVE) if for_militia else (MILITIA_ACTIVE, CONTINENTAL)
    if state.pieces[at + PATRIOT_FORT] and not stayed[MILITIA_ACTIVE] + stayed[CONTINENTAL]:
        _leave_one(group, stayed, guards)
    if state.level[space] > ACTIVE_OPPOSITION and not stayed[MILITIA_UNDERGROUND]:
        left = _leave_one(group, stayed, (MILITIA_UNDERGROUND,))
        if not left and not size(stayed):
            _leave_one(group, stayed, guards)
    if state.control[space] == REBELLION_CONTROL:
        kept = size(group) + royalist_lead(state, space) + 1
        for kind in (CONTINENTAL, MILITIA_ACTIVE, MILITIA_UNDERGROUND) if kept > 0 else ():
            n = min(kept, group[kind])
            group[kind] -= n
            kept -= n
    return {kind: n for kind, n in group.items() if n}


def _leave_one(group: Group, stayed: Group, kinds: tuple[Kind, ...]) -> bool:
    for kind in kinds:
        if group[kind]:
            group[kind] -= 1
            stayed[kind] += 1
            return True
    return False


def with_french(me: Thinker, unmoved: Pieces, space: Space) -> Group:
    """The movable Patriots, with a French Regular for each Continental where the French can pay."""
    group = movable_patriots(me, unmoved, space)
    state = me.state
    if group.get(CONTINENTAL) and ally_can_pay(me):
        french = min(group[CONTINENTAL], unmoved[space * KIND_COUNT + FRENCH_REGULAR])
        if state.control[space] == REBELLION_CONTROL:
            french = min(french, max(0, -royalist_lead(state, space) - size(group) - 1))
        if french:
            group[FRENCH_REGULAR] = french
    return group


def movable_with_french(me: Thinker, arrivals: Arrivals) -> Groups:
    """All groups of Patriots that may leave, with their French, by space."""
    spaces, unmoved = spaces_with(me.state, PATRIOTS), arrivals.unmoved(me.state)
    return {space: group for space in spaces if (group := with_french(me, unmoved, space))}


# Rebellion Control of two spaces

FOR_CONTROL: Priorities = (
    Priority("village", lambda me, s: here(me.state, s, VILLAGE) > 0),
    CITY_FIRST,
    population(tier=1),
)


def march_for_control(me: Thinker, arrivals: Arrivals) -> Found:
    """Villages, then Cities, then elsewhere, the largest Population first; the largest groups until it is enough."""
    wanted = {space: n for space in me.selectable(MAP) if (n := rebels_needed(me.state, space))}
    movable = movable_with_french(me, arrivals) if wanted else {}
    ways: dict[Space, Groups] = {}
    for space, needed in wanted.items():
        near = {origin: movable[origin] for origin in me.game.board.adjacent[space] if origin in movable}
        if near and can_bring(me, space, near, needed):
            ways[space] = near
    return (yield from march_to_best(me, ways, wanted, FOR_CONTROL))


# A Militia to every space without


def control_changed(me: Thinker, space: Space) -> int:
    """The weight of Control that a Militia would change."""
    if control_with(me.state, space, rebels=1) == me.state.control[space]:
        return 0
    return 1 + me.game.board.population[space]


FOR_MILITIA: Priorities = (Priority("changes-control", control_changed),)


def march_for_militia(me: Thinker, arrivals: Arrivals) -> Found:
    """One Militia, Underground if possible, to a space without, first where that changes most Control."""
    origins = with_militia(me.state)
    wanted = [space for space in me.selectable(MAP) if space not in origins]
    unmoved = arrivals.unmoved(me.state)
    movable = {
        origin: movable_patriots(me, unmoved, origin, for_militia=True) for origin in (origins if wanted else ())
    }
    ways: dict[Space, tuple[Kind, list[Space]]] = {}
    for space in wanted:
        for kind in militia_to_send(me, space):
            near = {o: movable[o] for o in me.game.board.adjacent[space] if o in movable and movable[o].get(kind)}
            if near and can_bring(me, space, near, 1):
                ways[space] = (kind, [me.leader] if me.leader in near else list(near))
                break
    destination = yield from best_space(me, list(ways), FOR_MILITIA)
    if destination is None:
        return None
    kind, origins = ways[destination]
    return destination, {(yield from drawn(me, origins)): {kind: 1}}


@rule("8.5.4", "8.1.2")
def militia_to_send(me: Thinker, destination: Space) -> tuple[Kind, Kind]:
    """Underground Militia before Active ones, or the other way round where the move would Activate it (3.3.2)."""
    watched = destination in CITIES and me.state.control[destination] == BRITISH_CONTROL
    if watched and 1 + british_cubes(me.state, destination) > SEEN_FROM:
        return MILITIA_ACTIVE, MILITIA_UNDERGROUND
    return MILITIA_UNDERGROUND, MILITIA_ACTIVE


MARCH = (
    MarchLine("march-for-control", march_for_control, limit=2),
    MarchLine("march-for-militia", march_for_militia),
)
