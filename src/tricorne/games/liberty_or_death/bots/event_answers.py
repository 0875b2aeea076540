"""8.3.5 and 8.3.6: who, what and where, when a non-player executes an Event or is made to act by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tricorne.core.priorities import Priority
from tricorne.core.questions import Ask
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots import british_moves, french, indian_moves, patriot_moves
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
from tricorne.games.liberty_or_death.bots.measures import here
from tricorne.games.liberty_or_death.bots.pieces import enemy_removal, friendly_removal, placing_order
from tricorne.games.liberty_or_death.bots.plan import Thinker, group_answers
from tricorne.games.liberty_or_death.bots.ties import Thought, at_random, best_space
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    ALLY_OF,
    BASES,
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    COLONIES,
    FACTION_OF,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    KINDS,
    MILITIA_UNDERGROUND,
    PATRIOTS,
    POPULATED,
    QUEBEC_CITY,
    REBELLION,
    SIDE_OF,
    SPACES,
    TORY,
    VILLAGE,
    WAR_PARTIES,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all, rebellion_pieces, royalist_pieces

HARMFUL = (18, 29, 44, 80, 88)


def card_of(ask: Ask) -> int:
    """The number of the card that is played."""
    return int(ask.args["card"].partition(":")[2])


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
    population = me.game.board.population[space]
    old, new = before * side, (before + step) * side
    own = max(0, new) - max(0, old)
    theirs = max(0, -old) - max(0, -new)
    return own * population, theirs * population


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


def preferred(me: Thinker, prefer: str) -> Priority[int]:
    """What the instructions of the card prefer."""
    state = me.state
    measures = {
        "village": lambda s: here(state, s, VILLAGE) > 0,
        "no_village": lambda s: not here(state, s, VILLAGE),
        "support": lambda s: state.level[s] > 0,
        "active_support": lambda s: state.level[s] == ACTIVE_SUPPORT,
        "city": lambda s: s in CITIES,
        "rebels_outnumber": lambda s: rebellion_pieces(state, s) > royalist_pieces(state, s),
        "quebec_city_control": lambda s: s == QUEBEC_CITY,
        "french_regulars": lambda s: (s == WEST_INDIES) * 2 + (royalist_pieces(state, s) > 0),
        "british_regulars": lambda s: rebellion_pieces(state, s) > 0,
    }
    return Priority(f"instruction-{prefer.replace('_', '-')}", measures.get(prefer, lambda _: 0))


@rule("8.3.5", "8.3.6")
def event_space(me: Thinker, ask: Ask) -> Thought[str]:
    """By instruction, by the shift, by what the flowchart asked for, by bases and pieces, then by chance."""
    aim, spaces = aim_of(ask), spaces_of(ask)
    instruction = instruction_for(me.game, card_of(ask), me.faction)
    lines = [preferred(me, instruction.prefer)] if instruction.prefer else []
    lines += [
        Priority("gains", lambda s: shift_gain(me, s, aim)[0]),
        Priority("takes-away", lambda s: shift_gain(me, s, aim)[1]),
        Priority("asked-for", lambda s: fills_a_gap(me, s, aim)),
        Priority("most-bases", lambda s: count_all(me.state, s, [kind for kind in aim.takes if kind in BASES])),
        Priority("most-pieces", lambda s: min(aim.most, count_all(me.state, s, aim.takes))),
    ]
    on_map = [space for space in spaces if space != WEST_INDIES] or spaces
    space = yield from best_space(me, on_map, *lines)
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
        if card in (18, 44):
            enemies = [name for name in enemies if me.state.eligible[FACTIONS.index(name)]] or enemies
        players = [name for name in enemies if not me.game.is_nonplayer(name)]
        return (yield from at_random(me, players or enemies or options))
    for faction in (me.faction, ALLY_OF[me.faction]):
        if FACTIONS[faction] in options:
            return FACTIONS[faction]
    return (yield from at_random(me, [n for n in enemies if me.game.is_nonplayer(n)] or options))


# What


# What a Faction likes to place: its own first, then its friend's.
CHOICES = (
    ("british_fort", "tory", "fort", "village", "war_party"),
    ("patriot_fort", "fort", "militia", "continental"),
    ("village", "war_party", "british_fort", "fort", "tory"),
    ("french_regular", "patriot_fort", "fort", "militia", "continental"),
)


@rule("8.3.5")
def event_choice(me: Thinker, ask: Ask) -> str:
    """Bases before units, the own side's kinds before others, more enemies removed before fewer; else the first."""
    options = ask.options()
    if card_of(ask) == 74:
        return "war_party" if SIDE_OF[me.faction] == REBELLION else "militia"
    return next((word for word in CHOICES[me.faction] if word in options), options[0])


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
    order = placing_order(me.state, space, list(dict.fromkeys(mine or kinds)))
    order.sort(key=lambda kind: (kind not in BASES, FACTION_OF[kind] != me.faction))
    if instruction.prefer == "war_parties":
        order.sort(key=lambda kind: kind not in WAR_PARTIES)
    return next(name for name, kind in zip(options, kinds, strict=True) if kind == order[0])


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
    if instruction.prefer == "french_regulars":
        pieces = [piece for piece in pieces if piece[1] == FRENCH_REGULAR] or pieces
    elif instruction.prefer == "british_regulars":
        pieces = [piece for piece in pieces if piece[1] == BRITISH_REGULAR] or pieces
    enemies = [piece for piece in pieces if not friendly(me, piece[1])]
    friends = [piece for piece in pieces if FACTION_OF[piece[1]] == ALLY_OF[me.faction]]
    return enemies or friends or list(pieces)


