"""8.3.5 and 8.3.6: where, when a non-player executes an Event or is made to act by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from tricorne.core.priorities import Priority
from tricorne.core.questions import Ask
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.asking import pool_kind, spaces_of
from tricorne.games.liberty_or_death.bots.event_aims import AIMS, NOTHING, Aim, Placed, Taken
from tricorne.games.liberty_or_death.bots.event_questions import QUESTIONS
from tricorne.games.liberty_or_death.bots.indians import gather_order
from tricorne.games.liberty_or_death.bots.instructions import instruction_for
from tricorne.games.liberty_or_death.bots.measures import control_with, here
from tricorne.games.liberty_or_death.bots.plan import Thinker
from tricorne.games.liberty_or_death.bots.rewards import lead_at
from tricorne.games.liberty_or_death.bots.ties import Thought, best_space
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    BASES,
    BRITISH,
    BRITISH_PIECES,
    BRITISH_REGULAR,
    CARD_INDEX,
    CITIES,
    FACTION_OF,
    INDIANS,
    MILITIA_UNDERGROUND,
    NORTHWEST,
    PATRIOT_FORT,
    PATRIOT_UNITS,
    PATRIOTS,
    PIECES_OF,
    POOL_OF,
    POPULATED,
    QUEBEC,
    QUEBEC_CITY,
    REBELLION,
    SIDE_OF,
    SPACES,
    VILLAGE,
    WAR_PARTIES,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all, has_pieces, rebellion_pieces, room

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

Pieces: TypeAlias = dict[int, int]
"""How many by their kinds."""

# More than a shift can cost in any space: the smaller loss has the greater weight.
MUCH = 99
SLAVES_ESCAPE = 80
IROQUOIS_CONFEDERACY = 96


def card_of(ask: Ask) -> int:
    """The number of the card that is played."""
    return CARD_INDEX[ask.args["card"]]


def aim_of(me: Thinker, ask: Ask) -> Aim:
    """What the choice is about; card 80 takes two pieces of the Faction that was named, Forts and Villages last."""
    card = card_of(ask)
    if card == SLAVES_ESCAPE and me.named is not None:
        return Aim(takes=(Taken(PIECES_OF[me.named], 2),))
    return AIMS.get((card, ask.args["text"] == "shaded"), NOTHING)


def friendly(me: Thinker, kind: int) -> bool:
    """Whether the piece is of the own side."""
    return SIDE_OF[FACTION_OF[kind]] == SIDE_OF[me.faction]


# What would happen in a space


def shift_gains(me: Thinker, spaces: Sequence[int], toward: int, levels: int) -> dict[int, tuple[int, int]]:
    """Own gain and the enemy's loss, by Population, of a shift by so many levels toward a level in each space."""
    side = -1 if SIDE_OF[me.faction] == REBELLION else 1
    found = dict.fromkeys(spaces, (0, 0))
    for space in spaces:
        if space in POPULATED:
            before = me.state.level[space]
            if abs(toward - before) <= levels:
                after = toward
            else:
                after = before + levels if toward > before else before - levels
            old, new = lead_at(me, space, before) * side, lead_at(me, space, after) * side
            gain = (new if new > 0 else 0) - (old if old > 0 else 0)
            found[space] = gain, new - old - gain
    return found


def going(me: Thinker, spaces: Sequence[int], aim: Aim) -> dict[int, Pieces]:
    """The pieces that would leave each space."""
    state = me.state
    found: dict[int, Pieces] = {space: {} for space in spaces}
    for taken in aim.takes:
        for space in spaces:
            left = 0 if taken.unless and count_all(state, space, taken.unless) else taken.most
            for kind in taken.kinds:
                number = here(state, space, kind)
                if number > left:
                    number = left
                if number:
                    found[space][kind] = number
                    left -= number
    return found


def coming(me: Thinker, spaces: Sequence[int], aim: Aim) -> dict[int, Pieces]:
    """The friendly pieces that would come to each space, as far as there are any and stacking allows."""
    game, state = me.game, me.state
    found: dict[int, Pieces] = {space: {} for space in spaces}
    for placed in aim.places:
        kind, where = placed.kind, placed.where
        pool = POOL_OF[kind]
        there = state.available[pool] + (state.unavailable[pool] if aim.unavailable else 0)
        if not there or not friendly(me, kind):
            continue
        most = min(placed.number, there)
        for space in spaces:
            if space in where and (fits := room(game, space, kind)) > 0:
                found[space][kind] = most if most < fits else fits
    return found


def replacements(me: Thinker, aim: Aim) -> tuple[int, ...]:
    """The kind that replaces what leaves, if any of it is Available."""
    return (aim.into,) if aim.into is not None and me.state.available[POOL_OF[aim.into]] else ()


def bases(pieces: Pieces) -> int:
    """Forts and Villages among the pieces."""
    return sum([pieces[kind] for kind in BASES if kind in pieces])


# What the instructions prefer


def preferred(me: Thinker, prefer: str) -> tuple[Priority[int], ...]:
    """The line that the instructions of the card put before all others, if they prefer a space."""
    measure = INSTRUCTED.get(prefer)
    if measure is None:
        return ()
    return (Priority(f"instruction-{prefer.replace('_', '-')}", lambda space: measure(me.state, space)),)


