"""8.3.4 Event placement: which pieces, and how many of them, a non-player places by an Event."""

from __future__ import annotations

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker
from tricorne.games.liberty_or_death.bots.machinery.questions import most_of, numbers_of, space_of
from tricorne.games.liberty_or_death.bots.s8_1_2_pieces import next_piece, placing_order, releasing_order
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_1_instructions import instruction_for
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_choice import card_of, friendly, kind_in
from tricorne.games.liberty_or_death.names import BASES, FACTION_OF, PIECE_NAME, POOL_NAMES, WAR_PARTIES


@rule("8.3.4", "8.1.2")
def event_piece(me: Thinker, ask: Ask) -> str:
    """Forts and Villages, then units, the own Faction's first; Unavailable ones before all; no enemy's if possible."""
    options = [name for name in ask.options() if name != "done"]
    kinds = [POOL_NAMES[name.rpartition(":")[2]] for name in options]
    mine = [kind for kind in kinds if friendly(me, kind)]
    if not mine and "done" in ask.options():
        return "done"
    wanted = list(dict.fromkeys(mine or kinds))
    if instruction_for(me.game, card_of(ask), me.faction).prefer == "war_parties":
        wanted = [kind for kind in wanted if kind in WAR_PARTIES] or wanted
    wanted = [kind for kind in wanted if kind in BASES] or wanted
    wanted = [kind for kind in wanted if FACTION_OF[kind] == me.faction] or wanted
    released = releasing_order([kind for kind in wanted if f"unavailable:{PIECE_NAME[kind]}" in options])
    chosen = released[0] if released else next_piece(me, placing_order, space_of(ask), wanted)
    return next(name for name, kind in zip(options, kinds, strict=True) if kind == chosen)


@rule("8.3.4")
def event_number(me: Thinker, ask: Ask) -> str:
    """All of one's own, none of the enemy's."""
    return most_of(ask) if friendly(me, kind_in(ask)) else str(min(numbers_of(ask)))


@rule("8.3.4")
def from_west_indies(_me: Thinker, ask: Ask) -> str:
    """Available pieces before those in the West Indies."""
    return str(min(numbers_of(ask)))
