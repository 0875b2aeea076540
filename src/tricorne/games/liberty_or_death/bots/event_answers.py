"""8.3.5 and 8.3.6: who, what and where, when a non-player executes an Event or is made to act by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tricorne.core.priorities import Priority
from tricorne.core.questions import Ask
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots import british_moves, french, indian_moves, indians, patriot_moves
from tricorne.games.liberty_or_death.bots.asking import (
    Answer,
    most_of,
    numbers_of,
    pieces_of,
    pool_kind,
    space_of,
    spaces_of,
)
from tricorne.games.liberty_or_death.bots.event_aims import AIMS, NOTHING, Aim
from tricorne.games.liberty_or_death.bots.fields import would_battle
from tricorne.games.liberty_or_death.bots.instructions import Instruction, instruction_for
from tricorne.games.liberty_or_death.bots.marching import Arrivals, Group
from tricorne.games.liberty_or_death.bots.measures import control_with, here, is_waiting
from tricorne.games.liberty_or_death.bots.pieces import (
    ACTIVE,
    UNDERGROUND,
    enemy_removal,
    friendly_removal,
    next_piece,
    placing_order,
)
from tricorne.games.liberty_or_death.bots.plan import Thinker, group_answers
from tricorne.games.liberty_or_death.bots.rewards import lead_at
from tricorne.games.liberty_or_death.bots.ties import Thought, at_random, best_space
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    ALLY_OF,
    BASES,
    BRITISH,
    BRITISH_FORT,
    BRITISH_PIECES,
    BRITISH_REGULAR,
    CARD_INDEX,
    CITIES,
    COLONIES,
    FACTION_OF,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    INDIAN_PIECES,
    INDIANS,
    KINDS,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOT_PIECES,
    PATRIOTS,
    POPULATED,
    QUEBEC,
    QUEBEC_CITY,
    REBELLION,
    SIDE_OF,
    SPACES,
    TORY,
    VILLAGE,
    WAR_PARTIES,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all, has_pieces, rebellion_pieces
from tricorne.games.liberty_or_death.rules.s1_6_support import total_opposition, total_support

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

HARMFUL = (18, 29, 44, 80, 88)
SKIPS_A_TURN = (18, 44)
SUPPORTS_OUT = 23


def card_of(ask: Ask) -> int:
    """The number of the card that is played."""
    return CARD_INDEX[ask.args["card"]]


def aim_of(ask: Ask) -> Aim:
    """What the choice is about."""
    return AIMS.get((card_of(ask), ask.args["text"] == "shaded"), NOTHING)


def friendly(me: Thinker, kind: int) -> bool:
    """Whether the piece is of the own side."""
    return SIDE_OF[FACTION_OF[kind]] == SIDE_OF[me.faction]


# Where


def shift_gain(me: Thinker, space: int, aim: Aim) -> tuple[int, int]:
    """Own gain and the enemy's loss, by Population, of the shift there."""
    if aim.toward is None or space not in POPULATED:
        return 0, 0
    before = me.state.level[space]
    step = max(-aim.levels, min(aim.levels, aim.toward - before))
    side = -1 if SIDE_OF[me.faction] == REBELLION else 1
    old, new = lead_at(me, space, before) * side, lead_at(me, space, before + step) * side
    return max(0, new) - max(0, old), max(0, -old) - max(0, -new)


def fills_a_gap(me: Thinker, space: int, aim: Aim) -> bool:
    """The places that the Event-or-Command questions speak of."""
    state = me.state
    return any(
        (kind == TORY and state.level[space] == ACTIVE_OPPOSITION and not here(state, space, TORY))
        or (kind == BRITISH_FORT and space in COLONIES and not here(state, space, BRITISH_FORT))
        or (kind == BRITISH_REGULAR and space in POPULATED)
        or (
            kind == MILITIA_UNDERGROUND
            and (state.level[space] == ACTIVE_SUPPORT or here(state, space, VILLAGE))
            and not here(state, space, MILITIA_UNDERGROUND)
        )
        or (kind == VILLAGE and count_all(state, space, WAR_PARTIES))
        for kind in aim.places
    )


