"""8.7.4 Scout of the non-player Indians."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.marching import Group, Groups, largest_groups
from tricorne.games.liberty_or_death.bots.machinery.measures import (
    control_with,
    here,
    population,
    with_war_parties,
)
from tricorne.games.liberty_or_death.bots.machinery.plan import READY, Plan, Step, Thinker, group_answers
from tricorne.games.liberty_or_death.bots.machinery.specials import close_with
from tricorne.games.liberty_or_death.bots.s8_1_2_pieces import cubes_in_turn
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_1_specials import SPECIALS
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_CUBES,
    BRITISH_REGULAR,
    KINDS,
    NO_CONTROL,
    PATRIOT_FORT,
    REBELLION_CONTROL,
    SPACES,
    TORY,
    VILLAGE,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State


def with_regulars_and_parties(state: State) -> list[Space]:
    """Provinces with both British Regulars and War Parties."""
    return [space for space in with_war_parties(state) if here(state, space, BRITISH_REGULAR)]


def village_with_enemies(me: Thinker, space: Space) -> bool:
    return here(me.state, space, VILLAGE) > 0 and rebellion_pieces(me.state, space) > 0


SCOUTED: Priorities = (
    Priority("patriot-fort", lambda me, s: here(me.state, s, PATRIOT_FORT) > 0),
    Priority("village-with-enemies", village_with_enemies),
    population(),
)


@rule("8.7.4", "8.3.7")
def scout(me: Thinker) -> Plan:
    """To a Patriot Fort, else to Villages with enemies, else to end Rebellion Control; Skirmish; War Path or Trade."""
    if not me.granted and (not me.resources or not me.state.resources[BRITISH]):
        return
    ways: dict[Space, Groups] = {}
    for origin in with_regulars_and_parties(me.state):
        group = scouts(me, origin)
        for space in me.game.board.adjacent_provinces[origin] if group else ():
            if me.leader in (None, origin, space) and worth_scouting(me, space, group):
                ways.setdefault(space, {})[origin] = group
    destination = yield from best_space(me, list(ways), SCOUTED)
    if destination is None:
        return
    ((origin, group),) = (yield from largest_groups(me, destination, ways[destination], 1)).items()
    ask = yield READY
    me.spaces.append(destination)
    then = (
        ("scout-from", SPACES[origin]),
        *group_answers("scout-group", group),
        ("scout-skirmish", "yes"),
    )
    ask = yield Step(SPACES[destination], then, me.reasons("w-scout"))
    yield from close_with(SPECIALS)(me, ask)


def worth_scouting(me: Thinker, space: Space, group: Group) -> bool:
    """One of the three purposes of a Scout."""
    state = me.state
    if here(state, space, PATRIOT_FORT) or village_with_enemies(me, space):
        return True
    british = group.get(BRITISH_REGULAR, 0) + group.get(TORY, 0)
    return (
        state.control[space] == REBELLION_CONTROL
        and control_with(state, space, british=british, indians=1) != REBELLION_CONTROL
    )


def scouts(me: Thinker, origin: Space) -> Group:
    """One War Party and the most Regulars and Tories that leave without hurting the Royalists' hold of the origin.

    Cubes are taken in turn from the fewer (8.1.2), and never more Tories than Regulars.
    """
    state = me.state
    party = WAR_PARTY_ACTIVE if here(state, origin, WAR_PARTY_ACTIVE) else WAR_PARTY_UNDERGROUND
    group = {party: 1, BRITISH_REGULAR: 0, TORY: 0}
    last: Kind | None = None
    while True:
        most = {
            BRITISH_REGULAR: here(state, origin, BRITISH_REGULAR),
            TORY: min(here(state, origin, TORY), group[BRITISH_REGULAR]),
        }
        in_turn = cubes_in_turn(state, origin, BRITISH_CUBES, last, from_most=False)
        last = next((kind for kind in in_turn if group[kind] < most[kind]), None)
        if last is None or not _origin_holds(me, origin, group):
            break
        group[last] += 1
    return {kind: n for kind, n in group.items() if n} if group[BRITISH_REGULAR] else {}


def _origin_holds(me: Thinker, origin: Space, group: Group) -> bool:
    """Whether the Royalists hold the origin as they should when one more cube joins the group."""
    state = me.state
    british = group[BRITISH_REGULAR] + group[TORY] + 1
    after = control_with(state, origin, british=-british, indians=-1)
    if state.control[origin] == BRITISH_CONTROL:
        return after == BRITISH_CONTROL
    return state.control[origin] == REBELLION_CONTROL or after == NO_CONTROL


@rule("8.7.4")
def scout_group(_me: Thinker, ask: Ask) -> str:
    """One War Party, an Active one if possible, and as many Regulars and Tories as may go."""
    offered = [option.partition(":") for option in ask.options() if option != "done"]
    for kind in (WAR_PARTY_ACTIVE, WAR_PARTY_UNDERGROUND, *BRITISH_CUBES):
        numbers = [int(number) for name, _, number in offered if name == KINDS[kind]]
        if numbers:
            return f"{KINDS[kind]}:{max(numbers) if kind in BRITISH_CUBES else 1}"
    return "done"
