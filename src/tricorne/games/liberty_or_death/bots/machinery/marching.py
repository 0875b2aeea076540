"""Groups that non-players March with: planned on a copy of the game, then brought in destination by destination."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from tricorne.core import Ask, Because, rule
from tricorne.games.liberty_or_death.bots.machinery.plan import (
    READY,
    Closing,
    Plan,
    Step,
    Thinker,
    Thought,
    group_answers,
)
from tricorne.games.liberty_or_death.bots.machinery.questions import spaces_of
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.bots.s8_1_paying import ally_cost
from tricorne.games.liberty_or_death.bots.s8_2_random_spaces import drawn
from tricorne.games.liberty_or_death.names import (
    ALLY_OF,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    KIND_COUNT,
    PATRIOTS,
    SPACES,
    Kind,
    Space,
    names_of,
)
from tricorne.games.liberty_or_death.rules.lesser import greater, lesser
from tricorne.games.liberty_or_death.rules.s1_4_pieces import change

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

Group: TypeAlias = dict[Kind, int]
Groups: TypeAlias = dict[Space, Group]
"""Groups by the spaces that they come from."""
Pieces: TypeAlias = list[int]
"""By space and kind, as in the state."""
ALLIED_CUBE = {PATRIOTS: FRENCH_REGULAR, FRENCH: CONTINENTAL}
"""The ally's cubes that go along, at the ally's cost, by the Faction that Marches."""


class Arrivals:
    """Units that have moved in this Command and may not move again."""

    __slots__ = ("moved",)

    def __init__(self) -> None:
        self.moved: dict[int, int] = defaultdict(int)
        """How many, by the cell of the state's list of pieces."""

    def note(self, space: Space, group: Group) -> None:
        """A group has come to stay."""
        for kind, n in group.items():
            self.moved[space * KIND_COUNT + kind] += n

    def unmoved(self, state: State) -> Pieces:
        """The pieces that have not moved."""
        if not self.moved:
            return state.pieces
        pieces = state.pieces.copy()
        for cell, n in self.moved.items():
            pieces[cell] = greater(0, pieces[cell] - n)
        return pieces


Found: TypeAlias = Thought[tuple[Space, Groups] | None]
"""The next destination of a March with its groups, or None."""
Find: TypeAlias = Callable[[Thinker, Arrivals], Found]


class MarchLine(msgspec.Struct, frozen=True):
    """One line of the instructions: the next destination with its groups, and how often it may be carried out."""

    name: str
    find: Find
    limit: int = 99
    otherwise: bool = False
    """Only if no line before it has found anything."""


class March(msgspec.Struct, frozen=True, gc=False):
    """A destination, the groups that go there, and why."""

    destination: Space
    groups: Groups
    why: tuple[Because, ...]


# Planning


@rule("8.1.1", "8.1.3")
def plan_marches(me: Thinker, lines: Sequence[MarchLine], most: int) -> Thought[list[March]]:
    """Work through the lines on a copy of the game; further groups may go to a destination that was chosen before."""
    ahead = me.ahead()
    ahead.most = 1 if me.granted else most
    arrivals = Arrivals()
    marches: dict[Space, March] = {}
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


def arrive(me: Thinker, arrivals: Arrivals, destination: Space, groups: Groups) -> None:
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


# Carrying out


def march_by(me: Thinker, lines: Sequence[MarchLine], closing: Closing, *, most: int = 99) -> Plan:
    """Carry out what the lines plan, then close; planned again where the first destination is not offered."""
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


# Which groups go


def size(group: Group) -> int:
    return sum(group.values())


def total(groups: Groups) -> int:
    """How many units all groups have together."""
    return sum(map(size, groups.values()))


def can_bring(me: Thinker, destination: Space, groups: Groups, needed: int) -> bool:
    """Whether the groups together are enough, with the one of a Leader who has to take part among them."""
    leader = me.leader
    return (leader is None or leader == destination or leader in groups) and total(groups) >= needed


@rule("8.2")
def drawn_from(me: Thinker, rooms: Mapping[Space, int], needed: int) -> Thought[dict[Space, int]]:
    """So many units from spaces of which no rule puts one before another.

    One is drawn and sends all it can, then the next; where all of them have to go nothing is drawn.
    """
    left = dict(rooms)
    going: dict[Space, int] = {}
    while needed > 0 and left:
        if sum(left.values()) <= needed:
            me.note("w-origins-all", spaces=names_of(list(left)))
            return going | left
        me.note("w-origins-equal" if len(left) > 1 else "w-origin-only", spaces=names_of(list(left)))
        origin = yield from drawn(me, list(left))
        going[origin] = lesser(left.pop(origin), needed)
        needed -= going[origin]
    return going


@rule("8.3.7", "8.2")
def largest_groups(me: Thinker, destination: Space, groups: Groups, needed: int) -> Thought[Groups]:
    """Whole groups until they are enough: that of a Leader who has to take part, then the largest ones."""
    left = dict(groups)
    chosen: Groups = {}
    if me.leader in left and me.leader is not None and destination != me.leader:
        chosen[me.leader] = left.pop(me.leader)
        me.note("w-origin-leader", space=SPACES[me.leader])
    while left and (missing := needed - total(chosen)) > 0:
        largest = max(map(size, left.values()))
        equal = [origin for origin in left if size(left[origin]) == largest]
        me.note("w-origins-largest", spaces=names_of(equal))
        origin = equal[0] if len(equal) * largest <= missing else (yield from drawn(me, equal))
        chosen[origin] = left.pop(origin)
    return chosen


def march_to_best(
    me: Thinker, ways: Mapping[Space, Groups], needed: Mapping[Space, int], priorities: Priorities
) -> Found:
    """To the best of the spaces that can be reached, so many units as it needs, the largest groups first."""
    destination = yield from best_space(me, list(ways), priorities)
    if destination is None:
        return None
    return destination, (yield from largest_groups(me, destination, ways[destination], needed[destination]))


# Units that come home, in a Rally or Gather


def regroup(me: Thinker, ask: Ask, kind: Kind, spare: Callable[[Thinker, Space], int]) -> str:
    """The next space that units of the kind can leave, with all that can be spared."""
    for space in spaces_of(ask):
        if number := spare(me, space):
            me.queue = list(group_answers("regroup-group", {kind: number}))
            return SPACES[space]
    return "done"
