"""8.4.2 Muster of the non-player British: Regulars, Tories, then Reward Loyalty or a Fort."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tricorne.core import Ask, Luck, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import control_with, here, population
from tricorne.games.liberty_or_death.bots.machinery.plan import D3, READY, Plan, Step, Thinker, Thought, roll
from tricorne.games.liberty_or_death.bots.machinery.questions import numbers_of, space_of
from tricorne.games.liberty_or_death.bots.machinery.specials import close_with
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_1_specials import SKIRMISH_FIRST
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_5_reward_loyalty import Reward, best_reward
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    COLONIES,
    KIND_COUNT,
    PASSIVE_OPPOSITION,
    POPULATED,
    SPACE_INDEX,
    SPACES,
    TORY,
    Space,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import british_cubes, room
from tricorne.games.liberty_or_death.rules.s3_2_1_muster import takes_regulars, takes_tories
from tricorne.games.liberty_or_death.rules.s6_4_support import can_reward_loyalty

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

SPACES_AT_MOST = 4
SPACE_COST = 1
REGULARS_AT_MOST = 6
FORT_CUBES = 5


@rule("8.4.2")
def muster(me: Thinker) -> Plan:
    """Regulars, Tories, then Reward Loyalty or a Fort, in up to four spaces; Skirmish or Naval Pressure."""
    regulars = yield from space_for_regulars(me)
    alone: str | None = None
    if regulars is None and not any(me.allowed(spaces) for _, spaces, _ in _tory_lines(me, _tory_spaces(me))):
        alone = yield from finish(me, finish_alone(me))
        if alone is None:
            return
    ask = yield READY
    if ask.kind == "muster-regulars":
        if regulars is not None and ask.offers(SPACES[regulars]):
            me.spaces.append(regulars)
            then = (("muster-regulars-number", str(regulars_placed(me))),)
            ask = yield Step(SPACES[regulars], then, me.reasons("w-muster-regulars"))
        else:
            ask = yield _nobody(me, ask, alone, "w-no-regulars")
    ask = yield from _muster_tories(me, ask, alone)
    if ask.kind == "muster-finish":
        answer = alone or (yield from finish(me, ask.options())) or "done"
        ask = yield Step(answer, why=me.reasons("w-muster-finish"))
    yield from close_with(SKIRMISH_FIRST)(me, ask)


def _nobody(me: Thinker, ask: Ask, alone: str | None, why: str) -> Step:
    """No cubes are placed; where a space has to be selected it is that of the Fort or Reward which is the purpose."""
    space = alone.partition(":")[2] if alone else ""
    if alone and not ask.offers("done") and SPACE_INDEX[space] not in me.spaces:
        me.spaces.append(SPACE_INDEX[space])
        return Step(space, (("muster-regulars-number", "0"), ("muster-tories-number", "0")), me.reasons(why))
    return Step("done", why=me.reasons(why))


# Regulars


def regulars_placed(me: Thinker) -> int:
    """As many as possible in one space."""
    return min(REGULARS_AT_MOST, me.state.available[BRITISH_REGULAR])


def cubes_by_kind(state: State, space: Space) -> list[int]:
    """British Regulars and Tories in the space."""
    at = space * KIND_COUNT
    return state.pieces[at : at + BRITISH_FORT]


def adds_control(me: Thinker, space: Space) -> bool:
    """Whether the Regulars would give the British Control."""
    state = me.state
    if state.control[space] == BRITISH_CONTROL:
        return False
    return control_with(state, space, british=regulars_placed(me)) == BRITISH_CONTROL


def tories_alone(me: Thinker, space: Space) -> bool:
    regulars, tories = cubes_by_kind(me.state, space)
    return tories > 0 and not regulars


REGULARS: Priorities = (
    Priority("neutral-or-passive", lambda me, s: abs(me.state.level[s]) < ACTIVE_SUPPORT),
    Priority("adds-british-control", adds_control, tier=1),
    Priority("tories-alone", tories_alone, tier=1),
    population(tier=2),
)


def space_for_regulars(me: Thinker) -> Thought[Space | None]:
    """Where as many Regulars as possible go."""
    if not me.state.available[BRITISH_REGULAR]:
        return None
    spaces = [space for space in POPULATED if takes_regulars(me.game, space)]
    return (yield from best_space(me, spaces, REGULARS))


# Tories


def regulars_alone(me: Thinker, space: Space) -> bool:
    regulars, tories = cubes_by_kind(me.state, space)
    return regulars > 0 and not tories


def tories_placed(me: Thinker, space: Space) -> int:
    """Two, or one at Passive Opposition."""
    return min(1 if me.state.level[space] == PASSIVE_OPPOSITION else 2, me.state.available[TORY])


def tories_change_control(me: Thinker, space: Space) -> bool:
    state = me.state
    if state.control[space] == BRITISH_CONTROL:
        return False
    return control_with(state, space, british=tories_placed(me, space)) != state.control[space]


def may_become_a_fort(me: Thinker, space: Space) -> bool:
    """A Colony with fewer than five British cubes and no British Fort."""
    state = me.state
    return space in COLONIES and british_cubes(state, space) < FORT_CUBES and not here(state, space, BRITISH_FORT)


TORIES_TO_REGULARS: Priorities = (Priority("just-placed", lambda me, s: s in me.spaces),)
TORIES_FOR_CONTROL: Priorities = (population(),)


def _tory_spaces(me: Thinker) -> list[Space]:
    """Spaces that take Tories, while some are Available."""
    return [space for space in POPULATED if takes_tories(me.game, space)] if me.state.available[TORY] else []


def _tory_lines(me: Thinker, spaces: list[Space]) -> Iterator[tuple[str, list[Space], Priorities]]:
    """Each line of the instructions with those of the spaces that it means."""
    if not me.state.available[TORY]:
        return
    yield "tories-to-regulars", [s for s in spaces if regulars_alone(me, s)], TORIES_TO_REGULARS
    yield "tories-for-control", [s for s in spaces if tories_change_control(me, s)], TORIES_FOR_CONTROL
    yield "tories-to-colonies", [s for s in spaces if may_become_a_fort(me, s)], ()


def _muster_tories(me: Thinker, ask: Ask, alone: str | None) -> Generator[Luck | Step, Any, Ask]:
    unfilled = _tory_spaces(me)
    while ask.kind == "muster-tories":
        answer: Step | None = None
        for name, spaces, priorities in _tory_lines(me, unfilled):
            open_spaces = [
                space
                for space in spaces
                if (space in me.spaces or len(me.spaces) < SPACES_AT_MOST) and ask.offers(SPACES[space])
            ]
            space = yield from best_space(me, open_spaces, priorities)
            if space is not None:
                unfilled.remove(space)
                if space not in me.spaces:
                    me.spaces.append(space)
                then = ("muster-tories-number", str(tories_placed(me, space)))
                answer = Step(SPACES[space], (then,), me.reasons(f"w-{name}"))
                break
        if answer is None:
            answer = _nobody(me, ask, alone, "w-no-tories")
        ask = yield answer
    return ask


# Reward Loyalty or a Fort


def finish(me: Thinker, options: Sequence[str]) -> Thought[str | None]:
    """Reward Loyalty where Opposition is strong or no Fort is Available; otherwise a Fort."""
    opposition, support = me.state.opposition, me.state.support
    die = yield from roll(me, "reward-die", D3, "8.4.2", opposition=opposition, support=support)
    if opposition > support + die or not me.state.available[BRITISH_FORT]:
        offered = [space for space in POPULATED if f"reward:{SPACES[space]}" in options]
        space = yield from _space_for_reward(me, offered)
        if space is not None:
            return f"reward:{SPACES[space]}"
    sites = [space for space in fort_sites(me) if f"fort:{SPACES[space]}" in options]
    space = yield from best_space(me, _selected_first(me, sites))
    return None if space is None else f"fort:{SPACES[space]}"


def finish_alone(me: Thinker) -> list[str]:
    """The Forts and Rewards for which a space could be selected that takes no cubes."""
    reserve = 0 if me.granted else SPACE_COST
    may_muster = [s for s in POPULATED if takes_regulars(me.game, s) or takes_tories(me.game, s)]
    forts = [f"fort:{SPACES[space]}" for space in fort_sites(me) if space in may_muster]
    rewards = [f"reward:{SPACES[space]}" for space in may_muster if can_reward_loyalty(me.game, space, reserve)]
    return forts + rewards


def fort_sites(me: Thinker) -> list[Space]:
    """Colonies with five British cubes, no British Fort and room."""
    state = me.state
    if not state.available[BRITISH_FORT]:
        return []
    return [
        space
        for space in COLONIES
        if british_cubes(state, space) >= FORT_CUBES
        and not here(state, space, BRITISH_FORT)
        and room(me.game, space, BRITISH_FORT) > 0
    ]


@rule("8.4.2", "8.4.5")
def _space_for_reward(me: Thinker, offered: list[Space]) -> Thought[Space | None]:
    """A selected space; otherwise a further one, which is paid for before it is rewarded."""
    selected = [space for space in offered if space in me.spaces]
    reward = Reward(me, None)
    if any(reward.levels(space) for space in selected):
        return (yield from best_reward(reward, selected))
    if len(me.spaces) >= SPACES_AT_MOST:
        return None
    return (yield from best_reward(Reward(me, None, 0 if me.granted else SPACE_COST), offered))


def _selected_first(me: Thinker, spaces: list[Space]) -> list[Space]:
    """Those of the spaces that are selected already; if there is none, any while a further one may be selected."""
    return [s for s in spaces if s in me.spaces] or (spaces if len(me.spaces) < SPACES_AT_MOST else [])


@rule("8.4.2", "8.1.2")
def fort_regulars(me: Thinker, ask: Ask) -> str:
    """Three cubes make way for the Fort, in turn from the most, sparing the last Tory."""
    there = dict(zip((BRITISH_REGULAR, TORY), cubes_by_kind(me.state, space_of(ask)), strict=True))
    turn = TORY if there[TORY] > there[BRITISH_REGULAR] else BRITISH_REGULAR
    regulars = 0
    for _ in range(3):
        other = BRITISH_REGULAR if turn == TORY else TORY
        gone = other if there[other] and there[turn] <= (turn == TORY) else turn
        regulars += gone == BRITISH_REGULAR
        there[gone] -= 1
        turn = BRITISH_REGULAR if gone == TORY else TORY
    numbers = numbers_of(ask)
    return str(min(max(regulars, min(numbers)), max(numbers)))
