"""8.5.4 March of the non-player Patriots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.priorities import Priority
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.marching import (
    Arrivals,
    largest_first,
    march_step,
    movable_patriots,
    with_french,
)
from tricorne.games.liberty_or_death.bots.measures import (
    control_with,
    here,
    is_city,
    population,
    rebels_needed,
)
from tricorne.games.liberty_or_death.bots.plan import (
    READY,
    Plan,
    Thinker,
    offers,
)
from tricorne.games.liberty_or_death.bots.specials import close_with
from tricorne.games.liberty_or_death.bots.ties import Thought, best_space
from tricorne.games.liberty_or_death.names import (
    MAP,
    MILITIA,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    SPACES,
    VILLAGE,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    count_all,
)

if TYPE_CHECKING:
    from tricorne.core.questions import Ask

AFTER_COMMAND = ("partisans", "skirmish", "persuasion")
MARCH_CONTROL_SPACES = 2


@rule("8.5.4")
def march(me: Thinker) -> Plan:
    """Rebellion Control of two more spaces, then a Militia to every space without; then a Special Activity."""
    arrivals = Arrivals()
    chosen: list[int] = []
    ask: Ask | None = None
    for line in (march_for_control, march_for_militia):
        while True:
            found = yield from line(me, arrivals, chosen)
            if found is None:
                break
            destination, groups = found
            if ask is None:
                ask = yield READY
                if not offers(ask, SPACES[destination]):
                    continue
            if not offers(ask, SPACES[destination]):
                break
            chosen.append(destination)
            ask = yield march_step(me, arrivals, destination, groups, f"w-{line.__name__.replace('_', '-')}")
    if ask is not None:
        yield from close_with(*AFTER_COMMAND, afterwards=True)(me, ask)


def march_for_control(
    me: Thinker, arrivals: Arrivals, chosen: list[int]
) -> Thought[tuple[int, dict[int, dict[int, int]]] | None]:
    """Villages, then Cities, then elsewhere, the largest Population first; the largest groups until it is enough."""
    if len(chosen) >= MARCH_CONTROL_SPACES:
        return None
    ways: dict[int, dict[int, dict[int, int]]] = {}
    movable = {space: with_french(me, arrivals, space) for space in MAP}
    for space in MAP:
        needed = rebels_needed(me.state, space)
        if needed and space not in chosen:
            groups = largest_groups(me, movable, space, needed)
            if groups is not None:
                ways[space] = groups
    destination = yield from best_space(
        me,
        list(ways),
        Priority("village", lambda space: here(me.state, space, VILLAGE) > 0),
        Priority("city", is_city),
        population(me.game),
    )
    return None if destination is None else (destination, ways[destination])


def largest_groups(
    me: Thinker, movable: dict[int, dict[int, int]], destination: int, needed: int
) -> dict[int, dict[int, int]] | None:
    """Whole groups of neighbours, largest first, until they bring Control; None when all of them are too few."""
    groups = {near: movable[near] for near in me.game.board.adjacent[destination]}
    chosen: dict[int, dict[int, int]] = {}
    for origin in largest_first(me, destination, groups):
        if needed <= 0 or not groups[origin]:
            break
        chosen[origin] = groups[origin]
        needed -= sum(groups[origin].values())
    return chosen if needed <= 0 else None


def march_for_militia(
    me: Thinker, arrivals: Arrivals, chosen: list[int]
) -> Thought[tuple[int, dict[int, dict[int, int]]] | None]:
    """One Militia, Underground if possible, to a space without, first where that changes most Control."""
    state = me.state
    ways: dict[int, tuple[int, int]] = {}
    movable = {space: movable_patriots(me, arrivals, space) for space in MAP if count_all(state, space, MILITIA)}
    for space in MAP:
        if space in chosen or count_all(state, space, MILITIA):
            continue
        for kind in (MILITIA_UNDERGROUND, MILITIA_ACTIVE):
            near = {o: movable[o] for o in me.game.board.adjacent[space] if o in movable and movable[o].get(kind)}
            origins = largest_first(me, space, near)
            if origins:
                ways[space] = (origins[0], kind)
                break
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
    origin, kind = ways[destination]
    return destination, {origin: {kind: 1}}
