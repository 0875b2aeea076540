"""8.3.4 and 8.3.5: what, when a non-player places, removes, turns or moves pieces by Event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tricorne.core.priorities import Priority
from tricorne.core.questions import Ask
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.asking import most_of, numbers_of, pieces_of, pool_kind, space_of, spaces_of
from tricorne.games.liberty_or_death.bots.event_questions import QUESTIONS
from tricorne.games.liberty_or_death.bots.event_spaces import already_reached, card_of, friendly, preferred, reach
from tricorne.games.liberty_or_death.bots.instructions import instruction_for
from tricorne.games.liberty_or_death.bots.measures import here
from tricorne.games.liberty_or_death.bots.pieces import (
    ACTIVE,
    SECONDS,
    UNDERGROUND,
    enemy_removal,
    friendly_removal,
    next_piece,
    placing_order,
    releasing_order,
)
from tricorne.games.liberty_or_death.bots.plan import Thinker
from tricorne.games.liberty_or_death.bots.ties import Thought, at_random, best_space
from tricorne.games.liberty_or_death.names import (
    ALLY_OF,
    BASES,
    BRITISH_FORT,
    BRITISH_REGULAR,
    FACTION_OF,
    FACTIONS,
    FRENCH_REGULAR,
    INDIANS,
    KINDS,
    PATRIOT_FORT,
    PATRIOTS,
    PIECE_NAME,
    POOL_OF,
    REBELLION,
    SIDE_OF,
    SPACES,
    VILLAGE,
    WAR_PARTIES,
)

Pieces: TypeAlias = list[tuple[int, int]]
"""Pieces of a question, as (space, kind)."""

# The kind of piece that the instructions prefer (8.3.1).
PREFERRED_KIND = {
    "french_met": FRENCH_REGULAR,
    "french_at_villages": FRENCH_REGULAR,
    "british_with_patriots": BRITISH_REGULAR,
    "british_with_rebels": BRITISH_REGULAR,
    "british_fort": BRITISH_FORT,
}
# The enemy's base whose removal a question of the Event box asks for (8.5, 8.7).
BASE_TO_REMOVE = {PATRIOTS: VILLAGE, INDIANS: PATRIOT_FORT}


def event_two(me: Thinker, _ask: Ask) -> str:
    """The enemy loses two."""
    return "war_party" if SIDE_OF[me.faction] == REBELLION else "militia"


@rule("8.1.2", "8.3.4")
def event_piece(me: Thinker, ask: Ask) -> str:
    """Forts and Villages, then units, the own Faction's first; Unavailable ones before all; no enemy's if possible."""
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
    released = releasing_order([kind for kind in wanted if f"unavailable:{PIECE_NAME[kind]}" in options])
    chosen = released[0] if released else next_piece(me, placing_order, space, wanted)
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


# Removing and replacing


@rule("8.3.5", "8.1.2")
def event_remove(me: Thinker, ask: Ask) -> Thought[str]:
    """Enemy pieces in their order; if friends must go, the other Faction's; of its own the least useful."""
    prefer = instruction_for(me.game, card_of(ask), me.faction).prefer
    pieces = _of_kind(pieces_of(ask), PREFERRED_KIND.get(prefer))
    side = SIDE_OF[me.faction]
    enemies = [piece for piece in pieces if SIDE_OF[FACTION_OF[piece[1]]] != side]
    if enemies:
        return (yield from _remove_enemy(me, ask, enemies, prefer))
    if "done" in ask.options():
        return "done"
    friends = [piece for piece in pieces if FACTION_OF[piece[1]] == ALLY_OF[me.faction]]
    return (yield from _remove_friend(me, ask, friends or pieces, prefer))


def _of_kind(pieces: Pieces, kind: int | None) -> Pieces:
    """The pieces of the kind, or all if there is none."""
    if kind is None:
        return pieces
    return [piece for piece in pieces if piece[1] == kind] or pieces


