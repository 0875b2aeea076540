"""8.3.5 Where, when a non-player executes an Event or is made to act by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.charts import CHARTS
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import spaces_of
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import best_of
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_1_instructions import instruction_for, preferred
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_aims import AIMS, NOTHING, Aim, Placed, Taken
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_choice import (
    ALREADY_REACHED,
    EventChoice,
    card_of,
    friendly,
    kind_in,
    reach,
)
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_6_shifts import is_behind, shift_gains
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_2_gather import gather_order
from tricorne.games.liberty_or_death.names import (
    BASES,
    INDIANS,
    PIECES_OF,
    POOL_OF,
    SPACES,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.lesser import lesser
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all, room

Pieces: TypeAlias = dict[Kind, int]
"""How many by their kinds."""

SLAVES_ESCAPE = 80
IROQUOIS_CONFEDERACY = 96


def event_space(me: Thinker, ask: Ask) -> Thought[str]:
    """A space for what the card does there."""
    return best_event_space(me, ask, aim_of(me, ask))


def aim_of(me: Thinker, ask: Ask) -> Aim:
    """What the choice is about; card 80 takes two pieces of the Faction that was named, Forts and Villages last."""
    card = card_of(ask)
    if card == SLAVES_ESCAPE and me.named is not None:
        return Aim(takes=(Taken(PIECES_OF[me.named], 2),))
    return AIMS.get((card, ask.args["text"] == "shaded"), NOTHING)


def event_place(me: Thinker, ask: Ask) -> str | Thought[str]:
    """Own pieces as many as possible; pieces of the enemy only where nothing else is possible."""
    kind = kind_in(ask)
    if not friendly(me, kind) and ask.offers("done"):
        return "done"
    return best_event_space(me, ask, Aim(places=(Placed(kind, ask.args["number"]),)))


# What would happen in a space


class Effects(EventChoice):
    """What an Event would do in each space that it may be aimed at."""

    __slots__ = ("comes", "goes", "lost", "replaced_by", "shifts")

    def __init__(self, me: Thinker, ask: Ask, spaces: Sequence[Space], aim: Aim) -> None:
        super().__init__(me, ask)
        self.shifts = {} if aim.toward is None else shift_gains(me, spaces, aim.toward, aim.levels)
        """Own gain and the enemy's loss."""
        self.comes, self.goes = coming(me, spaces, aim), going(me, spaces, aim)
        """The pieces that would come to each space, and leave it."""
        self.replaced_by = replacements(me, aim)
        self.lost = aim.lost
        """What leaves are Casualties."""

    def matches(self, space: Space) -> int:
        """How far the space matches the questions of the Faction's Event box."""
        comes, goes = self.comes[space], self.goes[space]
        kinds = (*comes, *self.replaced_by) if goes and self.replaced_by else comes
        return CHARTS[self.me.faction].matches(self.state, space, kinds, goes, self.lost)

    def bases(self, space: Space) -> int:
        """Forts and Villages that leave or come."""
        pieces = self.goes[space] | self.comes[space]
        return sum(pieces[kind] for kind in BASES if kind in pieces)

    def pieces(self, space: Space) -> int:
        """All pieces that leave or come."""
        return sum(self.goes[space].values()) + sum(self.comes[space].values())


def going(me: Thinker, spaces: Sequence[Space], aim: Aim) -> dict[Space, Pieces]:
    """The pieces that would leave each space."""
    state = me.state
    found: dict[Space, Pieces] = {space: {} for space in spaces}
    for taken in aim.takes:
        for space in spaces:
            left = 0 if taken.unless and count_all(state, space, taken.unless) else taken.most
            for kind in taken.kinds:
                number = lesser(here(state, space, kind), left)
                if number:
                    found[space][kind] = number
                    left -= number
    return found


def coming(me: Thinker, spaces: Sequence[Space], aim: Aim) -> dict[Space, Pieces]:
    """The friendly pieces that would come to each space, as far as there are any and stacking allows."""
    state = me.state
    found: dict[Space, Pieces] = {space: {} for space in spaces}
    for placed in aim.places:
        kind, pool = placed.kind, POOL_OF[placed.kind]
        there = state.available[pool] + (state.unavailable[pool] if aim.unavailable else 0)
        if not there or not friendly(me, kind):
            continue
        most = lesser(placed.number, there)
        for space in spaces:
            if space in placed.where and (fits := room(me.game, space, kind)) > 0:
                found[space][kind] = most if most < fits else fits
    return found


def replacements(me: Thinker, aim: Aim) -> tuple[Kind, ...]:
    """The kind that replaces what leaves, if any of it is Available."""
    return (aim.into,) if aim.into is not None and me.state.available[POOL_OF[aim.into]] else ()


# Choosing

MUCH = 99
"""More than a shift can cost in any space: the smaller loss has the greater weight."""
GATHER_ORDER: Priority[Effects, Space] = Priority("gather-order", lambda effects, s: gather_order(effects.me, s))
MATCHING: Priority[Effects, Space] = Priority("asked-for", lambda effects, s: effects.matches(s), tier=1)
SHIFTING: tuple[Priority[Effects, Space], ...] = (
    Priority("gains", lambda effects, s: MUCH + effects.shifts[s][0], tier=2),
    Priority("takes-away", lambda effects, s: MUCH + effects.shifts[s][1], tier=3),
)
MATCHING_AFTER_SHIFT: Priority[Effects, Space] = Priority("asked-for", lambda effects, s: effects.matches(s), tier=4)
MOST_BASES: Priority[Effects, Space] = Priority("most-bases", lambda effects, s: effects.bases(s), tier=5)
MOST_PIECES: Priority[Effects, Space] = Priority("most-pieces", lambda effects, s: effects.pieces(s), tier=6)


@rule("8.3.5", "8.3.6")
def best_event_space(me: Thinker, ask: Ask, aim: Aim) -> Thought[str]:
    """By instruction, by the question that was met, by the shift, by bases and pieces, then by chance."""
    spaces = spaces_of(ask)
    effects = Effects(me, ask, spaces, aim)
    space = yield from best_of(me, effects, spaces, _priorities(me, ask, aim, effects))
    if space is None:
        return "done"
    reach(me, ask, space)
    return SPACES[space]


def _priorities(me: Thinker, ask: Ask, aim: Aim, effects: Effects) -> list[Priority[Effects, Space]]:
    """The lines that apply, in their order: the question of the Event box that was met comes first."""
    card = card_of(ask)
    lines: list[Priority[Effects, Space]] = [*preferred(instruction_for(me.game, card, me.faction).prefer)]
    if card == IROQUOIS_CONFEDERACY and me.faction == INDIANS:
        lines.append(GATHER_ORDER)
    shift_first = is_behind(me) and any(sum(gain) > 0 for gain in effects.shifts.values())
    if aim.moves_pieces and not shift_first:
        lines.append(MATCHING)
    if aim.toward is not None:
        lines += SHIFTING
    if aim.moves_pieces and shift_first:
        lines.append(MATCHING_AFTER_SHIFT)
    if aim.moves_bases:
        lines.append(MOST_BASES)
    if aim.moves_pieces:
        lines.append(MOST_PIECES)
    lines.append(ALREADY_REACHED)
    return lines
