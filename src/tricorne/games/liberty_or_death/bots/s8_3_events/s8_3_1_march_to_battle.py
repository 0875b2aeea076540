"""8.3.1, card 51: a March to a space in which the Faction's own Battle would then be fought."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tricorne.core import rule
from tricorne.games.liberty_or_death.bots.charts import CHARTS
from tricorne.games.liberty_or_death.bots.machinery.marching import (
    Arrivals,
    Found,
    Groups,
    MarchLine,
    arrive,
    march_by,
    size,
)
from tricorne.games.liberty_or_death.bots.machinery.plan import Plan, Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.specials import Specials, close_with
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import best_space
from tricorne.games.liberty_or_death.bots.s8_2_random_spaces import drawn
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_1_instructions import instruction_for
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_3_march import Marches
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_4_march import movable_with_french
from tricorne.games.liberty_or_death.names import BRITISH, MAP, Faction, Space
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces, royalist_pieces

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


def marches_to_battle(game: Game, faction: Faction) -> bool:
    """Whether the card in play tells the Faction to March so that it can Battle."""
    return instruction_for(game, game.state.card, faction).prefer == "march_to_battle"


@rule("8.3.1")
def march_to_battle(me: Thinker) -> Plan:
    """One destination, so that the enemy there is outmatched."""
    return march_by(me, MARCH_TO_BATTLE, close_with(Specials(())), most=1)


def find(me: Thinker, arrivals: Arrivals) -> Found:
    """The groups that make the enemy outmatched in one space, the largest first and no more than needed."""
    into = _groups_into(me, arrivals)
    enemies = rebellion_pieces if me.faction == BRITISH else royalist_pieces
    fields = [space for space in MAP if enemies(me.state, space) and _suffice(me, space, into(space))]
    destination = yield from best_space(me, fields)
    return None if destination is None else (destination, (yield from _enough(me, destination, into(destination))))


MARCH_TO_BATTLE = (MarchLine("march-to-battle", find, limit=1),)


def _suffice(me: Thinker, destination: Space, groups: Groups) -> bool:
    """Whether the Faction would fight there with these groups."""
    if groups:
        me = me.ahead()
        arrive(me, Arrivals(), destination, groups)
    return CHARTS[me.faction].would_battle(me, destination)


def _enough(me: Thinker, destination: Space, groups: Groups) -> Thought[Groups]:
    """As few of the groups as the Battle needs."""
    left, chosen = dict(groups), Groups()
    while left and not _suffice(me, destination, chosen):
        largest = max(map(size, left.values()))
        origin = yield from drawn(me, [origin for origin in left if size(left[origin]) == largest])
        chosen[origin] = left.pop(origin)
    return chosen


def _groups_into(me: Thinker, arrivals: Arrivals) -> Callable[[Space], Groups]:
    """The groups that reach a destination."""
    if me.faction == BRITISH:
        return Marches(me, arrivals).into
    movable = movable_with_french(me, arrivals)
    adjacent = me.game.board.adjacent
    return lambda space: {origin: movable[origin] for origin in adjacent[space] if origin in movable}
