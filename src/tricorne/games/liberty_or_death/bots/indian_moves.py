"""8.7.3 March and 8.7.4 Scout of the non-player Indians."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.priorities import Priority
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.marching import Arrivals, Group, largest_first, march_step
from tricorne.games.liberty_or_death.bots.measures import control_with, here, population
from tricorne.games.liberty_or_death.bots.plan import (
    READY,
    Plan,
    Step,
    Thinker,
    group_answers,
    offers,
)
from tricorne.games.liberty_or_death.bots.specials import close_with
from tricorne.games.liberty_or_death.bots.ties import Thought, best_space
from tricorne.games.liberty_or_death.bots.village_sites import VILLAGE_READY, may_gather, village_parties, village_ready
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    NO_CONTROL,
    PATRIOT_FORT,
    PROVINCES,
    REBELLION_CONTROL,
    RESERVES,
    SPACES,
    TORY,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all, rebellion_pieces, room

if TYPE_CHECKING:
    from tricorne.core.questions import Ask

AFTER_COMMAND = ("war_path", "trade")
MARCH_SPACES = 3


# 8.7.3 March


@rule("8.7.3")
def march(me: Thinker) -> Plan:
    """Bring three War Parties together for a Village, then take Rebellion Control away; then War Path or Trade."""
    arrivals = Arrivals()
    ask: Ask | None = None
    for line in (march_for_village, march_against_control):
        while len(me.spaces) < MARCH_SPACES:
            found = yield from line(me, arrivals)
            if found is None:
                break
            destination, groups = found
            if ask is None:
                ask = yield READY
                if not offers(ask, SPACES[destination]):
                    continue
            if not offers(ask, SPACES[destination]):
                break
            ask = yield march_step(me, arrivals, destination, groups, f"w-indian-{line.__name__.replace('_', '-')}")
            if line is march_for_village:
                break
    if ask is not None:
        yield from close_with(*AFTER_COMMAND)(me, ask)


def movable_parties(me: Thinker, arrivals: Arrivals, space: int, *, keep_ready: bool) -> Group:
    """War Parties that may leave, Underground first: never the last of a Village, nor adding Rebellion Control."""
    state = me.state
    group = {kind: arrivals.free(me, space, kind) for kind in (WAR_PARTY_UNDERGROUND, WAR_PARTY_ACTIVE)}
    stay = 1 if here(state, space, VILLAGE) else 0
    if (keep_ready or me.game.corrected) and village_ready(me, space):
        stay = max(stay, village_parties(me, space))
    total = count_all(state, space, WAR_PARTIES)
    most = max(0, total - stay)
    while (
        most
        and state.control[space] != REBELLION_CONTROL
        and control_with(state, space, indians=-most) == REBELLION_CONTROL
    ):
        most -= 1
    taken: Group = {}
    for kind, n in group.items():
        going = min(n, most - sum(taken.values()))
        if going > 0:
            taken[kind] = going
    return taken


def parties_near(me: Thinker, arrivals: Arrivals, space: int, *, keep_ready: bool) -> dict[int, Group]:
    """The War Parties that may come from each neighbour; without Resources only out of the Reserves, for nothing."""
    near = {
        origin: movable_parties(me, arrivals, origin, keep_ready=keep_ready)
        for origin in me.game.board.adjacent_provinces[space]
        if me.resources or me.granted or origin in RESERVES
    }
    return {origin: group for origin, group in near.items() if group}


def take(group: Group, n: int) -> Group:
    """The first n of a group."""
    taken: Group = {}
    for kind, there in group.items():
        going = min(there, n - sum(taken.values()))
        if going > 0:
            taken[kind] = going
    return taken


def march_for_village(me: Thinker, arrivals: Arrivals) -> Thought[tuple[int, dict[int, Group]] | None]:
    """Three War Parties in one more Neutral or Passive Province with room for a Village."""
    if not me.state.available[VILLAGE]:
        return None
    ways: dict[int, dict[int, Group]] = {}
    for space in PROVINCES:
        if village_ready(me, space) or not may_gather(me, space) or room(me.game, space, VILLAGE) < 1:
            continue
        needed = VILLAGE_READY - count_all(me.state, space, WAR_PARTIES)
        groups: dict[int, Group] = {}
        near = parties_near(me, arrivals, space, keep_ready=True)
        for origin in largest_first(me, space, near) if me.leader is not None else near:
            if needed > 0:
                groups[origin] = take(near[origin], needed)
                needed -= sum(groups[origin].values())
        if needed <= 0 and groups:
            ways[space] = groups
    destination = yield from best_space(me, list(ways))
    return None if destination is None else (destination, ways[destination])


def march_against_control(me: Thinker, arrivals: Arrivals) -> Thought[tuple[int, dict[int, Group]] | None]:
    """Enough War Parties to end Rebellion Control, first where there is no Active Support, most Population first."""
    state = me.state
    ways: dict[int, dict[int, Group]] = {}
    for space in PROVINCES:
        if state.control[space] != REBELLION_CONTROL or space in me.spaces:
            continue
        needed = next(n for n in range(1, 60) if control_with(state, space, indians=n) != REBELLION_CONTROL)
        groups: dict[int, Group] = {}
        near = parties_near(me, arrivals, space, keep_ready=False)
        for origin in largest_first(me, space, near) if me.leader is not None else near:
            if needed > 0:
                groups[origin] = take(near[origin], needed)
                needed -= sum(groups[origin].values())
        if needed <= 0:
            ways[space] = groups
    destination = yield from best_space(
        me,
        list(ways),
        Priority("no-active-support", lambda space: state.level[space] != ACTIVE_SUPPORT),
        population(me.game),
    )
    return None if destination is None else (destination, ways[destination])


# 8.7.4 Scout


def scouts(me: Thinker, origin: int) -> Group:
    """One War Party and the most Regulars and Tories that leave without hurting the Royalists' hold of the origin."""
    state = me.state
    regulars, tories = here(state, origin, BRITISH_REGULAR), here(state, origin, TORY)
    party = WAR_PARTY_ACTIVE if here(state, origin, WAR_PARTY_ACTIVE) else WAR_PARTY_UNDERGROUND
    group = {party: 1, BRITISH_REGULAR: 0, TORY: 0}
    while True:
        more = (
            TORY
            if group[TORY] < min(tories, group[BRITISH_REGULAR])
            and tories - group[TORY] <= (regulars - group[BRITISH_REGULAR])
            else BRITISH_REGULAR
        )
        if more == BRITISH_REGULAR and group[BRITISH_REGULAR] >= regulars:
            more = TORY
        if more == TORY and group[TORY] >= min(tories, group[BRITISH_REGULAR]):
            break
        if not _origin_holds(me, origin, group, more):
            break
        group[more] += 1
    return {kind: n for kind, n in group.items() if n} if group[BRITISH_REGULAR] else {}


