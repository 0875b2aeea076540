"""8.6 Non-player French: the flowchart and its Commands."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from tricorne.core.priorities import Priority
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.board import Board
from tricorne.games.liberty_or_death.bots.allies import ally_can_pay
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
    total,
)
from tricorne.games.liberty_or_death.bots.measures import (
    british_pieces,
    control_with,
    here,
    is_city,
    patriot_units,
    population,
    rebellion_cubes,
    rebellion_leaders,
    rebels_needed,
    with_rebellion_cubes,
)
from tricorne.games.liberty_or_death.bots.plan import (
    READY,
    Line,
    Plan,
    Step,
    Thinker,
    because,
    carry_out,
)
from tricorne.games.liberty_or_death.bots.rebel_battles import fight, open_battles
from tricorne.games.liberty_or_death.bots.specials import close_with, special_step
from tricorne.games.liberty_or_death.bots.ties import D3, D6, Thought, best_space, roll
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    BRITISH,
    CITIES,
    COLONIES,
    CONTINENTAL,
    FRENCH_REGULAR,
    KIND_COUNT,
    MAP,
    MILITIA_UNDERGROUND,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
    WEST_INDIES,
    names_of,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces, royalist_lead, spaces_with
from tricorne.games.liberty_or_death.rules.s3_5_french import french_gates, french_reaches

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

AFTER_COMMAND = ("skirmish", "preparer_la_guerre", "naval_pressure")
BEFORE_BATTLE = ("naval_pressure", "skirmish", "preparer_la_guerre")
MUSTER_COST = 2
AGENT_MILITIA = 2
WEST_INDIES_BELOW = 4


def flowchart(me: Thinker) -> Thought[tuple[str, ...]]:
    """The Command to try first, and what to fall back on."""
    state = me.state
    me.note("w-box-treaty", answer=state.treaty)
    if not state.treaty:
        patriots = state.resources[PATRIOTS]
        if (yield from roll(me, "hortalez-test", D3, "8.6.1", resources=patriots)) > patriots:
            return ("hortalez",)
        return ("agent_mobilization", "hortalez")
    available = state.available[FRENCH_REGULAR]
    if (yield from roll(me, "muster-die", D6, "8.6.4", available=available)) < available:
        return ("muster", "hortalez")
    fields = battle_fields(state)
    me.note("w-box-french-battle", answer=bool(fields), spaces=names_of(fields))
    return ("battle", "march", "muster", "hortalez") if fields else ("march", "muster", "hortalez")


def battle_fields(state: State) -> list[int]:
    """Spaces with British pieces in which Rebellion cubes, with Leaders, outnumber them."""
    return [
        space
        for space in with_rebellion_cubes(state)
        if 0 < british_pieces(state, space) < rebellion_cubes(state, space) + rebellion_leaders(state, space)
    ]


# 8.6.1, 8.6.3 Roderigue Hortalez et Cie


@rule("8.6.1", "8.6.3")
def hortalez(me: Thinker) -> Plan:
    """Up to 1D3 Resources for the Patriots, then a Special Activity."""
    if not me.resources:
        return
    amount = min(me.resources, (yield from roll(me, "hortalez-die", D3, "8.6.1")))
    ask = yield READY
    if ask.kind == "special-before":
        ask = yield Step("done", why=(because("w-hortalez-first"),))
    ask = yield Step(str(amount), why=me.reasons("w-hortalez", number=amount))
    order = AFTER_COMMAND if me.state.treaty else ("preparer_la_guerre",)
    yield from close_with(*order)(me, ask)


# 8.6.2 French Agent Mobilization


def agent_sites(me: Thinker) -> list[int]:
    """Quebec, New York, New Hampshire and Massachusetts, not at Active Support."""
    state = me.state
    if state.available[MILITIA_UNDERGROUND] < AGENT_MILITIA and not state.available[CONTINENTAL]:
        return []
    return [space for space in me.game.board.agent_sites if state.level[space] != ACTIVE_SUPPORT]


def agents_way(me: Thinker, _space: int) -> tuple[tuple[str, str], ...]:
    """Two Militia, or a Continental where that is impossible."""
    return (("agents-way", "militia" if agents_placed(me) == AGENT_MILITIA else "continental"),)


def agents_placed(me: Thinker) -> int:
    return AGENT_MILITIA if me.state.available[MILITIA_UNDERGROUND] >= AGENT_MILITIA else 1


def agents_add_control(me: Thinker, space: int) -> int:
    """The weight of Rebellion Control that they would add."""
    state = me.state
    if state.control[space] == REBELLION_CONTROL:
        return 0
    after = control_with(state, space, rebels=agents_placed(me))
    return 1 + me.game.board.population[space] if after == REBELLION_CONTROL else 0


AGENT_MOBILIZATION = (
    Line(
        "agents",
        agent_sites,
        lambda me: (
            Priority("adds-rebellion-control", lambda space: agents_add_control(me, space)),
            Priority("most-patriots", lambda space: patriot_units(me.state, space)),
        ),
        agents_way,
        limit=1,
    ),
)


@rule("8.6.2")
def agent_mobilization(me: Thinker) -> Plan:
    """Militia or a Continental in one Province, then Préparer la Guerre."""
    return carry_out(me, AGENT_MOBILIZATION, close_with("preparer_la_guerre"), most=1)


# 8.6.4 Muster


def muster_in_west_indies(me: Thinker) -> list[int]:
    """The West Indies, when few Regulars are Available and the Rebellion does not Control them."""
    state = me.state
    few = 0 < state.available[FRENCH_REGULAR] < WEST_INDIES_BELOW
    return [WEST_INDIES] if few and state.control[WEST_INDIES] != REBELLION_CONTROL else []


def muster_on_map(me: Thinker) -> list[int]:
    """Cities and Colonies under Rebellion Control."""
    state = me.state
    if not state.available[FRENCH_REGULAR] or muster_in_west_indies(me):
        return []
    return [space for space in POPULATED if state.control[space] == REBELLION_CONTROL]


def as_many_as_possible(me: Thinker, _space: int) -> tuple[tuple[str, str], ...]:
    return (("muster-number", str(min(4, me.state.available[FRENCH_REGULAR]))), ("muster-fort", "no"))


MUSTER = (
    Line("muster-west-indies", muster_in_west_indies, then=as_many_as_possible),
    Line(
        "muster-map",
        muster_on_map,
        lambda me: (Priority("continentals", lambda space: here(me.state, space, CONTINENTAL) > 0),),
        as_many_as_possible,
    ),
)


@rule("8.6.4")
def muster(me: Thinker) -> Plan:
    """As many Regulars as possible in one place, then a Special Activity."""
    return carry_out(me, MUSTER, close_with(*AFTER_COMMAND), most=1)


# 8.6.5 March


def movable_french(me: Thinker, unmoved: Pieces, space: int) -> Group:
    """French Regulars with as many Continentals, without losing Rebellion Control."""
    state = me.state
    regulars = unmoved[space * KIND_COUNT + FRENCH_REGULAR]
    spare = 99
    if state.control[space] == REBELLION_CONTROL:
        spare = -royalist_lead(state, space) - 1
        if spare < regulars:
            regulars = spare
    if regulars <= 0:
        return {}
    continentals = min(regulars, continentals_to_join(me, unmoved, space), spare - regulars)
    return {FRENCH_REGULAR: regulars, CONTINENTAL: continentals} if continentals else {FRENCH_REGULAR: regulars}


def continentals_to_join(me: Thinker, unmoved: Pieces, space: int) -> int:
    """Continentals of the space that have not moved, if the Patriots can pay for them."""
    return unmoved[space * KIND_COUNT + CONTINENTAL] if ally_can_pay(me) else 0


def with_continental(me: Thinker, unmoved: Pieces, space: int, group: Group) -> Group | None:
    """The group with at least one Continental, if need be in a Regular's place; None when that is impossible."""
    if CONTINENTAL in group:
        return group
    if group[FRENCH_REGULAR] < 2 or not continentals_to_join(me, unmoved, space):
        return None
    return {FRENCH_REGULAR: group[FRENCH_REGULAR] - 1, CONTINENTAL: 1}


