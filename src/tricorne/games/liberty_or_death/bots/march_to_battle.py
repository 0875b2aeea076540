"""8.3.1, card 51: a March to a space in which the Faction's own Battle would then be fought."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.british_moves import Marches
from tricorne.games.liberty_or_death.bots.fields import would_battle
from tricorne.games.liberty_or_death.bots.instructions import instruction_for
from tricorne.games.liberty_or_death.bots.marching import (
    Arrivals,
    Found,
    Groups,
    MarchLine,
    arrive,
    drawn,
    march_by,
    movable_with_french,
    size,
)
from tricorne.games.liberty_or_death.bots.plan import Plan, Thinker
from tricorne.games.liberty_or_death.bots.specials import close_with
from tricorne.games.liberty_or_death.bots.ties import Thought, best_space
from tricorne.games.liberty_or_death.names import BRITISH, MAP
from tricorne.games.liberty_or_death.rules.s1_4_pieces import rebellion_pieces, royalist_pieces

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


def marches_to_battle(game: Game, faction: int) -> bool:
    """Whether the card in play tells the Faction to March so that it can Battle."""
    return instruction_for(game, game.state.card, faction).prefer == "march_to_battle"


@rule("8.3.1")
def march_to_battle(me: Thinker) -> Plan:
    """One destination, so that the enemy there is outmatched."""
    return march_by(me, (MarchLine("march-to-battle", _find, limit=1),), close_with(), most=1)


def _find(me: Thinker, arrivals: Arrivals) -> Found:
    """The groups that make the enemy outmatched in one space, the largest first and no more than needed."""
    into = _groups_into(me, arrivals)
    enemies = rebellion_pieces if me.faction == BRITISH else royalist_pieces
    fields = [space for space in MAP if enemies(me.state, space) and _suffice(me, space, into(space))]
    destination = yield from best_space(me, fields)
    return None if destination is None else (destination, (yield from _enough(me, destination, into(destination))))


def _suffice(me: Thinker, destination: int, groups: Groups) -> bool:
    """Whether the Faction would fight there with these groups."""
    if groups:
        me = me.ahead()
        arrive(me, Arrivals(), destination, groups)
    return would_battle(me, destination)


def _enough(me: Thinker, destination: int, groups: Groups) -> Thought[Groups]:
    """As few of the groups as the Battle needs."""
    left, chosen = dict(groups), Groups()
    while left and not _suffice(me, destination, chosen):
        largest = max(map(size, left.values()))
        origin = yield from drawn(me, [origin for origin in left if size(left[origin]) == largest])
        chosen[origin] = left.pop(origin)
    return chosen


def _groups_into(me: Thinker, arrivals: Arrivals) -> Callable[[int], Groups]:
    """The groups that reach a destination."""
    if me.faction == BRITISH:
        return Marches(me, arrivals).into
    movable = movable_with_french(me, arrivals)
    adjacent = me.game.board.adjacent
    return lambda space: {origin: movable[origin] for origin in adjacent[space] if origin in movable}
