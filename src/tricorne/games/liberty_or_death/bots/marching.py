"""Groups that non-players March with (8.1.2, 8.4.3, 8.5.4): what has to stay behind, what goes first, and where to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.allies import ally_can_pay, ally_cost
from tricorne.games.liberty_or_death.bots.plan import READY, Closing, Plan, Step, Thinker, group_answers
from tricorne.games.liberty_or_death.bots.ties import Thought, random_space
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ALLY_OF,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    KIND_COUNT,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOTS,
    REBELLION_CONTROL,
    SPACES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import change, royalist_lead, spaces_with

if TYPE_CHECKING:
    from tricorne.core.game import Because
    from tricorne.games.liberty_or_death.state import State

Group = dict[int, int]
Pieces: TypeAlias = list[int]
"""By space and kind, as in the state."""
ALLIED_CUBE = {PATRIOTS: FRENCH_REGULAR, FRENCH: CONTINENTAL}
"""The ally's cubes that go along, at the ally's cost, by the Faction that Marches."""


class Arrivals:
    """Units that have moved in this Command and may not move again."""

    __slots__ = ("moved",)

    def __init__(self) -> None:
        self.moved: dict[int, int] = {}

    def note(self, space: int, group: Group) -> None:
        """A group has come to stay."""
        for kind, n in group.items():
            cell = space * KIND_COUNT + kind
            self.moved[cell] = self.moved.get(cell, 0) + n

    def unmoved(self, state: State) -> Pieces:
        """The pieces that have not moved."""
        pieces = state.pieces
        if self.moved:
            pieces = pieces.copy()
            for cell, n in self.moved.items():
                left = pieces[cell] - n
                pieces[cell] = left if left > 0 else 0
        return pieces


Groups: TypeAlias = dict[int, Group]
"""Groups by the spaces that they come from."""
Found: TypeAlias = Thought[tuple[int, Groups] | None]


class MarchLine(NamedTuple):
    """One line of the instructions: the next destination with its groups, and how often it may be carried out."""

    name: str
    find: Callable[[Thinker, Arrivals], Found]
    limit: int = 99
    otherwise: bool = False
    """Only if no line before it has found anything."""


class March(msgspec.Struct, frozen=True, gc=False):
    """A destination, the groups that go there, and why."""

    destination: int
    groups: Groups
    why: tuple[Because, ...]


@rule("8.1.1", "8.1.3")
def plan_marches(me: Thinker, lines: Sequence[MarchLine], most: int) -> Thought[list[March]]:
    """Work through the lines on a copy of the game; further groups may go to a destination that was chosen before."""
    ahead = me.ahead()
    ahead.most = 1 if me.granted else most
    arrivals = Arrivals()
    marches: dict[int, March] = {}
    for line in lines:
        if line.otherwise and marches:
            break
        for _ in range(line.limit):
            found = yield from line.find(ahead, arrivals)
            if found is None:
                break
            destination, groups = found
            arrive(ahead, arrivals, destination, groups)
            why = ahead.reasons(f"w-{line.name}")
            if destination in marches:
                earlier = marches[destination]
                marches[destination] = March(destination, _joined(earlier.groups, groups), (*earlier.why, *why))
            else:
                ahead.spaces.append(destination)
                marches[destination] = March(destination, groups, why)
            ahead.marches = list(marches.values())
    me.marches = ahead.marches
    return me.marches


def arrive(me: Thinker, arrivals: Arrivals, destination: int, groups: Groups) -> None:
    """Carry the groups over on the Thinker's copy of the game; an ally who goes along pays for it."""
    joined = False
    for origin, group in groups.items():
        for kind, n in group.items():
            change(me.state, origin, kind, -n)
            change(me.state, destination, kind, n)
        arrivals.note(destination, group)
        joined = joined or ALLIED_CUBE.get(me.faction) in group
    if joined:
        me.state.resources[ALLY_OF[me.faction]] -= ally_cost(me)


def _joined(one: Groups, other: Groups) -> Groups:
    joined = {origin: dict(group) for origin, group in one.items()}
    for origin, group in other.items():
        there = joined.setdefault(origin, {})
        for kind, n in group.items():
            there[kind] = there.get(kind, 0) + n
    return joined


def march_by(me: Thinker, lines: Sequence[MarchLine], closing: Closing, *, most: int = 99) -> Plan:
    """Carry out what the lines plan, then close; where the first destination is not offered it is planned anew."""
    marches = yield from plan_marches(me, lines, most)
    if not marches:
        return
    ask = yield READY
    if not ask.offers(SPACES[marches[0].destination]):
        marches = yield from plan_marches(me, lines, most)
    for march in marches:
        if ask.offers(SPACES[march.destination]):
            me.spaces.append(march.destination)
            ask = yield march_step(march)
    yield from closing(me, ask)