def _origin_holds(me: Thinker, origin: int, group: Group, more: int) -> bool:
    state = me.state
    british = group[BRITISH_REGULAR] + group[TORY] + (more in (BRITISH_REGULAR, TORY))
    after = control_with(state, origin, british=-british, indians=-1)
    if state.control[origin] == BRITISH_CONTROL:
        return after == BRITISH_CONTROL
    return state.control[origin] == REBELLION_CONTROL or after == NO_CONTROL


@rule("8.7.4")
def scout(me: Thinker) -> Plan:
    """To a Patriot Fort, else to Villages with enemies, else to end Rebellion Control; Skirmish; War Path or Trade."""
    state = me.state
    if not me.granted and (not me.resources or not state.resources[BRITISH]):
        return
    ways: dict[int, tuple[int, Group]] = {}
    for origin in PROVINCES:
        if not here(state, origin, BRITISH_REGULAR) or not count_all(state, origin, WAR_PARTIES):
            continue
        if me.leader not in (None, origin):
            continue
        group = scouts(me, origin)
        for space in me.game.board.adjacent_provinces[origin] if group else ():
            if sum(group.values()) > sum(ways.get(space, (0, {}))[1].values()) and _worth_scouting(me, space, group):
                ways[space] = (origin, group)
    destination = yield from best_space(
        me,
        list(ways),
        Priority("patriot-fort", lambda space: here(state, space, PATRIOT_FORT) > 0),
        Priority(
            "village-with-enemies", lambda space: here(state, space, VILLAGE) > 0 and rebellion_pieces(state, space) > 0
        ),
        population(me.game),
    )
    if destination is None:
        return
    origin, group = ways[destination]
    ask = yield READY
    me.spaces.append(destination)
    then = (
        ("scout-from", SPACES[origin]),
        *group_answers("scout-group", group),
        ("scout-skirmish", "yes"),
    )
    ask = yield Step(SPACES[destination], then, me.reasons("w-scout"))
    yield from close_with(*AFTER_COMMAND)(me, ask)


def _worth_scouting(me: Thinker, space: int, group: Group) -> bool:
    """One of the three purposes of a Scout."""
    state = me.state
    if here(state, space, PATRIOT_FORT) or (here(state, space, VILLAGE) and rebellion_pieces(state, space)):
        return True
    british = group.get(BRITISH_REGULAR, 0) + group.get(TORY, 0)
    return (
        state.control[space] == REBELLION_CONTROL
        and control_with(state, space, british=british, indians=1) != REBELLION_CONTROL
    )
