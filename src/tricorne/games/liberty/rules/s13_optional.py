"""13.0 Optional rules of battle: volleys, bayonet charges and the pursuit round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import Block
from tricorne.games.liberty.rules.s1_map import seat_of
from tricorne.games.liberty.rules.s2_armies import PURSUIT_ROUND
from tricorne.games.liberty.rules.s8_naval import active, displaced_ships, fire_obstacle

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty
    from tricorne.games.liberty.state import Battle

FOOT_WITH_VOLLEY = ("militia_foot", "loyalist_foot")
FOOT_WITH_BAYONETS = ("foot", "hessian_foot", "french_foot", "guards")
BAYONET_ROUND = 2
VOLLEY_LEAVES, BAYONETS_LEAVE = 2, 3


@rule("13.1")
def declare_volleys(game: Liberty, battle: Battle) -> Rule[None]:
    """Optional: a side's militia, or Loyalist foot, fires better in round 1 and leaves in round 2."""
    for side in (1 - battle.attacker, battle.attacker):
        foot = [b for b in active(game, battle, side) if game.board.block_type[b] in FOOT_WITH_VOLLEY]
        if foot and (yield Ask(seat_of(side), "volley", ["yes", "no"], "13.1")) == "yes":
            battle.volley += foot


@rule("13.2")
def bayonet_obstacle(game: Liberty, battle: Battle, block: Block) -> Reason | None:
    """Line foot that can fire charges in round 2, where that rule is used."""
    if game.settings["bayonets"] != "on":
        return "why-no-bayonets", "13.2"
    if game.board.block_type[block] not in FOOT_WITH_BAYONETS:
        return "why-not-line-foot", "13.2"
    if battle.round != BAYONET_ROUND:
        return "why-round-two", "13.2"
    return fire_obstacle(game, battle, block)


@rule("13.3")
def has_pursuit(game: Liberty, battle: Battle) -> bool:
    """The optional fourth round; not where it is the defender's ships that must leave."""
    return game.settings["pursuit"] == "on" and not displaced_ships(game, battle)


@rule("7.4", "13.1", "13.2", "13.3")
def must_leave(game: Liberty, battle: Battle, block: Block) -> bool:
    """Whether a block may only retreat: after a volley or a bayonet charge, and attackers in the pursuit round."""
    if battle.round == PURSUIT_ROUND:
        return game.board.block_side[block] == battle.attacker
    if battle.round == BAYONETS_LEAVE:
        return block in battle.bayonets
    return battle.round == VOLLEY_LEAVES and block in battle.volley
