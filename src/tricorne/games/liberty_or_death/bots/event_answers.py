"""8.3.5: who gains and who suffers by an Event, the moves that it allows, and how each of its questions is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tricorne.core.priorities import Priority
from tricorne.core.questions import Ask
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots import british_moves, french, indian_moves, indians, patriot_moves
from tricorne.games.liberty_or_death.bots.asking import Answer, space_of, spaces_of
from tricorne.games.liberty_or_death.bots.event_pieces import (
    as_few_as_possible,
    as_many_as_possible,
    event_activate,
    event_move,
    event_number,
    event_piece,
    event_remove,
    event_two,
)
from tricorne.games.liberty_or_death.bots.event_spaces import card_of, event_place, event_space, preferred
from tricorne.games.liberty_or_death.bots.fields import would_battle
from tricorne.games.liberty_or_death.bots.instructions import instruction_for
from tricorne.games.liberty_or_death.bots.marching import Arrivals, Group
from tricorne.games.liberty_or_death.bots.measures import here, is_waiting
from tricorne.games.liberty_or_death.bots.plan import Thinker, group_answers
from tricorne.games.liberty_or_death.bots.ties import Thought, at_random, best_space
from tricorne.games.liberty_or_death.names import (
    ALLY_OF,
    BRITISH,
    CITIES,
    FACTION_OF,
    FACTIONS,
    FRENCH,
    INDIANS,
    MAP,
    PATRIOTS,
    SIDE_OF,
    SPACES,
    UNITS_OF,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces, spaces_with

HARMFUL = (18, 29, 44, 80, 88)
SKIPS_A_TURN = (18, 44)
SUPPORTS_OUT = 23
FOG = 88


# Who


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
            enemies = yield from _enemies_in_the_fog(me, enemies)
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


def in_cities(me: Thinker, faction: int) -> bool:
    """Whether the Faction has pieces in a City."""
    return any(has_pieces(me.state, city, faction) for city in CITIES)


# What


# What a Faction likes to do or place: its own first, then its friend's.
CHOICES = (
    ("battle", "british_fort", "tory", "fort", "village", "war_party"),
    ("patriot_fort", "fort", "militia", "continental"),
    ("war_path", "village", "war_party", "british_fort", "fort", "tory"),
    ("french_regular", "patriot_fort", "fort", "militia", "continental"),
)


@rule("8.3.5", "8.3.8")
def event_choice(me: Thinker, ask: Ask) -> Thought[str]:
    """A Command by the flowchart, bases before units, the own kinds before others; anything else by chance."""
    options = ask.options()
    if me.faction == INDIANS and "march" in options:
        order = yield from indians.flowchart(me)
        return next(name for name in (*order, *options) if name in options)
    wanted = next((word for word in CHOICES[me.faction] if word in options), None)
    return wanted or (yield from at_random(me, options))


# Moves that are allowed


def stay_put(me: Thinker, ask: Ask) -> Thought[str]:
    """Moves that are only allowed are left alone; one that has to be made goes by the instructions, or by chance."""
    if "done" in ask.options():
        return "done"
    prefer = instruction_for(me.game, card_of(ask), me.faction).prefer
    if card_of(ask) == SUPPORTS_OUT and prefer and ask.kind == "event-move-to":
        prefer = "not_support"
    space = yield from best_space(me, spaces_of(ask), *preferred(me, prefer))
    assert space is not None
    return SPACES[space]


@rule("8.3.1")
def slip_away(me: Thinker, ask: Ask) -> Thought[str]:
    """Card 88: own units leave a space shared with an enemy, if the March instructions find a move."""
    if card_of(ask) == FOG and not me.spaces:
        origin = yield from _plan_to_slip_away(me, spaces_of(ask))
        if origin is not None:
            del me.queue[0]
            return SPACES[origin]
    return (yield from stay_put(me, ask))


@rule("8.3.1", "8.3.5")
def _enemies_in_the_fog(me: Thinker, enemies: list[str]) -> Thought[list[str]]:
    """Card 88: the enemies in the space that own units leave, or all when none can."""
    origin = yield from _plan_to_slip_away(me, MAP)
    there = [name for name in enemies if origin is not None and has_pieces(me.state, origin, FACTIONS.index(name))]
    return there or enemies


def _plan_to_slip_away(me: Thinker, spaces: Sequence[int]) -> Thought[int | None]:
    """Card 88: queue a move of own units as the March instructions would have it, one step only. Returns its origin."""
    adjacent = me.game.board.adjacent
    enemies = [faction for faction in range(4) if SIDE_OF[faction] != SIDE_OF[me.faction]]
    shared = [space for space in spaces if any(has_pieces(me.state, space, enemy) for enemy in enemies)]
    for line in MARCHES[me.faction]:
        me.within = near = {space for origin in shared for space in adjacent[origin]}
        found = yield from line(me, _staying(me, shared))
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
            found = yield from line(me, _staying(me, shared))
    me.within = None
    return None


def _staying(me: Thinker, shared: Sequence[int]) -> Arrivals:
    """The own units that are in no shared space may not move."""
    staying = Arrivals()
    for space in spaces_with(me.state, me.faction):
        if space not in shared:
            staying.note(space, {kind: here(me.state, space, kind) for kind in UNITS_OF[me.faction]})
    return staying


MARCHES: dict[int, tuple[Callable[[Thinker, Arrivals], Thought[tuple[int, dict[int, Group]] | None]], ...]] = {
    BRITISH: (british_moves.march_for_control, british_moves.march_to_mix),
    PATRIOTS: (
        patriot_moves.march_for_control,
        patriot_moves.march_for_militia,
    ),
    FRENCH: (french.march_for_control, french.march_toward_british),
    INDIANS: (indian_moves.march_for_village, indian_moves.march_against_control),
}


def whole_group(me: Thinker, ask: Ask) -> str:
    """The largest number of the first kind offered."""
    del me
    return max((o for o in ask.options() if o != "done"), key=lambda o: int(o.rpartition(":")[2]))


# Battles


def event_battle(me: Thinker, ask: Ask) -> str:
    """A Battle that is only allowed is fought where the Faction's own Battle would be."""
    return "yes" if would_battle(me, space_of(ask)) else "no"


def event_stay(me: Thinker, ask: Ask) -> Thought[str]:
    """A space in which the enemy is outmatched."""
    space = yield from best_space(me, spaces_of(ask), Priority("outmatches", lambda s: would_battle(me, s)))
    assert space is not None
    return SPACES[space]


EVENT: dict[str, Answer] = {
    "event-space": event_space,
    "event-shift": event_space,
    "event-place": event_place,
    "event-faction": event_faction,
    "event-choice": event_choice,
    "event-two": event_two,
    "event-piece": event_piece,
    "event-number": event_number,
    "event-from-unavailable": as_many_as_possible,
    "event-from-west-indies": as_few_as_possible,
    "event-remove": event_remove,
    "event-lose": event_remove,
    "event-replace": event_remove,
    "event-activate": event_activate,
    "event-move": event_move,
    "event-move-from": slip_away,
    "event-move-to": stay_put,
    "event-group": whole_group,
    "event-stay": event_stay,
    "event-battle": event_battle,
}
