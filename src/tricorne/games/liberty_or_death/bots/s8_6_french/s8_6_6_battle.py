"""8.6.6 Battle of the non-player French."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.battles import Battles, fight, open_battles, outmatched
from tricorne.games.liberty_or_death.bots.machinery.measures import (
    british_pieces,
    population,
    rebellion_cubes,
    rebellion_leaders,
    support_of,
    with_rebellion_cubes,
)
from tricorne.games.liberty_or_death.bots.machinery.plan import Plan, Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import space_of, spaces_of
from tricorne.games.liberty_or_death.bots.machinery.specials import special_step
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_space
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_3_hortalez_after_treaty import BEFORE_BATTLE
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, SPACES, Space
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State


def battle_fields(state: State) -> list[Space]:
    """Spaces with British pieces in which Rebellion cubes, with Leaders, outnumber them."""
    return [
        space
        for space in with_rebellion_cubes(state)
        if 0 < british_pieces(state, space) < rebellion_cubes(state, space) + rebellion_leaders(state, space)
    ]


def meets_british(me: Thinker, space: Space) -> bool:
    return has_pieces(me.state, space, FRENCH) and has_pieces(me.state, space, BRITISH)


FOUGHT: Priorities = (population(),)
BATTLES = Battles(meets_british, FOUGHT, "battle-with-patriots")


def would_battle(me: Thinker, space: Space) -> bool:
    """Whether a granted Battle there is one that they would select; it costs the Patriots nothing."""
    return meets_british(me, space) and bool(outmatched(me, (space,), ally_pays=True))


@rule("8.6.6")
def battle(me: Thinker) -> Plan:
    """A Special Activity first, then Battle wherever it can be won, the highest Population first."""
    opened = yield from open_battles(me, BATTLES)
    if opened is None:
        return
    ask, fields = opened
    step = yield from special_step(me, ask, BEFORE_BATTLE)
    if step is not None:
        ask = yield step
    yield from fight(BATTLES, ask, fields)


# Blockades after a won Day

MOVED: Priorities = (Priority("most-support", lambda me, s: support_of(me.game, s)),)


@rule("8.6.6", "8.5.1")
def move_blockade(me: Thinker, ask: Ask) -> Thought[str]:
    """Only to a City with more Support than the one fought over, the most first."""
    origin = support_of(me.game, space_of(ask, "origin"), open_city=True)
    city = yield from best_space(me, [c for c in spaces_of(ask) if support_of(me.game, c) > origin], MOVED)
    return "done" if city is None else SPACES[city]