def preferred(me: Thinker, prefer: str) -> tuple[Priority[int], ...]:
    """The line that the instructions of the card put before all others, if they prefer a space."""
    measure = INSTRUCTED.get(prefer)
    if measure is None:
        return ()
    return (Priority(f"instruction-{prefer.replace('_', '-')}", lambda space: measure(me.state, space)),)


INSTRUCTED: dict[str, Callable[[State, int], int | bool]] = {
    "village": lambda state, s: here(state, s, VILLAGE) > 0,
    "no_village": lambda state, s: not here(state, s, VILLAGE),
    "support": lambda state, s: state.level[s] > 0,
    "not_support": lambda state, s: state.level[s] <= 0,
    "active_support": lambda state, s: state.level[s] == ACTIVE_SUPPORT,
    "city": lambda _, s: s in CITIES,
    "rebels_outnumber_british": lambda state, s: rebellion_pieces(state, s) > count_all(state, s, BRITISH_PIECES),
    "quebec": lambda _, s: s == QUEBEC,
    "quebec_city": lambda _, s: s == QUEBEC_CITY,
    "quebec_city_for_control": lambda state, s: s == (QUEBEC_CITY if _quebec_city_turns(state) else QUEBEC),
    "french_met": lambda state, s: 2 * (s == WEST_INDIES) + has_pieces(state, s, BRITISH),
    "french_at_villages": lambda state, s: here(state, s, VILLAGE) > 0,
    "british_with_patriots": lambda state, s: has_pieces(state, s, PATRIOTS),
    "british_with_rebels": lambda state, s: rebellion_pieces(state, s) > 0,
    "village_lost": lambda state, s: _base_falls(state, s, VILLAGE, INDIAN_PIECES),
    "fort_lost": lambda state, s: _base_falls(state, s, PATRIOT_FORT, PATRIOT_PIECES),
}
"""What the instructions may prefer in a space (8.3.1)."""


def _quebec_city_turns(state: State) -> bool:
    """Card 83: whether three pieces change Control of Quebec City."""
    return control_with(state, QUEBEC_CITY, rebels=3) != state.control[QUEBEC_CITY]


def _base_falls(state: State, space: int, base: int, pieces: Sequence[int]) -> bool:
    """Card 80: two pieces go, and Forts and Villages last."""
    return here(state, space, base) > 0 and count_all(state, space, pieces) <= 2


@rule("8.3.5")
def is_behind(me: Thinker) -> bool:
    """Whether the first question of the Event box, about Support and Opposition, can be the one that is met."""
    lead = total_support(me.game) - total_opposition(me.game)
    return lead > 0 if SIDE_OF[me.faction] == REBELLION else lead < 0


@rule("8.3.5", "8.3.6")
def event_space(me: Thinker, ask: Ask) -> Thought[str]:
    """By instruction, by the shift, by what the flowchart asked for, by bases and pieces, then by chance."""
    aim, spaces = aim_of(ask), spaces_of(ask)
    instruction = instruction_for(me.game, card_of(ask), me.faction)
    lines = [*preferred(me, instruction.prefer)]
    behind = is_behind(me)
    if aim.places and not behind:
        lines.append(Priority("asked-for", lambda s: fills_a_gap(me, s, aim), tier=1))
    if aim.toward is not None:
        lines.append(Priority("gains", lambda s: shift_gain(me, s, aim)[0], tier=2))
        lines.append(Priority("takes-away", lambda s: shift_gain(me, s, aim)[1], tier=2))
    if aim.places and behind:
        lines.append(Priority("asked-for", lambda s: fills_a_gap(me, s, aim), tier=3))
    if aim.takes:
        bases = [kind for kind in aim.takes if kind in BASES]
        lines.append(Priority("most-bases", lambda s: count_all(me.state, s, bases), tier=4))
        lines.append(Priority("most-pieces", lambda s: min(aim.most, count_all(me.state, s, aim.takes)), tier=5))
    space = yield from best_space(me, spaces, *lines)
    return "done" if space is None else SPACES[space]


