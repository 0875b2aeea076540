"""8.3.1, card 88: own units leave a space shared with an enemy as their March instructions would have it."""

from __future__ import annotations

from collections.abc import Sequence

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.charts import CHARTS
from tricorne.games.liberty_or_death.bots.machinery.marching import Arrivals
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought, group_answers
from tricorne.games.liberty_or_death.bots.machinery.questions import spaces_of
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_choice import card_of
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_granted import stay_put
from tricorne.games.liberty_or_death.names import FACTION_OF, FACTIONS, MAP, SIDE_OF, SPACES, UNITS_OF, Space
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces, spaces_with

FOG = 88


@rule("8.3.1")
def slip_away(me: Thinker, ask: Ask) -> Thought[str]:
    """Out of the shared space if the March instructions find a move; other Events only allow their moves."""
    if card_of(ask) == FOG and not me.spaces:
        origin = yield from _plan_to_slip_away(me, spaces_of(ask))
        if origin is not None:
            del me.queue[0]
            return SPACES[origin]
    return (yield from stay_put(me, ask))


@rule("8.3.1", "8.3.5")
def enemies_in_the_fog(me: Thinker, enemies: list[str]) -> Thought[list[str]]:
    """The enemies in the space that own units leave, or all when none can."""
    origin = yield from _plan_to_slip_away(me, MAP)
    there = [name for name in enemies if origin is not None and has_pieces(me.state, origin, FACTIONS.index(name))]
    return there or enemies


def _plan_to_slip_away(me: Thinker, spaces: Sequence[Space]) -> Thought[Space | None]:
    """Queue a move of own units by the lines of the March, one step only. Returns its origin."""
    adjacent = me.game.board.adjacent
    enemies = [faction for faction in range(4) if SIDE_OF[faction] != SIDE_OF[me.faction]]
    shared = [space for space in spaces if any(has_pieces(me.state, space, enemy) for enemy in enemies)]
    for find in CHARTS[me.faction].marches:
        me.within = near = {space for origin in shared for space in adjacent[origin]}
        found = yield from find(me, _staying(me, shared))
        while found is not None and found[0] in near:
            destination, groups = found
            for origin in groups:
                own = {kind: n for kind, n in groups[origin].items() if FACTION_OF[kind] == me.faction}
                if own and destination in adjacent[origin]:
                    me.within = None
                    me.spaces.append(destination)
                    to = ("event-move-to", SPACES[destination])
                    me.queue = [("event-move-from", SPACES[origin]), to, *group_answers("event-group", own)]
                    return origin
            near.remove(destination)
            found = yield from find(me, _staying(me, shared))
    me.within = None
    return None


def _staying(me: Thinker, shared: Sequence[Space]) -> Arrivals:
    """The own units that are in no shared space may not move."""
    staying = Arrivals()
    for space in spaces_with(me.state, me.faction):
        if space not in shared:
            staying.note(space, {kind: here(me.state, space, kind) for kind in UNITS_OF[me.faction]})
    return staying
