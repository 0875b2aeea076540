"""8.7.3 March and 8.7.4 Scout of the non-player Indians."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tricorne.core.priorities import Priority
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.marching import (
    Arrivals,
    Found,
    Group,
    Groups,
    MarchLine,
    Pieces,
    can_bring,
    drawn,
    largest_groups,
    march_by,
    size,
)
from tricorne.games.liberty_or_death.bots.measures import (
    control_with,
    here,
    population,
    spare_against_rebels,
    war_parties,
    with_war_parties,
)
from tricorne.games.liberty_or_death.bots.pieces import cubes_in_turn
from tricorne.games.liberty_or_death.bots.plan import (
    READY,
    Plan,
    Step,
    Thinker,
    group_answers,
)
from tricorne.games.liberty_or_death.bots.specials import close_with
from tricorne.games.liberty_or_death.bots.ties import Thought, best_space
from tricorne.games.liberty_or_death.bots.village_sites import VILLAGE_READY, may_build, village_parties, village_ready
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    COLONIES,
    KIND_COUNT,
    MILITIA,
    NO_CONTROL,
    PATRIOT_FORT,
    PROVINCES,
    REBELLION_CONTROL,
    RESERVES,
    SPACES,
    TORY,
    VILLAGE,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    count_all,
    rebellion_pieces,
    royalist_lead,
)
from tricorne.games.liberty_or_death.rules.s3_4_indians import SEEN_FROM

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

AFTER_COMMAND = ("war_path", "trade")
MARCH_SPACES = 3
ANY_NUMBER = 99


# 8.7.3 March


def movable_parties(me: Thinker, unmoved: Pieces, space: int, *, keep_ready: bool) -> Group:
    """War Parties that may leave, Underground first: never the last of a Village, nor adding Rebellion Control."""
    state = me.state
    at = space * KIND_COUNT
    hidden, active = unmoved[at + WAR_PARTY_UNDERGROUND : at + VILLAGE]
    if not (hidden or active):
        return {}
    total = war_parties(state, space)
    stay = 1 if here(state, space, VILLAGE) else 0
    if (keep_ready or me.game.corrected) and village_ready(me, space):
        stay = village_parties(me, space)
    most = total - stay
    if most <= 0:
        return {}
    spare = spare_against_rebels(state, space)
    if most > spare:
        most = spare
    taken: Group = {}
    for kind, n in ((WAR_PARTY_UNDERGROUND, hidden), (WAR_PARTY_ACTIVE, active)):
        going = n if n < most else most
        if going > 0:
            taken[kind] = going
            most -= going
    return taken


def all_movable_parties(me: Thinker, arrivals: Arrivals, *, keep_ready: bool) -> Groups:
    """The War Parties that may leave each Province."""
    origins, unmoved = with_war_parties(me.state), arrivals.unmoved(me.state)
    return {
        origin: group for origin in origins if (group := movable_parties(me, unmoved, origin, keep_ready=keep_ready))
    }


@rule("8.1", "3.4.2")
def payable_origins(me: Thinker, destination: int) -> Sequence[int]:
    """Where War Parties may come from for what the other destinations of the March leave of the Resources.

    Each costs one, but the first that is reached out of the Reserves alone costs nothing.
    """
    others = [march for march in me.marches if march.destination != destination]
    if me.granted or me.resources > len(others):
        return PROVINCES
    gift = not any(all(origin in RESERVES for origin in march.groups) for march in others)
    if me.resources > len(others) - (not gift):
        return PROVINCES
    return RESERVES if gift else ()


def parties_near(me: Thinker, movable: Groups, space: int) -> Groups:
    """Those of the War Parties that may come from each neighbour."""
    payable = payable_origins(me, space)
    near = me.game.board.adjacent_provinces[space]
    return {origin: movable[origin] for origin in near if origin in movable and origin in payable}


def unseen_group(state: State, destination: int) -> int:
    """The largest group that comes in Underground (3.4.2); any number where that makes no difference."""
    if destination not in COLONIES or state.control[destination] != REBELLION_CONTROL:
        return ANY_NUMBER
    return max(0, SEEN_FROM - count_all(state, destination, MILITIA)) or ANY_NUMBER


@rule("8.7.3", "8.1.2", "8.3.7")
def take_parties(me: Thinker, destination: int, near: Groups, needed: int) -> Thought[Groups]:
    """So many War Parties, Underground before Active; from where most of them are, ties by the table.

    First in groups so small that they come in Underground, then whatever it takes. A Leader who has to take part sends
    the first group, if need be one Active War Party.
    """
    unseen = unseen_group(me.state, destination)
    leader = me.leader if me.leader != destination else None
    left = {origin: dict(group) for origin, group in near.items()}
    chosen: Groups = {}

    def able(origin: int, kind: int, most: int) -> int:
        group = chosen.get(origin, {})
        hidden = kind == WAR_PARTY_UNDERGROUND or WAR_PARTY_UNDERGROUND in group
        return min(left[origin].get(kind, 0), most - size(group) if hidden else ANY_NUMBER)

    def send(origin: int, kind: int, number: int) -> int:
        left[origin][kind] -= number
        group = chosen.setdefault(origin, {})
        group[kind] = group.get(kind, 0) + number
        return number

    if leader is not None and not left[leader].get(WAR_PARTY_UNDERGROUND):
        needed -= send(leader, WAR_PARTY_ACTIVE, 1)
    for most in (unseen, ANY_NUMBER):
        for kind in (WAR_PARTY_UNDERGROUND, WAR_PARTY_ACTIVE):
            while needed > 0 and (rooms := {o: n for o in left if (n := able(o, kind, most)) > 0}):
                largest = max(rooms.values())
                first = [o for o, n in rooms.items() if n == largest] if leader is None or chosen else [leader]
                origin = yield from drawn(me, first)
                needed -= send(origin, kind, min(rooms[origin], needed))
    return chosen


def march_for_village(me: Thinker, arrivals: Arrivals) -> Found:
    """Three War Parties in one more Neutral or Passive Province with room for a Village."""
    if not me.state.available[VILLAGE]:
        return None
    movable = all_movable_parties(me, arrivals, keep_ready=True)
    ways: dict[int, Groups] = {}
    for space in me.selectable(PROVINCES) if movable else ():
        parties = war_parties(me.state, space)
        if parties < village_parties(me, space) and may_build(me, space):
            near = parties_near(me, movable, space)
            if near and can_bring(me, space, near, VILLAGE_READY - parties):
                ways[space] = near
    destination = yield from best_space(me, list(ways))
    if destination is None:
        return None
    needed = VILLAGE_READY - war_parties(me.state, destination)
    return destination, (yield from take_parties(me, destination, ways[destination], needed))


def march_against_control(me: Thinker, arrivals: Arrivals) -> Found:
    """Enough War Parties to end Rebellion Control, first where there is no Active Support, most Population first."""
    state = me.state
    held = [space for space in me.selectable(PROVINCES) if state.control[space] == REBELLION_CONTROL]
    movable = all_movable_parties(me, arrivals, keep_ready=False) if held else {}
    ways: dict[int, Groups] = {}
    for space in held:
        near = parties_near(me, movable, space)
        if near and can_bring(me, space, near, parties_needed(state, space)):
            ways[space] = near
    if not ways:
        return None
    destination = yield from best_space(
        me,
        list(ways),
        Priority("no-active-support", lambda space: state.level[space] != ACTIVE_SUPPORT),
        population(me.game, tier=1),
    )
    if destination is None:
        return None
    needed = parties_needed(state, destination)
    return destination, (yield from take_parties(me, destination, ways[destination], needed))


def parties_needed(state: State, space: int) -> int:
    """War Parties that would end Rebellion Control."""
    return -royalist_lead(state, space)


MARCH = (
    MarchLine("indian-march-for-village", march_for_village, limit=1),
    MarchLine("indian-march-against-control", march_against_control),
)


@rule("8.7.3")
def march(me: Thinker) -> Plan:
    """Bring three War Parties together for a Village, then take Rebellion Control away; then War Path or Trade."""
    return march_by(me, MARCH, close_with(*AFTER_COMMAND), most=MARCH_SPACES)


# 8.7.4 Scout


def with_regulars_and_parties(state: State) -> list[int]:
    """Provinces with both British Regulars and War Parties."""
    return [space for space in with_war_parties(state) if here(state, space, BRITISH_REGULAR)]


def scouts(me: Thinker, origin: int) -> Group:
    """One War Party and the most Regulars and Tories that leave without hurting the Royalists' hold of the origin.

    Cubes are taken in turn from the fewer (8.1.2), and never more Tories than Regulars.
    """
    state = me.state
    regulars, tories = here(state, origin, BRITISH_REGULAR), here(state, origin, TORY)
    party = WAR_PARTY_ACTIVE if here(state, origin, WAR_PARTY_ACTIVE) else WAR_PARTY_UNDERGROUND
    group = {party: 1, BRITISH_REGULAR: 0, TORY: 0}
    last: int | None = None
    while True:
        most = {BRITISH_REGULAR: regulars, TORY: min(tories, group[BRITISH_REGULAR])}
        able = [kind for kind in most if group[kind] < most[kind]]
        in_turn = cubes_in_turn(state, origin, (BRITISH_REGULAR, TORY), last, from_most=False)
        last = next((kind for kind in in_turn if kind in able), None)
        if last is None or not _origin_holds(me, origin, group):
            break
        group[last] += 1
    return {kind: n for kind, n in group.items() if n} if group[BRITISH_REGULAR] else {}


def _origin_holds(me: Thinker, origin: int, group: Group) -> bool:
    """Whether the Royalists hold the origin as they should when one more cube joins the group."""
    state = me.state
    british = group[BRITISH_REGULAR] + group[TORY] + 1
    after = control_with(state, origin, british=-british, indians=-1)
    if state.control[origin] == BRITISH_CONTROL:
        return after == BRITISH_CONTROL
    return state.control[origin] == REBELLION_CONTROL or after == NO_CONTROL


@rule("8.7.4", "8.3.7")
def scout(me: Thinker) -> Plan:
    """To a Patriot Fort, else to Villages with enemies, else to end Rebellion Control; Skirmish; War Path or Trade."""
    state = me.state
    if not me.granted and (not me.resources or not state.resources[BRITISH]):
        return
    ways: dict[int, Groups] = {}
    for origin in with_regulars_and_parties(state):
        group = scouts(me, origin)
        for space in me.game.board.adjacent_provinces[origin] if group else ():
            if me.leader in (None, origin, space) and _worth_scouting(me, space, group):
                ways.setdefault(space, {})[origin] = group
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
    ((origin, group),) = (yield from largest_groups(me, destination, ways[destination], 1)).items()
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