def march_step(march: March) -> Step:
    """Select the destination and bring the groups in; Leaders decide for themselves."""
    then: list[tuple[str, str]] = []
    for origin, group in march.groups.items():
        then.append(("march-from", SPACES[origin]))
        then.extend(group_answers("march-group", group))
    then.append(("march-from", "done"))
    return Step(SPACES[march.destination], tuple(then), march.why)


def size(group: Group) -> int:
    return sum(group.values())


def total(groups: Groups) -> int:
    """How many units all groups have together."""
    units = 0
    for group in groups.values():
        for n in group.values():
            units += n
    return units


def can_bring(me: Thinker, destination: int, groups: Groups, needed: int) -> bool:
    """Whether the groups together are enough, with the one of a Leader who has to take part among them."""
    leader = me.leader
    return (leader is None or leader == destination or leader in groups) and total(groups) >= needed


@rule("8.3.7", "8.2")
def largest_groups(me: Thinker, destination: int, groups: Groups, needed: int) -> Thought[Groups]:
    """Whole groups until they are enough: that of a Leader who has to take part, then the largest ones."""
    left = dict(groups)
    chosen: Groups = {}
    if me.leader in left and me.leader is not None and destination != me.leader:
        chosen[me.leader] = left.pop(me.leader)
    while left and (missing := needed - total(chosen)) > 0:
        largest = max(map(size, left.values()))
        equal = [origin for origin in left if size(left[origin]) == largest]
        origin = equal[0] if len(equal) * largest <= missing else (yield from drawn(me, equal))
        chosen[origin] = left.pop(origin)
    return chosen


def drawn(me: Thinker, equal: Sequence[int]) -> Thought[int]:
    """One of equal spaces, by the table if there is more than one."""
    return equal[0] if len(equal) == 1 else (yield from random_space(me, equal))


@rule("8.5.4", "8.1.2")
def movable_patriots(me: Thinker, unmoved: Pieces, space: int, *, for_militia: bool = False) -> Group:
    """Patriot units that may leave, Underground Militia first.

    No Rebellion Control is lost, an Active unit stays with each Patriot Fort, and a unit, Underground if possible,
    where the space is not at Active Opposition: Active Militia, unless the March is one for Militia.
    """
    state = me.state
    at = space * KIND_COUNT
    continentals, hidden, active = unmoved[at + CONTINENTAL : at + PATRIOT_FORT]
    if not (continentals or hidden or active):
        return {}
    group = {MILITIA_UNDERGROUND: hidden, MILITIA_ACTIVE: active, CONTINENTAL: continentals}
    there = state.pieces
    stayed = {
        MILITIA_UNDERGROUND: there[at + MILITIA_UNDERGROUND] - hidden,
        MILITIA_ACTIVE: there[at + MILITIA_ACTIVE] - active,
        CONTINENTAL: there[at + CONTINENTAL] - continentals,
    }
    guards = (CONTINENTAL, MILITIA_ACTIVE) if for_militia else (MILITIA_ACTIVE, CONTINENTAL)
    if there[at + PATRIOT_FORT] and not stayed[MILITIA_ACTIVE] + stayed[CONTINENTAL]:
        _leave_one(group, stayed, guards)
    if state.level[space] > ACTIVE_OPPOSITION and not stayed[MILITIA_UNDERGROUND]:
        left = _leave_one(group, stayed, (MILITIA_UNDERGROUND,))
        if not left and not sum(stayed.values()):
            _leave_one(group, stayed, guards)
    if state.control[space] == REBELLION_CONTROL:
        kept = size(group) + royalist_lead(state, space) + 1
        for kind in (CONTINENTAL, MILITIA_ACTIVE, MILITIA_UNDERGROUND) if kept > 0 else ():
            n = min(kept, group[kind])
            group[kind] -= n
            kept -= n
    return {kind: n for kind, n in group.items() if n}


def _leave_one(group: Group, stayed: Group, kinds: tuple[int, ...]) -> bool:
    for kind in kinds:
        if group[kind]:
            group[kind] -= 1
            stayed[kind] += 1
            return True
    return False


def with_french(me: Thinker, unmoved: Pieces, space: int) -> Group:
    """The movable Patriots, with a French Regular for each Continental where the French can pay."""
    group = movable_patriots(me, unmoved, space)
    state = me.state
    if group.get(CONTINENTAL) and ally_can_pay(me):
        french = min(group[CONTINENTAL], unmoved[space * KIND_COUNT + FRENCH_REGULAR])
        if state.control[space] == REBELLION_CONTROL:
            french = min(french, max(0, -royalist_lead(state, space) - sum(group.values()) - 1))
        if french:
            group[FRENCH_REGULAR] = french
    return group


def movable_with_french(me: Thinker, arrivals: Arrivals) -> Groups:
    """All groups of Patriots that may leave, with their French, by space."""
    spaces, unmoved = spaces_with(me.state, PATRIOTS), arrivals.unmoved(me.state)
    return {space: group for space in spaces if (group := with_french(me, unmoved, space))}