def event_place(me: Thinker, ask: Ask) -> Thought[str]:
    """Own pieces as many as possible; pieces of the enemy only where nothing else is possible."""
    if "done" in ask.options() and not friendly(me, pool_kind(ask.args["piece"])):
        return "done"
    return (yield from event_space(me, ask))


# Who


@rule("8.3.5")
def event_faction(me: Thinker, ask: Ask) -> Thought[str]:
    """Benefits for itself, then its friend, then a non-player enemy; harm for an enemy, players first."""
    card, options = card_of(ask), list(ask.options())
    target = instruction_for(me.game, card, me.faction).target
    if target in options:
        return target
    enemies = [name for name in options if SIDE_OF[FACTIONS.index(name)] != SIDE_OF[me.faction]]
    if card in HARMFUL:
        if card in SKIPS_A_TURN:
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


# What a Faction likes to place: its own first, then its friend's.
CHOICES = (
    ("british_fort", "tory", "fort", "village", "war_party"),
    ("patriot_fort", "fort", "militia", "continental"),
    ("village", "war_party", "british_fort", "fort", "tory"),
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


def event_two(me: Thinker, _ask: Ask) -> str:
    """The enemy loses two."""
    return "war_party" if SIDE_OF[me.faction] == REBELLION else "militia"


@rule("8.1.2", "8.3.4")
def event_piece(me: Thinker, ask: Ask) -> str:
    """Forts and Villages, then units, the own Faction's first and from Unavailable; no enemy's if possible."""
    options = [name for name in ask.options() if name != "done"]
    space = space_of(ask)
    kinds = [pool_kind(name.rpartition(":")[2]) for name in options]
    mine = [kind for kind in kinds if friendly(me, kind)]
    if not mine and "done" in ask.options():
        return "done"
    instruction = instruction_for(me.game, card_of(ask), me.faction)
    wanted = list(dict.fromkeys(mine or kinds))
    if instruction.prefer == "war_parties":
        wanted = [kind for kind in wanted if kind in WAR_PARTIES] or wanted
    wanted = [kind for kind in wanted if kind in BASES] or wanted
    wanted = [kind for kind in wanted if FACTION_OF[kind] == me.faction] or wanted
    chosen = next_piece(me, placing_order, space, wanted)
    return next(name for name, kind in zip(options, kinds, strict=True) if kind == chosen)


def event_number(me: Thinker, ask: Ask) -> str:
    """All of one's own, none of the enemy's."""
    return most_of(ask) if friendly(me, pool_kind(ask.args["piece"])) else str(min(numbers_of(ask)))


def as_many_as_possible(me: Thinker, ask: Ask) -> str:
    """Unavailable pieces first (8.1.2)."""
    del me
    return most_of(ask)


def as_few_as_possible(me: Thinker, ask: Ask) -> str:
    """Available pieces before those in the West Indies."""
    del me
    return str(min(numbers_of(ask)))


def _kind_of_targets(me: Thinker, pieces: Sequence[tuple[int, int]], instruction: Instruction) -> list[tuple[int, int]]:
    """The pieces of the kind that goes first: enemies, then the friend's, then the own."""
    if instruction.prefer.startswith("french_"):
        pieces = [piece for piece in pieces if piece[1] == FRENCH_REGULAR] or pieces
    elif instruction.prefer.startswith("british_"):
        pieces = [piece for piece in pieces if piece[1] == BRITISH_REGULAR] or pieces
    enemies = [piece for piece in pieces if not friendly(me, piece[1])]
    friends = [piece for piece in pieces if FACTION_OF[piece[1]] == ALLY_OF[me.faction]]
    return enemies or friends or list(pieces)


def _number(state: State, pieces: Sequence[tuple[int, int]], space: int) -> int:
    """How many of the listed pieces are in the space."""
    return sum(here(state, s, kind) for s, kind in pieces if s == space)


@rule("8.3.5", "8.1.2")
def event_remove(me: Thinker, ask: Ask) -> Thought[str]:
    """Enemy pieces in their order; if friends must go, the other Faction's; of its own the least useful."""
    instruction = instruction_for(me.game, card_of(ask), me.faction)
    pieces = _kind_of_targets(me, pieces_of(ask), instruction)
    if friendly(me, pieces[0][1]) and "done" in ask.options():
        return "done"
    hostile = not friendly(me, pieces[0][1])
    if hostile:
        pieces = _first_targets(pieces)
    state = me.state
    lines = [*preferred(me, instruction.prefer)]
    if not hostile:
        lines.append(Priority("not-the-last", lambda s: _number(state, pieces, s) > 1, tier=1))
    space = yield from best_space(me, list(dict.fromkeys(space for space, _ in pieces)), *lines)
    assert space is not None
    kinds = [kind for s, kind in pieces if s == space]
    return f"{SPACES[space]}:{KINDS[next_piece(me, enemy_removal if hostile else friendly_removal, space, kinds)]}"


def _first_targets(pieces: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Forts and Villages, then Underground, then Active units, then all cubes alike."""
    for kinds in (BASES, UNDERGROUND, ACTIVE):
        found = [piece for piece in pieces if piece[1] in kinds]
        if found:
            return found
    return list(pieces)


def event_activate(me: Thinker, ask: Ask) -> Thought[str]:
    """Enemies turn wherever chance says; own pieces that are Active already are counted first."""
    pieces = pieces_of(ask)
    if pieces and friendly(me, pieces[0][1]) and "done" in ask.options():
        return "done"
    spaces = [space for space, _ in pieces] or spaces_of(ask)
    space = yield from best_space(me, spaces)
    assert space is not None
    return f"{SPACES[space]}:{KINDS[pieces[0][1]]}" if pieces else SPACES[space]


def event_move(me: Thinker, ask: Ask) -> Thought[str]:
    """As many as possible, from spaces that chance picks; the own last unit of a space stays if it can."""
    pieces = pieces_of(ask)
    spaces = list(dict.fromkeys(space for space, _ in pieces))
    space = yield from best_space(
        me,
        spaces,
        Priority("not-the-last", lambda s: _number(me.state, pieces, s) > 1),
    )
    assert space is not None
    return next(f"{SPACES[s]}:{KINDS[k]}" for s, k in pieces if s == space)


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
    """Card 88: own units leave a shared space as the Faction's March instructions would have it, one step only."""
    if card_of(ask) != 88 or me.spaces:
        return (yield from stay_put(me, ask))
    shared = spaces_of(ask)
    for line in MARCHES[me.faction]:
        found = yield from line(me, Arrivals())
        for origin, group in found[1].items() if found is not None else ():
            if origin in shared and found is not None and found[0] in me.game.board.adjacent[origin]:
                own = {kind: n for kind, n in group.items() if FACTION_OF[kind] == me.faction}
                if own:
                    me.spaces.append(found[0])
                    me.queue = [("event-move-to", SPACES[found[0]]), *group_answers("event-group", own)]
                    return SPACES[origin]
    return (yield from stay_put(me, ask))


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


def event_battle(me: Thinker, ask: Ask) -> str:
    """A Battle that is only allowed is fought when it can be won somewhere."""
    del ask
    return "yes" if any(would_battle(me, space) for space in range(len(SPACES))) else "no"


def event_battle_space(me: Thinker, ask: Ask) -> Thought[str]:
    """A space in which the enemy is outmatched."""
    spaces = spaces_of(ask)
    if spaces == [WEST_INDIES]:
        return SPACES[WEST_INDIES]
    space = yield from best_space(
        me, [s for s in spaces if s != WEST_INDIES], Priority("outmatches", lambda s: would_battle(me, s))
    )
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
    "event-stay": event_battle_space,
    "event-battle": event_battle,
    "event-battle-space": event_battle_space,
}
