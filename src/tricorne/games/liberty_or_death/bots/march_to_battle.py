"""8.3.1, card 51: a March to a space in which the Faction's own Battle would then be fought."""

from __future__ import annotations

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
    march_by,
    size,
    with_french,
)
from tricorne.games.liberty_or_death.bots.plan import Plan, Thinker
from tricorne.games.liberty_or_death.bots.specials import close_with
from tricorne.games.liberty_or_death.bots.ties import best_space
from tricorne.games.liberty_or_death.names import BRITISH, MAP

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
    ways = {space: groups for space in MAP if (groups := _enough(me, arrivals, space)) is not None}
    destination = yield from best_space(me, list(ways))
    return None if destination is None else (destination, ways[destination])


def _enough(me: Thinker, arrivals: Arrivals, destination: int) -> Groups | None:
    groups = _groups_into(me, arrivals, destination)
    chosen: Groups = {}
    if would_battle(me, destination):
        return chosen
    for origin in sorted(groups, key=lambda origin: -size(groups[origin])):
        chosen[origin] = groups[origin]
        there = me.ahead()
        arrive(there, Arrivals(), destination, chosen)
        if would_battle(there, destination):
            return chosen
    return None


def _groups_into(me: Thinker, arrivals: Arrivals, destination: int) -> Groups:
    if me.faction == BRITISH:
        return Marches(me, arrivals).into(destination)
    near = {origin: with_french(me, arrivals, origin) for origin in me.game.board.adjacent[destination]}
    return {origin: group for origin, group in near.items() if group}
