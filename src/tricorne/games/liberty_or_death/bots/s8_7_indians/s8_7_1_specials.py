"""8.7.1 Plunder, War Path and Trade of the non-player Indians."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import here, population, war_parties
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import spaces_of
from tricorne.games.liberty_or_death.bots.machinery.specials import Activity, Prepared, Specials
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_offered, best_space
from tricorne.games.liberty_or_death.names import (
    INDIANS,
    MILITIA,
    PATRIOT_FORT,
    REBELLION_UNITS,
    SPACES,
    VILLAGE,
    WAR_PARTY_UNDERGROUND,
    Space,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces
from tricorne.games.liberty_or_death.rules.s1_10_leaders import BRANT, leads_at

# Plunder

PLUNDERED: Priorities = (population(),)


def plundered(me: Thinker) -> list[Space]:
    """Where the Raid that is going on could be Plundered."""
    return [space for space in me.spaces if war_parties(me.state, space) > rebellion_pieces(me.state, space)]


def after_a_raid(me: Thinker) -> Prepared:
    """A Province Raided already, while a Raid is going on that has begun."""
    return None if me.command == "raid" and me.spaces and not plundered(me) else ()


@rule("8.7.1")
def plunder_space(me: Thinker, ask: Ask) -> Thought[str]:
    """The highest Population, of Provinces Raided already if there are any."""
    raided, offered = plundered(me), spaces_of(ask)
    space = yield from best_space(me, [space for space in offered if space in raided] or offered, PLUNDERED)
    assert space is not None
    return SPACES[space]


# War Path


@rule("8.7.1", "1.10")
def removed(me: Thinker, space: Space) -> int:
    """Units that a War Path removes: up to two, Militia first; Brant takes one more Militia."""
    state = me.state
    strength = 2 if here(state, space, WAR_PARTY_UNDERGROUND) > 1 else 1
    units = min(count_all(state, space, REBELLION_UNITS), strength)
    return units + (leads_at(state, INDIANS, BRANT, space) and count_all(state, space, MILITIA) > units)


STRUCK: Priorities = (
    Priority("patriot-fort", lambda me, s: here(me.state, s, PATRIOT_FORT) > 0 and not removed(me, s)),
    Priority("most-rebels", removed),
    Priority("village", lambda me, s: here(me.state, s, VILLAGE) > 0, tier=1),
)


@rule("8.7.1")
def war_path_space(me: Thinker, ask: Ask) -> Thought[str]:
    """To remove a Patriot Fort, then most Rebellion pieces, first in a Province with a Village."""
    return best_offered(me, ask, STRUCK)


# Trade

TRADED: Priorities = (Priority("most-underground", lambda me, s: here(me.state, s, WAR_PARTY_UNDERGROUND)),)


@rule("8.7.1")
def trade_space(me: Thinker, ask: Ask) -> Thought[str]:
    """The Village with most Underground War Parties."""
    return best_offered(me, ask, TRADED)


PLUNDER, WAR_PATH, TRADE = Activity("plunder", after_a_raid), Activity("war_path"), Activity("trade")
SPECIALS = Specials((WAR_PATH, TRADE), when_poor=TRADE)
PLUNDER_FIRST = Specials((PLUNDER, WAR_PATH, TRADE), when_poor=TRADE)
