"""8.4.1 Naval Pressure and Skirmish of the non-player British."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import (
    WITHOUT_PATRIOT_FORT,
    here,
    rebellion_cubes,
    support_of,
)
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import kinds_of, space_of
from tricorne.games.liberty_or_death.bots.machinery.specials import (
    Activity,
    Prepared,
    Specials,
    skirmish_apart,
    skirmish_where,
)
from tricorne.games.liberty_or_death.bots.s8_1_2_pieces import enemy_removal, strike_mode
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_offered
from tricorne.games.liberty_or_death.names import BRITISH, BRITISH_REGULAR, CITIES, KINDS, MILITIA_ACTIVE
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces
from tricorne.games.liberty_or_death.rules.s1_9_navy import fni
from tricorne.games.liberty_or_death.rules.s1_10_leaders import HOWE, leads

# Naval Pressure

LIFTED: Priorities = (
    Priority("battle-city", lambda me, s: me.command == "battle" and s in me.spaces),
    WITHOUT_PATRIOT_FORT,
    Priority("most-support", lambda me, s: support_of(me.game, s, open_city=True)),
)
LIFTED_IN_WINTER: Priorities = (Priority("least-support", lambda me, s: 99 - support_of(me.game, s, open_city=True)),)


@rule("8.4.1")
def naval_pressure(me: Thinker) -> Prepared:
    """Not against a fleet while Howe leads."""
    return None if fni(me.state) and leads(me.state, BRITISH, HOWE) else ()


@rule("8.4.1")
def lift_blockade(me: Thinker, ask: Ask) -> Thought[str]:
    """From a City chosen for Battle, then most Rebellion pieces without a Fort, then most Support.

    In the winter of the later edition from the least Support, if the French are no player either.
    """
    in_winter = me.game.corrected and ask.rule == "6.5.4" and me.game.is_nonplayer("french")
    return best_offered(me, ask, LIFTED_IN_WINTER if in_winter else LIFTED)


# Skirmish

SKIRMISHED: Priorities = (
    Priority("one-regular", lambda me, s: here(me.state, s, BRITISH_REGULAR) == 1),
    Priority("most-cubes", lambda me, s: min(2, rebellion_cubes(me.state, s)), tier=1),
    Priority("lone-rebel", lambda me, s: rebellion_pieces(me.state, s) == 1, tier=1),
    Priority(
        "city",
        lambda me, s: s in CITIES and rebellion_pieces(me.state, s) == 1 > rebellion_cubes(me.state, s),
        tier=2,
    ),
)


@rule("8.4.1")
def skirmish_space(me: Thinker, ask: Ask) -> Thought[str]:
    """Where one Regular is, then for most cubes, then for a lone piece, first in a City."""
    return skirmish_where(me, ask, SKIRMISHED)


@rule("8.4.1")
def skirmish_mode(me: Thinker, ask: Ask) -> str:
    """A Fort, or as many cubes as possible; a Regular is given up only for cubes."""
    if "two" in ask.options() and rebellion_cubes(me.state, space_of(ask)) < 2:
        return "one"
    return strike_mode(me, ask)


@rule("8.4.1")
def skirmish_target(me: Thinker, ask: Ask) -> str:
    """Cubes before Militia, whichever kind is fewest."""
    kinds = kinds_of(ask)
    cubes = [kind for kind in kinds if kind != MILITIA_ACTIVE]
    return KINDS[enemy_removal(me.state, space_of(ask), cubes or kinds)[0]]


NAVAL_PRESSURE = Activity("naval_pressure", naval_pressure)
SKIRMISH = Activity("skirmish", skirmish_apart)
NAVAL_PRESSURE_FIRST = Specials((NAVAL_PRESSURE, SKIRMISH))
SKIRMISH_FIRST = Specials((SKIRMISH, NAVAL_PRESSURE))
