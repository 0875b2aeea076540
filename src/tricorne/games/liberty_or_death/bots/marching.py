"""Groups that non-players may March with (8.1.2, 8.4.3, 8.5.4): what has to stay behind, and what goes first."""

from __future__ import annotations

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.measures import here
from tricorne.games.liberty_or_death.bots.plan import Step, Thinker, group_answers
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    KIND_COUNT,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    REBELLION_CONTROL,
    SPACES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import rebellion_pieces, royalist_pieces
from tricorne.games.liberty_or_death.rules.s1_10_leaders import ROCHAMBEAU, leads

Group = dict[int, int]


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

    def free(self, me: Thinker, space: int, kind: int) -> int:
        """Pieces of the kind that have not moved."""
        return max(0, here(me.state, space, kind) - self.moved.get(space * KIND_COUNT + kind, 0))


@rule("8.3.7")
def largest_first(me: Thinker, destination: int, groups: dict[int, Group]) -> list[int]:
    """The origins of the groups, the largest first; a Leader who has to take part comes before all, or nobody comes."""
    leader = me.leader if destination != me.leader else None
    if leader is not None and leader not in groups:
        return []
    return sorted(groups, key=lambda origin: (origin != leader, -sum(groups[origin].values())))


def march_step(me: Thinker, arrivals: Arrivals, destination: int, groups: dict[int, Group], why: str) -> Step:
    """Select the destination and bring the groups in; Leaders decide for themselves."""
    then: list[tuple[str, str]] = []
    for origin, group in groups.items():
        then.append(("march-from", SPACES[origin]))
        then.extend(group_answers("march-group", group))
        arrivals.note(destination, group)
    then.append(("march-from", "done"))
    me.spaces.append(destination)
    return Step(SPACES[destination], tuple(then), me.reasons(why))


@rule("8.5.4", "8.1.2")
def movable_patriots(me: Thinker, arrivals: Arrivals, space: int) -> Group:
    """Patriot units that may leave, Underground Militia first.

    No Rebellion Control is lost, an Active unit stays with each Patriot Fort, and a unit, Underground if possible,
    where the space is not at Active Opposition.
    """
    state = me.state
    group = {kind: arrivals.free(me, space, kind) for kind in (MILITIA_UNDERGROUND, MILITIA_ACTIVE, CONTINENTAL)}
    stayed = {kind: here(state, space, kind) - n for kind, n in group.items()}
    if here(state, space, PATRIOT_FORT) and not stayed[MILITIA_ACTIVE] + stayed[CONTINENTAL]:
        _leave_one(group, stayed, (MILITIA_ACTIVE, CONTINENTAL))
    if state.level[space] > ACTIVE_OPPOSITION and not stayed[MILITIA_UNDERGROUND]:
        left = _leave_one(group, stayed, (MILITIA_UNDERGROUND,))
        if not left and not sum(stayed.values()):
            _leave_one(group, stayed, (MILITIA_ACTIVE, CONTINENTAL))
    if state.control[space] == REBELLION_CONTROL:
        spare = rebellion_pieces(state, space) - royalist_pieces(state, space) - 1
        while sum(group.values()) > spare:
            if not _leave_one(group, stayed, (CONTINENTAL, MILITIA_ACTIVE, MILITIA_UNDERGROUND)):
                break
    return {kind: n for kind, n in group.items() if n}


def _leave_one(group: Group, stayed: Group, kinds: tuple[int, ...]) -> bool:
    for kind in kinds:
        if group[kind]:
            group[kind] -= 1
            stayed[kind] += 1
            return True
    return False


def with_french(me: Thinker, arrivals: Arrivals, space: int) -> Group:
    """The movable Patriots, with a French Regular for each Continental where the French can pay."""
    group = movable_patriots(me, arrivals, space)
    state = me.state
    can_pay = state.resources[FRENCH] > 0 or leads(state, FRENCH, ROCHAMBEAU)
    if group.get(CONTINENTAL) and can_pay:
        french = min(group[CONTINENTAL], arrivals.free(me, space, FRENCH_REGULAR))
        if state.control[space] == REBELLION_CONTROL:
            staying = rebellion_pieces(state, space) - sum(group.values())
            french = min(french, max(0, staying - royalist_pieces(state, space) - 1))
        if french:
            group[FRENCH_REGULAR] = french
    return group