INSTRUCTED: dict[str, Callable[[State, int], int | bool]] = {
    "village": lambda state, s: here(state, s, VILLAGE) > 0,
    "no_village": lambda state, s: not here(state, s, VILLAGE),
    "village_with_militia": lambda state, s: here(state, s, VILLAGE) > 0 and here(state, s, MILITIA_UNDERGROUND) > 0,
    "support": lambda state, s: state.level[s] > 0,
    "not_support": lambda state, s: state.level[s] <= 0,
    "active_support": lambda state, s: state.level[s] == ACTIVE_SUPPORT,
    "city": lambda _, s: s in CITIES,
    "rebels_outnumber_british": lambda state, s: rebellion_pieces(state, s) > count_all(state, s, BRITISH_PIECES),
    "regulars_left": lambda state, s: here(state, s, BRITISH_REGULAR) > 1,
    "northwest": lambda _, s: s == NORTHWEST,
    "quebec": lambda _, s: s == QUEBEC,
    "quebec_city": lambda _, s: s == QUEBEC_CITY,
    "quebec_city_for_control": lambda state, s: s == (QUEBEC_CITY if _quebec_city_turns(state) else QUEBEC),
    "french_met": lambda state, s: 2 * (s == WEST_INDIES) + has_pieces(state, s, BRITISH),
    "french_at_villages": lambda state, s: here(state, s, VILLAGE) > 0,
    "british_with_patriots": lambda state, s: has_pieces(state, s, PATRIOTS),
    "british_with_rebels": lambda state, s: rebellion_pieces(state, s) > 0,
    "village_lost": lambda state, s: _base_falls(state, s, VILLAGE, WAR_PARTIES),
    "fort_lost": lambda state, s: _base_falls(state, s, PATRIOT_FORT, PATRIOT_UNITS),
}
"""What the instructions may prefer in a space (8.3.1)."""


def _quebec_city_turns(state: State) -> bool:
    """Card 83: whether three pieces change Control of Quebec City."""
    return control_with(state, QUEBEC_CITY, rebels=3) != state.control[QUEBEC_CITY]


def _base_falls(state: State, space: int, base: int, units: Sequence[int]) -> bool:
    """Card 80: two pieces go, and Forts and Villages last."""
    return here(state, space, base) > 0 and count_all(state, space, units) <= 1


# Choosing


@rule("8.2")
def already_reached(me: Thinker, ask: Ask) -> tuple[Priority[int], ...]:
    """As much as possible is done in the space of the last piece before another is drawn."""
    if me.reached is None:
        return ()
    kind, left, last = me.reached
    number = ask.args.get("number")
    if ask.kind != kind or (number is not None and left != number + 1):
        return ()
    return (Priority("already-reached", lambda space: space == last, tier=9),)


def reach(me: Thinker, ask: Ask, space: int) -> None:
    """Remember the space for the next piece."""
    me.reached = ask.kind, ask.args.get("number"), space


@rule("8.3.5")
def is_behind(me: Thinker) -> bool:
    """Whether the first question of the Event box, about Support and Opposition, can be the one that is met."""
    lead = me.state.support - me.state.opposition
    return lead > 0 if SIDE_OF[me.faction] == REBELLION else lead < 0


def event_space(me: Thinker, ask: Ask) -> Thought[str]:
    """A space for what the card does there."""
    return best_event_space(me, ask, aim_of(me, ask))


def event_place(me: Thinker, ask: Ask) -> str | Thought[str]:
    """Own pieces as many as possible; pieces of the enemy only where nothing else is possible."""
    kind = pool_kind(ask.args["piece"])
    if not friendly(me, kind) and ask.offers("done"):
        return "done"
    return best_event_space(me, ask, Aim(places=(Placed(kind, ask.args["number"]),)))


@rule("8.3.5", "8.3.6")
def best_event_space(me: Thinker, ask: Ask, aim: Aim) -> Thought[str]:
    """By instruction, by the question that was met, by the shift, by bases and pieces, then by chance."""
    card, spaces = card_of(ask), spaces_of(ask)
    lines = [*preferred(me, instruction_for(me.game, card, me.faction).prefer)]
    if card == IROQUOIS_CONFEDERACY and me.faction == INDIANS:
        lines.append(Priority("gather-order", lambda s: gather_order(me, s)))
    shift_asked_for, before_shift = False, len(lines)
    if aim.toward is not None:
        shifts = shift_gains(me, spaces, aim.toward, aim.levels)
        shift_asked_for = is_behind(me) and any(sum(gain) > 0 for gain in shifts.values())
        lines.append(Priority("gains", lambda s: MUCH + shifts[s][0], tier=2))
        lines.append(Priority("takes-away", lambda s: MUCH + shifts[s][1], tier=3))
    if aim.takes or aim.places:
        comes, goes, replaced_by = coming(me, spaces, aim), going(me, spaces, aim), replacements(me, aim)
        question, state = QUESTIONS[me.faction], me.state

        def asked(space: int) -> int:
            new, old = comes[space], goes[space]
            return question(state, space, (*new, *replaced_by) if old and replaced_by else new, old, aim.lost)

        if shift_asked_for:
            lines.append(Priority("asked-for", asked, tier=4))
        else:
            lines.insert(before_shift, Priority("asked-for", asked, tier=1))
        if aim.about_bases:
            lines.append(Priority("most-bases", lambda s: bases(goes[s] | comes[s]), tier=5))
        lines.append(Priority("most-pieces", lambda s: sum(goes[s].values()) + sum(comes[s].values()), tier=6))
    lines.extend(already_reached(me, ask))
    space = yield from best_space(me, spaces, *lines)
    if space is None:
        return "done"
    reach(me, ask, space)
    return SPACES[space]
