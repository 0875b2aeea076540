"""8.4.1 Garrison and 8.4.3 March of the non-player British."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from tricorne.core.priorities import Priority
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.marching import (
    Arrivals,
    Found,
    Group,
    Groups,
    March,
    MarchLine,
    Pieces,
    can_bring,
    drawn,
    largest_groups,
    march_by,
    plan_marches,
    size,
    total,
)
from tricorne.games.liberty_or_death.bots.measures import (
    british_needed,
    british_pieces,
    here,
    is_city,
    population,
    rebellion_cubes,
    war_parties,
    without_patriot_fort,
)
from tricorne.games.liberty_or_death.bots.plan import READY, Plan, Step, Thinker
from tricorne.games.liberty_or_death.bots.specials import close_with, special_step
from tricorne.games.liberty_or_death.bots.ties import Thought, best_space
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    CITIES,
    COLONIES,
    KIND_COUNT,
    MAP,
    MILITIA_UNDERGROUND,
    NEW_YORK_CITY,
    POPULATED,
    SPACES,
    TORY,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    british_cubes,
    royalist_lead,
)
from tricorne.games.liberty_or_death.rules.s3_2_3_march import british_reaches, closed_ports

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

MARCH_SPACES = 4
LEFT_BEHIND = 2
CITY_CUBES = 3


# 8.4.1 Garrison


def spare_regulars(me: Thinker, unmoved: Pieces, space: int) -> int:
    """Regulars that may leave: two more Royalists than Rebels stay under Control; the last only from where it may."""
    state = me.state
    if state.blockades[space]:
        return 0
    spare = unmoved[space * KIND_COUNT + BRITISH_REGULAR]
    if state.level[space] != ACTIVE_SUPPORT and me.game.board.population[space]:
        but_one = here(state, space, BRITISH_REGULAR) - 1
        if spare > but_one:
            spare = but_one
    if spare and state.control[space] == BRITISH_CONTROL:
        spare_royalists = royalist_lead(state, space) - LEFT_BEHIND
        if spare > spare_royalists:
            spare = spare_royalists
    return spare if spare > 0 else 0


def all_spare(me: Thinker, arrivals: Arrivals) -> dict[int, int]:
    """Regulars that may leave, by their space."""
    unmoved = arrivals.unmoved(me.state)
    origins = compress(MAP, unmoved[BRITISH_REGULAR::KIND_COUNT])
    return {space: n for space in origins if (n := spare_regulars(me, unmoved, space))}


def leader_to_send(me: Thinker, city: int) -> int | None:
    """The space of a Leader who has to take part, and does so only by Regulars that leave it for the City."""
    return me.leader if me.leader != city and not me.spaces else None


def supplied(me: Thinker, spare: dict[int, int], needed: dict[int, int]) -> list[int]:
    """Those of the Cities to which so many Regulars as each of them needs could come from elsewhere."""
    total = sum(spare.values())
    cities = [city for city in me.selectable([*needed]) if total - spare.get(city, 0) >= needed[city]]
    if me.leader is None or me.leader in spare:
        return cities
    return [city for city in cities if leader_to_send(me, city) is None]


@rule("8.4.1", "8.3.7")
def sent(me: Thinker, spare: dict[int, int], city: int, needed: int) -> Thought[Groups]:
    """Where so many Regulars for the City come from: a Leader who has to take part, then the largest stacks."""
    spare.pop(city, None)
    leader = leader_to_send(me, city)
    chosen: Groups = {}
    while needed > 0:
        most = max(spare.values())
        first = [space for space, n in spare.items() if n == most] if leader is None or chosen else [leader]
        origin = yield from drawn(me, first)
        going = min(spare.pop(origin), needed)
        chosen[origin] = {BRITISH_REGULAR: going}
        needed -= going
    return chosen


def open_cities(me: Thinker, *, british: bool) -> list[int]:
    """Cities without a Blockade, under British Control or not."""
    state = me.state
    return [
        city for city in CITIES if not state.blockades[city] and (state.control[city] == BRITISH_CONTROL) == british
    ]


def regulars_for_control(me: Thinker) -> dict[int, int]:
    """Regulars that would give the British Control of each City."""
    return {city: british_needed(me.state, city) for city in open_cities(me, british=False)}


def regulars_for_guards(me: Thinker) -> dict[int, int]:
    """A Regular for each British City below Active Support that has none."""
    state = me.state
    return {
        city: 1
        for city in open_cities(me, british=True)
        if state.level[city] != ACTIVE_SUPPORT and not here(state, city, BRITISH_REGULAR)
    }


def regulars_for_patrols(me: Thinker) -> dict[int, int]:
    """What each British City lacks of three cubes."""
    return {
        city: CITY_CUBES - cubes
        for city in open_cities(me, british=True)
        if (cubes := british_cubes(me.state, city)) < CITY_CUBES
    }


def garrison_by(me: Thinker, arrivals: Arrivals, needed: dict[int, int], *priorities: Priority[int]) -> Found:
    """The first by the priorities of the Cities that can get the Regulars they need, and where those come from."""
    if not needed:
        return None
    spare = all_spare(me, arrivals)
    city = yield from best_space(me, supplied(me, spare, needed), *priorities)
    return None if city is None else (city, (yield from sent(me, spare, city, needed[city])))


def garrison_for_control(me: Thinker, arrivals: Arrivals) -> Found:
    """Cities whose Control can be gained: most Rebellion pieces without a Fort, then New York City."""
    return (
        yield from garrison_by(
            me,
            arrivals,
            regulars_for_control(me),
            without_patriot_fort(me.state),
            Priority("new-york-city", lambda space: space == NEW_YORK_CITY),
        )
    )


def garrison_for_guards(me: Thinker, arrivals: Arrivals) -> Found:
    """British Cities without Regulars, in any order."""
    return (yield from garrison_by(me, arrivals, regulars_for_guards(me)))


def garrison_for_patrols(me: Thinker, arrivals: Arrivals) -> Found:
    """British Cities with fewer than three cubes, first where Underground Militia are."""
    return (
        yield from garrison_by(
            me,
            arrivals,
            regulars_for_patrols(me),
            Priority("underground-militia", lambda space: here(me.state, space, MILITIA_UNDERGROUND) > 0),
        )
    )


GARRISON = (
    MarchLine("garrison-for-control", garrison_for_control),
    MarchLine("garrison-for-guards", garrison_for_guards),
    MarchLine("garrison-for-patrols", garrison_for_patrols),
)


@rule("8.4.1")
def garrison(me: Thinker) -> Plan:
    """Naval Pressure or Skirmish, then just enough Regulars for Control of Cities, then guards and patrols.

    All of it is planned on a copy, as each City is selected once.
    """
    spare = all_spare(me, Arrivals())
    needs = (regulars_for_control, regulars_for_guards, regulars_for_patrols)
    if not any(me.allowed(supplied(me, spare, needed(me))) for needed in needs):
        return
    ask = yield READY
    step = yield from special_step(me, ask, ("naval_pressure", "skirmish"))
    if step is not None:
        yield step
    for move in (yield from plan_marches(me, GARRISON, len(CITIES))):
        me.spaces.append(move.destination)
        yield _garrison_step(me, move)


def _garrison_step(me: Thinker, move: March) -> Step:
    then: list[tuple[str, str]] = []
    for origin, group in move.groups.items():
        then += [("garrison-from", SPACES[origin]), ("garrison-number", str(size(group)))]
    then.append(("garrison-from", "done"))
    notes, me.notes = me.notes, []
    return Step(SPACES[move.destination], tuple(then), (*move.why, *notes))


# 8.4.3 March


def movable_british(me: Thinker, unmoved: Pieces, space: int) -> Group:
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
        british = min(spare_royalists(state, space), british_pieces(state, space) - 1)
        if regulars > british:
            regulars = british
        if tories > british - regulars:
            tories = british - regulars
    group = {BRITISH_REGULAR: regulars, TORY: tories if tories < regulars else regulars}
    return {kind: n for kind, n in group.items() if n > 0}


def spare_royalists(state: State, space: int) -> int:
    """Royalist pieces that may leave a space under British Control."""
    return royalist_lead(state, space) - 1


def with_parties(me: Thinker, unmoved: Pieces, space: int, group: Group) -> Group:
    """The group with War Parties in Common Cause, on foot into a Province; the last War Party of the origin stays."""
    state = me.state
    parties = war_parties(state, space) - 1
    if parties < 1 or me.special_used:
        return group
    most = min(parties, group[BRITISH_REGULAR] - group.get(TORY, 0))
    if state.control[space] == BRITISH_CONTROL:
        most = min(most, spare_royalists(state, space) - size(group))
    joined = dict(group)
    for kind in (WAR_PARTY_ACTIVE, WAR_PARTY_UNDERGROUND):
        n = min(unmoved[space * KIND_COUNT + kind], most)
        if n > 0:
            joined[kind] = n
            most -= n
    return joined


def march_for_control(me: Thinker, arrivals: Arrivals) -> Found:
    """Cities, then Colonies, first with Rebellion cubes, then the highest Population; the largest groups first."""
    wanted = {space: n for space in me.selectable((*CITIES, *COLONIES)) if (n := british_needed(me.state, space))}
    if not wanted:
        return None
    marches = Marches(me, arrivals)
    most = total(marches.by_land)
    ways: dict[int, Groups] = {}
    for space, needed in wanted.items():
        if needed <= most and can_bring(me, space, into := marches.into(space), needed):
            ways[space] = into
    if not ways:
        return None
    destination = yield from best_space(
        me,
        list(ways),
        Priority("city", is_city),
        Priority("rebellion-cubes", lambda space: rebellion_cubes(me.state, space) > 0, tier=1),
        population(me.game, tier=1),
    )
    if destination is None:
        return None
    return destination, (yield from largest_groups(me, destination, ways[destination], wanted[destination]))


class Marches:
    """The groups of British units able to March, as the position is: with War Parties on foot, and without."""

    __slots__ = ("by_land", "by_sea", "closed", "me")

    def __init__(self, me: Thinker, arrivals: Arrivals) -> None:
        self.me = me
        self.closed = closed_ports(me.game)
        self.by_sea: dict[int, Group] = {}
        self.by_land: dict[int, Group] = {}
        unmoved = arrivals.unmoved(me.state)
        for space in compress(MAP, unmoved[BRITISH_REGULAR::KIND_COUNT]):
            group = movable_british(me, unmoved, space)
            if BRITISH_REGULAR in group:
                self.by_sea[space] = group
                self.by_land[space] = with_parties(me, unmoved, space, group)

    def into(self, destination: int) -> dict[int, Group]:
        """The groups that reach the destination, by their origins."""
        game = self.me.game
        adjacent = game.board.adjacent[destination]
        groups = self.by_sea if destination in CITIES else self.by_land
        return {
            origin: groups[origin] if origin in adjacent else self.by_sea[origin]
            for origin in self.by_sea
            if origin != destination and british_reaches(game, self.closed, origin, destination)
        }


def march_to_mix(me: Thinker, arrivals: Arrivals) -> Found:
    """Tories to Regulars alone, then Regulars to Tories alone, where Population can still be won over."""
    state = me.state
    wavering = [space for space in me.selectable(POPULATED) if state.level[space] != ACTIVE_SUPPORT]
    marches = Marches(me, arrivals)
    for alone, brought in ((BRITISH_REGULAR, TORY), (TORY, BRITISH_REGULAR)):
        ways: dict[int, Groups] = {}
        for space in wavering:
            if here(state, space, alone) and not here(state, space, brought):
                into = {o: marches.by_sea[o] for o in marches.into(space) if marches.by_sea[o].get(brought)}
                if into and can_bring(me, space, into, 1):
                    ways[space] = into
        destination = yield from best_space(me, list(ways), Priority("chosen-already", lambda s: s in me.spaces))
        if destination is not None:
            return destination, (yield from largest_groups(me, destination, ways[destination], 1))
    return None


def march_in_place(me: Thinker, arrivals: Arrivals) -> Found:
    """Where three cubes, with a Leader who has to take part, would find an Underground Militia; first with Support."""
    del arrivals
    state = me.state
    spaces = [
        space
        for space in me.selectable(MAP)
        if space not in me.spaces
        and me.leader in (None, space)
        and british_cubes(state, space) >= CITY_CUBES
        and here(state, space, MILITIA_UNDERGROUND)
    ]
    destination = yield from best_space(me, spaces, Priority("support", lambda space: state.level[space] > 0))
    return None if destination is None else (destination, {})


MARCH = (
    MarchLine("british-march-for-control", march_for_control, limit=2),
    MarchLine("british-march-to-mix", march_to_mix),
    MarchLine("british-march-in-place", march_in_place),
)


@rule("8.4.3")
def march(me: Thinker) -> Plan:
    """British Control of two spaces, mixed garrisons, Militia found out in place; Skirmish or Naval Pressure."""
    most = MARCH_SPACES if me.granted else min(MARCH_SPACES, me.resources)
    return march_by(me, MARCH, close_with("skirmish", "naval_pressure", afterwards=True), most=most)