@rule("8.3.5", "8.1.2")
def event_remove(me: Thinker, ask: Ask) -> Thought[str]:
    """Enemy pieces in their order; if friends must go, the other Faction's; of its own the least useful."""
    instruction = instruction_for(me.game, card_of(ask), me.faction)
    pieces = _kind_of_targets(me, pieces_of(ask), instruction)
    if friendly(me, pieces[0][1]) and "done" in ask.options():
        return "done"
    hostile = not friendly(me, pieces[0][1])
    if hostile:
        first = enemy_removal(me.state, pieces[0][0], list(dict.fromkeys(kind for _, kind in pieces)))[0]
        pieces = [piece for piece in pieces if piece[1] == first]
    state = me.state
    lines = [preferred(me, instruction.prefer)] if instruction.prefer else []
    if not hostile:
        lines.append(Priority("not-the-last", lambda s: sum(here(state, s, k) for p, k in pieces if p == s) > 1))
    spaces = list(dict.fromkeys(space for space, _ in pieces))
    if WEST_INDIES in spaces and len(spaces) > 1 and instruction.prefer != "french_regulars":
        spaces.remove(WEST_INDIES)
    space = WEST_INDIES if WEST_INDIES in spaces else (yield from best_space(me, spaces, *lines))
    assert space is not None
    kinds = [kind for s, kind in pieces if s == space]
    kind = (enemy_removal if hostile else friendly_removal)(state, space, kinds)[0]
    return f"{SPACES[space]}:{KINDS[kind]}"


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
        Priority("not-the-last", lambda s: sum(here(me.state, s, k) for p, k in pieces if p == s) > 1),
    )
    assert space is not None
    return next(f"{SPACES[s]}:{KINDS[k]}" for s, k in pieces if s == space)


def stay_put(me: Thinker, ask: Ask) -> Thought[str]:
    """Moves that are only allowed are left alone; where one has to be made, chance decides."""
    if "done" in ask.options():
        return "done"
    space = yield from best_space(me, spaces_of(ask))
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
        lambda me, arrivals: patriot_moves.march_for_control(me, arrivals, []),
        lambda me, arrivals: patriot_moves.march_for_militia(me, arrivals, []),
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
