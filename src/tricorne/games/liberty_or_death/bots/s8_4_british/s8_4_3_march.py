"""8.4.3 March of the non-player British, with Common Cause."""

from __future__ import annotations

from itertools import compress
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
    march_by,
    march_to_best,
    size,
    total,
)
from tricorne.games.liberty_or_death.bots.machinery.measures import (
    CITY_FIRST,
    british_needed,
    british_pieces,
    here,
    population,
    rebellion_cubes,
    war_parties,
)
from tricorne.games.liberty_or_death.bots.machinery.plan import Plan, Thinker
from tricorne.games.liberty_or_death.bots.machinery.specials import close_with
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_1_specials import SKIRMISH_FIRST
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    CITIES,
    COLONIES,
    KIND_COUNT,
    MAP,
    MILITIA_UNDERGROUND,
    POPULATED,
    TORY,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    Space,
)
from tricorne.games.liberty_or_death.rules.lesser import lesser
from tricorne.games.liberty_or_death.rules.s1_4_pieces import british_cubes
from tricorne.games.liberty_or_death.rules.s1_5_sides import royalist_lead
from tricorne.games.liberty_or_death.rules.s3_2_3_march import british_reaches, closed_ports, militia_found

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

SPACES_AT_MOST = 4
CUBES_TO_FIND_MILITIA = 3


@rule("8.4.3")
def march(me: Thinker) -> Plan:
    """British Control of two spaces, mixed garrisons, Militia found out in place; Skirmish or Naval Pressure."""
    most = SPACES_AT_MOST if me.granted else lesser(SPACES_AT_MOST, me.resources)
    return march_by(me, MARCH, close_with(SKIRMISH_FIRST, afterwards=finds_militia), most=most)


def finds_militia(me: Thinker) -> bool:
    """Whether the March finds out Militia, so that a Special Activity may follow it."""
    return any(militia_found(me.game, space) for space in me.spaces)


# Groups able to March


def movable_british(me: Thinker, unmoved: Pieces, space: Space) -> Group:
    """Regulars with as many Tories.

    British Control of the origin stays, and so do its last Tory, and its last Regular where the British Control it
    without Active Support.
    """
    state = me.state
    at = space * KIND_COUNT
    regulars, tories = unmoved[at + BRITISH_REGULAR], unmoved[at + TORY]
    if tories == here(state, space, TORY):
        tories -= 1
    if state.control[space] == BRITISH_CONTROL:
        if regulars == here(state, space, BRITISH_REGULAR) and state.level[space] != ACTIVE_SUPPORT:
            regulars -= 1
        british = lesser(spare_royalists(state, space), british_pieces(state, space) - 1)
        regulars = lesser(regulars, british)
        tories = lesser(tories, british - regulars)
    group = {BRITISH_REGULAR: regulars, TORY: tories if tories < regulars else regulars}
    return {kind: n for kind, n in group.items() if n > 0}


def spare_royalists(state: State, space: Space) -> int:
    """Royalist pieces that may leave a space under British Control."""
    return royalist_lead(state, space) - 1


def with_parties(me: Thinker, unmoved: Pieces, space: Space, group: Group) -> Group:
    """The group with War Parties in Common Cause, on foot into a Province; the last War Party of the origin stays."""
    state = me.state
    parties = war_parties(state, space) - 1
    if parties < 1 or me.special_used:
        return group
    most = lesser(parties, group[BRITISH_REGULAR] - group.get(TORY, 0))
    if state.control[space] == BRITISH_CONTROL:
        most = lesser(most, spare_royalists(state, space) - size(group))
    joined = dict(group)
    for kind in (WAR_PARTY_ACTIVE, WAR_PARTY_UNDERGROUND):
        n = lesser(unmoved[space * KIND_COUNT + kind], most)
        if n > 0:
            joined[kind] = n
            most -= n
    return joined


