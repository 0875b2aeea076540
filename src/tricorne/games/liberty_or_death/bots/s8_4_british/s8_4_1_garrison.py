"""8.4.1 Garrison of the non-player British."""

from __future__ import annotations

from itertools import compress

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.marching import (
    Arrivals,
    Found,
    Groups,
    March,
    MarchLine,
    Pieces,
    drawn_from,
    plan_marches,
    size,
)
from tricorne.games.liberty_or_death.bots.machinery.measures import (
    WITHOUT_PATRIOT_FORT,
    british_needed,
    here,
    opposition_of,
    support_of,
)
from tricorne.games.liberty_or_death.bots.machinery.plan import READY, Plan, Step, Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.specials import is_possible, special_step
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_offered, best_space
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_1_specials import NAVAL_PRESSURE_FIRST
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    CITIES,
    KIND_COUNT,
    MAP,
    MILITIA_UNDERGROUND,
    NEW_YORK_CITY,
    PATRIOT_FORT,
    REBELLION_CONTROL,
    SPACES,
    Space,
)
from tricorne.games.liberty_or_death.rules.lesser import lesser
from tricorne.games.liberty_or_death.rules.s1_4_pieces import british_cubes, on_map
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces, royalist_lead
from tricorne.games.liberty_or_death.rules.s1_9_navy import fni

REGULARS_ON_MAP = 10
LEFT_BEHIND = 2
CITY_CUBES = 3


def garrison_is_on(me: Thinker) -> bool:
    """Ten Regulars on the map and a Rebel City without a Fort; no FNI 3 in the later edition."""
    state = me.state
    if me.game.corrected and fni(state) >= 3:
        return False
    return on_map(state, BRITISH_REGULAR) >= REGULARS_ON_MAP and any(
        state.control[city] == REBELLION_CONTROL and not here(state, city, PATRIOT_FORT) for city in CITIES
    )


@rule("8.4.1")
def garrison(me: Thinker) -> Plan:
    """Naval Pressure or Skirmish, then just enough Regulars for Control of Cities, then guards and patrols.

    All of it is planned on a copy, as each City is selected once. The Special Activity comes first also where no
    Regular could move: it may open a City, and if it does not the British Muster after it.
    """
    if not has_moves(me) and not begins_with_special(me):
        return
    ask = yield READY
    step = yield from special_step(me, ask, NAVAL_PRESSURE_FIRST)
    if step is not None:
        yield step
    for move in (yield from plan_marches(me, GARRISON, len(CITIES))):
        me.spaces.append(move.destination)
        yield _garrison_step(me, move)


def has_moves(me: Thinker) -> bool:
    """Whether any line of the instructions could be carried out as things stand."""
    spare = all_spare(me, Arrivals())
    needs = (regulars_for_control, regulars_for_guards, regulars_for_patrols)
    return any(me.allowed(supplied(me, spare, needed(me))) for needed in needs)


def begins_with_special(me: Thinker) -> bool:
    """Whether Naval Pressure or a Skirmish is possible, and belongs to this Garrison."""
    return not me.granted and any(is_possible(me, activity) for activity in NAVAL_PRESSURE_FIRST.order)


def _garrison_step(me: Thinker, move: March) -> Step:
    then: list[tuple[str, str]] = []
    for origin, group in move.groups.items():
        then += [("garrison-from", SPACES[origin]), ("garrison-number", str(size(group)))]
    then.append(("garrison-from", "done"))
    notes, me.notes = me.notes, []
    return Step(SPACES[move.destination], tuple(then), (*move.why, *notes))


# Regulars that may leave


def spare_regulars(me: Thinker, unmoved: Pieces, space: Space) -> int:
    """Regulars that may leave: two more Royalists than Rebels stay under Control; the last only from where it may."""
    state = me.state
    if state.blockades[space]:
        return 0
    spare = unmoved[space * KIND_COUNT + BRITISH_REGULAR]
    if state.level[space] != ACTIVE_SUPPORT and me.game.board.population[space]:
        spare = lesser(spare, here(state, space, BRITISH_REGULAR) - 1)
    if state.control[space] == BRITISH_CONTROL:
        spare = lesser(spare, royalist_lead(state, space) - LEFT_BEHIND)
    return spare if spare > 0 else 0


def all_spare(me: Thinker, arrivals: Arrivals) -> dict[Space, int]:
    """Regulars that may leave, by their space."""
    unmoved = arrivals.unmoved(me.state)
    origins = compress(MAP, unmoved[BRITISH_REGULAR::KIND_COUNT])
    return {space: n for space in origins if (n := spare_regulars(me, unmoved, space))}


def leader_to_send(me: Thinker, city: Space) -> Space | None:
    """The space of a Leader who has to take part, and does so only by Regulars that leave it for the City."""
    return me.leader if me.leader != city and not me.spaces else None


