"""8.6.5 March of the non-player French."""

from __future__ import annotations

from itertools import compress

from tricorne.core import Priority, rule
from tricorne.games.liberty_or_death.board import Board
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
    total,
)
from tricorne.games.liberty_or_death.bots.machinery.measures import CITY_FIRST, british_pieces, rebels_needed
from tricorne.games.liberty_or_death.bots.machinery.plan import Plan, Thinker
from tricorne.games.liberty_or_death.bots.machinery.specials import close_with
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.bots.s8_1_paying import ally_can_pay
from tricorne.games.liberty_or_death.bots.s8_2_random_spaces import drawn
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_3_hortalez_after_treaty import AFTER_TREATY
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    CITIES,
    COLONIES,
    CONTINENTAL,
    FRENCH_REGULAR,
    KIND_COUNT,
    MAP,
    PATRIOTS,
    REBELLION_CONTROL,
    Space,
)
from tricorne.games.liberty_or_death.rules.lesser import lesser
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces, spaces_with
from tricorne.games.liberty_or_death.rules.s1_5_sides import royalist_lead
from tricorne.games.liberty_or_death.rules.s3_5_french import french_gates, french_reaches


@rule("8.6.5")
def march(me: Thinker) -> Plan:
    """Add Rebellion Control, then go toward the British, else join Patriots who face them; then a Special Activity."""
    return march_by(me, MARCH, close_with(AFTER_TREATY), most=me.resources)


# Groups able to March


def movable_french(me: Thinker, unmoved: Pieces, space: Space) -> Group:
    """French Regulars with as many Continentals, without losing Rebellion Control."""
    state = me.state
    regulars = unmoved[space * KIND_COUNT + FRENCH_REGULAR]
    spare = 99
    if state.control[space] == REBELLION_CONTROL:
        spare = -royalist_lead(state, space) - 1
        regulars = lesser(regulars, spare)
    if regulars <= 0:
        return {}
    continentals = min(regulars, continentals_to_join(me, unmoved, space), spare - regulars)
    return {FRENCH_REGULAR: regulars, CONTINENTAL: continentals} if continentals else {FRENCH_REGULAR: regulars}


def continentals_to_join(me: Thinker, unmoved: Pieces, space: Space) -> int:
    """Continentals of the space that have not moved, if the Patriots can pay for them."""
    return unmoved[space * KIND_COUNT + CONTINENTAL] if ally_can_pay(me) else 0


def with_continental(me: Thinker, unmoved: Pieces, space: Space, group: Group) -> Group | None:
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

    def into(self, destination: Space) -> Groups:
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

    def regulars_into(self, origin: Space, destination: Space) -> Group | None:
        """The Regulars of one group, with a single Continental where no Patriot is."""
        if has_pieces(self.me.state, destination, PATRIOTS):
            return {FRENCH_REGULAR: self.groups[origin][FRENCH_REGULAR]}
        return {**self.mixed[origin], CONTINENTAL: 1} if origin in self.mixed else None


# Rebellion Control

FOR_CONTROL: Priorities = (
    CITY_FIRST,
    Priority("british", lambda me, s: has_pieces(me.state, s, BRITISH), tier=1),
)
FOR_CONTROL_CORRECTED: Priorities = (
    CITY_FIRST,
    Priority("most-british", lambda me, s: british_pieces(me.state, s), tier=1),
)


def march_for_control(me: Thinker, arrivals: Arrivals) -> Found:
    """Cities, then Colonies, first those with British pieces (in the later edition with the most); all that can go."""
    ways: dict[Space, Groups] = {}
    marches = Marches(me, arrivals)
    most = total(marches.groups)
    for space in me.selectable((*CITIES, *COLONIES)) if most else ():
        needed = rebels_needed(me.state, space)
        if 0 < needed <= most and can_bring(me, space, into := marches.into(space), needed):
            ways[space] = into
    priorities = FOR_CONTROL_CORRECTED if me.game.corrected else FOR_CONTROL
    destination = yield from best_space(me, list(ways), priorities)
    return None if destination is None else (destination, ways[destination])


# Toward the British


def faces_british(me: Thinker, space: Space) -> bool:
    """British pieces in the space or next to it."""
    return any(has_pieces(me.state, near, BRITISH) for near in (space, *me.game.board.adjacent[space]))


def march_toward_british(me: Thinker, arrivals: Arrivals) -> Found:
    """French neither in nor next to a space with British go a step toward the nearest; drawn if not all can."""
    marches = Marches(me, arrivals)
    british = [space for space in spaces_with(me.state, BRITISH) if space in MAP] if marches.groups else []
    ways: dict[Space, Groups] = {}
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


def steps_toward(board: Board, origin: Space, goals: list[Space]) -> list[Space]:
    """Adjacent spaces that are nearer to the nearest of the goals."""
    nearest = min(board.distance[origin][goal] for goal in goals)
    nearby = [goal for goal in goals if board.distance[origin][goal] == nearest]
    return [near for near in board.adjacent[origin] if min(board.distance[near][goal] for goal in nearby) < nearest]


# To Patriots who face the British


def march_to_join(me: Thinker, arrivals: Arrivals) -> Found:
    """One Regular to a space with both Patriots and British."""
    ways: dict[Space, Groups] = {}
    marches = Marches(me, arrivals)
    for space in MAP:
        if has_pieces(me.state, space, PATRIOTS) and has_pieces(me.state, space, BRITISH):
            into = {origin: {FRENCH_REGULAR: 1} for origin in marches.into(space)}
            if into and can_bring(me, space, into, 1):
                ways[space] = into
    return (yield from march_to_best(me, ways, dict.fromkeys(ways, 1), ()))


MARCH = (
    MarchLine("french-march-for-control", march_for_control),
    MarchLine("french-march-toward-british", march_toward_british),
    MarchLine("french-march-to-join", march_to_join, limit=1, otherwise=True),
)
