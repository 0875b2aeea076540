"""1.8 Resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import FACTIONS, Faction

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

LIMIT = 50


@rule("1.8")
def gain(game: Game, faction: Faction, n: int, rule: str) -> int:
    """Change a Faction's Resources, kept from 0 to 50. Returns by how much they changed."""
    resources = game.state.resources
    before = resources[faction]
    after = before + n
    if after < 0:
        after = 0
    elif after > LIMIT:
        after = LIMIT
    if after != before:
        resources[faction] = after
        game.log("resources", rule, faction=FACTIONS[faction], number=after - before, total=after)
    return after - before


def pay(game: Game, faction: Faction, n: int, rule: str) -> None:
    """Pay a cost that the Faction can afford."""
    assert game.state.resources[faction] >= n
    gain(game, faction, -n, rule)


@rule("1.8")
def transfer(game: Game, giver: int, taker: int, n: int, rule: str) -> int:
    """Hand over up to n Resources as far as the giver has them. Returns how many left the giver."""
    lost = -gain(game, giver, -n, rule)
    gain(game, taker, lost, rule)
    return lost
