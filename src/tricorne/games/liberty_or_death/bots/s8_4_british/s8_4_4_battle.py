"""8.4.4 Battle of the non-player British, with Common Cause (8.4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import (
    active_rebels,
    british_pieces,
    here,
    note_strengths,
    rebellion_cubes,
    rebellion_leaders,
    strengths,
)
from tricorne.games.liberty_or_death.bots.machinery.plan import READY, Plan, Step, Thinker
from tricorne.games.liberty_or_death.bots.machinery.questions import numbers_of, space_of
from tricorne.games.liberty_or_death.bots.machinery.specials import special_step
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_1_specials import SKIRMISH_FIRST
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_REGULAR,
    PATRIOT_FORT,
    SPACES,
    TORY,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    Space,
)
from tricorne.games.liberty_or_death.odds import armies
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces, spaces_with
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces
from tricorne.games.liberty_or_death.rules.s3_6_forces import force_level

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

REBELS_AT_LEAST = 2


def battle_is_on(me: Thinker, space: Space) -> bool:
    """Two Rebellion pieces (Active ones in the later edition) outnumbered by British Regulars and Leader."""
    state = me.state
    rebels = rebellion_pieces(state, space)
    if (active_rebels(state, space) if me.game.corrected else rebels) < REBELS_AT_LEAST:
        return False
    strength = here(state, space, BRITISH_REGULAR) + (state.leader_space[BRITISH] == space)
    return strength > rebels + rebellion_leaders(state, space)


FOUGHT: Priorities = (Priority("most-british", lambda me, s: british_pieces(me.state, s)),)


@rule("8.4.4")
def battle(me: Thinker) -> Plan:
    """Where it can be won and paid, most British pieces first, with Common Cause, else a Skirmish or Naval Pressure."""
    spaces = me.allowed(battle_spaces(me))
    if not spaces:
        return
    ask = yield READY
    number = len(spaces) if me.granted else min(len(spaces), me.resources)
    while len(me.spaces) < number:
        space = yield from best_space(me, [space for space in spaces if space not in me.spaces], FOUGHT)
        if space is None:
            break
        me.spaces.append(space)
    if not any(common_cause(me, space) for space in me.spaces):
        step = yield from special_step(me, ask, SKIRMISH_FIRST)
        if step is not None:
            ask = yield step
    for space in me.spaces:
        if ask.offers(SPACES[space]):
            note_strengths(me, space, compared(me, space, common_cause(me, space)))
            ask = yield Step(SPACES[space], why=me.reasons("w-battle-outmatched"))


def battle_spaces(me: Thinker) -> list[Space]:
    """Spaces with Rebellion Forts or cubes in which the Royalists outmatch the Rebellion."""
    return [
        space
        for space in spaces_with(me.state, BRITISH)
        if meets_rebels(me.state, space) and outmatches(me, space, common_cause(me, space))
    ]


def would_battle(me: Thinker, space: Space) -> bool:
    """Whether a granted Battle there is one that they would select, without Common Cause."""
    return meets_rebels(me.state, space) and outmatches(me, space, 0)


def meets_rebels(state: State, space: Space) -> bool:
    """British pieces beside Rebellion Forts or cubes."""
    rebels = here(state, space, PATRIOT_FORT) or rebellion_cubes(state, space)
    return rebels > 0 and has_pieces(state, space, BRITISH)


def outmatches(me: Thinker, space: Space, common: int) -> bool:
    attack, defence = compared(me, space, common)
    return attack > defence


def compared(me: Thinker, space: Space, common: int) -> tuple[int, int]:
    """The strengths of both sides with so many War Parties in Common Cause."""
    return strengths(me.game, BRITISH, space, ally=True, common=common, bonus=me.bonus)


# Common Cause


def common_cause(me: Thinker, space: Space) -> int:
    """War Parties that make up the difference between Regulars and Tories, never the last Underground one.

    None where they raise the Force Level no more as Tories than on their own.
    """
    state = me.state
    hidden = here(state, space, WAR_PARTY_UNDERGROUND)
    usable = here(state, space, WAR_PARTY_ACTIVE) + max(0, hidden - 1)
    number = min(here(state, space, BRITISH_REGULAR) - here(state, space, TORY), usable)
    if me.special_used or number <= 0:
        return 0
    return number if british_force(me, space, number) > british_force(me, space, 0) else 0


def british_force(me: Thinker, space: Space, common: int) -> int:
    """The Force Level of an attack with so many War Parties in Common Cause."""
    attackers, _, _ = armies(me.game, BRITISH, space, ally=True, common=common)
    return force_level(attackers)


@rule("8.4.4", "8.4.3")
def common_cause_in_battle(me: Thinker, ask: Ask) -> str:
    """As many War Parties as make up for missing Tories."""
    return str(min(common_cause(me, space_of(ask)), max(numbers_of(ask))))
