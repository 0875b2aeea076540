"""8.3.5 Who gains and who suffers by an Event."""

from __future__ import annotations

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import is_waiting
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_1_instructions import instruction_for
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_1_slip_away import FOG, enemies_in_the_fog
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_choice import card_of
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_8_other_choices import at_random
from tricorne.games.liberty_or_death.names import ALLY_OF, CITIES, FACTIONS, SIDE_OF, Faction
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces

HARMFUL = (18, 29, 44, 80, FOG)
SKIPS_A_TURN = (18, 44)


def event_faction(me: Thinker, ask: Ask) -> Thought[str]:
    """The Faction that is named, which is remembered for what the Event does to it."""
    name = yield from _faction_to_name(me, ask)
    me.named = FACTIONS.index(name)
    return name


@rule("8.3.5")
def _faction_to_name(me: Thinker, ask: Ask) -> Thought[str]:
    """Benefits for itself, then its friend, then a non-player enemy; harm for an enemy, players first."""
    card, options = card_of(ask), list(ask.options())
    target = instruction_for(me.game, card, me.faction).target
    if target in options:
        return target
    enemies = [name for name in options if SIDE_OF[FACTIONS.index(name)] != SIDE_OF[me.faction]]
    if card in HARMFUL:
        if card == FOG:
            enemies = yield from enemies_in_the_fog(me, enemies)
        elif card in SKIPS_A_TURN:
            enemies = [name for name in enemies if is_waiting(me.state, FACTIONS.index(name))] or enemies
        elif target == "in_cities":
            enemies = [name for name in enemies if in_cities(me, FACTIONS.index(name))] or enemies
        players = [name for name in enemies if not me.game.is_nonplayer(name)]
        return (yield from at_random(me, players or enemies or options))
    for faction in (me.faction, ALLY_OF[me.faction]):
        if FACTIONS[faction] in options:
            return FACTIONS[faction]
    return (yield from at_random(me, [n for n in enemies if me.game.is_nonplayer(n)] or options))


def in_cities(me: Thinker, faction: Faction) -> bool:
    """Whether the Faction has pieces in a City."""
    return any(has_pieces(me.state, city, faction) for city in CITIES)
