"""8.7.3 March of the non-player Indians."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tricorne.core import Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.marching import (
    Arrivals,
    Found,
    Group,
    Groups,
    MarchLine,
    Pieces,
    can_bring,
    drawn_from,
    march_by,
    size,
)
from tricorne.games.liberty_or_death.bots.machinery.measures import (
    here,
    population,
    spare_against_rebels,
    war_parties,
    with_war_parties,
)
from tricorne.games.liberty_or_death.bots.machinery.plan import Plan, Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.specials import close_with
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_1_specials import SPECIALS
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_2_gather import (
    VILLAGE_READY,
    may_build,
    village_parties,
    village_ready,
)
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    COLONIES,
    KIND_COUNT,
    MILITIA,
    PROVINCES,
    REBELLION_CONTROL,
    RESERVES,
    SPACES,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.lesser import greater, lesser
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all
from tricorne.games.liberty_or_death.rules.s1_5_sides import royalist_lead
from tricorne.games.liberty_or_death.rules.s3_4_indians import SEEN_FROM

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

SPACES_AT_MOST = 3
ANY_NUMBER = 99


@rule("8.7.3")
def march(me: Thinker) -> Plan:
    """Bring three War Parties together for a Village, then take Rebellion Control away; then War Path or Trade."""
    return march_by(me, MARCH, close_with(SPECIALS), most=SPACES_AT_MOST)


# War Parties able to March


def movable_parties(me: Thinker, unmoved: Pieces, space: Space, *, keep_ready: bool) -> Group:
    """War Parties that may leave, Underground first: never the last of a Village, nor adding Rebellion Control."""
    state = me.state
    at = space * KIND_COUNT
    hidden, active = unmoved[at + WAR_PARTY_UNDERGROUND : at + VILLAGE]
    if not (hidden or active):
        return {}
    stay = 1 if here(state, space, VILLAGE) else 0
    if (keep_ready or me.game.corrected) and state.available[VILLAGE] and village_ready(me, space):
        stay = village_parties(me, space)
    most = lesser(war_parties(state, space) - stay, spare_against_rebels(state, space))
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
def payable_origins(me: Thinker, destination: Space) -> Sequence[Space]:
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


def parties_near(me: Thinker, movable: Groups, space: Space) -> Groups:
    """Those of the War Parties that may come from each neighbour."""
    payable = payable_origins(me, space)
    near = me.game.board.adjacent_provinces[space]
    return {origin: movable[origin] for origin in near if origin in movable and origin in payable}


def unseen_group(state: State, destination: Space) -> int:
    """The largest group that comes in Underground (3.4.2); any number where that makes no difference."""
    if destination not in COLONIES or state.control[destination] != REBELLION_CONTROL:
        return ANY_NUMBER
    return greater(0, SEEN_FROM - count_all(state, destination, MILITIA)) or ANY_NUMBER


@rule("8.7.3", "8.1.2", "8.3.7")
def take_parties(me: Thinker, destination: Space, near: Groups, needed: int) -> Thought[Groups]:
    """So many War Parties, Underground before Active; 8.7.3 gives the origins no order, so they are drawn.

    First in groups so small that they come in Underground, then whatever it takes. A Leader who has to take part sends
    the first group, if need be one Active War Party.
    """
    unseen = unseen_group(me.state, destination)
    leader = me.leader if me.leader != destination else None
    left = {origin: dict(group) for origin, group in near.items()}
    chosen: Groups = {}

    def able(origin: Space, kind: Kind, most: int) -> int:
        group = chosen.get(origin, {})
        hidden = kind == WAR_PARTY_UNDERGROUND or WAR_PARTY_UNDERGROUND in group
        return lesser(left[origin].get(kind, 0), most - size(group) if hidden else ANY_NUMBER)

    def send(origin: Space, kind: Kind, number: int) -> int:
        left[origin][kind] -= number
        group = chosen.setdefault(origin, {})
        group[kind] = group.get(kind, 0) + number
        return number

    if leader is not None:
        me.note("w-origin-leader", space=SPACES[leader])
        hidden = lesser(able(leader, WAR_PARTY_UNDERGROUND, unseen), needed)
        needed -= send(leader, WAR_PARTY_UNDERGROUND, hidden) if hidden else send(leader, WAR_PARTY_ACTIVE, 1)
    for most in (unseen, ANY_NUMBER):
        for kind in WAR_PARTIES:
            rooms = {origin: n for origin in left if (n := able(origin, kind, most)) > 0}
            for origin, number in (yield from drawn_from(me, rooms, needed)).items():
                needed -= send(origin, kind, number)
    return chosen


# Three War Parties for a Village


def march_for_village(me: Thinker, arrivals: Arrivals) -> Found:
    """Three War Parties in one more Neutral or Passive Province with room for a Village."""
    if not me.state.available[VILLAGE]:
        return None
    movable = all_movable_parties(me, arrivals, keep_ready=True)
    ways: dict[Space, Groups] = {}
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


# Rebellion Control ended

AGAINST_CONTROL: Priorities = (
    Priority("no-active-support", lambda me, s: me.state.level[s] != ACTIVE_SUPPORT),
    population(tier=1),
)


def march_against_control(me: Thinker, arrivals: Arrivals) -> Found:
    """Enough War Parties to end Rebellion Control, first where there is no Active Support, most Population first."""
    state = me.state
    held = [space for space in me.selectable(PROVINCES) if state.control[space] == REBELLION_CONTROL]
    movable = all_movable_parties(me, arrivals, keep_ready=False) if held else {}
    ways: dict[Space, Groups] = {}
    for space in held:
        near = parties_near(me, movable, space)
        if near and can_bring(me, space, near, parties_needed(state, space)):
            ways[space] = near
    destination = yield from best_space(me, list(ways), AGAINST_CONTROL)
    if destination is None:
        return None
    needed = parties_needed(state, destination)
    return destination, (yield from take_parties(me, destination, ways[destination], needed))


def parties_needed(state: State, space: Space) -> int:
    """War Parties that would end Rebellion Control."""
    return -royalist_lead(state, space)


MARCH = (
    MarchLine("indian-march-for-village", march_for_village, limit=1),
    MarchLine("indian-march-against-control", march_against_control),
)