def supplied(me: Thinker, spare: dict[Space, int], needed: dict[Space, int]) -> list[Space]:
    """Those of the Cities to which so many Regulars as each of them needs could come from elsewhere."""
    total = sum(spare.values())
    cities = [city for city in me.selectable([*needed]) if total - spare.get(city, 0) >= needed[city]]
    if me.leader is None or me.leader in spare:
        return cities
    return [city for city in cities if leader_to_send(me, city) is None]


@rule("8.4.1", "8.3.7", "8.2")
def sent(me: Thinker, spare: dict[Space, int], city: Space, needed: int) -> Thought[Groups]:
    """Where so many Regulars for the City come from: the space of a Leader who has to take part, then by chance.

    8.4.1 says what stays in an origin and gives the origins no order; only 8.4.3 speaks of the largest groups.
    """
    spare.pop(city, None)
    leader = leader_to_send(me, city)
    going: dict[Space, int] = {}
    if leader is not None:
        me.note("w-origin-leader", space=SPACES[leader])
        going[leader] = lesser(spare.pop(leader), needed)
        needed -= going[leader]
    going |= yield from drawn_from(me, spare, needed)
    return {origin: {BRITISH_REGULAR: n} for origin, n in going.items()}


# Where they go


def open_cities(me: Thinker, *, british: bool) -> list[Space]:
    """Cities without a Blockade, under British Control or not."""
    state = me.state
    return [
        city for city in CITIES if not state.blockades[city] and (state.control[city] == BRITISH_CONTROL) == british
    ]


def regulars_for_control(me: Thinker) -> dict[Space, int]:
    """Regulars that would give the British Control of each City."""
    return {city: british_needed(me.state, city) for city in open_cities(me, british=False)}


def regulars_for_guards(me: Thinker) -> dict[Space, int]:
    """A Regular for each British City below Active Support that has none."""
    state = me.state
    return {
        city: 1
        for city in open_cities(me, british=True)
        if state.level[city] != ACTIVE_SUPPORT and not here(state, city, BRITISH_REGULAR)
    }


def regulars_for_patrols(me: Thinker) -> dict[Space, int]:
    """What each British City lacks of three cubes."""
    return {
        city: CITY_CUBES - cubes
        for city in open_cities(me, british=True)
        if (cubes := british_cubes(me.state, city)) < CITY_CUBES
    }


FOR_CONTROL: Priorities = (
    WITHOUT_PATRIOT_FORT,
    Priority("new-york-city", lambda _, s: s == NEW_YORK_CITY),
)
FOR_PATROLS: Priorities = (Priority("underground-militia", lambda me, s: here(me.state, s, MILITIA_UNDERGROUND) > 0),)


def garrison_by(me: Thinker, arrivals: Arrivals, needed: dict[Space, int], priorities: Priorities = ()) -> Found:
    """The first by the priorities of the Cities that can get the Regulars they need, and where those come from."""
    if not needed:
        return None
    spare = all_spare(me, arrivals)
    city = yield from best_space(me, supplied(me, spare, needed), priorities)
    return None if city is None else (city, (yield from sent(me, spare, city, needed[city])))


def garrison_for_control(me: Thinker, arrivals: Arrivals) -> Found:
    """Cities whose Control can be gained: most Rebellion pieces without a Fort, then New York City."""
    return garrison_by(me, arrivals, regulars_for_control(me), FOR_CONTROL)


def garrison_for_guards(me: Thinker, arrivals: Arrivals) -> Found:
    """British Cities without Regulars, in any order."""
    return garrison_by(me, arrivals, regulars_for_guards(me))


def garrison_for_patrols(me: Thinker, arrivals: Arrivals) -> Found:
    """British Cities with fewer than three cubes, first where Underground Militia are."""
    return garrison_by(me, arrivals, regulars_for_patrols(me), FOR_PATROLS)


GARRISON = (
    MarchLine("garrison-for-control", garrison_for_control),
    MarchLine("garrison-for-guards", garrison_for_guards),
    MarchLine("garrison-for-patrols", garrison_for_patrols),
)


# Rebels driven out

DISPLACED: Priorities = (Priority("most-rebels", lambda me, s: rebellion_pieces(me.state, s)),)
DISPLACED_TO: Priorities = (
    Priority("most-opposition", lambda me, s: opposition_of(me.game, s)),
    Priority("least-support", lambda me, s: 99 - support_of(me.game, s)),
    Priority("lowest-population", lambda me, s: 9 - me.game.board.population[s], tier=1),
)


@rule("8.4.1")
def displace(me: Thinker, ask: Ask) -> Thought[str]:
    """The City with most Rebellion pieces."""
    return best_offered(me, ask, DISPLACED)


@rule("8.4.1")
def displace_to(me: Thinker, ask: Ask) -> Thought[str]:
    """A Province with most Opposition, then least Support, then lowest Population."""
    return best_offered(me, ask, DISPLACED_TO)