def _remove_enemy(me: Thinker, ask: Ask, pieces: Pieces, prefer: str) -> Thought[str]:
    """First what the instructions and the Event box ask for, then the first targets of 8.1.2."""
    at = _by_space((yield from _of_one_enemy(me, _of_kind(pieces, BASE_TO_REMOVE.get(me.faction)))))
    lines = [*preferred(me, prefer)]
    new = pool_kind(ask.args["piece"]) if ask.kind == "event-replace" else None
    if new is not None and me.state.available[POOL_OF[new]]:
        lines.append(Priority("asked-for", lambda s: QUESTIONS[me.faction](me.state, s, (new,), (), False), tier=1))
    lines.append(Priority("first-targets", lambda s: target_rank(at[s]), tier=2))
    lines.extend(already_reached(me, ask))
    space = yield from best_space(me, list(at), *lines)
    assert space is not None
    reach(me, ask, space)
    return f"{SPACES[space]}:{KINDS[next_piece(me, enemy_removal, space, at[space])]}"


@rule("8.3.5")
def _of_one_enemy(me: Thinker, pieces: Pieces) -> Thought[Pieces]:
    """The pieces of one enemy Faction: a player's before a non-player's, otherwise by chance."""
    enemies = [FACTIONS[faction] for faction in dict.fromkeys([FACTION_OF[kind] for _, kind in pieces])]
    if len(enemies) == 1:
        return pieces
    players = [name for name in enemies if not me.game.is_nonplayer(name)]
    enemy = yield from at_random(me, players or enemies)
    return [piece for piece in pieces if FACTIONS[FACTION_OF[piece[1]]] == enemy]


@rule("8.1.2")
def target_rank(kinds: Sequence[int]) -> int:
    """What the first target among these is: Forts and Villages, then Underground, then Active units, then all cubes."""
    highest = 0
    for kind in kinds:
        rank = 3 if kind in BASES else 2 if kind in UNDERGROUND else 1 if kind in ACTIVE else 0
        if rank > highest:
            highest = rank
    return highest


def _remove_friend(me: Thinker, ask: Ask, pieces: Pieces, prefer: str) -> Thought[str]:
    """If possible not the last Tory or Continental of a space."""
    at = _by_space(pieces)
    space = yield from best_space(
        me,
        list(at),
        *preferred(me, prefer),
        Priority("not-the-last", lambda s: _spares_the_last(me, s, at[s]), tier=1),
        *already_reached(me, ask),
    )
    assert space is not None
    reach(me, ask, space)
    return f"{SPACES[space]}:{KINDS[next_piece(me, friendly_removal, space, at[space])]}"


def _by_space(pieces: Pieces) -> dict[int, list[int]]:
    """The kinds of the pieces in each space."""
    at: dict[int, list[int]] = {}
    for space, kind in pieces:
        at.setdefault(space, []).append(kind)
    return at


@rule("8.1.2")
def _spares_the_last(me: Thinker, space: int, kinds: Sequence[int]) -> bool:
    """Whether a unit can go that is not the last Tory or Continental of the space."""
    able = [kind for kind in kinds if kind not in BASES and (kind not in SECONDS or here(me.state, space, kind) > 1)]
    return bool(able)


# Turning and moving


def event_activate(me: Thinker, ask: Ask) -> Thought[str]:
    """Enemies turn wherever chance says; own pieces that are Active already are counted first."""
    pieces = pieces_of(ask)
    if pieces and friendly(me, pieces[0][1]) and "done" in ask.options():
        return "done"
    spaces = [space for space, _ in pieces] or spaces_of(ask)
    space = yield from best_space(me, spaces, *already_reached(me, ask))
    assert space is not None
    reach(me, ask, space)
    return f"{SPACES[space]}:{KINDS[pieces[0][1]]}" if pieces else SPACES[space]


def event_move(me: Thinker, ask: Ask) -> Thought[str]:
    """As many as possible, from spaces that chance picks; a friendly Tory or Continental is not the last to leave."""
    at = _by_space(pieces_of(ask))
    space = yield from best_space(
        me,
        list(at),
        Priority("not-the-last", lambda s: friendly(me, at[s][0]) and _spares_the_last(me, s, at[s])),
        *already_reached(me, ask),
    )
    assert space is not None
    reach(me, ask, space)
    return f"{SPACES[space]}:{KINDS[at[space][0]]}"
