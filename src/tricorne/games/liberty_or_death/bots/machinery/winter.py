"""What several Factions weigh in winter: who is paid for first, whose loss changes Control, and who deserts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tricorne.core import Ask, Priority
from tricorne.games.liberty_or_death.bots.machinery.measures import control_with, here
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import pieces_of
from tricorne.games.liberty_or_death.bots.s8_1_2_pieces import Order
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    KINDS,
    MAP,
    POPULATED,
    REBELLION_CONTROL,
    SPACES,
    TORY,
    Space,
)
from tricorne.games.liberty_or_death.rules.s6_2_supply import rebels_in_supply

# Supply


def is_paid_for(me: Thinker, space: Space, wanted: Sequence[Space], priorities: Priorities) -> Thought[bool]:
    """Whether the Resources reach this space when those that are still to come are paid in the order of priority."""
    left = [s for s in wanted if s >= space]
    if len(left) <= me.resources:
        return space in left
    for _ in range(me.resources):
        first = yield from best_space(me, left, priorities)
        if first == space:
            return True
        left = [s for s in left if s != first]
    return False


Losses = Callable[[Thinker, Space], int]
"""How many Rebellion pieces a space would lose without supply."""


def reward_prevented(losses: Losses) -> Priority[Thinker, Space]:
    """Spaces in which the British could Reward Loyalty if so many Rebellion pieces left."""
    return Priority(
        "prevents-reward",
        lambda me, space: (
            space in POPULATED
            and me.state.level[space] < ACTIVE_SUPPORT
            and here(me.state, space, BRITISH_REGULAR) > 0
            and here(me.state, space, TORY) > 0
            and control_with(me.state, space, rebels=-losses(me, space)) == BRITISH_CONTROL
        ),
    )


def would_change_control(me: Thinker, losses: Losses) -> list[Space]:
    """Spaces out of supply in which the loss of so many Rebellion pieces would change Control."""
    state = me.state
    return [
        space
        for space in MAP
        if (lost := losses(me, space))
        and not rebels_in_supply(me.game, space)
        and control_with(state, space, rebels=-lost) != state.control[space]
    ]


# Desertion


def tory_weight(me: Thinker, space: Space) -> int:
    """The weight of Control that changes when a Tory leaves; Rebellion Control never does."""
    control = me.state.control[space]
    if control == REBELLION_CONTROL or control_with(me.state, space, british=-1) == control:
        return 0
    return 1 + me.game.board.population[space]


def patriot_weight(me: Thinker, space: Space) -> int:
    """The weight of Control that changes when a Patriot unit leaves; British Control never does."""
    control = me.state.control[space]
    if control == BRITISH_CONTROL or control_with(me.state, space, rebels=-1) == control:
        return 0
    return 1 + me.game.board.population[space]


def deserter(me: Thinker, ask: Ask, order: Order, priorities: Priorities) -> Thought[str]:
    """The piece that deserts: from the first space by the priorities, the first there by the order."""
    pieces = pieces_of(ask)
    space = yield from best_space(me, list(dict.fromkeys([s for s, _ in pieces])), priorities)
    assert space is not None
    there = [kind for s, kind in pieces if s == space]
    return f"{SPACES[space]}:{KINDS[order(me.state, space, there, None)[0]]}"


def own_base(me: Thinker, ask: Ask) -> Thought[str]:
    """A Fort or Village that the winter takes: chance decides where."""
    pieces = pieces_of(ask)
    space = yield from best_space(me, [s for s, _ in pieces])
    return next(f"{SPACES[s]}:{KINDS[kind]}" for s, kind in pieces if s == space)
