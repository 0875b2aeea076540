"""8.5.1 Battle of the non-player Patriots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.battles import Battles, fight, open_battles, outmatched
from tricorne.games.liberty_or_death.bots.machinery.measures import (
    active_royalists,
    population,
    rebellion_cubes,
    rebellion_leaders,
    villages_first,
    with_rebellion_cubes,
)
from tricorne.games.liberty_or_death.bots.machinery.plan import Plan, Thinker
from tricorne.games.liberty_or_death.bots.machinery.specials import close_with
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_1_specials import SPECIALS
from tricorne.games.liberty_or_death.names import PATRIOTS, Space
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces
from tricorne.games.liberty_or_death.rules.s1_5_sides import royalist_pieces
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_at

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State


def battle_fields(state: State) -> list[Space]:
    """Spaces with Active Royalists whom Rebellion cubes, with Leaders, outnumber."""
    return [
        space
        for space in with_rebellion_cubes(state)
        if 0 < active_royalists(state, space) < rebellion_cubes(state, space) + rebellion_leaders(state, space)
    ]


def nobody_to_hit(state: State) -> list[Space]:
    """Spaces with Rebellion cubes in which all Royalists are Underground."""
    return [
        space
        for space in with_rebellion_cubes(state)
        if royalist_pieces(state, space) and not active_royalists(state, space)
    ]


def meets_royalists(me: Thinker, space: Space) -> bool:
    """Patriots beside Royalists who could be hit."""
    return has_pieces(me.state, space, PATRIOTS) and active_royalists(me.state, space) > 0


FOUGHT: Priorities = (
    Priority("washington", lambda me, s: leader_at(me.state, PATRIOTS, s)),
    population(),
    villages_first(tier=1),
)
BATTLES = Battles(meets_royalists, FOUGHT, "battle-with-french")


def would_battle(me: Thinker, space: Space) -> bool:
    """Whether a granted Battle there is one that they would select; it costs the French nothing."""
    return meets_royalists(me, space) and bool(outmatched(me, (space,), ally_pays=True))


@rule("8.5.1")
def battle(me: Thinker) -> Plan:
    """All spaces that can be won, with as many French as possible, then Partisans, Skirmish or Persuasion."""
    opened = yield from open_battles(me, BATTLES)
    if opened is None:
        return
    ask = yield from fight(BATTLES, *opened)
    yield from close_with(SPECIALS)(me, ask)
