"""8.3.5 What: which Command or piece a non-player chooses, and which pieces it removes, turns or moves by an Event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.charts import CHARTS
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import pieces_of, spaces_of
from tricorne.games.liberty_or_death.bots.s8_1_2_pieces import (
    Order,
    enemy_removal,
    friendly_removal,
    next_piece,
    spares_the_last,
    target_rank,
)
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import best_of
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_1_instructions import (
    PREFERRED_KIND,
    instruction_for,
    preferred,
)
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_choice import (
    ALREADY_REACHED,
    EventChoice,
    card_of,
    friendly,
    kind_in,
    reach,
)
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_8_other_choices import at_random
from tricorne.games.liberty_or_death.names import (
    ALLY_OF,
    FACTION_OF,
    FACTIONS,
    INDIANS,
    KINDS,
    PATRIOT_FORT,
    PATRIOTS,
    POOL_OF,
    REBELLION,
    SIDE_OF,
    SPACES,
    VILLAGE,
    Kind,
    Space,
)

Pieces: TypeAlias = list[tuple[Space, Kind]]
"""Pieces of a question, as (space, kind)."""

# What a Faction likes to do or place: its own first, then its friend's.
CHOICES = (
    ("battle", "british_fort", "tory", "fort", "village", "war_party"),
    ("patriot_fort", "fort", "militia", "continental"),
    ("war_path", "village", "war_party", "british_fort", "fort", "tory"),
    ("french_regular", "patriot_fort", "fort", "militia", "continental"),
)
# The enemy's base whose removal a question of the Event box asks for (8.5, 8.7).
BASE_TO_REMOVE = {PATRIOTS: VILLAGE, INDIANS: PATRIOT_FORT}


@rule("8.3.5", "8.3.8")
def event_choice(me: Thinker, ask: Ask) -> Thought[str]:
    """A Command by the flowchart, bases before units, the own kinds before others; anything else by chance."""
    options = ask.options()
    if me.faction == INDIANS and "march" in options:
        order = yield from CHARTS[INDIANS].order(me)
        return next(name for name in (*order, *options) if name in options)
    wanted = next((word for word in CHOICES[me.faction] if word in options), None)
    return wanted or (yield from at_random(me, options))


def event_two(me: Thinker, _ask: Ask) -> str:
    """The enemy loses two."""
    return "war_party" if SIDE_OF[me.faction] == REBELLION else "militia"


# Removing and replacing


class PieceChoice(EventChoice):
    """A question about pieces: their kinds in each space, and what replaces them."""

    __slots__ = ("at", "into")

    def __init__(self, me: Thinker, ask: Ask, pieces: Pieces) -> None:
        super().__init__(me, ask)
        self.at: dict[Space, list[Kind]] = {}
        for space, kind in pieces:
            self.at.setdefault(space, []).append(kind)
        self.into = kind_in(ask) if ask.kind == "event-replace" else None

    def matches(self, space: Space) -> int:
        """How far the space matches the questions of the Faction's Event box by what replaces the piece."""
        if self.into is None or not self.state.available[POOL_OF[self.into]]:
            return 0
        return CHARTS[self.me.faction].matches(self.state, space, (self.into,), (), False)


ENEMIES: tuple[Priority[PieceChoice, Space], ...] = (
    Priority("asked-for", lambda choice, s: choice.matches(s), tier=1),
    Priority("first-targets", lambda choice, s: target_rank(choice.at[s]), tier=2),
    ALREADY_REACHED,
)
FRIENDS: tuple[Priority[PieceChoice, Space], ...] = (
    Priority("not-the-last", lambda choice, s: spares_the_last(choice.me, s, choice.at[s]), tier=1),
    ALREADY_REACHED,
)


@rule("8.3.5", "8.1.2")
def event_remove(me: Thinker, ask: Ask) -> Thought[str]:
    """Enemy pieces in their order; if friends must go, the other Faction's; of its own the least useful."""
    prefer = instruction_for(me.game, card_of(ask), me.faction).prefer
    pieces = _of_kind(pieces_of(ask), PREFERRED_KIND.get(prefer))
    enemies = [piece for piece in pieces if not friendly(me, piece[1])]
    if enemies:
        enemies = yield from _of_one_enemy(me, _of_kind(enemies, BASE_TO_REMOVE.get(me.faction)))
        return (yield from _taken(me, ask, enemies, (*preferred(prefer), *ENEMIES), enemy_removal))
    if "done" in ask.options():
        return "done"
    friends = [piece for piece in pieces if FACTION_OF[piece[1]] == ALLY_OF[me.faction]]
    return (yield from _taken(me, ask, friends or pieces, (*preferred(prefer), *FRIENDS), friendly_removal))


def _of_kind(pieces: Pieces, kind: Kind | None) -> Pieces:
    """The pieces of the kind, or all if there is none."""
    return [piece for piece in pieces if piece[1] == kind] or pieces


@rule("8.3.5")
def _of_one_enemy(me: Thinker, pieces: Pieces) -> Thought[Pieces]:
    """The pieces of one enemy Faction: a player's before a non-player's, otherwise by chance."""
    enemies = [FACTIONS[faction] for faction in dict.fromkeys([FACTION_OF[kind] for _, kind in pieces])]
    if len(enemies) == 1:
        return pieces
    players = [name for name in enemies if not me.game.is_nonplayer(name)]
    enemy = yield from at_random(me, players or enemies)
    return [piece for piece in pieces if FACTIONS[FACTION_OF[piece[1]]] == enemy]


def _taken(
    me: Thinker, ask: Ask, pieces: Pieces, priorities: Sequence[Priority[PieceChoice, Space]], order: Order | None
) -> Thought[str]:
    """A piece from the first space by the priorities, the first there by the order of 8.1.2 if there is one."""
    choice = PieceChoice(me, ask, pieces)
    space = yield from best_of(me, choice, list(choice.at), priorities)
    assert space is not None
    reach(me, ask, space)
    kinds = choice.at[space]
    return f"{SPACES[space]}:{KINDS[kinds[0] if order is None else next_piece(me, order, space, kinds)]}"


# Turning and moving

MOVED: tuple[Priority[PieceChoice, Space], ...] = (
    Priority(
        "not-the-last",
        lambda choice, s: friendly(choice.me, choice.at[s][0]) and spares_the_last(choice.me, s, choice.at[s]),
    ),
    ALREADY_REACHED,
)


def event_activate(me: Thinker, ask: Ask) -> Thought[str]:
    """Enemies turn wherever chance says; own pieces that are Active already are counted first."""
    pieces = pieces_of(ask)
    if pieces and friendly(me, pieces[0][1]) and "done" in ask.options():
        return "done"
    space = yield from _by_lot(me, ask, [space for space, _ in pieces])
    return f"{SPACES[space]}:{KINDS[pieces[0][1]]}"


def event_show(me: Thinker, ask: Ask) -> Thought[str]:
    """Card 29: a unit turns wherever chance says."""
    return SPACES[(yield from _by_lot(me, ask, spaces_of(ask)))]


def _by_lot(me: Thinker, ask: Ask, spaces: Sequence[Space]) -> Thought[Space]:
    space = yield from best_of(me, EventChoice(me, ask), spaces, (ALREADY_REACHED,))
    assert space is not None
    reach(me, ask, space)
    return space


def event_move(me: Thinker, ask: Ask) -> Thought[str]:
    """As many as possible, from spaces that chance picks; a friendly Tory or Continental is not the last to leave."""
    return _taken(me, ask, pieces_of(ask), MOVED, None)
