"""8.4.7 Supply of the non-player British."""

from __future__ import annotations

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import control_with, here, population
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import space_of
from tricorne.games.liberty_or_death.bots.machinery.winter import is_paid_for
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    MAP,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
    SPACE_INDEX,
    SPACES,
    TORY,
    WEST_INDIES,
    Space,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import british_cubes, has_pieces
from tricorne.games.liberty_or_death.rules.s6_2_supply import british_out_of_supply
from tricorne.games.liberty_or_death.rules.s6_3_resources import WEST_INDIES_EARNINGS, british_earnings
from tricorne.games.liberty_or_death.rules.s6_4_support import WINTER_LEVELS, reward_steps

COST = 1
PAID: Priorities = (population(),)


@rule("8.4.7")
def supply(me: Thinker, ask: Ask) -> Thought[str]:
    """Pay, or else shift the space or a neighbour, where the cubes matter in the Support Phase; else they leave."""
    space = space_of(ask)
    if not cubes_matter(me, space):
        return "remove"
    wanted = [s for s in MAP if british_out_of_supply(me.game, s) and cubes_matter(me, s)]
    if "pay" in ask.options() and (yield from is_paid_for(me, space, wanted, PAID)):
        return "pay"
    if "shift" in ask.options():
        return "shift"
    near = [SPACE_INDEX[name.partition(":")[2]] for name in ask.options() if name.startswith("shift:")]
    neighbour = yield from best_space(me, near)
    return "remove" if neighbour is None else f"shift:{SPACES[neighbour]}"


def cubes_matter(me: Thinker, space: Space) -> bool:
    """British cubes that allow Reward Loyalty or keep Committees out of a space."""
    state = me.state
    if space not in POPULATED:
        return False
    if (
        state.control[space] == BRITISH_CONTROL
        and state.level[space] < ACTIVE_SUPPORT
        and here(state, space, BRITISH_REGULAR)
        and here(state, space, TORY)
        and can_afford_reward(me, space)
    ):
        return True
    return (
        state.control[space] != REBELLION_CONTROL
        and state.level[space] > ACTIVE_OPPOSITION
        and has_pieces(state, space, PATRIOTS)
        and control_with(state, space, british=-british_cubes(state, space)) == REBELLION_CONTROL
    )


@rule("8.4.7")
def can_afford_reward(me: Thinker, space: Space) -> bool:
    """Whether the coming Support Phase could pay for a level, with what Forts and Cities will bring by then."""
    state, game = me.state, me.game
    income = british_earnings(game)
    if state.control[WEST_INDIES] == BRITISH_CONTROL:
        income -= WEST_INDIES_EARNINGS
    markers, steps = reward_steps(game, space, WINTER_LEVELS, min(COST, me.resources) - income)
    return steps > markers
