"""8.6.3 Roderigue Hortalez et Cie of the non-player French after the Treaty, and their Special Activities then."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import here, support_of
from tricorne.games.liberty_or_death.bots.machinery.plan import D6, Plan, Thinker, Thought, roll
from tricorne.games.liberty_or_death.bots.machinery.specials import (
    Activity,
    Prepared,
    Specials,
    skirmish_apart,
    skirmish_where,
)
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_offered
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_1_hortalez_before_treaty import (
    hand_over,
    unavailable,
    what_is_prepared,
)
from tricorne.games.liberty_or_death.names import BRITISH_FORT
from tricorne.games.liberty_or_death.rules.s1_4_pieces import british_cubes


@rule("8.6.3")
def hortalez_after_treaty(me: Thinker) -> Plan:
    """Up to 1D3 Resources for the Patriots, then a Special Activity."""
    return hand_over(me, AFTER_TREATY)


# Skirmish

SKIRMISHED: Priorities = (
    Priority("british-fort", lambda me, s: here(me.state, s, BRITISH_FORT) > 0 and not british_cubes(me.state, s)),
    Priority("most-british", lambda me, s: min(2, british_cubes(me.state, s))),
)


@rule("8.6.3")
def skirmish_space(me: Thinker, ask: Ask) -> Thought[str]:
    """The West Indies, then a British Fort, then most British cubes."""
    return skirmish_where(me, ask, SKIRMISHED)


# Préparer la Guerre


@rule("8.6.3")
def prepare_after_treaty(me: Thinker) -> Thought[Prepared]:
    """A Squadron, else Regulars, if a die is not above what is Unavailable; else Resources if there are none."""
    left = unavailable(me)
    if left and ((yield from roll(me, "preparer-die", D6, "8.6.3", unavailable=left)) <= left):
        return (("preparer", what_is_prepared(me)),)
    return None if me.resources else (("preparer", "resources"),)


# Naval Pressure

BLOCKADED: Priorities = (
    Priority("battle-city", lambda me, s: me.command == "battle" and s in me.spaces),
    Priority("most-support", lambda me, s: support_of(me.game, s)),
)


@rule("8.6.3")
def naval_pressure(me: Thinker) -> Prepared:
    """It adds a Blockade, if there is a Squadron for it."""
    return () if me.state.squadrons else None


@rule("8.6.3")
def place_blockade(me: Thinker, ask: Ask) -> Thought[str]:
    """A City chosen for Battle, then the City with most Support."""
    return best_offered(me, ask, BLOCKADED)


SKIRMISH = Activity("skirmish", skirmish_apart)
PREPARER = Activity("preparer_la_guerre", prepare_after_treaty)
NAVAL_PRESSURE = Activity("naval_pressure", naval_pressure)
AFTER_TREATY = Specials((SKIRMISH, PREPARER, NAVAL_PRESSURE))
BEFORE_BATTLE = Specials((NAVAL_PRESSURE, SKIRMISH, PREPARER))