class Marches:
    """The groups of French Regulars able to March, as the position is."""

    __slots__ = ("gates", "groups", "me", "mixed")

    def __init__(self, me: Thinker, arrivals: Arrivals) -> None:
        self.me = me
        self.gates = french_gates(me.game)
        self.groups: Groups = {}
        self.mixed: Groups = {}
        """Those that may enter a space without Patriots."""
        unmoved = arrivals.unmoved(me.state)
        for space in compress(MAP, unmoved[FRENCH_REGULAR::KIND_COUNT]):
            group = movable_french(me, unmoved, space)
            if FRENCH_REGULAR in group:
                self.groups[space] = group
                if (mixed := with_continental(me, unmoved, space, group)) is not None:
                    self.mixed[space] = mixed

    def into(self, destination: int) -> Groups:
        """All groups that may enter: where no Patriot is, the first of them brings a Continental."""
        game, gates = self.me.game, self.gates
        met = has_pieces(game.state, destination, PATRIOTS)
        if not met and not self.mixed:
            return {}
        groups = {
            origin: group
            for origin, group in self.groups.items()
            if origin != destination and french_reaches(game, gates, origin, destination)
        }
        if met:
            return groups
        leader = self.me.leader
        leading = [origin for origin in groups if origin in self.mixed and leader in (None, origin, destination)]
        if not leading:
            return {}
        first = next((origin for origin in leading if CONTINENTAL in groups[origin]), leading[0])
        return {first: self.mixed[first], **{origin: groups[origin] for origin in groups if origin != first}}

    def regulars_into(self, origin: int, destination: int) -> Group | None:
        """The Regulars of one group, with a single Continental where no Patriot is."""
        if has_pieces(self.me.state, destination, PATRIOTS):
            return {FRENCH_REGULAR: self.groups[origin][FRENCH_REGULAR]}
        return {**self.mixed[origin], CONTINENTAL: 1} if origin in self.mixed else None