class Marches:
    """The groups of British units able to March, as the position is: with War Parties on foot, and without."""

    __slots__ = ("by_land", "by_sea", "closed", "me")

    def __init__(self, me: Thinker, arrivals: Arrivals) -> None:
        self.me = me
        self.closed = closed_ports(me.game)
        self.by_sea: Groups = {}
        self.by_land: Groups = {}
        unmoved = arrivals.unmoved(me.state)
        for space in compress(MAP, unmoved[BRITISH_REGULAR::KIND_COUNT]):
            group = movable_british(me, unmoved, space)
            if BRITISH_REGULAR in group:
                self.by_sea[space] = group
                self.by_land[space] = with_parties(me, unmoved, space, group)

    def into(self, destination: Space) -> Groups:
        """The groups that reach the destination, by their origins."""
        game = self.me.game
        adjacent = game.board.adjacent[destination]
        groups = self.by_sea if destination in CITIES else self.by_land
        return {
            origin: groups[origin] if origin in adjacent else self.by_sea[origin]
            for origin in self.by_sea
            if origin != destination and british_reaches(game, self.closed, origin, destination)
        }


# British Control of Cities, then Colonies

FOR_CONTROL: Priorities = (
    CITY_FIRST,
    Priority("rebellion-cubes", lambda me, s: rebellion_cubes(me.state, s) > 0, tier=1),
    population(tier=1),
)


def march_for_control(me: Thinker, arrivals: Arrivals) -> Found:
    """Cities, then Colonies, first with Rebellion cubes, then the highest Population; the largest groups first."""
    wanted = {space: n for space in me.selectable((*CITIES, *COLONIES)) if (n := british_needed(me.state, space))}
    if not wanted:
        return None
    marches = Marches(me, arrivals)
    most = total(marches.by_land)
    ways: dict[Space, Groups] = {}
    for space, needed in wanted.items():
        if needed <= most and can_bring(me, space, into := marches.into(space), needed):
            ways[space] = into
    return (yield from march_to_best(me, ways, wanted, FOR_CONTROL))


# Regulars and Tories together

TO_MIX: Priorities = (Priority("chosen-already", lambda me, s: s in me.spaces),)


def march_to_mix(me: Thinker, arrivals: Arrivals) -> Found:
    """Tories to Regulars alone, then Regulars to Tories alone, where Population can still be won over."""
    state = me.state
    wavering = [space for space in me.selectable(POPULATED) if state.level[space] != ACTIVE_SUPPORT]
    marches = Marches(me, arrivals)
    for alone, brought in ((BRITISH_REGULAR, TORY), (TORY, BRITISH_REGULAR)):
        ways: dict[Space, Groups] = {}
        for space in wavering:
            if here(state, space, alone) and not here(state, space, brought):
                into = {o: marches.by_sea[o] for o in marches.into(space) if marches.by_sea[o].get(brought)}
                if into and can_bring(me, space, into, 1):
                    ways[space] = into
        found = yield from march_to_best(me, ways, dict.fromkeys(ways, 1), TO_MIX)
        if found is not None:
            return found
    return None


# In place

IN_PLACE: Priorities = (Priority("support", lambda me, s: me.state.level[s] > 0),)


def march_in_place(me: Thinker, _arrivals: Arrivals) -> Found:
    """Where three cubes, with a Leader who has to take part, would find an Underground Militia; first with Support."""
    state = me.state
    spaces = [
        space
        for space in me.selectable(MAP)
        if space not in me.spaces
        and me.leader in (None, space)
        and british_cubes(state, space) >= CUBES_TO_FIND_MILITIA
        and here(state, space, MILITIA_UNDERGROUND)
    ]
    destination = yield from best_space(me, spaces, IN_PLACE)
    return None if destination is None else (destination, {})


MARCH = (
    MarchLine("british-march-for-control", march_for_control, limit=2),
    MarchLine("british-march-to-mix", march_to_mix),
    MarchLine("british-march-in-place", march_in_place),
)
