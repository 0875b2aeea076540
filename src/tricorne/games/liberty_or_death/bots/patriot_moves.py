"""8.5.4 March of the non-player Patriots."""

from __future__ import annotations

from tricorne.core.priorities import Priority
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.marching import (
    Arrivals,
    Found,
    Groups,
    MarchLine,
    can_bring,
    drawn,
    largest_groups,
    march_by,
    movable_patriots,
    movable_with_french,
)
from tricorne.games.liberty_or_death.bots.measures import (
    control_with,
    here,
    is_city,
    population,
    rebels_needed,
    with_militia,
)
from tricorne.games.liberty_or_death.bots.plan import Plan, Thinker
from tricorne.games.liberty_or_death.bots.specials import close_with
from tricorne.games.liberty_or_death.bots.ties import best_space
from tricorne.games.liberty_or_death.names import (
    BRITISH_CONTROL,
    MAP,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    VILLAGE,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import british_cubes
from tricorne.games.liberty_or_death.rules.s3_3_patriots import SEEN_FROM

AFTER_COMMAND = ("partisans", "skirmish", "persuasion")


def march_for_control(me: Thinker, arrivals: Arrivals) -> Found:
    """Villages, then Cities, then elsewhere, the largest Population first; the largest groups until it is enough."""
    wanted = {space: n for space in me.selectable(MAP) if (n := rebels_needed(me.state, space))}
    movable = movable_with_french(me, arrivals) if wanted else {}
    ways: dict[int, Groups] = {}
    for space, needed in wanted.items():
        near = {origin: movable[origin] for origin in me.game.board.adjacent[space] if origin in movable}
        if near and can_bring(me, space, near, needed):
            ways[space] = near
    if not ways:
        return None
    destination = yield from best_space(
        me,
        list(ways),
        Priority("village", lambda space: here(me.state, space, VILLAGE) > 0),
        Priority("city", is_city),
        population(me.game, tier=1),
    )
    if destination is None:
        return None
    return destination, (yield from largest_groups(me, destination, ways[destination], wanted[destination]))


def march_for_militia(me: Thinker, arrivals: Arrivals) -> Found:
    """One Militia, Underground if possible, to a space without, first where that changes most Control."""
    state = me.state
    origins = with_militia(state)
    wanted = [space for space in me.selectable(MAP) if space not in origins]
    unmoved = arrivals.unmoved(state)
    movable = {
        origin: movable_patriots(me, unmoved, origin, for_militia=True) for origin in (origins if wanted else ())
    }
    ways: dict[int, tuple[int, list[int]]] = {}
    for space in wanted:
        for kind in militia_to_send(me, space):
            near = {o: movable[o] for o in me.game.board.adjacent[space] if o in movable and movable[o].get(kind)}
            if near and can_bring(me, space, near, 1):
                ways[space] = (kind, [me.leader] if me.leader in near else list(near))
                break
    if not ways:
        return None
    destination = yield from best_space(
        me,
        list(ways),
        Priority(
            "changes-control",
            lambda space: (
                1 + me.game.board.population[space]
                if control_with(state, space, rebels=1) != state.control[space]
                else 0
            ),
        ),
    )
    if destination is None:
        return None
    kind, origins = ways[destination]
    return destination, {(yield from drawn(me, origins)): {kind: 1}}


@rule("8.1.2")
def militia_to_send(me: Thinker, destination: int) -> tuple[int, int]:
    """Underground Militia before Active ones, or the other way round where the move would Activate it (3.3.2)."""
    state = me.state
    watched = is_city(destination) and state.control[destination] == BRITISH_CONTROL
    if watched and 1 + british_cubes(state, destination) > SEEN_FROM:
        return MILITIA_ACTIVE, MILITIA_UNDERGROUND
    return MILITIA_UNDERGROUND, MILITIA_ACTIVE


MARCH = (
    MarchLine("march-for-control", march_for_control, limit=2),
    MarchLine("march-for-militia", march_for_militia),
)


@rule("8.5.4")
def march(me: Thinker) -> Plan:
    """Rebellion Control of two more spaces, then a Militia to every space without; then a Special Activity."""
    return march_by(me, MARCH, close_with(*AFTER_COMMAND, afterwards=True), most=me.resources)