def march_for_control(me: Thinker, arrivals: Arrivals) -> Found:
    """Cities, then Colonies, first those with British pieces (in the later edition with the most); all that can go."""
    ways: dict[int, Groups] = {}
    marches = Marches(me, arrivals)
    most = total(marches.groups)
    for space in me.selectable((*CITIES, *COLONIES)) if most else ():
        needed = rebels_needed(me.state, space)
        if 0 < needed <= most and can_bring(me, space, into := marches.into(space), needed):
            ways[space] = into
    if not ways:
        return None
    british: Priority[int] = Priority("british", lambda space: has_pieces(me.state, space, BRITISH), tier=1)
    if me.game.corrected:
        british = Priority("most-british", lambda space: british_pieces(me.state, space), tier=1)
    destination = yield from best_space(me, list(ways), Priority("city", is_city), british)
    return None if destination is None else (destination, ways[destination])


def faces_british(me: Thinker, space: int) -> bool:
    """British pieces in the space or next to it."""
    return any(has_pieces(me.state, near, 0) for near in (space, *me.game.board.adjacent[space]))


def march_toward_british(me: Thinker, arrivals: Arrivals) -> Found:
    """French neither in nor next to a space with British go a step toward the nearest; drawn if not all can."""
    marches = Marches(me, arrivals)
    british = [space for space in spaces_with(me.state, BRITISH) if space in MAP] if marches.groups else []
    ways: dict[int, Groups] = {}
    for origin in marches.groups if british else ():
        if me.leader in (None, origin) and not faces_british(me, origin):
            steps = {
                near: group
                for near in me.selectable(steps_toward(me.game.board, origin, british))
                if (group := marches.regulars_into(origin, near)) is not None
            }
            if steps:
                ways[origin] = steps
    if not ways:
        return None
    origin = next(iter(ways)) if len(me.spaces) + len(ways) <= me.most else (yield from drawn(me, list(ways)))
    destination = yield from best_space(me, list(ways[origin]))
    return None if destination is None else (destination, {origin: ways[origin][destination]})


def steps_toward(board: Board, origin: int, goals: list[int]) -> list[int]:
    """Adjacent spaces that are nearer to the nearest of the goals."""
    nearest = min(board.distance[origin][goal] for goal in goals)
    nearby = [goal for goal in goals if board.distance[origin][goal] == nearest]
    return [near for near in board.adjacent[origin] if min(board.distance[near][goal] for goal in nearby) < nearest]


def march_to_join(me: Thinker, arrivals: Arrivals) -> Found:
    """One Regular to a space with both Patriots and British."""
    ways: dict[int, Groups] = {}
    marches = Marches(me, arrivals)
    for space in MAP:
        if has_pieces(me.state, space, PATRIOTS) and has_pieces(me.state, space, 0):
            into = {origin: {FRENCH_REGULAR: 1} for origin in marches.into(space)}
            if into and can_bring(me, space, into, 1):
                ways[space] = into
    destination = yield from best_space(me, list(ways))
    if destination is None:
        return None
    return destination, (yield from largest_groups(me, destination, ways[destination], 1))


MARCH = (
    MarchLine("french-march-for-control", march_for_control),
    MarchLine("french-march-toward-british", march_toward_british),
    MarchLine("french-march-to-join", march_to_join, limit=1, otherwise=True),
)


@rule("8.6.5")
def march(me: Thinker) -> Plan:
    """Add Rebellion Control, then go toward the British, else join Patriots who face them; then a Special Activity."""
    return march_by(me, MARCH, close_with(*AFTER_COMMAND), most=me.resources)


# 8.6.6 Battle


@rule("8.6.6")
def battle(me: Thinker) -> Plan:
    """A Special Activity first, then Battle wherever it can be won, the highest Population first."""
    opened = yield from open_battles(me, population(me.game))
    if opened is None:
        return
    ask, fields = opened
    step = yield from special_step(me, ask, BEFORE_BATTLE)
    if step is not None:
        ask = yield step
    yield from fight(me, ask, fields)


COMMANDS = {
    "hortalez": hortalez,
    "agent_mobilization": agent_mobilization,
    "muster": muster,
    "march": march,
    "battle": battle,
}
